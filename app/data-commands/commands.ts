import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeBackup } from '../../db/backup/backup.ts';
import { restoreBackup } from '../../db/backup/restore.ts';
import { importBundled } from '../../db/import/bundled.ts';
import type { Database } from '../../db/client/client.ts';
import type { Dataset } from '../../db/import/dataset.ts';
import { importCompanies, createNetworkClient } from '../../db/importers/company/import-companies.ts';
import { companies } from '../../db/importers/company/companies.ts';
import { timezones } from '../../db/importers/timezones.ts';
import { datasets } from '../../db/importers/index.ts';
import { snapshotFormats } from '../../db/snapshot/formats.ts';
import { addSnapshots } from '../../db/snapshot/staged-snapshots.ts';
import { readPreviousVersions, rollBack } from '../../db/import/previous-version.ts';
import { createTerminalProgress } from '../../db/import/progress.ts';
import { openShared, notifyService } from '../shared-store.ts';
import { importZones } from './import-zones.ts';
import { describeError } from '../describe-error.ts';
import { readSettings, type StoreSettings } from '../settings/settings.ts';
import { requireStore } from '../existing-store.ts';
import { describeOptionError, describeUnknownWord, findCommand, type CommandForm } from '../option-error.ts';
import { dataset as provenance } from '../../db/schema.ts';
import { importFile } from './import-file.ts';
import { formatSchedule } from './schedule.ts';
import { fetchFile, describeLocalFile } from './source-file.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
import { printSources, selectSources, update, type UpdateOptions } from './update.ts';
import { updateOnDemand } from './update-on-demand.ts';
import { verify } from './verify.ts';
import type { Writable } from './writable.ts';
import type { TrustedOrigins } from '../../net/public-addresses.ts';
import { isUserFacing, UserFacingError } from '../../core/user-facing-error.ts';

const help = `Usage: npm run data -- <command>

  list                          list the datasets in the store: version, rows, licence, source, and the previous version
  refresh                       import bundled data that the store lacks or has in an older version
  import <dataset>              import the bundled data again, in place of an operator's file
  import <dataset> --from <file or URL> [--edition <name>] [--force]
                                replace a dataset by an official file; --force also accepts a file that has
                                less than half of the present rows
  import companies --from registers|sec|gleif|wikidata|<folder, ZIP archive or URL of one>
                                update the companies from official registers, all three or one. The registers require
                                a contact address: IMPORT_CONTACT
                                (URLs must be https and public, or of an origin in IMPORT_TRUSTED: the origins inside
                                your network, separated by commas)
  update [<source> …] [--dry-run] [--only <source>,<source>] [--country AT]
                                download the free sources that need no account and import those that have changed.
                                Default: all except the very large ones. --dry-run lists them with sizes and licences.
                                --country AT updates the postal codes of one country; those of others stay.
                                IMPORT_MIRROR names a mirror: https://host/path is read from <mirror>/host/path
  schedule [<source> …]         print the crontab line that does so every week
  rollback <dataset>            restore the previous version of a dataset; a second rollback undoes the first
  verify                        compare the number of rows and the checksum of every dataset with the recorded ones
  backup <file>                 write keys, plans, units and all imported data to a file with a checksum
  restore <file>                replace all data by that of a backup, which may be of the other kind of store
  import timezones --from <tzdata.zi, tzdata2026f.tar.gz, a folder with either's files or a URL> [--force]
                                add an edition of the time-zone database, 16 at most in addition to the bundled one;
                                edition= selects one, lookup zones compares two; update timezones adds
                                the newest
  migrate                       update the tables and nothing else, as a role that may create tables
  help                          print this text, and the files that can be imported

The store: DATABASE_URL (postgresql://…), or the folder DATA_DIR (default .data), with the values that the service has. The
first start of the service creates it; of these commands only restore does, and on PostgreSQL migrate. All commands may run
while the service runs: it serves the present data until an import is complete, and the new data within a second after that.
`;

/**
 * Runs a command of `npm run data`.
 * @returns the exit code: 0 success, 1 the command failed and the store is unchanged, 2 wrong usage
 */
export async function executeDataCommand(
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
      // The service sets this option for imports that requests started.
      'on-demand': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    const { values, positionals } = parseWithUsageError(Object.keys(options), () =>
      parseArgs({ args: [...args], allowPositionals: true, options, strict: true }),
    );
    const [command = 'help', ...names] = positionals;
    const [name] = names;
    if (values.help === true || command === 'help') {
      out.write(`${help}\nDatasets:\n`);
      for (const { name, file } of datasets) out.write(`  ${name.padEnd(14)} ${file ?? 'bundled only'}\n`);
      return 0;
    }
    const commands = new Map<string, Command>([
      ['list', { maxWords: 0, options: [], run: listDatasets }],
      ['refresh', { maxWords: 0, options: [], run: refreshBundled }],
      ['import', { maxWords: 1, options: ['from', 'edition', 'force'], run: importNamedDataset }],
      ['rollback', { maxWords: 1, options: [], run: rollBackDataset }],
      ['backup', { maxWords: 1, options: [], run: writeBackupFile }],
      ['restore', { maxWords: 1, options: [], run: restoreBackupFile }],
      ['migrate', { maxWords: 0, options: [], run: reportMigration }],
      ['verify', { maxWords: 0, options: [], run: (db) => verify(db, (line) => void out.write(line)) }],
      [
        'update',
        {
          maxWords: Infinity,
          options: ['only', 'country', 'dry-run', 'force', 'on-demand'],
          run: (db) =>
            values['on-demand'] === true
              ? updateOnDemand(db, out, sources, updateOptions, settings)
              : update(db, out, sources, updateOptions),
        },
      ],
      ['schedule', { maxWords: Infinity, options: [], run: null }],
    ]);
    const { run } = findCommand(command, names, values, commands);
    if (run === null) {
      const program = fileURLToPath(new URL('../../dist/data.js', import.meta.url));
      selectSources(names, { trusted: new Set(), maxBytes: 0, today: new Date() });
      out.write(formatSchedule(environment, { node: process.execPath, program, here: process.cwd(), names }));
      return 0;
    }
    const settings = readSettings(environment);
    if (settings.offline && needsNetwork(command, values))
      throw new UserFacingError(
        'usage',
        'OFFLINE=true turns off imports over the network: import a local file, or unset OFFLINE.',
      );
    const trustedOrigins = new Set(settings.importTrusted);
    const { importMirror: mirror } = settings;
    if (mirror !== undefined) trustedOrigins.add(new URL(mirror).origin);
    const maxBytes = settings.importMaxMb * 1e6;
    const updateOptions: UpdateOptions = {
      ...values,
      trusted: trustedOrigins,
      maxBytes,
      mirror,
      today: new Date(),
    };
    const sources = command === 'update' ? selectSources(names, updateOptions) : [];
    const isDryRun = command === 'update' && values['dry-run'] === true;
    if (command === 'restore') await requireFile(requireFileName(name));
    if (!isDryRun && !mayCreateStore(command, settings)) await requireStore(settings);
    if (command === 'update') printSources(sources, updateOptions, out);
    if (isDryRun) return 0;
    if (commandsWithSettlement.has(command)) await notifyService(settings, 'settle');
    const db = addSnapshots(await openShared(settings), snapshotFormats);
    try {
      const code: 0 | 1 | void = await run(db, out, name, {
        ...values,
        contact: settings.importContact,
        trusted: trustedOrigins,
        maxBytes,
      });
      if (dataChangingCommands.has(command)) await notifyService(settings, 'changed');
      return code ?? 0;
    } finally {
      await db.close();
    }
  } catch (error) {
    if (isUserFacing(error, 'usage')) out.write(`${error.message}\n--help lists all commands and options.\n`);
    else {
      const message = describeError(error);
      if (message === null) throw error;
      out.write(`${message}\n`);
    }
    return isUserFacing(error, 'usage') ? 2 : 1;
  }
}

interface Command extends CommandForm {
  /** Runs on the opened store. Null for the command that needs no store. */
  readonly run:
    | ((
        db: Database,
        out: Writable,
        name: string | undefined,
        values: CommandValues,
      ) => Promise<0 | 1 | void>)
    | null;
}

/**
 * Whether a command may create the store. `restore` can create a new folder or database. `migrate` lets the owner of a
 * PostgreSQL database create the tables for a role without that permission.
 */
const mayCreateStore = (command: string, { databaseUrl }: StoreSettings): boolean =>
  command === 'restore' || (command === 'migrate' && databaseUrl !== undefined);

/** Whether a command sends requests to other machines. */
const needsNetwork = (
  command: string,
  { from = '', ...values }: { readonly from?: string | undefined; readonly 'dry-run'?: boolean | undefined },
): boolean =>
  (command === 'update' && values['dry-run'] !== true) ||
  (command === 'import' && /^(?:https?:|(?:registers|sec|gleif|wikidata)$)/.test(from));

/**
 * Checks that a file exists.
 * @throws UserFacingError when there is no such file
 */
async function requireFile(file: string): Promise<void> {
  if ((await stat(file).catch(() => null))?.isFile() !== true)
    throw new UserFacingError('usage', `there is no file ${file}`);
}

/**
 * Commands that change data. Afterwards, the service that has the data folder open is notified. Services on PostgreSQL detect
 * changes by themselves.
 */
const dataChangingCommands = new Set(['refresh', 'import', 'update', 'rollback', 'restore']);

/** Before these commands, a running service returns its leased units and settles its usage. */
const commandsWithSettlement = new Set(['backup', 'restore']);

interface CommandValues {
  readonly from?: string | undefined;
  readonly edition?: string | undefined;
  readonly force?: boolean | undefined;
  /** Contact address that is sent to official registers: IMPORT_CONTACT. */
  readonly contact?: string | undefined;
  /** Origins inside the operator's network that imports may read: IMPORT_TRUSTED. */
  readonly trusted: TrustedOrigins;
  /** Maximum size of a download in bytes, from IMPORT_MAX_MB. */
  readonly maxBytes: number;
}

async function listDatasets(db: Database, out: Writable): Promise<void> {
  const rows = new Map((await db.orm.select().from(provenance)).map((row) => [row.name, row]));
  const previousVersionByName = await readPreviousVersions(db.orm);
  for (const { name } of datasets) {
    const row = rows.get(name);
    if (row === undefined) {
      out.write(`${name.padEnd(14)} not imported\n`);
      continue;
    }
    const rejectedText = row.rejectedCount > 0 ? `, ${row.rejectedCount} rejected` : '';
    out.write(
      `${name.padEnd(14)} ${row.edition.padEnd(12)} ${row.rowCount.toLocaleString('en').padStart(9)} rows${rejectedText}  ` +
        `${row.licence}  ${row.source}  ${row.importedAt.toISOString()}\n` +
        (row.attribution === null ? '' : `${''.padEnd(14)} ${row.attribution}\n`),
    );
    const version = previousVersionByName.get(name);
    if (version !== undefined)
      out.write(`${''.padEnd(14)} before: ${version.edition}, ${version.source} (rollback ${name})\n`);
  }
}

/** Reports that the tables are up to date: opening the store has already migrated them. */
async function reportMigration(_db: Database, out: Writable): Promise<void> {
  out.write('the tables are up to date\n');
}

async function refreshBundled(db: Database, out: Writable): Promise<void> {
  const changedDatasets = await importBundled(db, { progress: createTerminalProgress(out) });
  if (changedDatasets.length === 0) out.write('everything is up to date\n');
}

async function importNamedDataset(
  db: Database,
  out: Writable,
  name: string | undefined,
  values: CommandValues,
): Promise<void> {
  const dataset = findDataset(name);
  if (values.edition !== undefined && (values.from === undefined || dataset === timezones))
    throw new UserFacingError(
      'usage',
      dataset === timezones
        ? 'timezones takes no --edition: the file names its edition'
        : '--edition names the edition of a file: use it with --from',
    );
  if (dataset === timezones) {
    await withTemporaryFolder('lookup-import-', (folder) => importZonesFromFile(db, out, folder, values));
    return;
  }
  if (dataset === companies && values.from !== undefined) {
    await importFromRegisters(db, out, values.from, values);
    return;
  }
  const { from, edition, force, trusted, maxBytes } = values;
  if (from !== undefined && dataset.file === undefined)
    throw new UserFacingError('usage', `${dataset.name} has only bundled data: import it without --from`);
  await withTemporaryFolder('lookup-import-', async (folder) => {
    const file =
      from === undefined
        ? undefined
        : await openSourceFile(from, {
            edition,
            folder,
            trusted,
            maxBytes,
            progress: createTerminalProgress(out),
          });
    await importFile(db, out, dataset, { from: file, force });
  });
}

/**
 * Imports an edition of the time-zone database. Unlike other sources, the source can be a folder.
 * @throws UserFacingError
 */
async function importZonesFromFile(
  db: Database,
  out: Writable,
  folder: string,
  { from, force, trusted, maxBytes }: CommandValues,
): Promise<void> {
  if (from === undefined)
    throw new UserFacingError(
      'usage',
      'timezones requires --from with a file, a folder or a URL, such as --from tzdata2026f.tar.gz. update timezones imports the newest edition.',
    );
  if (!/^https?:/.test(from)) return importZones(db, out, { path: from }, { force });
  const file = await openSourceFile(from, {
    folder,
    trusted,
    maxBytes,
    progress: createTerminalProgress(out),
  });
  await importZones(db, out, file, { force });
}

/**
 * Opens a local file, or downloads a URL.
 * @throws UserFacingError when the file does not exist or the download fails
 */
async function openSourceFile(from: string, options: Parameters<typeof fetchFile>[1]) {
  if (!/^https?:/.test(from)) {
    const file = await describeLocalFile(from, options.edition);
    if (file === undefined) throw new UserFacingError('usage', `there is no file ${from}`);
    return file;
  }
  const file = await fetchFile(new URL(from), options);
  if (typeof file === 'string') throw new UserFacingError('dataset', `${new URL(from).href} returned 404`);
  return file;
}

async function rollBackDataset(db: Database, out: Writable, name: string | undefined): Promise<void> {
  const dataset = findDataset(name);
  const { edition, source, rowCount } = await rollBack(db, dataset);
  out.write(
    `${dataset.name.padEnd(14)} rolled back to ${edition} of ${source}: ${rowCount.toLocaleString('en')} rows\n`,
  );
}

async function writeBackupFile(db: Database, out: Writable, file: string | undefined): Promise<void> {
  const path = requireFileName(file);
  const { tables, sha256 } = await writeBackup(db, path, {
    now: new Date(),
    progress: createTerminalProgress(out),
  });
  const { size } = await stat(path);
  out.write(
    `${path}: ${tables} tables, ${size.toLocaleString('en')} bytes, sha256 of the content ${sha256}\n`,
  );
}

async function restoreBackupFile(db: Database, out: Writable, file: string | undefined): Promise<void> {
  const { made, store } = await restoreBackup(db, requireFileName(file), createTerminalProgress(out));
  out.write(`the backup of ${made} (${store}) is restored; the keys are those of the backup\n`);
}

/**
 * Returns the file name of a command.
 * @throws UserFacingError when the name is missing
 */
function requireFileName(file: string | undefined): string {
  if (file !== undefined) return file;
  throw new UserFacingError('usage', 'name the file of the backup, such as lookup.backup');
}

/**
 * Finds a dataset by its name.
 * @throws UserFacingError when there is no such dataset
 */
function findDataset(name: string | undefined): Dataset {
  const dataset = datasets.find((one) => one.name === name);
  if (dataset !== undefined) return dataset;
  throw new UserFacingError(
    'usage',
    `${describeUnknownWord(
      'dataset',
      name ?? '',
      datasets.map((one) => one.name),
    )} Datasets: ${datasets.map((one) => one.name).join(', ')}.`,
  );
}

/** Imports official registers. Their records are merged into the existing companies. */
async function importFromRegisters(
  db: Database,
  out: Writable,
  from: string,
  values: CommandValues,
): Promise<void> {
  const progress = createTerminalProgress(out);
  progress.start('companies', companies.about);
  const { status, rows, remarks } = await importCompanies(db, {
    ...values,
    from,
    client: createNetworkClient(values.contact, values.trusted),
    onProgress: (done) => progress.advance(done),
  });
  progress.end('companies', `${status}: ${rows} rows`);
  for (const remark of remarks) out.write(`  ${remark}\n`);
}

/** Runs `parseArgs`. @throws UserFacingError with a message about the wrong option */
function parseWithUsageError<T>(options: readonly string[], work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UserFacingError('usage', describeOptionError(error, options));
  }
}
