import { execFileSync } from 'node:child_process';
import { deepStrictEqual } from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { printSchema } from 'graphql';
import { schema } from './client-schema.ts';
import { fresh, overlapping, withoutTypenames } from './overlapping.ts';

/**
 * Relay over a started service. Its compiler is 118 MB of programs for all platforms, so it is no package of ours:
 * `npm install --prefix <folder> relay-compiler@21 relay-runtime@21`, then
 * `RELAY_DIR=<folder> SERVICE_URL=http://127.0.0.1:4000 SERVICE_KEY=<key> npx tsx test/clients/relay.ts`.
 */
const { RELAY_DIR: tools, SERVICE_URL: url = 'http://127.0.0.1:4000', SERVICE_KEY: key = '' } = process.env;
if (tools === undefined) throw new Error('RELAY_DIR names no folder with relay-compiler and relay-runtime.');

const folder = fileURLToPath(new URL(`../../.cache/relay-${process.pid}/`, import.meta.url));
const require = createRequire(join(resolve(tools), 'package.json'));

interface Request {
  readonly params: { readonly text: string };
}
interface Relay {
  readonly Environment: new (options: object) => object;
  readonly Network: { create(ask: (params: Request['params'], variables: object) => unknown): object };
  readonly Store: new (source: object) => object;
  readonly RecordSource: new () => object;
  fetchQuery(environment: object, request: unknown, variables: object): { toPromise(): Promise<unknown> };
}

mkdirSync(join(folder, 'src'), { recursive: true });
mkdirSync(join(folder, 'artifacts'));
try {
  writeFileSync(join(folder, 'schema.graphql'), printSchema(schema));
  const tags = overlapping.map((text, index) => `graphql\`query App${index}Query ${text}\`;`);
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
  // Relay tells of records that it cannot tell apart on the console.
  Object.assign(console, {
    error: (...told: unknown[]) => void warned.push(told),
    warn: (...told: unknown[]) => void warned.push(told),
  });
  const environment = new relay.Environment({
    store: new relay.Store(new relay.RecordSource()),
    network: relay.Network.create(async ({ text }, variables) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ query: text, variables }),
      });
      return response.json();
    }),
  });
  for (const [index, text] of overlapping.entries()) {
    const artifact = pathToFileURL(join(folder, `artifacts/App${index}Query.graphql.ts`)).href;
    const { default: request } = (await import(artifact)) as { default: unknown };
    const held = await relay.fetchQuery(environment, request, {}).toPromise();
    deepStrictEqual(withoutTypenames(held), withoutTypenames(await fresh({ url, key }, text)), text);
  }
  deepStrictEqual(warned, []);
  process.stdout.write(
    `Relay: ${overlapping.length} operations compiled and answered; nothing was warned of.\n`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
