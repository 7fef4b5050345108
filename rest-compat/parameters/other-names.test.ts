import { describe, expect, test } from 'vitest';
import { routes } from '../routes/index.ts';
import { otherNames, findSimilarName } from './other-names.ts';

const queryNames = (row: (typeof routes)[number]) =>
  Object.entries(row.parameters ?? {}).flatMap(([name, rule]) => (rule.in === 'query' ? [name] : []));

const namesOf = (path: string) =>
  routes.flatMap((row) => (row.path === path ? queryNames(row) : [])).filter((name) => name !== '');

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
])('the path %s suggests for the unknown parameter %s the parameter %s', (path, name, intended) => {
  expect(findSimilarName(name, namesOf(path))).toBe(intended);
});

test('the table of other names suggests only parameters of the path', () => {
  expect(findSimilarName('tz', ['lat', 'lon'])).toBeNull();
  expect(findSimilarName('zzzz', ['lat', 'lon', 'limit'])).toBeNull();
});

describe('the table of other names', () => {
  const known = new Set(routes.flatMap(queryNames));

  test('the table of other names contains only query parameters of the service', () => {
    expect([...otherNames.keys()].filter((name) => !known.has(name))).toEqual([]);
  });

  test('the table of other names has names in lower case without separators, and no parameter as its own other name', () => {
    for (const [name, others] of otherNames) {
      expect(
        others.filter((other) => !/^[a-z\d]+$/.test(other) || other === name),
        name,
      ).toEqual([]);
    }
  });

  test('the table of other names gives a name at most one meaning on each path', () => {
    for (const row of routes) {
      const accepted = queryNames(row);
      const meanings = accepted.flatMap((name) => otherNames.get(name) ?? []);
      const unknown = meanings.filter((other) => !accepted.includes(other));
      expect(
        unknown.filter((other, index) => unknown.indexOf(other) !== index),
        row.path,
      ).toEqual([]);
    }
  });
});
