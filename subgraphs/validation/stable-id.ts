import { createCodeRule } from './code-rule.ts';

/** Stable id of a city. */
export const cityIdRule = createCodeRule({
  form: /^city_[2-9a-hjkmnp-z]{12}$/,
  constraint: 'city_ and twelve letters or digits, as returned by other lookups',
  example: 'city_8r3hmgzq7bku',
  write: (text) => text,
});

/** Stable id of a company. */
export const companyIdRule = createCodeRule({
  form: /^co_[2-9a-hjkmnp-z]{12}$/,
  constraint: 'co_ and 12 of the characters 23456789abcdefghjkmnpqrstuvwxyz',
  example: 'co_8gdv9rgx7f32',
  write: (text) => text,
});
