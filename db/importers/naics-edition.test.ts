import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLiveNaics } from '../../subgraphs/company/naics/live-naics.ts';
import { databases, type Store } from '../../test/support/databases.ts';
import type { Database } from '../client/client.ts';
import { importDataset } from '../import/import.ts';
import { naicsFormat } from '../snapshot/naics.ts';
import { openSnapshot } from '../snapshot/snapshot.ts';
import { parseCsvRecords } from './csv.ts';
import { naics } from './naics-edition.ts';

test('quoted CSV fields of a NAICS file are read correctly', () => {
  expect(parseCsvRecords('\uFEFFa,b\r\n"x, ""y""\nz",\n')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', ''],
  ]);
  expect(parseCsvRecords('a,')).toEqual([['a', '']]);
  expect(() => parseCsvRecords('a,"b')).toThrow('ends inside record 1');
});

// Lines in the format of the Census Bureau's file of 2022.
const officialCsv = `Code,Title,Description
51,InformationT,"The Sector as a Whole

The Information sector comprises establishments."
513,Publishing IndustriesT,NULL
5132,Software PublishersT ,NULL
51321,Software PublishersT ,See industry description for 513210.
513210,Software Publishers ,"This industry comprises publishers.

Cross-References. Establishments primarily engaged in--"
`;

describe.each(databases)('the NAICS edition on $name', ({ make }) => {
  let store: Store;
  let db: Database;
  let folder: string;
  beforeAll(async () => {
    store = await make();
    db = await store.open();
    folder = await mkdtemp(join(tmpdir(), 'lookup-naics-'));
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
    await rm(folder, { recursive: true });
  });

  test('the bundled NAICS edition is used until an operator imports another, and a running service switches to the new edition', async () => {
    const snapshot = await openSnapshot(db, naicsFormat);
    const naicsLookup = createLiveNaics(snapshot);
    expect(() => naicsLookup.edition()).toThrow(/No NAICS data is loaded/);
    expect(await importDataset(db, naics)).toMatchObject({ rows: 2125, rejected: 0 });
    expect(await snapshot.refresh()).toBe(true);
    expect(naicsLookup.edition()).toMatchObject({ year: 2022 });
    expect(naicsLookup.edition()).toBe(naicsLookup.edition());
    expect(naicsLookup.edition().find('513210')?.name).toBe('Software Publishers');

    const path = join(folder, '2022_NAICS_Descriptions.csv');
    await writeFile(path, officialCsv);
    const sourceFile = { path, edition: '2022', source: '2022_NAICS_Descriptions.csv' };
    await expect(importDataset(db, naics, { from: sourceFile })).rejects.toThrow(/force/);
    expect(await importDataset(db, naics, { from: sourceFile, force: true })).toMatchObject({ rows: 5 });
    expect(naicsLookup.edition().find('541511')).not.toBeNull();
    expect(await snapshot.refresh()).toBe(true);
    const edition = naicsLookup.edition();
    expect(edition.find('511210')).toBeNull();
    // A restart reads the same edition from its file.
    expect(createLiveNaics(await openSnapshot(db, naicsFormat)).edition().records).toEqual(edition.records);
    expect(edition.find('513210')).toMatchObject({
      name: 'Software Publishers',
      year: 2022,
      description: 'This industry comprises publishers.',
      parent: { code: '51321', description: 'This industry comprises publishers.', parent: { code: '5132' } },
    });
  });

  test.each([
    ['other columns', '2022.csv', 'a,b\n1,2\n'],
    ['no year in its name', 'naics.csv', officialCsv],
    ['an open quote', '2022.csv', 'Code,Title,Description\n51,"Information'],
  ])('a NAICS file with %s is rejected', async (_, name, text) => {
    const path = join(folder, name);
    await writeFile(path, text);
    await expect(importDataset(db, naics, { from: { path, edition: 'x', source: name } })).rejects.toThrow();
  });
});
