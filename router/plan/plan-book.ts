import { createHash } from 'node:crypto';
import { isJson } from '../document/result.ts';

/** Plans that were made when the service was built, for platforms without a planner and to start faster. */
export interface PlanBook {
  /** sha256 of the supergraph SDL that the plans are for. */
  readonly supergraph: string;
  /** The planner's JSON by sha256 of the document's text; null for a document that fetches nothing. */
  readonly plans: Readonly<Record<string, unknown>>;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @throws Error when the text is no plan book. */
export function parsePlanBook(text: string): PlanBook {
  const book: unknown = JSON.parse(text);
  if (!isJson(book) || typeof book['supergraph'] !== 'string' || !isJson(book['plans'])) {
    throw new Error('This is no file of plans; run `npm run generate`.');
  }
  return { supergraph: book['supergraph'], plans: book['plans'] };
}

/** One plan a line, in the order of their hashes, so that changes can be read. */
export function writePlanBook({ supergraph, plans }: PlanBook): string {
  const lines = Object.keys(plans)
    .sort()
    .map((hash) => `${JSON.stringify(hash)}:${JSON.stringify(plans[hash])}`);
  return `{"supergraph":${JSON.stringify(supergraph)},"plans":{\n${lines.join(',\n')}\n}}\n`;
}
