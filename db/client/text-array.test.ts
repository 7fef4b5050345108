import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/support/databases.ts';
import { parseTextArray, writeTextArray } from './text-array.ts';

/** Any text except NUL, as a store may contain. */
const textArbitrary = fc.string({ unit: 'grapheme' }).map((each) => each.replaceAll('\0', ''));

test('parsing a formatted text array returns the original texts', () => {
  fc.assert(
    fc.property(fc.array(textArbitrary), (texts) => {
      expect(parseTextArray(writeTextArray(texts))).toEqual(texts);
    }),
  );
});

test.each(databases)('$name returns exactly the stored texts of an array', async ({ make }) => {
  const store = await make();
  const db = await store.open();
  try {
    for (const texts of fc.sample(fc.array(textArbitrary), 100)) {
      const [row] = await db.query(
        sql`select array_to_json(${writeTextArray(texts)}::text::text[])::text as told`,
      );
      expect(JSON.parse(String(row?.['told']))).toEqual(texts);
    }
  } finally {
    await db.close();
    await store.remove();
  }
});
