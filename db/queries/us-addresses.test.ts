import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type Store } from '../../test/support/databases.ts';
import {
  formatNadText,
  openAddressesCsv,
  openAddressesGeoJson,
  pointCount,
} from '../../test/support/us-addresses.ts';
import type { Database } from '../client/client.ts';
import { usAddresses } from '../importers/us-addresses.ts';
import { importDataset } from '../import/import.ts';
import { createAddressStore } from './us-addresses.ts';

describe.each(databases)('US address points on $name', ({ make }) => {
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
  const importText = async (name: string, text: string, force = true) => {
    const path = join(store.dataDir, name);
    await writeFile(path, text);
    return importDataset(db, usAddresses, { from: { path, edition: name, source: name }, force });
  };
  const find = (number: string, streets: string[], beginnings: string[] = [], area = {}) =>
    createAddressStore(db).find(number, streets, beginnings, area, 50);

  test('there are no US address points before an import', async () => {
    expect(await createAddressStore(db).loaded()).toBe(false);
  });

  test('US address points from the National Address Database and from OpenAddresses are equal (CAT-051)', async () => {
    const seenRows: unknown[] = [];
    for (const [name, text] of [
      ['nad.txt', formatNadText()],
      ['oa.csv', openAddressesCsv()],
      ['oa.geojson', openAddressesGeoJson()],
    ] as const) {
      const result = await importText(name, text);
      expect(result).toMatchObject({ rows: pointCount, rejected: 0 });
      expect(await createAddressStore(db).loaded()).toBe(true);
      seenRows.push(await find('100', ['MAIN ST']), await find('12 1/2', ['ELM CT']));
    }
    expect(seenRows[0]).toMatchObject([
      { street: 'Main St', state: 'CA', city: 'Fairview', county: 'Beta', postal: '90001', unit: null },
      { street: 'Main Street', state: 'NY', county: 'Alpha', latitude: 40.7501, unit: 'Apt 4B' },
      { street: 'Main Street', state: 'NY', county: 'Alpha', latitude: 40.75, longitude: -73.99, unit: null },
    ]);
    expect(seenRows[1]).toMatchObject([{ city: null, postal: null, state: 'KY' }]);
    expect(seenRows.slice(2, 4)).toEqual(seenRows.slice(0, 2));
    expect(seenRows.slice(4)).toEqual(seenRows.slice(0, 2));
  });

  test.each([
    [
      'older',
      'State,County,Inc_Muni,Post_Comm,Zip_Code,StN_PreMod,StN_PreDir,StN_PreTyp,StN_PreSep,StreetName,StN_PosTyp,StN_PosDir,StN_PosMod,AddNum_Pre,Add_Number,AddNum_Suf,Unit,Longitude,Latitude,Source',
      'NY,Kings,,Brooklyn,11215,,East,,,Fifth,Street,,Extended,,12,1/2,,-73.98,40.66,Synthetic',
    ],
    [
      'newer, with parts alone',
      'AddNum_Pre,Add_Number,AddNum_Suf,AddNum_Full,St_PreMod,St_PreDir,St_PreTyp,St_PreSep,St_Name,St_PosTyp,St_PosDir,St_PosMod,StNam_Full,Unit,County,Inc_Muni,Post_City,State,Zip_Code,Longitude,Latitude',
      ',12,1/2,,,East,,,Fifth,Street,,Extended,Not stated,,Kings,,Brooklyn,NY,11215,-73.98,40.66',
    ],
  ])(
    'US address points are composed from parts of number and street: %s releases',
    async (_, header, record) => {
      await importText('NAD_r1.txt', `${header}\n${record}\n`);
      const foundRows = await db.orm.select().from(usAddresses.table);
      expect(foundRows).toMatchObject([
        { number: '12 1/2', street: 'East Fifth Street Extended', city: 'Brooklyn', postal: '11215' },
      ]);
    },
  );

  test('a repeated import leaves US address points unchanged', async () => {
    await importText('nad.txt', formatNadText());
    expect(await importText('nad.txt', formatNadText())).toMatchObject({
      status: 'unchanged',
      rows: pointCount,
    });
  });

  test('US address points are found by street, street prefix, state and ZIP code', async () => {
    await importText('nad.txt', formatNadText());
    expect(await find('100', ['MAIN ST'], [], { state: 'CA' })).toHaveLength(1);
    expect(await find('100', ['MAIN ST'], [], { postal: '10001' })).toHaveLength(2);
    expect(await find('350', [], ['5TH A'])).toMatchObject([{ city: 'New York', municipality: 'Manhattan' }]);
    expect(await find('350', [], ['5TH_A%'])).toEqual([]);
    expect(await find('101', ['MAIN ST'])).toEqual([]);
  });

  test('US address points that are retired or lack a number or street are skipped, and invalid ones are counted', async () => {
    await expect(importText('nad.txt', formatNadText('Retired'))).rejects.toThrow('no rows');
    const brokenCsv = `${openAddressesCsv()}-200,40,1,Oak Rd,,X,,NY,10001,,\n-73,40,,Oak Rd,,X,,NY,10001,,\n`;
    // One of 22 exceeds one percent: the file is rejected, the table stays.
    await expect(importText('oa.csv', brokenCsv)).rejects.toThrow('coordinates');
    expect(await find('350', ['5TH AVE'])).toHaveLength(1);
    await expect(importText('oa.csv', 'A,B\n1,2\n')).rejects.toThrow('columns');
    const rejectedImport = importText('nad.txt', 'Add_Number,StNam_Full,State,Latitude\n1,A,NY,40\n');
    await expect(rejectedImport).rejects.toThrow('National Address Database (missing: longitude)');
  });
});
