import { expect, test } from 'vitest';
import { foldSymbol } from './symbol.ts';

test.each(['BRK.B', 'BRK-B', 'BRK/B', 'brk.b'])(
  'COM-061 a share class is one symbol however written: %s',
  (symbol) => {
    expect(foldSymbol(symbol)).toBe('BRK.B');
  },
);
