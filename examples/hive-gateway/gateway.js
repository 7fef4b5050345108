import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { unifiedGraphHandler } from '@graphql-hive/router-runtime';

/** Returns the URL of a subgraph from the environment, such as SUBGRAPH_GEO_URL. */
function readAddress(name) {
  const setting = `SUBGRAPH_${name.toUpperCase()}_URL`;
  const url = process.env[setting];
  if (!url) throw new Error(`Set ${setting} to the URL of the subgraph ${name}.`);
  return url;
}

const names = ['geo', 'company', 'time', 'contact'];
const gateway = createGatewayRuntime({
  supergraph: readFileSync(process.env.SUPERGRAPH ?? '../../schema/supergraph.graphql', 'utf8'),
  // Use the query planner that is implemented in Rust.
  unifiedGraphHandler,
  transportEntries: Object.fromEntries(names.map((name) => [name, { location: readAddress(name) }])),
  // A proxy in front of the gateway can set the timestamp for all times in a response.
  propagateHeaders: {
    fromClientToSubgraphs: ({ request }) => {
      const now = request.headers.get('lookup-now');
      return now === null ? {} : { 'lookup-now': now };
    },
  },
  logging: false,
});

const port = Number(process.env.PORT ?? 4000);
createServer(gateway).listen(port, '127.0.0.1', () => {
  process.stdout.write(`Hive Gateway listens at http://127.0.0.1:${port}/graphql\n`);
});
