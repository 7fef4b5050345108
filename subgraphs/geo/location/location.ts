import { formatIp } from '../../../facts/ip/ip-address.ts';
import { chain } from '../../../core/promise-or-value.ts';
import { createInvalidInputError, createUnavailableError } from '../../../core/lookup-error.ts';
import {
  parseLocationContext,
  selectSingleSource,
  type LocationContext,
} from '../../validation/location-source.ts';
import { parseIpWords } from '../../validation/network.ts';
import { iataRule, icaoRule, unlocodeRule } from '../../validation/terminal-code.ts';
import { parseText } from '../../../core/text.ts';
import { isSpecialUse } from '../../../facts/ip/special-purpose.ts';

/** A place that matches a selector. Unknown facts are null. */
export interface Candidate {
  /** Stable id of the record in its dataset. */
  readonly id: string | null;
  readonly name: string | null;
  /** The name that matched the selector. Absent when the place was not found by name. */
  readonly matchedName?: () => string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** State code without the country's prefix. */
  readonly state: string | null;
  /** IANA identifier. */
  readonly timezone: string | null;
  /** WGS 84 degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /**
   * Label of the record's own source, for a dataset that combines several sources. All candidates of one lookup have the same
   * source.
   */
  readonly source?: string;
}

/**
 * A dataset of places. `find` returns every place that matches a value, and throws `unavailable` when the dataset cannot be
 * read.
 */
export interface PlaceSource {
  /** Label of the dataset: `city_reference`. */
  readonly label: string;
  readonly find: (
    value: string,
    context: LocationContext,
  ) => readonly Candidate[] | Promise<readonly Candidate[]>;
}

const selectors = ['ip', 'city', 'iata', 'icao', 'unlocode', 'address'] as const;
type Selector = (typeof selectors)[number];

/** Loaded datasets of places, by selector. */
export type PlaceSources = Readonly<Partial<Record<Selector, PlaceSource>>>;

export type LocationArguments = Readonly<
  Partial<Record<Selector | 'country' | 'state', string | null | undefined>>
>;

/** The result of resolving one selector. */
export interface LocationModel {
  /** All arguments, serialised as a query string. */
  readonly id: string;
  readonly input: { readonly type: Selector; readonly value: string };
  readonly status: 'resolved' | 'ambiguous' | 'not_found';
  readonly candidates: readonly Candidate[];
  readonly truncated: boolean;
  readonly source: string | null;
}

/** A normalised selector, and the area to which the lookup is restricted. */
interface LocationQuery {
  readonly type: Selector;
  readonly value: string;
  readonly context: LocationContext;
}

/** Serialises a query: `city=Paris&country=FR`. @see parseId for the inverse */
const formatId = ({ type, value, context: { country, state } }: LocationQuery): string =>
  `${type}=${encodeURIComponent(value)}` +
  (country === undefined ? '' : `&country=${encodeURIComponent(country)}`) +
  (state === undefined ? '' : `&state=${encodeURIComponent(state)}`);

/**
 * Parses the id of a location into arguments. Unknown or malformed values are rejected by the later validation of the
 * arguments.
 */
export const parseId = (id: string): LocationArguments => Object.fromEntries(new URLSearchParams(id));

const MAX_CANDIDATES = 50;

const listSortKeys = (candidate: Candidate): readonly string[] => [
  candidate.country ?? '',
  candidate.state ?? '',
  candidate.name ?? '',
  candidate.id ?? '',
];

/** Compares candidates for sorting. Candidates with equal sort keys, such as the zones of a country, keep their order. */
function compareCandidates(a: Candidate, b: Candidate): number {
  const [left, right] = [listSortKeys(a), listSortKeys(b)];
  const index = left.findIndex((text, i) => text !== right[i]);
  if (index < 0) return 0;
  return (left[index] ?? '') < (right[index] ?? '') ? -1 : 1;
}

/**
 * Creates the result. Several places make the result ambiguous, regardless of population and time zone. A single place without
 * a time zone is not resolved.
 */
function createLocation(
  { type, value, context }: LocationQuery,
  label: string,
  found: readonly Candidate[],
): LocationModel {
  const candidates = [...found].sort(compareCandidates);
  const [only] = candidates;
  const singleCandidate = candidates.length === 1 ? only : undefined;
  const status = candidates.length > 1 ? 'ambiguous' : singleCandidate?.timezone ? 'resolved' : 'not_found';
  return {
    id: formatId({ type, value, context }),
    input: { type, value },
    status,
    candidates: candidates.slice(0, MAX_CANDIDATES),
    truncated: candidates.length > MAX_CANDIDATES,
    source: only?.source ?? label,
  };
}

const cityTextRule = { maximum: 200, example: 'Reykjavik' };
const addressTextRule = { maximum: 200, example: '1600 Pennsylvania Ave NW, Washington' };

/** Normalises a selector's value. @throws invalid_request when the value is malformed */
const normalizers: Readonly<Record<Selector, (value: string) => string>> = {
  ip: (value) => formatIp(parseIpWords(value, 'ip')),
  iata: (value) => iataRule.read(value, 'iata'),
  icao: (value) => icaoRule.read(value, 'icao'),
  unlocode: (value) => unlocodeRule.read(value, 'unlocode'),
  city: (value) => parseText(value, 'city', cityTextRule),
  address: (value) => parseText(value, 'address', addressTextRule),
};

/**
 * Resolves exactly one selector.
 * @throws invalid_request for no selector, several selectors or a malformed selector; service_unavailable when the dataset of
 * the selector is not loaded
 */
export function locate(
  locationArguments: LocationArguments,
  sources: PlaceSources,
): LocationModel | Promise<LocationModel> {
  const givenSelectors = selectors.flatMap((name) =>
    typeof locationArguments[name] === 'string' ? [name] : [],
  );
  // Validate each value before the combination of selectors, as the REST API does.
  const values = new Map(
    givenSelectors.map((name) => [name, normalizers[name](locationArguments[name] ?? '')]),
  );
  const selector = selectSingleSource(givenSelectors);
  if (selector === undefined) {
    throw createInvalidInputError(
      'city',
      `Use exactly one of ${selectors.join(', ')}: for example, use city=Reykjavik.`,
    );
  }
  const context = parseLocationContext(selector, locationArguments.country, locationArguments.state);
  const value = values.get(selector) ?? '';
  const source = sources[selector];
  const query = { type: selector, value, context };
  if (selector === 'ip' && isSpecialUse(parseIpWords(value, selector)))
    return createLocation(query, source?.label ?? 'ip_location', []);
  if (source === undefined) {
    throw createUnavailableError(
      `The data for locations by ${selector} is not loaded: import it, or use another selector such as city=Reykjavik.`,
    );
  }
  return chain(source.find(value, context), (candidates) => createLocation(query, source.label, candidates));
}
