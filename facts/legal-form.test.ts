import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { removeLegalForm } from './legal-form.ts';

test.each([
  ['Apple Inc.', 'apple'],
  ['The Coca-Cola Company', 'coca cola'],
  ['Merck & Co., Inc.', 'merck'],
  ['Deere and Company', 'deere'],
  ['CRH public limited company', 'crh'],
  ['NXP Semiconductors N.V.', 'nxp semiconductors'],
  ['Visa', 'visa'],
  ['The Inc.', 'inc'],
  ['Inc', 'inc'],
])('the legal form is removed from the company name %s', (name, bare) => {
  expect(removeLegalForm(fold(name))).toBe(bare);
});
