import { stat } from 'node:fs/promises';
import { toColumns, Enricher, type LookupResult } from '../../rest-compat/bulk/enricher.ts';
import { mapInOrder } from '../../rest-compat/bulk/in-order.ts';
import {
  openCsvFile,
  openNdjsonFile,
  type FileRecord,
  type RecordFile,
} from '../../rest-compat/bulk/records.ts';
import { listAddedColumns } from '../../rest-compat/bulk/task.ts';
import type { Family } from '../../rest-compat/routing/families.ts';
import { resolveAll, chain } from '../../core/promise-or-value.ts';
import type { ExitCode, Terminal } from '../terminal.ts';
import type { Source } from '../source.ts';
import { acceptCountryNames } from './country-names.ts';
import { enrichHelp, parseEnrichOptions, type EnrichOptions } from './options.ts';
import { openFileOutput, createStreamOutput, type Output } from './output.ts';
import { Progress } from './progress.ts';
import { readText } from './text.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

export interface EnrichEnvironment {
  readonly families: ReadonlyMap<string, Family>;
  readonly open: () => Promise<Source>;
  readonly terminal: Terminal;
  readonly stdin: () => AsyncIterable<unknown>;
  readonly stdout: NodeJS.WritableStream;
  /** Returns the milliseconds of a monotonic clock. */
  readonly monotonicNow: () => number;
}

/** Maximum number of cached responses. Values in a column often repeat. */
const maxCachedResponses = 20_000;

/** Runs `lookup enrich …`. */
export async function enrich(args: readonly string[], environment: EnrichEnvironment): Promise<ExitCode> {
  const options = parseEnrichOptions(args, environment.families);
  if (options === null) {
    environment.terminal.write(enrichHelp);
    return 0;
  }
  const { file, size, bytes, stamp } = await openInput(options, environment);
  const source = await environment.open();
  const output = await openOutput(options, file, stamp, environment);
  const progress = new Progress({ ...environment, size, bytes, done: output.done });
  try {
    await enrichAll(file, options, source, output, progress);
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

async function openInput(
  { input, format, delimiter, encoding: requestedEncoding, tasks }: EnrichOptions,
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
  const addedColumns = tasks.flatMap(listAddedColumns);
  const file: RecordFile =
    format === 'csv'
      ? await openCsvFile(text, {
          delimiter,
          added: addedColumns,
          read: tasks.flatMap(({ from }) => from.map(({ column }) => column)),
        })
      : openNdjsonFile(text, addedColumns);
  return {
    file: needsByteOrderMark && format === 'csv' ? { ...file, head: `\uFEFF${file.head}` } : file,
    bytes,
    size: stats?.size ?? null,
    stamp: stats === null ? null : [input, stats.size, stats.mtimeMs, encoding],
  };
}

function openOutput(
  { output, tasks, emptiesAmbiguous, input }: EnrichOptions,
  file: RecordFile,
  stamp: readonly unknown[] | null,
  { stdout }: EnrichEnvironment,
): Promise<Output> {
  if (output === null) {
    const standardOutput = createStreamOutput(stdout);
    return Promise.resolve(standardOutput.write(file.head)).then(() => standardOutput);
  }
  const lookups = tasks.map(({ family, fields, from, route }) => [family, fields, from, route.path]);
  // A pipe gets a unique id, because a later run cannot recognise the same pipe.
  const id =
    stamp === null
      ? `${input} ${Math.random()}`
      : JSON.stringify([stamp, lookups, emptiesAmbiguous, file.head]);
  return openFileOutput(output, id, file.head);
}

async function enrichAll(
  file: RecordFile,
  { tasks, emptiesAmbiguous }: EnrichOptions,
  source: Source,
  output: Output,
  progress: Progress,
): Promise<void> {
  const enrichers = tasks.map(
    (task) => new Enricher(task, { cacheSize: maxCachedResponses, emptiesAmbiguous }),
  );
  const requestPath = acceptCountryNames((path, fields) => source.ask(path, fields));
  let recordCount = 0;
  const enrichRecord = (record: FileRecord): string | Promise<string> => {
    recordCount += 1;
    const recordNumber = recordCount;
    if (recordCount <= output.done) return '';
    if (record.violation !== null) {
      if (!record.isWhole) throw new UserFacingError('usage', record.violation);
      progress.reportProblem(record.violation);
    }
    const report = ({ status, message, column, isRejected }: LookupResult): void => {
      if (isRejected) throw new UserFacingError('unavailable', message ?? status);
      if (record.violation === null && message !== null && status !== 'not_found' && status !== 'ambiguous')
        progress.reportProblem(
          message,
          `Record ${recordNumber}${column === null ? '' : `, column ${column}`}: `,
        );
    };
    return chain(resolveAll(enrichers.map((enricher) => enricher.lookUp(record, requestPath))), (results) => {
      results.forEach(report);
      progress.count(
        results.map(({ status }, index) =>
          tasks.length === 1 ? status : `${tasks[index]?.family} ${status}`,
        ),
      );
      return record.written(results.flatMap(toColumns));
    });
  };
  await mapInOrder(file.records, enrichRecord, (text) => (text === '' ? undefined : output.write(text)));
}
