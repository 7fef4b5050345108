import { describe, expect, test } from 'vitest';
import { routes } from '../rest-compat/routes/index.ts';
import { groupByFamily, familyOptions } from '../rest-compat/routing/families.ts';
import { parseCommandLine } from './command-line.ts';
import { toCommand } from './help.ts';

const families = groupByFamily(routes);
const getFamily = (name: string) => {
  const foundFamily = families.get(name);
  if (foundFamily === undefined) throw new Error(`no family ${name}`);
  return foundFamily;
};
const parsePath = (line: string) => {
  const [name = '', ...args] = line.split('|');
  return parseCommandLine(getFamily(name), args)?.path;
};

describe('valid command lines', () => {
  test.each([
    ['city|Paris|--country|FR', '/city/Paris?country=FR'],
    ['city|--q|san fr|--limit=3', '/city?q=san%20fr&limit=3'],
    ['city|id|city_8r3hmgzq7bku', '/city/id/city_8r3hmgzq7bku'],
    ['city|Oslo|nearby|--radius|20', '/city/Oslo/nearby?radius=20'],
    ['city|New|York', '/city/New%20York'],
    ['city|São Paulo', '/city/S%C3%A3o%20Paulo'],
    ['ip', '/ip'],
    ['ip|8.8.8.8|--deep', '/ip/8.8.8.8?deep=true'],
    ['time|Asia/Tokyo|--to|Europe/Paris', '/time/Asia%2FTokyo?to=Europe%2FParis'],
    ['time|zones|--observes-dst', '/time/zones?observes_dst=true'],
    ['country|FR|states', '/country/FR/states'],
    ['phone|+14155550123', '/phone/%2B14155550123'],
    ['point|--lat|-33.9|--lon|-70.6', '/point?lat=-33.9&lon=-70.6'],
    ['currency|GBP|JPY|--amount|99.95', '/currency/GBP/JPY?amount=99.95'],
  ])('the command line maps words to path segments and options to query parameters: %s', (line, expected) => {
    expect(parsePath(line)).toBe(expected);
  });

  test('every documented example survives the conversion to a command and back', () => {
    let count = 0;
    for (const { path: wanted } of [...families.values()]
      .flatMap(({ rows }) => rows)
      .flatMap(({ examples }) => examples)) {
      const words = toCommand(wanted).split(' ').slice(1);
      // Quoted words are parsed by the shell.
      if (words.some((word) => word.includes("'"))) continue;
      const [name = '', ...args] = words;
      const [askedPath = '', askedQuery = ''] = (parseCommandLine(getFamily(name), args)?.path ?? '').split(
        '?',
      );
      const [ownPath = '', ownQuery = ''] = wanted.split('?');
      expect(decodeURIComponent(askedPath), wanted).toBe(decodeURIComponent(ownPath));
      expect(Object.fromEntries(new URLSearchParams(askedQuery)), wanted).toEqual(
        Object.fromEntries(new URLSearchParams(ownQuery)),
      );
      count += 1;
    }
    expect(count).toBeGreaterThan(60);
  });
});

describe('invalid command lines', () => {
  test.each([
    ['city|Paris|--contry|FR', /^Did you mean --country\? lookup city has no option --contry\./],
    ['datasets|cities', /is not a path of the service\. The paths are:\n {2}lookup datasets/],
    ['city|Paris|--json|--csv', /exclude each other/],
    ['city|Paris|--country', /argument missing/],
  ])('the command line is rejected with a suggestion when it is invalid: %s', (line, message) => {
    expect(() => parsePath(line)).toThrow(
      expect.objectContaining({ name: 'UserFacingError', kind: 'usage' }),
    );
    expect(() => parsePath(line)).toThrow(message);
  });

  test('no query parameter of the service has the name of a command option', () => {
    for (const { name, options } of families.values())
      for (const option of familyOptions) expect(options.has(option), `${name} --${option}`).toBe(false);
  });
});
