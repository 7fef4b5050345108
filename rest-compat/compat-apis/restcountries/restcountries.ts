import { invalid } from '../../../core/lookup-error.ts';
import { objectAt, objectsAt, textAt, textsAt, type JsonObject } from '../../../core/json.ts';
import { firstOf, type CompatRequest, type CompatApi, type CompatPath, type Finder } from '../compat-api.ts';
import type { Body, Variables } from '../../routing/route.ts';
import { translationTags } from './translation-languages.ts';
import { countryForm, isMember, regionOf } from './country-form.ts';

type Test = (country: JsonObject) => boolean;

/** Of texts: made once for what is asked. */
type TextTest = (value: unknown) => boolean;

const same = (asked: string): TextTest => {
  const wanted = folded(asked);
  return (value) => typeof value === 'string' && folded(value) === wanted;
};
const has = (asked: string): TextTest => {
  const wanted = folded(asked);
  return (value) => typeof value === 'string' && folded(value).includes(wanted);
};
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** What a country is called in English and in its own languages. */
const namesOf = (country: JsonObject): readonly unknown[] => [
  country['name'],
  country['nameLocal'],
  ...textsAt(country, 'nativeNames'),
];

/** The keys that `fields` names; null: all. */
function fieldsOf({ query: { fields = '' } }: CompatRequest): ReadonlySet<string> | null {
  return fields === '' ? null : new Set(fields.split(',').map((name) => name.trim()));
}

/** @throws invalid_request for a key that there is not */
function picked(forms: readonly Body[], fields: ReadonlySet<string> | null): readonly Body[] {
  const [first] = forms;
  if (fields === null || first === undefined) return forms;
  const unknown = [...fields].find((name) => !(name in first));
  if (unknown !== undefined)
    throw invalid(
      'fields',
      `fields must name keys of a country such as name,cca2, not ${JSON.stringify(unknown.slice(0, 40))}.`,
    );
  return forms.map((form) => Object.fromEntries(Object.entries(form).filter(([key]) => fields.has(key))));
}

const listed = (path: CompatPath['path'], find: Finder | null, isOne = false): CompatPath => ({
  path,
  document: 'countries',
  ...(find === null ? {} : { find }),
  variables(asked, codes) {
    const fields = fieldsOf(asked);
    const wants = (...keys: readonly string[]) => fields === null || keys.some((key) => fields.has(key));
    return {
      codes,
      langs: translationTags,
      // The keys of native names are codes of the languages.
      languages: wants('name', 'languages'),
      borders: wants('borders'),
      currencies: wants('currencies'),
      translations: wants('translations'),
    };
  },
  answer(data, asked) {
    const forms = picked(objectsAt(data, 'countries').map(countryForm), fieldsOf(asked));
    // By one code and with fields the original answers the record, else a list.
    return { body: isOne && asked.query['fields'] !== undefined ? forms[0] : forms };
  },
});

/** Finds the countries that pass a test, which is made once for what is asked. */
const those = (
  document: string,
  testOf: (asked: CompatRequest) => Test,
  variables: Variables = {},
): Finder => ({
  document,
  variables,
  found(data, asked) {
    const test = testOf(asked);
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

/** Those of a list of codes, in any case. */
const byCodes = (listOf: (asked: CompatRequest) => readonly string[]): Finder =>
  those('find-codes', (asked) => {
    const wanted = new Set(listOf(asked).map(folded));
    return (country) => codesOf(country).some((code) => typeof code === 'string' && wanted.has(folded(code)));
  });

/** restcountries.com, version 3.1. */
export const restcountries: CompatApi = {
  name: 'restcountries',
  notFound: { body: { message: 'Not Found', status: 404 } },
  paths: [
    listed('/v3.1/all', null),
    listed(
      '/v3.1/independent',
      those('find-members', ({ query }) => {
        const isAsked = (query['status'] ?? 'true') === 'true';
        return (country) => isMember(country) === isAsked;
      }),
    ),
    listed(
      '/v3.1/name/{name}',
      those('find-names', (asked) => {
        const test = (asked.query['fullText'] === 'true' ? same : has)(firstOf(asked));
        return (country) => [...namesOf(country), country['fullName']].some(test);
      }),
    ),
    listed(
      '/v3.1/alpha/{code}',
      byCodes((asked) => [firstOf(asked)]),
      true,
    ),
    listed(
      '/v3.1/alpha',
      byCodes(({ query }) => (query['codes'] ?? '').split(',')),
    ),
    listed(
      '/v3.1/currency/{currency}',
      those('find-currencies', (asked) => {
        const [isCode, isNamed] = [same(firstOf(asked)), has(firstOf(asked))];
        return (country) =>
          objectsAt(country, 'currencies').some(({ code, name }) => isCode(code) || isNamed(name));
      }),
    ),
    listed(
      '/v3.1/lang/{language}',
      those('find-languages', (asked) => {
        const test = same(firstOf(asked));
        return (country) =>
          objectsAt(country, 'languages').some(({ iso1, iso3, name }) => [iso1, iso3, name].some(test));
      }),
    ),
    listed(
      '/v3.1/capital/{capital}',
      those('find-capitals', (asked) => {
        const test = has(firstOf(asked));
        return ({ capital }) => test(capital);
      }),
    ),
    listed(
      '/v3.1/region/{region}',
      those('find-regions', (asked) => {
        const test = same(firstOf(asked));
        return (country) => [regionOf(country), textAt(objectAt(country, 'continent'), 'name')].some(test);
      }),
    ),
    listed(
      '/v3.1/subregion/{subregion}',
      those('find-subregions', (asked) => {
        const test = same(firstOf(asked));
        return ({ subregion }) => test(subregion);
      }),
    ),
    listed(
      '/v3.1/demonym/{demonym}',
      those('find-demonyms', (asked) => {
        const test = same(firstOf(asked));
        return (country) => (textAt(country, 'demonym') ?? '').split(',').some(test);
      }),
    ),
    listed(
      '/v3.1/translation/{name}',
      those(
        'find-translations',
        (asked) => {
          const test = same(firstOf(asked));
          return (country) =>
            namesOf(country).some(test) || objectsAt(country, 'translations').some(({ name }) => test(name));
        },
        { langs: translationTags },
      ),
    ),
  ],
};
