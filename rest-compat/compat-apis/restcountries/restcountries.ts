import { invalid } from '../../../core/lookup-error.ts';
import { objectAt, objectsAt, textAt, textsAt, type JsonObject } from '../../../core/json.ts';
import { firstOf, type CompatRequest, type CompatApi, type CompatPath, type Finder } from '../compat-api.ts';
import type { Body, Variables } from '../../routing/route.ts';
import { translationTags } from './translation-languages.ts';
import { countryForm, isMember, regionOf } from './country-form.ts';

type Test = (country: JsonObject) => boolean;

/** A test of a text. The requested text is normalised only once. */
type TextTest = (value: unknown) => boolean;

const equals = (text: string): TextTest => {
  const wanted = folded(text);
  return (value) => typeof value === 'string' && folded(value) === wanted;
};
const contains = (text: string): TextTest => {
  const wanted = folded(text);
  return (value) => typeof value === 'string' && folded(value).includes(wanted);
};
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Returns the English and local names of a country. */
const namesOf = (country: JsonObject): readonly unknown[] => [
  country['name'],
  country['nameLocal'],
  ...textsAt(country, 'nativeNames'),
];

/** Returns the keys in the parameter `fields`; null: all. */
function fieldsOf({ query: { fields = '' } }: CompatRequest): ReadonlySet<string> | null {
  return fields === '' ? null : new Set(fields.split(',').map((name) => name.trim()));
}

/**
 * Restricts records to the requested keys.
 * @throws invalid_request for an unknown key
 */
function selectFields(forms: readonly Body[], fields: ReadonlySet<string> | null): readonly Body[] {
  const [first] = forms;
  if (fields === null || first === undefined) return forms;
  const unknown = [...fields].find((name) => !(name in first));
  if (unknown !== undefined)
    throw invalid(
      'fields',
      `fields must be keys of a country, for example name,cca2, not ${JSON.stringify(unknown.slice(0, 40))}.`,
    );
  return forms.map((form) => Object.fromEntries(Object.entries(form).filter(([key]) => fields.has(key))));
}

const countriesPath = (path: CompatPath['path'], find: Finder | null, isOne = false): CompatPath => ({
  path,
  document: 'countries',
  ...(find === null ? {} : { find }),
  variables(request, codes) {
    const fields = fieldsOf(request);
    const isSelected = (...keys: readonly string[]) => fields === null || keys.some((key) => fields.has(key));
    return {
      codes,
      langs: translationTags,
      // Native names are keyed by language code, so `name` needs the languages too.
      languages: isSelected('name', 'languages'),
      borders: isSelected('borders'),
      currencies: isSelected('currencies'),
      translations: isSelected('translations'),
    };
  },
  answer(data, request) {
    const countries = objectsAt(data, 'countries').map((each) => countryForm(each, request.base));
    const forms = selectFields(countries, fieldsOf(request));
    // For a single code with `fields` the original API returns an object, otherwise a list.
    return { body: isOne && request.query['fields'] !== undefined ? forms[0] : forms };
  },
});

/** Returns a finder for the countries that pass a test. The test is created once per request. */
const finderBy = (
  document: string,
  testOf: (request: CompatRequest) => Test,
  variables: Variables = {},
): Finder => ({
  document,
  variables,
  found(data, request) {
    const test = testOf(request);
    return objectsAt(data, 'countries').flatMap((country) => {
      const code = textAt(country, 'code');
      return code !== null && test(country) ? [code] : [];
    });
  },
});

const codesOf = ({ code, alpha3, numeric, ioc }: JsonObject): readonly unknown[] => [
  code,
  alpha3,
  numeric,
  ioc,
];

/** Returns a finder for countries by a list of codes, case-insensitive. */
const byCodes = (listOf: (request: CompatRequest) => readonly string[]): Finder =>
  finderBy('find-codes', (request) => {
    const wanted = new Set(listOf(request).map(folded));
    return (country) => codesOf(country).some((code) => typeof code === 'string' && wanted.has(folded(code)));
  });

/** Emulates version 3.1 of the API restcountries.com. */
export const restcountries: CompatApi = {
  name: 'restcountries',
  sharedBy: ['codes', 'fields', 'fullText', 'status'],
  notFound: { body: { message: 'Not Found', status: 404 } },
  paths: [
    countriesPath('/v3.1/all', null),
    countriesPath(
      '/v3.1/independent',
      finderBy('find-members', ({ query }) => {
        const isIndependent = (query['status'] ?? 'true') === 'true';
        return (country) => isMember(country) === isIndependent;
      }),
    ),
    countriesPath(
      '/v3.1/name/{name}',
      finderBy('find-names', (request) => {
        const test = (request.query['fullText'] === 'true' ? equals : contains)(firstOf(request));
        return (country) => [...namesOf(country), country['fullName']].some(test);
      }),
    ),
    countriesPath(
      '/v3.1/alpha/{code}',
      byCodes((request) => [firstOf(request)]),
      true,
    ),
    countriesPath(
      '/v3.1/alpha',
      byCodes(({ query }) => (query['codes'] ?? '').split(',')),
    ),
    countriesPath(
      '/v3.1/currency/{currency}',
      finderBy('find-currencies', (request) => {
        const [isCode, isNamed] = [equals(firstOf(request)), contains(firstOf(request))];
        return (country) =>
          objectsAt(country, 'currencies').some(({ code, name }) => isCode(code) || isNamed(name));
      }),
    ),
    countriesPath(
      '/v3.1/lang/{language}',
      finderBy('find-languages', (request) => {
        const test = equals(firstOf(request));
        return (country) =>
          objectsAt(country, 'languages').some(({ iso1, iso3, name }) => [iso1, iso3, name].some(test));
      }),
    ),
    countriesPath(
      '/v3.1/capital/{capital}',
      finderBy('find-capitals', (request) => {
        const test = contains(firstOf(request));
        return ({ capital }) => test(capital);
      }),
    ),
    countriesPath(
      '/v3.1/region/{region}',
      finderBy('find-regions', (request) => {
        const test = equals(firstOf(request));
        return (country) => [regionOf(country), textAt(objectAt(country, 'continent'), 'name')].some(test);
      }),
    ),
    countriesPath(
      '/v3.1/subregion/{subregion}',
      finderBy('find-subregions', (request) => {
        const test = equals(firstOf(request));
        return ({ subregion }) => test(subregion);
      }),
    ),
    countriesPath(
      '/v3.1/demonym/{demonym}',
      finderBy('find-demonyms', (request) => {
        const test = equals(firstOf(request));
        return (country) => (textAt(country, 'demonym') ?? '').split(',').some(test);
      }),
    ),
    countriesPath(
      '/v3.1/translation/{name}',
      finderBy(
        'find-translations',
        (request) => {
          const test = equals(firstOf(request));
          return (country) =>
            namesOf(country).some(test) || objectsAt(country, 'translations').some(({ name }) => test(name));
        },
        { langs: translationTags },
      ),
    ),
  ],
};
