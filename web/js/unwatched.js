// PyScript has itself told of every change in the page, for scripts and buttons of its own that come
// later. None does, and to write down what changes on a table, attribute by attribute, is a part of
// every tap. What is there when PyScript comes it finds without that.
const { observe } = MutationObserver.prototype;

MutationObserver.prototype.observe = function (target, options) {
  if (target !== document) observe.call(this, target, options);
};
