import { choiceParameter } from '../parameters/choice.ts';
import { countryQueryParameter } from '../parameters/country.ts';
import { codeParameter } from '../parameters/code.ts';
import { pageSizeParameter } from '../parameters/integer.ts';
import type { Parameter } from '../parameters/parameter.ts';
import { radius } from '../parameters/place.ts';
import { postalCodeRule as postalRule } from '../../subgraphs/validation/postal-code.ts';
import { moveRecordsFirst } from '../formats/reshape.ts';
import { toNamesByVersion, type Body, type Route, type Variables } from '../routing/route.ts';
import { toParameterText } from './parameter-text.ts';
import { addNameLanguages } from '../formats/name-languages.ts';

const postalCodeParameter = codeParameter(postalRule, 'Postal code. Case, spaces and hyphens are ignored.', {
  in: 'path',
  keepsSpelling: true,
});
const country: Parameter<string> = {
  ...countryQueryParameter(
    'ISO 3166-1 code of the country. Without it, only codes that match the postal format of a single country resolve.',
  ),
  documentedAsRequired: true,
};
const formatCountrySuffix = (variables: Variables) =>
  variables['country'] === undefined ? '' : ` in ${toParameterText(variables['country'])}`;
/** Countries whose postal codes are bundled; see db/importers/postal. */
const bundledCountries =
  'US, CA (first three characters), JP, FR, IN, IT, ES, UA, CH, DE, TW (first three digits), NO, HU, TH, MY, PH, TR, AU, FI';
const describeMissingPostalCode = (variables: Variables) =>
  `No postal code ${toParameterText(variables['code'])} is recorded${formatCountrySuffix(variables)}. For example, use 90210 with country=US. Bundled countries: ${bundledCountries}; the operator can import others from GeoNames.`;

/** Removes an empty list of localities. A non-empty list contains the main place and all other places. */
function removeEmptyLocalities({ localities, ...body }: Body): Body {
  if (!Array.isArray(localities) || localities.length === 0) return body;
  const { postal, city, city_local, ...rest } = body;
  const { state, state_name } = rest;
  return {
    postal,
    city,
    city_local,
    localities: [city].concat(localities).map((name) => ({ city: name, state, state_name })),
    ...rest,
  };
}

const notes = [
  `Countries with bundled postal codes: ${bundledCountries}. Codes of other countries return 503 service_unavailable until the operator imports the country’s GeoNames file: \`npm run data -- import postal-geonames --from <file>\`.`,
  'Territories in the postal system of another country resolve by either country code: PR, GU, VI, AS, MP and UM with US, GP, MQ, GF, RE, YT, PM, BL, MF, WF, PF and NC with FR, SJ with NO, AX with FI, GL with DK, CX, CC and NF with AU.',
  'A ZIP+4 code resolves to its ZIP code. Military mail has the state AA, AE or AP and no place.',
  'Coordinates are those of the municipality or district in FR, JP, TW, NO, HU, TH, TR and FI.',
  'tax and tax_rate: the general consumption tax of the country or, in the US, of the state. tax_rate_state is the part of the state.',
];

/** Postal codes. */
export const postalRoutes: readonly Route[] = [
  ...addNameLanguages([
    {
      name: 'postal',
      family: 'postal',
      path: '/postal/{code}',
      summary: 'A postal or ZIP code: city, state, coordinates, time zone, population.',
      operation: toNamesByVersion('postal'),
      parameters: { code: postalCodeParameter, country },
      deep: 'paid',
      cache: 'facts',
      missing: describeMissingPostalCode,
      shape: removeEmptyLocalities,
      notes,
      examples: [
        { path: '/postal/90210?country=US', note: 'Beverly Hills.' },
        { path: '/postal/100-0001?country=JP', note: 'Romanised, with the native names.' },
      ],
    },
  ]),
  {
    name: 'postal_nearby',
    family: 'postal',
    path: '/postal/{code}/nearby',
    summary: 'Postal codes around a postal code, by distance.',
    operation: 'postal-nearby',
    parameters: {
      code: postalCodeParameter,
      country,
      radius,
      unit: choiceParameter('Unit of the radius.', ['km', 'mi'], 'km'),
      limit: pageSizeParameter('Maximum number of codes.'),
    },
    cache: 'facts',
    missing: describeMissingPostalCode,
    shape: ({ nearby, ...postal }, { radius: farthest, unit }) => ({
      ...postal,
      radius: farthest,
      unit,
      nearby: moveRecordsFirst(nearby, 'place'),
    }),
    examples: [{ path: '/postal/90210/nearby?country=US&radius=10', note: 'Within 10 km.' }],
  },
  {
    name: 'postal_distance',
    family: 'postal',
    path: '/postal/{code}/distance/{other}',
    summary: 'The distance between two postal codes of a country, in kilometres and miles.',
    operation: 'postal-distance',
    parameters: { code: postalCodeParameter, other: postalCodeParameter, country },
    cache: 'facts',
    missing: (variables) =>
      `One of the postal codes ${toParameterText(variables['code'])} and ${toParameterText(variables['other'])} is not recorded${formatCountrySuffix(variables)}. For example, use 90210 and 10001 with country=US.`,
    examples: [{ path: '/postal/90210/distance/10001?country=US', note: 'Beverly Hills to New York.' }],
  },
];
