"""ANNAOTTO's table: two-sided cards, open sides all around, hands that come down."""
