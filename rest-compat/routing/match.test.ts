import { describe, expect, test } from 'vitest';
import { PathTree, listPathParameters } from './match.ts';

const tree = new PathTree<string>();
for (const path of [
  '/country',
  '/country/{code}',
  '/country/{code}/states',
  '/city/{name}',
  '/city/{name}/nearby',
  '/city/id/{id}',
  '/company/{number}',
  '/company/directory/coverage',
  '/time',
  '/time/zones',
  '/time/{timezone+}',
]) {
  tree.add(path, path);
}

describe('routes of paths', () => {
  test.each([
    ['/country', '/country', []],
    ['/country/', '/country', []],
    ['/country/US', '/country/{code}', ['US']],
    ['/country/US/', '/country/{code}', ['US']],
    ['/country/US/states', '/country/{code}/states', ['US']],
    ['/city/id/city_23', '/city/id/{id}', ['city_23']],
    ['/city/id', '/city/{name}', ['id']],
    ['/city/id/', '/city/id/{id}', ['']],
    ['/city/oslo/', '/city/{name}', ['oslo']],
    ['/city/Oslo/nearby', '/city/{name}/nearby', ['Oslo']],
    ['/company/directory/coverage', '/company/directory/coverage', []],
    ['/company/directory', '/company/{number}', ['directory']],
    ['/time/zones', '/time/zones', []],
    ['/time/America/Argentina/Ushuaia', '/time/{timezone+}', ['America/Argentina/Ushuaia']],
    ['/time/America%2FNew_York', '/time/{timezone+}', ['America%2FNew_York']],
    ['/time/Etc/GMT+3', '/time/{timezone+}', ['Etc/GMT+3']],
  ])('CONV-046 CAT-073 a path is matched to its route: %s', (path, row, values) => {
    expect(tree.find(path)).toEqual({ rows: [row], values });
  });
});

test.each(['/', '/nope', '/country//states', '/country/US/states/CA', '/city/id/a/b', '/Country'])(
  'the path %s matches no route',
  (path) => {
    expect(tree.find(path)).toBeNull();
  },
);

test('listPathParameters returns the names of the parameters in path order', () => {
  expect(listPathParameters('/postal/{code}/distance/{other}')).toEqual(['code', 'other']);
  expect(listPathParameters('/time/{timezone+}')).toEqual(['timezone']);
});

describe('the suggestion for an unknown path', () => {
  const tree = new PathTree<string>();
  for (const template of [
    '/country/{code}',
    '/country/{code}/states',
    '/city/{name}',
    '/city/{name}/nearby',
    '/city/id/{id}',
    '/time/{timezone+}',
  ])
    tree.add(template, template);

  test.each<[string, string | null]>([
    ['/contry/FR', '/country/FR'],
    ['/contry/FR/', '/country/FR'],
    ['/country/FR/stats', '/country/FR/states'],
    ['/COUNTRY/FR/States', '/country/FR/states'],
    ['/countries/FR', '/country/FR'],
    ['/cities/Paris', '/city/Paris'],
    ['/city/Pa%20ris/nearbi', '/city/Pa%20ris/nearby'],
    ['/tme/Europe/Oslo', '/time/Europe/Oslo'],
    ['/weather/Oslo', null],
    ['/country/FR/foo', null],
    ['/contry//x', null],
    ['/', null],
    [`/contry${'/x'.repeat(500)}`, null],
  ])('the suggestion for the path %s is %s', (path, intended) => {
    expect(tree.near(path)).toBe(intended);
  });

  test.each<[string, readonly string[]]>([
    ['/city', ['/city/{name}']],
    ['/city/', ['/city/{name}']],
    ['/cities', ['/city/{name}']],
    ['/time', ['/time/{timezone+}']],
    ['/city/Oslo', []],
    ['/nothing', []],
    ['/', []],
  ])('the path templates with one parameter more than the path %s are %j', (path, below) => {
    expect(tree.below(path)).toEqual(below);
  });
});
