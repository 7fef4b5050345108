import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { operationNames, readOperation } from '../router/plan/operation-documents.ts';
import { writePlanBook } from '../router/plan/plan-book.ts';
import { planOperations } from '../router/plan/plan-operations.ts';
import { apolloCache, urqlCache } from '../router/compose/client-caches.ts';
import { composeSupergraph } from '../router/compose/compose.ts';

/**
 * `npm run compose` writes schema/supergraph.graphql, schema/plans.json and what caches of clients are told of the graph;
 * with `--check` it fails when one of them is out of date.
 */
const schema = new URL('../schema/', import.meta.url);

const documents = Object.fromEntries(
  operationNames()
    .sort()
    .map((name) => [`${name}.graphql`, readOperation(name)]),
);
const supergraph = composeSupergraph();
const generated = {
  'supergraph.graphql': supergraph,
  'plans.json': writePlanBook(planOperations(supergraph, documents)),
  'clients/apollo.generated.ts': apolloCache(supergraph),
  'clients/urql.generated.ts': urqlCache(supergraph),
};

for (const [name, text] of Object.entries(generated)) {
  const file = new URL(name, schema);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`schema/${name} is out of date: run \`npm run generate\`.\n`);
    process.exitCode = 1;
  }
}
