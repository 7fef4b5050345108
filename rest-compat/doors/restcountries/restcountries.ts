import { invalid } from '../../../subgraphs/lookup-error.ts';
import { objectAt, objectsAt, textAt, type JsonObject } from '../../../facts/json.ts';
import { firstOf, type Asked, type Door, type DoorPath, type Finder } from '../door.ts';
import type { Body } from '../../route.ts';
import { countryForm, isMember, regionOf } from './country-form.ts';

type Test = (country: JsonObject) => boolean;

const same = (value: unknown, asked: string): boolean =>
  typeof value === 'string' && folded(value) === folded(asked);
const has = (value: unknown, asked: string): boolean =>
  typeof value === 'string' && folded(value).includes(folded(asked));
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The keys that `fields` names; null: all. */
function fieldsOf({ query: { fields = '' } }: Asked): ReadonlySet<string> | null {
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

const listed = (path: DoorPath['path'], find: Finder | null, isOne = false): DoorPath => ({
  path,
  document: 'countries',
  ...(find === null ? {} : { find }),
  variables(asked, codes) {
    const fields = fieldsOf(asked);
    const wants = (...keys: readonly string[]) => fields === null || keys.some((key) => fields.has(key));
    // Of a name, the native one is in the main language.
    return {
      codes,
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
const those = (document: string, testOf: (asked: Asked) => Test): Finder => ({
  document,
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
const byCodes = (listOf: (asked: Asked) => readonly string[]): Finder =>
  those('find-codes', (asked) => {
    const wanted = new Set(listOf(asked).map(folded));
    return (country) => codesOf(country).some((code) => typeof code === 'string' && wanted.has(folded(code)));
  });

/** restcountries.com, version 3.1. */
export const restcountries: Door = {
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
        const test = asked.query['fullText'] === 'true' ? same : has;
        return ({ name, fullName, nameLocal }) =>
          [name, fullName, nameLocal].some((each) => test(each, firstOf(asked)));
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
      those(
        'find-currencies',
        (asked) => (country) =>
          objectsAt(country, 'currencies').some(
            ({ code, name }) => same(code, firstOf(asked)) || has(name, firstOf(asked)),
          ),
      ),
    ),
    listed(
      '/v3.1/lang/{language}',
      those(
        'find-languages',
        (asked) => (country) =>
          objectsAt(country, 'languages').some(({ iso1, iso3, name }) =>
            [iso1, iso3, name].some((each) => same(each, firstOf(asked))),
          ),
      ),
    ),
    listed(
      '/v3.1/capital/{capital}',
      those(
        'find-capitals',
        (asked) =>
          ({ capital }) =>
            has(capital, firstOf(asked)),
      ),
    ),
    listed(
      '/v3.1/region/{region}',
      those(
        'find-regions',
        (asked) => (country) =>
          [regionOf(country), textAt(objectAt(country, 'continent'), 'name')].some((name) =>
            same(name, firstOf(asked)),
          ),
      ),
    ),
    listed(
      '/v3.1/subregion/{subregion}',
      those(
        'find-subregions',
        (asked) =>
          ({ subregion }) =>
            same(subregion, firstOf(asked)),
      ),
    ),
    listed(
      '/v3.1/demonym/{demonym}',
      those(
        'find-demonyms',
        (asked) => (country) =>
          (textAt(country, 'demonym') ?? '').split(',').some((word) => same(word, firstOf(asked))),
      ),
    ),
    listed(
      '/v3.1/translation/{name}',
      those(
        'find-translations',
        (asked) => (country) =>
          [country, ...objectsAt(country, 'translations')].some(({ name, nameLocal }) =>
            [name, nameLocal].some((each) => same(each, firstOf(asked))),
          ),
      ),
    ),
  ],
};
