import { describe, expect, test } from 'vitest';
import { npiColumns, person, formatProviderLine, formatQuotedLine } from '../../test/support/npi-file.ts';
import { readRecords } from '../../test/support/read-records.ts';
import { npi } from './npi.ts';

const headerLine = formatQuotedLine(npiColumns);
const read = (...lines: string[]) => readRecords(npi, [headerLine, ...lines].join('\r\n'));
const readProvider = async (facts: Readonly<Record<string, string>>) => {
  const { rows, rejected } = await read(formatProviderLine({ ...person, ...facts }));
  return rows[0] ?? rejected[0];
};

const practice = 'Provider Business Practice Location Address';

test.each<[string, Readonly<Record<string, string>>, object]>([
  ['redacted values', { 'Provider First Name': '<UNAVAIL>' }, { first: null }],
  ['dashes', { 'Provider Middle Name': '--', 'Provider First Name': '-' }, { middle: null, first: null }],
  [
    'dashes in a name',
    { 'Provider First Name': 'A-', 'Provider Middle Name': '-B' },
    { first: 'A-', middle: '-B' },
  ],
  ['blanks', { 'Provider First Name': ' ANN ', 'Provider Middle Name': ' ' }, { first: 'ANN', middle: null }],
  [
    'one line of an address',
    { 'Provider Second Line Business Practice Location Address': '' },
    { address: '1 MAIN ST' },
  ],
  [
    'no line of an address',
    {
      'Provider First Line Business Practice Location Address': '',
      'Provider Second Line Business Practice Location Address': '',
    },
    { address: null },
  ],
  [
    'a mailing address alone, which is not the practice',
    { [`${practice} City Name`]: '', [`${practice} Country Code (If outside U.S.)`]: '' },
    { city: null, country: null },
  ],
  [
    'the fifteenth taxonomy as the primary one',
    {
      'Healthcare Provider Primary Taxonomy Switch_2': 'N',
      'Healthcare Provider Taxonomy Code_15': '363L00000X',
      'Healthcare Provider Primary Taxonomy Switch_15': 'Y',
    },
    { taxonomy: '363L00000X' },
  ],
  [
    'no primary taxonomy: the first',
    { 'Healthcare Provider Primary Taxonomy Switch_2': 'X' },
    { taxonomy: '208D00000X' },
  ],
  ['an organization', { 'Entity Type Code': '2' }, { kind: 'organization', active: true }],
  [
    'a number that was reactivated on the day of its end',
    { 'NPI Deactivation Date': '01/02/2010', 'NPI Reactivation Date': '01/02/2010' },
    { active: true, deactivatedAt: null },
  ],
  [
    'a number that was ended again',
    { 'NPI Deactivation Date': '01/03/2010', 'NPI Reactivation Date': '01/02/2010' },
    { active: false, deactivatedAt: '2010-01-03' },
  ],
  [
    'a number that was only reactivated',
    { 'NPI Reactivation Date': '01/02/2010' },
    { active: true, deactivatedAt: null },
  ],
  [
    'no entity type, where it is ended',
    { 'Entity Type Code': '', 'NPI Deactivation Date': '01/03/2010' },
    { kind: null },
  ],
  ['days as ISO has them', { 'NPI Deactivation Date': '2010-01-03' }, { deactivatedAt: '2010-01-03' }],
])('an NPI record is read: %s', async (_, facts, expected) => {
  expect(await readProvider(facts)).toMatchObject(expected);
});

test.each<[Readonly<Record<string, string>>, string]>([
  [{ NPI: '' }, 'line 2: invalid NPI ""'],
  [{ NPI: '3234567893' }, 'line 2: invalid NPI "3234567893"'],
  [{ NPI: '12345678931' }, 'line 2: invalid NPI "12345678931"'],
  [{ NPI: 'x1234567893' }, 'line 2: invalid NPI "x1234567893"'],
  [{ NPI: '9'.repeat(50) }, `line 2: invalid NPI "${'9'.repeat(40)}"`],
  [{ 'Entity Type Code': '3' }, 'line 2: invalid entity type "3"'],
  [{ 'Entity Type Code': '4'.repeat(50) }, `line 2: invalid entity type "${'4'.repeat(40)}"`],
  [{ 'Entity Type Code': '' }, 'line 2: it has no entity type, and is not deactivated'],
  [{ 'NPI Deactivation Date': '1/3/2010' }, 'line 2: invalid day "1/3/2010"'],
  [{ 'NPI Reactivation Date': '01/03/10' }, 'line 2: invalid day "01/03/10"'],
  [{ 'NPI Reactivation Date': '01/03/20100' }, 'line 2: invalid day "01/03/20100"'],
  [{ 'NPI Reactivation Date': 'x01/03/2010' }, 'line 2: invalid day "x01/03/2010"'],
  [{ 'NPI Reactivation Date': '2010-01-031' }, 'line 2: invalid day "2010-01-031"'],
])('the NPI record %j is rejected', async (facts, reason) => {
  expect(await readProvider(facts)).toBe(reason);
});

test('duplicate NPIs are detected by the first nine digits, because the tenth is a check digit', async () => {
  const bodies = ['100000000', '100000001', '100000008', '100000064', '123456789', '200000000', '299999999'];
  const createLine = (body: string) => formatProviderLine({ ...person, NPI: `${body}0` });
  const { rows, lines, rejected } = await read(...[...bodies, ...bodies].map(createLine), '');
  expect(rows.map((row) => row.npi)).toEqual(bodies.map((body) => `${body}0`));
  expect(lines).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(rejected).toEqual(bodies.map((body, index) => `line ${index + 9}: ${body}0 occurs twice`));
});

describe('the header row', () => {
  test('an NPPES header row with missing columns is rejected with the names of the first three', async () => {
    await expect(readRecords(npi, 'NPI,Provider First Name\n')).rejects.toThrow(
      /the columns entitytypecode, replacementnpi, providerorganizationname are missing$/,
    );
  });

  test('an NPPES header row may have fewer than fifteen taxonomies', async () => {
    const someColumns = npiColumns.filter((column) => !/_(?:[2-9]|1\d)$/.test(column));
    const line = formatQuotedLine(
      someColumns.map((column) => ({ ...person, 'Entity Type Code': '1' })[column as 'NPI'] ?? ''),
    );
    const { rows } = await readRecords(npi, `${formatQuotedLine(someColumns)}\n${line}\n`);
    expect(rows).toMatchObject([{ npi: '1234567893', taxonomy: '208D00000X' }]);
  });

  test('the NPPES header row determines the number of fields in every line', async () => {
    await expect(read(`${formatProviderLine(person)},""`)).rejects.toThrow(
      'npi: line 2 must have the 330 fields of the header',
    );
    await expect(read(`${formatProviderLine(person)},`)).rejects.toThrow('line 2 must have the 330 fields');
  });
});
