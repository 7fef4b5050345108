import { createClockHint, createLanguageHeader, shapeClock, describeUnknownZone } from './clock-body.ts';
import { atParameter } from '../parameters/clock.ts';
import { latitude, longitude } from '../parameters/coordinates.ts';
import { editionParameter } from '../parameters/edition.ts';
import { disambiguationParameter } from '../parameters/disambiguation.ts';
import { languageTag } from '../parameters/language-tag.ts';
import { targetZoneParameter, zonePathParameter } from '../parameters/zone.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';

const legacyRoute = {
  family: 'timezone',
  listed: ['1.0.0'],
  strict: true,
  deep: 'included',
  cache: 'live',
  headers: createLanguageHeader,
  hint: createClockHint,
  shape: shapeClock,
} as const satisfies Partial<Route>;

const legacyParameters = {
  at: atParameter,
  to: targetZoneParameter,
  disambiguation: disambiguationParameter,
  lang: languageTag,
  edition: editionParameter,
};
const legacyZoneRoute = {
  ...legacyRoute,
  path: '/timezone/{timezone+}',
  operation: toNamesByVersion('timezone'),
  parameters: { timezone: zonePathParameter, ...legacyParameters },
  missing: describeUnknownZone,
} as const satisfies Partial<Route>;

/** Older clock paths, which API version 2.0.0 serves but omits from help. */
export const timezoneRoutes: readonly Route[] = [
  {
    ...legacyRoute,
    name: 'timezone_coords',
    path: '/timezone',
    summary: 'The local time at a latitude and longitude.',
    operation: toNamesByVersion('timezone-coords'),
    parameters: { lat: latitude, lon: longitude, ...legacyParameters },
    examples: [{ path: '/timezone?lat=40.7128&lon=-74.006', note: 'The local time in New York City.' }],
  },
  {
    ...legacyZoneRoute,
    name: 'timezone_convert',
    when: ['to'],
    summary: 'Converts an instant or a wall time to another time zone.',
    examples: [
      {
        path: '/timezone/America/New_York?to=Asia/Tokyo&at=2026-07-01T12:00',
        note: 'Noon in New York, converted to Tokyo.',
      },
    ],
  },
  {
    ...legacyZoneRoute,
    name: 'timezone',
    summary: 'The local time of a time zone.',
    examples: [{ path: '/timezone/America/New_York', note: 'The current time in New York.' }],
  },
];
