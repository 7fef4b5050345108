import { describe, expect, test } from 'vitest';
import { catchRejection } from '../../test/support/rejection.ts';
import { locationContext, singleSource } from './location-source.ts';

test('onlySource returns the single source, or undefined for no source, and rejects the second of two', () => {
  expect(singleSource([])).toBeUndefined();
  expect(singleSource(['city'])).toBe('city');
  expect(catchRejection(() => singleSource(['city', 'iata', 'ip']))).toMatchObject({
    code: 'invalid_request',
    param: 'iata',
    message: expect.stringContaining('iata cannot be combined with city') as unknown,
  });
  expect(catchRejection(() => singleSource(['a', 'b'], (source) => `<${source}>`))?.message).toContain(
    '<b> cannot be combined with <a>',
  );
});

describe('country and state of a location', () => {
  test('country and state restrict a city, and an address in the United States', () => {
    expect(locationContext('city', 'us', 'il')).toEqual({ country: 'US', state: 'IL' });
    expect(locationContext('city', 'FR', undefined)).toEqual({ country: 'FR' });
    expect(locationContext('city', null, null)).toEqual({});
    expect(locationContext('address', 'US', 'US-CA')).toEqual({ country: 'US', state: 'CA' });
    expect(locationContext('address', 'us', null)).toEqual({ country: 'US' });
  });

  test('country and state of a location are the source themselves when no other source is given', () => {
    expect(locationContext(undefined, 'jp', undefined)).toEqual({ country: 'JP' });
    expect(locationContext(undefined, undefined, undefined)).toEqual({});
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
  ])('rejects country and state of a location for %s', (_, source, country, state, param) => {
    expect(catchRejection(() => locationContext(source, country, state))).toMatchObject({
      code: 'invalid_request',
      param,
    });
  });

  test('country and state accept a state with its country prefix, in any case', () => {
    expect(locationContext('city', 'US', 'us-il')).toEqual({ country: 'US', state: 'IL' });
    expect(locationContext('city', 'GB', 'Gb-Wls')).toEqual({ country: 'GB', state: 'WLS' });
    expect(locationContext('city', 'FR', '2a')).toEqual({ country: 'FR', state: '2A' });
  });
});

test.each(['us-', 'usa-il', 'us-il1x', ' il', 'il ', 'u-il'])('rejects the malformed state %j', (state) => {
  expect(catchRejection(() => locationContext('city', 'US', state))).toMatchObject({ param: 'state' });
});
