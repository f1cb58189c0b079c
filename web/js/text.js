const decoder = new TextDecoder();

/** A text that Python hands over: as it is, or as bytes, which come in one piece. */
export const plain = (given) => (typeof given === "string" ? given : decoder.decode(given.toJs()));
