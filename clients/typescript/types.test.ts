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

/** A value of the parameter's type, as it is written in a program, and one of another type. */
function valuesOf({ type, enum: values }: Schema): readonly [right: string, wrong: string] {
  if (values !== undefined) return [JSON.stringify(values[0]), '"not one of them"'];
  if (type === 'string') return ['"x"', '1'];
  return [type === 'boolean' ? 'true' : '1', '"x"'];
}

function parametersOf(given: readonly Referenced<Parameter>[]): readonly Parameter[] {
  return given
    .map((each) => {
      if (!('$ref' in each)) return each;
      const [kind = '', name = ''] = each.$ref.split('/').slice(2);
      const found = document.components[kind]?.[name];
      if (found === undefined) throw new Error(`${each.$ref} is not in the document`);
      return found;
    })
    .filter(({ in: place }) => place === 'path' || place === 'query');
}

/** Calls of every path of the document: those that must compile, and those that must not. */
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
    const written = (each: Parameter) => `${each.name}: ${valuesOf(each.schema)[0]}`;
    const least = required.map(written);
    right.push(call(least), call(all.map(written)), call(least, ', { retries: 0 }'));
    for (const each of all.filter((one) => one.required !== true))
      right.push(call([...least, written(each)]));
    if (required.length === 0) right.push(call());
    else wrong.push(call());
    for (const each of required) wrong.push(call(all.filter((one) => one !== each).map(written)));
    for (const each of all)
      wrong.push(
        call([
          ...all.filter((one) => one !== each).map(written),
          `${each.name}: ${valuesOf(each.schema)[1]}`,
        ]),
      );
    wrong.push(call([...least, 'no_such_parameter: 1']), call(least, ', { retry: 0 }'));
  }
  return { right, wrong };
}

const sources = new Map<string, ts.SourceFile | undefined>();

/** The lines of a program that do not compile. */
function rejected(lines: readonly string[], own: ts.CompilerOptions): readonly string[] {
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
    ...own,
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
  'a call of every path of the OpenAPI document compiles with its parameters alone (%s)',
  (_, options) => {
    const { right, wrong } = calls();
    expect(right.length).toBeGreaterThan(3 * 70);
    expect(wrong.length).toBeGreaterThan(3 * 70);
    expect(rejected([...right, ...wrong], options)).toEqual(wrong);
  },
  240_000,
);
