import { expect, test } from 'vitest';
import { findZoneOfAirportOrPort } from './airport-port-zone.ts';

// Airports by IATA code and ports by UN/LOCODE, with zones by zone.tab.
test.each([
  ['JFK', 'US', 40.64, -73.78, null, 'America/New_York'],
  ['LHR', 'GB', 51.47, -0.46, null, 'Europe/London'],
  ['PHX, which has no daylight saving time', 'US', 33.43, -112.01, null, 'America/Phoenix'],
  [
    'JFK, whose recorded zone is in another place',
    'US',
    40.64,
    -73.78,
    'America/Chicago',
    'America/New_York',
  ],
  // North of the 17th parallel, tzdata uses Bangkok's zone for Viet Nam.
  ['HAN', 'VN', 21.22, 105.81, null, 'Asia/Bangkok'],
  ['SGN', 'VN', 10.82, 106.65, null, 'Asia/Ho_Chi_Minh'],
  ['PRN', 'XK', 42.57, 21.04, null, 'Europe/Belgrade'],
  // The airport is in a territory with its own code, but is recorded under the country of the territory.
  ['SJU, recorded in the United States', 'US', 18.44, -66.0, null, 'America/Puerto_Rico'],
])('the time zone of the terminal %s is found', (_, country, latitude, longitude, recorded, zone) => {
  expect(findZoneOfAirportOrPort(country, { latitude, longitude }, recorded)).toBe(zone);
});

const danube = { latitude: 43.98, longitude: 22.88 };
test('the time zone of a terminal on a border river is that of its recorded country', () => {
  // Calafat in Romania and Vidin in Bulgaria are on opposite banks of the Danube.
  expect(findZoneOfAirportOrPort('RO', danube)).toBe('Europe/Bucharest');
  expect(findZoneOfAirportOrPort('BG', danube)).toBe('Europe/Sofia');
});

test('a terminal in another country has its recorded zone if the zone belongs to the recorded country', () => {
  const paris = { latitude: 48.86, longitude: 2.35 };
  expect(findZoneOfAirportOrPort('US', paris, 'America/Denver')).toBe('America/Denver');
  // The recorded zone is foreign and no zone of the country is near, so the zone at the position is used.
  expect(findZoneOfAirportOrPort('US', paris, 'Asia/Tokyo')).toBe('Europe/Paris');
  expect(findZoneOfAirportOrPort('US', paris)).toBe('Europe/Paris');
});

test('a terminal in a country with a single time zone always has that zone', () => {
  expect(findZoneOfAirportOrPort('JP', { latitude: 48.86, longitude: 2.35 })).toBe('Asia/Tokyo');
});

test.each([
  ['a fiftieth of a degree away', 0.015],
  ['a tenth', 0.09],
  ['a quarter', 0.24],
])('the nearest zone of its country is found for a terminal, %s', (_, away) => {
  // The border of Alberta and Montana is at 49° N.
  const south = { latitude: 49 - away, longitude: -112 };
  expect(findZoneOfAirportOrPort('CA', south)).toBe('America/Edmonton');
  expect(findZoneOfAirportOrPort('US', south)).toBe('America/Denver');
  const north = { latitude: 49 + away, longitude: -112 };
  expect(findZoneOfAirportOrPort('US', north)).toBe('America/Denver');
  expect(findZoneOfAirportOrPort('CA', north)).toBe('America/Edmonton');
});

test('a terminal has no time zone when the nearest zone is more than a quarter of a degree away', () => {
  expect(findZoneOfAirportOrPort('US', { latitude: 49.3, longitude: -112 })).toBe('America/Edmonton');
});

test.each([
  ['east', 'PY', -25.5, -54.5],
  ['west', 'AR', -25.5, -54.7],
])(
  'the search for a time zone to the %s reaches the opposite bank of the Paraná',
  (_, country, latitude, longitude) => {
    const zone = findZoneOfAirportOrPort(country, { latitude, longitude });
    expect(zone).toMatch(country === 'PY' ? /^America\/Asuncion$/ : /^America\/Argentina\//);
  },
);

test('the search for the time zone of a terminal crosses the antimeridian and the poles', () => {
  // Fiji is on both sides of the antimeridian; the position is in international waters.
  expect(findZoneOfAirportOrPort('FJ', { latitude: -16.8, longitude: -179.99 })).toBe('Pacific/Fiji');
  expect(findZoneOfAirportOrPort('FJ', { latitude: -16.8, longitude: 179.99 })).toBe('Pacific/Fiji');
  // The station at the South Pole uses McMurdo's time.
  expect(findZoneOfAirportOrPort('AQ', { latitude: -90, longitude: 0 })).toBe('Antarctica/McMurdo');
});
