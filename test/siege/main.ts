/* eslint no-console: off -- a script for people */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { startService } from '../support/start-service.ts';
import { attacks, type Attack, type Target } from './attacks.ts';

/**
 * `npm run siege [-- --only pipelined] [--heap 512] [--hold 100]`: runs every class of attacks against a freshly started
 * service with a small heap, and prints which ones it held. An attack is held when the service stays alive and responds
 * as it should, and when its event loop is blocked for at most `hold` milliseconds of processor time. Exits with status 1
 * otherwise. DATA_DIR names a folder with imported data. Reads /proc: Linux only.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    heap: { type: 'string', default: '512' },
    hold: { type: 'string', default: '100' },
  },
});
const given = process.env['DATA_DIR'];
const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'lookup-siege-')));
const files = await mkdtemp(join(tmpdir(), 'lookup-siege-files-'));
const env = {
  DATA_DIR: dataDir,
  PAGES_PER_MINUTE: '600',
  NODE_OPTIONS: `--max-old-space-size=${options.heap} --import=${new URL('../../dist/tools/loop-hold.js', import.meta.url).href}`,
};
const service = await startService(env);

/** Returns the longest block of the event loop in milliseconds since the last call. */
const hold = (): Promise<number> =>
  new Promise((resolve, reject) => {
    if (!service.process.connected) return reject(new Error('the service has ended'));
    service.process.once('message', (message: { hold: number }) => resolve(message.hold));
    service.process.once('exit', () => reject(new Error('the service has ended')));
    service.process.send('hold');
  });

/** Runs a program of the service. @returns its exit code and output */
async function program(name: 'keys' | 'data', ...args: string[]): Promise<{ code: number; text: string }> {
  const file = new URL(`../../dist/${name}.js`, import.meta.url).pathname;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, OFFLINE: 'true' },
      timeout: 300_000,
    });
    return { code: 0, text: stdout };
  } catch (error) {
    const {
      code = 1,
      stdout = '',
      stderr = '',
    } = error as { code?: number; stdout?: string; stderr?: string };
    return { code: typeof code === 'number' ? code : 1, text: `${stdout}${stderr}` };
  }
}

const target: Target = {
  url: service.url,
  key: service.key,
  freeKey: async () =>
    (JSON.parse((await program('keys', 'create', '--plan', 'free', '--json')).text) as { key: string }).key,
};

/** Imports a file. @returns null when the program ends with the expected code */
async function imported(name: string, content: string | Uint8Array, wanted: 0 | 1): Promise<string | null> {
  const path = join(files, name);
  await writeFile(path, content);
  const { code, text } = await program('data', 'import', 'geofeeds', '--from', path);
  return code === wanted ? null : `the import ended with ${code}: ${text.slice(-300)}`;
}

const feed = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const block = first * 65_536 + index;
    return `10.${(block >> 16) & 255}.${(block >> 8) & 255}.${block & 255}/32,NO,NO-03,Oslo,\n`;
  }).join('');

/** Attacks with files of the operator, in addition to those over HTTP. */
const fileAttacks: readonly Attack[] = [
  { name: 'an import of 200,000 lines', run: () => imported('large.csv', feed(0, 200_000), 0) },
  { name: 'an import of another feed next to it', run: () => imported('small.csv', feed(100, 1000), 0) },
  { name: 'a file without line ends', run: () => imported('long.csv', 'x'.repeat(64_000_000), 1) },
  { name: 'a gzip bomb', run: () => imported('bomb.csv.gz', gzipSync(Buffer.alloc(300_000_000)), 1) },
  {
    name: 'a gzip bomb of empty lines',
    run: () => imported('empty.csv.gz', gzipSync('\n'.repeat(300_000_000)), 1),
  },
  {
    name: '150 custom operations at once',
    async run() {
      const folder = join(dataDir, 'operations');
      await mkdir(folder, { recursive: true });
      const text = (index: number) =>
        `query Q${index} { ${`c${index}: country(code: "NO") { code name capital }`} }\n`;
      for (let index = 0; index < 150; index += 1)
        await writeFile(join(folder, `siege-${index}.graphql`), text(index));
      for (let turn = 0; turn < 300; turn += 1) {
        const { status } = await fetch(`${target.url}/x/siege-149`, { headers: { 'x-api-key': target.key } });
        if (status === 200) return null;
        await new Promise((later) => setTimeout(later, 100));
      }
      return 'the documents are not served';
    },
  },
];

const chosen = [...attacks, ...fileAttacks].filter(({ name }) => name.includes(options.only));
let held = 0;
try {
  await hold();
  for (const { name, run } of chosen) {
    const before = performance.now();
    const problem = await run(target).catch((error: unknown) => String(error));
    const ms = await hold().catch(() => Infinity);
    const reason = problem ?? (ms > Number(options.hold) ? 'the event loop was blocked' : null);
    if (reason === null) held += 1;
    const seconds = ((performance.now() - before) / 1000).toFixed(1);
    console.log(
      `${reason === null ? 'held  ' : 'FAILED'} ${ms.toFixed(0).padStart(5)} ms  ${seconds.padStart(5)} s  ${name}${reason === null ? '' : `: ${reason}`}`,
    );
    if (ms === Infinity) break;
  }
} finally {
  console.log(`held ${held} of ${chosen.length}`);
  await service.stop();
  await rm(files, { recursive: true, force: true });
  if (given === undefined) await rm(dataDir, { recursive: true, force: true });
}
if (held < chosen.length) process.exitCode = 1;
