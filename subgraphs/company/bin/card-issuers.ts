import { createRequire } from 'node:module';

/** The bank behind a card prefix. */
export interface CardIssuer {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly url: string | null;
}

interface PackageBank {
  readonly engTitle: string;
  readonly country: string;
  readonly url?: string;
  readonly prefixes: readonly (number | string)[];
}

/** Slips of the package. */
const corrections: Readonly<Record<string, string>> = {
  'he Shanghai Commercial & Savings Bank, Ltd.': 'The Shanghai Commercial & Savings Bank, Ltd.',
};

/**
 * Card prefixes (5 or 6 digits) → issuer, of the package banks-db (CC BY 4.0, see NOTICE). A prefix that two banks of
 * the package claim is left out: nobody can say whose it is.
 */
export function readCardIssuers(): ReadonlyMap<string, CardIssuer> {
  const { data } = createRequire(import.meta.url)('banks-db') as { data: readonly PackageBank[] };
  const issuers = new Map<string, CardIssuer>();
  const contested = new Set<string>();
  for (const { engTitle, country, url, prefixes } of data) {
    const title = engTitle.trim();
    const issuer = { name: corrections[title] ?? title, country: country.toUpperCase(), url: url ?? null };
    for (const prefix of new Set(prefixes.map(String))) {
      if (issuers.has(prefix)) contested.add(prefix);
      issuers.set(prefix, issuer);
    }
  }
  for (const prefix of contested) issuers.delete(prefix);
  return issuers;
}
