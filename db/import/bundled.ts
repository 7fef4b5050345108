import type { Database } from '../client/database.ts';
import type { Dataset } from './dataset.ts';
import { readEdition } from '../prebuilt/prebuilt-data.ts';
import { importEdition } from '../prebuilt/import-prebuilt.ts';
import { datasets as all } from '../importers/index.ts';
import { importDataset } from './import.ts';
import { isCurrent } from './provenance.ts';
import type { Progress } from './progress.ts';
import type { ReadAhead } from './read-ahead.ts';
import { dataset as provenance } from '../tables/dataset.ts';

interface BundledImportOptions {
  readonly progress?: Progress;
  readonly datasets?: readonly Dataset[];
  /**
   * Starts another thread that reads the datasets to import. Default: the calling thread reads them. @param names in import
   * order
   */
  readonly readAhead?: ((names: readonly string[]) => ReadAhead) | undefined;
  /** Called after each dataset. @param left names of the remaining datasets */
  readonly betweenImports?: (name: string, left: ReadonlySet<string>) => Promise<void>;
}

/** Whether a call of `importBundled` would import a dataset. */
export async function isOutdated(db: Database, datasets: readonly Dataset[] = all): Promise<boolean> {
  const presentRows = new Map((await db.orm.select().from(provenance)).map((row) => [row.name, row]));
  return datasets.some((dataset) => !isCurrent(presentRows.get(dataset.name), dataset));
}

/**
 * Imports the datasets that are missing in the store or have another version. The source is the installed packages, or the
 * bundled data of a release. Data that an operator imported is kept.
 *
 * @returns the names of the changed datasets
 */
export async function importBundled(
  db: Database,
  { progress, datasets = all, readAhead, betweenImports }: BundledImportOptions = {},
): Promise<string[]> {
  const presentRows = new Map((await db.orm.select().from(provenance)).map((row) => [row.name, row]));
  const changedNames: string[] = [];
  const outdatedDatasets = datasets.filter((dataset) => !isCurrent(presentRows.get(dataset.name), dataset));
  progress?.plan?.(outdatedDatasets.map(({ name, about }) => ({ name, about })));
  if (outdatedDatasets.length > 0 && readEdition() !== null) {
    await importEdition(db, outdatedDatasets, progress);
    return outdatedDatasets.map(({ name }) => name);
  }
  const missingNames = outdatedDatasets.filter(({ name }) => !presentRows.has(name)).map(({ name }) => name);
  const prefetchedSources = missingNames.length > 0 ? readAhead?.(missingNames) : undefined;
  const remainingNames = new Set(outdatedDatasets.map(({ name }) => name));
  try {
    for (const dataset of outdatedDatasets) {
      progress?.start(dataset.name, dataset.about);
      const { status, rows, rejected } = await importDataset(db, dataset, {
        reading: prefetchedSources?.take(dataset),
        onProgress: (count) => progress?.advance(count),
      });
      progress?.end(
        dataset.name,
        `${rows.toLocaleString('en')} rows${rejected > 0 ? `, ${rejected} rejected` : ''}`,
      );
      if (status === 'imported') changedNames.push(dataset.name);
      remainingNames.delete(dataset.name);
      await betweenImports?.(dataset.name, remainingNames);
    }
  } finally {
    await prefetchedSources?.end();
  }
  return changedNames;
}
