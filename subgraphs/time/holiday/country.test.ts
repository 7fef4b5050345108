import { expect, test } from 'vitest';
import { findCountryCode, parseRegion } from './country.ts';

test.each([
  ['AT', 'AT'],
  ['at', 'AT'],
  ['AUT', 'AT'],
  ['aut', 'AT'],
  ['XK', 'XK'],
  ['XKX', 'XK'],
  ['ZZ', null],
  ['ZZZ', null],
  ['EU', null],
])('findCountryCode maps the country %s to %s', (text, code) => expect(findCountryCode(text)).toBe(code));

test.each(['', 'A', 'AUTS', 'A1', 'Österreich'])('findCountryCode rejects the country %j', (text) => {
  expect(() => findCountryCode(text)).toThrow(/^country /);
});

test.each([
  ['DE', 'BY', 'BY'],
  ['DE', 'by', 'BY'],
  ['DE', 'DE-BY', 'BY'],
  ['DE', 'de-by', 'BY'],
  ['AT', '9', '9'],
  ['AT', 'AT-9', '9'],
])('parseRegion in the country %s maps %s to %s', (country, text, region) =>
  expect(parseRegion(country, text)).toBe(region),
);

test.each([
  ['DE', 'XX'],
  ['DE', 'AT-9'],
  ['DE', 'DE-'],
  ['DE', ''],
  ['AT', 'BY'],
  ['DE', 'DE-DE-BY'],
])('parseRegion in the country %s rejects %j', (country, text) => {
  expect(() => parseRegion(country, text)).toThrow(
    `region must be an ISO 3166-2 code of ${country}, with or without the country: for example, use country=DE&region=BY.`,
  );
});
