import { limitUses, overLimit, sizeOf, type DocumentLimits } from '../../cost/document-limits.ts';
import type { GraphPrices } from '../../cost/prices.ts';
import { nearLimits } from '../../document/limit-use.ts';
import type { Reading } from '../../graph.ts';
import { RequestRejected } from '../../../core/request-rejected.ts';

/** Returns the rules for client documents: the document limits, and the additional fields from which the cost is computed. */
export const clientReading = (prices: GraphPrices, limits: DocumentLimits): Reading => ({
  maxTokens: limits.tokens,
  inspect(document, text) {
    const size = sizeOf(document);
    const problem = overLimit(document, limits, size);
    if (problem !== null) throw new RequestRejected(problem);
    return nearLimits(limitUses(document, text, size, limits));
  },
  observed: prices.observed,
});

/** Returns the rules without limits, for built-in documents: the limits are for documents of clients. */
export const withoutLimits = (reading: Reading): Reading => ({
  ...reading,
  maxTokens: Infinity,
  inspect: () => [],
});
