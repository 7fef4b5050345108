import { describe, expect, test } from 'vitest';
import type { AddressStore, UsAddressRow } from '../../../db/queries/us-addresses.ts';
import { LookupError } from '../../../core/lookup-error.ts';
import { findAddresses, removeDuplicates, queryStore } from './find-address.ts';
import type { ParsedAddress } from './parse-address.ts';
import { searchAddresses, type SearchArea } from './search-address.ts';

const createRow = (changes: Partial<UsAddressRow> = {}): UsAddressRow =>
  ({
    number: '9',
    street: 'Long Lane',
    streetKey: 'LONG LN',
    unit: null,
    city: 'Town A',
    municipality: null,
    state: 'TX',
    postal: '75001',
    latitude: 1,
    longitude: 2,
    ...changes,
  }) as UsAddressRow;

/** The parsed form of `9 long la town`. */
const createAddress = (changes: Partial<ParsedAddress> = {}): ParsedAddress => ({
  number: '9',
  unit: null,
  state: undefined,
  postal: undefined,
  words: ['LONG', 'LA'],
  readings: [{ street: 'LONG LA', place: '' }],
  ...changes,
});

function createStore(...rows: UsAddressRow[]) {
  const queries: unknown[][] = [];
  const store = {
    loaded: async () => true,
    find: async (...query: unknown[]) => {
      queries.push(query);
      return rows;
    },
  } as unknown as AddressStore;
  return { store, requested: queries };
}
const createTownRows = (count: number) =>
  Array.from({ length: count }, (_, index) => createRow({ city: `Town ${index}` }));

describe('searchAddresses', () => {
  const search = (rows: UsAddressRow[], address: ParsedAddress | null, area: SearchArea = {}, limit = 3) =>
    searchAddresses(createStore(...rows).store, address, area, limit);

  test('an address search requires at least two characters of a street', async () => {
    const moreInputResult = { addresses: [], reason: 'more_input' };
    expect(await search([createRow()], null)).toEqual(moreInputResult);
    expect(await search([createRow()], createAddress({ words: ['L'] }))).toEqual(moreInputResult);
    expect(await search([createRow()], createAddress({ words: [] }))).toEqual(moreInputResult);
    expect((await search([createRow()], createAddress({ words: ['LO'] }))).addresses).toHaveLength(1);
    expect(
      (await search([createRow({ streetKey: 'L O' })], createAddress({ words: ['L', 'O'] }))).addresses,
    ).toHaveLength(1);
  });

  test('an address search with more matches than its limit returns missing_context unless the area is restricted', async () => {
    expect(await search(createTownRows(3), createAddress())).toMatchObject({
      addresses: { length: 3 },
      reason: null,
    });
    expect(await search(createTownRows(4), createAddress())).toEqual({
      addresses: [],
      reason: 'missing_context',
    });
    for (const [address, area] of [
      [createAddress({ state: 'TX' }), {}],
      [createAddress({ postal: '75001' }), {}],
      [createAddress(), { state: 'TX' }],
      [createAddress(), { postal: '75001' }],
    ] as const)
      expect(await search(createTownRows(4), address, area)).toMatchObject({
        addresses: { length: 3 },
        reason: null,
      });
    const rowsOfOneTown = Array.from({ length: 4 }, (_, index) => createRow({ postal: `7500${index}` }));
    expect(await search(rowsOfOneTown, createAddress(), { city: 'Town A' })).toMatchObject({
      addresses: { length: 3 },
      reason: null,
    });
  });

  test('an address search finds streets by their beginning, and exact streets whose place begins with the last words', async () => {
    const rows = [
      createRow(),
      createRow({ streetKey: 'SHORT LN' }),
      createRow({ streetKey: 'LONG', city: 'Lacey' }),
      createRow({ streetKey: 'LONG', city: 'Tyler' }),
    ];
    const address = createAddress({
      readings: [
        { street: 'LONG LA', place: '' },
        { street: 'LONG', place: 'LA' },
      ],
    });
    const result = await search(rows, address, {}, 10);
    expect(result.addresses.map(({ streetKey, city }) => `${streetKey} ${city}`)).toEqual([
      'LONG LN Town A',
      'LONG Lacey',
    ]);
    expect(await search(rows, address, { city: 'Nowhere' })).toEqual({ addresses: [], reason: 'no_matches' });
    expect((await search(rows, address, { city: 'lacey' })).addresses).toHaveLength(1);
  });

  test('an address search queries the store only by the words before the area name, and reads at most 2,000 rows', async () => {
    const { store, requested } = createStore(createRow());
    const address = createAddress({
      state: 'NY',
      readings: [
        { street: 'LONG LA', place: '' },
        { street: 'LONG', place: 'LA' },
      ],
    });
    await searchAddresses(store, address, { state: 'TX', postal: '75001' }, 3);
    expect(requested).toHaveLength(1);
    expect(requested[0]?.slice(0, 2)).toEqual(['9', ['LONG']]);
    expect(requested[0]?.slice(3)).toEqual([{ state: 'NY', postal: '75001' }, 2000]);
  });
});

describe('findAddresses', () => {
  const address = createAddress({
    words: ['LONG', 'LN', 'TOWN', 'A'],
    readings: [
      { street: 'LONG LN TOWN A', place: '' },
      { street: 'LONG LN', place: 'TOWN A' },
    ],
  });

  test('an address lookup matches the longest recorded street in its place', async () => {
    const { store, requested } = createStore(
      createRow(),
      createRow({ city: 'Town B' }),
      createRow({ city: 'X', municipality: 'TOWN a' }),
    );
    expect((await findAddresses(store, address)).map(({ city }) => city)).toEqual(['Town A', 'X']);
    expect(requested).toEqual([
      ['9', ['LONG LN TOWN A', 'LONG LN'], [], { state: undefined, postal: undefined }, 5000],
    ]);
    const storeWithLongerStreet = createStore(
      createRow(),
      createRow({ streetKey: 'LONG LN TOWN A', city: 'Y' }),
    );
    expect((await findAddresses(storeWithLongerStreet.store, address)).map(({ city }) => city)).toEqual([
      'Y',
    ]);
    expect(await findAddresses(createStore().store, address)).toEqual([]);
  });

  test('an address search returns no results when the state in the text differs from the parameter state', async () => {
    const { store, requested } = createStore(createRow());
    expect(await findAddresses(store, { ...address, state: 'NY' }, { state: 'TX' })).toEqual([]);
    expect(requested).toEqual([]);
    expect(await findAddresses(store, { ...address, state: 'TX' }, { state: 'TX' })).toHaveLength(1);
    expect(await findAddresses(store, { ...address, state: 'TX' }, {})).toHaveLength(1);
  });
});

describe('removeDuplicates', () => {
  const rowsWithUnits = [createRow({ unit: 'Apt 4-B' }), createRow(), createRow({ unit: '5' })];

  test('an address lookup returns the row of the building, or of the requested unit', () => {
    expect(removeDuplicates(rowsWithUnits, null)).toEqual([createRow()]);
    expect(removeDuplicates(rowsWithUnits.toReversed(), null)).toEqual([createRow()]);
    expect(removeDuplicates(rowsWithUnits, '4B').map(({ unit }) => unit)).toEqual(['Apt 4-B']);
    expect(removeDuplicates(rowsWithUnits, '6')).toEqual([]);
    expect(
      removeDuplicates([createRow({ unit: '5' }), createRow({ unit: '6' })], null).map(({ unit }) => unit),
    ).toEqual(['5']);
  });

  test.each([
    { number: '10' },
    { streetKey: 'X' },
    { city: 'X' },
    { state: 'NY' },
    { postal: '1' },
    { city: null },
  ])('addresses that differ in %j are returned as separate addresses', (changes) => {
    expect(removeDuplicates([createRow(), createRow(changes)], null)).toHaveLength(2);
  });
});

describe('queryStore', () => {
  const { store } = createStore();
  test('an address lookup returns service_unavailable with the cause when the store is absent, not loaded or failing', async () => {
    const notLoaded = /^No US addresses are loaded/;
    await expect(queryStore(undefined, async () => 1)).rejects.toThrow(notLoaded);
    await expect(queryStore({ ...store, loaded: async () => false }, async () => 1)).rejects.toThrow(
      notLoaded,
    );
    await expect(queryStore(store, () => Promise.reject(new Error('down')))).rejects.toMatchObject({
      message: expect.stringMatching(/^Addresses cannot be read/) as string,
      extensions: { code: 'service_unavailable' },
    });
  });

  test('a store query returns its value, or rethrows a LookupError', async () => {
    expect(await queryStore(store, async () => 1)).toBe(1);
    const expectedError = new LookupError('invalid_request', 'own');
    await expect(queryStore(store, () => Promise.reject(expectedError))).rejects.toBe(expectedError);
  });
});
