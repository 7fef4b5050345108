/* eslint no-console: off -- a script for people */
import { parse, visit } from 'graphql';
import { createMeteredFixture } from '../support/metered-fixture.ts';
import { readTestPlaces } from '../support/places.ts';

/**
 * Measures the numbers in `router/execute/weight.ts`: heap bytes of a prepared operation per node of its document, after a
 * major GC.
 *
 * node --expose-gc test/soak/weight.ts
 */
const fixture = await createMeteredFixture({ places: await readTestPlaces() });
const { gc } = globalThis;
if (gc === undefined) throw new Error('Start it with --expose-gc.');

const readHeapBytes = (): number => {
  for (let i = 0; i < 4; i++) gc();
  return process.memoryUsage().heapUsed;
};
const countNodes = (text: string): number => {
  let nodes = 0;
  visit(parse(text, { noLocation: true }), { enter: () => void (nodes += 1) });
  return nodes;
};

const shapes: Record<string, (index: number) => string> = {
  'one field': (index) => `{ a${index}: country(code: "FR") { name } }`,
  'one record, 12 fields': (index) =>
    `{ a${index}: country(code: "FR") { code name capital population emoji callingCode area alpha3 numeric region subregion demonym } }`,
  'three subgraphs': (index) =>
    `{ a${index}: country(code: "FR") { name currency { code name symbol } timezones { id now { at offset } } callingCode } }`,
  '15 records': (index) =>
    `{ ${Array.from({ length: 15 }, (_, i) => `a${index}_${i}: country(code: "FR") { code name capital }`).join(' ')} }`,
};

for (const [name, shape] of Object.entries(shapes)) {
  for (const runs of [1, 3]) {
    const count = 150;
    // Create the objects that all operations share.
    for (let i = 0; i < 20; i++)
      for (let run = 0; run < runs; run++) await fixture.ask(shape(1_000_000 + i), {}, {});
    const bytesBefore = readHeapBytes();
    for (let i = 0; i < count; i++) {
      for (let run = 0; run < runs; run++) await fixture.ask(shape(runs * 10_000 + i), {}, {});
    }
    const bytesEach = (readHeapBytes() - bytesBefore) / count;
    const nodes = countNodes(shape(1));
    console.log(
      `${name}, run ${runs} times: ${Math.round(bytesEach)} bytes, ${nodes} nodes, ${Math.round(bytesEach / nodes)} bytes a node`,
    );
  }
}
