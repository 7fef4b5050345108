import { fold } from '../fold.ts';
import { readPackageJson } from '../package-file.ts';
import { cldrNames } from './cldr-names.ts';

/** Folded name → alpha-2 code. */
let codes: ReadonlyMap<string, string> | undefined;

/** Languages in which CLDR names most countries, without their regions: those repeat the names. */
const locales = (): string[] => {
  const { effectiveCoverageLevels: levels } = readPackageJson<{
    effectiveCoverageLevels: Readonly<Record<string, string>>;
  }>('cldr-core/coverageLevels.json');
  return Object.keys(levels).filter(
    (tag) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/.test(tag) && /^mod/.test(levels[tag] ?? ''),
  );
};

function read(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const shared = new Set<string>();
  for (const locale of locales()) {
    for (const [key, name] of Object.entries(cldrNames('territories', locale))) {
      // CI-alt-variant is another name of CI; numbers are those of regions.
      const code = /^[A-Z]{2}(?=$|-alt)/.exec(key)?.[0];
      const text = code === undefined ? '' : fold(name);
      if (code === undefined || text.length < 2 || notCountries.has(code)) continue;
      const other = found.get(text);
      if (other === undefined) found.set(text, code);
      else if (other !== code) shared.add(text);
    }
  }
  // What two languages call two countries is nobody's.
  for (const text of shared) found.delete(text);
  return found;
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

/**
 * The country that has a name in some language: `Allemagne`, `ドイツ`, `Côte-d’Ivoire`. Null where none has, or where
 * languages mean different ones. Read on first use. Source: Unicode CLDR 48.2.0.
 *
 * @returns alpha-2 code
 */
export const countryNamed = (name: string): string | null => (codes ??= read()).get(fold(name)) ?? null;
