import { createCodeRule } from './code-rule.ts';

const keepUnchanged = (text: string) => text;

/** NAICS code, from a sector or a range of sectors to a national industry. */
export const naicsCodeRule = createCodeRule({
  form: /^(\d{2,6}|\d{2}-\d{2})$/,
  constraint: 'two to six digits, or a range of sectors',
  example: '541511',
  maxLength: 6,
  write: keepUnchanged,
});

/** Code of the Standard Industrial Classification, as used by the SEC. */
export const sicCodeRule = createCodeRule({
  form: /^[0-9]{4}$/,
  constraint: 'a SIC code of exactly four digits',
  example: '7372',
  write: keepUnchanged,
});

/** Code of the customs tariff, with or without dots. */
export const tariffCodeRule = createCodeRule({
  form: /^\d{2}(\.?\d{2}){0,4}$/,
  constraint: '2, 4, 6, 8 or 10 digits, with or without dots',
  example: '0901',
  maxLength: 13,
  write: keepUnchanged,
});
