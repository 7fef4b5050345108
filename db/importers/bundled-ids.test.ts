import { expect, test } from 'vitest';
import { readBundledRows } from '../../test/support/places.ts';
import { readRecords } from '../../test/support/read-records.ts';
import { cities } from './cities.ts';
import { createStableId } from './stable-id.ts';

/** A line of GeoNames' cities500.txt. */
const line = (
  number: number,
  name: string,
  latitude: number,
  longitude: number,
  country: string,
  admin1: string,
) =>
  `${number}\t${name}\t${name}\t\t${latitude}\t${longitude}\tP\tPPL\t${country}\t\t${admin1}\t\t\t\t1000\t\t1\tAmerica/New_York\t2026-10-01\n`;

test('an imported GeoNames file keeps the ids of bundled places that have no GeoNames id', async () => {
  const bundled = (await readBundledRows(cities)).find(
    ({ country, name, admin1 }) => country === 'US' && name === 'South Fulton' && admin1 === 'GA',
  );
  // Georgia's South Fulton, which the records of 2023 lack; Tennessee's has GeoNames id 4658948; no other has the number 99.
  const { rows } = await readRecords(
    cities,
    line(99, 'South Fulton', 33.59, -84.58, 'US', 'GA') +
      line(98, 'South Fulton', 33.6, -84.57, 'US', 'GA') +
      line(97, 'Nowhere Else', 33.6, -84.57, 'US', 'GA') +
      line(3143244, 'Oslo', 59.91273, 10.74609, 'NO', '12'),
    'cities500.txt',
  );
  expect(bundled?.admin1).toBe('GA');
  expect(rows.map(({ id }) => id)).toEqual([
    bundled?.id,
    createStableId('city', 'geonames:98'),
    createStableId('city', 'geonames:97'),
    createStableId('city', 'geonames:3143244'),
  ]);
});

// Both positions by GeoNames. They are 600 m apart, so that their rounded positions are equal.
test('an imported GeoNames file keeps the ids of two bundled places with the same name and rounded position', async () => {
  const bundled = (await readBundledRows(cities)).filter(
    ({ country, name }) => country === 'BR' && name === 'Xambioá',
  );
  const { rows } = await readRecords(
    cities,
    line(96, 'Xambioá', -6.41111, -48.53639, 'BR', '31') +
      line(95, 'Xambioá', -6.41137, -48.53103, 'BR', '31'),
    'cities500.txt',
  );
  expect(bundled).toHaveLength(2);
  expect(rows.map(({ id, longitude }) => [id, longitude])).toEqual(
    bundled.map(({ id, longitude }) => [id, longitude]),
  );
});
