import { describe, expect, test } from 'vitest';
import { createCodeRule } from '../../subgraphs/validation/code-rule.ts';
import { routes } from '../routes/index.ts';
import { binParameter } from './bin.ts';
import { candidateParameter } from './candidate.ts';
import { choiceParameter } from './choice.ts';
import { codeParameter } from './code.ts';
import {
  companyCountryParameter,
  companyCursorParameter,
  companyIdParameter,
  companyIndustryParameter,
  companyLimitParameter,
  companyNumberParameter,
  companyTextParameter,
} from './company.ts';
import { latitude, longitude } from './coordinates.ts';
import { currencyCodeParameter } from './currency.ts';
import { disambiguationParameter } from './disambiguation.ts';
import { dnsTypesParameter } from './dns-types.ts';
import { suggestOtherDomain, domain } from './domain-name.ts';
import { flagParameter } from './flag.ts';
import { integerParameter, pageSizeParameter } from './integer.ts';
import { languageTag } from './language-tag.ts';
import { locationSelectors } from './location.ts';
import { asnPathParameter, ipPathParameter } from './network.ts';
import type { Parameter } from './parameter.ts';
import {
  cityIdParameter,
  continentCode,
  countryPathOrNameParameter,
  languageCode,
  radius,
  statePathParameter,
  stateQueryParameter,
} from './place.ts';
import { positionsParameter } from './positions.ts';
import { targets } from './targets.ts';
import { textParameter } from './text.ts';
import { targetZoneParameter, zonePathParameter } from './zone.ts';

const catchRejection = (parameter: Parameter, value: string, name: string): unknown => {
  try {
    return `accepted: ${JSON.stringify(parameter.parse(value, name))}`;
  } catch (error) {
    return error;
  }
};
const repeatX = (count: number) => 'x'.repeat(count);
const path = positionsParameter('Points.', 2);

describe('values at the limit', () => {
  test.each<[string, Parameter, string, unknown]>([
    ['bin', binParameter, '424242', '424242'],
    ['bin', binParameter, '42424242424', '42424242424'],
    ['candidate', candidateParameter('Any.', 'x'), ' whatever ', ' whatever '],
    ['id', companyIdParameter, companyIdParameter.example, companyIdParameter.example],
    ['number', companyNumberParameter, repeatX(32), repeatX(32)],
    ['country', companyCountryParameter('Country.'), 'us', 'US'],
    ['industry', companyIndustryParameter, '0100', '0100'],
    ['limit', companyLimitParameter, '50', 50],
    ['cursor', companyCursorParameter, repeatX(200), repeatX(200)],
    ['q', companyTextParameter('Text.', 'x', 3), 'abc', 'abc'],
    ['lat', latitude, '+1.', 1],
    ['lat', latitude, '-.5', -0.5],
    ['lat', latitude, `0.${'0'.repeat(19)}1`, 1e-20],
    ['lon', longitude, '-180', -180],
    ['code', currencyCodeParameter('Currency.', 'EUR'), 'eur', 'EUR'],
    ['disambiguation', disambiguationParameter, 'reject', 'reject'],
    ['type', dnsTypesParameter, 'a, mx', ['A', 'MX']],
    ['type', dnsTypesParameter, 'PTR', ['PTR']],
    ['name', domain, repeatX(255), repeatX(255)],
    ['deep', flagParameter('Deep.'), 'false', false],
    ['n', integerParameter('N.', { minimum: -5, maximum: 5 }), '-5', -5],
    ['n', integerParameter('N.', { minimum: 0, maximum: 10 ** 15 }), '999999999999999', 999_999_999_999_999],
    ['limit', pageSizeParameter('Page.'), '1', 1],
    ['lang', languageTag, 'zh-Hant-TW', 'zh-Hant-TW'],
    ['ip', locationSelectors.ip, '2001:DB8::1', '2001:db8::1'],
    ['city', locationSelectors.city, repeatX(200), repeatX(200)],
    ['address', locationSelectors.address, repeatX(200), repeatX(200)],
    ['iata', locationSelectors.iata, 'osl', 'OSL'],
    ['unlocode', locationSelectors.unlocode, 'NO OSL', 'NOOSL'],
    ['ip', ipPathParameter, '8.8.8.8', '8.8.8.8'],
    ['asn', asnPathParameter, 'as15169', 'as15169'],
    ['continent', continentCode, 'eu', 'EU'],
    ['state', statePathParameter, 'us-il', 'US-IL'],
    ['state', stateQueryParameter, 'IL', 'IL'],
    ['code', languageCode, 'DEU', 'deu'],
    ['id', cityIdParameter, 'city_8r3hmgzq7bku', 'city_8r3hmgzq7bku'],
    ['country', countryPathOrNameParameter, 'France', 'France'],
    ['radius', radius, '500', 500],
    ['radius', radius, '.5', 0.5],
    ['radius', radius, '0.000001', 0.000001],
    [
      'path',
      path,
      ' 46.5 , 7.9 |-1,+2',
      [
        { latitude: 46.5, longitude: 7.9 },
        { latitude: -1, longitude: 2 },
      ],
    ],
    [
      'path',
      path,
      Array.from({ length: 512 }, () => '0,0').join('|'),
      Array.from({ length: 512 }, () => ({ latitude: 0, longitude: 0 })),
    ],
    ['targets', targets, 'UTC, Asia/Tokyo ', ['UTC', 'Asia/Tokyo']],
    [
      'targets',
      targets,
      Array.from({ length: 10 }, () => repeatX(64)).join(','),
      Array.from({ length: 10 }, () => repeatX(64)),
    ],
    ['timezone', zonePathParameter, 'Europe/Oslo', 'Europe/Oslo'],
    ['to', targetZoneParameter, 'x', 'x'],
  ])('the parameter %s accepts a value at its limit', (name, parameter, value, expected) => {
    expect(parameter.parse(value, name)).toEqual(expected);
  });
});

describe('values beyond the limit', () => {
  test.each<[string, Parameter, string[]]>([
    ['bin', binParameter, ['42424', '424242424242', '4242 42', '42424a']],
    ['id', companyIdParameter, ['co_', repeatX(65), 'city_8r3hmgzq7bku']],
    ['country', companyCountryParameter('Country.'), ['USA', 'U', '1']],
    ['limit', companyLimitParameter, ['0', '51', '-1', '1.0']],
    ['lat', latitude, ['+', '-', '1-', `0.${'0'.repeat(21)}`, `${'0'.repeat(16)}`, '1 ', 'x1']],
    ['disambiguation', disambiguationParameter, ['Reject', 'rejected', '']],
    ['type', dnsTypesParameter, ['A,A', 'A,a', 'ANY', 'A,', '']],
    ['name', domain, [repeatX(256)]],
    ['n', integerParameter('N.', { minimum: -5, maximum: 5 }), ['-6', '6', '+1', '--1', '1-']],
    ['lang', languageTag, [repeatX(65), 'de_DE', '']],
    ['ip', locationSelectors.ip, ['256.1.1.1', 'fe80::1%eth0', 'example.com', '1.2.3']],
    ['city', locationSelectors.city, [repeatX(201)]],
    ['asn', asnPathParameter, ['ASx', '99999999999', '-1', 'XAS1', 'AS1 1']],
    ['continent', continentCode, ['XX', 'EUR']],
    ['state', statePathParameter, ['US-', 'ILLINOIS', 'U S']],
    ['code', languageCode, ['d', 'deut', '12']],
    ['id', cityIdParameter, ['city_', 'co_0123456789ab', '23']],
    ['radius', radius, ['0', '-1', '500.1', '1e2', '.', '1.1234567', '', '0x1', ' 1', `${'0'.repeat(16)}1`]],
    ['path', path, ['0|0', '0,0|0,0,0', '0,0|91,0', '0,0|0,181', '0,0|,']],
    [
      'targets',
      targets,
      ['', 'UTC,', repeatX(65), Array.from({ length: 11 }, () => 'UTC').join(','), repeatX(650)],
    ],
    ['timezone', zonePathParameter, ['', '  ']],
  ])(
    'a value beyond the limit of the parameter %s returns 400 with the parameter name',
    (name, parameter, values) => {
      for (const value of values) {
        expect(catchRejection(parameter, value, name), value).toMatchObject({
          extensions: { code: 'invalid_request', param: name },
          message: expect.stringMatching(/\S/),
        });
      }
    },
  );
});

test('the error for an invalid parameter contains the rule, the rejected value and a valid value', () => {
  const getMessage = (parameter: Parameter, value: string, name: string) =>
    String((catchRejection(parameter, value, name) as Error).message);
  expect(getMessage(dnsTypesParameter, 'a,any', 'type')).toMatch(
    /one or more of A, AAAA, .*PTR, not "ANY": use type=A,MX\./,
  );
  expect(getMessage(dnsTypesParameter, 'A,a', 'type')).toMatch(/each record type once, not "A,a"/);
  expect(getMessage(path, '0', 'path')).toMatch(/points as latitude,longitude, .* path=46.5,7.9\|46.6,8.0/);
  expect(getMessage(choiceParameter('Unit.', ['km', 'mi']), 'm', 'unit')).toBe(
    'unit must be one of km, mi, not "m": use unit=km.',
  );
  expect(getMessage(targets, repeatX(650), 'targets')).toMatch(
    /at most 649 characters, not 650\. For example, use targets=UTC,Asia\/Tokyo/,
  );
  expect(
    getMessage(
      textParameter('Q.', {
        maximum: 3,
        example: 'ab',
        pattern: { expression: /^a/, rule: 'a word with a' },
      }),
      ' b',
      'q',
    ),
  ).toBe('q must be a word with a, not " b": for example, use "ab".');
  expect(getMessage(zonePathParameter, ' ', 'timezone')).toMatch(
    /not empty\. For example, use America\/New_York/,
  );
});

describe('the documentation of parameters', () => {
  test('the documentation of a parameter has a default exactly when the parameter has one', () => {
    expect(choiceParameter('Unit.', ['km', 'mi'])).toMatchObject({
      schema: { type: 'string', enum: ['km', 'mi'] },
      example: 'km',
    });
    expect(Object.keys(choiceParameter('Unit.', ['km', 'mi']).schema)).toEqual(['type', 'enum']);
    expect(choiceParameter('Unit.', ['km', 'mi'])).not.toHaveProperty('fallback');
    expect(choiceParameter('Unit.', ['km', 'mi'], 'mi')).toMatchObject({
      schema: { default: 'mi' },
      fallback: 'mi',
    });
    expect(integerParameter('N.', { minimum: 2, maximum: 9 })).toMatchObject({
      schema: { minimum: 2, maximum: 9 },
      example: '2',
    });
    expect(integerParameter('N.', { minimum: 2, maximum: 9 })).not.toHaveProperty('fallback');
    expect(integerParameter('N.', { minimum: 2, maximum: 9 }).schema).not.toHaveProperty('default');
    expect(integerParameter('N.', { minimum: 2, maximum: 9, fallback: 3 })).toMatchObject({
      schema: { default: 3 },
      fallback: 3,
      example: '3',
    });
    expect(integerParameter('N.', { minimum: 2, maximum: 9, fallback: 3, example: 4 }).example).toBe('4');
    expect(flagParameter('Deep.')).toMatchObject({
      schema: { type: 'boolean', default: false },
      fallback: false,
    });
    expect(flagParameter('Deep.', true)).toMatchObject({ schema: { default: true }, fallback: true });
    expect(pageSizeParameter('Page.')).toMatchObject({ schema: { minimum: 1, maximum: 50, default: 10 } });
    expect(radius).toMatchObject({
      fallback: 40,
      schema: { exclusiveMinimum: 0, maximum: 500, default: 40 },
    });
  });

  test('the documentation of parameters contains their lengths and patterns', () => {
    expect(textParameter('Q.', { maximum: 7, example: 'x' })).toMatchObject({
      in: 'query',
      schema: { minLength: 1, maxLength: 7 },
    });
    expect(textParameter('Q.', { maximum: 7, example: 'x' })).not.toHaveProperty('required');
    expect(textParameter('Q.', { maximum: 7, example: 'x' }).schema).not.toHaveProperty('pattern');
    expect(
      textParameter('Q.', {
        maximum: 7,
        example: 'x',
        in: 'path',
        required: true,
        pattern: { expression: /^a$/, rule: '' },
      }),
    ).toMatchObject({
      in: 'path',
      required: true,
      schema: { pattern: '^a$' },
    });
    expect(companyCountryParameter('Country.').schema).toMatchObject({ minLength: 1, maxLength: 2 });
    const rule = createCodeRule({ form: /^x$/, constraint: 'an x', example: 'x' });
    expect(codeParameter(rule, 'Code.').schema).toEqual({ type: 'string', pattern: '^x$' });
    expect(codeParameter(rule, 'Code.').parse('x', 'code')).toBe('X');
    expect(codeParameter(rule, 'Code.', { keepsSpelling: true }).parse('x', 'code')).toBe('x');
    expect(latitude).toMatchObject({ required: true, schema: { minimum: -90, maximum: 90 } });
    expect(longitude).toMatchObject({ required: true, schema: { minimum: -180, maximum: 180 } });
    expect(targets.schema).toEqual({ type: 'string', maxLength: 649 });
    expect(languageTag.schema).toMatchObject({ minLength: 1, maxLength: 64 });
    expect(path.required).toBe(true);
  });

  test('every parsed parameter has a documented example that matches its schema', () => {
    for (const route of routes) {
      for (const [name, parameter] of Object.entries(route.parameters ?? {})) {
        const { example, schema } = parameter;
        if (name === 'cursor') continue;
        expect(() => parameter.parse(example, name), `${route.path} ${name}`).not.toThrow();
        const { pattern, enum: words, maxLength, minLength } = schema;
        const description = `${route.path} ${name}=${example}`;
        if (typeof pattern === 'string') expect(example, description).toMatch(new RegExp(pattern, 'i'));
        if (Array.isArray(words)) expect(words, description).toContain(example);
        if (typeof maxLength === 'number') expect(example.length, description).toBeLessThanOrEqual(maxLength);
        if (typeof minLength === 'number')
          expect(example.length, description).toBeGreaterThanOrEqual(minLength);
      }
    }
  });
});

test('the error for an invalid domain never suggests the rejected domain', () => {
  expect(suggestOtherDomain('example.org')).toBe('example.com');
  expect(suggestOtherDomain('Example.COM.')).toBe('gmail.com');
  expect(suggestOtherDomain('example.com.org')).toBe('example.com');
});
