import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CopyLines, Database, BulkWriter, StagingArea, ConsistentReader } from '../client/database.ts';
import type { Progress } from '../import/progress.ts';
import { getLastMigration } from '../migrations.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookup-restore-'));
});
afterAll(() => rm(folder, { recursive: true }));

const header = { tables: getLastMigration(), made: '2026-11-01T00:00:00.000Z', store: 'pglite' };
const account = ['COPY "account" ("id", "name") FROM stdin;', 'a\tÄ "b"', 'b\tB', '\\.'];
const airports = ['COPY "airport" ("id", "name") FROM stdin;', 'x\tX', '\\.'];
const emptySections = [
  ['COPY "plan" ("name") FROM stdin;', '\\.'],
  ['COPY "account" ("id") FROM stdin;', '\\.'],
  ['COPY "api_key" ("short") FROM stdin;', '\\.'],
];
/** Formats a backup of the given sections; required tables without a section get an empty one. */
const formatBackup = (...sections: readonly (readonly string[])[]) => {
  const isGiven = ([copy = '']: readonly string[]) =>
    sections.some(([first = '']) => first.split(' ')[1] === copy.split(' ')[1]);
  return formatSections(...sections, ...emptySections.filter((section) => !isGiven(section)));
};
const formatSections = (...sections: readonly (readonly string[])[]) =>
  ['-- lookup backup 1', `-- ${JSON.stringify(header)}`, ...sections.flat()]
    .map((line) => `${line}\n`)
    .join('');
const appendChecksum = (text: string) =>
  `${text}-- sha256 ${createHash('sha256').update(text).digest('hex')}\n`;

async function writeBackupFile(content: string | Buffer, name = 'backup.gz'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? gzipSync(content) : content);
  return path;
}

const joinLines = async (lines: CopyLines) => {
  let text = '';
  for await (const each of lines) text += each;
  return text;
};

/** Creates a store that records its operations. No rows are visible until the swap. */
function createRecordingStore() {
  const operations: string[] = [];
  const recordingOrm = {
    delete: async (table: PgTable) => void operations.push(`delete ${getTableName(table)}`),
  };
  const load = {
    orm: recordingOrm,
    copy: async (target: string, lines: CopyLines) =>
      void operations.push(`copy ${target} ${await joinLines(lines)}`),
  } as unknown as BulkWriter;
  let locks: readonly string[] = [];
  const db = {
    async stage(names: readonly string[], work: (stage: StagingArea) => Promise<void>) {
      locks = names;
      const swaps: ((load: BulkWriter) => Promise<void>)[] = [];
      await work({
        replace: async (table: string, columns: string, lines: CopyLines) =>
          void operations.push(`replace ${table} (${columns}) ${await joinLines(lines)}`),
        onSwap: (swap: (load: BulkWriter) => Promise<void>) => void swaps.push(swap),
      } as unknown as StagingArea);
      operations.push('swap');
      for (const swap of swaps) await swap(load);
    },
  } as unknown as Database;
  return { db, done: operations, locks: () => locks };
}

test("a restore replaces imported tables, restores the operator's tables in one transaction, and deletes previous versions", async () => {
  const { db, done, locks } = createRecordingStore();
  const progressEvents: string[] = [];
  const progress = {
    start: (name: string) => void progressEvents.push(`start ${name}`),
    advance: (count: number) => void progressEvents.push(`${count}`),
    end: (name: string, what: string) => void progressEvents.push(`end ${name} ${what}`),
  } as unknown as Progress;
  const dataset = ['COPY "dataset" ("name") FROM stdin;', 'airports', '\\.'];
  const restoredHeader = await restoreBackup(
    db,
    await writeBackupFile(appendChecksum(formatBackup(account, dataset, airports))),
    progress,
  );
  expect(restoredHeader).toEqual(header);
  expect(done).toEqual([
    'replace airport ("id", "name") x\tX\n',
    'swap',
    // Tables that reference others are deleted first and restored last.
    ...['dataset', 'secret', 'unit_journal', 'request_count', 'unit_usage', 'api_key', 'account', 'plan'].map(
      (name) => `delete ${name}`,
    ),
    'copy "plan" ("name") ',
    'copy "account" ("id", "name") a\tÄ "b"\nb\tB\n',
    'copy "api_key" ("short") ',
    'copy "dataset" ("name") airports\n',
    'delete kept_edition',
    'delete kept_part',
  ]);
  expect(progressEvents).toEqual(['start airport', '1', 'end airport restored']);
  // The locks prevent concurrent imports.
  expect(locks()).toEqual(expect.arrayContaining([expect.stringContaining('airports')]));
  expect(locks().length).toBeGreaterThan(10);
});

test('a backup with an empty table can be restored, even without a progress callback', async () => {
  const { db, done } = createRecordingStore();
  await restoreBackup(db, await writeBackupFile(appendChecksum(formatBackup([airports[0] ?? '', '\\.']))));
  expect(done[0]).toBe('replace airport ("id", "name") ');
});

test('a restore accepts rows whose text looks like the syntax of a backup file', async () => {
  const { db, done } = createRecordingStore();
  const wrongChecksum = `-- sha256 ${'0'.repeat(64)}`;
  const rows = [
    'COPY "airport" ("id", "name") FROM stdin;',
    wrongChecksum,
    'COPY "x" ("y") FROM stdin;',
    '-- x',
    '\\.',
  ];
  await restoreBackup(db, await writeBackupFile(appendChecksum(formatBackup(rows))));
  expect(done[0]).toBe(`replace airport ("id", "name") ${rows.slice(1, -1).join('\n')}\n`);
});

test('a restore writes rows in chunks of at least one mebibyte and splits no row', async () => {
  const longRow = `${'x'.repeat(99)}\ty`;
  const pieces: string[] = [];
  const db = {
    stage: (_: unknown, work: (stage: StagingArea) => Promise<void>) =>
      work({
        async replace(_table: string, _columns: string, lines: CopyLines) {
          for await (const piece of lines) pieces.push(piece);
        },
        onSwap: () => undefined,
      } as unknown as StagingArea),
  } as unknown as Database;
  const count = 21_000;
  await restoreBackup(
    db,
    await writeBackupFile(
      appendChecksum(
        formatBackup([airports[0] ?? '', ...Array.from({ length: count }, () => longRow), '\\.']),
      ),
    ),
  );
  // A row has 102 bytes including its line end, so 10,281 rows are the smallest number that fills a mebibyte.
  expect(pieces.map(({ length }) => length / 102)).toEqual([10_281, 10_281, count - 2 * 10_281]);
});

describe('invalid backup files', () => {
  const completeBackup = appendChecksum(formatBackup(account));
  const replaceInBackup = (from: string, to: string) => formatBackup(account).replace(from, to);
  const newerHeader = JSON.stringify({ ...header, tables: header.tables + 1 });
  test.each<[string, () => string | Buffer, RegExp]>([
    [
      'another kind of file',
      () => 'hello\n',
      /is not a complete backup: its first line is not the first line of a backup\. Nothing was changed\.$/,
    ],
    [
      'one of the form to come',
      () => replaceInBackup('backup 1', 'backup 2'),
      /was created by a newer version of this program/,
    ],
    [
      'one that says a little more',
      () => replaceInBackup('backup 1', 'backup 1x'),
      /its first line is not the first line of a backup/,
    ],
    [
      'one of later tables',
      () => appendChecksum(replaceInBackup(JSON.stringify(header), newerHeader)),
      /was created by a newer version of this program: restore it with that version\. Nothing/,
    ],
    [
      'no head',
      () => appendChecksum(replaceInBackup(JSON.stringify(header), '{}')),
      /its header line is missing/,
    ],
    [
      'a second line that is not JSON',
      () => appendChecksum(replaceInBackup(JSON.stringify(header), '{')),
      /its header line is missing/,
    ],
    [
      'a head without its day',
      () => appendChecksum(replaceInBackup('"made"', '"mode"')),
      /its header line is missing/,
    ],
    [
      'a head without its store',
      () => appendChecksum(replaceInBackup('"store"', '"stare"')),
      /its header line is missing/,
    ],
    [
      'a table that nobody knows',
      () => appendChecksum(replaceInBackup('"account"', '"acount"')),
      /it names an unknown table: "COPY \\"acount\\" /,
    ],
    [
      'text that is not a table',
      () => appendChecksum(formatBackup(['DROP TABLE account;'])),
      /it names an unknown table: "DROP TABLE account;"/,
    ],
    [
      'a column that nobody knows',
      () => appendChecksum(replaceInBackup('"name"', '"nama"')),
      /its table account has an unknown column "nama"/,
    ],
    [
      'another first column',
      () => appendChecksum(replaceInBackup('"id"', '"ida"')),
      /its table account has an unknown column "ida"/,
    ],
    [
      'another checksum',
      () => `${formatBackup(account)}-- sha256 ${'0'.repeat(64)}\n`,
      /its checksum does not match/,
    ],
    ['a changed row', () => completeBackup.replace('b\tB', 'b\tC'), /its checksum does not match/],
    ['no checksum', () => formatBackup(account), /it is truncated/],
    ['a truncated checksum', () => completeBackup.slice(0, -2), /it is truncated/],
    ['only its first line', () => '-- lookup backup 1\n', /it is truncated/],
    ['no content', () => '', /it is truncated/],
    [
      'a checksum within a table',
      () => `${formatSections(account.slice(0, -1))}-- sha256 ${'0'.repeat(64)}\n`,
      /it is truncated/,
    ],
    ['no table', () => appendChecksum(formatSections()), /it lacks the table plan/],
    [
      'no keys',
      () => appendChecksum(formatSections(...emptySections.slice(0, 2))),
      /it lacks the table api_key/,
    ],
    [
      'a line without an end',
      () =>
        appendChecksum(formatBackup(['COPY "account" ("id") FROM stdin;', 'x'.repeat(20_000_000), '\\.'])),
      /a line is longer than 16,777,216 characters/,
    ],
    ['text after its end', () => `${completeBackup}x\n`, /it contains text after its end/],
    ['text that is not compressed', () => Buffer.from(completeBackup), /it is damaged or truncated/],
    [
      'compressed data that is truncated',
      () => gzipSync(completeBackup).subarray(0, -9),
      /it is damaged or truncated/,
    ],
  ])('a restore of a backup with %s writes nothing', async (_, content, message) => {
    const { db, done } = createRecordingStore();
    const path = await writeBackupFile(content());
    const restoration = restoreBackup(db, path);
    await expect(restoration).rejects.toMatchObject({ name: 'UserFacingError', kind: 'dataset' });
    await expect(restoration).rejects.toThrow(message);
    await expect(restoration).rejects.toThrow(path);
    expect(done).toEqual([]);
  });

  test('a restore writes nothing when the backup file is missing', async () => {
    const path = join(folder, 'none.gz');
    await expect(restoreBackup(createRecordingStore().db, path)).rejects.toThrow(
      new UserFacingError('dataset', `there is no file ${path}`),
    );
  });

  test('a restore reports the error of the operating system when the backup file is a folder', async () => {
    await expect(restoreBackup(createRecordingStore().db, folder)).rejects.toThrow('EISDIR');
  });
});

describe('a written backup', () => {
  const rows: Readonly<Record<string, readonly string[]>> = {
    account: ['a\tA\n', 'b\tB\n'],
    airport: ['x\tX\n'],
  };
  const view = {
    async *rows(table: string) {
      yield* rows[table] ?? [];
    },
  } as unknown as ConsistentReader;
  const db = {
    kind: 'postgresql',
    view: (work: (view: ConsistentReader) => Promise<unknown>) => work(view),
  } as unknown as Database;
  const now = new Date('2026-11-22T00:00:00Z');

  test('a written backup file can be restored, and only its owner can read it', async () => {
    const path = join(folder, 'written.gz');
    const { tables, sha256 } = await writeBackup(db, path, { now });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const text = gunzipSync(await readFile(path)).toString();
    expect(text.match(/^COPY /gm)).toHaveLength(tables);
    expect(
      text.startsWith(
        `-- lookup backup 1\n-- {"tables":${getLastMigration()},"made":"2026-11-22T00:00:00.000Z","store":"postgresql"}\nCOPY "plan"`,
      ),
    ).toBe(true);
    expect(text.endsWith(`\\.\n-- sha256 ${sha256}\n`)).toBe(true);
    const { db: other, done } = createRecordingStore();
    expect(await restoreBackup(other, path)).toMatchObject({ store: 'postgresql' });
    expect(done.find((each) => each.startsWith('copy "account"'))).toMatch(/a\tA\nb\tB\n$/);
    expect(done.find((each) => each.startsWith('replace airport'))).toMatch(/ x\tX\n$/);
  });

  test('a failed backup leaves no file behind', async () => {
    const path = join(folder, 'failed.gz');
    const brokenStore = { ...db, view: () => Promise.reject(new Error('down')) };
    await expect(writeBackup(brokenStore, path, { now })).rejects.toThrow('down');
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });
});
