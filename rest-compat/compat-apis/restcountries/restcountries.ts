import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { getObjectAt, getObjectsAt, getTextAt, getTextsAt, type JsonObject } from '../../../core/json.ts';
import {
  getFirstValue,
  type CompatRequest,
  type CompatApi,
  type CompatPath,
  type RecordFinder,
} from '../compat-api.ts';
import type { Body, Variables } from '../../routing/route.ts';
import { translationTags } from './translation-languages.ts';
import { formatCountry, isMember, getRegion } from './format-country.ts';

type CountryTest = (country: JsonObject) => boolean;

/** A test of a field value against the requested text, which is normalised only once. */
type TextTest = (value: unknown) => boolean;

const createEqualsTest = (text: string): TextTest => {
  const searchText = foldText(text);
  return (value) => typeof value === 'string' && foldText(value) === searchText;
};
const createContainsTest = (text: string): TextTest => {
  const searchText = foldText(text);
  return (value) => typeof value === 'string' && foldText(value).includes(searchText);
};
const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Returns the English and local names of a country. */
const listNames = (country: JsonObject): readonly unknown[] => [
  country['name'],
  country['nameLocal'],
  ...getTextsAt(country, 'nativeNames'),
];

/** Returns the keys in the parameter `fields`. Null without the parameter: all keys. */
function parseFields({ query: { fields = '' } }: CompatRequest): ReadonlySet<string> | null {
  return fields === '' ? null : new Set(fields.split(',').map((name) => name.trim()));
}

/**
 * Restricts country records to the requested keys.
 * @throws invalid_request for an unknown key
 */
function selectFields(forms: readonly Body[], fields: ReadonlySet<string> | null): readonly Body[] {
  const [first] = forms;
  if (fields === null || first === undefined) return forms;
  const unknownField = [...fields].find((name) => !(name in first));
  if (unknownField !== undefined)
    throw createInvalidInputError(
      'fields',
      `fields must be keys of a country, for example name,cca2, not ${JSON.stringify(unknownField.slice(0, 40))}.`,
    );
  return forms.map((form) => Object.fromEntries(Object.entries(form).filter(([key]) => fields.has(key))));
}

const createCountriesPath = (
  path: CompatPath['path'],
  find: RecordFinder | null,
  isOne = false,
): CompatPath => ({
  path,
  document: 'countries',
  ...(find === null ? {} : { find }),
  variables(request, codes) {
    const fields = parseFields(request);
    const isSelected = (...keys: readonly string[]) => fields === null || keys.some((key) => fields.has(key));
    return {
      codes,
      langs: translationTags,
      // Native names have language codes as keys, so `name` needs the languages too.
      languages: isSelected('name', 'languages'),
      borders: isSelected('borders'),
      currencies: isSelected('currencies'),
      translations: isSelected('translations'),
    };
  },
  answer(data, request) {
    const countries = getObjectsAt(data, 'countries').map((each) => formatCountry(each, request.base));
    const records = selectFields(countries, parseFields(request));
    // For a single code with `fields`, the original API returns an object instead of a list.
    return { body: isOne && request.query['fields'] !== undefined ? records[0] : records };
  },
});

/** Creates a finder for the countries that pass a test. The test is created once per request. */
const createFinder = (
  document: string,
  testOf: (request: CompatRequest) => CountryTest,
  variables: Variables = {},
): RecordFinder => ({
  document,
  variables,
  found(data, request) {
    const countryTest = testOf(request);
    return getObjectsAt(data, 'countries').flatMap((country) => {
      const code = getTextAt(country, 'code');
      return code !== null && countryTest(country) ? [code] : [];
    });
  },
});

const listCodes = ({ code, alpha3, numeric, ioc }: JsonObject): readonly unknown[] => [
  code,
  alpha3,
  numeric,
  ioc,
];

/** Creates a finder for countries by a list of codes, case-insensitive. */
const createCodeFinder = (listOf: (request: CompatRequest) => readonly string[]): RecordFinder =>
  createFinder('find-codes', (request) => {
    const requestedCodes = new Set(listOf(request).map(foldText));
    return (country) =>
      listCodes(country).some((code) => typeof code === 'string' && requestedCodes.has(foldText(code)));
  });

/** Emulates version 3.1 of the API restcountries.com. */
export const restcountries: CompatApi = {
  name: 'restcountries',
  sharedBy: ['codes', 'fields', 'fullText', 'status'],
  notFound: { body: { message: 'Not Found', status: 404 } },
  paths: [
    createCountriesPath('/v3.1/all', null),
    createCountriesPath(
      '/v3.1/independent',
      createFinder('find-members', ({ query }) => {
        const isIndependent = (query['status'] ?? 'true') === 'true';
        return (country) => isMember(country) === isIndependent;
      }),
    ),
    createCountriesPath(
      '/v3.1/name/{name}',
      createFinder('find-names', (request) => {
        const countryTest = (request.query['fullText'] === 'true' ? createEqualsTest : createContainsTest)(
          getFirstValue(request),
        );
        return (country) => [...listNames(country), country['fullName']].some(countryTest);
      }),
    ),
    createCountriesPath(
      '/v3.1/alpha/{code}',
      createCodeFinder((request) => [getFirstValue(request)]),
      true,
    ),
    createCountriesPath(
      '/v3.1/alpha',
      createCodeFinder(({ query }) => (query['codes'] ?? '').split(',')),
    ),
    createCountriesPath(
      '/v3.1/currency/{currency}',
      createFinder('find-currencies', (request) => {
        const [isCode, isNamed] = [
          createEqualsTest(getFirstValue(request)),
          createContainsTest(getFirstValue(request)),
        ];
        return (country) =>
          getObjectsAt(country, 'currencies').some(({ code, name }) => isCode(code) || isNamed(name));
      }),
    ),
    createCountriesPath(
      '/v3.1/lang/{language}',
      createFinder('find-languages', (request) => {
        const countryTest = createEqualsTest(getFirstValue(request));
        return (country) =>
          getObjectsAt(country, 'languages').some(({ iso1, iso3, name }) =>
            [iso1, iso3, name].some(countryTest),
          );
      }),
    ),
    createCountriesPath(
      '/v3.1/capital/{capital}',
      createFinder('find-capitals', (request) => {
        const countryTest = createContainsTest(getFirstValue(request));
        return ({ capital }) => countryTest(capital);
      }),
    ),
    createCountriesPath(
      '/v3.1/region/{region}',
      createFinder('find-regions', (request) => {
        const countryTest = createEqualsTest(getFirstValue(request));
        return (country) =>
          [getRegion(country), getTextAt(getObjectAt(country, 'continent'), 'name')].some(countryTest);
      }),
    ),
    createCountriesPath(
      '/v3.1/subregion/{subregion}',
      createFinder('find-subregions', (request) => {
        const countryTest = createEqualsTest(getFirstValue(request));
        return ({ subregion }) => countryTest(subregion);
      }),
    ),
    createCountriesPath(
      '/v3.1/demonym/{demonym}',
      createFinder('find-demonyms', (request) => {
        const countryTest = createEqualsTest(getFirstValue(request));
        return (country) => (getTextAt(country, 'demonym') ?? '').split(',').some(countryTest);
      }),
    ),
    createCountriesPath(
      '/v3.1/translation/{name}',
      createFinder(
        'find-translations',
        (request) => {
          const countryTest = createEqualsTest(getFirstValue(request));
          return (country) =>
            listNames(country).some(countryTest) ||
            getObjectsAt(country, 'translations').some(({ name }) => countryTest(name));
        },
        { langs: translationTags },
      ),
    ),
  ],
};
