/**
 * `node pack/smoke.js <folder of a release>`: starts it twice on a new data folder (DATA_DIR; or DATABASE_URL), asks every
 * documented example, and tells the time of the starts and the memory. Nothing outside is reached, so families that ask
 * others may say so. Ends with 1 when anything is not as it should be.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

const release = resolve(process.argv[2] ?? '.');
/** Families whose answers rest on somebody outside. */
const outside = new Set([
  ...['caller', 'carrier', 'dns', 'domain', 'email', 'hlr', 'mx', 'npi', 'tariff', 'vat', 'weather'],
  // Imported by operators alone.
  ...['address', 'currency', 'time'],
]);
const faults = [];
const nobody = {
  DNS_SERVERS: '127.0.0.1:9',
  RDAP_BOOTSTRAP_URL: 'http://127.0.0.1:9/',
  WHOIS_SERVER: '127.0.0.1:9',
};

const first = await started();
const key = first.key;
await examples(first.url);
await query(first.url);
await ended(first);
const second = await started();
const asked = await fetch(`${second.url}/city/oslo`, { headers: { 'x-api-key': key } });
if (asked.status !== 200) faults.push(`the second start answers ${asked.status}`);
await new Promise((go) => setTimeout(go, 5000));
const memory = memoryOf(second.child.pid);
await ended(second);
process.stdout.write(
  `node ${process.version}: first start ${first.ms} ms, second ${second.ms} ms, idle ${memory} MB\n`,
);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);

function started() {
  const before = performance.now();
  const child = fork(join(release, 'dist/serve.js'), {
    // As the examples for Docker and systemd start it.
    execArgv: ['--max-semi-space-size=8'],
    cwd: release,
    env: {
      MALLOC_ARENA_MAX: '1',
      MALLOC_TRIM_THRESHOLD_: '1048576',
      LOG_LEVEL: 'error',
      ...nobody,
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
      done({ child, key, url: `http://127.0.0.1:${port}`, ms: Math.round(performance.now() - before) }),
    );
  });
}

function ended({ child }) {
  return new Promise((done) => {
    child.removeAllListeners('exit');
    child.once('exit', (code) => {
      if (code !== 0) faults.push(`the service ended with ${code}`);
      done();
    });
    child.kill('SIGTERM');
  });
}

/** Every documented example, as the collection has them. */
async function examples(url) {
  const { item: folders } = JSON.parse(readFileSync(join(release, 'schema/openapi/postman.json'), 'utf8'));
  let count = 0;
  for (const { name: family, item } of folders)
    for (const { request } of item ?? []) {
      if (request?.method !== 'GET') continue;
      const path = request.url.raw.replace('{{base}}', '');
      const { status } = await fetch(`${url}${path}`, { headers: { 'x-api-key': key } });
      count += 1;
      // Of an address.
      const needsMore = family !== 'time' || path.includes('address=');
      const isFine =
        status === 200 || (outside.has(family) && needsMore && [400, 404, 503, 504].includes(status));
      if (!isFine) faults.push(`${family}: ${path} answers ${status}`);
    }
  if (count < 100) faults.push(`only ${count} examples were found`);
  process.stdout.write(`${count} examples of ${folders.length} families\n`);
}

/** One that no document of REST has: the planner is there. */
async function query(url) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: '{"query":"{ city(name: \\"Paris\\", country: \\"FR\\") { country { currency { code } } timezone { id } } }"}',
  });
  const text = await response.text();
  const wanted = '{"data":{"city":{"country":{"currency":{"code":"EUR"}},"timezone":{"id":"Europe/Paris"}}}}';
  if (text.trim() !== wanted) faults.push(`GraphQL answers ${text}`);
}

/** Resident, in MB. */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000);
}
