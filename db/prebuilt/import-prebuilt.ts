import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { countedRows } from '../backup/counted-rows.ts';
import type { Database } from '../client/database.ts';
import { columnsOf } from '../import/copy-text.ts';
import { DatasetError, type Dataset } from '../import/dataset.ts';
import { keepPresent } from '../import/previous-version.ts';
import type { Progress } from '../import/progress.ts';
import { lockOf, provenanceOf, putProvenance } from '../import/provenance.ts';
import { openPglite } from '../client/pglite.ts';

/**
 * Copies datasets of this release's edition into a store: what a checkout imports from its packages.
 * @throws DatasetError when the edition has them not; StoreError when a store fails
 */
export async function importEdition(
  db: Database,
  datasets: readonly Dataset[],
  progress?: Progress,
): Promise<void> {
  const folder = await mkdtemp(join(db.dataDir, 'edition-'));
  try {
    const brought = await openPglite(folder);
    try {
      await copyDatasets(brought, db, datasets, progress);
    } finally {
      await brought.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies datasets of a store into another. @throws DatasetError when it has them not; StoreError when a store fails */
export async function copyDatasets(
  brought: Database,
  db: Database,
  datasets: readonly Dataset[],
  progress?: Progress,
): Promise<void> {
  for (const dataset of datasets) await copyOne(brought, db, dataset, progress);
}

async function copyOne(
  brought: Database,
  db: Database,
  { name, table }: Dataset,
  progress: Progress | undefined,
): Promise<void> {
  const provenance = await provenanceOf(brought.orm, name);
  if (provenance === undefined)
    throw new DatasetError(`${name}: nothing is bundled; name the file to import`);
  const columns = columnsOf(table);
  progress?.start(name, provenance.rowCount);
  await brought.view((view) =>
    db.stage([lockOf(name)], async (stage) => {
      const present = await provenanceOf(stage.orm, name);
      if (present !== undefined) await keepPresent(db, stage, table, present);
      const rows = view.rows(getTableName(table), columns);
      await stage.replace(
        getTableName(table),
        columns,
        countedRows(rows, (count) => progress?.advance(count)),
      );
      stage.atSwap(({ orm }) => putProvenance(orm, { ...provenance, importedAt: new Date() }));
    }),
  );
  progress?.end(name, `${provenance.rowCount.toLocaleString('en')} rows`);
}
