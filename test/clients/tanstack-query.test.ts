import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import { QueryClient } from '@tanstack/query-core';
import { isScalarType, isSpecifiedScalarType } from 'graphql';
import ts from 'typescript';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { printClientSchema } from '../../router/compose/api-schema.ts';
import { schema } from './client-schema.ts';
import { buildUniqueQueries } from './overlapping.ts';

const folder = fileURLToPath(new URL(`../../.cache/tanstack-query-${process.pid}/`, import.meta.url));

/** The code of an application: its documents, one function that sends them, and code that reads the data. */
const application = `
import { graphql } from './gql/index.ts';
import type { TypedDocumentString } from './gql/graphql.ts';

export const city = graphql(\`
  query City($name: String!, $country: ID) {
    city(name: $name, country: $country) { id name population timezone { id } country { code name } }
  }
\`);
export const phone = graphql(\`query Phone($number: String!) { phone(number: $number) { valid } }\`);

export async function execute<Result, Variables>(
  at: { readonly url: string; readonly key: string },
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const response = await fetch(\`\${at.url}/graphql\`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': at.key },
    body: JSON.stringify({ query: document.toString(), variables }),
  });
  const answer: { data: Result } = await response.json();
  return answer.data;
}

export async function read(at: { readonly url: string; readonly key: string }): Promise<readonly string[]> {
  const { city: found } = await execute(at, city, { name: 'Oslo', country: 'NO' });
  const population: number | null = found?.population ?? null;
  // @ts-expect-error A field that the document does not select does not exist.
  found?.latitude;
  // @ts-expect-error A name is a text or missing, never any.
  const wrong: number = found?.name;
  // @ts-expect-error A variable that the document requires cannot be omitted.
  await execute(at, phone, {});
  return [found?.name ?? '', String(population), String(wrong)];
}
`;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'application.ts'), application);
  const custom = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );
  const files = (await generate(
    {
      silent: true,
      schema: printClientSchema(schema),
      documents: [join(folder, 'application.ts')],
      generates: {
        [join(folder, 'gql/')]: {
          preset: 'client',
          presetConfig: { fragmentMasking: false },
          config: {
            documentMode: 'string',
            useTypeImports: true,
            enumsAsTypes: true,
            strictScalars: true,
            importExtension: '.ts',
            emitLegacyCommonJSImports: false,
            scalars: {
              ID: 'string',
              ...Object.fromEntries(custom.map(({ name }) => [name, 'string'])),
            },
          },
        },
      },
    },
    false,
  )) as { filename: string; content: string }[];
  mkdirSync(join(folder, 'gql'), { recursive: true });
  for (const { filename, content } of files) writeFileSync(filename, content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the codegen client preset generates types that compile in strict mode and contain no any', () => {
  const program = ts.createProgram([join(folder, 'application.ts')], {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    types: ['node'],
  });
  const diagnostics = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  expect(diagnostics).toEqual([]);
  const generatedCode = program.getSourceFile(join(folder, 'gql/graphql.ts'))?.text ?? '';
  expect(generatedCode).toContain('CityQuery');
  // The generated types are followed by a class of the preset.
  const types = generatedCode.slice(0, generatedCode.indexOf('class TypedDocumentString'));
  expect(types.match(/\bany\b/g) ?? []).toEqual([]);
});

test('TanStack Query sends a cached query once and holds the data of the service', async () => {
  const service = inject('service');
  const { city, execute } = (await import(pathToFileURL(join(folder, 'application.ts')).href)) as {
    city: { toString(): string };
    execute: (where: typeof service, document: unknown, variables: object) => Promise<unknown>;
  };
  let requestCount = 0;
  const queries = new QueryClient();
  const options = {
    queryKey: ['city', 'Oslo'],
    staleTime: Infinity,
    queryFn: () => {
      requestCount++;
      return execute(service, city, { name: 'Oslo', country: 'NO' });
    },
  };
  const firstData = await queries.fetchQuery(options);
  expect(await queries.fetchQuery(options)).toEqual(firstData);
  expect(requestCount).toBe(1);
  expect(firstData).toEqual(
    await buildUniqueQueries(
      service,
      '{ city(name: "Oslo", country: "NO") { id name population timezone { id } country { code name } } }',
    ),
  );
});
