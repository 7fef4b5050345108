import { fold } from '../../../facts/fold.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { pageRange } from '../../validation/batch.ts';
import { countryAlpha2Rule } from '../../validation/country-code.ts';
import { createIntegerRule } from '../../validation/number-rule.ts';
import { sicCodeRule } from '../../validation/trade-code.ts';
import { foldSymbol, parseListedSymbol } from './symbol.ts';
import { parsePublicHostname } from './hostname.ts';

/** Unvalidated arguments of a search. Both null and undefined mean that an argument is absent. */
export interface SearchArguments {
  readonly q?: string | null | undefined;
  readonly domain?: string | null | undefined;
  readonly ticker?: string | null | undefined;
  readonly exchange?: string | null | undefined;
  readonly identifier?: string | null | undefined;
  readonly authority?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly industryType?: string | null | undefined;
  readonly industry?: string | null | undefined;
  readonly limit?: number | null | undefined;
}

/** A criterion that selects companies. The texts of the criterion are normalised for comparison. */
export type Selector =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'domain'; readonly hostname: string }
  | { readonly kind: 'ticker'; readonly symbol: string; readonly exchange: string | null }
  | { readonly kind: 'identifier'; readonly authority: string; readonly value: string };

export interface Criteria {
  /** The criterion that selects companies; null when the request has only filters. */
  readonly selector: Selector | null;
  /** ISO 3166-1 alpha-2 code of the country, upper case. */
  readonly country: string | null;
  /** SIC code of the industry, four digits. */
  readonly industry: string | null;
}

export const maxPageSize = pageRange.maximum;
const defaultPageSize = 20;

const selectors = ['q', 'domain', 'ticker', 'identifier'] as const;

/** Validates the arguments of a search. @throws invalid_request that names the argument, its rule and a valid value */
export function parseCriteria(search: SearchArguments): Criteria {
  const givenSelectors = selectors.filter((name) => isGiven(search[name]));
  const [first, second] = givenSelectors;
  if (second !== undefined) {
    throw createInvalidInputError(
      second,
      `Use only one of q, domain, ticker and identifier, not ${givenSelectors.join(' and ')}: for example, use q=apple.`,
    );
  }
  if (isGiven(search.exchange) && first !== 'ticker') {
    throw createInvalidInputError(
      'exchange',
      'exchange requires ticker: for example, use ticker=AAPL&exchange=Nasdaq.',
    );
  }
  if (isGiven(search.authority) && first !== 'identifier') {
    throw createInvalidInputError(
      'authority',
      'authority requires identifier: for example, use identifier=320193&authority=sec.',
    );
  }
  const country = countryAlpha2Rule.optional(search.country, 'country');
  const industry = parseIndustry(search.industryType, search.industry);
  if (first === undefined && country === null && industry === null) {
    throw createInvalidInputError(
      'q',
      'A search needs q, domain, ticker, identifier, country, or industry with industry_type: for example, use q=apple.',
    );
  }
  return { selector: parseSelector(search), country, industry };
}

const pageSizeRule = createIntegerRule({ ...pageRange, example: defaultPageSize });

/** Validates a page size. @param name the argument in the client's spelling @throws invalid_request outside 1 to 50 */
export const parsePageSize = (limit: number | null | undefined, name = 'limit'): number =>
  pageSizeRule.read(limit ?? defaultPageSize, name);

/** Validates the type and code of an industry, which must occur together. @returns the SIC code, or null when both are absent */
export function parseIndustry(
  type: string | null | undefined,
  code: string | null | undefined,
): string | null {
  if (!isGiven(type) && !isGiven(code)) return null;
  if (!isGiven(type) || !isGiven(code)) {
    throw createInvalidInputError(
      'industry',
      'industry and industry_type must be used together: for example, use industry_type=sic&industry=7372.',
    );
  }
  if (type !== 'sic') {
    throw createInvalidInputError(
      'industryType',
      'industry_type must be sic, in lower case: use industry_type=sic.',
    );
  }
  return sicCodeRule.read(code.trim(), 'industry');
}

function parseSelector({
  q,
  domain,
  ticker,
  exchange,
  identifier,
  authority,
}: SearchArguments): Selector | null {
  if (isGiven(q)) {
    const listedTicker = parseListedSymbol(q);
    if (listedTicker !== null) return { kind: 'ticker', symbol: foldSymbol(listedTicker), exchange: null };
    const name = fold(q);
    if (name !== '' && q.length <= 200) return { kind: 'name', name };
    throw createInvalidInputError(
      'q',
      'q must have a letter or digit and at most 200 characters: for example, use q=apple.',
    );
  }
  if (isGiven(domain)) {
    const hostname = domain.length <= 2048 ? parsePublicHostname(domain.trim()) : null;
    if (hostname !== null) return { kind: 'domain', hostname };
    throw createInvalidInputError(
      'domain',
      'domain must be a public hostname or an http(s) URL: for example, use domain=apple.com.',
    );
  }
  if (isGiven(ticker)) return parseTicker(ticker.trim(), exchange);
  if (isGiven(identifier)) return parseIdentifier(identifier.trim(), authority);
  return null;
}

function parseTicker(ticker: string, exchange: string | null | undefined): Selector {
  if (!/^[A-Za-z0-9][A-Za-z0-9./-]{0,15}$/.test(ticker)) {
    throw createInvalidInputError(
      'ticker',
      'ticker must be a symbol of at most 16 letters, digits, dots, hyphens or slashes: for example, use ticker=AAPL.',
    );
  }
  const exchangeLabel = isGiven(exchange) ? exchange.trim().toLowerCase() : null;
  if (exchangeLabel === '' || (exchangeLabel !== null && exchangeLabel.length > 64)) {
    throw createInvalidInputError(
      'exchange',
      'exchange must have 1 to 64 characters: for example, use exchange=Nasdaq.',
    );
  }
  return { kind: 'ticker', symbol: foldSymbol(ticker), exchange: exchangeLabel };
}

function parseIdentifier(identifier: string, authority: string | null | undefined): Selector {
  const authorityName = isGiven(authority) ? authority.trim().toLowerCase() : 'sec';
  if (!/^[a-z0-9._-]{1,32}$/.test(authorityName)) {
    throw createInvalidInputError(
      'authority',
      'authority must have 1 to 32 letters or digits: for example, use authority=sec.',
    );
  }
  const rule =
    authorityName === 'sec'
      ? { holds: /^\d{1,10}$/, says: 'a CIK of at most 10 digits' }
      : { holds: /^[A-Za-z0-9][A-Za-z0-9 ./-]{0,63}$/, says: 'at most 64 letters and digits' };
  if (!rule.holds.test(identifier)) {
    const hint = isGiven(authority) ? '' : ', or be sent with its authority';
    throw createInvalidInputError(
      'identifier',
      `identifier must be ${rule.says}${hint}: for example, use identifier=320193.`,
    );
  }
  return { kind: 'identifier', authority: authorityName, value: toIdentifierKey(authorityName, identifier) };
}

/**
 * Normalises an identifier for comparison. A CIK has no leading zeros; other numbers are in upper case without spaces and
 * punctuation.
 */
export const toIdentifierKey = (authority: string, value: string) =>
  authority === 'sec' && /^\d+$/.test(value)
    ? value.replace(/^0+(?=\d)/, '')
    : value.toUpperCase().replace(/[ ./-]/g, '');

/** Whether the request contains a value. An empty value is present, because it is a separate error. */
function isGiven(value: string | null | undefined): value is string {
  return value !== null && value !== undefined;
}
