import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { getNumberAt, getObjectAt, getObjectsAt, getTextAt, type JsonObject } from '../../../core/json.ts';
import { parseInteger, type CompatApi, type CompatRequest } from '../compat-api.ts';
import type { Body } from '../../routing/route.ts';

/** Maximum number of cities that a search of the graph returns. */
const maxRows = 50;

/**
 * Returns the text to search for.
 * @throws invalid_request when no text is given
 */
function getSearchText({ query }: CompatRequest): string {
  const text = query['q'] ?? query['name'] ?? query['name_equals'] ?? query['name_startsWith'] ?? '';
  if (text !== '') return text;
  throw createInvalidInputError(
    'q',
    'q, name, name_equals or name_startsWith must be given. For example, use q=london.',
  );
}

/**
 * Parses the parameter `maxRows`. The original API allows 1,000 rows; this service returns at most 50.
 * @throws invalid_request
 */
const parseMaxRows = ({ query }: CompatRequest): number =>
  Math.min(maxRows, parseInteger(query['maxRows'] ?? `${maxRows}`, 'maxRows', [1, 1000]));

/**
 * Parses a coordinate in degrees.
 * @throws invalid_request
 */
function parseDegrees({ query }: CompatRequest, name: 'lat' | 'lng', limit: number): number {
  const text = query[name] ?? '';
  const value = /^[+-]?\d{1,3}(?:\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
  if (Math.abs(value) <= limit) return value;
  const example = name === 'lat' ? '47.01' : '10.2';
  throw createInvalidInputError(
    name,
    `${name} must be a decimal number from -${limit} to ${limit}. For example, use ${example}.`,
  );
}

const parsePoint = (request: CompatRequest) => ({
  latitude: parseDegrees(request, 'lat', 90),
  longitude: parseDegrees(request, 'lng', 180),
});

/** Returns the GeoNames feature code of a city, with the code's name. */
function getFeature(city: JsonObject): readonly [code: string, name: string] {
  if (city['capitalOf'] === 'country') return ['PPLC', 'capital of a political entity'];
  if (city['capitalOf'] === 'state') return ['PPLA', 'seat of a first-order administrative division'];
  return city['type'] === 'section' ? ['PPLX', 'section of populated place'] : ['PPL', 'populated place'];
}

function formatCity(city: JsonObject): Body {
  const [fcode, fcodeName] = getFeature(city);
  return {
    adminCode1: null,
    lng: String(city['longitude']),
    geonameId: null,
    toponymName: city['nameLocal'] ?? city['name'],
    countryId: null,
    fcl: 'P',
    population: city['population'] ?? 0,
    countryCode: city['countryCode'],
    name: city['name'],
    fclName: 'city, village,...',
    adminCodes1: { ISO3166_2: city['stateCode'] },
    countryName: city['countryName'],
    fcodeName,
    adminName1: city['stateName'],
    lat: String(city['latitude']),
    fcode,
  };
}

const toHours = (seconds: number | null): number | null => (seconds === null ? null : seconds / 3600);

/** Emulates the web services of GeoNames, as far as the graph has the facts. */
export const geonames: CompatApi = {
  name: 'geonames',
  notFound: { body: { status: { message: 'no record found', value: 15 } } },
  paths: [
    {
      path: '/searchJSON',
      document: 'search',
      variables: (request) => ({
        query: getSearchText(request),
        country: request.query['country'] || null,
        limit: parseMaxRows(request),
        lang: request.query['lang'] ?? null,
      }),
      answer(data, request) {
        const foundCities = getObjectsAt(data, 'citySearch', 'results').map(formatCity);
        const requestedName = request.query['name_equals']?.toLowerCase();
        const rows = foundCities.filter(
          ({ name, toponymName }) =>
            requestedName === undefined ||
            [name, toponymName].some((each) => String(each).toLowerCase() === requestedName),
        );
        return { body: { totalResultsCount: rows.length, geonames: rows } };
      },
    },
    {
      path: '/timezoneJSON',
      document: 'timezone',
      variables: (request) => {
        const year = new Date(request.now).getUTCFullYear();
        return {
          ...parsePoint(request),
          at: new Date(request.now).toISOString(),
          january: `${year}-01-01T00:00:00Z`,
          july: `${year}-07-01T00:00:00Z`,
        };
      },
      answer(data, request) {
        const clock = getObjectAt(data, 'now');
        const timezoneId = getTextAt(clock, 'timezoneId');
        if (timezoneId === null) return null;
        return {
          body: {
            sunrise: null,
            lng: parsePoint(request).longitude,
            countryCode: getTextAt(data, 'point', 'countryCode'),
            gmtOffset: toHours(getNumberAt(data, 'january', 'offsetSeconds')),
            rawOffset: toHours(getNumberAt(clock, 'standardOffsetSeconds')),
            sunset: null,
            timezoneId,
            dstOffset: toHours(getNumberAt(data, 'july', 'offsetSeconds')),
            countryName: getTextAt(data, 'point', 'countryName'),
            time: getTextAt(clock, 'at')?.slice(0, 16).replace('T', ' ') ?? null,
            lat: parsePoint(request).latitude,
          },
        };
      },
    },
    {
      path: '/countryCodeJSON',
      document: 'country',
      variables: (request) => ({ ...parsePoint(request), lang: request.query['lang'] ?? null }),
      answer(data) {
        const country = getObjectAt(data, 'point', 'country');
        if (country === null) return null;
        return {
          body: {
            languages: Array.isArray(country['languageCodes']) ? country['languageCodes'].join() : null,
            distance: '0',
            countryCode: getTextAt(data, 'point', 'countryCode'),
            countryName: country['name'],
          },
        };
      },
    },
  ],
};
