import { getListAt, getTextAt } from '../../../core/json.ts';
import type { CompanyDescriptionRecord, CompanyWorkforceRecord } from '../../records/company-record.ts';
import { parseCik } from './edgar.ts';
import { createEmptyFacts, type RegisterFacts } from './facts.ts';
import { isLei } from './gleif.ts';
import { isIsin } from './isin.ts';

/**
 * Builds the SPARQL query by CIK (P5531), which Wikidata stores with and without leading zeros. Each result row contains a
 * single fact. Rows with all eleven properties would contain every combination of their values.
 */
export const createWikidataQuery = (ciks: readonly string[]): string => `SELECT * WHERE {
  VALUES ?cik { ${ciks.flatMap((cik) => [`"${cik}"`, `"${Number(cik)}"`]).join(' ')} }
  ?company wdt:P5531 ?cik .
  { ?company schema:dateModified ?modified }
  UNION { ?company wdt:P1278 ?lei }
  UNION { ?company wdt:P946 ?isin }
  UNION { ?company wdt:P856 ?website }
  UNION { ?company wdt:P749/wdt:P5531 ?parentCik }
  UNION { ?company wdt:P154 ?logo }
  UNION { ?company p:P571 [ a wikibase:BestRank ; psv:P571 [ wikibase:timeValue ?founded ; wikibase:timePrecision ?precision ] ] }
  UNION { ?company p:P1128 ?count . ?count a wikibase:BestRank ; ps:P1128 ?employees . OPTIONAL { ?count pq:P585 ?asOf } }
${Object.entries(socialPlatforms)
  .map(([name, { property }]) => `  UNION { ?company wdt:${property} ?${name} }`)
  .join('\n')}
}`;

/** Social networks in the result. Wikidata stores only the last part of an account's URL. */
const socialPlatforms = {
  x: { property: 'P2002', url: 'https://x.com/' },
  linkedin: { property: 'P4264', url: 'https://www.linkedin.com/company/' },
  facebook: { property: 'P2013', url: 'https://www.facebook.com/' },
  instagram: { property: 'P2003', url: 'https://www.instagram.com/' },
} as const;
/** Maximum number of accounts per network. With more accounts, the accounts usually belong to products. */
const maxProfiles = 20;

type Row = (name: string) => string | null;

/**
 * Parses the SPARQL JSON result. A fact with several values for one CIK is ambiguous and skipped. For employees, the latest
 * count takes precedence.
 * @param idOf returns the directory id of the company with a CIK
 * @returns facts by CIK
 */
export function parseWikidata(
  document: unknown,
  idOf: (cik: string) => string | undefined,
  observedAt: string,
): ReadonlyMap<string, RegisterFacts> {
  const rows = new Map<string, Row[]>();
  for (const binding of getListAt(document, 'results', 'bindings')) {
    const row: Row = (name) => getTextAt(binding, name, 'value');
    const cik = parseCik(row('cik'));
    if (cik !== null) rows.set(cik, [...(rows.get(cik) ?? []), row]);
  }
  return new Map(Array.from(rows, ([cik, own]) => [cik, toFacts(cik, own, idOf, observedAt)]));
}

function toFacts(
  cik: string,
  rows: readonly Row[],
  idOf: (cik: string) => string | undefined,
  observedAt: string,
): RegisterFacts {
  const getValues = (name: string) => [...new Set(rows.flatMap((row) => row(name) ?? []))];
  const getSingleValue = (name: string) => {
    const [value, second] = getValues(name);
    return value === undefined || second !== undefined ? null : value;
  };
  const lei = getSingleValue('lei');
  const parentCik = parseCik(getSingleValue('parentCik'));
  const entity = /^https?:\/\/www\.wikidata\.org\/entity\/(Q\d+)$/.exec(getSingleValue('company') ?? '')?.[1];
  const facts: RegisterFacts = {
    ...createEmptyFacts(observedAt),
    identifiers: lei !== null && isLei(lei) ? [{ type: 'lei', authority: 'gleif', value: lei }] : [],
    website: getSingleValue('website'),
    parent: parentCik === null || parentCik === cik ? null : (idOf(parentCik) ?? null),
  };
  // The facts are skipped when several Wikidata entities have the same CIK.
  if (entity === undefined) return facts;
  const modifiedAt = getSingleValue('modified');
  return {
    ...facts,
    identifiers: [...facts.identifiers, ...toIsins(getValues('isin'))],
    logo: getSingleValue('logo')?.replace(/^http:/, 'https:') ?? null,
    socialProfiles: toProfiles(getValues),
    founded: findFoundingDate(rows),
    employees: findEmployeeCount(rows),
    source: {
      type: 'website',
      url: `https://www.wikidata.org/wiki/${entity}`,
      updatedAt: modifiedAt !== null && /^\d{4}-\d\d-\d\dT[\d:]{8}Z$/.test(modifiedAt) ? modifiedAt : null,
    },
  };
}

/** Maximum number of ISINs of a company. Longer lists usually include bonds. */
const maxIsins = 10;
const toIsins = (found: readonly string[]) =>
  found
    .filter(isIsin)
    .sort()
    .slice(0, maxIsins)
    .map((value) => ({ type: 'isin', authority: 'anna', value }));

const toProfiles = (all: (name: string) => string[]): CompanyDescriptionRecord['socialProfiles'] =>
  Object.entries(socialPlatforms)
    .flatMap(([platform, { url }]) =>
      all(platform)
        .sort()
        .map((handle) => ({ platform, url: url + encodeURIComponent(handle), handle })),
    )
    .slice(0, maxProfiles);

/** Wikidata's precision codes, each with the number of known characters in a date. */
const datePrecisions = {
  9: { precision: 'year', length: 4 },
  10: { precision: 'month', length: 7 },
  11: { precision: 'day', length: 10 },
} as const;
const isPrecision = (text: string): text is `${keyof typeof datePrecisions}` => text in datePrecisions;

function findFoundingDate(rows: readonly Row[]): CompanyDescriptionRecord['founded'] {
  const foundedByText = new Map<string, CompanyDescriptionRecord['founded']>();
  for (const row of rows) {
    const [day, code] = [row('founded'), row('precision')];
    if (day === null || code === null) continue;
    // Skip dates whose precision is a decade or century.
    const isKnown = isPrecision(code) && /^\d{4}-\d\d-\d\dT/.test(day);
    const value = isKnown ? day.slice(0, datePrecisions[code].length) : '';
    foundedByText.set(value, isKnown ? { value, precision: datePrecisions[code].precision } : null);
  }
  const [founded, second] = foundedByText.values();
  return founded === undefined || second !== undefined ? null : founded;
}

function findEmployeeCount(rows: readonly Row[]): CompanyWorkforceRecord | null {
  const counts = new Map<string, Set<number>>();
  for (const row of rows) {
    const count = row('employees');
    if (count === null || !/^\+?\d{1,9}$/.test(count)) continue;
    const day = /^\d{4}-\d\d-\d\d(?=T)/.exec(row('asOf') ?? '')?.[0] ?? '';
    counts.set(day, (counts.get(day) ?? new Set()).add(Number(count)));
  }
  const latestDay = [...counts.keys()].sort().at(-1) ?? '';
  const [count, second] = counts.get(latestDay) ?? [];
  if (count === undefined || second !== undefined) return null;
  return {
    count,
    asOf: latestDay === '' ? null : latestDay,
    scope: null,
    method: null,
    approximate: null,
    basis: null,
  };
}
