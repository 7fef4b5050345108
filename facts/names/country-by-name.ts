import { computeEditDistance } from '../edit-distance.ts';
import { readFacts } from '../fact-table.ts';
import { fold } from '../fold.ts';
import { readPackageJson } from '../../core/package-file.ts';
import { createBareCountryName } from './bare-country.ts';
import { readCldrNames } from './cldr-names.ts';
import { isAsShortAsCode } from './country-code.ts';

type SharedNames = ReadonlyMap<string, ReadonlySet<string>>;

interface CountryNames {
  /** Alpha-2 codes by folded complete name. */
  readonly whole: ReadonlyMap<string, string>;
  /** Folded names that several languages have in common. */
  readonly common: ReadonlySet<string>;
  /** Codes by folded names that several countries have. */
  readonly shared: SharedNames;
  /** Codes by beginnings and endings that names of several countries have in common in one language (`virgin islands`). */
  readonly parts: SharedNames;
  /** Folded English names, each with the code of its country. */
  readonly english: readonly (readonly [name: string, code: string])[];
  /** Alpha-2 codes by folded names without generic words, and by the parts of names before and inside brackets. */
  readonly bare: ReadonlyMap<string, string>;
  readonly bareOf: (name: string) => string;
}
let countryNames: CountryNames | undefined;

let localesWithNames: readonly string[] | undefined;

/**
 * Returns the languages in which CLDR has names for most countries, as tags without a region. Regional locales only repeat the
 * names.
 */
export const listNamingLocales = (): readonly string[] => (localesWithNames ??= readLocales());

function readLocales(): string[] {
  const { effectiveCoverageLevels: levels } = readPackageJson<{
    effectiveCoverageLevels: Readonly<Record<string, string>>;
  }>('cldr-core/coverageLevels.json');
  return Object.keys(levels)
    .filter((tag) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/.test(tag) && /^mod/.test(levels[tag] ?? ''))
    .sort();
}

/** Collects names of countries. A name of only one country maps to that country; other names are ambiguous. */
class NameClaims {
  readonly codes = new Map<string, string>();
  readonly shared = new Map<string, Set<string>>();

  claim(text: string, code: string): void {
    if (Array.from(text).length < 2 || isAsShortAsCode(text)) return;
    const claimants = this.shared.get(text);
    if (claimants !== undefined) return void claimants.add(code);
    const claimedCode = this.codes.get(text);
    if (claimedCode === undefined || claimedCode === code) this.codes.set(text, code);
    else {
      this.codes.delete(text);
      this.shared.set(text, new Set([claimedCode, code]));
    }
  }
}

/** Adds the beginnings and endings that names of several countries have in common in one language. */
function addParts(parts: Map<string, Set<string>>, folded: ReadonlyMap<string, string>): void {
  const claims = new NameClaims();
  for (const [name, code] of folded) {
    for (
      let spaceIndex = name.indexOf(' ');
      spaceIndex !== -1;
      spaceIndex = name.indexOf(' ', spaceIndex + 1)
    ) {
      claims.claim(name.slice(0, spaceIndex), code);
      claims.claim(name.slice(spaceIndex + 1), code);
    }
  }
  for (const [part, codes] of claims.shared) parts.set(part, new Set([...(parts.get(part) ?? []), ...codes]));
}

/**
 * Matches `Konqo (Demokratik Respublikası)` and `Kongo - Kinshasa`. The part before the qualifier is the name of several
 * countries.
 */
const qualifiedNamePattern = /^(?<before>.+?)\s*(?:[(（]|\s[-–]\s)/u;

function readNames(): CountryNames {
  const [whole, bare] = [new NameClaims(), new NameClaims()];
  const toBareCountryName = createBareCountryName();
  for (const { code = '', names: aliases = '' } of readFacts('country-aliases')) {
    for (const name of aliases.split(',')) bare.claim(toBareCountryName(name), code);
  }
  const languageByName = new Map<string, string>();
  const namesInSeveralLanguages = new Set<string>();
  const parts = new Map<string, Set<string>>();
  let englishNames: CountryNames['english'] = [];
  for (const locale of listNamingLocales()) {
    const foldedNames = new Map<string, string>();
    const claim = (text: string, code: string) => {
      whole.claim(text, code);
      if ((languageByName.get(text) ?? locale) !== locale) namesInSeveralLanguages.add(text);
      languageByName.set(text, locale);
    };
    for (const [key, name] of Object.entries(readCldrNames('territories', locale))) {
      // The code CI-alt-variant denotes an alternative name of CI. Numeric codes are regions.
      const code = /^[A-Z]{2}(?=$|-alt)/.exec(key)?.[0];
      if (code === undefined || nonCountryCodes.has(code)) continue;
      const foldedName = fold(name);
      foldedNames.set(foldedName, code);
      claim(foldedName, code);
      const nameBeforeQualifier = countriesSharingAShortName.has(code)
        ? qualifiedNamePattern.exec(name)?.groups?.['before']
        : undefined;
      if (nameBeforeQualifier !== undefined) claim(fold(nameBeforeQualifier), code);
      // Split names such as `Myanmar (Birma)`.
      for (const part of new Set([name, ...name.split(/[()（）]/)]))
        bare.claim(toBareCountryName(part), code);
    }
    addParts(parts, foldedNames);
    if (locale === 'en') englishNames = [...foldedNames];
  }
  return {
    whole: whole.codes,
    common: namesInSeveralLanguages,
    shared: whole.shared,
    parts,
    english: englishNames,
    bare: bare.codes,
    bareOf: toBareCountryName,
  };
}

/** Codes of groups of countries, and of territories outside ISO 3166-1. */
const nonCountryCodes = new Set([
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

/** Countries whose names differ only in the form of state or in the bracketed part. */
const countriesSharingAShortName = new Set(['CD', 'CG', 'CN', 'DM', 'DO', 'KP', 'KR', 'TW']);

/**
 * Whether a country's name in at most one language more likely means another country. The name can be a misspelt English name
 * of another country: `Nigera` is Latvian for Niger, without its accent. The name can also be a common part of several names.
 */
function isAmbiguousName({ english, parts }: CountryNames, text: string, code: string): boolean {
  if (english.some(([name, owner]) => owner === code && name === text)) return false;
  if (parts.get(text)?.has(code) === true) return true;
  return english.some(
    ([name, owner]) =>
      owner !== code && Math.abs(name.length - text.length) <= 1 && computeEditDistance(text, name, 1) <= 1,
  );
}

/**
 * Returns the country with a name in any language: `Allemagne`, `ドイツ`, `Côte-d’Ivoire`. Null for an unknown name, or when the
 * name more likely means another country. The names are read on first use. Source: Unicode CLDR 48.2.0.
 *
 * @returns alpha-2 code
 */
export function findCountryByName(name: string): string | null {
  countryNames ??= readNames();
  const foldedName = fold(name);
  const code = countryNames.whole.get(foldedName);
  if (code === undefined) return null;
  return countryNames.common.has(foldedName) || !isAmbiguousName(countryNames, foldedName, code)
    ? code
    : null;
}

/** Maximum number of countries with the same name. A name of more countries is a generic word, such as "islands". */
const maxSharingCountries = 3;

/**
 * Returns the countries with an ambiguous name: `Kongo`, `Virgin Islands`.
 *
 * @returns sorted alpha-2 codes; usually empty
 */
export function findCountriesByName(name: string): readonly string[] {
  countryNames ??= readNames();
  const foldedName = fold(name);
  const sharedCodes = countryNames.shared.get(foldedName);
  if (sharedCodes !== undefined) return [...sharedCodes].sort();
  const codes = countryNames.bareOf(name) === '' ? [] : [...(countryNames.parts.get(foldedName) ?? [])];
  return codes.length > maxSharingCountries ? [] : codes.sort();
}

/**
 * Finds a country by a name in any language, with or without words for the form of state or for islands: `Republik Österreich`,
 * `Birmanie`. Null for countries whose names differ only in such words.
 *
 * @returns alpha-2 code
 */
export function findCountryBySimilarName(name: string): string | null {
  countryNames ??= readNames();
  const { whole, common, parts, bare, bareOf } = countryNames;
  const bareName = bareOf(name);
  const code = whole.get(bareName) ?? bare.get(bareName) ?? null;
  if (code === null || countriesSharingAShortName.has(code)) return null;
  if (common.has(bareName)) return code;
  return parts.has(fold(name)) || parts.has(bareName) || isAmbiguousName(countryNames, bareName, code)
    ? null
    : code;
}
