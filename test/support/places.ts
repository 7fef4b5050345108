import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dataset } from '../../db/import/dataset.ts';
import { districts } from '../../db/importers/districts.ts';
import { countries, languages, states } from '../../db/importers/places.ts';
import { cityTableFormat } from '../../db/snapshot/city-names.ts';
import { Countries } from '../../db/snapshot/countries.ts';
import { Districts } from '../../db/snapshot/districts.ts';
import { noStatistics, addOfficialStatistics } from '../../db/snapshot/official-districts.ts';
import { Languages } from '../../db/snapshot/languages.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { readSections } from '../../db/snapshot/section-file.ts';
import type { SnapshotFormat } from '../../db/snapshot/snapshot.ts';
import { States } from '../../db/snapshot/states.ts';
import { makeFreshInstallation } from './fresh-installation.ts';
import { readOrMakeFile } from './cached-in-file.ts';
import type { PgTable } from 'drizzle-orm/pg-core';

let cachedPlaces: Promise<Places> | undefined;

/** Returns all places of a fresh installation, without a store. All files of a worker share them. */
export const readTestPlaces = (): Promise<Places> => (cachedPlaces ??= readPlaces());

async function readPlaces(): Promise<Places> {
  const [countryRows, stateRows, districtRows, languageRows] = await Promise.all([
    readBundledRows(countries),
    readBundledRows(states),
    readBundledRows(districts),
    readBundledRows(languages),
  ]);
  const builtCountries = new Countries(countryRows);
  return {
    countries: builtCountries,
    states: new States(stateRows),
    districts: new Districts(addOfficialStatistics(districtRows, noStatistics)),
    languages: new Languages(languageRows, builtCountries.all),
    cities: await buildTable(cityTableFormat),
    datasets: [],
  };
}

/**
 * Returns every bundled row of a dataset. The rows are cached between runs, because reading the sources takes up to ten seconds.
 */
export const readBundledRows = <T extends PgTable>(dataset: Dataset<T>): Promise<T['$inferSelect'][]> =>
  readOrMakeFile(`rows-${dataset.name}`, () => readRows(dataset));

/** Reads every bundled row of a dataset. */
export async function readRows<T extends PgTable>(dataset: Dataset<T>): Promise<T['$inferSelect'][]> {
  const rows: T['$inferSelect'][] = [];
  for await (const entry of dataset.rows()) {
    if ('row' in entry) rows.push(entry.row);
  }
  return rows;
}

/** Returns an in-memory table of a fresh installation. */
export async function buildTable<T>(form: SnapshotFormat<T>): Promise<T> {
  const folder = join(await makeFreshInstallation('embedded'), 'data', 'snapshot');
  for (const name of await readdir(folder)) {
    const [, version] = name.startsWith(`${form.name}-`) ? (/-([0-9a-f]+)\.bin$/.exec(name) ?? []) : [];
    const sections = version === undefined ? undefined : await readSections(join(folder, name), version);
    if (sections !== undefined) return form.open(sections);
  }
  throw new Error(`A first start has made no table ${form.name}.`);
}
