/**
 * Writes facts/tables/extents.tsv: bounding boxes of countries and divisions, from the boundaries that position lookups use.
 * Usage: `npm run script -- boundary-extents`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { decodeOutlines, formatOutsideCode, type Region } from '../facts/boundaries/arcs.ts';
import { readFacts } from '../facts/fact-table.ts';
import { findCountryAtPoint } from '../facts/point/country-at-point.ts';
import { computeExtent, type Ring } from './boundaries/extent.ts';
import { readStatesAndCities } from './boundaries/states-and-cities.ts';
import { readCensusOutlines, joinRings } from './boundaries/rings.ts';

/** ISO 3166-1 codes of territories, by the ISO 3166-2 division of the same territory. */
const countryOverrides: Readonly<Record<string, string>> = {
  'FR-971': 'GP',
  'FR-972': 'MQ',
  'FR-973': 'GF',
  'FR-974': 'RE',
  'FR-976': 'YT',
  'NL-BQ1': 'BQ',
  'NL-BQ2': 'BQ',
  'NL-BQ3': 'BQ',
  'NL-SX': 'SX',
  'NO-21': 'SJ',
  'NO-22': 'SJ',
  'US-AS': 'AS',
  'US-GU': 'GU',
  'US-MP': 'MP',
  'US-PR': 'PR',
  'US-VI': 'VI',
};

const { states } = await readStatesAndCities();
const bytes = readFileSync(new URL('../facts/boundaries/boundaries.bin', import.meta.url));
const outlines = decodeOutlines(brotliDecompressSync(bytes.subarray(bytes.indexOf('\n\n') + 2)));

const regionsByCountry = new Map<string, Region[]>();
const regionsByState = new Map<string, Region[]>();
const add = (map: Map<string, Region[]>, key: string, region: Region) => {
  const regionsOfKey = map.get(key);
  if (regionsOfKey === undefined) map.set(key, [region]);
  else regionsOfKey.push(region);
};
for (const region of outlines.regions) {
  const country = region.state.slice(0, 2);
  add(regionsByCountry, countryOverrides[region.state] ?? country, region);
  if (region.state !== formatOutsideCode(country)) add(regionsByState, region.state, region);
}

/** Returns the regions of a division and its parts; null when a part has no region. */
function getRegions(code: string): readonly Region[] | null {
  const ownRegions = regionsByState.get(code) ?? [];
  const parts = states.within(code).map((part) => getRegions(part.code));
  if (ownRegions.length > 0) return [...ownRegions, ...parts.flatMap((regions) => regions ?? [])];
  return parts.length === 0 || parts.includes(null) ? null : parts.flatMap((regions) => regions ?? []);
}

/** Islands that the outlines assign to Norway, but that ISO 3166-1 lists separately. */
const islands = ['BV', 'SJ'];
const findIslandsAt = (ring: Ring): string | undefined => {
  const { latitude, longitude } = computeExtent([ring]);
  const country = findCountryAtPoint(latitude, longitude);
  return islands.find((code) => code === country);
};

const rings = new Map<string, readonly Ring[]>();
for (const [country, regions] of regionsByCountry) rings.set(country, joinRings(outlines, regions));
for (const ring of rings.get('NO') ?? []) {
  const code = findIslandsAt(ring);
  if (code !== undefined) rings.set(code, [...(rings.get(code) ?? []), ring]);
}
for (const code of new Set([...regionsByCountry.keys()].flatMap((country) => listCodes(country)))) {
  const regions = getRegions(code);
  if (regions !== null) rings.set(code, joinRings(outlines, [...new Set(regions)]));
}
function listCodes(country: string): string[] {
  const listDivisionsWithin = (code: string): string[] => [
    code,
    ...states.within(code).flatMap((part) => listDivisionsWithin(part.code)),
  ];
  return states.of(country).flatMap(({ code }) => listDivisionsWithin(code));
}
for (const code of ['NO', 'NO-18']) {
  rings.set(code, rings.get(code)?.filter((ring) => findIslandsAt(ring) === undefined) ?? []);
}

const census = readCensusOutlines();
const union: string[] = [];
for (const { code = '', fips = '' } of readFacts('us-states')) {
  const outline = census.ringsOf([fips]);
  if (outline.length === 0) continue;
  rings.set(code, outline);
  const country = countryOverrides[code];
  if (country === undefined) union.push(fips);
  else rings.set(country, outline);
}
rings.set('US', census.ringsOf(union));
// Northern Cyprus, up to the islets off Cape Apostolos Andreas, is missing from the outlines.
rings.set('CY', [...(rings.get('CY') ?? []), [[34.613, 35.706]]]);

/** Monaco has a wrong position in the outlines, and the Vatican has only a few positions. */
const tooSmallCountries = new Set(['MC', 'VA']);

const formatDegrees = (degrees: number, digits: number): string => String(Number(degrees.toFixed(digits)));
const lines = [...rings]
  .filter(([code]) => !tooSmallCountries.has(code))
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, outline]) => {
    const { west, south, east, north, latitude, longitude } = computeExtent(outline);
    const boundingBox = [west, south, east, north].map((degrees) => formatDegrees(degrees, 3));
    return [code, ...boundingBox, formatDegrees(latitude, 3), formatDegrees(longitude, 3)].join('\t');
  });
writeFileSync(
  new URL('../facts/tables/extents.tsv', import.meta.url),
  `# Bounding boxes of countries and divisions in degrees, each with a point on its largest land area.
# Edition: 2026-11. Source: computed from facts/boundaries/boundaries.bin (Natural Earth, public domain) and the package
# us-atlas (US Census Bureau, public domain) by scripts/boundary-extents.ts. Exact to two
# or three kilometres. A box whose west is greater than its east contains the antimeridian. Small islands that the outlines lack are missing.
code	west	south	east	north	latitude	longitude
${lines.join('\n')}
`,
);
process.stdout.write(`${lines.length} rows\n`);
