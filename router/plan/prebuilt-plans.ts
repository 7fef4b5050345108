import { createHash } from 'node:crypto';
import { isJson } from '../document/result.ts';

/** Query plans computed at build time, for platforms without a planner and for a faster start. */
export interface PrebuiltPlans {
  /** sha256 of the supergraph SDL that the plans belong to. */
  readonly supergraph: string;
  /** Plans in the planner's JSON, by sha256 of the document's text. Null for a document that fetches nothing. */
  readonly plans: Readonly<Record<string, unknown>>;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Parses a plan book.
 * @throws Error when the text is not a plan book
 */
export function parsePrebuiltPlans(text: string): PrebuiltPlans {
  const book: unknown = JSON.parse(text);
  if (!isJson(book) || typeof book['supergraph'] !== 'string' || !isJson(book['plans'])) {
    throw new Error('schema/plans.json is not a file of query plans. Run `npm run generate`.');
  }
  return { supergraph: book['supergraph'], plans: book['plans'] };
}

/** Serialises a plan book with one plan per line, sorted by hash, for readable diffs. */
export function serializePrebuiltPlans({ supergraph, plans }: PrebuiltPlans): string {
  const lines = Object.keys(plans)
    .sort()
    .map((hash) => `${JSON.stringify(hash)}:${JSON.stringify(plans[hash])}`);
  return `{"supergraph":${JSON.stringify(supergraph)},"plans":{\n${lines.join(',\n')}\n}}\n`;
}
