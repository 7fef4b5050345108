import { createInvalidInputError } from '../../core/lookup-error.ts';
import { countryAlpha2Rule } from './country-code.ts';
import { quote } from '../../core/quote.ts';

/** Country and state to which the search for a city or an address is restricted. */
export interface LocationContext {
  /** ISO 3166-1 alpha-2 code of the country, upper case. */
  readonly country?: string;
  /** Code of the state in upper case, without the country prefix. */
  readonly state?: string;
}

/** Matches an ISO 3166-2 code, with or without its country prefix. */
export const locationStatePattern = /^(?:([A-Za-z]{2})-)?([A-Za-z\d]{1,3})$/;

/**
 * Returns the location source of a request; undefined when the request has none.
 * @param nameOf formats the name of a source for messages
 * @throws invalid_request when the request has more than one source
 */
export function selectSingleSource<S extends string>(
  sources: readonly S[],
  nameOf: (source: S) => string = (source) => source,
): S | undefined {
  const [first, second] = sources;
  if (first === undefined || second === undefined) return first;
  throw createInvalidInputError(
    second,
    `${nameOf(second)} cannot be combined with ${nameOf(first)}: use only one of them.`,
  );
}

/**
 * Returns the country and state to which a search for a city or an address is restricted.
 * @param source undefined for a request without a source, for which the country itself is the source
 * @throws invalid_request when the request has no city or address to restrict, or when country and state contradict each other
 */
export function parseLocationContext(
  source: string | undefined,
  country: string | null | undefined,
  state: string | null | undefined,
  label: string | undefined = source,
): LocationContext {
  const acceptsArea = source === 'city' || source === 'address';
  const code = countryAlpha2Rule.optional(country, 'country');
  if (code !== null && source !== undefined && !acceptsArea) {
    throw createInvalidInputError(
      'country',
      `country cannot be combined with ${label}, only with city or address: for example, use city=Springfield&country=US.`,
    );
  }
  const hasState = state !== null && state !== undefined;
  if (hasState && !(acceptsArea && code !== null)) {
    throw createInvalidInputError(
      'state',
      'state requires country, and city or address: for example, use city=Springfield&state=IL&country=US.',
    );
  }
  if (source === 'address' && code !== 'US') {
    throw createInvalidInputError('country', 'address requires country=US: only US addresses are recorded.');
  }
  if (code === null) return {};
  return hasState ? { country: code, state: removeCountryPrefix(state, code) } : { country: code };
}

function removeCountryPrefix(state: string, country: string): string {
  const [, prefix, code] = locationStatePattern.exec(state) ?? [];
  if (code === undefined) {
    throw createInvalidInputError(
      'state',
      `state must be a code of 1 to 3 letters or digits, with or without the country, not ${quote(state)}: for example, use IL or US-IL.`,
    );
  }
  const upperCode = code.toUpperCase();
  if (prefix === undefined || prefix.toUpperCase() === country) return upperCode;
  throw createInvalidInputError(
    'state',
    `state and country=${country} must be of the same country: for example, use state=${upperCode}.`,
  );
}
