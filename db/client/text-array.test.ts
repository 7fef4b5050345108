import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/support/databases.ts';
import { parseTextArray, writeTextArray } from './text-array.ts';

/** What a store may hold: any text but NUL. */
const text = fc.string({ unit: 'grapheme' }).map((each) => each.replaceAll('\0', ''));

test('what is written is read, whatever the texts are', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      expect(parseTextArray(writeTextArray(texts))).toEqual(texts);
    }),
  );
});

test.each(databases)('$name reads what is written', async ({ make }) => {
  const store = await make();
  const db = await store.open();
  try {
    for (const texts of fc.sample(fc.array(text), 100)) {
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
