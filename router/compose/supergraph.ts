import { readFileSync } from 'node:fs';
import { parse, type DocumentNode } from 'graphql';

export const subgraphNames = ['geo', 'company', 'time', 'contact'] as const;
export type SubgraphName = (typeof subgraphNames)[number];

const schemaFolder = new URL('../../schema/', import.meta.url);

/** The SDL of one subgraph, as it stands in `schema/`. */
export const readSubgraph = (name: SubgraphName): DocumentNode =>
  parse(readFileSync(new URL(`${name}.graphql`, schemaFolder), 'utf8'), { noLocation: true });

/** The SDL of the composed graph, as `npm run generate` wrote it. */
export const readSupergraph = (): string => readFileSync(new URL('supergraph.graphql', schemaFolder), 'utf8');
