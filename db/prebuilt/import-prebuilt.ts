import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { countRows } from '../backup/count-rows.ts';
import type { Database } from '../client/database.ts';
import { formatColumns } from '../import/copy-text.ts';
import type { Dataset } from '../import/dataset.ts';
import { retainCurrentVersion } from '../import/previous-version.ts';
import type { Progress } from '../import/progress.ts';
import { getLockName, readProvenance, putProvenance } from '../import/provenance.ts';
import { openPglite } from '../client/pglite.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/**
 * Imports datasets from the bundled data of this release. In a checkout, datasets are imported from packages instead.
 * @throws UserFacingError when a dataset is missing in the bundled data; StoreError when a store fails
 */
export async function importEdition(
  db: Database,
  datasets: readonly Dataset[],
  progress?: Progress,
): Promise<void> {
  const folder = await mkdtemp(join(db.dataDir, 'edition-'));
  try {
    const bundledStore = await openPglite(folder);
    try {
      await copyDatasets(bundledStore, db, datasets, progress);
    } finally {
      await bundledStore.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Copies datasets from one store to another. @throws UserFacingError when a dataset is missing in the source; StoreError when a
 * store fails
 */
export async function copyDatasets(
  bundled: Database,
  db: Database,
  datasets: readonly Dataset[],
  progress?: Progress,
): Promise<void> {
  for (const dataset of datasets) await copyDataset(bundled, db, dataset, progress);
}

async function copyDataset(
  bundled: Database,
  db: Database,
  { name, table }: Dataset,
  progress: Progress | undefined,
): Promise<void> {
  const provenance = await readProvenance(bundled.orm, name);
  if (provenance === undefined)
    throw new UserFacingError(
      'dataset',
      `${name}: there is no bundled data. Name the file to import with --from <file>.`,
    );
  const columns = formatColumns(table);
  progress?.start(name, provenance.rowCount);
  await bundled.view((view) =>
    db.stage([getLockName(name)], async (stage) => {
      const currentProvenance = await readProvenance(stage.orm, name);
      if (currentProvenance !== undefined) await retainCurrentVersion(db, stage, table, currentProvenance);
      const rows = view.rows(getTableName(table), columns);
      await stage.replace(
        getTableName(table),
        columns,
        countRows(rows, (count) => progress?.advance(count)),
      );
      stage.onSwap(({ orm }) => putProvenance(orm, { ...provenance, importedAt: new Date() }));
    }),
  );
  progress?.end(name, `${provenance.rowCount.toLocaleString('en')} rows`);
}
