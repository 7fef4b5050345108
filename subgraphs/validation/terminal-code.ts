import { createCodeRule } from './code-rule.ts';

/** IATA airport code. */
export const iataRule = createCodeRule({
  form: /^[A-Za-z]{3}$/,
  constraint: 'an airport code of three letters',
  example: 'JFK',
});

/** ICAO airport code. */
export const icaoRule = createCodeRule({
  form: /^[A-Za-z]{4}$/,
  constraint: 'an airport code of four letters',
  example: 'EGLL',
});

/** UN/LOCODE of a port. A space after the country is removed. */
export const unlocodeRule = createCodeRule({
  form: /^[A-Za-z]{2} ?[A-Za-z\d]{3}$/,
  constraint: 'a UN/LOCODE of five characters',
  example: 'NLRTM',
  write: (text) => text.replace(' ', '').toUpperCase(),
});
