import { expect, test } from 'vitest';
import { findNames, getShippedDirectory } from '../../../test/support/company-directory.ts';
import { foldSymbol } from './symbol.ts';

test.each(['BRK.B', 'BRK-B', 'BRK/B', 'brk.b'])(
  'COM-061 all spellings of a share class are one symbol: %s',
  (symbol) => {
    expect(foldSymbol(symbol)).toBe('BRK.B');
  },
);

test.each([
  ['NASDAQ:AAPL', ['Apple Inc.']],
  ['nyse: brk.b', ['Berkshire Hathaway Inc.']],
  ['NYSE:ZZZZZ', []],
])('the company search treats %s as a symbol with its exchange, not as a name', (q, found) => {
  expect(findNames({ q }, getShippedDirectory())).toEqual(found);
});
