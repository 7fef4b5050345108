import { describe, expect, test } from 'vitest';
import { choiceParameter } from './choice.ts';
import { latitude, longitude } from './coordinates.ts';
import { countryPathParameter, countryQueryParameter } from './country.ts';
import { flagParameter } from './flag.ts';
import { integerParameter } from './integer.ts';
import type { Parameter } from './parameter.ts';
import { textParameter } from './text.ts';

const limit = integerParameter('Page size.', { minimum: 1, maximum: 50, fallback: 10 });
const unit = choiceParameter('Unit.', ['km', 'mi']);
const city = textParameter('City.', { maximum: 5, example: 'Paris' });
const letters = textParameter('Letters.', {
  maximum: 9,
  example: 'ab',
  pattern: { expression: /^[a-z]+$/, rule: 'lower-case letters' },
});

describe('valid values', () => {
  test.each<[string, Parameter, string, unknown]>([
    ['flag', flagParameter('Deep.'), 'true', true],
    ['flag', flagParameter('Deep.'), 'false', false],
    ['limit', limit, '1', 1],
    ['limit', limit, '50', 50],
    ['unit', unit, 'mi', 'mi'],
    ['city', city, ' Oslo ', 'Oslo'],
    ['five characters beyond the BMP are five', city, '𝔓𝔞𝔯𝔦𝔰', '𝔓𝔞𝔯𝔦𝔰'],
    ['lat bound', latitude, '-90', -90],
    ['lat', latitude, '48.8566', 48.8566],
    ['lon bound', longitude, '180', 180],
    ['CONV-039 either case', countryPathParameter, 'fr', 'FR'],
    ['alpha-3', countryQueryParameter(), 'fra', 'FRA'],
  ])('a valid value of the parameter %s is parsed', (name, parameter, value, expected) => {
    expect(parameter.parse(value, name)).toBe(expected);
  });
});

describe('invalid values', () => {
  test.each<[string, Parameter, string[]]>([
    ['deep', flagParameter('Deep.'), ['yes', '1', 'TRUE', '', ' true']],
    ['limit', limit, ['0', '51', '1.5', '1e1', '0x1', '', ' 1', 'ten', '99999999999999999999']],
    ['unit', unit, ['KM', 'm', '']],
    ['city', city, ['', '   ', 'London', 'a\u0000b', 'a\u007fb']],
    ['letters', letters, ['A', 'a1']],
    ['lat', latitude, ['90.0001', '-90.0001', 'NaN', 'Infinity', '1e1', '0x10', '', ' 1', '1,5', '--1', '.']],
    ['lon', longitude, ['180.0001', '-180.0001', '1e2']],
    ['country', countryQueryParameter(), ['U', '12', 'USA1', '', 'F R', 'ÄÖ']],
  ])(
    'CONV-016 CONV-029 CONV-040 an invalid value of the parameter %s is rejected',
    (name, parameter, values) => {
      for (const value of values) {
        let caught: unknown;
        try {
          parameter.parse(value, name);
        } catch (error) {
          caught = error;
        }
        expect(caught, JSON.stringify(value)).toMatchObject({
          extensions: { code: 'invalid_request', param: name },
        });
        expect((caught as Error).message).toMatch(new RegExp(`^${name} must .*: (?:for example, )?use `));
      }
    },
  );
});
