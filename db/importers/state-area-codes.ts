import { readFacts } from '../../facts/fact-table.ts';

/** Codes of several provinces: the number block decides which one a number is of. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'CA-NS': ['782', '902'],
  'CA-PE': ['782', '902'],
  'CA-NT': ['867'],
  'CA-NU': ['867'],
  'CA-YT': ['867'],
};

/** Territories of the United States: countries of their own in the plan. */
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

/** Area codes of the North American Numbering Plan by ISO 3166-2, sorted: the United States and Canada. */
export function stateAreaCodes(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { country = '', state = '', kind, codes = '' } of readFacts('nanp-area-codes')) {
    const key = state !== '' ? `${country}-${state}` : territories.has(country) ? `US-${country}` : null;
    if (kind !== 'geographic' || key === null) continue;
    found.set(key, [...codes.split(' '), ...(shared[key] ?? [])].filter((code) => code !== '').sort());
  }
  return found;
}
