import { clockLanguages, unknownZone, unwrapClock } from './clock-form.ts';
import { withoutLanguages } from '../formats/name-languages.ts';
import { choice } from '../parameters/choice.ts';
import { at } from '../parameters/clock.ts';
import { latitude, longitude } from '../parameters/coordinates.ts';
import { disambiguation } from '../parameters/disambiguation.ts';
import { edition, editionPath } from '../parameters/edition.ts';
import { flag } from '../parameters/flag.ts';
import { integer } from '../parameters/integer.ts';
import { languageTag } from '../parameters/language-tag.ts';
import { locationSelectors } from '../parameters/location.ts';
import type { Parameter } from '../parameters/parameter.ts';
import { targets } from '../parameters/targets.ts';
import { targetZone, zonePath, zoneQuery } from '../parameters/zone.ts';
import type { Route } from '../routing/route.ts';
import { oneSource } from './time-source.ts';
import { withMore } from '../../core/with-more.ts';

const optional = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, required: false });

/** Every route of /time accepts every selector, so that a second selector is rejected with the rule, not as unknown. */
const parameters = {
  id: zoneQuery('IANA time zone identifier as the source. Not together with another source.', 'Asia/Tokyo'),
  lat: optional(latitude),
  lon: optional(longitude),
  ...locationSelectors,
  at,
  to: targetZone,
  targets,
  disambiguation,
  lang: languageTag,
  edition,
};

const notes = [
  'dst is the rule’s own flag, negative saving included (Ireland in winter, Ramadan in Morocco): it does not mean that ' +
    'clocks are ahead of UTC.',
  'Rules are those of IANA edition 2026c in its main form, unless the operator has made another the default or edition names one. Early records may be incomplete, and future rules may ' +
    'change: results are the best recorded rules of the named zone.',
];

const sources =
  'Cities come from the service’s city records, IP locations from declared geofeeds or measured coordinates where they are imported, else from ' +
  'countries (estimates), addresses from existing US address points only, airports from a captured open airport dataset, ports from a captured ' +
  'national port index (incomplete coverage of UN/LOCODE), countries from the zone table of the serving edition.';

const clock = {
  family: 'time',
  parameters,
  check: oneSource,
  strict: true,
  deep: 'included',
  cache: 'live',
  headers: clockLanguages,
} as const satisfies Partial<Route>;

const zone = {
  ...clock,
  path: '/time/{timezone+}',
  operation: 'time',
  parameters: { timezone: zonePath, ...parameters },
  shape: withoutLanguages,
  missing: unknownZone,
  notes,
} as const satisfies Partial<Route>;

/** Returns the route for one location selector. */
const location = (
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

const convertOne = '/time/America/New_York?to=Asia/Tokyo&at=2026-07-01T12:00';
const convertMany = '/time/Europe/Paris?targets=UTC,Asia/Tokyo&at=2026-07-01T12:00';

/** Clocks of places and zones, and the catalogue of zones. */
export const timeRoutes: readonly Route[] = [
  {
    name: 'time_zones',
    family: 'time',
    path: '/time/zones',
    summary: 'Identifiers of time zones, aliases included, and with details=true what their clocks show.',
    operation: 'time-zones',
    parameters: {
      q: { ...zoneWords(), blank: true },
      area: zoneQuery('IANA naming area: the text before the first slash. Not a continent.', 'Europe'),
      country: {
        ...locationSelectors.country,
        summary: 'Two-letter code of a country that keeps the zone’s time.',
      },
      offset: rawText('Exact UTC offset at the instant, ±HH:MM or ±HH:MM:SS. Write + as %2B.', '+05:45'),
      abbreviation: rawText('Abbreviation at the instant, in either case.', 'IST'),
      dst: optionalFlag('DST flag at the instant.'),
      observes_dst: optionalFlag(
        'Whether the DST flag is set at any time in the UTC calendar year of the instant.',
      ),
      details: flag('Adds a row for each zone, and the instant that they share.'),
      sort: choice(
        'Order: by identifier, or by offset and then identifier.',
        ['timezone', 'offset'],
        'timezone',
      ),
      at,
      edition,
    },
    check: (variables) =>
      withMore(variables, {
        timed:
          variables['details'] === true ||
          variables['sort'] === 'offset' ||
          ['offset', 'abbreviation', 'dst', 'observes_dst'].some((name) => variables[name] !== undefined),
      }),
    strict: true,
    cache: 'live',
    examples: [
      { path: '/time/zones?q=york', note: 'Identifiers with a word.' },
      { path: '/time/zones?country=US&details=true&sort=offset', note: 'What clocks show across a country.' },
      {
        path: '/time/zones?dst=true&at=2026-11-20T12:00:00Z',
        note: 'Where the DST flag is set in November.',
      },
    ],
  },
  {
    name: 'time_zone',
    family: 'time',
    path: '/time/zones/{timezone+}',
    summary:
      'A time zone as software configures it: its other identifiers, those of Windows, its countries, and its rules as a POSIX string and as an iCalendar VTIMEZONE.',
    operation: 'zone',
    calendar: 'zone-calendar',
    versions: ['2.0.0'],
    parameters: {
      timezone: zonePath,
      from: integer('First year that the VTIMEZONE covers. Default: the current year in UTC.', {
        minimum: 1,
        maximum: 9999,
        example: 2026,
      }),
      edition,
    },
    strict: true,
    cache: 'live',
    missing: unknownZone,
    notes: [
      '/time/zones/America/New_York?from=2026&format=ics is the VTIMEZONE as a file that calendars read.',
    ],
    examples: [{ path: '/time/zones/Europe/Berlin?from=2026', note: 'Rules of Berlin for other programs.' }],
  },
  {
    name: 'time_editions',
    family: 'time',
    path: '/time/editions',
    summary:
      'The editions of the time-zone database that are here, each of which edition= chooses: that of the installation, and those that the operator has imported.',
    operation: 'time-editions',
    versions: ['2.0.0'],
    strict: true,
    cache: 'live',
    body: 'whole',
    examples: [{ path: '/time/editions', note: 'What edition= can be.' }],
  },
  {
    name: 'time_editions_diff',
    family: 'time',
    path: '/time/editions/{before}/{after}',
    summary:
      'Where two editions disagree: the zones, since when, until when, and in what; with zone each time of one zone with what both say.',
    operation: 'time-editions-diff',
    versions: ['2.0.0'],
    parameters: {
      before: editionPath('The one edition, the older as a rule.'),
      after: editionPath('The other edition.'),
      zone: zoneQuery('IANA time zone identifier of the only zone to compare.', 'America/Winnipeg'),
    },
    strict: true,
    cache: 'live',
    notes: [
      'Editions are compared up to the end of 2100. from: null is since ever, until: null for good. changed lists offset, standard_offset, dst and abbreviation.',
      'The operator imports further editions: npm run data -- import timezones --from tzdata2026f.tar.gz.',
    ],
    examples: [
      {
        path: '/time/editions/2026c/2026c',
        note: 'The form of the answer; name an imported edition in place of the second.',
      },
    ],
  },
  location('ip', 'The clock where an IP address is located.', '/time?ip=8.8.8.8'),
  location('city', 'The clock of a city.', '/time?city=Paris&country=FR'),
  location('iata', 'The clock of an airport, by its IATA code.', '/time?iata=JFK'),
  location('icao', 'The clock of an airport, by its ICAO code.', '/time?icao=EGLL'),
  location('unlocode', 'The clock of a port.', '/time?unlocode=NLRTM'),
  location(
    'address',
    'The clock of a US address.',
    '/time?address=350%20Fifth%20Avenue%20New%20York&country=US',
  ),
  location('country', 'The clock of a country that has one time zone; else its zones.', '/time?country=JP'),
  {
    ...clock,
    name: 'time_coords',
    path: '/time',
    when: ['lat', 'lon'],
    summary: 'The clock at a latitude and longitude; a nautical zone over open ocean.',
    operation: 'time-coords',
    shape: withoutLanguages,
    notes: ['Zone boundaries: © OpenStreetMap contributors (ODbL), by timezone-boundary-builder.'],
    examples: [{ path: '/time?lat=40.7128&lon=-74.006', note: 'The clock of New York City.' }],
  },
  {
    ...zone,
    name: 'time_convert',
    when: ['to'],
    summary: 'An instant or wall time of one zone in another.',
    examples: [{ path: convertOne, note: 'Noon of New York in Tokyo.' }],
  },
  {
    ...zone,
    name: 'time_convert',
    when: ['targets'],
    summary: 'An instant or wall time of one zone in up to ten others.',
    examples: [{ path: convertMany, note: 'Noon of Paris in two zones.' }],
  },
  {
    ...clock,
    name: 'time_now',
    path: '/time',
    summary: 'The clock of UTC, or of the time zone id.',
    operation: 'time',
    shape: withoutLanguages,
    missing: unknownZone,
    notes,
    examples: [
      { path: '/time', note: 'Now, in UTC.' },
      { path: '/time?id=Asia/Tokyo&at=2026-07-01', note: 'An instant in a zone.' },
    ],
  },
  {
    ...zone,
    name: 'time',
    summary:
      'The clock of a time zone: local time, UTC offset, DST, and with deep=true its rules around that instant.',
    examples: [
      { path: '/time/America/New_York', note: 'Now, in New York.' },
      { path: '/time/Europe/Dublin?at=2026-07-01T12:00:00Z&deep=true', note: 'Rules around an instant.' },
    ],
  },
];

function zoneWords(): Parameter<string> {
  return {
    in: 'query',
    summary: 'Words that must all occur in the identifier, at most 64 characters after trimming; blank: all.',
    schema: { type: 'string' },
    example: 'new york',
    parse: (text) => text,
  };
}

/** A text that is parsed in the GraphQL layer. */
function rawText(summary: string, example: string): Parameter<string> {
  return { in: 'query', summary, schema: { type: 'string' }, example, parse: (text) => text };
}

/** A flag without a default; when omitted, it filters nothing. */
function optionalFlag(summary: string): Parameter<boolean> {
  return { in: 'query', summary, schema: { type: 'boolean' }, example: 'true', parse: flag(summary).parse };
}
