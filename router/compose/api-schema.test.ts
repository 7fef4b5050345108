import { composeServices } from '@theguild/federation-composition';
import {
  buildSchema,
  GraphQLSchema,
  introspectionFromSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildApiSchema, buildPublicSchema, schemaDescription } from './api-schema.ts';
import { compose, composeSupergraph } from './compose.ts';
import { readSubgraph, readSupergraph, subgraphNames } from './supergraph.ts';

const linkDirective =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@inaccessible", "@shareable"])';

/** Returns the schema without the router's own directives. */
function withoutRouterDirectives(schema: GraphQLSchema): GraphQLSchema {
  const { directives, ...rest } = schema.toConfig();
  return new GraphQLSchema({
    ...rest,
    directives: directives.filter(({ name }) => !['defer', 'inContext', 'semanticNonNull'].includes(name)),
  });
}

describe('the API schema', () => {
  test('the API schema equals the public schema of the composition library (DES-015)', () => {
    const composed = composeServices(
      subgraphNames.map((name) => ({
        name,
        typeDefs: readSubgraph(name),
        url: `http://${name}.invalid/graphql`,
      })),
    );
    const printSorted = (schema: Parameters<typeof lexicographicSortSchema>[0]) =>
      printSchema(lexicographicSortSchema(schema));
    expect(printSorted(withoutRouterDirectives(buildApiSchema(readSupergraph())))).toBe(
      printSorted(withoutRouterDirectives(buildSchema(composed.publicSdl ?? ''))),
    );
  });

  test('the API schema includes @defer with its standard arguments', () => {
    const { name, args, locations, isRepeatable, description } =
      buildApiSchema(readSupergraph()).getDirective('defer') ?? {};
    expect({ name, locations, isRepeatable }).toEqual({
      name: 'defer',
      locations: ['FRAGMENT_SPREAD', 'INLINE_FRAGMENT'],
      isRepeatable: false,
    });
    expect(args?.map((each) => [each.name, String(each.type), each.defaultValue])).toEqual([
      ['if', 'Boolean!', true],
      ['label', 'String', undefined],
    ]);
    expect([description, ...(args ?? []).map((each) => each.description)]).not.toContain(undefined);
  });

  test('the API schema hides inaccessible types, union members, fields, arguments and enum values', () => {
    const supergraph = compose({
      one: parse(`${linkDirective}
        type Query { a(x: Int, y: Int @inaccessible): Shown, secret: Int @inaccessible, u: U }
        type Shown { id: ID! hidden: Hidden @inaccessible kind: Kind old: Int @deprecated(reason: "new") }
        type Hidden @inaccessible { id: ID! }
        union U = Shown | Hidden
        enum Kind { A B @inaccessible }`),
    });
    const schema = buildApiSchema(supergraph);
    expect(printSchema(withoutRouterDirectives(schema))).toBe(
      printSchema(
        buildSchema(`
          type Query { a(x: Int): Shown, u: U }
          type Shown { id: ID! kind: Kind old: Int @deprecated(reason: "new") }
          union U = Shown
          enum Kind { A }`),
      ),
    );
    expect(() => introspectionFromSchema(schema)).not.toThrow();
  });
});

describe('the public schema', () => {
  test('the public schema hides fields that only the documents of REST paths use, and operations may still use these fields', () => {
    const supergraph = compose({
      one: parse(`extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@tag"])
        type Query { a(x: Int, y: Int @tag(name: "rest")): Shown }
        type Shown { id: ID! deep: Shown! @tag(name: "rest") other: Int @tag(name: "other") }`),
    });
    expect(printSchema(withoutRouterDirectives(buildPublicSchema(supergraph)))).toBe(
      printSchema(
        buildSchema(
          `"""${schemaDescription}""" schema { query: Query }
          type Query { a(x: Int): Shown } type Shown { id: ID! other: Int }`,
          { assumeValid: true },
        ),
      ),
    );
    expect(printSchema(buildApiSchema(supergraph))).toContain('deep: Shown!');
  });

  test('no field of the public schema is named deep', () => {
    expect(printSchema(buildApiSchema(readSupergraph()))).toMatch(/\n {2}deep: City!/);
    expect(printSchema(buildPublicSchema(readSupergraph()))).not.toMatch(/\n {2}deep/);
  });
});

describe('composition', () => {
  test('composing the four subgraphs yields the committed supergraph (DES-002, DES-014)', () => {
    expect(composeSupergraph()).toBe(readSupergraph());
  });

  test('a field that is a union in one subgraph and a member of it in another becomes the union', () => {
    const media = `${linkDirective} type Book @key(fields: "id") { id: ID! }`;
    const supergraph = compose({
      one: parse(
        `${media} union Media = Book | Song type Song { name: String } type Query { first: Book @shareable }`,
      ),
      other: parse(
        `${media} union Media = Book | Film type Film { name: String } type Query { first: Media @shareable }`,
      ),
    });
    const schema = buildApiSchema(supergraph);
    expect(schema.getQueryType()?.getFields()['first']?.type.toString()).toBe('Media');
    expect(supergraph).toMatch(/first: Media @join__field\(graph: ONE, type: "Book"\)/);
  });

  test('@requires may select fragments on an interface, and its other fields are still validated', () => {
    const one = `${linkDirective} type Query { item: Item } type Item @key(fields: "id") { id: ID! data: Data }
      interface Data { name: String } type Note implements Data @shareable { name: String text: String }`;
    const other = (fields: string) => `extend schema
      @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable", "@external", "@requires"])
      type Item @key(fields: "id") { id: ID! data: Data @external size: Int @requires(fields: "${fields}") }
      interface Data { name: String } type Note implements Data @shareable { name: String text: String }`;
    const composed = (fields: string) => compose({ one: parse(one), other: parse(other(fields)) });
    expect(composed('data { ... on Data { name } ... on Note { text } }')).toContain('requires: "data{');
    expect(() => composed('data { unknown ... on Note { text } }')).toThrow(/do not compose/);
  });

  test('a failed composition reports all errors together', () => {
    const parseBadSubgraph = (field: string) =>
      parse(`${linkDirective} type Query { ${field} } type T { a: Int }`);
    expect(() => compose({ one: parseBadSubgraph('x: T'), other: parseBadSubgraph('x: T') })).toThrow(
      /The subgraphs do not compose:\n- .*x.*\n- /,
    );
  });
});
