import { graphqlLimits, overLimit } from '../../cost/document-limits.ts';
import type { GraphPrices } from '../../cost/prices.ts';
import type { Reading } from '../../graph.ts';
import { RequestRejected } from '../../../core/request-rejected.ts';

/** Returns the rules for client documents: the document limits, and the additional fields from which the cost is computed. */
export const clientReading = (prices: GraphPrices): Reading => ({
  maxTokens: graphqlLimits.tokens,
  inspect(document) {
    const problem = overLimit(document);
    if (problem !== null) throw new RequestRejected(problem);
  },
  observed: prices.observed,
});
