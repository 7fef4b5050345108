import { writeIp } from '../../../facts/ip/ip-address.ts';
import { chain } from '../../../core/promise-or-value.ts';
import { invalid, unavailable } from '../../../core/lookup-error.ts';
import { locationContext, onlySource, type LocationContext } from '../../validation/location-source.ts';
import { ipWords } from '../../validation/network.ts';
import { iata, icao, unlocode } from '../../validation/terminal-code.ts';
import { readText } from '../../../core/text.ts';
import { isSpecialUse } from '../../../facts/ip/special-purpose.ts';

/** A place that a selector can mean. Unknown facts are null. */
export interface Candidate {
  /** Stable id in its dataset. */
  readonly id: string | null;
  readonly name: string | null;
  /** Which of its names was asked for. Absent: none was. */
  readonly matchedName?: () => string;
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

/** One dataset of places. It answers with all that a value can mean, and throws `unavailable` when it cannot. */
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

/** The datasets that are loaded. */
export type PlaceSources = Readonly<Partial<Record<Selector, PlaceSource>>>;

export type LocationArguments = Readonly<
  Partial<Record<Selector | 'country' | 'state', string | null | undefined>>
>;

/** What a selector stands for. */
export interface LocationModel {
  /** All that was asked for. */
  readonly id: string;
  readonly input: { readonly type: string; readonly value: string };
  readonly status: 'resolved' | 'ambiguous' | 'not_found';
  readonly candidates: readonly Candidate[];
  readonly truncated: boolean;
  readonly source: string | null;
}

/** One selector, normalized, and what narrows it. */
interface Question {
  readonly type: Selector;
  readonly value: string;
  readonly context: LocationContext;
}

/** The question as text: `city=Paris&country=FR`. @see argumentsOf, which reads it again */
const idOf = ({ type, value, context: { country, state } }: Question): string =>
  `${type}=${encodeURIComponent(value)}` +
  (country === undefined ? '' : `&country=${encodeURIComponent(country)}`) +
  (state === undefined ? '' : `&state=${encodeURIComponent(state)}`);

/** What was asked to get a location with this id; what is no argument is refused where the arguments are judged. */
export const argumentsOf = (id: string): LocationArguments => Object.fromEntries(new URLSearchParams(id));

const MOST_CANDIDATES = 50;

const order = (candidate: Candidate): readonly string[] => [
  candidate.country ?? '',
  candidate.state ?? '',
  candidate.name ?? '',
  candidate.id ?? '',
];

/** Of what is alike in all of these, as the zones of a country, the order in which it was found stays. */
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
function judge(
  { type, value, context }: Question,
  label: string,
  found: readonly Candidate[],
): LocationModel {
  const candidates = [...found].sort(compare);
  const [only] = candidates;
  const single = candidates.length === 1 ? only : undefined;
  const status = candidates.length > 1 ? 'ambiguous' : single?.timezone ? 'resolved' : 'not_found';
  return {
    id: idOf({ type, value, context }),
    input: { type, value },
    status,
    candidates: candidates.slice(0, MOST_CANDIDATES),
    truncated: candidates.length > MOST_CANDIDATES,
    source: only?.source ?? label,
  };
}

const names = { maximum: 200, example: 'Reykjavik' };
const lines = { maximum: 200, example: '1600 Pennsylvania Ave NW, Washington' };

/** Normal form of a selector's value. @throws invalid_request when it is malformed */
const normal: Readonly<Record<Selector, (value: string) => string>> = {
  ip: (value) => writeIp(ipWords(value, 'ip')),
  iata: (value) => iata.read(value, 'iata'),
  icao: (value) => icao.read(value, 'icao'),
  unlocode: (value) => unlocode.read(value, 'unlocode'),
  city: (value) => readText(value, 'city', names),
  address: (value) => readText(value, 'address', lines),
};

/**
 * Finds what exactly one selector stands for.
 * @throws invalid_request for none, two, or a malformed one; service_unavailable when its dataset is not loaded
 */
export function locate(
  given: LocationArguments,
  sources: PlaceSources,
): LocationModel | Promise<LocationModel> {
  const chosen = selectors.flatMap((name) => (typeof given[name] === 'string' ? [name] : []));
  // Each is judged by itself before all are judged together, as by REST.
  const values = new Map(chosen.map((name) => [name, normal[name](given[name] ?? '')]));
  const selector = onlySource(chosen);
  if (selector === undefined) {
    throw invalid('city', `Give exactly one of ${selectors.join(', ')}: city Reykjavik works.`);
  }
  const context = locationContext(selector, given.country, given.state);
  const value = values.get(selector) ?? '';
  const source = sources[selector];
  const question = { type: selector, value, context };
  if (selector === 'ip' && isSpecialUse(ipWords(value, selector)))
    return judge(question, source?.label ?? 'ip_location', []);
  if (source === undefined) {
    throw unavailable(
      `The dataset of locations by ${selector} is not loaded: import it, or give another selector.`,
    );
  }
  return chain(source.find(value, context), (candidates) => judge(question, source.label, candidates));
}
