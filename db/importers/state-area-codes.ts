import { readFacts } from '../../facts/fact-table.ts';

/** Area codes that several provinces share. The number block determines the province. */
const sharedCodes: Readonly<Record<string, readonly string[]>> = {
  'CA-NS': ['782', '902'],
  'CA-PE': ['782', '902'],
  'CA-NT': ['867'],
  'CA-NU': ['867'],
  'CA-YT': ['867'],
};

/** US territories. The numbering plan treats them as countries. */
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

/** Returns the area codes of the North American Numbering Plan by ISO 3166-2 code, sorted, for the United States and Canada. */
export function readStateAreaCodes(): ReadonlyMap<string, readonly string[]> {
  const codesByState = new Map<string, string[]>();
  for (const { country = '', state = '', kind, codes = '' } of readFacts('nanp-area-codes')) {
    const key = state !== '' ? `${country}-${state}` : territories.has(country) ? `US-${country}` : null;
    if (kind !== 'geographic' || key === null) continue;
    codesByState.set(
      key,
      [...codes.split(' '), ...(sharedCodes[key] ?? [])].filter((code) => code !== '').sort(),
    );
  }
  return codesByState;
}
