import { findDivisionAtPoint } from '../../facts/boundaries/division-at-point.ts';
import { readTestPlaces } from '../support/places.ts';
import { measureAgreement } from '../support/point-agreement.ts';

/**
 * Measures how often the points of cities resolve to the recorded country and divisions, and the boundary lookups per second.
 * Run: node --import tsx test/bench/points.ts
 */
const places = await readTestPlaces();
const write = (name: string, text: string) => process.stdout.write(`${name.padEnd(28)}${text}\n`);

const { cities } = places;
const [before, memory] = [performance.now(), process.memoryUsage().rss];
findDivisionAtPoint('FR', 48.85, 2.35);
const [read, taken] = [performance.now() - before, process.memoryUsage().rss - memory];
write('read the boundaries', `${Math.round(read)} ms, ${Math.round(taken / 1e6)} MB`);
const startedAt = performance.now();
for (let row = 0; row < cities.length; row++) {
  findDivisionAtPoint(cities.country.at(row) ?? '', cities.latitude[row] ?? 0, cities.longitude[row] ?? 0);
}
write('boundary lookups', `${Math.round(cities.length / ((performance.now() - startedAt) / 1000))} /s`);
for (const [name, { requested, agreeing }] of Object.entries(measureAgreement(places, 50_000))) {
  write(name, `${((agreeing / requested) * 100).toFixed(2)} % of ${requested}`);
}
