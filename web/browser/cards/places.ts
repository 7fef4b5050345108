import cityQuery from '../../queries/city.graphql';
import countryQuery from '../../queries/country.graphql';
import languageQuery from '../../queries/language.graphql';
import pointQuery from '../../queries/point.graphql';
import postalQuery from '../../queries/postal.graphql';
import stateQuery from '../../queries/state.graphql';
import { at, number, text } from '../request.ts';
import {
  count,
  country,
  countryOf,
  currency,
  facts,
  joined,
  namesOf,
  pointOf,
  zoneOf,
  type Card,
} from './card.ts';

export const placesCards = {
  city: {
    query: cityQuery,
    field: 'cityById',
    finding: (record) => ({
      title: text(record, 'name') ?? '',
      subtitle: joined([text(record, 'stateName'), text(record, 'country.name')]),
      mark: '–',
      flag: text(record, 'country.code'),
      facts: facts(
        ['Local name', text(record, 'nameLocal')],
        ['Population', count(number(record, 'population'))],
        ['Elevation', count(number(record, 'elevation'), ' m')],
        currency(countryOf(record)),
        ['Calling code', text(record, 'country.callingCode')],
      ),
      clock: zoneOf(at(record, 'timezone')),
      point: pointOf(record, '', ''),
    }),
  },
  country: {
    query: countryQuery,
    field: 'country',
    finding: (record) => ({
      title: text(record, 'name') ?? '',
      subtitle: text(record, 'fullName') ?? '',
      mark: '–',
      flag: text(record, 'code'),
      facts: facts(
        ['Capital', text(record, 'capital')],
        ['Population', count(number(record, 'population'))],
        ['Area', count(number(record, 'area'), ' km²')],
        currency(record),
        ['Languages', namesOf(record, 'languages', 5)],
        ['Calling code', text(record, 'callingCode')],
        ['Driving side', text(record, 'drivingSide')],
        ['Top-level domain', text(record, 'tld')],
      ),
      clock: zoneOf(at(record, 'capitalCity.timezone')),
      point: pointOf(record, 'capital', 'capital'),
    }),
  },
  state: {
    query: stateQuery,
    field: 'state',
    finding: (record) => ({
      title: text(record, 'name') ?? '',
      subtitle: joined([text(record, 'type'), text(record, 'country.name')]),
      mark: '–',
      flag: text(record, 'country.code'),
      facts: facts(
        ['ISO 3166-2', text(record, 'iso31662')],
        ['Local name', text(record, 'nameLocal')],
        ['Capital', text(record, 'capital')],
        ['Population', count(number(record, 'population'))],
        ['Area', count(number(record, 'area'), ' km²')],
      ),
      clock: zoneOf(at(record, 'timezone')),
      point: pointOf(record, '', ''),
    }),
  },
  postal: {
    query: postalQuery,
    field: 'postal',
    finding: (record) => ({
      title: `${text(record, 'code') ?? ''} ${text(record, 'cityName') ?? ''}`.trim(),
      subtitle: joined([text(record, 'stateName'), text(record, 'country.name')]),
      mark: '–',
      flag: text(record, 'country.code'),
      facts: facts(
        ['Local name', text(record, 'cityNameLocal')],
        ['District', text(record, 'districtName')],
        ['Population', count(number(record, 'population'))],
        currency(countryOf(record)),
      ),
      clock: zoneOf(at(record, 'timezone')),
      point: pointOf(record, '', ''),
    }),
  },
  point: {
    query: pointQuery,
    field: 'point',
    finding: (record, { label, variables }) => ({
      title: label,
      subtitle: joined([text(record, 'districtName'), text(record, 'stateName')]),
      mark: '~',
      flag: text(record, 'country.code'),
      facts: facts(
        country(record),
        ['Elevation', count(number(record, 'elevation'), ' m')],
        currency(countryOf(record)),
      ),
      clock: zoneOf(at(record, 'timezone')),
      point: pointOf(variables, '', ''),
    }),
  },
  language: {
    query: languageQuery,
    field: 'language',
    finding: (record) => ({
      title: text(record, 'name') ?? '',
      subtitle: text(record, 'nameLocal') ?? 'a language',
      mark: text(record, 'code') ?? '',
      facts: facts(
        ['Codes', joined([text(record, 'code'), text(record, 'iso3')])],
        ['Script', text(record, 'script')],
        ['Direction', text(record, 'direction')],
        ['Countries', namesOf(record, 'countries', 8)],
      ),
      clock: null,
      point: null,
    }),
  },
} satisfies Readonly<Record<string, Card>>;
