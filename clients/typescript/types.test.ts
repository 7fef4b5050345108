import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

interface Schema {
  readonly type: 'string' | 'boolean' | 'number' | 'integer';
  readonly enum?: readonly unknown[];
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}
type Referenced<T> = T | { readonly $ref: string };
interface Document {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly parameters: readonly Referenced<Parameter>[] } }>
  >;
  readonly components: Readonly<Record<string, Readonly<Record<string, Parameter>>>>;
}

const here = fileURLToPath(new URL('./', import.meta.url));
const document = JSON.parse(
  readFileSync(new URL('../../schema/openapi/2.0.0.json', import.meta.url), 'utf8'),
) as Document;

/** Returns the source text of two values: one of the parameter's type, and one of another type. */
function getSampleValues({ type, enum: values }: Schema): readonly [right: string, wrong: string] {
  if (values !== undefined) return [JSON.stringify(values[0]), '"not one of them"'];
  if (type === 'string') return ['"x"', '1'];
  return [type === 'boolean' ? 'true' : '1', '"x"'];
}

function resolveParameters(references: readonly Referenced<Parameter>[]): readonly Parameter[] {
  return references
    .map((each) => {
      if (!('$ref' in each)) return each;
      const [kind = '', name = ''] = each.$ref.split('/').slice(2);
      const parameter = document.components[kind]?.[name];
      if (parameter === undefined) throw new Error(`${each.$ref} is not in the document`);
      return parameter;
    })
    .filter(({ in: place }) => place === 'path' || place === 'query');
}

/** Returns the source text of calls of every path. Those in `right` must compile, and those in `wrong` must not. */
function createCalls() {
  const validCalls: string[] = [];
  const invalidCalls: string[] = [];
  for (const [path, { get }] of Object.entries(document.paths)) {
    const formatCall = (parameters?: readonly string[], options = '') =>
      `client.get(${JSON.stringify(path)}${parameters === undefined ? '' : `, { ${parameters.join(', ')} }`}${options})`;
    if (get === undefined) {
      invalidCalls.push(formatCall(), formatCall([]));
      continue;
    }
    const allParameters = resolveParameters(get.parameters);
    const requiredParameters = allParameters.filter((each) => each.required === true);
    const formatArgument = (each: Parameter) => `${each.name}: ${getSampleValues(each.schema)[0]}`;
    const requiredOnly = requiredParameters.map(formatArgument);
    validCalls.push(
      formatCall(requiredOnly),
      formatCall(allParameters.map(formatArgument)),
      formatCall(requiredOnly, ', { retries: 0 }'),
    );
    for (const each of allParameters.filter((one) => one.required !== true))
      validCalls.push(formatCall([...requiredOnly, formatArgument(each)]));
    if (requiredParameters.length === 0) validCalls.push(formatCall());
    else invalidCalls.push(formatCall());
    for (const each of requiredParameters)
      invalidCalls.push(formatCall(allParameters.filter((one) => one !== each).map(formatArgument)));
    for (const each of allParameters)
      invalidCalls.push(
        formatCall([
          ...allParameters.filter((one) => one !== each).map(formatArgument),
          `${each.name}: ${getSampleValues(each.schema)[1]}`,
        ]),
      );
    invalidCalls.push(
      formatCall([...requiredOnly, 'no_such_parameter: 1']),
      formatCall(requiredOnly, ', { retry: 0 }'),
    );
  }
  return { right: validCalls, wrong: invalidCalls };
}

const sources = new Map<string, ts.SourceFile | undefined>();

/** Returns the lines of a program that do not compile. */
function findRejectedLines(lines: readonly string[], extraOptions: ts.CompilerOptions): readonly string[] {
  const name = join(here, 'calls-of-every-path.ts');
  const importLine = "import { lookup } from './index.ts'; const client = lookup({ baseUrl: '' });";
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    ...extraOptions,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (file === name)
      return ts.createSourceFile(file, [importLine, ...lines].join('\n'), ts.ScriptTarget.ES2022);
    if (!sources.has(file)) sources.set(file, read(file, ...rest));
    return sources.get(file);
  };
  const program = ts.createProgram([name], options, host);
  const source = program.getSourceFile(name);
  if (source === undefined) throw new Error('the program was not read');
  const places = ts.getPreEmitDiagnostics(program, source).map(({ start, messageText }) => {
    if (start === undefined) throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    return source.getLineAndCharacterOfPosition(start).line;
  });
  expect(places).not.toContain(0);
  return [...new Set(places)].sort((a, b) => a - b).map((line) => lines[line - 1] ?? '');
}

test.each<[string, ts.CompilerOptions]>([
  ['strict', {}],
  ['strict and exactOptionalPropertyTypes', { exactOptionalPropertyTypes: true }],
])('every path of the OpenAPI document accepts its own parameters and no others (%s)', (_, options) => {
  const { right, wrong } = createCalls();
  expect(right.length).toBeGreaterThan(3 * 70);
  expect(wrong.length).toBeGreaterThan(3 * 70);
  expect(findRejectedLines([...right, ...wrong], options)).toEqual(wrong);
});
