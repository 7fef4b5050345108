import { expect, test } from 'vitest';
import { createEmptyFacts } from './facts.ts';
import { isLei, parseLeiRecords } from './gleif.ts';

const readAt = '2026-10-01T00:00:00Z';
/** Apple Inc.'s LEI at GLEIF. */
const lei = 'HWUPKR0MPOU8FGXBT394';

// Apple, Alphabet and Deutsche Bank in GLEIF's list.
test.each([lei, '5493006MHB84DD0ZWV18', '7LTWFZYICNSX8D621K86'])('the LEI %s is accepted', (text) => {
  expect(isLei(text)).toBe(true);
  const otherLeis = Array.from({ length: 100 }, (_, digits) =>
    text.slice(0, -2).concat(`${digits}`.padStart(2, '0')),
  );
  // Two check numbers with the same remainder differ by 97.
  expect(otherLeis.filter(isLei)).toContain(text);
  expect(otherLeis.filter(isLei).length).toBeLessThanOrEqual(2);
});

test.each([
  ['small letters', 'hwupkr0mpou8fgxbt3'],
  ['a nought in front', '0HWUPKR0MPOU8FGXBT3'],
  ['two digits too many behind', lei],
  ['one too few', 'HWUPKR0MPOU8FGXBT'],
  ['nothing', ''],
])('an LEI with %s is rejected, whatever its check digits', (_, head) => {
  const allLeis = Array.from({ length: 100 }, (_, digits) => head + `${digits}`.padStart(2, '0'));
  expect(allLeis.filter(isLei)).toEqual([]);
});

test('an LEI with a letter in its check digits is rejected', () =>
  expect(isLei('HWUPKR0MPOU8FGXBT3A4')).toBe(false));

const createPage = (...entities: unknown[]) => ({
  data: entities.map((entity) => ({ attributes: { lei, entity } })),
});
const parseFacts = (entity: unknown) => parseLeiRecords(createPage(entity), readAt).get(lei);

test('a GLEIF record without facts yields only its LEI', () => {
  expect(parseFacts({})).toEqual({
    ...createEmptyFacts(readAt),
    identifiers: [{ type: 'lei', authority: 'gleif', value: lei }],
  });
});

test('a GLEIF record yields names, jurisdiction, address and status', () => {
  expect(
    parseFacts({
      otherNames: [{ name: 'ACME COMPUTER' }, { name: null }, {}, { name: 'Acme iWorks' }],
      jurisdiction: 'US-CA',
      creationDate: '1977-01-03T00:00:00Z',
      status: 'ACTIVE',
      legalAddress: {
        addressLines: ['1 ANVIL WAY', 'SUITE 2', null],
        city: 'RENO',
        region: 'US-NV',
        postalCode: '89501',
        country: 'US',
      },
    }),
  ).toEqual({
    ...createEmptyFacts(readAt),
    identifiers: [{ type: 'lei', authority: 'gleif', value: lei }],
    formerNames: ['Acme Computer', 'Acme iWorks'],
    jurisdiction: { country: 'US', state: 'CA' },
    addresses: [
      {
        type: 'registered',
        street: '1 Anvil Way, Suite 2',
        city: 'Reno',
        state: 'US-NV',
        postal: '89501',
        country: 'US',
      },
    ],
    status: 'active',
    incorporated: '1977-01-03',
  });
});

test.each([
  ['IE', { country: 'IE', state: null }],
  ['CA-QC', { country: 'CA', state: 'QC' }],
  ['', null],
  ['XUS', null],
  ['USA', null],
  ['us', null],
  [null, null],
])('the GLEIF jurisdiction %j is read as %j', (jurisdiction, expected) =>
  expect(parseFacts({ jurisdiction })?.jurisdiction).toEqual(expected),
);

test.each([
  ['INACTIVE', 'inactive'],
  ['NULL', null],
  [null, null],
])('the GLEIF status %j is read as %j', (status, expected) =>
  expect(parseFacts({ status })?.status).toBe(expected),
);

test.each([
  ['1977-01-03', null],
  ['x1977-01-03T00:00:00Z', null],
  ['about 1977', null],
  [1977, null],
])('the creation date %j of a GLEIF record is rejected', (creationDate, expected) =>
  expect(parseFacts({ creationDate })?.incorporated).toBe(expected),
);

test('a GLEIF address without lines has no street, and an address with only a country is accepted', () => {
  expect(parseFacts({ legalAddress: { addressLines: [], country: 'IE' } })?.addresses).toEqual([
    { type: 'registered', street: null, city: null, state: null, postal: null, country: 'IE' },
  ]);
  expect(parseFacts({ legalAddress: { addressLines: [] } })?.addresses).toEqual([]);
});

test('a GLEIF record without a valid LEI is skipped, and the following records are read', () => {
  const wrongRecord = { attributes: { lei: 'HWUPKR0MPOU8FGXBT395', entity: {} } };
  const document = { data: [wrongRecord, { attributes: {} }, null, ...createPage({}).data] };
  expect([...parseLeiRecords(document, readAt).keys()]).toEqual([lei]);
  expect(parseLeiRecords(null, readAt).size).toBe(0);
});
