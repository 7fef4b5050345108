import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { FetchNode, Rewrite } from './plan-nodes.ts';
import { replaceInvalidFetches } from './valid-fetches.ts';

const schema = buildSchema(`
  type Query { country(code: ID): Country, place: Place }
  interface Place { name(upper: Boolean): String }
  type City implements Place { name(upper: Boolean): String, id: ID }
  type Country implements Place { name(upper: Boolean): String, code: ID, continent: ID, numeric: Int, capital: City }
`);

const createFetch = (document: string, outputRewrites: readonly Rewrite[] = []): FetchNode => ({
  kind: 'Fetch',
  subgraph: 'geo',
  document,
  operation: 'query',
  variables: [],
  requires: null,
  inputRewrites: [],
  outputRewrites,
});

describe('fetches of a plan', () => {
  test.each([
    ['another field', '{country{code:continent code}}'],
    ['other arguments', '{country{name name(upper:true)}}'],
    [
      'another field of the same type in a fragment',
      '{place{...on Country{code:continent}...on Place{...a}}} fragment a on Country{code}',
    ],
    [
      'another field of an entity',
      'query($r:[_Any!]!){_entities(representations:$r){...on Country{code:continent capital{id} code}}}',
    ],
    ['another field of an object that is selected twice', '{country{capital{id:name} capital{id}}}'],
  ])('a plan is rejected when one response key has %s', (_what, document) => {
    expect(() => replaceInvalidFetches(createFetch(document), schema)).toThrow(
      expect.objectContaining({ name: 'PlanError', kind: 'conflict' }),
    );
  });

  test('a plan is rejected when a fetch renames a field to the response key of another field', () => {
    const rename: Rewrite = {
      kind: 'rename',
      path: [
        { kind: 'key', key: 'country' },
        { kind: 'key', key: '_internal_qp_alias_0' },
      ],
      key: 'code',
    };
    const document = '{country{_internal_qp_alias_0:numeric code}}';
    expect(() => replaceInvalidFetches(createFetch(document, [rename]), schema)).toThrow(
      'the response key "code"',
    );
    expect(replaceInvalidFetches(createFetch(document), schema).document).toBe(document);
  });

  test('a fetch may use one response key for different fields of different types', () => {
    const document = '{place{...on Country{x:code}...on City{x:id}}}';
    expect(replaceInvalidFetches(createFetch(document), schema).document).toBe(document);
  });

  test('a fetch selects an object once when the planner selects it both with and without fields', () => {
    expect(replaceInvalidFetches(createFetch('{country{capital{id} code capital}}'), schema).document).toBe(
      '{country{capital{id}code}}',
    );
  });
});
