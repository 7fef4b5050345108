import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { fetchFile } from './source-file.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Downloads from a server on this machine. */
async function download(respond: RequestListener, limits: { maxBytes?: number; idleMs?: number } = {}) {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const folder = await mkdtemp(join(tmpdir(), 'lookup-download-'));
  folders.push(folder);
  const origin = `http://127.0.0.1:${port}`;
  return fetchFile(new URL(`${origin}/feed.csv`), {
    folder,
    trusted: new Set([origin]),
    maxBytes: 1_000_000,
    ...limits,
  });
}

test('a download that never ends stops at the size limit', async () => {
  let isClosed = false;
  const sendEndlessFile: RequestListener = (_, response) => {
    response.on('close', () => (isClosed = true));
    const write = (): void => {
      if (!response.destroyed && response.write(Buffer.alloc(65_536))) setImmediate(write);
    };
    response.on('drain', write);
    write();
  };
  await expect(download(sendEndlessFile)).rejects.toThrow(
    /has more than 1 MB, the limit for this file\. IMPORT_MAX_MB/,
  );
  await expect.poll(() => isClosed).toBe(true);
});

test('a download that is announced as larger than the limit is not downloaded', async () => {
  const sendLargeFile: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': '2000000' }).flushHeaders();
  };
  await expect(download(sendLargeFile)).rejects.toThrow(/has more than 1 MB/);
});

test('a file that is larger than the free disk space is not downloaded', async () => {
  const sendLargeFile: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': '9000000000000000' }).flushHeaders();
  };
  await expect(download(sendLargeFile, { maxBytes: Infinity })).rejects.toThrow(/needs more disk space than/);
});

test('a download fails when the server stops sending before or during the response', async () => {
  await expect(download(() => undefined, { idleMs: 100 })).rejects.toThrow(/sent no bytes for too long/);
  const stallAfterFirstRow: RequestListener = (_, response) => void response.write('a,b\n');
  await expect(download(stallAfterFirstRow, { idleMs: 100 })).rejects.toThrow(
    /no bytes arrived for 1 seconds/,
  );
});

test('a file within the limits is downloaded completely', async () => {
  const file = await download((_, response) => void response.end('192.0.2.0/24,NO,,,\n'));
  expect(file).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test('SIGTERM removes the temporary folder of a download', async () => {
  const module = new URL('./temporary-folder.ts', import.meta.url).href;
  const code = `import { withTemporaryFolder } from '${module}';
    withTemporaryFolder('lookup-signal-', (folder) => {
      console.log(folder);
      return new Promise(() => setInterval(() => undefined, 1e6));
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = line.toString().trim();
  expect(existsSync(folder)).toBe(true);
  child.kill('SIGTERM');
  const [status] = (await once(child, 'exit')) as [number];
  expect([status, existsSync(folder)]).toEqual([143, false]);
});
