import { createFactFinder, type FactRow } from '../fact-table.ts';
import type { Translation } from './cldr-names.ts';

let findRow: ((code: string) => FactRow | undefined) | undefined;

/**
 * Returns the name of an ISO 3166-2 division in the first of the languages with a name; null when no language has a name. The
 * table is read on first use. Sources: Natural Earth; CLDR for the nations of the United Kingdom.
 *
 * @param english the English name, which many languages use unchanged
 */
export function findStateName(code: string, english: string, locales: readonly string[]): Translation | null {
  findRow ??= createFactFinder('state-translations');
  const row = findRow(code);
  for (const language of row === undefined ? [] : locales) {
    const text = row?.[language] ?? '';
    if (text !== '') return { text: text === '=' ? english : text, language };
  }
  return null;
}
