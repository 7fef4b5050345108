import { LRUCache } from 'lru-cache';
import type { LookupContext } from '../../../core/lookup-context.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { lazy } from '../../../core/lazy.ts';
import type { CarrierResolvers, LineType, Resolvers } from '../schema.generated.ts';
import type { NetworkLine, NumberQuery } from './line-provider.ts';
import { blockCarrier } from '../phone/number-block.ts';
import { defaultCountry, parseNumber, planType, type ValidNumber } from '../phone/number.ts';
import { numberFields, placeFields, type NumberModel } from '../phone/resolvers.ts';

export interface CarrierModel extends NumberModel {
  readonly type: LineType;
  readonly carrier: string | null;
  readonly source: 'network' | 'numbering-plan' | null;
}

const burnerWords = lazy(() => readFacts('burner-carriers').map((row) => row['words'] ?? ''));

/** Whether a carrier is an app that provides throw-away numbers. Source: facts/tables/burner-carriers.tsv. */
export function isBurner(carrier: string): boolean {
  const name = ` ${carrier.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
  return burnerWords().some((words) => name.includes(` ${words} `));
}

/** Operators of North American blocks that issue other numbers than mobile ones. */
const fixedOperators: ReadonlySet<string> = new Set(['Onvoy', 'Fractel']);

/**
 * Reads the line type from the numbering plan and the carrier to which the number block was issued. Works offline. North American
 * numbers have the same form for landlines and mobile lines, but libphonenumber records carriers only of mobile blocks.
 */
function byPlan(number: ValidNumber): CarrierModel {
  const carrier = blockCarrier(number.countryCallingCode, number.nationalNumber);
  const isMobile =
    number.countryCallingCode === '1' &&
    number.getType() === 'FIXED_LINE_OR_MOBILE' &&
    carrier !== null &&
    !fixedOperators.has(carrier);
  return { number, type: isMobile ? 'mobile' : planType(number), carrier, source: 'numbering-plan' };
}

/** Cache lifetime of one day, because numbers are ported between carriers. */
const ttlMs = 24 * 60 * 60 * 1000;

/**
 * Creates the carrier resolvers.
 * @param query queries the network. Undefined when no provider is configured; the numbering plan is then used.
 * @param clock current time in milliseconds, for the expiry of cached responses
 */
export function carrierResolvers(
  query: NumberQuery<NetworkLine> | undefined,
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
    network: NumberQuery<NetworkLine>,
    context: LookupContext,
  ) {
    let line = cache.get(number.number);
    if (line === undefined) {
      line = await network(number.number, context.signal);
      cache.set(number.number, line);
    }
    return { number, ...line, source: 'network' } satisfies CarrierModel;
  }

  function carrierOf({ number }: NumberModel, context: LookupContext): CarrierModel | Promise<CarrierModel> {
    if (number === null) return { number, type: 'unknown', carrier: null, source: null };
    // Don't fall back to the numbering plan when the network query fails: clients would take its carrier for the current one.
    return query === undefined ? byPlan(number) : queryNetwork(number, query, context);
  }

  return {
    Query: {
      carrier: (_parent, { number, country }, context) =>
        carrierOf({ number: parseNumber(number, defaultCountry(country)) }, context),
    },
    Phone: { carrier: (phone, _args, context) => carrierOf(phone, context) },
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
