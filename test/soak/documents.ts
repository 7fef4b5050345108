/* eslint no-console: off -- a script for people */
import { meteredHouse } from '../support/metered-house.ts';
import { testPlaces } from '../support/places.ts';

/**
 * Distinct valid documents of 5 kB, one after the other, as clients send them that write values into their documents:
 * the heap stays within its bound, and the last thousand are as fast as the first.
 *
 *     node --max-old-space-size=512 test/soak/documents.ts [count]
 */
const count = Number(process.argv[2] ?? 100_000);
const house = await meteredHouse({ places: await testPlaces() });

const fields =
  'name nameLocal type stateCode stateName districtCode districtName countryCode latitude longitude timezoneId population id';

function documentOf(index: number): string {
  const parts: string[] = [];
  for (let i = 0; parts.join(' ').length < 4900; i++) {
    parts.push(
      `c${index}_${i}: country(code: "${['FR', 'DE', 'NO', 'JP'][(index + i) % 4]}") { code name capital }`,
    );
    if (i === 14) break;
  }
  const city = `city${index}: city(name: "Oslo", country: "NO") { ${fields} a${index}: nearby(limit: 2) { city { ${fields} } } }`;
  const text = `query Q${index} { ${parts.join(' ')} ${city} }`;
  return `${text}\n#${'x'.repeat(Math.max(0, 5000 - text.length))}`;
}

let started = performance.now();
for (let index = 1; index <= count; index++) {
  const { status, body } = await house.ask(documentOf(index), {}, {});
  if (status !== 200) throw new Error(body);
  if (index % 1000 === 0) {
    const { heapUsed, rss } = process.memoryUsage();
    const ms = (performance.now() - started) / 1000;
    console.log(
      `${index} documents, ${ms.toFixed(2)} ms each, heap ${Math.round(heapUsed / 1e6)} MB, resident ${Math.round(rss / 1e6)} MB`,
    );
    started = performance.now();
  }
}
