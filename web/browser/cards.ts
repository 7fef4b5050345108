import cityQuery from '../queries/city.graphql';
import companyQuery from '../queries/company.graphql';
import countryQuery from '../queries/country.graphql';
import domainQuery from '../queries/domain.graphql';
import emailQuery from '../queries/email.graphql';
import ipQuery from '../queries/ip.graphql';
import macQuery from '../queries/mac.graphql';
import phoneQuery from '../queries/phone.graphql';
import pointQuery from '../queries/point.graphql';
import postalQuery from '../queries/postal.graphql';
import zoneQuery from '../queries/zone.graphql';
import { at, list, number, text } from './request.ts';
import type { Guess, Kind } from './recognise.ts';

/** A time zone with its current UTC offset, as the service returned them. */
export interface Zone {
  readonly id: string;
  /** `+02:00` */
  readonly offset: string;
  readonly abbreviation: string;
}

/** The content of a result card. */
export interface Finding {
  readonly title: string;
  readonly subtitle: string;
  readonly mark: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly clock: Zone | null;
  readonly point: { readonly latitude: number; readonly longitude: number; readonly note: string } | null;
}

interface Card {
  readonly query: string;
  /** The root field of the query, which contains the record. */
  readonly field: string;
  readonly finding: (record: unknown, guess: Guess) => Finding;
}

type Fact = readonly [string, string | number | boolean | null];

const yesOrNo = (value: unknown): string | null => (value === true ? 'yes' : value === false ? 'no' : null);
const count = (value: number | null, unit = ''): string | null =>
  value === null ? null : `${value.toLocaleString('en')}${unit}`;

const facts = (...all: readonly Fact[]): Finding['facts'] =>
  all.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)] as const]));

function zoneOf(record: unknown): Zone | null {
  const [id, offset] = [text(record, 'id'), text(record, 'now.offset')];
  if (id === null || offset === null) return null;
  return { id, offset, abbreviation: text(record, 'now.abbreviation') ?? '' };
}

/** Returns the time zone of the record's country. @returns null when the country has several time zones, instead of a guess */
function onlyZone(record: unknown): Zone | null {
  const [first, second] = list(record, 'country.timezones');
  return second === undefined ? zoneOf(first) : null;
}

function pointOf(record: unknown, prefix: string, note: string): Finding['point'] {
  const name = (word: string) =>
    prefix === '' ? word : `${prefix}${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const [latitude, longitude] = [number(record, name('latitude')), number(record, name('longitude'))];
  return latitude === null || longitude === null ? null : { latitude, longitude, note };
}

function currency(record: unknown): Fact {
  const name = text(record, 'currency.name');
  return [
    'Currency',
    name === null
      ? null
      : `${name} (${text(record, 'currency.code')}, ${text(record, 'currency.symbol') ?? '–'})`,
  ];
}

const country = (record: unknown): Fact => {
  const name = text(record, 'country.name');
  return ['Country', name];
};

const countryOf = (record: unknown) => at(record, 'country');

/** Returns the capital of the record's country, for records without a more exact position. */
const capitalPoint = (record: unknown): Finding['point'] =>
  pointOf(countryOf(record), 'capital', 'capital of the country; no exact location');

const cards: Readonly<Record<Kind, Card>> = {
  city: {
    query: cityQuery,
    field: 'cityById',
    finding: (record) => ({
      title: text(record, 'name') ?? '',
      subtitle: [text(record, 'stateName'), text(record, 'country.name')]
        .filter((each) => each !== null)
        .join(', '),
      mark: text(record, 'country.code') ?? '',
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
      mark: text(record, 'code') ?? '',
      facts: facts(
        ['Capital', text(record, 'capital')],
        ['Population', count(number(record, 'population'))],
        ['Area', count(number(record, 'area'), ' km²')],
        currency(record),
        [
          'Languages',
          list(record, 'languages')
            .flatMap((each) => text(each, 'name') ?? [])
            .slice(0, 5)
            .join(', '),
        ],
        ['Calling code', text(record, 'callingCode')],
        ['Driving side', text(record, 'drivingSide')],
        ['Top-level domain', text(record, 'tld')],
      ),
      clock: zoneOf(at(record, 'capitalCity.timezone')),
      point: pointOf(record, 'capital', 'capital'),
    }),
  },
  ip: {
    query: ipQuery,
    field: 'ip',
    finding: (record) => ({
      title: text(record, 'address') ?? '',
      subtitle: text(record, 'asnName') ?? 'no assigned network',
      mark: text(record, 'country.code') ?? '',
      facts: facts(
        country(record),
        ['Network', text(record, 'network')],
        ['Registry', text(record, 'registry')],
        currency(countryOf(record)),
      ),
      clock: zoneOf(at(record, 'timezone')) ?? onlyZone(record),
      point: pointOf(record, '', '') ?? capitalPoint(record),
    }),
  },
  mac: {
    query: macQuery,
    field: 'mac',
    finding: (record, { label }) => ({
      title: text(record, 'mac') ?? label,
      subtitle: text(record, 'vendor') ?? 'no registered vendor',
      mark: 'MAC',
      facts: facts(
        ['Bits', number(record, 'bits')],
        ['Block', text(record, 'block')],
        ['Locally administered', yesOrNo(at(record, 'local'))],
        ['Multicast', yesOrNo(at(record, 'multicast'))],
      ),
      clock: null,
      point: null,
    }),
  },
  postal: {
    query: postalQuery,
    field: 'postal',
    finding: (record) => ({
      title: `${text(record, 'code') ?? ''} ${text(record, 'cityName') ?? ''}`.trim(),
      subtitle: [text(record, 'stateName'), text(record, 'country.name')]
        .filter((each) => each !== null)
        .join(', '),
      mark: text(record, 'country.code') ?? '',
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
  phone: {
    query: phoneQuery,
    field: 'phone',
    finding: (record, { label }) => ({
      title: text(record, 'international') ?? label,
      subtitle: at(record, 'valid') === true ? 'a valid number' : 'not a valid number',
      mark: text(record, 'country.code') ?? '',
      facts: facts(
        country(record),
        ['Line type', text(record, 'type')],
        ['National format', text(record, 'national')],
        ['E.164', text(record, 'phone')],
        [
          'Number block of',
          [text(record, 'cityName'), text(record, 'stateName')].filter((each) => each !== null).join(', '),
        ],
      ),
      clock: onlyZone(record),
      point: capitalPoint(record),
    }),
  },
  email: {
    query: emailQuery,
    field: 'email',
    finding: (record) => ({
      title: text(record, 'email') ?? '',
      subtitle: at(record, 'valid') === true ? 'well-formed' : 'not an address',
      mark: '@',
      facts: facts(
        ['Did you mean', text(record, 'suggestion')],
        ['Domain', text(record, 'domainName')],
        ['Disposable', yesOrNo(at(record, 'disposable'))],
        ['Free mailbox', yesOrNo(at(record, 'free'))],
        ['Role account', yesOrNo(at(record, 'role'))],
        ['Domain type', text(record, 'domainType')],
        ['Provider', text(record, 'mailProvider')],
      ),
      clock: null,
      point: null,
    }),
  },
  domain: {
    query: domainQuery,
    field: 'domain',
    finding: (record) => ({
      title: text(record, 'unicodeName') ?? text(record, 'name') ?? '',
      subtitle: text(record, 'company.name') ?? 'no company in the directory',
      mark: '.',
      facts: facts(
        ['Public suffix', text(record, 'suffix')],
        ['Reserved', yesOrNo(at(record, 'reserved'))],
        ['Website', text(record, 'company.website')],
      ),
      clock: null,
      point: null,
    }),
  },
  zone: {
    query: zoneQuery,
    field: 'timezone',
    finding: (record) => ({
      title: text(record, 'id') ?? '',
      subtitle: text(record, 'now.name') ?? 'a time zone',
      mark: 'TZ',
      facts: facts(
        ['Offset', text(record, 'now.offset')],
        ['DST flag', yesOrNo(at(record, 'now.dst'))],
        ['Next change', text(record, 'now.nextDst.at')?.replace('T', ' ').slice(0, 16) ?? 'none in 400 days'],
        ['Offset after the change', text(record, 'now.nextDst.offset')],
        [
          'Countries',
          list(record, 'countries')
            .flatMap((each) => text(each, 'name') ?? [])
            .slice(0, 6)
            .join(', '),
        ],
      ),
      clock: zoneOf(record),
      point: null,
    }),
  },
  point: {
    query: pointQuery,
    field: 'point',
    finding: (record, { label, variables }) => ({
      title: label,
      subtitle: [text(record, 'districtName'), text(record, 'stateName')]
        .filter((each) => each !== null)
        .join(', '),
      mark: text(record, 'country.code') ?? '~',
      facts: facts(
        country(record),
        ['Elevation', count(number(record, 'elevation'), ' m')],
        currency(countryOf(record)),
      ),
      clock: zoneOf(at(record, 'timezone')),
      point: pointOf(variables, '', ''),
    }),
  },
  company: {
    query: companyQuery,
    field: 'company',
    finding: (record) => ({
      title: text(record, 'name') ?? '',
      subtitle: list(record, 'industries').flatMap((each) => text(each, 'name') ?? [])[0] ?? '',
      mark: text(record, 'country.code') ?? '&',
      facts: facts(
        ['Legal name', text(record, 'legalName')],
        ['Website', text(record, 'website')],
        [
          'Listed',
          list(record, 'listings')
            .map((each) => `${text(each, 'symbol')} (${text(each, 'exchange')})`)
            .join(', '),
        ],
        [
          'Address',
          [text(record, 'address.cityName'), text(record, 'address.stateCode')]
            .filter((each) => each !== null)
            .join(', '),
        ],
        ['Incorporated', text(record, 'incorporated')],
        country(record),
      ),
      clock: null,
      point: null,
    }),
  },
};

export const cardOf = ({ kind }: Guess): Card => cards[kind];
