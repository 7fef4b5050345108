import type { Dataset, Entry } from '../dataset.ts';
import { zonesOfCountry } from '../country-zones.ts';
import { port } from '../tables/terminal.ts';
import { countryAtPoint } from './country-at-point.ts';
import { bundledPackage } from './package-file.ts';
import { readPackageJson } from './package-json.ts';
import { zoneAtPoint } from './zone-at-point.ts';

type Row = typeof port.$inferInsert;

interface SeaPort {
  readonly name: string;
  readonly city?: string;
  readonly province?: string;
  /** Longitude, latitude. */
  readonly coordinates?: readonly number[];
}

/** Degrees around a port within which its country must have land. */
const reach = 0.1;

/**
 * Ports of the package sea-ports by UN/LOCODE. A point that lies in another country than the code says is mended where
 * its numbers are only swapped; else the port is left out. The package's own zones are old: they are computed anew.
 */
export const ports: Dataset<typeof port> = {
  name: 'ports',
  table: port,
  revision: 1,
  licence: 'MIT',
  attribution: 'Zones of ports: © OpenStreetMap contributors, ODbL',
  about: 1_610,
  bundled: () => bundledPackage('sea-ports'),
  *rows(): Generator<Entry<Row>> {
    const records = readPackageJson<Record<string, SeaPort>>('sea-ports/lib/ports.json');
    for (const [index, [unlocode, record]] of Object.entries(records).entries()) {
      const row = rowOf(unlocode, record);
      if (row !== null) yield { line: index + 1, row };
    }
  },
};

function rowOf(unlocode: string, { name, city, province, coordinates }: SeaPort): Row | null {
  const country = unlocode.slice(0, 2);
  const facts = { unlocode, name, country, city: city || null, province: province || null };
  const [x, y] = coordinates ?? [];
  if (x === undefined || y === undefined) {
    const [zone, ...others] = zonesOfCountry(country);
    const timezone = others.length === 0 ? (zone ?? null) : null;
    return { ...facts, latitude: null, longitude: null, timezone };
  }
  const point = [
    { latitude: y, longitude: x },
    { latitude: x, longitude: y },
  ].find((each) => Math.abs(each.latitude) <= 90 && isNear(country, each));
  return point === undefined
    ? null
    : { ...facts, ...point, timezone: zoneAtPoint(point.latitude, point.longitude) };
}

function isNear(country: string, { latitude, longitude }: { latitude: number; longitude: number }): boolean {
  for (const north of [0, reach, -reach])
    for (const east of [0, reach, -reach])
      if (countryAtPoint(latitude + north, longitude + east) === country) return true;
  return false;
}
