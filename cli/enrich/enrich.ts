import { stat } from 'node:fs/promises';
import { Enricher } from '../../rest-compat/bulk/enricher.ts';
import { mapInOrder } from '../../rest-compat/bulk/in-order.ts';
import type { RequestPath } from '../../rest-compat/bulk/row-response.ts';
import { csvFile, ndjsonFile, type FileRecord, type RecordFile } from '../../rest-compat/bulk/records.ts';
import { addedColumns, type Task } from '../../rest-compat/bulk/task.ts';
import type { Family } from '../../rest-compat/routing/families.ts';
import { chain } from '../../core/promise-or-value.ts';
import type { ExitCode, Terminal } from '../lookup.ts';
import type { Source } from '../source.ts';
import { enrichHelp, readEnrichOptions, type EnrichOptions } from './options.ts';
import { fileOutput, streamOutput, type Output } from './output.ts';
import { Progress } from './progress.ts';
import { readText } from './text.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

export interface EnrichEnvironment {
  readonly families: ReadonlyMap<string, Family>;
  readonly open: () => Promise<Source>;
  readonly terminal: Terminal;
  readonly stdin: () => AsyncIterable<unknown>;
  readonly stdout: NodeJS.WritableStream;
  /** A monotonic clock in milliseconds. */
  readonly monotonicNow: () => number;
}

/** Maximum number of cached responses; columns often repeat values. */
const maxCachedResponses = 20_000;

/** Runs `lookup enrich …`. */
export async function enrich(args: readonly string[], environment: EnrichEnvironment): Promise<ExitCode> {
  const options = readEnrichOptions(args, environment.families);
  if (options === null) {
    environment.terminal.write(enrichHelp);
    return 0;
  }
  const { file, size, bytes, stamp } = await inputOf(options, environment);
  const source = await environment.open();
  const output = await outputOf(options, file, stamp, environment);
  const progress = new Progress({ ...environment, size, bytes, done: output.done });
  try {
    await enrichAll(file, options.task, source, output, progress);
    await output.finish();
  } catch (error) {
    await output.leave();
    throw error;
  } finally {
    progress.end();
    await source.close();
  }
  return 0;
}

async function inputOf(
  { input, format, delimiter, encoding: requestedEncoding, task }: EnrichOptions,
  { stdin, terminal: { isTerminal, writeError } }: EnrichEnvironment,
) {
  const stats = input === '-' ? null : await stat(input).catch(() => null);
  if (input !== '-' && stats?.isFile() !== true)
    throw new UserFacingError('usage', `${input} is not a readable file.`);
  const { encoding, text, bytes, needsByteOrderMark } = await readText(
    input,
    stdin,
    requestedEncoding,
    (line) => writeError(`${isTerminal ? '\r' : ''}${line}\n`),
  );
  const file: RecordFile =
    format === 'csv'
      ? await csvFile(text, {
          delimiter,
          added: addedColumns(task),
          read: task.from.map(({ column }) => column),
        })
      : ndjsonFile(text, addedColumns(task));
  return {
    file: needsByteOrderMark && format === 'csv' ? { ...file, head: `\uFEFF${file.head}` } : file,
    bytes,
    size: stats?.size ?? null,
    stamp: stats === null ? null : [input, stats.size, stats.mtimeMs, encoding],
  };
}

function outputOf(
  { output, task, input }: EnrichOptions,
  file: RecordFile,
  stamp: readonly unknown[] | null,
  { stdout }: EnrichEnvironment,
): Promise<Output> {
  if (output === null) {
    const standardOutput = streamOutput(stdout);
    return Promise.resolve(standardOutput.write(file.head)).then(() => standardOutput);
  }
  const { family, fields, from, route } = task;
  // The id of a pipe is unique, because a later run cannot recognise the same pipe.
  const id =
    stamp === null
      ? `${input} ${Math.random()}`
      : JSON.stringify([stamp, family, fields, from, route.path, file.head]);
  return fileOutput(output, id, file.head);
}

async function enrichAll(
  file: RecordFile,
  task: Task,
  source: Source,
  output: Output,
  progress: Progress,
): Promise<void> {
  const enricher = new Enricher(task, { cacheSize: maxCachedResponses });
  const requestPath: RequestPath = (path, fields) => source.ask(path, fields);
  let number = 0;
  const work = (record: FileRecord): string | Promise<string> => {
    number += 1;
    const recordNumber = number;
    if (number <= output.done) return '';
    if (record.violation !== null) {
      if (!record.isWhole) throw new UserFacingError('usage', record.violation);
      progress.reportProblem(record.violation);
    }
    return chain(enricher.enriched(record, requestPath), ({ status, text, message, column, isRejected }) => {
      if (isRejected) throw new UserFacingError('unavailable', message ?? status);
      if (record.violation === null && message !== null && status !== 'not_found')
        progress.reportProblem(
          message,
          `Record ${recordNumber}${column === null ? '' : `, column ${column}`}: `,
        );
      progress.count(status);
      return text;
    });
  };
  await mapInOrder(file.records, work, (text) => (text === '' ? undefined : output.write(text)));
}
