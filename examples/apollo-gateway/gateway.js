import { readFileSync } from 'node:fs';
import process from 'node:process';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';

/** Returns the URL of a subgraph from the environment, such as SUBGRAPH_GEO_URL. */
function readAddress(name) {
  const setting = `SUBGRAPH_${name.toUpperCase()}_URL`;
  const url = process.env[setting];
  if (!url) throw new Error(`Set ${setting} to the URL of the subgraph ${name}.`);
  return url;
}

const gateway = new ApolloGateway({
  supergraphSdl: readFileSync(process.env.SUPERGRAPH ?? '../../schema/supergraph.graphql', 'utf8'),
  buildService: ({ name }) =>
    new RemoteGraphQLDataSource({
      url: readAddress(name),
      // Send the same timestamp to all subgraphs of a request, so that the times in a response agree.
      willSendRequest({ request, context }) {
        if (context.now !== undefined) request.http?.headers.set('lookup-now', String(context.now));
      },
    }),
});

const { url } = await startStandaloneServer(new ApolloServer({ gateway }), {
  listen: { port: Number(process.env.PORT ?? 4000), host: '127.0.0.1' },
  // A proxy in front of the gateway can set the timestamp.
  context: async ({ req }) => ({
    now: Number(req.headers['lookup-now']) || Math.floor(Date.now() / 1000) * 1000,
  }),
});
process.stdout.write(`Apollo Gateway listens at ${url}\n`);
