import { expect, test } from 'vitest';
import type { Get } from '../support/places-graph.ts';

/** Parses a table of facts: one row per line, columns separated by `|`. */
export const parseTable = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((column) => column.trim()));

/** Returns a value as text; null and undefined become an empty string. */
const formatTexts = (value: unknown): string =>
  Array.isArray(value)
    ? value.join(' ')
    : typeof value === 'object' || value === undefined
      ? ''
      : `${value as string | number}`;

/** Defines one test that compares every row of the table with the response of its path. Lists all differences at once. */
export function expectFact(
  title: string,
  get: () => Get,
  facts: string,
  pathOf: (row: string[]) => string,
  keys: readonly string[],
): void {
  const rows = parseTable(facts);
  test(`${title}: ${rows.length * keys.length} facts`, async () => {
    const mismatches: string[] = [];
    for (const row of rows) {
      const path = pathOf(row);
      const { status, body } = await get()(path);
      if (status !== 200) mismatches.push(`${path}: ${status} ${JSON.stringify(body)}`);
      const facts = row.slice(-keys.length);
      for (const [place, key] of keys.entries()) {
        const value = key
          .split('.')
          .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], body);
        if (formatTexts(value) !== facts[place])
          mismatches.push(`${path} ${key}: ${formatTexts(value)}, not ${facts[place]}`);
      }
    }
    expect(mismatches).toEqual([]);
  });
}
