import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeBackup } from '../../db/backup/backup.ts';
import { restoreBackup } from '../../db/backup/restore.ts';
import { importBundled } from '../../db/import/bundled.ts';
import type { Database } from '../../db/client/client.ts';
import { DatasetError, type Dataset } from '../../db/import/dataset.ts';
import { importCompanies, networkClient } from '../../db/importers/company/import-companies.ts';
import { companies } from '../../db/importers/company/companies.ts';
import { timezones } from '../../db/importers/timezones.ts';
import { datasets } from '../../db/importers/index.ts';
import { forms } from '../../db/snapshot/forms.ts';
import { withSnapshots } from '../../db/snapshot/staged.ts';
import { previousVersions, rollBack } from '../../db/import/previous-version.ts';
import { progressOn } from '../../db/import/progress.ts';
import { openShared, notifyService } from '../shared-store.ts';
import { importZones } from './import-zones.ts';
import { describeError } from '../describe-error.ts';
import { readSettings, type StoreSettings } from '../settings/settings.ts';
import { requireStore } from '../existing-store.ts';
import { optionFault } from '../option-error.ts';
import { dataset as provenance } from '../../db/schema.ts';
import { importFile } from './import-file.ts';
import { scheduleText } from './schedule.ts';
import { fetchedFile, localFile } from './source-file.ts';
import { announce, chosen, update, type UpdateOptions } from './update.ts';
import { verify } from './verify.ts';
import { UsageError, type Writable } from './writable.ts';
import type { TrustedOrigins } from '../../net/reach.ts';

const help = `Usage: npm run data -- <command>

  list                          the datasets in the store: edition, rows, licence, source; and the edition before
  refresh                       import what the installed packages bring and the store has not
  import <dataset>              import the bundled source again, in place of an operator's
  import <dataset> --from <file or URL> [--edition <name>] [--force]
                                import an official file in its place; --force takes a source
                                that has lost more than half of the rows too
  import companies --from registers|sec|gleif|wikidata|<folder, ZIP archive or URL of one>
                                lay official registers over the companies, all three or one; IMPORT_CONTACT says who
                                reads them
                                (URLs are read from the public internet, over https; IMPORT_TRUSTED names the origins
                                inside your network that are read too, separated by commas)
  update [<source> …] [--dry-run] [--only <source>,<source>] [--country AT]
                                fetch free sources that need no account and import what has changed; all of them, but
                                for the very large. --dry-run tells which, their sizes and licences. IMPORT_MIRROR
                                names a mirror: https://host/path is read there as <mirror>/host/path
  schedule [<source> …]         the line of crontab that does so every week
  rollback <dataset>            bring the edition before the present one back; again, and the present one is back
  verify                        count the rows of every dataset and compare their checksum with the recorded one
  backup <file>                 write keys, plans, units and all imported data into a file, with a checksum
  restore <file>                put a backup, of either kind of store, in the place of all that is there
  import timezones --from <tzdata.zi, tzdata2026f.tar.gz, a folder with either's files or a URL> [--force]
                                lay an edition of the time-zone database beside those that are there, 16 at most beside
                                the package's; edition= chooses one, lookup zones compares two; update timezones lays
                                the newest
  migrate                       bring the tables up to date, and nothing else: what needs the right to make tables
  help                          this text, and the files that can be imported

The store: DATABASE_URL (postgresql://…), or the folder DATA_DIR (default .data), as the service has them. The first start
of the service creates it; of these commands only restore does, and on PostgreSQL migrate. All of it may be done while the
service runs: it answers from the present edition until the new one is whole, and takes it over within a second.
`;

/**
 * The command line of the datasets.
 *
 * @returns the exit code: 0 done, 1 the import failed and the store is as it was, 2 the command is not understood.
 */
export async function data(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  out: Writable,
): Promise<0 | 1 | 2> {
  try {
    const options = {
      from: { type: 'string' },
      edition: { type: 'string' },
      force: { type: 'boolean' },
      only: { type: 'string' },
      country: { type: 'string' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    const { values, positionals } = parse(Object.keys(options), () =>
      parseArgs({ args: [...args], allowPositionals: true, options, strict: true }),
    );
    const [command = 'help', ...names] = positionals;
    const [name] = names;
    if (values.help === true || command === 'help') {
      out.write(`${help}\nDatasets:\n`);
      for (const { name, file } of datasets) out.write(`  ${name.padEnd(14)} ${file ?? 'bundled only'}\n`);
      return 0;
    }
    if (command === 'schedule') {
      const program = fileURLToPath(new URL('../../dist/data.js', import.meta.url));
      chosen(names, { trusted: new Set(), today: new Date() });
      out.write(scheduleText(environment, { node: process.execPath, program, here: process.cwd(), names }));
      return 0;
    }
    const commands = new Map<string, Command>([
      ['list', list],
      ['refresh', refresh],
      ['import', importOne],
      ['rollback', rollback],
      ['backup', backup],
      ['restore', restore],
      ['migrate', migrated],
      ['verify', (db) => verify(db, (line) => void out.write(line))],
      ['update', (db) => update(db, out, sources, updating)],
    ]);
    const run = commands.get(command);
    if (run === undefined) throw new UsageError(`there is no command "${command}"`);
    const settings = readSettings(environment);
    const trusted = new Set(settings.importTrusted);
    const { importMirror: mirror } = settings;
    if (mirror !== undefined) trusted.add(new URL(mirror).origin);
    const updating: UpdateOptions = { ...values, trusted, mirror, today: new Date() };
    const sources = command === 'update' ? chosen(names, updating) : [];
    const isDryRun = command === 'update' && values['dry-run'] === true;
    if (command === 'restore') await readable(fileNamed(name));
    if (!isDryRun && !mayCreateStore(command, settings)) await requireStore(settings);
    if (command === 'update') announce(sources, updating, out);
    if (isDryRun) return 0;
    if (settling.has(command)) await notifyService(settings, 'settle');
    const db = withSnapshots(await openShared(settings), forms);
    try {
      const told: 0 | 1 | void = await run(db, out, name, {
        ...values,
        contact: settings.importContact,
        trusted,
      });
      if (changing.has(command)) await notifyService(settings, 'changed');
      return told ?? 0;
    } finally {
      await db.close();
    }
  } catch (error) {
    if (error instanceof UsageError) out.write(`${error.message}\n--help lists all commands and options.\n`);
    else {
      const plain = describeError(error);
      if (plain === null) throw error;
      out.write(`${plain}\n`);
    }
    return error instanceof UsageError ? 2 : 1;
  }
}

type Command = (
  db: Database,
  out: Writable,
  name: string | undefined,
  values: Values,
) => Promise<0 | 1 | void>;

/**
 * Whether a command may create the store. A backup may be restored into a new folder or database, and the owner of a
 * PostgreSQL database creates the tables for a role that may not.
 */
const mayCreateStore = (command: string, { databaseUrl }: StoreSettings): boolean =>
  command === 'restore' || (command === 'migrate' && databaseUrl !== undefined);

/** @throws UsageError */
async function readable(file: string): Promise<void> {
  if ((await stat(file).catch(() => null))?.isFile() !== true)
    throw new UsageError(`there is no file ${file}`);
}

/** After these a service on the data folder takes over what has changed; one on PostgreSQL looks by itself. */
const changing = new Set(['refresh', 'import', 'update', 'rollback', 'restore']);

/** Before these it gives its leased units back, and tells what it has spent. */
const settling = new Set(['backup', 'restore']);

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
  const kept = await previousVersions(db.orm);
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
    const before = kept.get(name);
    if (before !== undefined)
      out.write(`${''.padEnd(14)} before: ${before.edition}, ${before.source} (rollback ${name})\n`);
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
  const dataset = named(name);
  if (dataset === timezones) {
    await withFolder((folder) => zonesFrom(db, out, folder, values));
    return;
  }
  if (dataset === companies && values.from !== undefined) {
    await importFromRegisters(db, out, values.from, values);
    return;
  }
  const { from, edition, force, trusted } = values;
  if (from !== undefined && dataset.file === undefined)
    throw new UsageError(`${dataset.name} has no file to import`);
  await withFolder(async (folder) => {
    const file =
      from === undefined
        ? undefined
        : await fileAt(from, { edition, folder, trusted, progress: progressOn(out) });
    await importFile(db, out, dataset, { from: file, force });
  });
}

/** A folder for what is fetched, which is gone afterwards. */
async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lookup-import-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An edition of the time-zone database; unlike other datasets it may be a folder. */
async function zonesFrom(
  db: Database,
  out: Writable,
  folder: string,
  { from, force, trusted }: Values,
): Promise<void> {
  if (from === undefined)
    throw new UsageError(
      'timezones are imported from a file, a folder or a URL: --from tzdata2026f.tar.gz; update timezones takes the newest edition',
    );
  if (!/^https?:/.test(from)) return importZones(db, out, { path: from }, { force });
  await importZones(db, out, await fileAt(from, { folder, trusted, progress: progressOn(out) }), { force });
}

/** @throws UsageError when there is no such file; DatasetError when it cannot be fetched */
async function fileAt(from: string, options: Parameters<typeof fetchedFile>[1]) {
  if (!/^https?:/.test(from)) {
    const file = await localFile(from, options.edition);
    if (file === undefined) throw new UsageError(`there is no file ${from}`);
    return file;
  }
  const file = await fetchedFile(new URL(from), options);
  if (typeof file === 'string') throw new DatasetError(`${new URL(from).href} answers 404`);
  return file;
}

async function rollback(db: Database, out: Writable, name: string | undefined): Promise<void> {
  const dataset = named(name);
  const { edition, source, rowCount } = await rollBack(db, dataset);
  out.write(
    `${dataset.name.padEnd(14)} ${edition} of ${source} is back: ${rowCount.toLocaleString('en')} rows\n`,
  );
}

async function backup(db: Database, out: Writable, file: string | undefined): Promise<void> {
  const path = fileNamed(file);
  const { tables, sha256 } = await writeBackup(db, path, { now: new Date(), progress: progressOn(out) });
  const { size } = await stat(path);
  out.write(
    `${path}: ${tables} tables, ${size.toLocaleString('en')} bytes, sha256 of the content ${sha256}\n`,
  );
}

async function restore(db: Database, out: Writable, file: string | undefined): Promise<void> {
  const { made, store } = await restoreBackup(db, fileNamed(file), progressOn(out));
  out.write(`the backup of ${made} (${store}) is restored; the keys are those of the backup\n`);
}

function fileNamed(file: string | undefined): string {
  if (file !== undefined) return file;
  throw new UsageError('name the file');
}

function named(name: string | undefined): Dataset {
  const dataset = datasets.find((one) => one.name === name);
  if (dataset !== undefined) return dataset;
  throw new UsageError(`there is no dataset "${name ?? ''}": ${datasets.map((one) => one.name).join(', ')}`);
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

function parse<T>(options: readonly string[], work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UsageError(optionFault(error, options));
  }
}
