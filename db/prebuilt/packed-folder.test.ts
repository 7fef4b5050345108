import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packFolder, unpackFolder } from './packed-folder.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'lookup-packed-'));
  const folder = join(place, 'from');
  await mkdir(join(folder, 'empty'), { recursive: true });
  await mkdir(join(folder, 'base/1'), { recursive: true });
  await writeFile(join(folder, 'base/1/zeros'), Buffer.alloc(300_000));
  await writeFile(join(folder, 'base/1/ä'), 'naïve', { mode: 0o644 });
  await writeFile(join(folder, 'nothing'), '');
  await writeFile(join(folder, 'left'), 'out');
});
afterAll(() => rm(place, { recursive: true }));

test('unpacking restores all packed files and empty folders, private to their owner', async () => {
  const packed = join(place, 'packed.br');
  const sha256 = await packFolder(join(place, 'from'), packed, (path) => path !== 'left');
  expect((await stat(packed)).size).toBeLessThan(1000);
  const to = join(place, 'to');
  await unpackFolder(packed, sha256, to);
  expect((await readdir(to, { recursive: true })).sort()).toEqual(
    ['base', 'base/1', 'base/1/zeros', 'base/1/ä', 'empty', 'nothing'].sort(),
  );
  expect(await readFile(join(to, 'base/1/ä'), 'utf8')).toBe('naïve');
  expect((await readFile(join(to, 'base/1/zeros'))).equals(Buffer.alloc(300_000))).toBe(true);
  expect((await stat(join(to, 'base/1/ä'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(to, 'empty'))).mode & 0o777).toBe(0o700);
  expect((await stat(to)).mode & 0o777).toBe(0o700);
});

test('rejects a damaged file before it writes anything', async () => {
  const packed = join(place, 'damaged.br');
  const sha256 = await packFolder(join(place, 'from'), packed);
  const bytes = await readFile(packed);
  bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
  await writeFile(packed, bytes);
  const to = join(place, 'never');
  await expect(unpackFolder(packed, sha256, to)).rejects.toThrow(`${packed} is damaged`);
  await expect(stat(to)).rejects.toThrow('ENOENT');
});
