import { expect, test } from 'vitest';
import { createFactFinder, readFacts } from './fact-table.ts';

test.each(['given-names', 'state-translations'])(
  'a row of the fact table %s is found by its key and by no other key',
  (table) => {
    const rows = readFacts(table);
    const findRow = createFactFinder(table);
    const getKey = (row: (typeof rows)[number] | undefined) => Object.values(row ?? {})[0] ?? '';
    expect(rows.length).toBeGreaterThan(1000);
    for (const row of rows) expect(findRow(getKey(row))).toEqual(row);
    const keys = new Set(rows.map(getKey));
    for (const key of keys) {
      for (const otherKey of [`${key}a`, key.slice(0, -1), `${key}\t`, ` ${key}`]) {
        if (!keys.has(otherKey)) expect(findRow(otherKey)).toBeUndefined();
      }
    }
    for (const key of ['', '\0', '\uffff', '\n', '#', 'name', 'code']) {
      if (!keys.has(key)) expect(findRow(key)).toBeUndefined();
    }
  },
);
