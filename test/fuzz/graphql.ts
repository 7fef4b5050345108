import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { errorTable } from '../../router/errors.ts';
import { listOperationNames, readOperation } from '../../router/plan/operation-documents.ts';
import type { Response } from '../../router/exchange.ts';
import { createMeteredFixture, type MeteredFixture } from '../support/metered-fixture.ts';
import { readTestPlaces } from '../support/places.ts';

export interface FuzzOptions {
  /** Seed of the random numbers. The same seed sends the same requests. */
  readonly seed: number;
  /** Number of turns. Each turn sends a fixed request, in seeded order until none is left, and a random one. */
  readonly turns: number;
  /** Maximum duration. Default: until all turns are done. */
  readonly milliseconds?: number;
  /** Whether to compare random operations with graphql-js. */
  readonly oracle?: boolean;
}

export interface FuzzReport {
  readonly requested: number;
  /** Operations that were compared with graphql-js. */
  readonly compared: number;
  /** Number of fixed requests that were not sent, and their total number. */
  readonly left: number;
  readonly total: number;
  /** Violations, each with its request. */
  readonly problems: readonly string[];
}

/** Timeout of graphql-js in milliseconds. Without a plan, an execution may be slower than a client would accept. */
const maxDurationMs = 600_000;

/** Values that are invalid for every argument. */
const junkValues: readonly unknown[] = [
  null,
  '',
  ' ',
  '\ud800',
  'a\udfffb',
  'a\0b',
  'x'.repeat(20_000),
  '💣'.repeat(2000),
  "'; drop table places; --",
  '../../etc/passwd',
  '%00',
  '__proto__',
  '\u202e\u200b',
  0,
  -1,
  1.5,
  2 ** 31,
  1e308,
  true,
  false,
  [],
  [null],
  [[]],
  ['\ud800', 'FR'],
  Array.from({ length: 301 }, () => 'FR'),
  {},
  { a: 1 },
  { __proto__: null, constructor: 'x' },
];

/** mulberry32, a small seeded generator. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Sends invalid requests to /graphql: every prepared document with every kind of invalid variable, every argument with every
 * junk value, and random valid documents. Responses must have no 5xx except 503, no server_error and the expected form, and
 * every request must be counted in the metrics.
 */
export async function fuzzGraphql(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, turns, milliseconds = Infinity, oracle = false } = options;
  const places = await readTestPlaces();
  const fixture = await createMeteredFixture({ places });
  const fuzzRun = new FuzzRun(
    fixture,
    oracle ? await createMeteredFixture({ places, isPlanned: false, timeoutMs: maxDurationMs }) : null,
  );
  const nextRandom = createRandom(seed);
  const fixedQuestions = shuffle(
    [...generateWrongVariables(), ...generateJunkArguments(fixture.graph.apiSchema)],
    nextRandom,
  );
  const total = fixedQuestions.length;
  const deadline = performance.now() + milliseconds;
  for (let iteration = 0; iteration < turns && performance.now() < deadline; iteration += 1) {
    const request = fixedQuestions.pop();
    if (request !== undefined) await fuzzRun.ask(...request);
    await fuzzRun.compare(generateDocument(fixture.graph.apiSchema, nextRandom));
  }
  await fixture.close();
  return {
    requested: fuzzRun.requested,
    compared: fuzzRun.compared,
    left: fixedQuestions.length,
    total,
    problems: fuzzRun.problems,
  };
}

function shuffle<T>(items: T[], next: () => number): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const [one, other] = [items[i], items[j]];
    if (one === undefined || other === undefined) continue;
    items[i] = other;
    items[j] = one;
  }
  return items;
}

class FuzzRun {
  requested = 0;
  readonly problems: string[] = [];
  readonly #fixture: MeteredFixture;
  readonly #oracle: MeteredFixture | null;
  compared = 0;

  constructor(fixture: MeteredFixture, oracle: MeteredFixture | null) {
    this.#fixture = fixture;
    this.#oracle = oracle;
  }

  /** Sends a query and compares the data with graphql-js, which executes it field by field without a plan. */
  async compare(query: string): Promise<void> {
    const response = await this.ask(query, {});
    if (response?.status !== 200 || this.#oracle === null) return;
    const oracleResponse = await this.#oracle.ask(query, {}, {});
    this.#oracle.counted.length = 0;
    this.compared += 1;
    const [own, other] = [response, oracleResponse].map(({ body }) =>
      JSON.stringify((JSON.parse(body) as Body).data),
    );
    if (own !== other) this.problems.push(`other data than graphql-js: ${query}\n${own}\n${other}`);
  }

  async ask(query: string, variables: object): Promise<Response | null> {
    this.requested += 1;
    const countedBefore = this.#fixture.counted.length;
    const questionText = `${query.slice(0, 600)} ${JSON.stringify(variables).slice(0, 200)}`;
    try {
      const response = await this.#fixture.ask(query, variables, {});
      const { status, body } = response;
      const problemText = findProblem(status, JSON.parse(body)) ?? this.#uncounted(countedBefore, status);
      if (problemText !== null) this.problems.push(`${problemText}: ${questionText}`);
      return response;
    } catch (error) {
      this.problems.push(`thrown ${String(error)}: ${questionText}`);
      return null;
    } finally {
      this.#fixture.counted.length = 0;
    }
  }

  #uncounted(before: number, status: number): string | null {
    const countedNames = this.#fixture.counted.slice(before);
    return countedNames.length === 1 && countedNames[0]?.endsWith(` ${status}`) === true
      ? null
      : 'not counted once';
  }
}

interface Body {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly errors?: readonly {
    readonly message: unknown;
    readonly extensions?: { readonly code?: unknown };
  }[];
  readonly data?: unknown;
}

/** Returns the error in a response. @returns null when there is none */
function findProblem(status: number, body: Body): string | null {
  if (status >= 500 && status !== 503) return `status ${status}`;
  const codes = (body.errors ?? []).map(({ extensions }) => extensions?.code);
  const serverError = body.errors?.find(({ extensions }) => extensions?.code === 'server_error');
  if (serverError !== undefined) return `server_error ${JSON.stringify(serverError)}`;
  if (codes.includes('INTERNAL_SERVER_ERROR')) return 'INTERNAL_SERVER_ERROR';
  if (codes.some((code) => typeof code !== 'string')) return 'an error without a code';
  if (status === 200) return body.data === undefined ? 'no data' : null;
  if (typeof body.code !== 'string' || !(body.code in errorTable)) return `code ${String(body.code)}`;
  return typeof body.message === 'string' && body.message !== '' ? null : 'no message';
}

type Question = readonly [query: string, variables: object];

/** Every document of the REST paths with every junk value for each variable, and without variables. */
function* generateWrongVariables(): Generator<Question> {
  for (const name of listOperationNames()) {
    const text = readOperation(name);
    yield [text, {}];
    for (const definition of parse(text).definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const variableNames = (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
      const plainVariables = Object.fromEntries(
        (definition.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) =>
          type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined ? [[variable.name.value, 'FR']] : [],
        ),
      );
      for (const each of variableNames)
        for (const value of junkValues) yield [text, { ...plainVariables, [each]: value }];
    }
  }
}

/** Every argument of every root field with every junk value; other required arguments are valid. */
function* generateJunkArguments(schema: GraphQLSchema): Generator<Question> {
  const query = schema.getQueryType();
  for (const field of Object.values(query?.getFields() ?? {})) {
    for (const argument of field.args) {
      const requiredArguments = field.args.filter((other) => other !== argument && isRequired(other));
      const variableDefinitions = [argument, ...requiredArguments]
        .map(({ name, type }) => `$${name}: ${String(type)}`)
        .join(', ');
      const argumentTexts = [argument, ...requiredArguments]
        .map(({ name }) => `${name}: $${name}`)
        .join(', ');
      const text = `query(${variableDefinitions}) { ${field.name}(${argumentTexts}) ${formatLeaves(field)} }`;
      const plainVariables = Object.fromEntries(
        requiredArguments.map(({ name, type }) => [name, buildPlausibleValue(type)]),
      );
      for (const value of junkValues) yield [text, { ...plainVariables, [argument.name]: value }];
    }
  }
}

const isRequired = ({ type, defaultValue }: { type: GraphQLInputType; defaultValue?: unknown }): boolean =>
  isNonNullType(type) && defaultValue === undefined;

/** Returns a valid value of a type. */
function buildPlausibleValue(type: GraphQLInputType): unknown {
  if (isListType(getNullableType(type))) return [buildPlausibleValue(getNamedType(type))];
  const namedType = getNamedType(type);
  if (isEnumType(namedType)) return namedType.getValues()[0]?.name;
  if (isInputObjectType(namedType)) {
    return Object.fromEntries(
      Object.values(namedType.getFields()).flatMap((field) =>
        isRequired(field) ? [[field.name, buildPlausibleValue(field.type)]] : [],
      ),
    );
  }
  return { Int: 3, Float: 10.5, Boolean: true }[namedType.name] ?? 'FR';
}

/** Returns a selection of leaf fields, or `__typename` when there are none. */
function formatLeaves({ type }: GraphQLField<unknown, unknown>): string {
  const namedType = getNamedType(type);
  if (!isCompositeType(namedType)) return '';
  const names = listPlainFields(namedType).map(({ name }) => name);
  return `{ __typename ${names.slice(0, 6).join(' ')} }`;
}

const listPlainFields = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields()).filter(
        (field) => isLeafType(getNamedType(field.type)) && !field.args.some(isRequired),
      )
    : [];

const values = [
  '"FR"',
  '"US-CA"',
  '"Europe/Paris"',
  '"90210"',
  '"8.8.8.8"',
  '"Oslo"',
  '"2026-01-01"',
  '"junk"',
  '""',
];

/** Returns a valid document: existing fields, arguments of their type, aliases, a few levels deep. */
function generateDocument(schema: GraphQLSchema, next: () => number): string {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(next() * from.length)];
  let alias = 0;

  const formatLiteral = (type: GraphQLInputType): string => {
    const nullable = getNullableType(type);
    if (isListType(nullable)) return `[${formatLiteral(nullable.ofType)}, ${formatLiteral(nullable.ofType)}]`;
    if (isEnumType(nullable)) return pick(nullable.getValues())?.name ?? '';
    if (isInputObjectType(nullable)) {
      const inputFields = Object.values(nullable.getFields()).filter(
        (field) => isRequired(field) || next() < 0.3,
      );
      return `{ ${inputFields.map((field) => `${field.name}: ${formatLiteral(field.type)}`).join(', ')} }`;
    }
    if (isLeafType(nullable) && nullable.name === 'Int') return String(Math.floor(next() * 12) - 1);
    if (isLeafType(nullable) && nullable.name === 'Float') return String(Math.round(next() * 200) - 100);
    if (isLeafType(nullable) && nullable.name === 'Boolean') return String(next() < 0.5);
    return pick(values) ?? '""';
  };

  const formatField = (each: GraphQLField<unknown, unknown>, depth: number): string => {
    const chosenArguments = each.args.filter((argument) => isRequired(argument) || next() < 0.2);
    const text = chosenArguments.map(({ name, type }) => `${name}: ${formatLiteral(type)}`).join(', ');
    const type = getNamedType(each.type);
    const selectionText = isCompositeType(type) ? ` ${set(type, depth - 1)}` : '';
    return `a${(alias += 1)}: ${each.name}${text === '' ? '' : `(${text})`}${selectionText}`;
  };

  function set(type: GraphQLNamedType, depth: number): string {
    const allFields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
    const selectableFields =
      depth > 0 ? allFields : allFields.filter((each) => isLeafType(getNamedType(each.type)));
    const count = 1 + Math.floor(next() * 3);
    const selections = Array.from({ length: count }, () => pick(selectableFields)).flatMap((each) =>
      each === undefined ? [] : [formatField(each, depth)],
    );
    return `{ ${selections.length === 0 ? '__typename' : selections.join(' ')} }`;
  }

  const query = schema.getQueryType();
  return query ? set(query, 1 + Math.floor(next() * 4)) : '{ __typename }';
}
