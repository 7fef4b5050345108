import { fold } from '../../../facts/fold.ts';
import { removeLegalForm } from '../../../facts/legal-form.ts';
import type { Criteria, Selector } from './criteria.ts';
import { toIdentifierKey } from './criteria.ts';
import { foldSymbol } from './symbol.ts';
import { removeWwwPrefix } from './hostname.ts';
import type { CompanyProfile } from './profile.ts';

/** The field of a company that matched the search, with its recorded value. */
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

interface IndexedName {
  readonly match: Match;
  /** Folded forms of the name. A name with "&" also has a form with "and". */
  readonly forms: readonly string[];
  /** Forms of the name for exact matches: with and without article and legal form, such as "apple inc" and "apple". */
  readonly exact: ReadonlySet<string>;
  /** Forms of the name for prefix matches: with and without article. */
  readonly bare: readonly string[];
  /** Exact forms of the name without spaces. */
  readonly compact: ReadonlySet<string>;
}

const filterMatch: Match = { field: 'filters', value: null };

interface NamedCompany {
  readonly company: CompanyProfile;
  readonly sortKey: string;
  readonly entries: readonly IndexedName[];
}

/** The search index. Names are folded when the index is built, so that a search allocates little memory apart from its result. */
export class CompanyIndex {
  readonly #all: readonly Candidate[];
  /** Companies by name, sorted by folded name, then id. */
  readonly #named: readonly NamedCompany[];
  readonly #byHostname = new Map<string, Candidate[]>();
  readonly #bySymbol = new Map<string, Candidate[]>();
  /** Candidates by symbol without punctuation and spaces, so that BRK.B, brk b and brkb match. */
  readonly #byBareSymbol = new Map<string, Candidate[]>();
  readonly #byIdentifier = new Map<string, Candidate[]>();

  /** Creates the index. @param companies in ascending order of id */
  constructor(companies: readonly CompanyProfile[]) {
    this.#all = companies.map((company) => ({ company, match: filterMatch }));
    this.#named = companies
      .map((company) => ({ company, sortKey: fold(company.name), entries: createIndexedNames(company) }))
      .sort((a, b) => compareIds(a.sortKey, b.sortKey) || compareIds(a.company.id, b.company.id));
    for (const company of companies) this.#addCodes(company);
  }

  /** Returns all candidates in order, each company at most once. */
  find({ selector, country, industry }: Criteria): readonly Candidate[] {
    const selectedCandidates = this.#select(selector);
    if (country === null && industry === null) return removeDuplicates(selectedCandidates);
    return removeDuplicates(selectedCandidates).filter(
      ({ company }) =>
        (country === null || company.countryCode === country) &&
        (industry === null ||
          company.industries.some(({ type, code }) => type === 'sic' && code === industry)),
    );
  }

  #addCodes(company: CompanyProfile): void {
    if (company.website !== null) {
      const host = removeWwwPrefix(new URL(company.website).hostname);
      addCandidate(this.#byHostname, host, { company, match: { field: 'website', value: company.website } });
    }
    for (const { domain } of company.domains) {
      addCandidate(this.#byHostname, removeWwwPrefix(domain), {
        company,
        match: { field: 'domains', value: domain },
      });
    }
    for (const { exchange, symbol } of company.listings) {
      const candidate: Candidate = { company, match: { field: 'ticker', value: symbol, exchange } };
      addCandidate(this.#bySymbol, foldSymbol(symbol), candidate);
      addCandidate(this.#byBareSymbol, removeSpaces(fold(symbol)), candidate);
    }
    for (const { type, authority, value } of company.identifiers) {
      const key = `${authority.toLowerCase()}:${toIdentifierKey(authority.toLowerCase(), value)}`;
      addCandidate(this.#byIdentifier, key, {
        company,
        match: { field: 'identifier', value, type, authority },
      });
    }
  }

  #select(selector: Selector | null): readonly Candidate[] {
    if (selector === null) return this.#all;
    switch (selector.kind) {
      case 'name':
        return this.#findByName(selector.name);
      case 'domain':
        return this.#byHostname.get(selector.hostname) ?? [];
      case 'ticker': {
        const { exchange } = selector;
        const candidatesWithSymbol = this.#bySymbol.get(selector.symbol) ?? [];
        return exchange === null
          ? candidatesWithSymbol
          : candidatesWithSymbol.filter(
              ({ match }) => match.field === 'ticker' && match.exchange.toLowerCase() === exchange,
            );
      }
      case 'identifier':
        return this.#byIdentifier.get(`${selector.authority}:${selector.value}`) ?? [];
    }
  }

  /**
   * Finds companies by name, best rank first: exact, prefix, substring, all words in any order. Within a rank, sorts by field,
   * then name, then id. A complete symbol ranks after exact names and before exact aliases. When nothing matches, retries
   * without article and legal form.
   */
  #findByName(name: string): Candidate[] {
    const query = { name, compact: removeSpaces(name), words: name.split(' ') };
    const symbols = this.#byBareSymbol.get(query.compact) ?? [];
    const buckets: Candidate[][] = [];
    for (const { company, entries } of this.#named) {
      const symbol = symbols.find((each) => each.company === company);
      let bestRank = symbol === undefined ? Infinity : symbolRank;
      let match = symbol?.match;
      for (const entry of entries) {
        const rank = rankName(entry, query) * fieldRankCount + rankField(entry.match);
        if (rank < bestRank) {
          bestRank = rank;
          match = entry.match;
        }
      }
      if (match !== undefined) (buckets[bestRank] ??= []).push({ company, match });
    }
    const candidates = buckets.flat();
    if (candidates.length > 0 || query.words.length === 1) return candidates;
    const bareName = removeLegalForm(name);
    return bareName === name ? this.#findByStart(query.words) : this.#findByName(bareName);
  }

  /**
   * Finds companies for a query that has more words than the name: "tesla motors", "apple computer". The longest name at the
   * beginning of the query is used.
   */
  #findByStart(words: readonly string[]): Candidate[] {
    for (let count = words.length - 1; count > 0; count -= 1) {
      const leadingWords = words.slice(0, count).join(' ');
      if (leadingWords.length < 4) return [];
      const candidates = this.#named.flatMap(({ company, entries }) => {
        const entry = entries.find(({ exact }) => exact.has(leadingWords));
        return entry === undefined ? [] : [{ company, match: entry.match }];
      });
      if (candidates.length > 0) return candidates;
    }
    return [];
  }
}

const fieldRankCount = 4;

const rankField = ({ field }: Match) => (field === 'name' ? 0 : field === 'legal_name' ? 1 : 3);

/** A complete symbol ranks after exact names and before exact aliases. */
const symbolRank = 2;

interface NameQuery {
  readonly name: string;
  readonly compact: string;
  readonly words: readonly string[];
}

/** Removes spaces, because spellings of a name differ in spaces: jp morgan, unitedhealth, door dash. */
const removeSpaces = (folded: string): string => folded.replaceAll(' ', '');

/** Minimum length of a query without spaces for prefix matching. Shorter queries match too many names. */
const minCompactLength = 4;

function rankName({ forms, exact, bare, compact }: IndexedName, query: NameQuery): number {
  const { name } = query;
  if (exact.has(name) || compact.has(query.compact)) return 0;
  let rank = Infinity;
  for (const form of bare) {
    if (form.startsWith(name)) return 1;
    if (query.compact.length >= minCompactLength && removeSpaces(form).startsWith(query.compact)) return 1;
  }
  for (const form of forms) {
    if (form.includes(name)) return 2;
    const words = form.split(' ');
    if (
      query.words.length > 1 &&
      query.words.every((word) => words.some((nameWord) => nameWord.startsWith(word)))
    )
      rank = 3;
  }
  return rank;
}

function createIndexedNames({ name, legalName, aliases }: CompanyProfile): IndexedName[] {
  const entries = [createIndexedName({ field: 'name', value: name })];
  if (legalName !== null) entries.push(createIndexedName({ field: 'legal_name', value: legalName }));
  for (const value of aliases) entries.push(createIndexedName({ field: 'aliases', value }));
  return entries;
}

function createIndexedName(match: { field: 'name' | 'legal_name' | 'aliases'; value: string }): IndexedName {
  const nameForms = [...new Set([fold(match.value), fold(match.value.replaceAll('&', ' and '))])];
  const formsWithoutArticle = [
    ...new Set([...nameForms, ...nameForms.map((form) => form.replace(/^the (?=.)/, ''))]),
  ];
  const exactForms = new Set([...nameForms, ...nameForms.map(removeLegalForm)]);
  return {
    match,
    forms: nameForms,
    exact: exactForms,
    bare: formsWithoutArticle,
    compact: new Set([...exactForms].map(removeSpaces)),
  };
}

function addCandidate(index: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const candidates = index.get(key);
  if (candidates === undefined) index.set(key, [candidate]);
  else candidates.push(candidate);
}

/** Removes duplicate companies and keeps the first match. For example, two exchanges can list the same symbol. */
function removeDuplicates(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const seenIds = new Set<string>();
  return candidates.filter(({ company }) => !seenIds.has(company.id) && seenIds.add(company.id));
}

const compareIds = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
