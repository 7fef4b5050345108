/**
 * `node pack/smoke.js <release folder> [<command lookup>]` starts the release twice on a data folder (DATA_DIR, or
 * DATABASE_URL), requests every documented example, and reports start times and memory. With a command, it runs `<command>
 * serve` in the working directory instead. The variable OLDER contains the path of the dump from which the data folder was
 * restored. The service must then accept the first key of the dump, and city ids must still refer to the same places. External
 * sources are turned off, so that families that depend on one can fail. The exit code is 1 after any unexpected response.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

const release = resolve(process.argv[2] ?? '.');
const [, , , command] = process.argv;
const olderDump = process.env.OLDER === undefined ? null : readFileSync(process.env.OLDER, 'utf8');
/** Families that depend on external services. */
const externalFamilies = new Set([
  ...['caller', 'carrier', 'dns', 'domain', 'email', 'hlr', 'mx', 'npi', 'tariff', 'vat', 'weather'],
  // Families with data that operators import.
  ...['address', 'currency', 'time'],
]);
const errors = [];

const firstStart = await start();
const key = firstStart.key ?? /^-- first key: (\S+)$/m.exec(olderDump)?.[1];
await requestExamples(firstStart.url);
await sendQuery(firstStart.url);
await requestDocumentation(firstStart.url);
if (olderDump !== null) await requestOlderCities(firstStart.url);
await stop(firstStart);
const secondStart = await start();
const response = await fetch(`${secondStart.url}/city/oslo`, { headers: { 'x-api-key': key } });
if (response.status !== 200) errors.push(`the second start responds with ${response.status}`);
await new Promise((go) => setTimeout(go, 5000));
const memory = readMemory(secondStart.child.pid);
await stop(secondStart);
process.stdout.write(
  `node ${process.version}: first start ${firstStart.ms} ms, second ${secondStart.ms} ms, idle ${memory} MB\n`,
);
for (const error of errors) process.stderr.write(`${error}\n`);
process.exit(errors.length === 0 ? 0 : 1);

function start() {
  const startedAt = performance.now();
  const [program, args] = command === undefined ? [join(release, 'dist/serve.js'), []] : [command, ['serve']];
  const child = fork(program, args, {
    // Use the same option as in the examples for Docker and systemd.
    execArgv: ['--max-semi-space-size=32'],
    ...(command === undefined ? { cwd: release } : {}),
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '1048576',
      LOG_LEVEL: 'error',
      OFFLINE: 'true',
      ...process.env,
      PORT: '0',
      DRAIN_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout.resume();
  return new Promise((done, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
    child.once('message', ({ port, key }) =>
      done({ child, key, url: `http://127.0.0.1:${port}`, ms: Math.round(performance.now() - startedAt) }),
    );
  });
}

function stop({ child }) {
  return new Promise((done) => {
    child.removeAllListeners('exit');
    child.once('exit', (code) => {
      if (code !== 0) errors.push(`the service ended with ${code}`);
      done();
    });
    child.kill('SIGTERM');
  });
}

/** Requests every documented example of the Postman collection. */
async function requestExamples(url) {
  const { item: folders } = JSON.parse(readFileSync(join(release, 'schema/openapi/postman.json'), 'utf8'));
  let count = 0;
  for (const { name: family, item } of folders)
    for (const { request } of item ?? []) {
      if (request?.method !== 'GET') continue;
      const path = request.url.raw.replace('{{base}}', '');
      const { status } = await fetch(`${url}${path}`, { headers: { 'x-api-key': key } });
      count += 1;
      // Only examples of these families that contain an address need imported data.
      const needsImportedData = family !== 'time' || path.includes('address=');
      const isExpected =
        status === 200 ||
        (externalFamilies.has(family) && needsImportedData && [400, 404, 503, 504].includes(status));
      if (!isExpected) errors.push(`${family}: ${path} responds with ${status}`);
    }
  if (count < 100) errors.push(`only ${count} examples were found`);
  process.stdout.write(`${count} examples of ${folders.length} families\n`);
}

/** Requests every page to which the first page of the documentation links. */
async function requestDocumentation(url) {
  const requestPage = async (path) => {
    const response = await fetch(url + path, { headers: { accept: 'text/html' } });
    if (response.status !== 200) errors.push(`${path} responds with ${response.status}`);
    const targets = (await response.text()).matchAll(/href="http:[^"]*?(\/docs\/[a-z-]+)"/g);
    return new Set(Array.from(targets, ([, target]) => target));
  };
  const pages = await requestPage('/docs');
  if (pages.size < 40) errors.push(`the documentation has only ${pages.size} pages`);
  for (const path of pages) await requestPage(path);
}

/** Sends a GraphQL query that is not a REST operation, to check that the release contains the query planner. */
async function sendQuery(url) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: '{"query":"{ city(name: \\"Paris\\", country: \\"FR\\") { country { currency { code } } timezone { id } } }"}',
  });
  const text = await response.text();
  const expectedText =
    '{"data":{"city":{"country":{"currency":{"code":"EUR"}},"timezone":{"id":"Europe/Paris"}}}}';
  if (text.trim() !== expectedText) errors.push(`GraphQL responds with ${text}`);
}

/** Requests the cities of the dump by their ids. */
async function requestOlderCities(url) {
  const cities = [...olderDump.matchAll(/"id":"(city_\w+)","name":"((?:[^"]|'')*)"/g)];
  if (cities.length < 100) errors.push(`the dump contains only ${cities.length} cities`);
  for (const [, id, name] of cities) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ city(id: "${id}") { id } }` }),
    });
    const text = await response.text();
    if (text.trim() !== `{"data":{"city":{"id":"${id}"}}}`)
      errors.push(`the id ${id} of ${name} returns ${text}`);
  }
}

/** Returns the resident memory of a process in MB. */
function readMemory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000);
}
