import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { killWithParent } from '../support/end-with-parent.ts';
import { copyFreshInstallation, serviceUser } from '../support/fresh-installation.ts';
import { startLoopbackServer } from '../support/loopback-provider.ts';
import { startService } from '../support/start-service.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';

interface ReportedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parent: string | null;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Span kinds of OpenTelemetry. */
const [server, client] = [1, 2];

/** Starts only the contact subgraph. @returns its URL */
async function startContact(env: Readonly<Record<string, string>>): Promise<string> {
  const program = fileURLToPath(new URL('../../dist/subgraph.js', import.meta.url));
  const child = spawn(process.execPath, [program, 'contact'], {
    env: { PATH: process.env['PATH'], PORT: '0', ...serviceUser, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  killWithParent(child);
  onTestFinished(() => void child.kill());
  return new Promise((found, failed) => {
    child.once('exit', (code) => failed(new Error(`It ended with ${code}.`)));
    child.stdout.on('data', (part: Buffer) => {
      const [url] = /http:\S+/.exec(part.toString()) ?? [];
      if (url !== undefined) found(url);
    });
  });
}

test('a trace covers router, subgraph and provider, and an OpenTelemetry SDK receives a span of each', async () => {
  const requestedTraceparents: (string | undefined)[] = [];
  const twilio = await startLoopbackServer((request, response) => {
    requestedTraceparents.push(request.headers['traceparent']?.toString());
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        valid: true,
        phone_number: '+12125550123',
        caller_name: { caller_name: 'A', caller_type: 'BUSINESS', error_code: null },
      }),
    );
  });
  const folder = await mkdtemp(join(tmpdir(), 'lookup-spans-'));
  const installed = await copyFreshInstallation('embedded');
  onTestFinished(async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(installed, { recursive: true, force: true });
  });
  const spansFile = join(folder, 'spans');
  const sdk = {
    NODE_OPTIONS: `--import=${new URL('../support/spans-to-file.mjs', import.meta.url).href}`,
    SPANS_FILE: spansFile,
  };
  const provider = {
    CALLER_PROVIDER: 'twilio',
    TWILIO_URL: twilio.url,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
  };
  const contact = await startContact({ ...provider, ...sdk });
  const fixture = await startService({
    DATA_DIR: join(installed, 'data'),
    ...serviceUser,
    ...sdk,
    SUBGRAPH_CONTACT_URL: contact,
  });
  onTestFinished(() => fixture.stop());
  const sendRequest = (number: string) =>
    fetch(`${fixture.url}/caller/${number}`, {
      headers: { 'X-API-Key': fixture.key, traceparent: `00-${traceId}-${parentId}-01` },
    });
  expect((await sendRequest('+12125550123')).status).toBe(200);

  const readSpans = (): Promise<ReportedSpan[]> =>
    readFile(spansFile, 'utf8').then((text) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as ReportedSpan)
        .filter((span) => span.traceId === traceId),
    );
  await expect.poll(async () => (await readSpans().catch(() => [])).length).toBe(4);
  const reportedSpans = await readSpans();
  const findChildSpan = (parent: string | null) => reportedSpans.find((span) => span.parent === parent);
  const request = findChildSpan(parentId);
  const requestInfo = findChildSpan(request?.spanId ?? null);
  const serverSpan = findChildSpan(requestInfo?.spanId ?? null);
  const providerSpan = findChildSpan(serverSpan?.spanId ?? null);
  expect([request, requestInfo, serverSpan, providerSpan].map((span) => [span?.name, span?.kind])).toEqual([
    ['GET /caller/{number}', server],
    ['subgraph contact', client],
    ['subgraph contact', server],
    ['provider Twilio Lookup', client],
  ]);
  expect(request?.attributes).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/caller/{number}',
    'http.response.status_code': 200,
    'lookup.family': 'caller',
  });
  // No span contains the requested number.
  expect(await readFile(spansFile, 'utf8')).not.toContain('2125550123');
  expect(requestedTraceparents).toEqual([`00-${traceId}-${providerSpan?.spanId}-01`]);
});

test('the trace context is forwarded unchanged when there is no OpenTelemetry SDK', async () => {
  const requestedSpans: unknown[] = [];
  const twilio = await startLoopbackServer((request, response) => {
    requestedSpans.push([request.headers['traceparent'], request.headers['tracestate']]);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ valid: true, phone_number: '+12125550124', caller_name: null }));
  });
  const contact = await startContact({
    CALLER_PROVIDER: 'twilio',
    TWILIO_URL: twilio.url,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
  });
  const traceparent = `00-${traceId}-${parentId}-00`;
  const reply = await fetch(contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent, tracestate: 'congo=t61rcWkgMzE' },
    body: JSON.stringify({ query: '{ caller(number: "+12125550124") { valid __typename } }' }),
  });
  expect(reply.status).toBe(200);
  expect(requestedSpans).toEqual([[traceparent, 'congo=t61rcWkgMzE']]);
});
