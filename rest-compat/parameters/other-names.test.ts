import { describe, expect, test } from 'vitest';
import { routes } from '../routes/index.ts';
import { otherNames, findSimilarName } from './other-names.ts';

const listQueryNames = (row: (typeof routes)[number]) =>
  Object.entries(row.parameters ?? {}).flatMap(([name, rule]) => (rule.in === 'query' ? [name] : []));

const listNames = (path: string) =>
  routes.flatMap((row) => (row.path === path ? listQueryNames(row) : [])).filter((name) => name !== '');

test.each([
  ['/point', 'lng', 'lon'],
  ['/point', 'longitude', 'lon'],
  ['/point', 'latitude', 'lat'],
  ['/point', 'Latitude', 'lat'],
  ['/time', 'tz', 'id'],
  ['/time', 'timezone', 'id'],
  ['/time', 'time_zone', 'id'],
  ['/time', 'datetime', 'at'],
  ['/city', 'query', 'q'],
  ['/city', 'per_page', 'limit'],
  ['/city', 'region', 'state'],
  ['/holiday/{country}', 'state', 'region'],
  ['/address', 'zip', 'postal'],
  ['/phone/{number}', 'countryCode', 'country'],
  ['/city', 'language', 'lang'],
  ['/company', 'page', 'cursor'],
  ['/city/{name}', 'contry', 'country'],
])('on the path %s, the error for the unknown parameter %s suggests %s', (path, name, intended) => {
  expect(findSimilarName(name, listNames(path))).toBe(intended);
});

test('the table of alternative parameter names suggests only parameters of the requested path', () => {
  expect(findSimilarName('tz', ['lat', 'lon'])).toBeNull();
  expect(findSimilarName('zzzz', ['lat', 'lon', 'limit'])).toBeNull();
});

describe('the table of other names', () => {
  const knownNames = new Set(routes.flatMap(listQueryNames));

  test('the table of alternative parameter names suggests only query parameters of the service', () => {
    expect([...otherNames.keys()].filter((name) => !knownNames.has(name))).toEqual([]);
  });

  test('alternative parameter names are in lower case without separators, and no parameter is its own alternative', () => {
    for (const [name, others] of otherNames) {
      expect(
        others.filter((other) => !/^[a-z\d]+$/.test(other) || other === name),
        name,
      ).toEqual([]);
    }
  });

  test('an alternative parameter name has at most one meaning on each path', () => {
    for (const row of routes) {
      const acceptedNames = listQueryNames(row);
      const meanings = acceptedNames.flatMap((name) => otherNames.get(name) ?? []);
      const unknownNames = meanings.filter((other) => !acceptedNames.includes(other));
      expect(
        unknownNames.filter((other, index) => unknownNames.indexOf(other) !== index),
        row.path,
      ).toEqual([]);
    }
  });
});
