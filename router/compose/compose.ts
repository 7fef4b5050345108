import { composeServices } from '@theguild/federation-composition';
import { addAbstractFields } from './abstract-fields.ts';
import { addExternalFields } from './interface-objects.ts';
import type { Subgraphs } from './join-field.ts';
import { removeRequiredFragments } from './required-fragments.ts';
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
export function compose(subgraphs: Subgraphs): string {
  const reducedSubgraphs = removeRequiredFragments(subgraphs);
  if (reducedSubgraphs !== null) composeByLibrary(reducedSubgraphs);
  const supergraph = composeByLibrary(subgraphs, reducedSubgraphs === null ? [] : ['SatisfiabilityRule']);
  return addAbstractFields(addExternalFields(supergraph, subgraphs), subgraphs);
}

/**
 * Composes subgraphs with the composition library.
 * @param omittedRules rules of the library that are not checked
 */
function composeByLibrary(subgraphs: Subgraphs, omittedRules: string[] = []): string {
  const result = composeServices(
    Object.entries(subgraphs).map(([name, typeDefs]) => ({
      name,
      typeDefs,
      url: `http://${name}.invalid/graphql`,
    })),
    { disableValidationRules: omittedRules },
  );
  if (result.errors !== undefined) {
    throw new Error(
      `The subgraphs do not compose:\n${result.errors.map((e) => `- ${e.message}`).join('\n')}`,
    );
  }
  return result.supergraphSdl;
}
