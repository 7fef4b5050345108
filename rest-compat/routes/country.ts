import { countryPathParameter } from '../parameters/country.ts';
import { countryPathOrNameParameter } from '../parameters/place.ts';
import { replaceByValue, unnest } from '../formats/reshape.ts';
import { toNamesByVersion, type Route, type Variables } from '../routing/route.ts';
import { toParameterText } from './parameter-text.ts';
import { addNameLanguages } from '../formats/name-languages.ts';

const currencyKeys = ['currency', 'currency_name', 'currency_symbol'];
const describeMissingCountry = ({ code }: Variables) =>
  `No country has the code or name ${toParameterText(code)}. For example, use FR.`;

/** Countries and their divisions. */
export const countryRoutes: readonly Route[] = addNameLanguages([
  {
    name: 'country',
    family: 'country',
    path: '/country/{code}',
    summary: 'A country by ISO 3166-1 code or name: capital, currency, languages, time zones, population.',
    operation: toNamesByVersion('country'),
    parameters: { code: countryPathOrNameParameter },
    deep: 'paid',
    cache: 'facts',
    missing: describeMissingCountry,
    shape: (body) => replaceByValue(unnest(body, 'currency', currencyKeys), 'timezones', 'id'),
    examples: [
      { path: '/country/DE', note: 'Germany.' },
      { path: '/country/JPN?deep=true', note: 'By alpha-3 code, with area, borders, plugs, postal format …' },
    ],
  },
  {
    name: 'country',
    family: 'country',
    path: '/country',
    summary: 'All countries and territories of ISO 3166-1, and Kosovo.',
    operation: 'countries',
    body: 'whole',
    cache: 'facts',
    examples: [{ path: '/country', note: 'Codes, names, flags and calling codes.' }],
  },
  {
    name: 'country',
    family: 'country',
    path: '/country/{code}/states',
    summary:
      'The ISO 3166-2 divisions of a country; empty if none are recorded. For Viet Nam, the 63 divisions before 2025-07-01.',
    operation: 'country-states',
    parameters: { code: countryPathParameter },
    cache: 'facts',
    missing: describeMissingCountry,
    examples: [{ path: '/country/US/states', note: 'States, the federal district and territories.' }],
  },
]);
