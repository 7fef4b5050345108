import {
  createClockHint,
  createLanguageHeader,
  shapeClock,
  describeUnknownZone,
  unwrapClock,
} from './clock-body.ts';
import { choiceParameter } from '../parameters/choice.ts';
import { atParameter } from '../parameters/clock.ts';
import { latitude, longitude } from '../parameters/coordinates.ts';
import { disambiguationParameter } from '../parameters/disambiguation.ts';
import { editionParameter, editionPathParameter } from '../parameters/edition.ts';
import { flagParameter } from '../parameters/flag.ts';
import { integerParameter } from '../parameters/integer.ts';
import { languageTag } from '../parameters/language-tag.ts';
import { locationSelectors } from '../parameters/location.ts';
import type { Parameter } from '../parameters/parameter.ts';
import { targets } from '../parameters/targets.ts';
import { targetZoneParameter, zonePathParameter, zoneQueryParameter } from '../parameters/zone.ts';
import type { Route } from '../routing/route.ts';
import { requireOneSource } from './time-source.ts';
import { extend } from '../../core/extend.ts';

const makeOptional = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, required: false });

/**
 * Every route of /time accepts every selector, so that the error for a second selector states the rule instead of an unknown
 * parameter.
 */
const parameters = {
  id: zoneQueryParameter(
    'IANA time zone identifier. Cannot be combined with another location parameter.',
    'Asia/Tokyo',
  ),
  lat: makeOptional(latitude),
  lon: makeOptional(longitude),
  ...locationSelectors,
  at: atParameter,
  to: targetZoneParameter,
  targets,
  disambiguation: disambiguationParameter,
  lang: languageTag,
  edition: editionParameter,
};

const notes = [
  'dst is the flag of the time-zone rule, including negative DST (Ireland in winter, Morocco in Ramadan). It does not mean that clocks are ahead of UTC.',
  'Rules come from IANA edition 2026c in its main form, unless the operator sets another default or the request has edition. ' +
    'Early records may be incomplete, and future rules may change.',
];

const sources =
  'Cities come from the bundled city records, addresses from imported US address points, countries from the zone table of the edition. ' +
  'IP locations come from imported geofeeds or measured coordinates, else from countries (estimates). ' +
  'Airports come from an open airport dataset, ports from a national port index (incomplete coverage of UN/LOCODE).';

const clock = {
  family: 'time',
  parameters,
  check: requireOneSource,
  strict: true,
  deep: 'included',
  cache: 'live',
  headers: createLanguageHeader,
  hint: createClockHint,
} as const satisfies Partial<Route>;

const zone = {
  ...clock,
  path: '/time/{timezone+}',
  operation: 'time',
  parameters: { timezone: zonePathParameter, ...parameters },
  shape: shapeClock,
  missing: describeUnknownZone,
  notes,
} as const satisfies Partial<Route>;

/** Creates the route for one location selector. */
const createLocationRoute = (
  selector: keyof typeof locationSelectors,
  summary: string,
  path: `/time?${string}`,
): Route => ({
  ...clock,
  name: 'time',
  path: '/time',
  when: [selector],
  summary,
  operation: selector === 'country' ? 'time-country' : 'time-location',
  shape: unwrapClock,
  notes: [sources],
  examples: [{ path, note: summary }],
});

const oneTargetExample = '/time/America/New_York?to=Asia/Tokyo&at=2026-07-01T12:00';
const manyTargetsExample = '/time/Europe/Paris?targets=UTC,Asia/Tokyo&at=2026-07-01T12:00';

/** Clocks of places and zones, and the catalogue of zones. */
export const timeRoutes: readonly Route[] = [
  {
    name: 'time_zones',
    family: 'time',
    path: '/time/zones',
    summary: 'Time zone identifiers, including aliases; details=true adds their local times.',
    operation: 'time-zones',
    parameters: {
      q: { ...zoneWordsParameter(), blank: true },
      area: zoneQueryParameter(
        'IANA naming area: the text before the first slash. Not a continent.',
        'Europe',
      ),
      country: {
        ...locationSelectors.country,
        summary: 'Two-letter code of a country that uses the zone.',
      },
      offset: rawTextParameter(
        'Exact UTC offset at the instant, ±HH:MM or ±HH:MM:SS. Write + as %2B.',
        '+05:45',
      ),
      abbreviation: rawTextParameter('Abbreviation at the instant, case-insensitive.', 'IST'),
      dst: optionalFlagParameter('Filters by the DST flag at the instant.'),
      observes_dst: optionalFlagParameter(
        'Filters by whether the DST flag is set at any time in the UTC calendar year of the instant.',
      ),
      details: flagParameter('Adds a row for each zone, and the common instant.'),
      sort: choiceParameter(
        'Sort order: by identifier, or by offset and then identifier.',
        ['timezone', 'offset'],
        'timezone',
      ),
      at: atParameter,
      edition: editionParameter,
    },
    check: (variables) =>
      extend(variables, {
        timed:
          variables['details'] === true ||
          variables['sort'] === 'offset' ||
          ['offset', 'abbreviation', 'dst', 'observes_dst'].some((name) => variables[name] !== undefined),
      }),
    strict: true,
    cache: 'live',
    examples: [
      { path: '/time/zones?q=york', note: 'Identifiers that contain a word.' },
      { path: '/time/zones?country=US&details=true&sort=offset', note: 'Local times in a country.' },
      {
        path: '/time/zones?dst=true&at=2026-11-20T12:00:00Z',
        note: 'Zones with the DST flag in November.',
      },
    ],
  },
  {
    name: 'time_zone',
    family: 'time',
    path: '/time/zones/{timezone+}',
    summary:
      'A time zone for configuration: aliases, Windows identifiers, countries, and its rules as a POSIX string and as an iCalendar VTIMEZONE.',
    operation: 'zone',
    calendar: 'zone-calendar',
    versions: ['2.0.0'],
    parameters: {
      timezone: zonePathParameter,
      from: integerParameter('First year of the VTIMEZONE. Default: the current year in UTC.', {
        minimum: 1,
        maximum: 9999,
        example: 2026,
      }),
      edition: editionParameter,
    },
    strict: true,
    cache: 'live',
    missing: describeUnknownZone,
    notes: ['/time/zones/America/New_York?from=2026&format=ics returns the VTIMEZONE as an iCalendar file.'],
    examples: [
      { path: '/time/zones/Europe/Berlin?from=2026', note: 'The rules of Berlin in portable formats.' },
    ],
  },
  {
    name: 'time_editions',
    family: 'time',
    path: '/time/editions',
    summary:
      'The available editions of the time-zone database: bundled and imported. Each is a valid value of edition.',
    operation: 'time-editions',
    versions: ['2.0.0'],
    strict: true,
    cache: 'live',
    body: 'whole',
    examples: [{ path: '/time/editions', note: 'The valid values of edition.' }],
  },
  {
    name: 'time_editions_diff',
    family: 'time',
    path: '/time/editions/{before}/{after}',
    summary:
      'The differences between two editions: zones, periods and changed values. With zone, every period of this zone with the values of both editions.',
    operation: 'time-editions-diff',
    versions: ['2.0.0'],
    parameters: {
      before: editionPathParameter('First edition, usually the older one.'),
      after: editionPathParameter('Second edition.'),
      zone: zoneQueryParameter(
        'Restricts the comparison to a zone: IANA time zone identifier.',
        'America/Winnipeg',
      ),
    },
    strict: true,
    cache: 'live',
    notes: [
      'Editions are compared up to the end of 2100. from is null when the difference starts with the first record, and until is null when it is permanent. changed lists offset, standard_offset, dst and abbreviation.',
      'The operator can import additional editions: npm run data -- import timezones --from tzdata2026f.tar.gz.',
    ],
    examples: [
      {
        path: '/time/editions/2026c/2026c',
        note: 'Shows the response format by comparing an edition with itself. Replace the second edition with an imported one.',
      },
    ],
  },
  createLocationRoute('ip', 'The local time at the location of an IP address.', '/time?ip=8.8.8.8'),
  createLocationRoute('city', 'The local time of a city.', '/time?city=Paris&country=FR'),
  createLocationRoute('iata', 'The local time of an airport, by its IATA code.', '/time?iata=JFK'),
  createLocationRoute('icao', 'The local time of an airport, by its ICAO code.', '/time?icao=EGLL'),
  createLocationRoute('unlocode', 'The local time of a port.', '/time?unlocode=NLRTM'),
  createLocationRoute(
    'address',
    'The local time of a US address.',
    '/time?address=350%20Fifth%20Avenue%20New%20York&country=US',
  ),
  createLocationRoute(
    'country',
    'The local time of a country with one time zone; else its zones.',
    '/time?country=JP',
  ),
  {
    ...clock,
    name: 'time_coords',
    path: '/time',
    when: ['lat', 'lon'],
    summary: 'The local time at a latitude and longitude; a nautical zone over open ocean.',
    operation: 'time-coords',
    shape: shapeClock,
    notes: ['Zone boundaries: © OpenStreetMap contributors (ODbL), by timezone-boundary-builder.'],
    examples: [{ path: '/time?lat=40.7128&lon=-74.006', note: 'The local time in New York City.' }],
  },
  {
    ...zone,
    name: 'time_convert',
    when: ['to'],
    summary: 'Converts an instant or a wall time to another time zone.',
    examples: [{ path: oneTargetExample, note: 'Noon in New York, converted to Tokyo.' }],
  },
  {
    ...zone,
    name: 'time_convert',
    when: ['targets'],
    summary: 'Converts an instant or a wall time to up to ten time zones.',
    examples: [{ path: manyTargetsExample, note: 'Noon in Paris, converted to two zones.' }],
  },
  {
    ...clock,
    name: 'time_now',
    path: '/time',
    summary: 'The current time in UTC, or the local time of the zone in id.',
    operation: 'time',
    shape: shapeClock,
    missing: describeUnknownZone,
    notes,
    examples: [
      { path: '/time', note: 'The current time in UTC.' },
      { path: '/time?id=Asia/Tokyo&at=2026-07-01', note: 'An instant in a zone.' },
    ],
  },
  {
    ...zone,
    name: 'time',
    summary:
      'The local time of a time zone, with UTC offset and DST; deep=true adds its rules around that instant.',
    examples: [
      { path: '/time/America/New_York', note: 'The current time in New York.' },
      { path: '/time/Europe/Dublin?at=2026-07-01T12:00:00Z&deep=true', note: 'Rules around an instant.' },
    ],
  },
];

function zoneWordsParameter(): Parameter<string> {
  return {
    in: 'query',
    summary:
      'Words that must all be in the identifier, up to 64 characters after trimming. Empty: all zones.',
    schema: { type: 'string' },
    example: 'new york',
    parse: (text) => text,
  };
}

/** A text that the GraphQL layer parses. */
function rawTextParameter(summary: string, example: string): Parameter<string> {
  return { in: 'query', summary, schema: { type: 'string' }, example, parse: (text) => text };
}

/** A flag without a default. Without the flag, nothing is filtered. */
function optionalFlagParameter(summary: string): Parameter<boolean> {
  return {
    in: 'query',
    summary,
    schema: { type: 'boolean' },
    example: 'true',
    parse: flagParameter(summary).parse,
  };
}
