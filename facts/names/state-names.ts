import { factsByKey, type FactRow } from '../fact-table.ts';
import type { Translation } from './cldr-names.ts';

let rowOf: ((code: string) => FactRow | undefined) | undefined;

/**
 * What a language calls a division of ISO 3166-2. Null where no name in one of the languages is known. Read on first
 * use. Source: Natural Earth; CLDR for the nations of the United Kingdom.
 *
 * @param english its English name, which many languages use as it is
 */
export function stateName(code: string, english: string, locales: readonly string[]): Translation | null {
  rowOf ??= factsByKey('state-translations');
  const row = rowOf(code);
  for (const language of row === undefined ? [] : locales) {
    const text = row?.[language] ?? '';
    if (text !== '') return { text: text === '=' ? english : text, language };
  }
  return null;
}
