import { cityTableForm } from './city-names.ts';
import { companiesForm } from './companies.ts';
import { divisionsForm } from './divisions.ts';
import { geofeedsForm } from './geofeeds.ts';
import { ipCitiesForm } from './ip-cities.ts';
import { naicsForm } from './naics.ts';
import { networksForm } from './networks.ts';
import { terminalsForm } from './terminals.ts';

/** All snapshots from which lookups are served in memory. */
export const snapshotForms = [
  cityTableForm,
  divisionsForm,
  companiesForm,
  networksForm,
  ipCitiesForm,
  geofeedsForm,
  terminalsForm,
  naicsForm,
];
