import { describe, expect, test } from 'vitest';
import { findCountryAtPoint } from '../../facts/point/country-at-point.ts';
import { isOnLand } from '../../facts/point/land.ts';
import { findDivisionAtPoint } from '../../facts/boundaries/division-at-point.ts';
import { getReliefGrid, computeRelief } from '../../subgraphs/geo/elevation/grid.ts';
import { isSea } from '../../subgraphs/geo/point/sea.ts';
import { pinnedEdition } from '../../subgraphs/time/tz/edition.ts';
import { findZoneAtPoint } from '../../subgraphs/time/point/zone-at-point.ts';
import { createPlacesRest } from '../support/places-graph.ts';
import { readBundledRows, readTestPlaces } from '../support/places.ts';
import { airports } from '../../db/importers/airports.ts';
import { cities } from '../../db/importers/cities.ts';
import { estimateElevation } from '../../subgraphs/geo/elevation/estimate.ts';

describe('the sea', () => {
  test('the country, the height and the zone of a point agree on whether it is at sea, all over the globe', () => {
    let waterPoints = 0;
    const mismatches: string[] = [];
    for (let latitude = -88; latitude <= 88; latitude += 4) {
      for (let longitude = -178; longitude < 180; longitude += 5) {
        const zone = findZoneAtPoint(pinnedEdition, latitude, longitude) ?? '';
        const isSeaPoint = isSea(latitude, longitude);
        if (isSeaPoint) waterPoints++;
        // A nautical zone implies sea, except in the unclaimed part of Antarctica, where land has nautical zones too.
        if (!isSeaPoint && zone.startsWith('Etc/') && latitude > -60)
          mismatches.push(`${latitude},${longitude} ${zone}`);
        if (isSeaPoint && computeRelief(getReliefGrid(), latitude, longitude).sea === 0) {
          // Inland seas and reefs, which the relief treats as land.
          if (!(longitude > 46 && longitude < 55 && latitude > 35))
            mismatches.push(`${latitude},${longitude} land`);
        }
      }
    }
    expect(mismatches).toEqual([]);
    expect(waterPoints).toBeGreaterThan(1_500);
  });

  test('a point at sea has no country, and its elevation comes from the method sea', async () => {
    const get = createPlacesRest(await readTestPlaces());
    // Mid-Atlantic, Gulf of Alaska, south of Jamaica, North Sea, Tasman Sea, Sea of Japan, English Channel, Gulf of Lion.
    for (const seaPoint of [
      ...['lat=30&lon=-40', 'lat=56&lon=-145', 'lat=14&lon=-76', 'lat=56&lon=3', 'lat=-38&lon=160'],
      ...['lat=40&lon=135', 'lat=50&lon=-2.5', 'lat=42&lon=5', 'lat=-50&lon=70'],
    ]) {
      const { body: point } = await get(`/point?${seaPoint}`);
      expect([seaPoint, point['country'], point['state'], point['district']]).toEqual([
        seaPoint,
        null,
        null,
        null,
      ]);
      expect([seaPoint, (await get(`/elevation?${seaPoint}`)).body]).toEqual([
        seaPoint,
        expect.objectContaining({ method: 'sea' }),
      ]);
    }
    expect((await get('/point?lat=66&lon=180')).body).toMatchObject({ country: 'RU', state: 'CHU' });
  });

  // From charts: points more than 45 km from land in claimed waters, such as within 200 miles, in a bay or between islands.
  test.each([
    ['off Lima', -13.69, -78.11],
    ['off Easter Island', -29.05, -105.77],
    ['Hudson Bay', 60, -86],
    ['Makassar Strait', -2.15, 117.85],
    ['Bismarck Sea', -3.5, 147.5],
    ['Sulu Sea', 8.47, 120.2],
    ['Arafura Sea', -9.5, 136],
    ['Gulf of Sidra', 31.7, 18.3],
    ['south of the Tortugas', 24.0, -83.9],
  ])('a point far from the coast has no country: %s', async (_name, latitude, longitude) => {
    const { body } = await createPlacesRest(await readTestPlaces())(
      `/point?lat=${latitude}&lon=${longitude}`,
    );
    expect([isSea(latitude, longitude), body['country'], body['state']]).toEqual([true, null, null]);
  });

  test('every point within the borders of Moldova and Kuwait has a country', () => {
    for (const [country, south, west, north, east] of [
      ['MD', 45.4, 26.6, 48.5, 30.2],
      ['KW', 28.5, 46.5, 30.1, 48.5],
    ] as const) {
      let [reserved, without] = [0, 0];
      for (let latitude = south; latitude <= north; latitude += 0.1) {
        for (let longitude = west; longitude <= east; longitude += 0.1) {
          if (findDivisionAtPoint(country, latitude, longitude) === null || !isOnLand(latitude, longitude))
            continue;
          reserved++;
          if (isSea(latitude, longitude) || findCountryAtPoint(latitude, longitude) === null) without++;
        }
      }
      expect([country, reserved > 100, without]).toEqual([country, true, 0]);
    }
  });

  test('the position of no city is at sea', async () => {
    const rows = await readBundledRows(cities);
    const rowsInSea = rows.filter(({ latitude, longitude }) => isSea(latitude, longitude));
    expect(rows.length).toBeGreaterThan(190_000);
    expect(rowsInSea.map(({ name, country }) => `${name} ${country}`)).toEqual([]);
  });
});

describe('land', () => {
  test('the position of every airport with a code is on land, for all point lookups', async () => {
    const places = await readTestPlaces();
    const fields = (await readBundledRows(airports)).filter(({ type }) =>
      /^(small|medium|large)_/.test(type),
    );
    const airfieldsInSea = fields.filter(
      ({ latitude, longitude }) =>
        isSea(latitude, longitude) ||
        estimateElevation(getReliefGrid(), places, latitude, longitude).method === 'sea',
    );
    expect(fields.length).toBeGreaterThan(15_000);
    expect(airfieldsInSea.map(({ name }) => name)).toEqual([]);
  });

  // From charts: uninhabited islands with their ISO 3166-1 country, and the water 65 km south of each.
  test.each([
    ['Bouvet Island', -54.42, 3.36, 'BV'],
    ['Heard Island', -53.1, 73.51, 'HM'],
    ['Europa', -22.36, 40.36, 'TF'],
    ['Juan de Nova', -17.05, 42.72, 'TF'],
    ['Glorioso', -11.58, 47.29, 'TF'],
    ['Tromelin', -15.89, 54.52, 'TF'],
    ['Jarvis Island', -0.37, -160, 'UM'],
    ['Palmyra', 5.888, -162.08, 'UM'],
    ['Sir Bu Nair', 25.22, 54.23, 'AE'],
    ['Halul', 25.675, 52.41, 'QA'],
    ['Pratas', 20.7, 116.72, 'TW'],
    ['Kerguelen', -49.35, 70.22, 'TF'],
    ['Macquarie Island', -54.6, 158.88, 'AU'],
    ['Ascension', -7.95, -14.36, 'SH'],
  ])(
    'the point of %s is on land in its country, and the water around it is not land',
    (_name, latitude, longitude, country) => {
      expect([isSea(latitude, longitude), findCountryAtPoint(latitude, longitude)]).toEqual([false, country]);
      expect([isOnLand(latitude, longitude), isOnLand(latitude - 0.6, longitude)]).toEqual([true, false]);
    },
  );

  test('a point on the water a few kilometres from a coastal city has the height of the sea', async () => {
    const places = await readTestPlaces();
    // East of Barcelona, off Miami Beach, south of Nice, off Santa Monica, off Tel Aviv, off Bondi, off Valparaíso, off Mumbai.
    for (const [latitude, longitude] of [
      ...[
        [41.37, 2.26] as const,
        [25.79, -80.06] as const,
        [43.65, 7.27] as const,
        [33.98, -118.56] as const,
      ],
      ...[[32.07, 34.7] as const, [-33.89, 151.34] as const, [-33, -71.67] as const, [18.95, 72.74] as const],
    ]) {
      const { method } = estimateElevation(getReliefGrid(), places, latitude, longitude);
      expect([latitude, longitude, method]).toEqual([latitude, longitude, 'sea']);
    }
  });
});

describe('the antimeridian and the poles', () => {
  test('the longitudes 180 and -180 have the same country, and a pole does not depend on the longitude', () => {
    for (const latitude of [65, 66, 68, -16.8, -75, -85]) {
      const [east, west] = [findCountryAtPoint(latitude, 180), findCountryAtPoint(latitude, -180)];
      expect([latitude, east]).toEqual([latitude, west]);
      expect(east).not.toBeNull();
    }
    for (const longitude of [-180, -90, 0, 90, 180]) {
      expect(findCountryAtPoint(-90, longitude)).toBe('AQ');
      expect(isSea(-90, longitude)).toBe(false);
      expect(isSea(90, longitude)).toBe(true);
    }
  });

  test('the state Chukotka includes points on both sides of the antimeridian', () => {
    for (const [latitude, longitude] of [
      [66, 179],
      [66, 180],
      [66, -180],
      [66, -179],
      [67, -175],
      [65.5, -172],
    ] as const) {
      expect(findCountryAtPoint(latitude, longitude)).toBe('RU');
      expect(findDivisionAtPoint('RU', latitude, longitude)?.state).toBe('RU-CHU');
    }
  });
});
