import { readFacts } from '../fact-table.ts';
import { fold } from '../fold.ts';
import { readPackageJson } from '../package-file.ts';
import { bareCountries } from './bare-country.ts';
import { cldrNames } from './cldr-names.ts';

interface Names {
  /** Folded name → alpha-2 code. */
  readonly whole: ReadonlyMap<string, string>;
  /** Folded names of several countries → their codes. */
  readonly shared: ReadonlyMap<string, ReadonlySet<string>>;
  /** The same by names without generic words, and by what stands before and in brackets. */
  readonly bare: ReadonlyMap<string, string>;
  readonly bareOf: (name: string) => string;
}
let names: Names | undefined;

let naming: readonly string[] | undefined;

/** Languages in which CLDR names most countries, by tag; without their regions: those repeat the names. */
export const namingLocales = (): readonly string[] => (naming ??= readLocales());

function readLocales(): string[] {
  const { effectiveCoverageLevels: levels } = readPackageJson<{
    effectiveCoverageLevels: Readonly<Record<string, string>>;
  }>('cldr-core/coverageLevels.json');
  return Object.keys(levels)
    .filter((tag) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/.test(tag) && /^mod/.test(levels[tag] ?? ''))
    .sort();
}

/** One name, one country: what two languages call two countries is nobody's. */
class Claims {
  readonly codes = new Map<string, string>();
  readonly shared = new Map<string, Set<string>>();

  claim(text: string, code: string): void {
    if (Array.from(text).length < 2) return;
    const several = this.shared.get(text);
    if (several !== undefined) return void several.add(code);
    const other = this.codes.get(text);
    if (other === undefined || other === code) this.codes.set(text, code);
    else {
      this.codes.delete(text);
      this.shared.set(text, new Set([other, code]));
    }
  }
}

/** `Konqo (Demokratik Respublikası)`, `Kongo - Kinshasa`: what stands before tells of several. */
const qualified = /^(?<before>.+?)\s*(?:[(（]|\s[-–]\s)/u;

function read(): Names {
  const [whole, bare] = [new Claims(), new Claims()];
  const bareOf = bareCountries();
  for (const { code = '', names: aliases = '' } of readFacts('country-aliases')) {
    for (const name of aliases.split(',')) bare.claim(bareOf(name), code);
  }
  for (const locale of namingLocales()) {
    for (const [key, name] of Object.entries(cldrNames('territories', locale))) {
      // CI-alt-variant is another name of CI; numbers are those of regions.
      const code = /^[A-Z]{2}(?=$|-alt)/.exec(key)?.[0];
      if (code === undefined || notCountries.has(code)) continue;
      whole.claim(fold(name), code);
      const before = toldApart.has(code) ? qualified.exec(name)?.groups?.['before'] : undefined;
      if (before !== undefined) whole.claim(fold(before), code);
      // `Myanmar (Birma)`
      for (const part of new Set([name, ...name.split(/[()（）]/)])) bare.claim(bareOf(part), code);
    }
  }
  return { whole: whole.codes, shared: whole.shared, bare: bare.codes, bareOf };
}

/** Groups, and territories that ISO 3166-1 has no entry for. */
const notCountries = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
]);

/** Of these the words for the form of state and the brackets tell one from another. */
const toldApart = new Set(['CD', 'CG', 'CN', 'DM', 'DO', 'KP', 'KR', 'TW']);

/**
 * The country that has a name in some language: `Allemagne`, `ドイツ`, `Côte-d’Ivoire`. Null where none has, or where
 * languages mean different ones. Read on first use. Source: Unicode CLDR 48.2.0.
 *
 * @returns alpha-2 code
 */
export const countryNamed = (name: string): string | null => (names ??= read()).whole.get(fold(name)) ?? null;

/** The countries that share a name, none of which it finds: `Kongo`. @returns alpha-2 codes in order; mostly none */
export const countriesCalled = (name: string): readonly string[] =>
  [...((names ??= read()).shared.get(fold(name)) ?? [])].sort();

/**
 * As `countryNamed`, for a name that has a word for the form of state or for islands more or less than CLDR has:
 * `Republik Österreich`, `Birmanie`. Null too for countries that only such words tell apart.
 *
 * @returns alpha-2 code
 */
export function countryNamedNearly(name: string): string | null {
  const { whole, bare, bareOf } = (names ??= read());
  const text = bareOf(name);
  const code = whole.get(text) ?? bare.get(text) ?? null;
  return code === null || toldApart.has(code) ? null : code;
}
