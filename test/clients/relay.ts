import { execFileSync } from 'node:child_process';
import { deepStrictEqual } from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { printClientSchema } from '../../router/compose/api-schema.ts';
import { schema } from './client-schema.ts';
import { fetchMultipart } from '../support/multipart-response.ts';
import { buildUniqueQueries, overlappingDocuments, removeTypenames } from './overlapping.ts';

/**
 * Runs Relay against a running service. Its compiler has 118 MB of programs for all platforms, so it is not a dependency:
 * `npm install --prefix <folder> relay-compiler@21 relay-runtime@21`, then `RELAY_DIR=<folder>
 * SERVICE_URL=http://127.0.0.1:4000 SERVICE_KEY=<key> npx tsx test/clients/relay.ts`.
 */
const { RELAY_DIR: tools, SERVICE_URL: url = 'http://127.0.0.1:4000', SERVICE_KEY: key = '' } = process.env;
if (tools === undefined) throw new Error('RELAY_DIR names no folder with relay-compiler and relay-runtime.');

/** The fragment arrives in a later part and adds fields to the city of the first part. */
const deferredQuery = `query AppDeferredQuery { city(name: "Paris", country: "FR") { id name ...AppDeferred_city @defer } }`;
const deferredFragment = `fragment AppDeferred_city on City { population timezone { id now { abbreviation } } }`;

const folder = fileURLToPath(new URL(`../../.cache/relay-${process.pid}/`, import.meta.url));
const require = createRequire(join(resolve(tools), 'package.json'));

/** Passes each part to Relay in its format: label, path and data of one fragment, and whether it is the last. */
async function notify(sink: Sink, body: object): Promise<void> {
  const response = await fetchMultipart({ url, key, body });
  if (response.status !== 200) throw new Error(`The service answers ${response.status}.`);
  for (let part = await response.next(); part !== null; part = await response.next()) {
    const extensions = { is_final: part['hasNext'] !== true };
    const { incremental } = part as { readonly incremental?: readonly object[] };
    if (incremental === undefined) sink.next({ ...part, extensions });
    for (const each of incremental ?? []) sink.next({ ...each, extensions });
  }
}

interface Request {
  readonly params: { readonly text: string };
}
interface Sink {
  next(payload: object): void;
  complete(): void;
  error(reason: unknown): void;
}
interface Source {
  get(id: string): Readonly<Record<string, unknown>> | undefined;
}
interface Relay {
  readonly Environment: new (options: object) => object;
  readonly Network: { create(ask: (params: Request['params'], variables: object) => unknown): object };
  readonly Observable: { create(ask: (sink: Sink) => void): object };
  readonly Store: new (source: object) => object;
  readonly RecordSource: new () => Source;
  fetchQuery(environment: object, request: unknown, variables: object): { toPromise(): Promise<unknown> };
}

mkdirSync(join(folder, 'src'), { recursive: true });
mkdirSync(join(folder, 'artifacts'));
try {
  writeFileSync(join(folder, 'schema.graphql'), printClientSchema(schema));
  const texts = [
    ...overlappingDocuments.map((text, index) => `query App${index}Query ${text}`),
    deferredQuery,
    deferredFragment,
  ];
  const tags = texts.map((text) => `graphql\`${text}\`;`);
  writeFileSync(join(folder, 'src/App.ts'), `import { graphql } from 'relay-runtime';\n${tags.join('\n')}\n`);
  const config = {
    src: './src',
    schema: './schema.graphql',
    language: 'typescript',
    artifactDirectory: './artifacts',
  };
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(config));
  const compiler = require.resolve('relay-compiler/cli.js');
  execFileSync(process.execPath, [compiler, 'relay.config.json'], { cwd: folder, stdio: 'inherit' });

  const relayRuntime = require('relay-runtime') as Relay;
  const warnings: unknown[] = [];
  // Relay warns on the console about records that it cannot distinguish.
  Object.assign(console, {
    error: (...reported: unknown[]) => void warnings.push(reported),
    warn: (...reported: unknown[]) => void warnings.push(reported),
  });
  const createEnvironment = (source: Source, network: object) =>
    new relayRuntime.Environment({ store: new relayRuntime.Store(source), network });
  const singleResponseNetwork = relayRuntime.Network.create(async ({ text }, variables) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ query: text, variables }),
    });
    return response.json();
  });
  const multipartNetwork = relayRuntime.Network.create(({ text }, variables) =>
    relayRuntime.Observable.create((sink) => {
      notify(sink, { query: text, variables }).then(
        () => sink.complete(),
        (reason: unknown) => sink.error(reason),
      );
    }),
  );
  const environment = createEnvironment(new relayRuntime.RecordSource(), singleResponseNetwork);
  for (const [index, text] of overlappingDocuments.entries()) {
    const artifact = pathToFileURL(join(folder, `artifacts/App${index}Query.graphql.ts`)).href;
    const { default: request } = (await import(artifact)) as { default: unknown };
    const fetchedData = await relayRuntime.fetchQuery(environment, request, {}).toPromise();
    deepStrictEqual(
      removeTypenames(fetchedData),
      removeTypenames(await buildUniqueQueries({ url, key }, text)),
      text,
    );
  }
  const source = new relayRuntime.RecordSource();
  const file = pathToFileURL(join(folder, 'artifacts/AppDeferredQuery.graphql.ts')).href;
  const { default: request } = (await import(file)) as { default: unknown };
  const firstData = await relayRuntime
    .fetchQuery(createEnvironment(source, multipartNetwork), request, {})
    .toPromise();
  const completeData = (await buildUniqueQueries(
    { url, key },
    `{ city(name: "Paris", country: "FR") { id population } }`,
  )) as {
    city: { id: string; population: number };
  };
  const { id, population } = source.get(completeData.city.id) ?? {};
  deepStrictEqual({ id, population }, completeData.city, `${JSON.stringify(firstData)} and what came later`);
  deepStrictEqual(source.get('Europe/Paris')?.['id'], 'Europe/Paris');
  deepStrictEqual(warnings, []);
  process.stdout.write(
    `Relay: ${overlappingDocuments.length} operations compiled and answered, and one by parts; nothing was warned of.\n`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
