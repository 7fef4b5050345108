import { readIp, writeIp } from '../../../facts/ip/ip-address.ts';
import { invalid, unavailable } from '../../lookup-error.ts';
import { isSpecialUse } from './special-use.ts';

/** A place that a selector can mean. Unknown facts are null. */
export interface Candidate {
  /** Stable id in its dataset. */
  readonly id: string | null;
  readonly name: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** Without the country's prefix. */
  readonly state: string | null;
  /** IANA identifier. */
  readonly timezone: string | null;
  /** WGS 84 degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Label of the record's own source, where a dataset joins several; candidates of one value have the same. */
  readonly source?: string;
}

/** What narrows a city or an address. */
export interface Context {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country?: string;
  /** Upper case, without the country's prefix. */
  readonly state?: string;
}

/** One dataset of places. It answers with all that a value can mean, and throws `unavailable` when it cannot. */
export interface PlaceSource {
  /** Label of the dataset: `city_reference`. */
  readonly label: string;
  readonly find: (value: string, context: Context) => readonly Candidate[] | Promise<readonly Candidate[]>;
}

const selectors = ['ip', 'city', 'iata', 'icao', 'unlocode', 'address'] as const;
type Selector = (typeof selectors)[number];

/** The datasets that are loaded. */
export type PlaceSources = Readonly<Partial<Record<Selector, PlaceSource>>>;

export type LocationArguments = Readonly<
  Partial<Record<Selector | 'country' | 'state', string | null | undefined>>
>;

/** What a selector stands for. */
export interface LocationModel {
  readonly input: { readonly type: string; readonly value: string };
  readonly status: 'resolved' | 'ambiguous' | 'not_found';
  readonly candidates: readonly Candidate[];
  readonly truncated: boolean;
  readonly source: string | null;
}

const MOST_CANDIDATES = 50;

const order = (candidate: Candidate): readonly string[] => [
  candidate.country ?? '',
  candidate.state ?? '',
  candidate.name ?? '',
  candidate.id ?? '',
  candidate.timezone ?? '',
];

function compare(a: Candidate, b: Candidate): number {
  const [left, right] = [order(a), order(b)];
  const index = left.findIndex((text, i) => text !== right[i]);
  if (index < 0) return 0;
  return (left[index] ?? '') < (right[index] ?? '') ? -1 : 1;
}

/**
 * Judges what was found. Several places stay several, whatever their size or zone; a place whose zone is not known
 * resolves nothing.
 */
function judge(type: Selector, value: string, label: string, found: readonly Candidate[]): LocationModel {
  const candidates = [...found].sort(compare);
  const [only] = candidates;
  const single = candidates.length === 1 ? only : undefined;
  const status = candidates.length > 1 ? 'ambiguous' : single?.timezone ? 'resolved' : 'not_found';
  return {
    input: { type, value },
    status,
    candidates: candidates.slice(0, MOST_CANDIDATES),
    truncated: candidates.length > MOST_CANDIDATES,
    source: only?.source ?? label,
  };
}

/** Normal form of a selector's value. @throws invalid_request when it is malformed */
function normal(selector: Selector, value: string): string {
  const fail = (rule: string, example: string) =>
    invalid(
      selector,
      `${selector} must be ${rule}, not ${JSON.stringify(value.slice(0, 64))}: ${example} works.`,
    );
  switch (selector) {
    case 'ip': {
      const words = value.length > 45 ? null : readIp(value);
      if (words === null) throw fail('an IPv4 or IPv6 address', '8.8.8.8');
      return writeIp(words);
    }
    case 'iata':
      if (!/^[A-Za-z]{3}$/.test(value)) throw fail('an airport code of three letters', 'JFK');
      return value.toUpperCase();
    case 'icao':
      if (!/^[A-Za-z]{4}$/.test(value)) throw fail('an airport code of four letters', 'EGLL');
      return value.toUpperCase();
    case 'unlocode':
      if (!/^[A-Za-z]{2} ?[A-Za-z\d]{3}$/.test(value)) throw fail('a UN/LOCODE of five characters', 'NLRTM');
      return value.replace(' ', '').toUpperCase();
    case 'city':
    case 'address': {
      const text = value.trim();
      if (text === '' || [...text].length > 200) throw fail('a text of 1 to 200 characters', 'Reykjavik');
      return text;
    }
  }
}

/** The country and state that narrow a city or an address. @throws invalid_request where they narrow nothing */
function contextOf(selector: Selector, country: string | undefined, state: string | undefined): Context {
  const narrows = selector === 'city' || selector === 'address';
  if (country !== undefined && !/^[A-Za-z]{2}$/.test(country)) {
    throw invalid(
      'country',
      `country must be an ISO 3166-1 code of two letters, not ${JSON.stringify(country)}: US works.`,
    );
  }
  const code = country?.toUpperCase();
  if (code !== undefined && !narrows)
    throw invalid('country', `country narrows city and address, not ${selector}.`);
  if (selector === 'address' && code !== 'US') {
    throw invalid('country', 'address needs country US: addresses of other countries are not recorded.');
  }
  if (state === undefined) return code === undefined ? {} : { country: code };
  if (code === undefined || !narrows) {
    throw invalid(
      'state',
      'state needs country and city or address: city Springfield, state IL, country US works.',
    );
  }
  const match = /^(?:([A-Z]{2})-)?([A-Z\d]{1,3})$/.exec(state.toUpperCase());
  if (match?.[2] === undefined || (match[1] !== undefined && match[1] !== code)) {
    throw invalid(
      'state',
      `state must be a code of 1 to 3 characters of ${code}, not ${JSON.stringify(state)}: IL works.`,
    );
  }
  return { country: code, state: match[2] };
}

/**
 * Finds what exactly one selector stands for.
 * @throws invalid_request for none, two, or a malformed one; service_unavailable when its dataset is not loaded
 */
export function locate(
  given: LocationArguments,
  sources: PlaceSources,
): LocationModel | Promise<LocationModel> {
  const chosen = selectors.flatMap((name) => (typeof given[name] === 'string' ? [name] : []));
  const [selector, second] = chosen;
  if (selector === undefined || second !== undefined) {
    throw invalid(second ?? 'city', `Give exactly one of ${selectors.join(', ')}: city Reykjavik works.`);
  }
  const value = normal(selector, given[selector] ?? '');
  const context = contextOf(selector, given.country ?? undefined, given.state ?? undefined);
  const source = sources[selector];
  if (selector === 'ip' && isSpecialUse(value))
    return judge(selector, value, source?.label ?? 'ip_location', []);
  if (source === undefined) {
    throw unavailable(
      `The dataset of locations by ${selector} is not loaded: import it, or give another selector.`,
    );
  }
  const found = source.find(value, context);
  return found instanceof Promise
    ? found.then((candidates) => judge(selector, value, source.label, candidates))
    : judge(selector, value, source.label, found);
}
