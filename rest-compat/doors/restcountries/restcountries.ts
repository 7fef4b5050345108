import { invalid } from '../../../subgraphs/lookup-error.ts';
import { bodiesIn, bodyIn, firstOf, textIn, type Asked, type Door, type DoorPath } from '../door.ts';
import type { Body } from '../../route.ts';
import { countryForm } from './country-form.ts';

type Test = (country: Body, asked: Asked) => boolean;

const same = (value: unknown, asked: string): boolean =>
  typeof value === 'string' && folded(value) === folded(asked);
const has = (value: unknown, asked: string): boolean =>
  typeof value === 'string' && folded(value).includes(folded(asked));
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Only the keys that `fields` names. @throws invalid_request for one that there is not */
function picked(form: Body, { query: { fields } }: Asked): Body {
  if (fields === undefined || fields === '') return form;
  const names = fields.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !(name in form));
  if (unknown !== undefined)
    throw invalid(
      'fields',
      `fields must name keys of a country such as name,cca2, not ${JSON.stringify(unknown.slice(0, 40))}.`,
    );
  return Object.fromEntries(Object.entries(form).filter(([key]) => names.includes(key)));
}

const listed = (path: DoorPath['path'], test: Test, isOne = false): DoorPath => ({
  path,
  document: 'countries',
  variables: () => ({}),
  answer(data, asked) {
    const found = bodiesIn(data, 'countries').filter((country) => test(country, asked));
    if (found.length === 0) return null;
    const forms = found.map((country) => picked(countryForm(country), asked));
    // By one code and with fields the original answers the record, else a list.
    return { body: isOne && asked.query['fields'] !== undefined ? forms[0] : forms };
  },
});

const codesOf = ({ code, alpha3, numeric, ioc }: Body): readonly unknown[] => [code, alpha3, numeric, ioc];
const isCode: Test = (country, asked) => codesOf(country).some((code) => same(code, firstOf(asked)));
const isOneOf: Test = (country, { query }) =>
  (query['codes'] ?? '').split(',').some((asked) => codesOf(country).some((code) => same(code, asked)));

/** restcountries.com, version 3.1. */
export const restcountries: Door = {
  name: 'restcountries',
  notFound: { body: { message: 'Not Found', status: 404 } },
  paths: [
    listed('/v3.1/all', () => true),
    listed('/v3.1/independent', (country, { query }) => {
      const isMember = Array.isArray(country['blocCodes']) && country['blocCodes'].includes('UN');
      return isMember === ((query['status'] ?? 'true') === 'true');
    }),
    listed('/v3.1/name/{name}', (country, asked) => {
      const names = [country['name'], country['fullName'], country['nameLocal']];
      const test = asked.query['fullText'] === 'true' ? same : has;
      return names.some((name) => test(name, firstOf(asked)));
    }),
    listed('/v3.1/alpha/{code}', isCode, true),
    listed('/v3.1/alpha', isOneOf),
    listed('/v3.1/currency/{currency}', (country, asked) => {
      const currency = bodyIn(country, 'currency');
      return same(textIn(currency, 'code'), firstOf(asked)) || has(textIn(currency, 'name'), firstOf(asked));
    }),
    listed('/v3.1/lang/{language}', (country, asked) =>
      bodiesIn(country, 'languages').some(({ iso1, iso3, name }) =>
        [iso1, iso3, name].some((each) => same(each, firstOf(asked))),
      ),
    ),
    listed('/v3.1/capital/{capital}', (country, asked) => has(country['capital'], firstOf(asked))),
    listed('/v3.1/region/{region}', (country, asked) =>
      [countryForm(country)['region'], textIn(bodyIn(country, 'continent'), 'name')].some((name) =>
        same(name, firstOf(asked)),
      ),
    ),
    listed('/v3.1/subregion/{subregion}', (country, asked) => same(country['subregion'], firstOf(asked))),
    listed('/v3.1/demonym/{demonym}', (country, asked) =>
      (textIn(country, 'demonym') ?? '').split(',').some((word) => same(word, firstOf(asked))),
    ),
    listed('/v3.1/translation/{name}', (country, asked) =>
      [country['name'], country['nameLocal']].some((name) => same(name, firstOf(asked))),
    ),
  ],
};
