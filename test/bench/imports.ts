/**
 * `npm run imports`: wall time, processor time and memory of imports of realistic size, into PostgreSQL and into the embedded
 * database. The files are generated in the formats of GeoNames' postal codes and of the National Address Database. Processor
 * time is hardly affected by other work on the machine.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../db/client/client.ts';
import { readProcessorTime } from '../support/processor-time.ts';
import { startPostgresql } from '../support/postgresql-server.ts';
import { writeAddressFile, writePostalFile } from './large-files.ts';

const codes = 1_600_000;
const addresses = 1_000_000;

const program = fileURLToPath(new URL('../../dist/data.js', import.meta.url));
const printUsage =
  'process.once("exit", () => process.stderr.write(`usage ${JSON.stringify(process.resourceUsage())}`))';

interface Usage {
  readonly userCPUTime: number;
  readonly systemCPUTime: number;
  readonly maxRSS: number;
}

type Env = Readonly<Record<string, string>>;

/**
 * Runs a command, and measures its time and memory.
 * @param server process id of the database server, if it is a separate process
 */
async function run(env: Env, args: readonly string[], server: number | null): Promise<string> {
  const cpuBefore = server === null ? 0 : await readProcessorTime(server);
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${printUsage}`, program, ...args],
    {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const [code] = await once(child, 'close');
  const usageText = /usage (.*)/.exec(output)?.[1];
  if (code !== 0 || usageText === undefined) throw new Error(`the import ended with ${code}: ${output}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usageText) as Usage;
  const parts = [
    `${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    `processor ${((userCPUTime + systemCPUTime) / 1e6).toFixed(1)} s`,
    ...(server === null
      ? []
      : [`and ${(((await readProcessorTime(server)) - cpuBefore) / 1e6).toFixed(1)} s of PostgreSQL`]),
    `${Math.round(maxRSS / 1024)} MB`,
  ];
  return parts.join(', ');
}

const folder = await mkdtemp(join(tmpdir(), 'lookup-imports-'));
await chmod(folder, 0o711);
const server = await startPostgresql();
try {
  const [first, second, nad] = ['allCountries.txt', 'newer.txt', 'nad.txt'].map((name) => join(folder, name));
  if (first === undefined || second === undefined || nad === undefined)
    throw new Error('three files are needed');
  await writePostalFile(first, codes);
  await writePostalFile(second, codes, 2);
  await writeAddressFile(nad, addresses);
  const stores = [
    {
      name: 'PostgreSQL',
      env: { DATABASE_URL: server.url, DATA_DIR: join(folder, 'beside') },
      pid: server.pid,
    },
    { name: 'embedded', env: { DATA_DIR: join(folder, 'embedded') }, pid: null },
  ];
  const imports = [
    [`${codes} postal codes`, 'postal-geonames', first],
    ['the same file again', 'postal-geonames', first],
    ['another edition of it', 'postal-geonames', second],
    [`${addresses} addresses`, 'us_addresses', nad],
  ] as const;
  for (const { name, env, pid } of stores) {
    await (await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })).close();
    for (const [what, dataset, file] of imports)
      process.stdout.write(`${name}, ${what}: ${await run(env, ['import', dataset, '--from', file], pid)}\n`);
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
