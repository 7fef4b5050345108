import { describe, expect, test } from 'vitest';
import type { AddressStore, UsAddressRow } from '../../../db/queries/us-addresses.ts';
import { LookupError } from '../../../core/lookup-error.ts';
import { addressesOf, distinct, queryStore } from './find-address.ts';
import type { ReadAddress } from './read-address.ts';
import { searchAddresses, type SearchArea } from './search-address.ts';

const row = (changes: Partial<UsAddressRow> = {}): UsAddressRow =>
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
const typed = (changes: Partial<ReadAddress> = {}): ReadAddress => ({
  number: '9',
  unit: null,
  state: undefined,
  postal: undefined,
  words: ['LONG', 'LA'],
  readings: [{ street: 'LONG LA', place: '' }],
  ...changes,
});

function storeOf(...rows: UsAddressRow[]) {
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
const towns = (count: number) => Array.from({ length: count }, (_, index) => row({ city: `Town ${index}` }));

describe('searchAddresses', () => {
  const search = (rows: UsAddressRow[], address: ReadAddress | null, area: SearchArea = {}, limit = 3) =>
    searchAddresses(storeOf(...rows).store, address, area, limit);

  test('an address search requires two characters of a street', async () => {
    const more = { addresses: [], reason: 'more_input' };
    expect(await search([row()], null)).toEqual(more);
    expect(await search([row()], typed({ words: ['L'] }))).toEqual(more);
    expect(await search([row()], typed({ words: [] }))).toEqual(more);
    expect((await search([row()], typed({ words: ['LO'] }))).addresses).toHaveLength(1);
    expect((await search([row({ streetKey: 'L O' })], typed({ words: ['L', 'O'] }))).addresses).toHaveLength(
      1,
    );
  });

  test('an address search returns missing_context for more matches than the limit unless the area is restricted', async () => {
    expect(await search(towns(3), typed())).toMatchObject({ addresses: { length: 3 }, reason: null });
    expect(await search(towns(4), typed())).toEqual({ addresses: [], reason: 'missing_context' });
    for (const [address, area] of [
      [typed({ state: 'TX' }), {}],
      [typed({ postal: '75001' }), {}],
      [typed(), { state: 'TX' }],
      [typed(), { postal: '75001' }],
    ] as const)
      expect(await search(towns(4), address, area)).toMatchObject({ addresses: { length: 3 }, reason: null });
    const one = Array.from({ length: 4 }, (_, index) => row({ postal: `7500${index}` }));
    expect(await search(one, typed(), { city: 'Town A' })).toMatchObject({
      addresses: { length: 3 },
      reason: null,
    });
  });

  test('an address search finds streets that begin with the text, and exact streets whose place begins with the last words', async () => {
    const rows = [
      row(),
      row({ streetKey: 'SHORT LN' }),
      row({ streetKey: 'LONG', city: 'Lacey' }),
      row({ streetKey: 'LONG', city: 'Tyler' }),
    ];
    const address = typed({
      readings: [
        { street: 'LONG LA', place: '' },
        { street: 'LONG', place: 'LA' },
      ],
    });
    const found = await search(rows, address, {}, 10);
    expect(found.addresses.map(({ streetKey, city }) => `${streetKey} ${city}`)).toEqual([
      'LONG LN Town A',
      'LONG Lacey',
    ]);
    expect(await search(rows, address, { city: 'Nowhere' })).toEqual({ addresses: [], reason: 'no_matches' });
    expect((await search(rows, address, { city: 'lacey' })).addresses).toHaveLength(1);
  });

  test('an address search queries the store by the text before the area, for at most 2,000 rows', async () => {
    const { store, requested } = storeOf(row());
    const address = typed({
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

describe('addressesOf', () => {
  const address = typed({
    words: ['LONG', 'LN', 'TOWN', 'A'],
    readings: [
      { street: 'LONG LN TOWN A', place: '' },
      { street: 'LONG LN', place: 'TOWN A' },
    ],
  });

  test('an address lookup matches the longest recorded street in its place', async () => {
    const { store, requested } = storeOf(
      row(),
      row({ city: 'Town B' }),
      row({ city: 'X', municipality: 'TOWN a' }),
    );
    expect((await addressesOf(store, address)).map(({ city }) => city)).toEqual(['Town A', 'X']);
    expect(requested).toEqual([
      ['9', ['LONG LN TOWN A', 'LONG LN'], [], { state: undefined, postal: undefined }, 5000],
    ]);
    const longer = storeOf(row(), row({ streetKey: 'LONG LN TOWN A', city: 'Y' }));
    expect((await addressesOf(longer.store, address)).map(({ city }) => city)).toEqual(['Y']);
    expect(await addressesOf(storeOf().store, address)).toEqual([]);
  });

  test('an address search returns no results when the state in the text differs from the state filter', async () => {
    const { store, requested } = storeOf(row());
    expect(await addressesOf(store, { ...address, state: 'NY' }, { state: 'TX' })).toEqual([]);
    expect(requested).toEqual([]);
    expect(await addressesOf(store, { ...address, state: 'TX' }, { state: 'TX' })).toHaveLength(1);
    expect(await addressesOf(store, { ...address, state: 'TX' }, {})).toHaveLength(1);
  });
});

describe('distinct', () => {
  const units = [row({ unit: 'Apt 4-B' }), row(), row({ unit: '5' })];

  test('an address lookup keeps the row of the building, or of the requested unit', () => {
    expect(distinct(units, null)).toEqual([row()]);
    expect(distinct(units.toReversed(), null)).toEqual([row()]);
    expect(distinct(units, '4B').map(({ unit }) => unit)).toEqual(['Apt 4-B']);
    expect(distinct(units, '6')).toEqual([]);
    expect(distinct([row({ unit: '5' }), row({ unit: '6' })], null).map(({ unit }) => unit)).toEqual(['5']);
  });

  test.each([
    { number: '10' },
    { streetKey: 'X' },
    { city: 'X' },
    { state: 'NY' },
    { postal: '1' },
    { city: null },
  ])('an address lookup keeps addresses apart that differ in %j', (changes) => {
    expect(distinct([row(), row(changes)], null)).toHaveLength(2);
  });
});

describe('fromStore', () => {
  const { store } = storeOf();
  test('an address lookup throws service_unavailable with the cause when the store is absent, not loaded or failing', async () => {
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

  test('reading addresses returns the value, or passes on a LookupError', async () => {
    expect(await queryStore(store, async () => 1)).toBe(1);
    const own = new LookupError('invalid_request', 'own');
    await expect(queryStore(store, () => Promise.reject(own))).rejects.toBe(own);
  });
});
