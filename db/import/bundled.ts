import type { Database } from '../client/database.ts';
import type { Dataset } from './dataset.ts';
import { edition } from '../edition/edition.ts';
import { importEdition } from '../edition/import-edition.ts';
import { datasets as all } from '../importers/index.ts';
import { importDataset } from './import.ts';
import { isCurrent } from './provenance.ts';
import type { Progress } from './progress.ts';
import { dataset as provenance } from '../tables/dataset.ts';

interface Options {
  readonly progress?: Progress;
  readonly datasets?: readonly Dataset[];
}

/** Whether `importBundled` would have something to do. */
export async function isOutdated(db: Database, datasets: readonly Dataset[] = all): Promise<boolean> {
  const present = new Map((await db.orm.select().from(provenance)).map((row) => [row.name, row]));
  return datasets.some((dataset) => !isCurrent(present.get(dataset.name), dataset));
}

/**
 * Imports what the installed packages, or the edition of a release, bring and the store has not, or has from another
 * edition. What an operator imported stays.
 *
 * @returns the names of the datasets that changed.
 */
export async function importBundled(
  db: Database,
  { progress, datasets = all }: Options = {},
): Promise<string[]> {
  const present = new Map((await db.orm.select().from(provenance)).map((row) => [row.name, row]));
  const changed: string[] = [];
  const outdated = datasets.filter((dataset) => !isCurrent(present.get(dataset.name), dataset));
  progress?.plan?.(outdated.map(({ name, about }) => ({ name, about })));
  if (outdated.length > 0 && edition() !== null) {
    await importEdition(db, outdated, progress);
    return outdated.map(({ name }) => name);
  }
  for (const dataset of outdated) {
    progress?.start(dataset.name, dataset.about);
    const { status, rows, rejected } = await importDataset(db, dataset, {
      onProgress: (count) => progress?.advance(count),
    });
    progress?.end(
      dataset.name,
      `${rows.toLocaleString('en')} rows${rejected > 0 ? `, ${rejected} rejected` : ''}`,
    );
    if (status === 'imported') changed.push(dataset.name);
  }
  return changed;
}
