import { buildSchema, GraphQLError, Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { toClientDocument, createDocumentRejection, type ClientDocument } from '../document/document.ts';
import type { Execution } from './execution.ts';
import { ConditionalOperation, Variant } from './operation.ts';
import { compileVariables } from './variables.ts';
import { estimateCompiledWeight, estimateVariantWeight } from './weight.ts';

const schema = buildSchema('type City { id: ID name: String } type Query { city(id: ID): City other: City }');
const context = { now: 0 };

function fixture(text: string, isEager = false, fail: Error | null = null) {
  const client = toClientDocument(parse(text, { noLocation: true }));
  const createdExecutions: { client: ClientDocument; redacted: readonly string[] }[] = [];
  const memory = { bytes: 0 };
  const createExecution = (variant: ClientDocument, redacted: ReadonlySet<string>): Execution => {
    if (fail !== null) throw fail;
    createdExecutions.push({ client: variant, redacted: [...redacted] });
    return {
      plan: null,
      execute: (variables) => ({ data: { ...variables } }),
      run: (variables) => ({ result: { data: { ...variables } }, fetched: {}, observedKey: null }),
    };
  };
  const addMemory = (bytes: number) => void (memory.bytes += bytes);
  const coerce = compileVariables(client.operation.variableDefinitions ?? [], schema);
  const operation = new ConditionalOperation(client, coerce, createExecution, { isEager, grow: addMemory });
  return { operation, made: createdExecutions, reserved: memory, make: createExecution, grow: addMemory };
}
const listKeys = ({ operation }: ClientDocument) =>
  operation.selectionSet.selections.map((each) => (each.kind === Kind.FIELD ? each.name.value : '…'));

test('rootFields lists each response key of the root once, including keys in fragments', () => {
  const { operation } = fixture(
    '{ a: city { id } ... { other { id } } ...F a: city { name } } fragment F on Query { b: city { id } }',
  );
  expect(operation.rootFields).toEqual(['a', 'other', 'b']);
});

describe('an operation without conditions', () => {
  test('an operation without conditions is compiled once, on first use or in advance', async () => {
    const { operation, made } = fixture('query($id: ID = "7") { city(id: $id) { id } }');
    expect(made).toHaveLength(0);
    expect(await operation.execute({}, context)).toEqual({ data: { id: '7' } });
    expect(await operation.execute({ id: '8' }, context)).toEqual({ data: { id: '8' } });
    expect(made).toHaveLength(1);
    expect(fixture('{ city { id } }', true).made).toHaveLength(1);
  });

  test('an operation with invalid variables returns errors without data', async () => {
    const { operation, made } = fixture('query($id: ID!) { city(id: $id) { id } }');
    const result = await operation.execute({}, context);
    expect(result).toEqual({
      errors: [{ message: expect.stringContaining('$id'), extensions: { code: 'invalid_request' } }],
    });
    expect(made).toHaveLength(0);
  });

  test('an operation returns a planning error without data, and throws an internal error', async () => {
    const rejection = createDocumentRejection([new GraphQLError('no way')]);
    expect(await fixture('{ city { id } }', false, rejection).operation.execute({}, context)).toEqual({
      errors: [{ message: 'no way' }],
    });
    expect(() => fixture('{ city { id } }', false, new Error('ours')).operation.execute({}, context)).toThrow(
      'ours',
    );
  });
});

describe('an operation with conditions', () => {
  const text = 'query($a: Boolean!, $b: Boolean) { city @include(if: $a) { id } other @skip(if: $b) { id } }';

  test('an operation with conditions is compiled separately for each combination of their values, on first use', async () => {
    const { operation, made } = fixture(text);
    await operation.execute({ a: true, b: false }, context);
    await operation.execute({ a: true, b: true }, context);
    await operation.execute({ a: true, b: false }, context);
    expect(made.map(({ client }) => listKeys(client))).toEqual([['city', 'other'], ['city']]);
    const [one, two] = [operation.bind({ a: true, b: false }), operation.bind({ a: true, b: false })];
    expect(one.variant).toBe(two.variant);
    expect(operation.bind({ a: false, b: false }).variant).not.toBe(one.variant);
  });

  test('the error for a condition variable that is null names the variable', () => {
    const { operation } = fixture(text);
    for (const variables of [{ a: true }, { a: true, b: null }]) {
      expect(operation.bind(variables).errors).toEqual([
        {
          message: 'Variable "$b" is the condition of a field and must not be null: pass true or false.',
          extensions: { code: 'invalid_request' },
        },
      ]);
    }
  });

  test('an operation keeps the most recently used combinations, and subtracts the memory of evicted ones', () => {
    const names = Array.from({ length: 7 }, (_, n) => `v${n}`);
    const document = `query(${names.map((name) => `$${name}: Boolean!`).join(' ')}) { ${names.map((name) => `${name}: city @include(if: $${name}) { id }`).join(' ')} other { id } }`;
    const { operation, reserved } = fixture(document);
    const createVariables = (bits: number) =>
      Object.fromEntries(names.map((name, n) => [name, (bits & (2 ** n)) > 0]));
    const weights: number[] = [];
    for (let bits = 0; bits < 128; bits += 1)
      weights.push(operation.bind(createVariables(bits)).variant?.weight ?? 0);
    expect(reserved.bytes).toBe(weights.slice(64).reduce((sum, one) => sum + one, 0));
    const retainedVariant = operation.bind(createVariables(64)).variant;
    expect(operation.bind(createVariables(64)).variant).toBe(retainedVariant);
    expect(reserved.bytes).toBe(weights.slice(64).reduce((sum, one) => sum + one, 0));
  });
});

describe('the memory of a combination', () => {
  const client = toClientDocument(parse('{ city { id } }', { noLocation: true }));

  test('the memory of an operation counts its document, its plan, its compiled code and a second plan for redacted fields', () => {
    const { make, grow, reserved, made } = fixture('{ other { id } }');
    const variant = new Variant(client, make, grow);
    const weightBefore = reserved.bytes - variant.weight;
    const measureAddedWeight = () => {
      expect(reserved.bytes - weightBefore).toBe(variant.weight);
      return variant.weight;
    };
    expect(measureAddedWeight()).toBe(estimateVariantWeight(client));
    variant.prepare();
    expect(variant.executionFor()).toBe(variant.executionFor());
    expect(measureAddedWeight()).toBe(estimateVariantWeight(client) + estimateCompiledWeight(client));
    expect(variant.executionFor()).toBe(variant.executionFor());
    expect(measureAddedWeight()).toBe(estimateVariantWeight(client) + estimateCompiledWeight(client));
    const fields = new Set(['City.name']);
    expect(variant.executionFor(fields)).toBe(variant.executionFor(fields));
    expect(measureAddedWeight()).toBe(2 * estimateVariantWeight(client) + estimateCompiledWeight(client));
    expect(made.map(({ redacted }) => redacted)).toEqual([[], ['City.name']]);
  });

  test('the memory of an operation counts no compiled code after a single execution', () => {
    const { make, grow } = fixture('{ other { id } }');
    const variant = new Variant(client, make, grow);
    expect(variant.executionFor().plan).toBeNull();
    expect(variant.weight).toBe(estimateVariantWeight(client));
  });
});
