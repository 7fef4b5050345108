import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { listOperationNames, readOperation, addFragments } from './operation-documents.ts';

const schema = new URL('../../schema/', import.meta.url);
const names = listOperationNames();

/** Returns a function that reads files from an object instead of a folder. */
const readFrom = (files: Record<string, string>) => (path: string) => {
  const text = files[path];
  if (text === undefined) throw new Error(`no file ${path}`);
  return text;
};
const createFragment = (name: string, fields: string) => `fragment ${name} on City { ${fields} }`;
const cityDocument = '#import "fragments/city-main.graphql"\n\nquery City { city { ...CityMain } }';

describe('importing fragments into a document', () => {
  test('an operation document includes each imported fragment once, directly or through other fragments', () => {
    const text = addFragments(
      'city.graphql',
      readFrom({
        'city.graphql':
          '#import "fragments/city-main.graphql"\n#import "fragments/city-place.graphql"\n\n' +
          'query City { city { ...CityMain } other { ...CityPlace } }',
        'fragments/city-main.graphql': `#import "fragments/city-place.graphql"\n\n${createFragment('CityMain', 'name ...CityPlace')}`,
        'fragments/city-place.graphql': createFragment('CityPlace', 'latitude'),
      }),
    );
    const { definitions } = parse(text);
    expect(
      definitions.map((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? each.name.value : each.kind)),
    ).toEqual([Kind.OPERATION_DEFINITION, 'CityMain', 'CityPlace']);
  });

  test.each([
    [
      'an unknown import',
      { 'city.graphql': cityDocument },
      'city.graphql imports fragments/city-main.graphql, which',
    ],
    [
      'an import that is not used',
      {
        'city.graphql': cityDocument.replace('...CityMain', 'name'),
        'fragments/city-main.graphql': createFragment('CityMain', 'name'),
      },
      'city.graphql imports fragments/city-main.graphql and does not use it',
    ],
    [
      'a fragment that is not imported',
      { 'city.graphql': 'query City { city { ...CityMain } }' },
      'city.graphql uses the fragment CityMain and does not import it',
    ],
    [
      'a fragment that another file happens to import',
      {
        'city.graphql': `${cityDocument}\nfragment Own on City { ...CityPlace }`,
        'fragments/city-main.graphql': `#import "fragments/city-place.graphql"\n\n${createFragment('CityMain', '...CityPlace')}`,
        'fragments/city-place.graphql': createFragment('CityPlace', 'latitude'),
      },
      'city.graphql uses the fragment CityPlace and does not import it',
    ],
    [
      'a file that holds a different fragment from its name',
      { 'city.graphql': cityDocument, 'fragments/city-main.graphql': createFragment('CityDeep', 'name') },
      'fragments/city-main.graphql must contain only the fragment CityMain, not CityDeep',
    ],
    [
      'a file that holds two',
      {
        'city.graphql': cityDocument,
        'fragments/city-main.graphql': `${createFragment('CityMain', 'name')}\n${createFragment('CityDeep', 'name')}`,
      },
      'must contain only the fragment CityMain, not CityMain, CityDeep',
    ],
  ])('importing fragments into a document rejects %s', (_, files, message) => {
    expect(() => addFragments('city.graphql', readFrom(files))).toThrow(message);
  });

  test('inline fragments are not treated as imports of fragments', () => {
    const text = 'query City { city { ... on City { name } ...on City { id } } }';
    expect(addFragments('city.graphql', readFrom({ 'city.graphql': text }))).toBe(text);
  });
});

describe('the built-in operation documents', () => {
  const graph = buildSchema(readFileSync(new URL('supergraph.graphql', schema), 'utf8'), {
    assumeValid: true,
  });

  test.each(names)('the built-in document %s is one valid operation of the graph', (name) => {
    const document = parse(readOperation(name));
    expect(document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)).toHaveLength(1);
    expect(validate(graph, document)).toEqual([]);
  });

  test('every fragment is used by a built-in operation document', () => {
    const usedFragments = new Set(
      names.flatMap((name) =>
        parse(readOperation(name)).definitions.flatMap((each) =>
          each.kind === Kind.FRAGMENT_DEFINITION ? [toKebabCase(each.name.value)] : [],
        ),
      ),
    );
    const files = readdirSync(new URL('operations/fragments/', schema));
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => !usedFragments.has(file))).toEqual([]);
  });

  test('the built-in operation documents share one fragment for the fields of a city', () => {
    const searchOperations = ['city', 'city-id', 'city-nearby', 'city-nearest', 'city-search', 'point'];
    for (const name of searchOperations) {
      const ownText = readFileSync(new URL(`operations/${name}.graphql`, schema), 'utf8');
      expect(ownText, name).toContain('...CityMain');
      expect(ownText, name).not.toMatch(/population|timezoneId/);
    }
  });
});

const toKebabCase = (name: string) => `${name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}.graphql`;
