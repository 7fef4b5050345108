import { execFileSync } from 'node:child_process';
import { deepStrictEqual } from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { printClientSchema } from '../../router/compose/api-schema.ts';
import { schema } from './client-schema.ts';
import { multipartAnswer } from '../support/multipart-response.ts';
import { uniqueQueries, overlapping, withoutTypenames } from './overlapping.ts';

/**
 * Runs Relay against a running service. Its compiler has 118 MB of programs for all platforms, so it is not a dependency:
 * `npm install --prefix <folder> relay-compiler@21 relay-runtime@21`, then `RELAY_DIR=<folder>
 * SERVICE_URL=http://127.0.0.1:4000 SERVICE_KEY=<key> npx tsx test/clients/relay.ts`.
 */
const { RELAY_DIR: tools, SERVICE_URL: url = 'http://127.0.0.1:4000', SERVICE_KEY: key = '' } = process.env;
if (tools === undefined) throw new Error('RELAY_DIR names no folder with relay-compiler and relay-runtime.');

/** The fragment arrives in a later part and adds fields to the city of the first part. */
const deferred = `query AppDeferredQuery { city(name: "Paris", country: "FR") { id name ...AppDeferred_city @defer } }`;
const later = `fragment AppDeferred_city on City { population timezone { id now { abbreviation } } }`;

const folder = fileURLToPath(new URL(`../../.cache/relay-${process.pid}/`, import.meta.url));
const require = createRequire(join(resolve(tools), 'package.json'));

/** Passes each part to Relay in its format: label, path and data of one fragment, and whether it is the last. */
async function notify(sink: Sink, body: object): Promise<void> {
  const answer = await multipartAnswer({ url, key, body });
  if (answer.status !== 200) throw new Error(`The service answers ${answer.status}.`);
  for (let part = await answer.next(); part !== null; part = await answer.next()) {
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
  const texts = [...overlapping.map((text, index) => `query App${index}Query ${text}`), deferred, later];
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

  const relay = require('relay-runtime') as Relay;
  const warned: unknown[] = [];
  // Relay warns on the console about records that it cannot distinguish.
  Object.assign(console, {
    error: (...reported: unknown[]) => void warned.push(reported),
    warn: (...reported: unknown[]) => void warned.push(reported),
  });
  const environmentOf = (source: Source, network: object) =>
    new relay.Environment({ store: new relay.Store(source), network });
  const atOnce = relay.Network.create(async ({ text }, variables) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ query: text, variables }),
    });
    return response.json();
  });
  const byParts = relay.Network.create(({ text }, variables) =>
    relay.Observable.create((sink) => {
      notify(sink, { query: text, variables }).then(
        () => sink.complete(),
        (reason: unknown) => sink.error(reason),
      );
    }),
  );
  const environment = environmentOf(new relay.RecordSource(), atOnce);
  for (const [index, text] of overlapping.entries()) {
    const artifact = pathToFileURL(join(folder, `artifacts/App${index}Query.graphql.ts`)).href;
    const { default: request } = (await import(artifact)) as { default: unknown };
    const reserved = await relay.fetchQuery(environment, request, {}).toPromise();
    deepStrictEqual(
      withoutTypenames(reserved),
      withoutTypenames(await uniqueQueries({ url, key }, text)),
      text,
    );
  }
  const source = new relay.RecordSource();
  const file = pathToFileURL(join(folder, 'artifacts/AppDeferredQuery.graphql.ts')).href;
  const { default: request } = (await import(file)) as { default: unknown };
  const first = await relay.fetchQuery(environmentOf(source, byParts), request, {}).toPromise();
  const whole = (await uniqueQueries(
    { url, key },
    `{ city(name: "Paris", country: "FR") { id population } }`,
  )) as {
    city: { id: string; population: number };
  };
  const { id, population } = source.get(whole.city.id) ?? {};
  deepStrictEqual({ id, population }, whole.city, `${JSON.stringify(first)} and what came later`);
  deepStrictEqual(source.get('Europe/Paris')?.['id'], 'Europe/Paris');
  deepStrictEqual(warned, []);
  process.stdout.write(
    `Relay: ${overlapping.length} operations compiled and answered, and one by parts; nothing was warned of.\n`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
