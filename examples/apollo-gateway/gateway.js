import { readFileSync } from 'node:fs';
import process from 'node:process';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';

/** SUBGRAPH_GEO_URL, SUBGRAPH_COMPANY_URL, SUBGRAPH_TIME_URL, SUBGRAPH_CONTACT_URL say where the subgraphs are. */
function addressOf(name) {
  const setting = `SUBGRAPH_${name.toUpperCase()}_URL`;
  const url = process.env[setting];
  if (!url) throw new Error(`${setting} says where the subgraph ${name} is.`);
  return url;
}

const gateway = new ApolloGateway({
  supergraphSdl: readFileSync(process.env.SUPERGRAPH ?? '../../schema/supergraph.graphql', 'utf8'),
  buildService: ({ name }) =>
    new RemoteGraphQLDataSource({
      url: addressOf(name),
      // One instant for all subgraphs of a request: no two clocks of one answer differ.
      willSendRequest({ request, context }) {
        if (context.now !== undefined) request.http?.headers.set('lookup-now', String(context.now));
      },
    }),
});

const { url } = await startStandaloneServer(new ApolloServer({ gateway }), {
  listen: { port: Number(process.env.PORT ?? 4000), host: '127.0.0.1' },
  // Whoever stands in front may pin it.
  context: async ({ req }) => ({
    now: Number(req.headers['lookup-now']) || Math.floor(Date.now() / 1000) * 1000,
  }),
});
process.stdout.write(`Apollo Gateway listens at ${url}\n`);
