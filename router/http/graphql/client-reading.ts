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
  observed: prices.observed,
});
