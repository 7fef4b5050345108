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
function valuesOf({ type, enum: values }: Schema): readonly [right: string, wrong: string] {
  if (values !== undefined) return [JSON.stringify(values[0]), '"not one of them"'];
  if (type === 'string') return ['"x"', '1'];
  return [type === 'boolean' ? 'true' : '1', '"x"'];
}

function parametersOf(references: readonly Referenced<Parameter>[]): readonly Parameter[] {
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
function calls() {
  const right: string[] = [];
  const wrong: string[] = [];
  for (const [path, { get }] of Object.entries(document.paths)) {
    const call = (parameters?: readonly string[], options = '') =>
      `client.get(${JSON.stringify(path)}${parameters === undefined ? '' : `, { ${parameters.join(', ')} }`}${options})`;
    if (get === undefined) {
      wrong.push(call(), call([]));
      continue;
    }
    const all = parametersOf(get.parameters);
    const required = all.filter((each) => each.required === true);
    const argument = (each: Parameter) => `${each.name}: ${valuesOf(each.schema)[0]}`;
    const requiredOnly = required.map(argument);
    right.push(call(requiredOnly), call(all.map(argument)), call(requiredOnly, ', { retries: 0 }'));
    for (const each of all.filter((one) => one.required !== true))
      right.push(call([...requiredOnly, argument(each)]));
    if (required.length === 0) right.push(call());
    else wrong.push(call());
    for (const each of required) wrong.push(call(all.filter((one) => one !== each).map(argument)));
    for (const each of all)
      wrong.push(
        call([
          ...all.filter((one) => one !== each).map(argument),
          `${each.name}: ${valuesOf(each.schema)[1]}`,
        ]),
      );
    wrong.push(call([...requiredOnly, 'no_such_parameter: 1']), call(requiredOnly, ', { retry: 0 }'));
  }
  return { right, wrong };
}

const sources = new Map<string, ts.SourceFile | undefined>();

/** Returns the lines of a program that do not compile. */
function rejected(lines: readonly string[], extraOptions: ts.CompilerOptions): readonly string[] {
  const name = join(here, 'calls-of-every-path.ts');
  const head = "import { lookup } from './index.ts'; const client = lookup({ baseUrl: '' });";
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
    if (file === name) return ts.createSourceFile(file, [head, ...lines].join('\n'), ts.ScriptTarget.ES2022);
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
])(
  'every path of the OpenAPI document accepts its own parameters and no others (%s)',
  (_, options) => {
    const { right, wrong } = calls();
    expect(right.length).toBeGreaterThan(3 * 70);
    expect(wrong.length).toBeGreaterThan(3 * 70);
    expect(rejected([...right, ...wrong], options)).toEqual(wrong);
  },
  240_000,
);
