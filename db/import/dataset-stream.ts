import { createHash } from 'node:crypto';
import { createRowWriter } from './copy-text.ts';
import type { Dataset, Rejection } from './dataset.ts';

/** A piece of COPY text. */
export interface DatasetChunk {
  readonly text: string;
  /** Number of rows read so far, including the rows of this piece. */
  readonly rows: number;
}

/** Result of reading a source completely. */
export interface DatasetStreamResult {
  readonly rows: number;
  readonly rejected: number;
  /** The first rejected records. */
  readonly rejections: readonly Rejection[];
  /** SHA-256 of the COPY text of all rows. */
  readonly contentHash: string;
}

export type DatasetStream = AsyncGenerator<DatasetChunk, DatasetStreamResult>;

/** Maximum number of rejections to report. All rejections are counted. */
const maxReportedRejections = 20;
const chunkLength = 1 << 18;

/**
 * Reads a source once.
 * @param path an operator's file. Default: the bundled source
 * @throws UserFacingError when the source is broken
 */
export async function* readDataset(dataset: Dataset, path?: string): DatasetStream {
  const writer = createRowWriter(dataset.table, dataset.takesFirst);
  const hash = createHash('sha256');
  const rejections: Rejection[] = [];
  let rows = 0;
  let rejectedCount = 0;
  let text = '';
  for await (const entry of dataset.rows(path)) {
    const writeResult = 'row' in entry ? writer.write(entry.row) : entry;
    if (writeResult === null) continue;
    if ('rejected' in writeResult) {
      rejectedCount += 1;
      if (rejections.length < maxReportedRejections)
        rejections.push({ line: entry.line, reason: writeResult.rejected });
      continue;
    }
    rows += 1;
    text += writeResult.text;
    if (text.length < chunkLength) continue;
    hash.update(text);
    yield { text, rows };
    text = '';
  }
  if (text !== '') {
    hash.update(text);
    yield { text, rows };
  }
  return { rows, rejected: rejectedCount, rejections, contentHash: hash.digest('hex') };
}
