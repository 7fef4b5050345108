import type { DocumentNode } from 'graphql';
import { composeServices } from '@theguild/federation-composition';
import { withExternalFields } from './interface-objects.ts';
import { readSubgraph, subgraphNames } from './supergraph.ts';

/**
 * Composes the four subgraphs of `schema/`.
 * @throws Error that lists every composition error
 */
export const composeSupergraph = (): string =>
  compose(Object.fromEntries(subgraphNames.map((name) => [name, readSubgraph(name)])));

/**
 * Composes subgraphs to a supergraph. Requires a development dependency: the service itself reads the composed file.
 * @param subgraphs SDL by name
 * @throws Error that lists every composition error
 */
export function compose(subgraphs: Readonly<Record<string, DocumentNode>>): string {
  const result = composeServices(
    Object.entries(subgraphs).map(([name, typeDefs]) => ({
      name,
      typeDefs,
      url: `http://${name}.invalid/graphql`,
    })),
  );
  if (result.errors !== undefined) {
    throw new Error(
      `The subgraphs do not compose:\n${result.errors.map((e) => `- ${e.message}`).join('\n')}`,
    );
  }
  return withExternalFields(result.supergraphSdl, subgraphs);
}
