import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '../../db/client/client.ts';
import { npi } from '../../db/importers/npi.ts';
import { importDataset } from '../../db/import/import.ts';
import { npiColumns, person, formatProviderLine, formatQuotedLine } from '../support/npi-file.ts';

/**
 * Measures the rows per second of the NPPES import with a generated file. Imports into DATABASE_URL, where the import replaces
 * the providers, or into a new embedded database. Run: node --import tsx test/bench/npi-import.ts [rows]
 */

const rows = Number(process.argv[2] ?? 200_000);

function* generateLines(): Generator<string> {
  yield `${formatQuotedLine(npiColumns)}\n`;
  // All rows differ only in the number. Splitting and writing such rows costs the same as for real rows.
  const [before, after] = formatProviderLine({ ...person, NPI: '@' }).split('@');
  for (let row = 0; row < rows; row += 1) yield `${before}${1_000_000_000 + row * 10}${after}\n`;
}

const folder = await mkdtemp(join(tmpdir(), 'lookup-bench-'));
try {
  const path = join(folder, 'npidata_pfile.csv');
  await pipeline(Readable.from(generateLines()), createWriteStream(path));
  const { size } = await stat(path);
  const db = await openDatabase({ databaseUrl: process.env['DATABASE_URL'], dataDir: folder });
  const startedAt = performance.now();
  await importDataset(db, npi, { from: { path, edition: 'bench', source: 'bench' }, force: true });
  const seconds = (performance.now() - startedAt) / 1000;
  await db.close();
  process.stdout.write(
    `${rows.toLocaleString('en')} rows of ${Math.round(size / rows)} bytes: ` +
      `${Math.round(rows / seconds).toLocaleString('en')} rows/s, ` +
      `${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most\n`,
  );
} finally {
  await rm(folder, { recursive: true });
}
