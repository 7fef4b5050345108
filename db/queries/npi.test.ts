import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type Store } from '../../test/support/databases.ts';
import {
  deactivated,
  npiColumns,
  organization,
  person,
  formatProviderLine,
  formatQuotedLine,
} from '../../test/support/npi-file.ts';
import type { Database } from '../client/client.ts';
import { npi } from '../importers/npi.ts';
import { importDataset } from '../import/import.ts';
import { createNpiStore } from './npi.ts';

const headerLine = formatQuotedLine(npiColumns);
const csvText = [headerLine, ...[person, organization, deactivated].map(formatProviderLine), ''].join('\r\n');

test('the sample of an NPPES header has as many columns as the published header', () => {
  expect(npiColumns).toHaveLength(330);
});

describe.each(databases)('NPPES providers on $name', ({ make }) => {
  let store: Store;
  let db: Database;
  beforeAll(async () => {
    store = await make();
    db = await store.open();
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
  });
  const importBytes = async (name: string, bytes: string | Uint8Array) => {
    const path = join(store.dataDir, name);
    await writeFile(path, bytes);
    return importDataset(db, npi, { from: { path, edition: '2026-11-09', source: name }, force: true });
  };
  const find = (number: string) => createNpiStore(db).find(number);

  test('there are no NPPES providers before an import', async () => {
    expect(await createNpiStore(db).edition()).toBeNull();
    expect(await find('1234567893')).toBeNull();
  });

  test('NPPES providers have the practice address and the primary taxonomy', async () => {
    expect(await importBytes('npidata.csv', csvText)).toMatchObject({ rows: 3, rejected: 0 });
    expect(await createNpiStore(db).edition()).toBe('2026-11-09');
    expect(await find('1234567893')).toEqual({
      npi: '1234567893',
      kind: 'individual',
      active: true,
      organization: null,
      first: 'JANE',
      middle: 'Q',
      last: 'DOE',
      credential: 'M.D., "PH.D"',
      taxonomy: '207R00000X',
      address: '1 MAIN ST SUITE 2',
      city: 'NEW YORK',
      state: 'NY',
      postal: '100014567',
      country: 'US',
      phone: '2125550100',
      deactivatedAt: null,
      replacement: null,
    });
  });

  test('a reactivated NPPES provider is active, and its first taxonomy is used when no taxonomy is marked as primary', async () => {
    expect(await find('2000000002')).toMatchObject({
      kind: 'organization',
      organization: 'MERCY ","CLINIC',
      active: true,
      taxonomy: '261Q00000X',
      country: 'CA',
      deactivatedAt: null,
    });
  });

  test('a deactivated NPPES provider has the deactivation day and the replacement NPI', async () => {
    expect(await find('2999999990')).toMatchObject({
      kind: null,
      active: false,
      deactivatedAt: '2007-07-08',
      replacement: '1234567893',
      organization: null,
      taxonomy: null,
    });
  });

  test('a repeated import leaves NPPES providers unchanged', async () => {
    expect(await importBytes('npidata.csv', csvText)).toMatchObject({ status: 'unchanged', rows: 3 });
  });

  test('NPPES providers are read from the published archive, and its other tables are ignored', async () => {
    const archive = zipSync({
      'npidata_pfile_20050523-20261108.csv': strToU8(csvText),
      'npidata_pfile_20050523-20261108_fileheader.csv': strToU8(headerLine),
      'othername_pfile_20050523-20261108.csv': strToU8('"NPI","Provider Other Organization Name"\n'),
      'pl_pfile_20050523-20261108.csv': strToU8('"NPI"\n'),
      'NPPES_Data_Dissemination_Readme.pdf': strToU8('%PDF'),
    });
    expect(await importBytes('nppes.zip', archive)).toMatchObject({ status: 'unchanged', rows: 3 });
    await expect(importBytes('cut.zip', archive.subarray(0, 300))).rejects.toThrow(/ZIP archive/);
    await expect(importBytes('other.zip', zipSync({ 'pl_pfile.csv': strToU8('"NPI"\n') }))).rejects.toThrow(
      /contains no table/,
    );
  });

  test('NPPES providers are read from files with renamed columns and without quotes', async () => {
    const renamedColumns = npiColumns.map((column) =>
      column
        .replace('Gender', 'Sex')
        .replace(' (If outside U.S.)', '')
        .replace('(Legal Name)', '')
        .toUpperCase(),
    );
    expect(await importBytes('v2.csv', csvText.replace(headerLine, renamedColumns.join(',')))).toMatchObject({
      status: 'unchanged',
      rows: 3,
    });
    const bare = formatProviderLine(person).replaceAll('"', '').replace(', PH.D', '');
    await importBytes('bare.csv', `${npiColumns.join(',')}\n${bare}\n`);
    expect(await find('1234567893')).toMatchObject({ last: 'DOE', credential: 'M.D.', city: 'NEW YORK' });
    await importBytes('npidata.csv', csvText);
  });

  test.each<[string, string, RegExp]>([
    ['is cut off', csvText.slice(0, -30), /line 4 must have the 330 fields/],
    ['has a quote that never closes', `${headerLine}\n"1234567893,\n`, /line 2 must have the 330 fields/],
    ['is another one', 'a,b\n1,2\n', /line 1 is not the header of an npidata_pfile: the columns npi,/],
    ['lacks a column', csvText.replace('NPI Deactivation Date', 'x'), /the columns npideactivationdate/],
    ['has a head alone', headerLine, /no rows/],
    [
      'has numbers that are none',
      [headerLine, formatProviderLine({ ...person, NPI: '12345' })].join('\n'),
      /line 2: invalid NPI "12345"/,
    ],
    [
      'has another form of day',
      [headerLine, formatProviderLine({ ...deactivated, 'NPI Deactivation Date': '2007/7/8' })].join('\n'),
      /line 2: invalid day "2007\/7\/8"/,
    ],
    [
      'has a number twice',
      [headerLine, formatProviderLine(person), formatProviderLine(person)].join('\n'),
      /line 3: 1234567893 occurs twice/,
    ],
  ])('an NPPES file that %s changes nothing, and the error names the line', async (_, text, reason) => {
    await expect(importBytes('broken.csv', text)).rejects.toThrow(reason);
    expect(await find('2000000002')).not.toBeNull();
  });
});
