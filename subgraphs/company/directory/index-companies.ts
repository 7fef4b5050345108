import { fold } from '../../../facts/fold.ts';
import { withoutLegalForm } from '../../../facts/legal-form.ts';
import type { Criteria, Selector } from './criteria.ts';
import { identifierKey } from './criteria.ts';
import { foldSymbol } from './symbol.ts';
import { bareHostname } from './hostname.ts';
import type { CompanyProfile } from './profile.ts';

/** What in a company answered the search, in the spelling of the record. */
export type Match = TextMatch | TickerMatch | IdentifierMatch;

export type TextMatch =
  | { readonly field: 'filters'; readonly value: null }
  | { readonly field: 'name' | 'legal_name' | 'aliases' | 'website' | 'domains'; readonly value: string };

export interface TickerMatch {
  readonly field: 'ticker';
  readonly value: string;
  readonly exchange: string;
}

export interface IdentifierMatch {
  readonly field: 'identifier';
  readonly value: string;
  readonly type: string;
  readonly authority: string;
}

export interface Candidate {
  readonly company: CompanyProfile;
  readonly match: Match;
}

interface NameEntry {
  readonly match: Match;
  /** Folded forms; a name with "&" is found by "and" too. */
  readonly forms: readonly string[];
  /** The forms, and the forms without article and legal form: "apple inc", "apple". */
  readonly exact: ReadonlySet<string>;
}

const filtersOnly: Match = { field: 'filters', value: null };

/**
 * Indexes the companies for search. Everything is compared in folded form and computed here once, so that a search
 * allocates little more than its result.
 * @param companies in ascending order of id.
 */
export function indexCompanies(companies: readonly CompanyProfile[]) {
  const byHostname = new Map<string, Candidate[]>();
  const bySymbol = new Map<string, Candidate[]>();
  const byIdentifier = new Map<string, Candidate[]>();
  for (const company of companies) {
    if (company.website !== null) {
      const host = bareHostname(new URL(company.website).hostname);
      add(byHostname, host, { company, match: { field: 'website', value: company.website } });
    }
    for (const { domain } of company.domains) {
      add(byHostname, bareHostname(domain), { company, match: { field: 'domains', value: domain } });
    }
    for (const { exchange, symbol } of company.listings) {
      add(bySymbol, foldSymbol(symbol), { company, match: { field: 'ticker', value: symbol, exchange } });
    }
    for (const { type, authority, value } of company.identifiers) {
      const key = `${authority.toLowerCase()}:${identifierKey(authority.toLowerCase(), value)}`;
      add(byIdentifier, key, { company, match: { field: 'identifier', value, type, authority } });
    }
  }
  const discovered = companies.map((company) => ({ company, match: filtersOnly }));
  const named = companies
    .map((company) => ({ company, sortKey: fold(company.name), entries: nameEntries(company) }))
    .sort((a, b) => order(a.sortKey, b.sortKey) || order(a.company.id, b.company.id));

  /** Best rank first: exact, prefix, substring; within a rank by field, then name, then id. */
  function findByName(name: string): Candidate[] {
    const buckets: Candidate[][] = [];
    for (const { company, entries } of named) {
      let best = Infinity;
      let match: Match | undefined;
      for (const entry of entries) {
        const rank = rankOf(entry, name) * fieldRanks + fieldRank(entry.match);
        if (rank < best) {
          best = rank;
          match = entry.match;
        }
      }
      if (match !== undefined) (buckets[best] ??= []).push({ company, match });
    }
    return buckets.flat();
  }

  function select(selector: Selector | null): readonly Candidate[] {
    if (selector === null) return discovered;
    switch (selector.kind) {
      case 'name':
        return findByName(selector.name);
      case 'domain':
        return byHostname.get(selector.hostname) ?? [];
      case 'ticker': {
        const { exchange } = selector;
        const listed = bySymbol.get(selector.symbol) ?? [];
        return exchange === null
          ? listed
          : listed.filter(
              ({ match }) => match.field === 'ticker' && match.exchange.toLowerCase() === exchange,
            );
      }
      case 'identifier':
        return byIdentifier.get(`${selector.authority}:${selector.value}`) ?? [];
    }
  }

  return {
    /** All candidates in order; a company is at most once among them. */
    find({ selector, country, industry }: Criteria): readonly Candidate[] {
      const selected = select(selector);
      if (country === null && industry === null) return once(selected);
      return once(selected).filter(
        ({ company }) =>
          (country === null || company.countryCode === country) &&
          (industry === null ||
            company.industries.some(({ type, code }) => type === 'sic' && code === industry)),
      );
    },
  };
}

const fieldRanks = 3;

const fieldRank = ({ field }: Match) => (field === 'name' ? 0 : field === 'legal_name' ? 1 : 2);

function rankOf({ forms, exact }: NameEntry, name: string): number {
  if (exact.has(name)) return 0;
  let rank = Infinity;
  for (const form of forms) {
    const at = form.indexOf(name);
    if (at === 0) return 1;
    if (at > 0) rank = 2;
  }
  return rank;
}

function nameEntries({ name, legalName, aliases }: CompanyProfile): NameEntry[] {
  const entries = [nameEntry({ field: 'name', value: name })];
  if (legalName !== null && legalName !== name)
    entries.push(nameEntry({ field: 'legal_name', value: legalName }));
  for (const value of aliases) entries.push(nameEntry({ field: 'aliases', value }));
  return entries;
}

function nameEntry(match: { field: 'name' | 'legal_name' | 'aliases'; value: string }): NameEntry {
  const forms = [...new Set([fold(match.value), fold(match.value.replaceAll('&', ' and '))])];
  return { match, forms, exact: new Set([...forms, ...forms.map(withoutLegalForm)]) };
}

function add(index: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const candidates = index.get(key);
  if (candidates === undefined) index.set(key, [candidate]);
  else candidates.push(candidate);
}

/** A company that matches twice (one symbol on two exchanges, say) is a candidate once, by its first match. */
function once(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const seen = new Set<string>();
  return candidates.filter(({ company }) => !seen.has(company.id) && seen.add(company.id));
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
