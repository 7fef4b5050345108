import { beforeAll, describe, expect, test } from 'vitest';
import type { Places } from '../../../db/snapshot/places.ts';
import type { AddressStore, UsAddressRow } from '../../../db/queries/us-addresses.ts';
import { toStreetKey } from '../../../facts/us-street.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { findCountyOfAddress } from './county-of-address.ts';
import { findAddresses, isInPlaceStartingWith, removeDuplicates, isInPlace } from './find-address.ts';
import { parseAddress, toApartmentKey } from './parse-address.ts';
import { searchAddresses } from './search-address.ts';

let places: Places;
beforeAll(async () => {
  places = await readTestPlaces();
});

const createRow = (number: string, street: string, additional: Partial<UsAddressRow> = {}): UsAddressRow => ({
  number,
  street,
  streetKey: toStreetKey(street),
  unit: null,
  city: null,
  municipality: null,
  county: null,
  state: 'NY',
  postal: null,
  latitude: 40.75,
  longitude: -73.99,
  ...additional,
});

/** In-memory store that matches rows as the database does. */
const createStore = (...rows: readonly UsAddressRow[]): AddressStore => ({
  loaded: async () => true,
  find: async (number, streets, beginnings, { state, postal }, limit) =>
    rows
      .filter(
        (each) =>
          each.number === number &&
          (streets.includes(each.streetKey) ||
            beginnings.some((started) => each.streetKey.startsWith(started))) &&
          (state === undefined || each.state === state) &&
          (postal === undefined || each.postal === postal),
      )
      .slice(0, limit),
});
const parse = (text: string) => parseAddress(places, text);

describe('parsing an address in one line', () => {
  test.each([
    // USPS Publication 28: number, street, unit, city, state, ZIP code.
    ['350 5th Ave, New York, NY 10118', '350', undefined, 'NY', '10118', '5TH AVE NEW YORK'],
    ['350 5th Ave New York New York', '350', undefined, 'NY', undefined, '5TH AVE NEW YORK'],
    ['1 Main St, Fargo, North Dakota 58102-1234', '1', undefined, 'ND', '58102', 'MAIN ST FARGO'],
    ['1 Main St, Washington, District of Columbia', '1', undefined, 'DC', undefined, 'MAIN ST WASHINGTON'],
    ['1 Main St, Fargo, ND, USA', '1', undefined, 'ND', undefined, 'MAIN ST FARGO'],
    ['1 Main St, Fargo, ND, US', '1', undefined, 'ND', undefined, 'MAIN ST FARGO'],
    ['1 Main St, Fargo, ND, America', '1', undefined, 'ND', undefined, 'MAIN ST FARGO'],
    ['1 Main St, Fargo, ND, United States', '1', undefined, 'ND', undefined, 'MAIN ST FARGO'],
    ['100 Main St Apt 4B, Fairview, NY', '100', '4B', 'NY', undefined, 'MAIN ST FAIRVIEW'],
    ['100 Main St #4-B', '100', '4B', undefined, undefined, 'MAIN ST'],
    ['100 Main St # 4', '100', '4', undefined, undefined, 'MAIN ST'],
    ['100 Main St, Suite 200, Fairview NY', '100', '200', 'NY', undefined, 'MAIN ST FAIRVIEW'],
    ['100 Main St unit C', '100', 'C', undefined, undefined, 'MAIN ST'],
    ['12 1/2 Elm Ct', '12 1/2', undefined, undefined, undefined, 'ELM CT'],
    ['123-45 Oak Dr', '123-45', undefined, undefined, undefined, 'OAK DR'],
    ['N6W23001 Bluemound Rd', 'N6W23001', undefined, undefined, undefined, 'BLUEMOUND RD'],
    // With three words (number and street) the last word is not a state, unless a ZIP code follows.
    ['20 Avenue B', '20', undefined, undefined, undefined, 'AVENUE B'],
    ['1 Main ND', '1', undefined, undefined, undefined, 'MAIN ND'],
    ['1 Main ND 58102', '1', undefined, 'ND', '58102', 'MAIN'],
    ['1 Indiana', '1', undefined, undefined, undefined, 'INDIANA'],
    // FL is Florida, not a floor; "Ste" in a city name is not a suite.
    ['1 Broadway FL 33101', '1', undefined, 'FL', '33101', 'BROADWAY'],
    ['5 Ashmun St, Sault Ste Marie, MI', '5', undefined, 'MI', undefined, 'ASHMUN ST SAULT STE MARIE'],
  ])('the address %s is parsed into its parts', (text, number, unit, state, postal, words) => {
    expect(parse(text)).toMatchObject({ number, unit: unit ?? null, state, postal, words: words.split(' ') });
  });

  test.each(['', 'Main St', 'Main St 100', '100', '10118', 'New York, NY', '#4 Main', 'x', '100 #4'])(
    'parseAddress returns null for a text without a house number followed by a street: %j',
    (text) => {
      expect(parse(text)).toBeNull();
    },
  );

  test('the street of an address may end at any word, and the longest possible street is listed first', () => {
    expect(parse('9 Long Lane Town A')?.readings).toEqual([
      { street: 'LONG LN TOWN A', place: '' },
      { street: 'LONG LN TOWN', place: 'A' },
      { street: 'LONG LN', place: 'TOWN A' },
      { street: 'LONG', place: 'LANE TOWN A' },
    ]);
  });

  test.each([
    ['Apt. 4-B', '4B'],
    ['#4B', '4B'],
    ['4b', '4B'],
    ['Suite 200', '200'],
    ['Penthouse', 'PENTHOUSE'],
    ['Unit A-1', 'A1'],
  ])('the unit %s of an address is compared as %s', (unit, key) => {
    expect(toApartmentKey(unit)).toBe(key);
  });
});

describe('recorded addresses', () => {
  const mainStreet = createRow('100', 'Main Street', {
    city: 'Fairview',
    municipality: 'Town of Fairview',
    postal: '10001',
  });

  test('an address lookup matches the city or the municipality, whatever the abbreviation', () => {
    const saintLouis = createRow('1', 'Main St', { city: 'St. Louis', municipality: 'Clayton' });
    expect(['', 'Saint Louis', 'ST LOUIS', 'clayton'].map((place) => isInPlace(saintLouis, place))).toEqual([
      ...[true, true, true, true],
    ]);
    expect(['Louis', 'St. Lo', 'Fairview'].map((place) => isInPlace(saintLouis, place))).toEqual([
      false,
      false,
      false,
    ]);
    expect(['', 'st. lo', 'clay', 'Louis'].map((place) => isInPlaceStartingWith(saintLouis, place))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([
      isInPlace(createRow('1', 'x'), 'Fairview'),
      isInPlaceStartingWith(createRow('1', 'x'), 'F'),
    ]).toEqual([false, false]);
  });

  test('an address search lists a building with units once, unless a unit is requested', () => {
    const rowWithUnit = createRow('100', 'Main Street', {
      city: 'Fairview',
      postal: '10001',
      unit: 'Apt 4B',
    });
    const rowWithOtherUnit = { ...rowWithUnit, unit: 'Apt 5' };
    const rowWithoutUnit = { ...rowWithUnit, unit: null };
    expect(removeDuplicates([rowWithUnit, rowWithoutUnit, rowWithOtherUnit], null)).toEqual([rowWithoutUnit]);
    expect(removeDuplicates([rowWithoutUnit, rowWithUnit], null)).toEqual([rowWithoutUnit]);
    expect(removeDuplicates([rowWithUnit, rowWithOtherUnit], null)).toEqual([rowWithUnit]);
    expect(removeDuplicates([rowWithUnit, rowWithoutUnit, rowWithOtherUnit], '4B')).toEqual([rowWithUnit]);
    expect(removeDuplicates([rowWithoutUnit, rowWithOtherUnit], '4B')).toEqual([]);
    for (const differentPart of [
      { number: '101' },
      { streetKey: 'X' },
      { city: 'Y' },
      { state: 'NJ' },
      { postal: '2' },
    ])
      expect(removeDuplicates([rowWithoutUnit, { ...rowWithoutUnit, ...differentPart }], null)).toHaveLength(
        2,
      );
  });

  test('an address lookup finds the number and the street in the place and area of the text or of the request', async () => {
    const rowWithoutPosition = createRow('100', 'Main St', {
      state: 'CA',
      city: 'Fairview',
      postal: '90001',
    });
    const store = createStore(mainStreet, rowWithoutPosition);
    const findRows = async (text: string, area = {}) => {
      const address = parse(text);
      return address === null ? null : (await findAddresses(store, address, area)).map(({ state }) => state);
    };
    expect(await findRows('100 Main St, Fairview')).toEqual(['NY', 'CA']);
    expect(await findRows('100 Main St, Fairview, CA')).toEqual(['CA']);
    expect(await findRows('100 Main St, Fairview 10001')).toEqual(['NY']);
    expect(await findRows('100 Main St', { state: 'CA' })).toEqual(['CA']);
    expect(await findRows('100 Main St', { postal: '10001' })).toEqual(['NY']);
    expect(await findRows('100 Main St, Fairview, NY', { state: 'CA' })).toEqual([]);
    expect(await findRows('100 Main St, Elsewhere')).toEqual([]);
    expect(await findRows('101 Main St, Fairview')).toEqual([]);
    // When a text can be split in two ways, the longer street wins.
    const storeWithBothUnits = createStore(
      createRow('9', 'Long Lane', { city: 'Town' }),
      createRow('9', 'Long Lane Town'),
    );
    const address = parse('9 Long Lane Town');
    const rows = address === null ? [] : await findAddresses(storeWithBothUnits, address);
    expect(rows.map(({ street }) => street)).toEqual(['Long Lane Town']);
  });
});

describe('address search', () => {
  const townRows = Array.from({ length: 4 }, (_, index) =>
    createRow('9', 'Long Lane', { city: `Town ${'ABCD'[index] ?? ''}`, state: 'TX', postal: `7500${index}` }),
  );
  const search = async (text: string, area = {}, limit = 3) => {
    const { addresses, reason } = await searchAddresses(createStore(...townRows), parse(text), area, limit);
    return [addresses.length, reason];
  };

  test('an address search without results returns the reason', async () => {
    expect(await search('9')).toEqual([0, 'more_input']);
    expect(await search('9 L')).toEqual([0, 'more_input']);
    expect(await search('9 Short Lane')).toEqual([0, 'no_matches']);
    expect(await search('9 Long Ln, Elsewhere')).toEqual([0, 'no_matches']);
    expect(await search('9 Lo')).toEqual([0, 'missing_context']);
    expect(await search('9 Long La')).toEqual([0, 'missing_context']);
  });

  test('an address search without a place returns up to the limit of results, and missing_context for more', async () => {
    expect(await search('9 Lo', {}, 4)).toEqual([4, null]);
    expect(await search('9 Lo', {}, 3)).toEqual([0, 'missing_context']);
  });

  test.each([
    ['9 Long Lane', { state: 'TX' }, [3, null]],
    ['9 Long Lane', { postal: '75001' }, [1, null]],
    ['9 Long Lane', { city: 'Town B' }, [1, null]],
    ['9 Long Lane', { state: 'NY' }, [0, 'no_matches']],
    ['9 Long Lane, Town A, TX', {}, [1, null]],
    ['9 Long Lane, Town A 75000', {}, [1, null]],
    // The name of the place can be unfinished.
    ['9 Long Lane, Tow', { state: 'TX' }, [3, null]],
    ['9 Long Lane, Town C', {}, [1, null]],
  ])('an address search finds the addresses for %s in %j', async (text, area, expected) => {
    expect(await search(text, area)).toEqual(expected);
  });
});

describe('the county of an address', () => {
  // FIPS codes of the Census Bureau; unless set otherwise, the point is in Manhattan.
  const findCountyName = (additional: Partial<UsAddressRow>) =>
    findCountyOfAddress(places, createRow('1', 'x', additional))?.code ?? null;

  test('the county of an address is found by its recorded name, or else by the point of the address', () => {
    expect(findCountyName({ county: 'New York' })).toBe('36061');
    expect(findCountyName({ county: 'New York County' })).toBe('36061');
    expect(findCountyName({ county: 'Kings' })).toBe('36047');
    expect(findCountyName({ county: null })).toBe('36061');
    // The state of the point differs from that of the record.
    expect(findCountyName({ county: null, state: 'NJ' })).toBeNull();
    expect(findCountyName({ county: 'Gotham' })).toBeNull();
    expect(findCountyName({ state: 'LA', county: 'Orleans Parish' })).toBe('22071');
    expect(findCountyName({ state: 'AK', county: 'Juneau' })).toBe('02110');
  });

  test('the point of an address determines which of two counties with the same name it is in', () => {
    // The county FIPS code of Baltimore City is 24510, and that of Baltimore County 24005.
    const baltimore = { state: 'MD', county: 'Baltimore' };
    expect(findCountyName({ ...baltimore, latitude: 39.29, longitude: -76.61 })).toBe('24510');
    expect(findCountyName({ ...baltimore, latitude: 39.46, longitude: -76.64 })).toBe('24005');
    expect(findCountyName(baltimore)).toBeNull();
  });
});
