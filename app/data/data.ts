import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { importBundled } from '../../db/import/bundled.ts';
import { openDatabase } from '../../db/client/client.ts';
import type { Database } from '../../db/client/client.ts';
import { DatasetError } from '../../db/import/dataset.ts';
import { importCompanies, networkClient } from '../../db/importers/company/import-companies.ts';
import { companies } from '../../db/importers/company/companies.ts';
import { geofeeds } from '../../db/importers/geofeeds.ts';
import { datasets } from '../../db/importers/index.ts';
import { importGeofeed } from '../../db/import/geofeed-import.ts';
import { importDataset } from '../../db/import/import.ts';
import type { ImportOptions } from '../../db/import/import.ts';
import { progressOn } from '../../db/import/progress.ts';
import { plainFault } from '../plain-fault.ts';
import { readSettings, storeOf } from '../settings.ts';
import { dataset as provenance } from '../../db/schema.ts';
import { createHttpClient } from '../../net/http-client.ts';
import { HttpFailure } from '../../net/http-failure.ts';
import type { TrustedOrigins } from '../../net/reach.ts';

const help = `Usage: npm run data -- <command>

  list                          the datasets in the store: edition, rows, licence, source
  refresh                       import what the installed packages bring and the store has not
  import <dataset>              import the bundled source again, in place of an operator's
  import <dataset> --from <file or URL> [--edition <name>] [--force]
                                import an official file in its place; --force takes a source
                                that has lost more than half of the rows too
  import companies --from sec|gleif|wikidata|<folder, ZIP archive or URL of one>
                                lay official registers over the companies; IMPORT_CONTACT says who reads them
                                (URLs are read from the public internet, over https; IMPORT_TRUSTED names the origins
                                inside your network that are read too, separated by commas)
  migrate                       bring the tables up to date, and nothing else: what needs the right to make tables
  help                          this text, and the files that can be imported

The store: DATABASE_URL (postgresql://…), or the folder DATA_DIR (default .data).
A running service that shares a PostgreSQL takes a new edition over by itself.
`;

interface Writable {
  readonly isTTY: boolean;
  write(text: string): boolean;
}

/** For a file of some gigabytes. */
const longestDownload = 3_600_000;

/** What the command line's caller can be told: everything else is a bug and keeps its stack. */
class UsageError extends Error {}

/**
 * The command line of the datasets.
 *
 * @returns the exit code: 0 done, 1 the import failed and the store is as it was, 2 the command is not understood.
 */
export async function data(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  out: Writable,
): Promise<number> {
  try {
    const options = {
      from: { type: 'string' },
      edition: { type: 'string' },
      force: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    const { values, positionals } = parse(() =>
      parseArgs({ args: [...args], allowPositionals: true, options, strict: true }),
    );
    const [command = 'help', name] = positionals;
    if (values.help === true || command === 'help') {
      out.write(`${help}\nDatasets:\n`);
      for (const { name, file } of datasets) out.write(`  ${name.padEnd(14)} ${file ?? 'bundled only'}\n`);
      return 0;
    }
    const run = { list, refresh, import: importOne, migrate: migrated }[command];
    if (run === undefined) throw new UsageError(`there is no command "${command}"`);
    const settings = readSettings(environment);
    const db = await openDatabase(storeOf(settings));
    try {
      const trusted = new Set(settings.importTrusted);
      await run(db, out, name, { ...values, contact: settings.importContact, trusted });
      return 0;
    } finally {
      await db.close();
    }
  } catch (error) {
    if (error instanceof UsageError) out.write(`${error.message}\n\n${help}`);
    else {
      const plain = plainFault(error);
      if (plain === null) throw error;
      out.write(`${plain}\n`);
    }
    return error instanceof UsageError ? 2 : 1;
  }
}

interface Values {
  readonly from?: string | undefined;
  readonly edition?: string | undefined;
  readonly force?: boolean | undefined;
  /** IMPORT_CONTACT: who reads the registers. */
  readonly contact?: string | undefined;
  /** IMPORT_TRUSTED: origins inside the operator's network that may be read. */
  readonly trusted: TrustedOrigins;
}

async function list(db: Database, out: Writable): Promise<void> {
  const rows = new Map((await db.orm.select().from(provenance)).map((row) => [row.name, row]));
  for (const { name } of datasets) {
    const row = rows.get(name);
    if (row === undefined) {
      out.write(`${name.padEnd(14)} not imported\n`);
      continue;
    }
    const rejected = row.rejectedCount > 0 ? `, ${row.rejectedCount} rejected` : '';
    out.write(
      `${name.padEnd(14)} ${row.edition.padEnd(12)} ${row.rowCount.toLocaleString('en').padStart(9)} rows${rejected}  ` +
        `${row.licence}  ${row.source}  ${row.importedAt.toISOString()}\n` +
        (row.attribution === null ? '' : `${''.padEnd(14)} ${row.attribution}\n`),
    );
  }
}

/** Whoever opens the store has brought its tables up to date. */
async function migrated(_db: Database, out: Writable): Promise<void> {
  out.write('the tables are up to date\n');
}

async function refresh(db: Database, out: Writable): Promise<void> {
  const changed = await importBundled(db, { progress: progressOn(out) });
  if (changed.length === 0) out.write('everything is up to date\n');
}

async function importOne(
  db: Database,
  out: Writable,
  name: string | undefined,
  values: Values,
): Promise<void> {
  const dataset = datasets.find((one) => one.name === name);
  if (dataset === undefined) {
    throw new UsageError(
      `there is no dataset "${name ?? ''}": ${datasets.map((one) => one.name).join(', ')}`,
    );
  }
  if (dataset === companies && values.from !== undefined) {
    await importFromRegisters(db, out, values.from, values);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'lookup-import-'));
  const progress = progressOn(out);
  try {
    const from =
      values.from === undefined
        ? undefined
        : await sourceOf(values.from, values.edition, folder, values.trusted);
    if (from !== undefined && dataset.file === undefined)
      throw new UsageError(`${dataset.name} has no file to import`);
    const options: ImportOptions = {
      force: values.force ?? false,
      onProgress: (rows) => progress.advance(rows),
    };
    progress.start(dataset.name, dataset.about);
    const result =
      dataset === geofeeds && from !== undefined
        ? await importGeofeed(db, from, options)
        : await importDataset(db, dataset, from === undefined ? options : { ...options, from });
    const rejected = result.rejected > 0 ? `, ${result.rejected} rejected` : '';
    progress.end(dataset.name, `${result.status}: ${result.rows.toLocaleString('en')} rows${rejected}`);
    for (const { line, reason } of result.rejections) out.write(`  line ${line}: ${reason}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Companies are made of many documents, laid over the rows that are there. */
async function importFromRegisters(db: Database, out: Writable, from: string, values: Values): Promise<void> {
  const progress = progressOn(out);
  progress.start('companies', companies.about);
  const { status, rows, remarks } = await importCompanies(db, {
    ...values,
    from,
    client: networkClient(values.contact, values.trusted),
    onProgress: (done) => progress.advance(done),
  });
  progress.end('companies', `${status}: ${rows} rows`);
  for (const remark of remarks) out.write(`  ${remark}\n`);
}

/** A local file, or a copy of what a URL answers. Its edition: as named, else the day of its last change. */
async function sourceOf(from: string, edition: string | undefined, folder: string, trusted: TrustedOrigins) {
  if (!/^https?:/.test(from)) {
    const info = await stat(from).catch(() => undefined);
    if (info?.isFile() !== true) throw new UsageError(`there is no file ${from}`);
    return { path: from, edition: edition ?? info.mtime.toISOString().slice(0, 10), source: basename(from) };
  }
  const url = new URL(from);
  const answer = await createHttpClient({ timeoutMs: longestDownload, redirects: 5, trusted })
    .open(url)
    .catch((error: unknown) => {
      const reason = error instanceof HttpFailure ? error.message : String(error);
      throw new DatasetError(
        `${url.href} ${reason}. A host inside your network is read when IMPORT_TRUSTED names its origin.`,
      );
    });
  if (answer.status !== 200) throw new DatasetError(`${url.href} answers ${answer.status}`);
  const path = join(folder, basename(url.pathname) || 'file');
  await pipeline(answer.body, createWriteStream(path)).catch((error: unknown) => {
    throw new DatasetError(`${url.href} broke off: ${String(error)}`);
  });
  const modified = Date.parse(answer.headers.get('last-modified') ?? '');
  const day = new Date(Number.isNaN(modified) ? Date.now() : modified).toISOString().slice(0, 10);
  // Without query and password: the source is shown.
  return { path, edition: edition ?? day, source: `${url.origin}${url.pathname}` };
}

function parse<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
