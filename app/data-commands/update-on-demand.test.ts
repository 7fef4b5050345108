import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databases } from '../../test/support/databases.ts';
import { executeDataCommand } from './commands.ts';

const archive = zipSync({
  'SI.txt': strToU8('SI\t1000\tLjubljana\t\t\t\t\t\t\t46.05\t14.51\t4\n'),
});

describe.each(databases)('imports on demand on $name', ({ make }) => {
  test('concurrent imports of one country download its file once, and a file that is too large is rejected', async () => {
    const store = await make();
    const requestedPaths: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      requestedPaths.push(url);
      if (url.endsWith('/SI.zip')) response.end(archive);
      // More than the limit of 40 MB for one country.
      else for (let part = 0; part < 41; part += 1) response.write(Buffer.alloc(1_000_000));
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(async () => {
      server.closeAllConnections();
      server.close();
      await store.remove();
    });
    await (await store.open()).close();
    const run = async (country: string) => {
      let text = '';
      const code = await executeDataCommand(
        ['update', 'postal', '--country', country, '--on-demand'],
        {
          DATABASE_URL: store.databaseUrl,
          DATA_DIR: store.dataDir,
          IMPORT_MIRROR: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        },
        { isTTY: false, write: (piece: string) => (text += piece) !== '' },
      );
      return { code, text };
    };
    // Only PostgreSQL can be opened by several processes.
    const runs =
      store.databaseUrl === undefined
        ? [await run('SI'), await run('SI')]
        : await Promise.all([run('SI'), run('SI'), run('SI')]);
    expect(runs.map(({ code }) => code)).toEqual(runs.map(() => 0));
    expect(requestedPaths).toEqual(['/download.geonames.org/export/zip/SI.zip']);
    const large = await run('HR');
    expect(large).toMatchObject({
      code: 1,
      text: expect.stringContaining('has more than 40 MB, the limit for this file') as string,
    });
  });
});
