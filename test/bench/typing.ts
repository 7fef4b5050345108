import { fold } from '../../facts/fold.ts';
import { createProximity } from '../../subgraphs/geo/city/proximity.ts';
import { searchCities } from '../../subgraphs/geo/city/search.ts';
import { readTestPlaces } from '../support/places.ts';
import { measureTypedNames } from '../truth/typing.ts';

/**
 * Measures how well and how fast names of cities are found while typing, in process, without cached results. Run: node
 * --import tsx test/bench/typing.ts
 */
const places = await readTestPlaces();
const write = (name: string, text: string) => process.stdout.write(`${name.padEnd(76)}${text}\n`);

for (const { what, least, facts } of measureTypedNames(places)) {
  const foundCount = facts.filter(([, isFound]) => isFound).length;
  write(what, `${((foundCount / facts.length) * 100).toFixed(1)} %, aim ${least * 100}`);
}
const names = Array.from({ length: 3000 }, (_, row) => fold(places.cities.name.at(row)));
const prefixes = [
  ...new Set(names.flatMap((name) => [name.slice(0, 3), name.slice(0, 4), name.slice(0, 6), name])),
];
for (const [title, closeness] of [
  ['anywhere', null],
  ['near Berlin', createProximity(places, { latitude: 52.52, longitude: 13.4 })],
] as const) {
  // Use a limit that no other search uses, so that no result is cached.
  for (const q of prefixes.slice(0, 500)) searchCities(places, q, { area: {}, limit: 11, closeness });
  const durations = prefixes.map((q) => {
    const startedAt = performance.now();
    searchCities(places, q, { area: {}, limit: 10, closeness });
    return performance.now() - startedAt;
  });
  const total = durations.reduce((sum, time) => sum + time, 0);
  durations.sort((a, b) => a - b);
  const formatPercentile = (share: number) =>
    `${(durations[Math.floor(durations.length * share)] ?? 0).toFixed(2)} ms`;
  write(
    `${prefixes.length} beginnings, ${title}`,
    `p50 ${formatPercentile(0.5)}, p99 ${formatPercentile(0.99)} (aim 2 ms), ${Math.round((prefixes.length / total) * 1000)} /s`,
  );
}
