import type { Dataset } from '../import/dataset.ts';
import { airports } from './airports.ts';
import { autonomousSystems } from './autonomous-systems.ts';
import { cities } from './cities.ts';
import { companies } from './company/companies.ts';
import { districts } from './districts.ts';
import { admin1, admin2 } from './divisions.ts';
import { exchangeRates } from './exchange-rates.ts';
import { geofeeds } from './geofeeds.ts';
import { geonamesPostalCodes } from './geonames-postal.ts';
import { gbDistricts, gbPopulation } from './ons.ts';
import { ipCity } from './ip-city.ts';
import { ipCountries } from './ip-countries.ts';
import { naics } from './naics-edition.ts';
import { norgesBankRates } from './norges-bank-rates.ts';
import { npi } from './npi.ts';
import { countries, languages, states } from './places.ts';
import { ports } from './ports.ts';
import { postalCodes } from './postal/index.ts';
import { tariff } from './tariff.ts';
import { timezones } from './timezones.ts';
import { usAddresses } from './us-addresses.ts';
import { usCounties, usPopulation, usPropertyTax } from './us-census.ts';

/** All datasets that each start updates, in import order. */
export const datasets: readonly Dataset[] = [
  cities,
  admin1,
  admin2,
  countries,
  states,
  districts,
  usCounties,
  usPopulation,
  usPropertyTax,
  gbDistricts,
  gbPopulation,
  languages,
  postalCodes,
  geonamesPostalCodes,
  companies,
  naics,
  exchangeRates,
  norgesBankRates,
  tariff,
  npi,
  ipCountries,
  ipCity,
  geofeeds,
  autonomousSystems,
  airports,
  ports,
  usAddresses,
  timezones,
];
