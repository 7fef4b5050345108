import { LRUCache } from 'lru-cache';
import type { LookupContext } from '../../../core/lookup-context.ts';
import type { CallerResolvers, Resolvers } from '../schema.generated.ts';
import type { NumberLookup } from '../carrier/line-provider.ts';
import { parseDefaultCountry, parseNumber } from '../phone/number.ts';
import { numberFields, type NumberModel } from '../phone/resolvers.ts';

export interface CallerModel extends NumberModel {
  readonly caller: string | null;
}

/** Cache lifetime in milliseconds: one day, because registered caller names seldom change. */
const ttlMs = 24 * 60 * 60 * 1000;

/** Creates the resolvers of caller names. @param clock current time in milliseconds, for the expiry of cached responses */
export function callerResolvers(query: NumberLookup<string | null>, clock: () => number): Resolvers {
  const cache = new LRUCache<string, { caller: string | null }>({
    max: 50_000,
    ttl: ttlMs,
    perf: { now: clock },
    ttlResolution: 0,
  });

  async function findCaller({ number }: NumberModel, context: LookupContext): Promise<CallerModel> {
    // Never query the provider for an invalid number, because each query costs money.
    if (number === null) return { number, caller: null };
    let entry = cache.get(number.number);
    if (entry === undefined) {
      entry = { caller: await query(number.number, context.signal) };
      cache.set(number.number, entry);
    }
    return { number, ...entry };
  }

  return {
    Query: {
      caller: (_parent, { number, country }, context) =>
        findCaller({ number: parseNumber(number, parseDefaultCountry(country)) }, context),
    },
    Phone: { caller: (phone, _args, context) => findCaller(phone, context) },
    Caller: callerFields,
  };
}

const callerFields = { ...numberFields, caller: ({ caller }) => caller } satisfies CallerResolvers;
