import { readFileSync } from 'node:fs';
import { parse, type DocumentNode } from 'graphql';

export const subgraphNames = ['geo', 'company', 'time', 'contact'] as const;
export type SubgraphName = (typeof subgraphNames)[number];

const schemaFolder = new URL('../../schema/', import.meta.url);

/** Reads the SDL of one subgraph from `schema/`. */
export const readSubgraph = (name: SubgraphName): DocumentNode =>
  parse(readFileSync(new URL(`${name}.graphql`, schemaFolder), 'utf8'), { noLocation: true });

/** Reads the SDL of the composed graph, which `npm run generate` writes. */
export const readSupergraph = (): string => readFileSync(new URL('supergraph.graphql', schemaFolder), 'utf8');
