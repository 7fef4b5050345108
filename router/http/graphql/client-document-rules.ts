import {
  listLimitUses,
  findDocumentProblem,
  measureDocument,
  type DocumentLimits,
} from '../../cost/document-limits.ts';
import type { GraphPrices } from '../../cost/prices.ts';
import { selectNearLimits } from '../../document/limit-use.ts';
import type { ClientDocumentRules } from '../../graph.ts';
import { RequestRejected } from '../../../core/request-rejected.ts';

/** Returns the rules for client documents: the document limits, and the additional fields from which the cost is computed. */
export const createClientDocumentRules = (
  prices: GraphPrices,
  limits: DocumentLimits,
): ClientDocumentRules => ({
  maxTokens: limits.tokens,
  inspect(document, text) {
    const size = measureDocument(document);
    const problem = findDocumentProblem(document, limits, size);
    if (problem !== null) throw new RequestRejected(problem);
    return selectNearLimits(listLimitUses(document, text, size, limits));
  },
  observed: prices.observed,
});

/** Returns the rules without limits, for built-in documents. */
export const removeReadingLimits = (reading: ClientDocumentRules): ClientDocumentRules => ({
  ...reading,
  maxTokens: Infinity,
  inspect: () => [],
});
