import { invalid } from '../../subgraphs/lookup-error.ts';
import { choice } from '../parameters/choice.ts';
import { latitude, longitude } from '../parameters/coordinates.ts';
import { countryPath, countryQuery } from '../parameters/country.ts';
import { integer } from '../parameters/integer.ts';
import {
  cityId,
  continentCode,
  countryPathOrName,
  languageCode,
  radius,
  statePath,
  stateQuery,
} from '../parameters/place.ts';
import { text } from '../parameters/text.ts';
import { pluck, unnest } from '../reshape.ts';
import type { Route, Variables } from '../route.ts';

/** A parameter as a message repeats it. */
const shown = (value: unknown) => (typeof value === 'string' ? value : '');

const versioned = (name: string) => ({ '1.0.0': `${name}-v1`, '2.0.0': name }) as const;

const continentRoutes: readonly Route[] = [
  {
    name: 'continent',
    family: 'continent',
    path: '/continent/{code}',
    summary: 'A continent by code: name, region, population and area.',
    operation: versioned('continent'),
    parameters: { code: continentCode },
    cache: 'facts',
    examples: [{ path: '/continent/EU', note: 'Europe.' }],
  },
  {
    name: 'continent',
    family: 'continent',
    path: '/continent',
    summary: 'The seven continents.',
    operation: versioned('continents'),
    body: 'whole',
    cache: 'facts',
    examples: [{ path: '/continent', note: 'All of them.' }],
  },
  {
    name: 'continent',
    family: 'continent',
    path: '/continent/{code}/countries',
    summary: 'The countries whose main continent it is.',
    operation: 'continent-countries',
    parameters: { code: continentCode },
    cache: 'facts',
    examples: [{ path: '/continent/SA/countries', note: 'The countries of South America.' }],
  },
];

const currencyKeys = ['currency', 'currency_name', 'currency_symbol'];
const noCountry = ({ code }: Variables) =>
  `No country has the code or name ${shown(code)}. One that exists: FR.`;

const countryRoutes: readonly Route[] = [
  {
    name: 'country',
    family: 'country',
    path: '/country/{code}',
    summary: 'A country by ISO 3166-1 code or name: capital, currency, languages, time zones, population.',
    operation: versioned('country'),
    parameters: { code: countryPathOrName },
    deep: 'paid',
    cache: 'facts',
    missing: noCountry,
    suggest: { code: 'countries' },
    shape: (body) => pluck(unnest(body, 'currency', currencyKeys), 'timezones', 'id'),
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
      "A country's divisions of ISO 3166-2; empty when none are recorded. Viet Nam: the 63 divisions before 2025-07-01, which the city records know.",
    operation: 'country-states',
    parameters: { code: countryPath },
    cache: 'facts',
    missing: noCountry,
    examples: [{ path: '/country/US/states', note: 'States, the federal district and territories.' }],
  },
];

const stateRoutes: readonly Route[] = [
  {
    name: 'state',
    family: 'state',
    path: '/state/{code}',
    summary:
      'A state, province or other division by ISO 3166-2 code. Population, area, area codes and tax are null or empty where no certain figure is recorded.',
    operation: versioned('state'),
    parameters: {
      code: statePath,
      country: countryQuery('ISO 3166-1 code of the country: needed when several countries have the code.'),
    },
    deep: 'paid',
    cache: 'facts',
    missing: ({ code, country }) =>
      `No state has the code ${shown(code)}${country === undefined ? '' : ` in ${shown(country)}`}. One that exists: US-CA.`,
    examples: [
      { path: '/state/CA?country=US', note: 'California.' },
      { path: '/state/JP-13', note: 'The ISO 3166-2 form needs no country.' },
    ],
  },
];

const cityName = text('Exact name in any language or script; case and accents do not matter.', {
  in: 'path',
  example: 'Oslo',
  maximum: 200,
});
const within = {
  country: countryQuery('Only in this country: ISO 3166-1 code.'),
  state: stateQuery,
};
const pageSize = integer('How many cities at most.', { minimum: 1, maximum: 50, fallback: 10 });
const noCity = ({ name }: Variables) =>
  `No city has exactly the name ${shown(name)}. One that exists: Oslo. For beginnings of names use /city?q=.`;

function refusePoint(variables: Variables): Variables {
  const { lat, lon, ...rest } = variables;
  if (lat === undefined && lon === undefined) return rest;
  throw invalid(
    'q',
    'q and lat, lon exclude each other: search by name or by point, for example /city?q=osl.',
  );
}

const optional = { required: false } as const;

const cityRoutes: readonly Route[] = [
  {
    name: 'city',
    family: 'city',
    path: '/city/{name}',
    summary: 'The most populous city with exactly this name; matches says how many there are.',
    operation: versioned('city'),
    parameters: { name: cityName, ...within },
    deep: 'paid',
    cache: 'facts',
    missing: noCity,
    examples: [
      { path: '/city/Oslo?country=NO', note: 'Oslo.' },
      { path: '/city/Springfield?country=US&state=IL', note: 'Narrowed to one state.' },
      { path: '/city/M%C3%BCnchen', note: 'A name in another language than English.' },
    ],
  },
  {
    name: 'city',
    family: 'city',
    path: '/city',
    when: ['q'],
    summary: 'Cities whose name begins with, or nearly with, what was typed so far.',
    operation: versioned('city-search'),
    parameters: {
      q: text('What was typed so far.', { example: 'san fr', maximum: 200, required: true }),
      ...within,
      limit: pageSize,
      lat: { ...latitude, ...optional, summary: 'Not together with q.' },
      lon: { ...longitude, ...optional, summary: 'Not together with q.' },
    },
    check: refusePoint,
    deep: 'paid',
    cache: 'facts',
    body: 'whole',
    shape: (body, { q, country, state }) => ({
      q,
      ...(country === undefined ? {} : { country }),
      ...(state === undefined ? {} : { state }),
      ...body,
    }),
    examples: [{ path: '/city?q=san+fr', note: 'San Francisco and others.' }],
  },
  {
    name: 'city',
    family: 'city',
    path: '/city',
    when: ['lat', 'lon'],
    summary: 'The city nearest to a point, with its distance in kilometres and miles.',
    operation: versioned('city-nearest'),
    parameters: { lat: latitude, lon: longitude },
    deep: 'paid',
    cache: 'facts',
    examples: [{ path: '/city?lat=59.91&lon=10.75', note: 'Oslo.' }],
  },
  {
    name: 'city',
    family: 'city',
    path: '/city/{name}/nearby',
    summary: 'Cities around a city, by distance.',
    operation: versioned('city-nearby'),
    parameters: {
      name: cityName,
      ...within,
      radius,
      unit: choice('Unit of radius and distances.', ['km', 'mi'], 'km'),
      limit: pageSize,
    },
    deep: 'paid',
    cache: 'facts',
    missing: noCity,
    shape: ({ nearby, ...city }, { radius: farthest, unit }) => ({ ...city, radius: farthest, unit, nearby }),
    examples: [{ path: '/city/Oslo/nearby?country=NO&radius=20', note: 'Within 20 km.' }],
  },
  {
    name: 'city',
    family: 'city',
    path: '/city/id/{id}',
    summary: 'A city by its stable id.',
    operation: versioned('city-id'),
    parameters: { id: cityId },
    deep: 'paid',
    cache: 'facts',
    missing: ({ id }) => `No city has the id ${shown(id)}. Every city of another answer carries its id.`,
    examples: [{ path: '/city/id/city_8r3hmgzq7bku', note: 'Oslo.' }],
  },
];

const blocCode = text('Code of the bloc, in either case.', {
  in: 'path',
  example: 'EU',
  maximum: 12,
  pattern: { expression: /^[A-Za-z][A-Za-z0-9]{1,11}$/, rule: 'the code of a bloc' },
});
const noBloc = ({ code }: Variables) => `No bloc has the code ${shown(code)}. One that exists: EU.`;

const blocRoutes: readonly Route[] = [
  {
    name: 'bloc',
    family: 'bloc',
    path: '/bloc/{code}',
    summary: 'A union or alliance of countries by code, and how many members it has.',
    operation: 'bloc',
    parameters: { code: blocCode },
    cache: 'facts',
    missing: noBloc,
    examples: [{ path: '/bloc/EU', note: 'The European Union.' }],
  },
  {
    name: 'bloc',
    family: 'bloc',
    path: '/bloc',
    summary: 'All blocs.',
    operation: 'blocs',
    body: 'whole',
    cache: 'facts',
    examples: [{ path: '/bloc', note: 'Codes, names and numbers of members.' }],
  },
  {
    name: 'bloc',
    family: 'bloc',
    path: '/bloc/{code}/countries',
    summary: "A bloc's member countries.",
    operation: 'bloc-countries',
    parameters: { code: blocCode },
    cache: 'facts',
    missing: noBloc,
    examples: [{ path: '/bloc/NATO/countries', note: 'The members of NATO.' }],
  },
];

const languageRoutes: readonly Route[] = [
  {
    name: 'language',
    family: 'language',
    path: '/language/{code}',
    summary: 'A language by ISO 639 code: name, script and direction.',
    operation: versioned('language'),
    parameters: { code: languageCode },
    deep: 'included',
    cache: 'facts',
    missing: ({ code }) => `No language has the code ${shown(code)}. One that exists: de.`,
    examples: [
      { path: '/language/ar', note: 'Arabic, written from right to left.' },
      { path: '/language/deu?deep=true', note: 'By ISO 639-3 code, with the countries.' },
    ],
  },
];

/** Places and languages. */
export const geoRoutes: readonly Route[] = [
  ...continentRoutes,
  ...blocRoutes,
  ...countryRoutes,
  ...stateRoutes,
  ...cityRoutes,
  ...languageRoutes,
];
