import { earthRadius, type PostalCodeRow, type PostalCodes } from '../../../db/queries/postal-codes.ts';
import type { PlacesSource } from '../../../db/snapshot/places.ts';
import type { CityModel } from '../city/city.ts';
import { findRowsByName } from '../city/rows-by-name.ts';
import { checkLoaded, findPostal, shareLoadedQuery, readStore, type ImportRequester } from './find-postal.ts';
import type { LookupContext } from '../../../core/lookup-context.ts';
import { importOnDemand, type ImportsOnDemand } from '../../imports-on-demand.ts';
import { PostalModel } from './postal.ts';
import { findPostalCountry } from './territories.ts';
import { findTax } from './postal-tax.ts';
import { translateCountry, translateState } from '../language/translation.ts';
import { listLanguages, toLocalName } from '../../local-name.ts';
import { resolveBatch, checkLimit, settleAll } from '../../validation/batch.ts';
import { countryCodeRule } from '../../validation/country-code.ts';
import { createIntegerRule } from '../../validation/number-rule.ts';
import { connectionFields, createPage } from '../../validation/page.ts';
import { toUnit, toKilometres } from '../../validation/radius.ts';
import { nodeId } from '../../node-id.ts';
import type { Resolvers } from '../schema.generated.ts';

/**
 * Returns the great-circle distance in kilometres, by the haversine formula. @returns null when a coordinate is
 * missing
 */
export function computePostalDistance(from: PostalCodeRow, to: PostalCodeRow): number | null {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null)
    return null;
  const radians = Math.PI / 180;
  const halfPostcode =
    Math.sin(((to.latitude - from.latitude) * radians) / 2) ** 2 +
    Math.cos(from.latitude * radians) *
      Math.cos(to.latitude * radians) *
      Math.sin(((to.longitude - from.longitude) * radians) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(halfPostcode)));
}

/** Maximum number of neighbours, and their maximum distance in km. */
const neighbourLimit = 10;
const neighbourRadius = 40;
/** Maximum distance from a city to its codes in km, and limits of the number of codes. */
const cityRadius = 40;
/** Maximum number of a city's codes in a paginated list. */
const maxPostalsOfCity = 1_000;
const cityPostalLimit = createIntegerRule({ minimum: 1, maximum: 300, example: 50 });

export const postalResolvers = (
  source: PlacesSource,
  codes: PostalCodes,
  imports?: ImportsOnDemand,
): Resolvers => {
  const createImportRequest =
    (context: LookupContext): ImportRequester =>
    ({ code, name }) =>
      importOnDemand(
        imports,
        { dataset: 'postal', country: findPostalCountry(code) ?? code },
        `The postal codes of ${name} (${code})`,
        context,
      );
  /** Finds the nearest other codes in the same country. @param radius km */
  const findNearbyRows = async (row: PostalCodeRow, radius: number, limit: number) => {
    const { country, latitude, longitude } = row;
    if (latitude === null || longitude === null) return [];
    const neighbours = await readStore(codes.near({ country, latitude, longitude, radius }, limit + 1));
    return neighbours.filter((one) => one.row.key !== row.key).slice(0, limit);
  };
  /** Finds the codes of a city. @throws LookupError when the codes of the city's country are not loaded */
  async function findCodesOfCity(
    city: CityModel,
    limit: number,
    context: LookupContext,
  ): Promise<PostalModel[]> {
    const { places, latitude, longitude } = city;
    const { code } = city.country;
    const circle = { country: findPostalCountry(code) ?? code, latitude, longitude, radius: cityRadius };
    const rowsOfPlaces = await readStore(codes.placesIn(circle));
    // Match any name of the city in any language.
    const names = rowsOfPlaces.filter((name) =>
      findRowsByName(places, name, { country: code }).includes(city.row),
    );
    const rows = names.length === 0 ? [] : await readStore(codes.named(circle, names, limit));
    if (rows.length === 0) await checkLoaded(codes, city.country, createImportRequest(context));
    return rows.map((row) => new PostalModel(places, row));
  }
  return {
    Query: {
      postal: (_, { code, country }, context) =>
        findPostal(source.current, codes, { code, country, requestImport: createImportRequest(context) }),
      postals(_, { codes: wanted, country }, context) {
        const { current } = source;
        const requestImport = createImportRequest(context);
        countryCodeRule.read(country, 'country');
        return settleAll(
          resolveBatch('places', wanted, 'codes', (code) =>
            findPostal(current, codes, { code, country, param: 'codes', requestImport }),
          ),
        );
      },
      async postalDistance(_, { from, to, country }, context) {
        const { current } = source;
        const requestImport = createImportRequest(context);
        const fromPostal = await findPostal(current, codes, { code: from, country, requestImport });
        if (fromPostal === null) return null;
        const toPostal = await findPostal(current, codes, {
          code: to,
          param: 'other',
          country: country ?? fromPostal.row.country,
          requestImport,
        });
        return toPostal === null ? null : { from: fromPostal, to: toPostal };
      },
    },
    Postal: {
      async __resolveReference({ id }) {
        const [country = '', code = ''] = nodeId.keyIn('postal', id).split(':');
        return findPostal(source.current, codes, { code, country, param: 'id' });
      },
      id: ({ row }) => nodeId.of('postal', `${row.country}:${row.key}`),
      code: ({ row }) => row.code,
      cityName: ({ row }) => row.city,
      cityNameLocal: ({ row }) => row.cityLocal,
      localities: ({ row }) => row.localities,
      districtCode: ({ district }) => district?.code ?? null,
      stateCode: ({ row }) => row.state?.slice(3) ?? null,
      countryCode: ({ row }) => row.country,
      countryName: ({ country }, wanted) => toLocalName(country.name, wanted, translateCountry(country)),
      stateName: ({ stateName, state, country }, wanted) =>
        stateName === null || state === null
          ? stateName
          : toLocalName(stateName, wanted, translateState(state, country)),
      nameLanguages: ({ stateName, state, country }, wanted) =>
        listLanguages(
          wanted,
          [country.name, translateCountry(country)],
          [stateName, state && translateState(state, country)],
        ),
      latitude: ({ row }) => row.latitude,
      longitude: ({ row }) => row.longitude,
      timezone: ({ timezoneId: id }) => (id === null ? null : { id }),
      currencyCode: ({ country }) => country.currency,
      population: ({ row }) => row.population,
      populationPeriod: ({ row }) => row.populationPeriod,
      async nearby({ row, places }, { radius, unit, limit }) {
        checkLimit(limit);
        const neighbours = await findNearbyRows(row, toKilometres(radius, unit), limit);
        return neighbours.map((one) => ({
          postal: new PostalModel(places, one.row),
          kilometres: one.distance,
        }));
      },
      // No imported dataset contains these facts. The descriptions of the fields state the reasons.
      area: () => null,
      landArea: () => null,
      waterArea: () => null,
      taxRateCounty: () => null,
      taxRateCity: () => null,
      taxRateSpecial: () => null,
      metros: () => null,
      propertyTax: () => null,
      tax: (postal) => findTax(postal).name,
      taxRate: (postal) => findTax(postal).rate,
      taxRateState: (postal) => findTax(postal).rateState,
      neighbors: async ({ row }) =>
        (await findNearbyRows(row, neighbourRadius, neighbourLimit)).map((one) => one.row.code),
      deep: (postal) => postal,
    },
    Country: { postalCoverage: async (country) => (await shareLoadedQuery(codes))(country) },
    City: {
      postals: (city, { limit }, context) =>
        findCodesOfCity(city, cityPostalLimit.read(limit, 'limit'), context),
      async postalConnection(city, page, context) {
        const allPostalCodes = await findCodesOfCity(city, maxPostalsOfCity, context);
        return createPage(allPostalCodes, ({ row }) => `${row.country}:${row.key}`, page);
      },
    },
    PostalConnection: connectionFields,
    PostalNeighbour: { distance: ({ kilometres }, { unit }) => toUnit(kilometres, unit) },
    PostalDistance: {
      countryCode: ({ from }) => from.row.country,
      distance({ from, to }, { unit }) {
        const kilometres = computePostalDistance(from.row, to.row);
        return kilometres === null ? null : toUnit(kilometres, unit);
      },
    },
  };
};
