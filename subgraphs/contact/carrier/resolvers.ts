import { LRUCache } from 'lru-cache';
import type { LookupContext } from '../../../core/lookup-context.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { memoize } from '../../../core/memoize.ts';
import type { CarrierResolvers, LineType, Resolvers } from '../schema.generated.ts';
import type { NetworkLine, NumberLookup } from './line-provider.ts';
import { findBlockCarrier } from '../phone/number-block.ts';
import { parseDefaultCountry, parseNumber, findPlanType, type ValidNumber } from '../phone/number.ts';
import { numberFields, placeFields, type NumberModel } from '../phone/resolvers.ts';

export interface CarrierModel extends NumberModel {
  readonly type: LineType;
  readonly carrier: string | null;
  readonly source: 'network' | 'numbering-plan' | null;
}

const burnerWords = memoize(() => readFacts('burner-carriers').map((row) => row['words'] ?? ''));

/** Whether a carrier is an application that issues disposable numbers. Source: facts/tables/burner-carriers.tsv. */
export function isBurner(carrier: string): boolean {
  const normalizedCarrier = ` ${carrier.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
  return burnerWords().some((words) => normalizedCarrier.includes(` ${words} `));
}

/** North American carriers whose number blocks are not for mobile lines. */
const fixedOperators: ReadonlySet<string> = new Set(['Onvoy', 'Fractel']);

/**
 * Derives the line type from the numbering plan and from the carrier to which the number block was issued, without a network
 * query. North American landlines and mobile lines have the same number format, but libphonenumber records only carriers of
 * mobile blocks.
 */
function carrierFromPlan(number: ValidNumber): CarrierModel {
  const carrier = findBlockCarrier(number.countryCallingCode, number.nationalNumber);
  const isMobile =
    number.countryCallingCode === '1' &&
    number.getType() === 'FIXED_LINE_OR_MOBILE' &&
    carrier !== null &&
    !fixedOperators.has(carrier);
  return { number, type: isMobile ? 'mobile' : findPlanType(number), carrier, source: 'numbering-plan' };
}

/** Cache lifetime in milliseconds: one day, because numbers are ported between carriers. */
const ttlMs = 24 * 60 * 60 * 1000;

/**
 * Creates the carrier resolvers.
 * @param query queries the network; undefined when no provider is configured, so that the numbering plan is used
 * @param clock current time in milliseconds, for the expiry of cached responses
 */
export function carrierResolvers(
  query: NumberLookup<NetworkLine> | undefined,
  clock: () => number,
): Resolvers {
  const cache = new LRUCache<string, NetworkLine>({
    max: 50_000,
    ttl: ttlMs,
    perf: { now: clock },
    ttlResolution: 0,
  });

  async function queryNetwork(
    number: ValidNumber,
    network: NumberLookup<NetworkLine>,
    context: LookupContext,
  ) {
    let line = cache.get(number.number);
    if (line === undefined) {
      line = await network(number.number, context.signal);
      cache.set(number.number, line);
    }
    return { number, ...line, source: 'network' } satisfies CarrierModel;
  }

  function findCarrier(
    { number }: NumberModel,
    context: LookupContext,
  ): CarrierModel | Promise<CarrierModel> {
    if (number === null) return { number, type: 'unknown', carrier: null, source: null };
    // Report the failure of a network query instead of using the numbering plan. Clients would mistake the carrier of the plan
    // for the current carrier.
    return query === undefined ? carrierFromPlan(number) : queryNetwork(number, query, context);
  }

  return {
    Query: {
      carrier: (_parent, { number, country }, context) =>
        findCarrier({ number: parseNumber(number, parseDefaultCountry(country)) }, context),
    },
    Phone: { carrier: (phone, _args, context) => findCarrier(phone, context) },
    Carrier: carrierFields,
  };
}

const carrierFields = {
  ...numberFields,
  ...placeFields,
  type: ({ type }) => type,
  name: ({ carrier }) => carrier,
  burner: ({ carrier }) => (carrier === null ? null : isBurner(carrier)),
  source: ({ source }) => source,
  deep: (carrier) => carrier,
} satisfies CarrierResolvers;
