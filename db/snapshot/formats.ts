import { cityTableFormat } from './city-names.ts';
import { companiesFormat } from './companies.ts';
import { divisionsFormat } from './divisions.ts';
import { geofeedsFormat } from './geofeeds.ts';
import { ipCitiesFormat } from './ip-cities.ts';
import { naicsFormat } from './naics.ts';
import { networksFormat } from './networks.ts';
import { airportsAndPortsFormat } from './airports-and-ports.ts';

/** All snapshots, from which lookups are served in memory. */
export const snapshotFormats = [
  cityTableFormat,
  divisionsFormat,
  companiesFormat,
  networksFormat,
  ipCitiesFormat,
  geofeedsFormat,
  airportsAndPortsFormat,
  naicsFormat,
];
