import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVehicleSource } from './vehicle-source.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookup-vehicles-'));
});
afterAll(() => rm(folder, { recursive: true }));

const toFileUrl = (name: string) => pathToFileURL(join(folder, name));

test('the vehicle data is read from its file once, and is then returned synchronously', async () => {
  const source = createVehicleSource();
  const [first, second] = [source(), source()];
  expect(second).toBe(first);
  const vehicles = await first;
  expect(source()).toBe(vehicles);
});

test.each([
  ['is missing', null, /ENOENT/],
  ['is not an archive', Buffer.from('# head\n\nnothing'), /ecompress|rotli|ERR_/],
  [
    'is truncated',
    Buffer.concat([Buffer.from('# head\n\n'), brotliCompressSync(Buffer.from([9, 0, 0, 0, 1]))]),
    /truncated/,
  ],
])(
  'a file of vehicle data that %s results in service_unavailable, never in an unknown vehicle',
  async (name, contents, reason) => {
    const file = toFileUrl(name);
    if (contents !== null) await writeFile(file, contents);
    await expect(createVehicleSource(file)()).rejects.toMatchObject({
      message: expect.stringMatching(reason),
      extensions: { code: 'service_unavailable' },
    });
  },
);

test('a failed load of the vehicle data is repeated at the next query', async () => {
  const file = toFileUrl('later');
  const source = createVehicleSource(file);
  await expect(source()).rejects.toThrow('ENOENT');
  await copyFile(new URL('vehicles.bin', import.meta.url), file);
  expect((await source()).decode).toBeTypeOf('function');
});
