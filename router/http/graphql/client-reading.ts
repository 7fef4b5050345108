import { graphqlLimits, overLimit } from '../../cost/document-limits.ts';
import type { GraphPrices } from '../../cost/prices.ts';
import type { Reading } from '../../graph.ts';
import { RequestRejected } from './request-rejected.ts';

/** How the documents of clients are read: within limits, and so that an answer tells what it has cost. */
export const clientReading = (prices: GraphPrices): Reading => ({
  maxTokens: graphqlLimits.tokens,
  inspect(document) {
    const problem = overLimit(document);
    if (problem !== null) throw new RequestRejected(problem);
  },
  observed: prices.observed,
});
