// A process that stays in the middle of an import until it is killed, see db/import/import.test.ts.
import { openDatabase } from '../../db/client/client.ts';
import type { Dataset } from '../../db/import/dataset.ts';
import { importDataset } from '../../db/import/import.ts';
import { city } from '../../db/schema.ts';

const row = {
  id: 'city_half',
  name: 'Half',
  asciiName: 'Half',
  alternateNames: [],
  latitude: 0,
  longitude: 0,
  featureCode: 'PPL',
  country: 'XK',
  timezone: 'Europe/Belgrade',
  modified: '2020-01-01',
};

let passCount = 0;

const endlessDataset: Dataset<typeof city> = {
  name: 'cities',
  table: city,
  revision: 1,
  licence: 'none',
  attribution: null,
  about: 0,
  bundled: () => ({ edition: 'never', source: 'nowhere' }),
  async *rows() {
    for (let id = 1; id <= 100_000; id++) {
      yield { line: id, row: { ...row, geonamesId: id, id: id === 1 ? row.id : `city_${id}` } };
    }
    if (++passCount === 1) return; // the pass that only compares
    process.stdout.write('half\n');
    setInterval(() => undefined, 1_000);
    await new Promise(() => undefined);
  },
};

const databaseUrl = process.env['DATABASE_URL'] || undefined;
const db = await openDatabase({ databaseUrl, dataDir: process.env['DATA_DIR'] ?? '' });
await importDataset(db, endlessDataset);
