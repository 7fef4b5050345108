import { graphqlLimits, overLimit } from '../../demand/limits.ts';
import type { GraphPrices } from '../../demand/prices.ts';
import type { Reading } from '../../graph.ts';
import { Refused } from './refused.ts';

/** How the documents of clients are read: within limits, and so that an answer tells what it has cost. */
export const clientReading = (prices: GraphPrices): Reading => ({
  maxTokens: graphqlLimits.tokens,
  inspect(document) {
    const problem = overLimit(document);
    if (problem !== null) throw new Refused(problem);
  },
  observed: observedOf(prices),
});

/** Every record that may cost a metered unit says whether it is valid: what is not was not looked up. */
function observedOf({ meteredTypes, meteredFields, meteredArguments }: GraphPrices): Reading['observed'] {
  const coordinates = [...meteredFields.keys(), ...meteredArguments.keys()];
  const types = new Set([...meteredTypes.keys(), ...coordinates.map((each) => each.split('.')[0] ?? '')]);
  return new Map([...types].map((type) => [type, 'valid']));
}
