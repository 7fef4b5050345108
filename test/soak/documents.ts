/* eslint no-console: off -- a script for people */
import { createMeteredFixture } from '../support/metered-fixture.ts';
import { readTestPlaces } from '../support/places.ts';

/**
 * `npm run soak [-- <count>]`: sends distinct valid documents of 5 kB, one after the other, like clients that write values
 * into their documents, under a heap of 512 MB. Fails when a document is rejected, when the last tenth takes twice the
 * processor time of the first, or when the minimum heap has grown by a quarter. 100,000 documents take about ten minutes.
 */
const count = Number(process.argv[2] ?? 100_000);
if (!Number.isSafeInteger(count) || count < 100)
  throw new Error('The count is a whole number from 100: npm run soak -- 1000.');
const fixture = await createMeteredFixture({ places: await readTestPlaces() });

const fields =
  'name nameLocal type stateCode stateName districtCode districtName countryCode latitude longitude timezoneId population id';
const countries = ['FR', 'DE', 'NO', 'JP'];

function buildDocument(index: number): string {
  const parts = Array.from(
    { length: 15 },
    (_, i) => `c${index}_${i}: country(code: "${countries[(index + i) % 4]}") { code name capital }`,
  );
  const city = `city${index}: city(name: "Oslo", country: "NO") { ${fields} a${index}: nearby(limit: 2) { city { ${fields} } } }`;
  const text = `query Q${index} { ${parts.join(' ')} ${city} }`;
  return `${text}\n#${'x'.repeat(Math.max(0, 5000 - text.length))}`;
}

interface TenthReport {
  /** Processor time per document, in milliseconds. */
  readonly msEach: number;
  /** The minimum heap in megabytes, measured shortly after garbage collections. */
  readonly calmestMb: number;
}

/** Sends a range of documents. Measures processor time, which is hardly affected by other work on the machine. */
async function measureTenth(from: number, to: number): Promise<TenthReport> {
  const cpuBefore = process.cpuUsage();
  let minimumHeapMb = Infinity;
  for (let index = from; index < to; index += 1) {
    const { status, body } = await fixture.ask(buildDocument(index), {}, {});
    if (status !== 200) throw new Error(`document ${index}: ${status} ${body}`);
    if (index % 50 === 0) minimumHeapMb = Math.min(minimumHeapMb, process.memoryUsage().heapUsed);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return { msEach: (user + system) / 1000 / (to - from), calmestMb: minimumHeapMb / 1e6 };
}

const tenths: TenthReport[] = [];
for (let tenth = 0; tenth < 10; tenth += 1) {
  const [from, to] = [tenth, tenth + 1].map((each) => Math.round((count * each) / 10));
  const tenthReport = await measureTenth(from ?? 0, to ?? count);
  tenths.push(tenthReport);
  const residentMb = Math.round(process.memoryUsage.rss() / 1e6);
  console.log(
    `${to} documents: ${tenthReport.msEach.toFixed(2)} ms of processor each, heap from ${Math.round(tenthReport.calmestMb)} MB, resident ${residentMb} MB`,
  );
}
const [first, second, last] = [tenths[0], tenths[1], tenths.at(-1)];
if (first === undefined || second === undefined || last === undefined) throw new Error('no tenths');
const slowdown = last.msEach / first.msEach;
const growth = last.calmestMb / second.calmestMb;
console.log(
  `The last tenth took ${slowdown.toFixed(2)} times the first; its heap was ${growth.toFixed(2)} times the second's.`,
);
if (slowdown > 2 || growth > 1.25) {
  console.error('That is too much.');
  process.exitCode = 1;
}
await fixture.close();
