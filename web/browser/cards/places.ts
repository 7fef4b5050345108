import cityQuery from '../../queries/city.graphql';
import countryQuery from '../../queries/country.graphql';
import languageQuery from '../../queries/language.graphql';
import pointQuery from '../../queries/point.graphql';
import postalQuery from '../../queries/postal.graphql';
import stateQuery from '../../queries/state.graphql';
import { getValueAt, getNumberAt, getTextAt } from '../request.ts';
import {
  formatNumber,
  createCountryFact,
  getCountry,
  createCurrencyFact,
  removeUnknownFacts,
  joinKnownTexts,
  formatNames,
  findPoint,
  findZone,
  type Card,
} from './card.ts';

export const placesCards = {
  city: {
    query: cityQuery,
    field: 'cityById',
    finding: (record) => ({
      title: getTextAt(record, 'name') ?? '',
      subtitle: joinKnownTexts([getTextAt(record, 'stateName'), getTextAt(record, 'country.name')]),
      mark: '–',
      flag: getTextAt(record, 'country.code'),
      facts: removeUnknownFacts(
        ['Local name', getTextAt(record, 'nameLocal')],
        ['Population', formatNumber(getNumberAt(record, 'population'))],
        ['Elevation', formatNumber(getNumberAt(record, 'elevation'), ' m')],
        createCurrencyFact(getCountry(record)),
        ['Calling code', getTextAt(record, 'country.callingCode')],
      ),
      clock: findZone(getValueAt(record, 'timezone')),
      point: findPoint(record, '', ''),
    }),
  },
  country: {
    query: countryQuery,
    field: 'country',
    finding: (record) => ({
      title: getTextAt(record, 'name') ?? '',
      subtitle: getTextAt(record, 'fullName') ?? '',
      mark: '–',
      flag: getTextAt(record, 'code'),
      facts: removeUnknownFacts(
        ['Capital', getTextAt(record, 'capital')],
        ['Population', formatNumber(getNumberAt(record, 'population'))],
        ['Area', formatNumber(getNumberAt(record, 'area'), ' km²')],
        createCurrencyFact(record),
        ['Languages', formatNames(record, 'languages', 5)],
        ['Calling code', getTextAt(record, 'callingCode')],
        ['Driving side', getTextAt(record, 'drivingSide')],
        ['Top-level domain', getTextAt(record, 'tld')],
      ),
      clock: findZone(getValueAt(record, 'capitalCity.timezone')),
      point: findPoint(record, 'capital', 'capital'),
    }),
  },
  state: {
    query: stateQuery,
    field: 'state',
    finding: (record) => ({
      title: getTextAt(record, 'name') ?? '',
      subtitle: joinKnownTexts([getTextAt(record, 'type'), getTextAt(record, 'country.name')]),
      mark: '–',
      flag: getTextAt(record, 'country.code'),
      facts: removeUnknownFacts(
        ['ISO 3166-2', getTextAt(record, 'iso31662')],
        ['Local name', getTextAt(record, 'nameLocal')],
        ['Capital', getTextAt(record, 'capital')],
        ['Population', formatNumber(getNumberAt(record, 'population'))],
        ['Area', formatNumber(getNumberAt(record, 'area'), ' km²')],
      ),
      clock: findZone(getValueAt(record, 'timezone')),
      point: findPoint(record, '', ''),
    }),
  },
  postal: {
    query: postalQuery,
    field: 'postal',
    finding: (record) => ({
      title: `${getTextAt(record, 'code') ?? ''} ${getTextAt(record, 'cityName') ?? ''}`.trim(),
      subtitle: joinKnownTexts([getTextAt(record, 'stateName'), getTextAt(record, 'country.name')]),
      mark: '–',
      flag: getTextAt(record, 'country.code'),
      facts: removeUnknownFacts(
        ['Local name', getTextAt(record, 'cityNameLocal')],
        ['District', getTextAt(record, 'districtName')],
        ['Population', formatNumber(getNumberAt(record, 'population'))],
        createCurrencyFact(getCountry(record)),
      ),
      clock: findZone(getValueAt(record, 'timezone')),
      point: findPoint(record, '', ''),
    }),
  },
  point: {
    query: pointQuery,
    field: 'point',
    finding: (record, { label, variables }) => ({
      title: label,
      subtitle: joinKnownTexts([getTextAt(record, 'districtName'), getTextAt(record, 'stateName')]),
      mark: '~',
      flag: getTextAt(record, 'country.code'),
      facts: removeUnknownFacts(
        createCountryFact(record),
        ['Elevation', formatNumber(getNumberAt(record, 'elevation'), ' m')],
        createCurrencyFact(getCountry(record)),
      ),
      clock: findZone(getValueAt(record, 'timezone')),
      point: findPoint(variables, '', ''),
    }),
  },
  language: {
    query: languageQuery,
    field: 'language',
    finding: (record) => ({
      title: getTextAt(record, 'name') ?? '',
      subtitle: getTextAt(record, 'nameLocal') ?? 'a language',
      mark: getTextAt(record, 'code') ?? '',
      facts: removeUnknownFacts(
        ['Codes', joinKnownTexts([getTextAt(record, 'code'), getTextAt(record, 'iso3')])],
        ['Script', getTextAt(record, 'script')],
        ['Direction', getTextAt(record, 'direction')],
        ['Countries', formatNames(record, 'countries', 8)],
      ),
      clock: null,
      point: null,
    }),
  },
} satisfies Readonly<Record<string, Card>>;
