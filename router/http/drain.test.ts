import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { PublicUrl } from './public-url.ts';
import { listen } from './server.ts';

test('a stopping server resets no connection, sends each last response with Connection: close, and then accepts no connection', async () => {
  const server = await listen(() => ({ status: 200, headers: [], body: 'x' }), {
    host: '127.0.0.1',
    port: 0,
    maxBody: 1000,
    clientAddress: () => '127.0.0.1',
    always: [],
    publicUrl: new PublicUrl({ allowedHosts: [], isForwarded: () => false }),
    onError: (error) => expect.fail(String(error)),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const sendRequest = () =>
    new Promise<string>((reported) => {
      get({ port: server.port, host: '127.0.0.1', agent }, (response) => {
        response.resume().once('end', () => reported(response.headers.connection ?? ''));
      }).once('error', (error: NodeJS.ErrnoException) => reported(error.code ?? error.message));
    });
  let stopping = Promise.resolve();
  let responseCount = 0;
  const outcomes = new Map<string, number>();
  const runClient = async () => {
    for (let outcome = ''; outcome !== 'ECONNREFUSED';) {
      outcome = await sendRequest();
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      responseCount += 1;
      if (responseCount === 500) stopping = server.stop(5000, 200);
    }
  };
  await Promise.all(Array.from({ length: 20 }, runClient));
  await stopping;
  expect([...outcomes.keys()].sort()).toEqual(['ECONNREFUSED', 'close', 'keep-alive']);
  expect(outcomes.get('close')).toBe(20);
});
