import { expect, test } from 'vitest';
import { Random } from '../../test/fuzz/random.ts';
import { listZoneIdsInCountry } from '../zone-tab.ts';
import { findCountryAtPoint } from './country-at-point.ts';
import { isOnLand } from './land.ts';
import { findRecordedZone } from './recorded-zone.ts';

/** The variable `LAND_POINTS` sets the number of points, such as 100000 for a longer test. */
const landPoints = Number(process.env['LAND_POINTS'] ?? 1500);

// Positions of towns and villages. Sources: their municipalities and national maps.
test.each([
  ['Tornio, on the island of Suensaari', 65.8481, 24.1466, 'FI', 'Europe/Helsinki'],
  ['Haparanda', 65.8355, 24.1368, 'SE', 'Europe/Stockholm'],
  ['Pristina', 42.6629, 21.1655, 'XK', 'Europe/Belgrade'],
  ['Belgrade', 44.8178, 20.4569, 'RS', 'Europe/Belgrade'],
  ['Hanoi', 21.0285, 105.8542, 'VN', 'Asia/Bangkok'],
  ['Ho Chi Minh City', 10.7769, 106.7009, 'VN', 'Asia/Ho_Chi_Minh'],
  ['Burimari in Bangladesh', 26.3, 88.95, 'BD', 'Asia/Dhaka'],
  ['Chukotka, east of the 180th meridian', 68, -179.999, 'RU', 'Asia/Anadyr'],
  ['Chukotka, west of the 180th meridian', 68, 179.999, 'RU', 'Asia/Anadyr'],
  ['the 180th meridian on Wrangel Island', 71.2, 180, 'RU', 'Asia/Anadyr'],
  ['Johnston Atoll', 16.7295, -169.5336, 'UM', 'Pacific/Honolulu'],
])('the country and the time zone of %s agree', (_, latitude, longitude, country, zone) => {
  expect(findCountryAtPoint(latitude, longitude)).toBe(country);
  expect([zone, null]).toContain(findRecordedZone(latitude, longitude));
});

/** The islands of these territories have the time zone of the country that administers them, or no time zone. */
const countriesWithoutZone = new Set(['UM', 'BV', 'HM', 'AQ']);

test('the time zone of every point on land is a zone of its country', () => {
  const random = new Random(43);
  const differences: string[] = [];
  for (let count = 0; count < landPoints;) {
    const latitude = (Math.asin(random.next() * 2 - 1) * 180) / Math.PI;
    const longitude = random.next() * 360 - 180;
    if (latitude < -60 || !isOnLand(latitude, longitude)) continue;
    count += 1;
    const country = findCountryAtPoint(latitude, longitude);
    const zone = findRecordedZone(latitude, longitude);
    if (country === null || zone === null || zone.startsWith('Etc/') || countriesWithoutZone.has(country))
      continue;
    if (!listZoneIdsInCountry(country).includes(zone))
      differences.push(`${latitude.toFixed(4)} ${longitude.toFixed(4)} ${country} ${zone}`);
  }
  expect(differences).toEqual([]);
});
