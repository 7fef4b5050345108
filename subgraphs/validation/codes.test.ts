import { expect, test } from 'vitest';
import { isRejected, catchRejection } from '../../test/support/rejection.ts';
import { binCodeRule } from './bin.ts';
import { createCodeRule } from './code-rule.ts';
import {
  countryAlpha2Rule,
  countryCodeRule,
  countryCodeOrNameRule,
  countryLettersRule,
} from './country-code.ts';
import { currencyCodeRule } from './currency-code.ts';
import { continentCodeRule, districtCodeRule, stateCodeRule } from './division-code.ts';
import { languageCodeRule } from './language-code.ts';
import { parseIpWords, maxIpLength, parseSystemNumber } from './network.ts';
import { postalCodeRule } from './postal-code.ts';
import { cityIdRule, companyIdRule } from './stable-id.ts';
import { iataRule, icaoRule, unlocodeRule } from './terminal-code.ts';
import { naicsCodeRule, tariffCodeRule } from './trade-code.ts';

const rules = {
  countryCode: countryCodeRule,
  countryAlpha2: countryAlpha2Rule,
  countryLetters: countryLettersRule,
  countryCodeOrName: countryCodeOrNameRule,
  currencyCode: currencyCodeRule,
  stateCode: stateCodeRule,
  districtCode: districtCodeRule,
  continentCode: continentCodeRule,
  languageCode: languageCodeRule,
  postalCode: postalCodeRule,
  cityId: cityIdRule,
  companyId: companyIdRule,
  iata: iataRule,
  icao: icaoRule,
  unlocode: unlocodeRule,
  naicsCode: naicsCodeRule,
  tariffCode: tariffCodeRule,
};
type Name = keyof typeof rules;

/** Valid inputs by rule, with their canonical form. */
const acceptedInputs: readonly (readonly [Name, string, string])[] = [
  ['countryCode', 'fr', 'FR'],
  ['countryCode', 'Fra', 'FR'],
  ['countryCode', ' fr\u00a0', 'FR'],
  ['countryCode', 'U.S.A.', 'US'],
  ['countryCode', 'uk', 'GB'],
  ['countryCode', 'uae', 'AE'],
  // ISO 3166-1. Kosovo's code is in common use, but not assigned by ISO.
  ['countryCode', 'deu', 'DE'],
  ['countryCode', 'XKX', 'XK'],
  ['countryCode', 'zzz', 'ZZZ'],
  ['countryAlpha2', 'us', 'US'],
  ['countryAlpha2', 'UK ', 'GB'],
  ['countryLetters', 'fra', 'FRA'],
  ['countryLetters', ' uk', 'UK'],
  ['countryCodeOrName', 'fra', 'FRA'],
  ['countryCodeOrName', 'RU ', 'RU'],
  ['countryCodeOrName', 'AN ', 'AN'],
  ['countryCodeOrName', ' Chad ', 'Chad'],
  ['countryCodeOrName', 'Chad', 'Chad'],
  ['countryCodeOrName', 'Côte d’Ivoire', 'Côte d’Ivoire'],
  ['countryCodeOrName', 'Trinidad & Tobago', 'Trinidad & Tobago'],
  ['countryCodeOrName', '日本', '日本'],
  ['countryCodeOrName', 'Congo (Dem. Rep.)', 'Congo (Dem. Rep.)'],
  ['countryCodeOrName', `${'Ab'.repeat(50)}`, `${'Ab'.repeat(50)}`],
  ['currencyCode', 'eur', 'EUR'],
  ['stateCode', 'us-ca', 'US-CA'],
  ['stateCode', '9', '9'],
  // ISO 3166-2: codes of the Bahamas and Wales have three letters; the United Kingdom had codes of four.
  ['stateCode', 'gb-wls', 'GB-WLS'],
  ['stateCode', 'abcd', 'ABCD'],
  ['districtCode', '06037', '06037'],
  ['districtCode', '75', '75'],
  ['districtCode', '974', '974'],
  ['districtCode', '2a', '2A'],
  ['districtCode', 'e09000001', 'E09000001'],
  ...['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'].map((code) => ['continentCode', code, code] as const),
  ['continentCode', 'eu', 'EU'],
  ['languageCode', 'DE', 'de'],
  ['languageCode', 'deu', 'deu'],
  ['postalCode', 'sw1a 1aa', 'SW1A1AA'],
  ['postalCode', '10115', '10115'],
  ['postalCode', '01', '01'],
  ['postalCode', ' 1234-567 ', '1234567'],
  ['postalCode', '1234567890', '1234567890'],
  ['postalCode', '1 2 3 4 5 6 7 8 9 0', '1234567890'],
  ['postalCode', ' 1 2 3 4 5 6 7 8 9 0', '1234567890'],
  ['cityId', 'city_8r3hmgzq7bku', 'city_8r3hmgzq7bku'],
  ['companyId', 'co_8gdv9rgx7f32', 'co_8gdv9rgx7f32'],
  ['iata', 'jfk', 'JFK'],
  ['icao', 'egll', 'EGLL'],
  ['unlocode', 'nl rtm', 'NLRTM'],
  // The last three characters of a UN/LOCODE can be the digits 2 to 9.
  ['unlocode', 'USNY2', 'USNY2'],
  ['naicsCode', '54', '54'],
  ['naicsCode', '541511', '541511'],
  ['naicsCode', '31-33', '31-33'],
  ['tariffCode', '01', '01'],
  ['tariffCode', '0901', '0901'],
  ['tariffCode', '0901.21.00.10', '0901.21.00.10'],
  ['tariffCode', '0901210010', '0901210010'],
];

test.each(acceptedInputs)('the validation rule %s converts %s to %s', (name, text, normal) => {
  expect(rules[name].read(text, 'asked')).toBe(normal);
});

const rejectedInputs: Readonly<Record<Name, readonly string[]>> = {
  countryCode: ['', ' ', 'F', 'F.', 'FRAN', 'F1', 'F R', 'FR-'],
  countryLetters: ['F', 'FRAN', 'F-'],
  countryAlpha2: ['U', 'USA', 'U5', 'XUS'],
  // A name has at least two letters and no digit.
  countryCodeOrName: ['F', 'F.', '..', '12', 'Chad1', '1Chad', '.Chad', `${'Ab'.repeat(50)}c`],
  currencyCode: ['EU', 'EURO', 'EU1', 'EUR '],
  stateCode: ['', 'US-', 'USA-CA', 'US-CALIF', 'CALIF', 'U-CA', 'US CA', ' CA'],
  districtCode: ['1', '1234', '123456', '2C', 'A2A', '2AB', 'X00000001', 'E0000001', 'E000000001', '060370'],
  continentCode: ['XX', 'E', 'EUR', 'AEU'],
  languageCode: ['d', 'germ', 'd1', 'de '],
  postalCode: [
    '',
    '1',
    '12345678901',
    'SW1A_1AA',
    '-- ',
    '1  2  3  4  5  6  7  8',
    '  1 2 3 4 5 6 7 8 9 0',
    'é12',
  ],
  // The alphabet of stable ids omits 0, 1, i, l and o.
  cityId: [
    'city_8r3hmgzq7bk',
    'city_8r3hmgzq7bku2',
    'City_8r3hmgzq7bku',
    ...['0', '1', 'i', 'l', 'o', 'U'].map((sign) => `city_8r3hmgzq7bk${sign}`),
    'co_8gdv9rgx7f32',
    'x city_8r3hmgzq7bku',
  ],
  companyId: ['co_8gdv9rgx7f3', 'co_8gdv9rgx7f322', 'co_8gdv9rgx7f3o', 'xco_8gdv9rgx7f32'],
  iata: ['JF', 'JFKX', 'JF1'],
  icao: ['EGL', 'EGLLX', 'EGL1'],
  unlocode: ['NLRT', 'NLRTMX', '1LRTM', 'NL  RTM', 'NL-RTM'],
  naicsCode: ['5', '5415112', '31-3', '31-333', '3a', '31–33', '311-33'],
  tariffCode: ['1', '090', '09012', '0901.2', '.0901', '09..01', '09012100101', '0901.21.00.10.1'],
};

test.each(Object.entries(rejectedInputs))('the validation rule %s rejects malformed texts', (name, texts) => {
  const { read } = rules[name as Name];
  expect(texts.filter((text) => !isRejected((param) => read(text, param)))).toEqual([]);
});

test.each(Object.entries(rules))('the example in the error message of %s is valid', (name, rule) => {
  const { message = '' } = catchRejection(() => rule.read('!', 'asked')) ?? {};
  const [, proposed = ''] = /: for example, use (.+)\.$/.exec(message) ?? [];
  expect(proposed, name).toBe(rule.example);
  expect(isRejected((param) => rule.read(proposed, param))).toBe(false);
  expect(message).toContain(`must be ${rule.constraint}, not "!"`);
});

test('the optional form of a validation rule returns null for a missing value and rejects an empty text', () => {
  expect(countryCodeRule.optional(undefined, 'country')).toBeNull();
  expect(countryCodeRule.optional(null, 'country')).toBeNull();
  expect(countryCodeRule.optional('fr', 'country')).toBe('FR');
  expect(isRejected((param) => countryCodeRule.optional('', param))).toBe(true);
});

test('a validation rule accepts its maximum length and rejects longer texts', () => {
  const rule = createCodeRule({ form: /^a+$/, constraint: 'letters a', example: 'a', maxLength: 3 });
  expect(rule.read('aaa', 'asked')).toBe('AAA');
  expect(isRejected((param) => rule.read('aaaa', param))).toBe(true);
});

test('the message of a validation error quotes at most 64 characters of the value', () => {
  const findMessageForLength = (length: number) =>
    catchRejection(() => currencyCodeRule.read('x'.repeat(length), 'asked'))?.message;
  expect(findMessageForLength(64)).toContain(`not "${'x'.repeat(64)}":`);
  expect(findMessageForLength(65)).toContain(`not "${'x'.repeat(64)}…":`);
});

test('a card range must have 6 to 11 digits, and no error message contains a possible card number', () => {
  expect(binCodeRule.read('411111', 'bin')).toBe('411111');
  expect(binCodeRule.read('41111111111', 'bin')).toBe('41111111111');
  for (const text of ['41111', '411111111111', '4111111111111111', '41111a', ' 411111', '411111 ']) {
    const rejection = catchRejection(() => binCodeRule.read(text, 'bin'));
    expect(rejection).toMatchObject({ code: 'invalid_request', param: 'bin' });
    expect(rejection?.message.replaceAll(binCodeRule.example, '')).not.toMatch(/\d{5}/);
  }
  expect(binCodeRule.read(binCodeRule.example, 'bin')).toBe(binCodeRule.example);
});

test('an AS number must have at most 32 bits (RFC 6793)', () => {
  expect(parseSystemNumber('AS15169', 'asn')).toBe(15169);
  expect(parseSystemNumber('as0', 'asn')).toBe(0);
  expect(parseSystemNumber('4294967295', 'asn')).toBe(4294967295);
  expect(parseSystemNumber('0000015169', 'asn')).toBe(15169);
  const invalidNumbers = [
    '4294967296',
    '9999999999',
    '00000015169',
    '',
    'AS',
    'AS-1',
    'AS1x',
    'xAS1',
    '1.5',
    '-1',
  ];
  expect(invalidNumbers.filter((text) => !isRejected((param) => parseSystemNumber(text, param)))).toEqual([]);
});

test('the validation rule of IP addresses accepts IPv4 and IPv6 addresses up to the maximum length of their text', () => {
  // RFC 4291: an IPv4-mapped address with leading zeros has 45 characters (INET6_ADDRSTRLEN without NUL).
  const longestAddress = '0000:0000:0000:0000:0000:ffff:255.255.255.255';
  expect(longestAddress).toHaveLength(maxIpLength);
  expect(isRejected((param) => parseIpWords(longestAddress, param))).toBe(false);
  expect(isRejected((param) => parseIpWords('8.8.8.8', param))).toBe(false);
  const invalidAddresses = ['fe80::1%eth0', '8.8.8', '8.8.8.256', `${longestAddress}0`, '', ' 8.8.8.8'];
  expect(invalidAddresses.filter((text) => !isRejected((param) => parseIpWords(text, param)))).toEqual([]);
});
