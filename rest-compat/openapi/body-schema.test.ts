import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Route } from '../routing/route.ts';
import { createBodySchema } from './body-schema.ts';
import type { Schema } from './schema.ts';

const schema = buildSchema(`
  "How long."
  enum Unit { km miles }
  interface Place { "The name." name: String! }
  type City implements Place {
    "The name." name: String!
    "People who live there. Null: not counted." population: Int
    "Sea level; null where nobody measured." height: Float
    "The country." country: Country
    "Others around. Null only with an error." near: [City!]
    "Their own words." words: [String]!
    "Whether it is a capital." capital: Boolean!
    unit: Unit
    "The richer." deep: City
  }
  type Country implements Place { "The name." name: String! "Two letters." code: ID! "The largest." largest: City! }
  type Query { "A city." city(name: String): City "A place." place: Place "All." cities: [City!]! }
`);
const createRow = (text: string, facts: Partial<Route> = {}) =>
  ({ body: 'field', path: '/x', text, ...facts }) as unknown as Route;
const createSchema = (text: string, facts?: Partial<Route>) =>
  createBodySchema(createRow(text, facts), '2.0.0', schema);
const getProperties = (text: string, facts?: Partial<Route>) =>
  createSchema(text, facts).schema.properties ?? {};

describe('properties of a body schema', () => {
  const cityProperties = getProperties(
    'query A($d: Boolean!) { city { title: name population height capital unit words id: name @include(if: $d) } }',
  );

  test('a property of a body schema has the type, enum values and meaning of null of its GraphQL field', () => {
    expect(cityProperties).toMatchObject({
      title: { type: 'string', description: 'The name.' },
      population: {
        type: ['integer', 'null'],
        description: 'People who live there. Null: not counted.',
        'x-null': 'Null: not counted.',
      },
      height: { type: ['number', 'null'], 'x-null': 'null where nobody measured.' },
      capital: { type: 'boolean' },
      unit: {
        type: ['string', 'null'],
        enum: ['km', 'miles', null],
        description: 'How long. Null: unknown.',
        'x-null': 'Unknown.',
      },
    });
    expect(cityProperties['title']).not.toHaveProperty('x-null');
  });

  test('list elements of a body schema may be null when the GraphQL schema allows null', () => {
    expect(cityProperties['words']).toEqual({
      type: 'array',
      description: 'Their own words.',
      items: { type: ['string', 'null'], description: 'Null: unknown.', 'x-null': 'Unknown.' },
    });
  });

  test('a body schema does not require conditional fields', () => {
    const { schema: body } = createSchema(
      'query A($d: Boolean!) { city { name population @include(if: $d) height @skip(if: $d) } }',
    );
    expect(body.required).toEqual(['name']);
    expect(
      createSchema('query A($d: Boolean!) { city { name @include(if: $d) name } }').schema.required,
    ).toEqual(['name']);
    expect(
      createSchema('query A($d: Boolean!) { city { name name @include(if: $d) } }').schema.required,
    ).toEqual(['name']);
    expect(
      createSchema('query A($d: Boolean!) { city { name @include(if: $d) } }').schema,
    ).not.toHaveProperty('required');
  });

  test('a nested object of a body schema may be null, and lists its own required fields', () => {
    const { country } = getProperties('{ city { country { name code } } }');
    expect(country).toMatchObject({
      type: ['object', 'null'],
      required: ['name', 'code'],
      'x-null': 'Unknown.',
    });
    const { near } = getProperties('{ city { near { name } } }');
    // The field is null only with an error, so it is never null in a response.
    expect(near).toMatchObject({ type: 'array', items: { type: 'object', required: ['name'] } });
    expect(near?.description).toBe('Others around.');
  });

  test('a body schema describes deep as a separate object, even when deep is optional', () => {
    const { deep } = getProperties(
      'query A($deep: Boolean!) { city { name deep @include(if: $deep) { population } } }',
    );
    expect(deep).toMatchObject({
      type: ['object', 'null'],
      description: expect.stringMatching(/^Additional fields; only with deep=true\./),
    });
    expect(Object.keys(deep?.properties ?? {})).toEqual(['population']);
    expect(getProperties('{ city { name } }')['deep']).toEqual({
      type: 'object',
      description: 'Only with deep=true. An empty object: this response has no additional fields under deep.',
    });
  });

  test("objects of a body schema are named after their GraphQL types, and deep groups after their parent's type", () => {
    const { typeNames } = createSchema(
      'query A($deep: Boolean!) { city { country { name } near { name } deep @include(if: $deep) { height } } }',
    );
    expect([...new Set(typeNames.values())].sort()).toEqual(['City', 'CityDeep', 'Country']);
  });
});

test('a body schema merges fragments, and does not require fields of a single record type', () => {
  const text =
    '{ place { ...All ... on City { population } ... on Place { other: name } } } fragment All on Place { name }';
  const { schema: body } = createSchema(text);
  expect(Object.keys(body.properties ?? {})).toEqual(['name', 'population', 'other', 'deep']);
  expect(body.required).toEqual(['name', 'other']);
  expect(Object.keys(getProperties('{ city { name ...Unknown nothing } }'))).toEqual(['name', 'deep']);
});

test('a body schema of several root fields has one property for each, and a single root field is never null', () => {
  const { schema: whole } = createSchema('{ city { name } all: cities { name } }', { body: 'whole' });
  expect(whole.required).toEqual(['city', 'all']);
  expect(whole.properties?.['city']).toMatchObject({ type: ['object', 'null'] });
  expect(whole.properties?.['all']).toMatchObject({ type: 'array' });
  expect(createSchema('{ city { name } }').schema.type).toBe('object');
});

describe('the body schema of a route with a shape', () => {
  const text = '{ city { name population capital near { name } country { code } } }';
  const createParameter = (facts: object) => ({
    in: 'query',
    summary: 'How.',
    schema: { type: 'integer' },
    ...facts,
  });
  const createShaped = (shape: NonNullable<Route['shape']>, facts: object = {}) =>
    createSchema(text, { shape, ...facts }).schema;

  test('the body schema of a route with a shape has the keys that the shape creates, in the same order', () => {
    const sampleBody = createShaped(({ name, country }) => ({
      title: name,
      code: (country as { code: string } | null)?.code ?? null,
    }));
    expect(Object.keys(sampleBody.properties ?? {})).toEqual(['title', 'code', 'deep']);
    expect(sampleBody.properties?.['title']).toMatchObject({ type: 'string', description: 'The name.' });
    // The field is taken from an object that can be null.
    expect(sampleBody.properties?.['code']).toMatchObject({ type: ['string', 'null'], 'x-null': 'Unknown.' });
    expect(sampleBody.required).toEqual(['title', 'code']);
  });

  test('a body schema does not require keys that the shape of a route sometimes omits', () => {
    const getRequiredKeys = (leave: (body: Record<string, unknown>) => boolean) =>
      createShaped((body) => {
        const { population, ...others } = body;
        return leave(body) ? others : { ...others, population };
      }).required;
    expect(getRequiredKeys(() => false)).toContain('population');
    expect(getRequiredKeys(({ population }) => population === null)).not.toContain('population');
    expect(getRequiredKeys(({ near }) => Array.isArray(near) && near.length === 0)).not.toContain(
      'population',
    );
    expect(getRequiredKeys(({ capital }) => capital === true)).not.toContain('population');
  });

  test('a body schema describes values copied from the request by their parameter', () => {
    const parameters = {
      limit: createParameter({ fallback: 3 }),
      unit: createParameter({ schema: { enum: ['km', 1] } }),
      id: createParameter({ required: true }),
      at: createParameter({ in: 'path' }),
    };
    const body = createShaped(
      (own, { limit, unit, id, at }) => ({ ...own, limit, id, at, ...(unit === undefined ? {} : { unit }) }),
      { parameters },
    );
    expect(body.properties?.['limit']).toEqual({
      type: 'integer',
      description: 'The value from the request. How.',
    });
    expect(body.properties?.['unit']).toEqual({
      type: 'string',
      enum: ['km', '1'],
      description: 'The value from the request. How.',
    });
    expect(body.required).toEqual(['name', 'population', 'capital', 'near', 'country', 'limit', 'id', 'at']);
  });

  test('a body schema describes an object that a shape creates by the field that it replaces', () => {
    const body = createShaped(({ name, near, ...others }) => ({
      ...others,
      near: (near as { name: string }[]).map((each) => ({ title: each.name })),
      made: { name },
    }));
    expect(body.properties?.['near']).toMatchObject({
      type: 'array',
      description: 'Others around.',
      items: { properties: { title: { type: 'string' } } },
    });
    expect(body.properties?.['made']).toMatchObject({ type: 'object', required: ['name'] });
  });
});

test('a body schema does not require paid deep fields, because other plans get an empty object', () => {
  const text = 'query A($deep: Boolean!) { cities { name deep @include(if: $deep) { capital } } }';
  const groupOf = (facts: Partial<Route>): Schema | undefined =>
    createSchema(text, { body: 'whole', ...facts }).schema.properties?.['cities']?.items?.properties?.[
      'deep'
    ];
  expect(groupOf({ deep: 'paid' })).not.toHaveProperty('required');
  expect(groupOf({ deep: 'paid' })?.description).toMatch(/Empty on a plan without paid deep fields\.$/);
  expect(groupOf({})).toMatchObject({ required: ['capital'] });
  expect(groupOf({})?.description).not.toMatch(/plan/);
});

test('a body schema of a document without an operation is rejected, and the error names the document', () => {
  expect(() => createSchema('fragment A on City { name }', { operation: 'x-none' })).toThrow(
    'x-none.graphql has no operation.',
  );
});
