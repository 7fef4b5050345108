import type { Database } from '../../db/client/client.ts';
import type { Dataset } from '../../db/import/dataset.ts';
import { readEdition } from '../../db/prebuilt/prebuilt-data.ts';
import { importEdition } from '../../db/prebuilt/import-prebuilt.ts';
import { importGeofeed } from '../../db/import/geofeed-import.ts';
import { importDataset, type ImportOptions } from '../../db/import/import.ts';
import { createTerminalProgress } from '../../db/import/progress.ts';
import { geofeeds } from '../../db/importers/geofeeds.ts';
import type { SourceFile } from './source-file.ts';
import type { Writable } from './writable.ts';

interface FileImport {
  readonly from?: SourceFile | undefined;
  readonly force?: boolean | undefined;
  /** Content hash of the table that the rows were merged into. */
  readonly over?: string;
}

/** Imports a file, or the bundled source, and prints the result. @throws DatasetError */
export async function importFile(
  db: Database,
  out: Writable,
  dataset: Dataset,
  { from, force = false, over }: FileImport,
): Promise<void> {
  const progress = createTerminalProgress(out);
  if (from === undefined && dataset.bundled !== undefined && readEdition() !== null) {
    await importEdition(db, [dataset], progress);
    return;
  }
  const options: ImportOptions = {
    force,
    onProgress: (rows) => progress.advance(rows),
    ...(over === undefined ? {} : { over }),
  };
  progress.start(dataset.name, dataset.about);
  const result =
    dataset === geofeeds && from !== undefined
      ? await importGeofeed(db, from, options)
      : await importDataset(db, dataset, from === undefined ? options : { ...options, from });
  const rejectedText = result.rejected > 0 ? `, ${result.rejected} rejected` : '';
  progress.end(dataset.name, `${result.status}: ${result.rows.toLocaleString('en')} rows${rejectedText}`);
  for (const { line, reason } of result.rejections) out.write(`  line ${line}: ${reason}\n`);
}
