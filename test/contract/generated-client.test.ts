import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { generate } from 'openapi-typescript-codegen';
import ts from 'typescript';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isJsonObject, objectAt, objectsAt, textAt, textsAt, type JsonObject } from '../../core/json.ts';

/** The second generator: openapi-typescript-codegen writes a class for each family, with a method for each path. */
const folder = fileURLToPath(new URL(`../../.cache/generated-client-${process.pid}/`, import.meta.url));
const openapi = JSON.parse(
  readFileSync(new URL('../../schema/openapi/2.0.0.json', import.meta.url), 'utf8'),
) as JsonObject;

interface Call {
  /** With the examples of its parameters. */
  readonly target: string;
  /** What an application writes. */
  readonly code: string;
}

/** As the generator spells a name of the document. */
const nameOf = (text: string) => text.replace(/[_-]+(.)/g, (_, letter: string) => letter.toUpperCase());
const classOf = (family: string) => `${family.charAt(0).toUpperCase()}${nameOf(family.slice(1))}Service`;

/** The call of a path with the examples that its parameters have. Null: it needs what the document has no example of. */
function callOf(path: string, operation: JsonObject): Call | null {
  const needed = objectsAt(operation, 'parameters').filter(({ required }) => required === true);
  const values = needed.map(
    (parameter) => [textAt(parameter, 'name') ?? '', textAt(parameter, 'example')] as const,
  );
  if (
    needed.some((parameter) => textAt(parameter, 'in') !== 'path') ||
    values.some(([, value]) => value === null)
  )
    return null;
  const [family = ''] = textsAt(operation, 'tags');
  const given = values.map(([name, value]) => `${nameOf(name)}: ${JSON.stringify(value)}`).join(', ');
  const target = values.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value ?? '')),
    path,
  );
  const method = nameOf(textAt(operation, 'operationId') ?? '');
  return { target, code: `${classOf(family)}.${method}({ ${given} })` };
}

const calls = Object.entries(objectAt(openapi, 'paths') ?? {}).flatMap(([path, methods]) => {
  const operation = objectAt(methods, 'get');
  return (operation && callOf(path, operation)) ?? [];
});

let client: {
  readonly OpenAPI: { BASE: string; HEADERS: Readonly<Record<string, string>> };
  readonly ask: readonly (() => Promise<unknown>)[];
};

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const input = structuredClone(openapi);
  await generate({ input, output: join(folder, 'api'), httpClient: 'fetch', useOptions: true });
  const services = readdirSync(join(folder, 'api/services')).map((file) => file.replace('.ts', ''));
  writeFileSync(
    join(folder, 'application.ts'),
    `import { OpenAPI, ${services.join(', ')} } from './api/index.js';
export { OpenAPI };
export const ask = [
${calls.map(({ code }) => `  () => ${code},`).join('\n')}
] as const;
`,
  );
  const outfile = join(folder, 'application.mjs');
  await build({ entryPoints: [join(folder, 'application.ts')], bundle: true, format: 'esm', outfile });
  client = (await import(pathToFileURL(outfile).href)) as typeof client;
  const { url, key } = inject('service');
  Object.assign(client.OpenAPI, { BASE: `${url}/version/2.0.0`, HEADERS: { 'X-API-Key': key } });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what it writes compiles strictly, with calls of more than forty paths', () => {
  const program = ts.createProgram([join(folder, 'application.ts')], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const told = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(told).toEqual([]);
  expect(calls.length).toBeGreaterThan(40);
});

/** Keys, and what kind of value each has: values change with the time of day. */
const formOf = (value: unknown): unknown =>
  isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, formOf(each)]))
    : Array.isArray(value)
      ? value.length
      : typeof value;

test.each(calls.map((call, at) => ({ ...call, at })))('$code', async ({ target, at }) => {
  const { url, key } = inject('service');
  const plain = await fetch(`${url}/version/2.0.0${target}`, { headers: { 'X-API-Key': key } });
  const body: unknown = await plain.json();
  const asked = client.ask[at]?.();
  // Nobody answers here for what is asked live: the client says so by the status.
  if (!plain.ok)
    return expect(asked).rejects.toMatchObject({
      status: plain.status,
      body: { code: textAt(body, 'code') },
    });
  expect(formOf(await asked)).toEqual(formOf(body));
});
