import { visit } from 'graphql';
import type { ClientDocument } from '../document/document.ts';

/**
 * Heap memory of a prepared operation, in bytes per node of its document. Rounded up from the measurements of
 * `test/soak/weight.ts`: 700 to 1,020 for a document executed once, 1,400 to 1,570 when compiled.
 */
const bytesPerNode = { document: 250, variant: 900, compiled: 800 } as const;

const nodeCounts = new WeakMap<ClientDocument, number>();

function countNodes(client: ClientDocument): number {
  let count = nodeCounts.get(client);
  if (count === undefined) {
    count = 0;
    visit(client.document, {
      enter() {
        count = (count ?? 0) + 1;
      },
    });
    nodeCounts.set(client, count);
  }
  return count;
}

/** Returns the memory of the parsed document and its text, in bytes. */
export const estimateDocumentWeight = (client: ClientDocument, text: string): number =>
  countNodes(client) * bytesPerNode.document + 2 * text.length;

/** Returns the memory of one combination of conditions, in bytes: its document, plan, projection and price. */
export const estimateVariantWeight = (client: ClientDocument): number =>
  countNodes(client) * bytesPerNode.variant;

/** Returns the memory of the code that subgraphs compile for a repeated document, in bytes. */
export const estimateCompiledWeight = (client: ClientDocument): number =>
  countNodes(client) * bytesPerNode.compiled;
