import { cikOf } from './edgar.ts';
import { noFacts, type RegisterFacts } from './facts.ts';
import { isLei } from './gleif.ts';
import { jsonOf, listOf, textOf } from './json.ts';

/** The query whose answer is read here: LEI, website and parent by CIK (P5531), which stands there padded and unpadded. */
export const wikidataQuery = (
  ciks: readonly string[],
): string => `SELECT ?cik ?lei ?website ?parentCik WHERE {
  VALUES ?cik { ${ciks.flatMap((cik) => [`"${cik}"`, `"${Number(cik)}"`]).join(' ')} }
  ?company wdt:P5531 ?cik .
  OPTIONAL { ?company wdt:P1278 ?lei }
  OPTIONAL { ?company wdt:P856 ?website }
  OPTIONAL { ?company wdt:P749/wdt:P5531 ?parentCik }
}`;

/**
 * Reads the answer as SPARQL JSON. A fact that has several values for one CIK is left out: none of them is picked.
 * @param idOf id of the company of the directory with a CIK.
 * @returns facts by CIK.
 */
export function readWikidata(
  document: unknown,
  idOf: (cik: string) => string | undefined,
  observedAt: string,
): ReadonlyMap<string, RegisterFacts> {
  const values = new Map<string, Map<string, Set<string>>>();
  for (const row of listOf(jsonOf(jsonOf(document)['results'])['bindings'])) {
    const binding = jsonOf(row);
    const value = (name: string) => textOf(jsonOf(binding[name])['value']);
    const cik = cikOf(value('cik'));
    if (cik === null) continue;
    const facts = values.get(cik) ?? new Map<string, Set<string>>();
    values.set(cik, facts);
    for (const name of ['lei', 'website', 'parentCik']) {
      const found = value(name);
      if (found !== null) facts.set(name, (facts.get(name) ?? new Set()).add(found));
    }
  }
  return new Map(
    Array.from(values, ([cik, facts]) => {
      const only = (name: string) => {
        const [value, second] = facts.get(name) ?? [];
        return value === undefined || second !== undefined ? null : value;
      };
      const lei = only('lei');
      const parentCik = cikOf(only('parentCik'));
      const parent = parentCik === null || parentCik === cik ? null : (idOf(parentCik) ?? null);
      return [
        cik,
        {
          ...noFacts(observedAt),
          identifiers: lei !== null && isLei(lei) ? [{ type: 'lei', authority: 'gleif', value: lei }] : [],
          website: only('website'),
          parent,
        },
      ];
    }),
  );
}
