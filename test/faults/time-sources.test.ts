import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createUnavailableError } from '../../core/lookup-error.ts';
import { getToolPath } from '../support/build.ts';
import { createTimeService } from '../support/time-graph.ts';

describe('the time family with an unavailable store', () => {
  const get = createTimeService({
    zonesAt: () => {
      throw createUnavailableError('The index of coordinates is not loaded: import the dataset.');
    },
  });

  test.each([
    ['ERR-030', '/time?city=Paris'],
    ['ERR-030', '/time?iata=JFK'],
    ['ERR-031', '/time?lat=1&lon=1'],
  ])(
    '%s the request GET %s returns 503, never 404, when the store of the time family is unavailable',
    async (_, path) => {
      const { status, body } = await get(path);
      expect(status).toBe(503);
      expect(body).toMatchObject({ code: 'service_unavailable' });
      expect(JSON.stringify(body)).not.toContain('not_found');
    },
  );

  test('ERR-033 clocks by zone name still work when the store of the time family is unavailable', async () => {
    expect((await get('/time/UTC')).status).toBe(200);
    expect((await get('/time/Asia/Tokyo?to=Europe/Paris')).status).toBe(200);
  });
});

test('VER-021 clocks use the bundled tz edition, regardless of the variable TZ and the zone files of the host', async () => {
  const readClocks = async (env: Record<string, string>) => {
    const options = { env: { PATH: process.env['PATH'] ?? '', ...env } };
    return (await promisify(execFile)(process.execPath, [getToolPath('print-clocks')], options)).stdout;
  };
  const utcClocks = await readClocks({ TZ: 'UTC' });
  expect(utcClocks).toContain('"timezone_database_version":"2026c"');
  expect(await readClocks({ TZ: 'Pacific/Apia', TZDIR: '/nonexistent', LANG: 'ar_EG.UTF-8' })).toBe(
    utcClocks,
  );
});
