import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importBundled } from '../../db/import/bundled.ts';
import { openDatabase } from '../../db/client/client.ts';
import type { Dataset } from '../../db/import/dataset.ts';
import { cities } from '../../db/importers/cities.ts';
import { districts } from '../../db/importers/districts.ts';
import { admin2 } from '../../db/importers/divisions.ts';
import { countries, languages, states } from '../../db/importers/places.ts';
import { cityTableForm } from '../../db/snapshot/city-names.ts';
import { Countries } from '../../db/snapshot/countries.ts';
import { Districts } from '../../db/snapshot/districts.ts';
import { noFigures, withFigures } from '../../db/snapshot/official-districts.ts';
import { Languages } from '../../db/snapshot/languages.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { readSections, writeSections } from '../../db/snapshot/section-file.ts';
import type { SnapshotForm } from '../../db/snapshot/snapshot.ts';
import { States } from '../../db/snapshot/states.ts';
import { sourcesHash } from './sources-hash.ts';
import type { PgTable } from 'drizzle-orm/pg-core';

const cache = fileURLToPath(new URL('../../node_modules/.cache/lookup/', import.meta.url));

/** All places as a fresh installation has them, without a store. The city table is kept between runs. */
export async function testPlaces(): Promise<Places> {
  const [countryRows, stateRows, districtRows, languageRows] = await Promise.all([
    rowsOf(countries),
    rowsOf(states),
    rowsOf(districts),
    rowsOf(languages),
  ]);
  const held = new Countries(countryRows);
  return {
    countries: held,
    states: new States(stateRows),
    districts: new Districts(withFigures(districtRows, noFigures)),
    languages: new Languages(languageRows, held.all),
    cities: await builtTable(cityTableForm, [cities, admin2]),
    datasets: [],
  };
}

/** Every row that a dataset's bundled source brings. */
export async function rowsOf<T extends PgTable>(dataset: Dataset<T>): Promise<T['$inferSelect'][]> {
  const rows: T['$inferSelect'][] = [];
  for await (const entry of dataset.rows()) {
    if ('row' in entry) rows.push(entry.row);
  }
  return rows;
}

/** A hot table as a fresh installation has it. It is kept between runs, and made with a store when it is not there. */
export async function builtTable<T>(form: SnapshotForm<T>, datasets: readonly Dataset[]): Promise<T> {
  const key = JSON.stringify([form.revision, ...datasets.map(({ name, bundled }) => [name, bundled?.()])]);
  const version = createHash('sha256')
    .update(key)
    .update(await sourcesHash())
    .digest('hex')
    .slice(0, 16);
  const file = join(cache, `${form.name}-${version}.bin`);
  const stored = await readSections(file, version);
  if (stored !== undefined) return form.open(stored);
  const dataDir = await mkdtemp(join(tmpdir(), 'lookup-places-'));
  const db = await openDatabase({ dataDir });
  try {
    await importBundled(db, { datasets });
    const sections = await db.load(({ orm }) => form.build(orm));
    await removeOthers(`${form.name}-`, file);
    await writeSections(file, version, sections);
    return form.open(sections);
  } finally {
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Those that another state of the sources has left. */
async function removeOthers(prefix: string, keep: string): Promise<void> {
  for (const name of await readdir(cache).catch(() => [])) {
    if (name.startsWith(prefix) && join(cache, name) !== keep) await rm(join(cache, name), { force: true });
  }
}
