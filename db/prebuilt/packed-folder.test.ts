import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packFolder, unpackFolder } from './packed-folder.ts';

let workFolder: string;
beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'lookup-packed-'));
  const folder = join(workFolder, 'from');
  await mkdir(join(folder, 'empty'), { recursive: true });
  await mkdir(join(folder, 'base/1'), { recursive: true });
  await writeFile(join(folder, 'base/1/zeros'), Buffer.alloc(300_000));
  await writeFile(join(folder, 'base/1/ä'), 'naïve', { mode: 0o644 });
  await writeFile(join(folder, 'nothing'), '');
  await writeFile(join(folder, 'left'), 'out');
});
afterAll(() => rm(workFolder, { recursive: true }));

test('unpacking a packed folder restores all files and empty folders, accessible only to their owner', async () => {
  const packedFile = join(workFolder, 'packed.br');
  const sha256 = await packFolder(join(workFolder, 'from'), packedFile, (path) => path !== 'left');
  expect((await stat(packedFile)).size).toBeLessThan(1000);
  const targetFolder = join(workFolder, 'to');
  await unpackFolder(packedFile, sha256, targetFolder);
  expect((await readdir(targetFolder, { recursive: true })).sort()).toEqual(
    ['base', 'base/1', 'base/1/zeros', 'base/1/ä', 'empty', 'nothing'].sort(),
  );
  expect(await readFile(join(targetFolder, 'base/1/ä'), 'utf8')).toBe('naïve');
  expect((await readFile(join(targetFolder, 'base/1/zeros'))).equals(Buffer.alloc(300_000))).toBe(true);
  expect((await stat(join(targetFolder, 'base/1/ä'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(targetFolder, 'empty'))).mode & 0o777).toBe(0o700);
  expect((await stat(targetFolder)).mode & 0o777).toBe(0o700);
});

test('unpacking a damaged packed folder is rejected before any file is written', async () => {
  const packedFile = join(workFolder, 'damaged.br');
  const sha256 = await packFolder(join(workFolder, 'from'), packedFile);
  const bytes = await readFile(packedFile);
  bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
  await writeFile(packedFile, bytes);
  const targetFolder = join(workFolder, 'never');
  await expect(unpackFolder(packedFile, sha256, targetFolder)).rejects.toThrow(`${packedFile} is damaged`);
  await expect(stat(targetFolder)).rejects.toThrow('ENOENT');
});
