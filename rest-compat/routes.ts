import type { Route } from './route.ts';
import { addressRoutes } from './routes/address.ts';
import { binRoutes } from './routes/bin.ts';
import { companyRoutes } from './routes/company.ts';
import { contactRoutes } from './routes/contact.ts';
import { currencyRoutes } from './routes/currency.ts';
import { dateRoutes } from './routes/date.ts';
import { elevationRoutes } from './routes/elevation.ts';
import { districtRoutes } from './routes/district.ts';
import { geoRoutes } from './routes/geo.ts';
import { holidayRoutes } from './routes/holiday.ts';
import { ibanRoutes } from './routes/iban.ts';
import { measureRoutes } from './routes/measure.ts';
import { naicsRoutes } from './routes/naics.ts';
import { networkRoutes } from './routes/networks.ts';
import { npiRoutes } from './routes/npi.ts';
import { pointRoutes } from './routes/point.ts';
import { postalRoutes } from './routes/postal.ts';
import { timeRoutes } from './routes/time.ts';
import { vatRoutes } from './routes/vat.ts';
import { tariffRoutes } from './routes/tariff.ts';
import { vinRoutes } from './routes/vin.ts';
import { weatherRoutes } from './routes/weather.ts';

/** THE table: every documented GET path of the service. */
export const routes: readonly Route[] = [
  ...geoRoutes,
  ...networkRoutes,
  ...pointRoutes,
  ...addressRoutes,
  ...elevationRoutes,
  ...weatherRoutes,
  ...districtRoutes,
  ...postalRoutes,
  ...timeRoutes,
  ...holidayRoutes,
  ...dateRoutes,
  ...measureRoutes,
  ...currencyRoutes,
  ...ibanRoutes,
  ...binRoutes,
  ...vatRoutes,
  ...npiRoutes,
  ...vinRoutes,
  ...tariffRoutes,
  ...naicsRoutes,
  ...contactRoutes,
  ...companyRoutes,
];
