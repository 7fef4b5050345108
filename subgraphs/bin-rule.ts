/** A card range: never a whole card number. */
export const binForm = /^\d{6,11}$/;

/** Without the digits: what was given may be a card number. */
export const binRule =
  'bin must be the first 6 to 11 digits of a card number, never a whole one: use for example 411111.';
