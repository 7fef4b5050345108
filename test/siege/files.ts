import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { socketName } from '../../app/access/control-client.ts';
import { withShortPath } from '../../db/client/folder-lock.ts';
import {
  describeNonClientError,
  describeMismatch,
  waitFor,
  formatNestedLists,
  checkOtherClients,
  repeatText,
  send,
  type Attack,
  type AttackClass,
  type Target,
} from './attack.ts';

/** Rows of a geofeed. Another `block` gives other addresses. */
const buildFeed = (block: number, count: number): string =>
  repeatText(count, (index) => {
    const address = block * 65_536 + index;
    return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}/32,NO,NO-03,Oslo,\n`;
  });

/** Builds an attack by importing a file. The import must end with the given exit code. */
const buildImportAttack = (
  name: string,
  file: string,
  content: () => string | Uint8Array,
  wanted: 0 | 1,
  dataset = 'geofeeds',
): Attack => ({
  name,
  async run(target) {
    const path = join(target.folder, file);
    await writeFile(path, content());
    const { code, text } = await target.data(['import', dataset, '--from', path]);
    await rm(path);
    return code === wanted ? null : `the import ended with ${code}: ${text.slice(-300)}`;
  },
});

/** Waits until a custom operation is served. */
async function isServed({ url, key }: Target, name: string): Promise<string | null> {
  for (let iteration = 0; iteration < 300; iteration += 1) {
    const response = await send(`${url}/x/${name}`, { headers: { 'x-api-key': key } });
    if (response.status === 200) return null;
    await waitFor(100);
  }
  return `/x/${name} is not served`;
}

const formatOperation = (index: number) =>
  `query Q${index} { ${repeatText(8, (alias) => `c${alias}: country(code: "NO") { code name } `)} }\n`;

const createOperationsFolder = async ({ dataDir }: Target): Promise<string> => {
  const folder = join(dataDir, 'operations');
  await mkdir(folder, { recursive: true });
  return folder;
};

/** Builds an attack by unusable documents next to a valid one, which must still be served. */
const buildUnusableFileAttack = (
  name: string,
  makers: readonly ((path: string) => Promise<unknown>)[],
): Attack => ({
  name,
  async run(target) {
    const folder = await createOperationsFolder(target);
    const paths = makers.map((_, index) => join(folder, `bad-${index}.graphql`));
    const validName = `good-${Math.random().toString(36).slice(2, 8)}`;
    try {
      for (const [index, make] of makers.entries()) await make(paths[index] ?? '');
      await writeFile(join(folder, `${validName}.graphql`), formatOperation(1));
      return (await isServed(target, validName)) ?? (await checkOtherClients(target));
    } finally {
      for (const path of paths) await rm(path, { force: true, recursive: true });
    }
  },
});

/** Sends a line to the control socket. @returns the response */
const runControlLine = (dataDir: string, line: string): Promise<string> =>
  withShortPath(
    dataDir,
    (folder) =>
      new Promise<string>((resolve, reject) => {
        let text = '';
        const socket = connect(join(folder, socketName))
          .on('error', reject)
          .on('data', (part: Buffer) => (text += part.toString()))
          .once('close', () => resolve(text));
        socket.write(`${line}\n`);
      }),
  );

export const operatorClasses: readonly AttackClass[] = [
  {
    name: 'files in the operations folder',
    attacks: [
      buildUnusableFileAttack('links to itself, an endless device, a folder and nothing', [
        (path) => symlink(basename(path), path),
        (path) => symlink('/dev/zero', path),
        (path) => symlink('/', path),
        (path) => symlink('/nowhere/at/all', path),
      ]),
      buildUnusableFileAttack('a pipe, a folder, 10 MB and 5,000 levels', [
        (path) => promisify(execFile)('mkfifo', [path]),
        (path) => mkdir(path),
        (path) => writeFile(path, ' '.repeat(10_000_000)),
        (path) => writeFile(path, `{ ${'a {'.repeat(5000)}`),
      ]),
    ],
  },
  {
    name: 'lines of the control socket',
    attacks: (
      [
        ['["list"]', 0],
        ['drop table key', 1],
        ['{}', 2],
        ['[1]', 2],
        ['["list", null]', 2],
        [formatNestedLists(20_000), 2],
        ['["nothing"]', 2],
        ['["list", "--account", "\'; --"]', 2],
        ['["create", "--account", "\'; --"]', 2],
      ] as const
    ).map(([line, code]) => ({
      name: line.length > 40 ? `${line.length} brackets` : line,
      async run({ dataDir }: Target) {
        const text = await runControlLine(dataDir, line);
        return text.startsWith(`{"code":${code},"text":`) ? null : `response: ${text.slice(0, 100)}`;
      },
    })),
  },
];

export const fileClasses: readonly AttackClass[] = [
  {
    name: 'custom operations',
    isLong: true,
    attacks: [
      {
        name: '150 documents at once',
        async run(target) {
          const folder = await createOperationsFolder(target);
          for (let index = 0; index < 150; index += 1)
            await writeFile(join(folder, `many-${index}.graphql`), formatOperation(index));
          return isServed(target, 'many-149');
        },
      },
    ],
  },
  {
    name: 'large imports into the embedded store',
    isLong: true,
    attacks: [
      buildImportAttack('a geofeed of 200,000 lines', 'large.csv', () => buildFeed(0, 200_000), 0),
      buildImportAttack('another feed next to it', 'small.csv', () => buildFeed(100, 1000), 0),
      buildImportAttack('the large feed again, changed', 'large.csv', () => buildFeed(1, 200_000), 0),
      {
        name: 'a backup of it',
        async run(target) {
          const path = join(target.folder, 'backup');
          const { code, text } = await target.data(['backup', path]);
          await rm(path, { force: true });
          return code === 0 ? null : `the backup ended with ${code}: ${text.slice(-300)}`;
        },
      },
    ],
  },
  {
    name: 'hostile files',
    isLong: true,
    attacks: [
      buildImportAttack('64 MB without a line end', 'long.csv', () => 'x'.repeat(64_000_000), 1),
      buildImportAttack('a gzip bomb', 'bomb.csv.gz', () => gzipSync(Buffer.alloc(300_000_000)), 1),
      buildImportAttack(
        'a gzip bomb of empty lines',
        'empty.csv.gz',
        () => gzipSync('\n'.repeat(300_000_000)),
        1,
      ),
      buildImportAttack('an empty file', 'nothing.csv', () => '', 1),
      buildImportAttack('bytes that are not text', 'bytes.csv', () => Buffer.alloc(1_000_000, 0xff), 1),
      buildImportAttack('JSON of 200,000 levels', 'deep.json', () => formatNestedLists(200_000), 1, 'tariff'),
      {
        name: 'a download that never ends',
        async run(target) {
          const server = createServer((_, response) => {
            response.writeHead(200, { 'content-type': 'text/csv' });
            const write = () => {
              while (!response.destroyed && response.write('\n'.repeat(65_536)));
            };
            response.on('drain', write);
            write();
          });
          await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
          const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
          try {
            const { code, text } = await target.data(['import', 'geofeeds', '--from', `${origin}/feed.csv`], {
              OFFLINE: 'false',
              IMPORT_TRUSTED: origin,
              IMPORT_MAX_MB: '50',
            });
            return /limit for this file/.test(text) ? describeMismatch('exit code', code, 1) : text;
          } finally {
            server.closeAllConnections();
            server.close();
          }
        },
      },
      {
        name: 'a restore of a file that is not a backup',
        async run(target) {
          const path = join(target.folder, 'no-backup');
          await writeFile(path, 'x'.repeat(64_000_000));
          const { code, text } = await target.data(['restore', path]);
          return code === 0
            ? 'it was restored'
            : describeNonClientError({ status: 200, headers: new Headers(), text });
        },
      },
    ],
  },
];
