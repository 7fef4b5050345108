import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { unifiedGraphHandler } from '@graphql-hive/router-runtime';

/** SUBGRAPH_GEO_URL, SUBGRAPH_COMPANY_URL, SUBGRAPH_TIME_URL, SUBGRAPH_CONTACT_URL say where the subgraphs are. */
function addressOf(name) {
  const setting = `SUBGRAPH_${name.toUpperCase()}_URL`;
  const url = process.env[setting];
  if (!url) throw new Error(`${setting} says where the subgraph ${name} is.`);
  return url;
}

const names = ['geo', 'company', 'time', 'contact'];
const gateway = createGatewayRuntime({
  supergraph: readFileSync(process.env.SUPERGRAPH ?? '../../schema/supergraph.graphql', 'utf8'),
  // The planner in Rust.
  unifiedGraphHandler,
  transportEntries: Object.fromEntries(names.map((name) => [name, { location: addressOf(name) }])),
  // Whoever stands in front may pin the instant that all clocks of an answer show.
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
