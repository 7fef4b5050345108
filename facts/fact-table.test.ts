import { expect, test } from 'vitest';
import { factsByKey, readFacts } from './fact-table.ts';

test.each(['given-names', 'state-translations'])(
  'finds each row of %s by its key and no other key',
  (table) => {
    const rows = readFacts(table);
    const find = factsByKey(table);
    const keyOf = (row: (typeof rows)[number] | undefined) => Object.values(row ?? {})[0] ?? '';
    expect(rows.length).toBeGreaterThan(1000);
    for (const row of rows) expect(find(keyOf(row))).toEqual(row);
    const keys = new Set(rows.map(keyOf));
    for (const key of keys) {
      for (const other of [`${key}a`, key.slice(0, -1), `${key}\t`, ` ${key}`]) {
        if (!keys.has(other)) expect(find(other)).toBeUndefined();
      }
    }
    for (const key of ['', '\0', '\uffff', '\n', '#', 'name', 'code']) {
      if (!keys.has(key)) expect(find(key)).toBeUndefined();
    }
  },
);
