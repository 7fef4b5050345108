import { describe, expect, test } from 'vitest';
import { catchRejection } from '../../test/support/rejection.ts';
import { parseLocationContext, selectSingleSource } from './location-source.ts';

test('selectSingleSource returns the only source of a request, or undefined, and rejects a second source', () => {
  expect(selectSingleSource([])).toBeUndefined();
  expect(selectSingleSource(['city'])).toBe('city');
  expect(catchRejection(() => selectSingleSource(['city', 'iata', 'ip']))).toMatchObject({
    code: 'invalid_request',
    param: 'iata',
    message: expect.stringContaining('iata cannot be combined with city') as unknown,
  });
  expect(catchRejection(() => selectSingleSource(['a', 'b'], (source) => `<${source}>`))?.message).toContain(
    '<b> cannot be combined with <a>',
  );
});

describe('country and state of a location', () => {
  test('the parameters country and state restrict a location by city, and by address in the United States', () => {
    expect(parseLocationContext('city', 'us', 'il')).toEqual({ country: 'US', state: 'IL' });
    expect(parseLocationContext('city', 'FR', undefined)).toEqual({ country: 'FR' });
    expect(parseLocationContext('city', null, null)).toEqual({});
    expect(parseLocationContext('address', 'US', 'US-CA')).toEqual({ country: 'US', state: 'CA' });
    expect(parseLocationContext('address', 'us', null)).toEqual({ country: 'US' });
  });

  test('the parameters country and state determine a location when the request has no other source', () => {
    expect(parseLocationContext(undefined, 'jp', undefined)).toEqual({ country: 'JP' });
    expect(parseLocationContext(undefined, undefined, undefined)).toEqual({});
  });

  test.each([
    ['a source that they do not restrict', 'iata', 'US', undefined, 'country'],
    ['a state without its country', 'city', undefined, 'IL', 'state'],
    ['a state of a country alone', undefined, 'US', 'IL', 'state'],
    ['a state of another source', 'iata', undefined, 'IL', 'state'],
    ['an address without its country', 'address', undefined, undefined, 'country'],
    ['an address of another country', 'address', 'FR', undefined, 'country'],
    ['a malformed country', 'city', 'USA', undefined, 'country'],
    ['a malformed state', 'city', 'US', 'ILLI', 'state'],
    ['an empty state', 'city', 'US', '', 'state'],
    ['a state of another country', 'city', 'US', 'CA-QC', 'state'],
  ])('a location request rejects country and state together with %s', (_, source, country, state, param) => {
    expect(catchRejection(() => parseLocationContext(source, country, state))).toMatchObject({
      code: 'invalid_request',
      param,
    });
  });

  test('a location request accepts a state with its country prefix, in any case', () => {
    expect(parseLocationContext('city', 'US', 'us-il')).toEqual({ country: 'US', state: 'IL' });
    expect(parseLocationContext('city', 'GB', 'Gb-Wls')).toEqual({ country: 'GB', state: 'WLS' });
    expect(parseLocationContext('city', 'FR', '2a')).toEqual({ country: 'FR', state: '2A' });
  });
});

test.each(['us-', 'usa-il', 'us-il1x', ' il', 'il ', 'u-il'])(
  'a location request rejects the malformed state %j',
  (state) => {
    expect(catchRejection(() => parseLocationContext('city', 'US', state))).toMatchObject({ param: 'state' });
  },
);
