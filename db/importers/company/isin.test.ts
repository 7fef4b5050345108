import { expect, test } from 'vitest';
import { isIsin } from './isin.ts';

// ISINs as published by issuers and exchanges: Apple, Microsoft, Roche, SAP, BAE Systems, Toyota. The last one is the
// example in the standard.
test.each([
  'US0378331005',
  'US5949181045',
  'CH0012032048',
  'DE0007164600',
  'GB0002634946',
  'JP3633400001',
  'AU0000XVGZA3',
])('the ISIN %s is accepted', (isin) => {
  expect(isIsin(isin)).toBe(true);
  // Any other check digit is wrong.
  const otherIsins = Array.from('0123456789', (digit) => isin.slice(0, -1) + digit).filter(isIsin);
  expect(otherIsins).toEqual([isin]);
});

test.each([
  ['small letters', 'us037833100'],
  ['a digit in the country', 'U1037833100'],
  ['a letter too many in front', 'AUS037833100'],
  ['a nought in front', '0US037833100'],
  ['one too many behind', 'US0378331005'],
  ['one too few', 'US03783310'],
  ['a character other than a letter or digit', 'US03783310-'],
  ['nothing', ''],
])('an ISIN with %s is rejected, whatever its check digit', (_, head) => {
  expect(Array.from('0123456789', (digit) => head + digit).filter(isIsin)).toEqual([]);
});

test.each([
  ['two digits that changed places', 'US0378331050'],
  ['a letter for the check digit', 'US037833100F'],
])('an ISIN with %s is rejected', (_, text) => expect(isIsin(text)).toBe(false));
