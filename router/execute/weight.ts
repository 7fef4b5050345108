import { visit } from 'graphql';
import type { ClientDocument } from '../document/document.ts';

/**
 * Bytes of the heap that a prepared operation holds, by the nodes of its document, rounded up from what
 * `test/soak/weight.ts` measured (700 to 1,020 for a document answered once, 1,400 to 1,570 once it is compiled):
 * the heap after a full collection, with and without 150 operations of each of several shapes.
 */
const bytesPerNode = { document: 250, variant: 900, compiled: 800 } as const;

const nodes = new WeakMap<ClientDocument, number>();

function nodesOf(client: ClientDocument): number {
  let count = nodes.get(client);
  if (count === undefined) {
    count = 0;
    visit(client.document, {
      enter() {
        count = (count ?? 0) + 1;
      },
    });
    nodes.set(client, count);
  }
  return count;
}

/** The parsed document alone, with its text. */
export const documentWeight = (client: ClientDocument, text: string): number =>
  nodesOf(client) * bytesPerNode.document + 2 * text.length;

/** One combination of conditions: its document, plan, projection and price. */
export const variantWeight = (client: ClientDocument): number => nodesOf(client) * bytesPerNode.variant;

/** What subgraphs compile of it once it repeats. */
export const compiledWeight = (client: ClientDocument): number => nodesOf(client) * bytesPerNode.compiled;
