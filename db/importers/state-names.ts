import { iso31662 } from 'iso-3166';
import { readFacts, type FactRow } from '../../facts/fact-table.ts';
import { readPackageJson } from '../../core/package-file.ts';

/** An ISO 3166-2 code with its names. The states are created from these records. */
export interface StateName {
  readonly code: string;
  readonly country: string;
  readonly parent: string | null;
  /** English. */
  readonly name: string;
  readonly nameLocal: string | null;
  readonly type: string | null;
  /** All recorded spellings, for matching. */
  readonly spellings: readonly string[];
}

/** Countries whose code list contains English names instead of local names. */
const countriesWithEnglishNames = new Set([
  'PH',
  'PG',
  'VU',
  'SB',
  'FM',
  'KI',
  'MH',
  'PW',
  'NR',
  'TV',
  'SC',
  'RW',
  'GB',
]);

/** Returns the current ISO 3166-2 divisions by code. */
export function readStateNames(): ReadonlyMap<string, StateName> {
  const { subdivisions } = readPackageJson<{
    subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } };
  }>('cldr-subdivisions-full/subdivisions/en/en.json');
  const englishNames = subdivisions.localeDisplayNames.subdivisions;
  const { supplemental } = readPackageJson<{
    supplemental: { likelySubtags: Record<string, string> };
  }>('cldr-core/supplemental/likelySubtags.json');
  const findStateType = createStateTypeFinder();
  const changes = new Map(readFacts('states').map((row) => [row['code'] ?? '', row]));
  const listedDivisions = iso31662.map(({ code, name, parent }) => ({ code, name, parent }));
  const addedDivisions = [...changes.values()]
    .filter((row) => row['change'] === 'added')
    .map(({ code = '', name = '' }) => ({ code, name, parent: code.slice(0, 2) }));
  const states = [...listedDivisions, ...addedDivisions]
    .filter(({ code }) => changes.get(code)?.['change'] !== 'withdrawn')
    .map(({ code, name, parent }): StateName => {
      const stateFacts: FactRow = changes.get(code) ?? {};
      const country = code.slice(0, 2);
      const translatedName = englishNames[code.toLowerCase().replace('-', '')];
      const originalName = removeInversion(name);
      const localName = stateFacts['name'] || translatedName || originalName;
      const hasLatinScript = (supplemental.likelySubtags[`und-${country}`] ?? '').includes('-Latn-');
      const nativeName =
        stateFacts['name_local'] ||
        (hasLatinScript && !countriesWithEnglishNames.has(country) ? originalName : null);
      const group = stateFacts['parent'] || (parent.length > 2 ? parent : null);
      return {
        code,
        country,
        parent: group,
        name: localName,
        nameLocal: nativeName === localName ? null : nativeName,
        type: findStateType(code, group !== null),
        spellings: [localName, originalName, name, ...(translatedName === undefined ? [] : [translatedName])],
      };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
  return new Map(states.map((state) => [state.code, state]));
}

/** Restores the natural order of names that ISO inverts for sorting: "Madrid, Comunidad de" becomes "Comunidad de Madrid". */
function removeInversion(name: string): string {
  const [head = '', tail] = name.replace(/ \(.*\)$/, '').split(', ');
  if (tail === undefined) return head;
  return / (de|del|d'|of|din)$/.test(` ${tail}`) ? `${tail} ${head}` : head;
}

/** Creates a function that returns the country's term for a division. */
function createStateTypeFinder(): (code: string, nested: boolean) => string | null {
  const rows = new Map(readFacts('state-types').map((row) => [row['country'] ?? '', row]));
  const typeExceptions = new Map<string, string>();
  for (const [country, row] of rows) {
    for (const part of (row['exceptions'] ?? '').split(';')) {
      const [type = '', codes = ''] = part.split(':');
      for (const code of codes.split(' ')) typeExceptions.set(`${country}-${code}`, type);
    }
  }
  return (code, nested) => {
    const row = rows.get(code.slice(0, 2));
    return typeExceptions.get(code) ?? (row?.[nested ? 'nested' : 'type'] || null);
  };
}
