import { describe, expect, it } from 'vitest';
import { countryAtPoint } from '../../facts/point/country-at-point.ts';
import { divisionAtPoint } from '../../facts/boundaries/division-at-point.ts';
import { relief, reliefAt } from '../../subgraphs/geo/elevation/grid.ts';
import { isSea } from '../../subgraphs/geo/point/sea.ts';
import { pinned } from '../../subgraphs/time/rules/edition.ts';
import { zoneAtPoint } from '../../subgraphs/time/point/zone-at-point.ts';
import { placesRest } from '../support/places-graph.ts';
import { bundledRows, testPlaces } from '../support/places.ts';
import { cities } from '../../db/importers/cities.ts';

describe('the sea', () => {
  it('is the same for country, height and time all over the globe', () => {
    let waters = 0;
    const wrong: string[] = [];
    for (let latitude = -88; latitude <= 88; latitude += 4) {
      for (let longitude = -178; longitude < 180; longitude += 5) {
        const zone = zoneAtPoint(pinned, latitude, longitude) ?? '';
        const sea = isSea(latitude, longitude);
        if (sea) waters++;
        // Time knows only nautical zones there; the unclaimed Antarctic has them on land too.
        const isNautical = zone.startsWith('Etc/');
        if (sea !== isNautical && latitude > -60) wrong.push(`${latitude},${longitude} ${zone}`);
        if (sea && reliefAt(relief(), latitude, longitude).sea === 0) {
          // Inland seas and reefs: the relief calls them land; no country's outline may hold them.
          if (!(longitude > 46 && longitude < 55 && latitude > 35))
            wrong.push(`${latitude},${longitude} land`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(waters).toBeGreaterThan(1_500);
  });

  it('has no country in it, and the height of the sea', async () => {
    const get = placesRest(await testPlaces());
    // Mid-Atlantic, Gulf of Alaska, south of Jamaica, North Sea, Tasman Sea, Sea of Japan, Channel, Gulf of Lion.
    for (const at of [
      ...['lat=30&lon=-40', 'lat=56&lon=-145', 'lat=14&lon=-76', 'lat=56&lon=3', 'lat=-38&lon=160'],
      ...['lat=40&lon=135', 'lat=50&lon=-2.5', 'lat=42&lon=5', 'lat=-50&lon=70'],
    ]) {
      const { body: point } = await get(`/point?${at}`);
      expect([at, point['country'], point['state'], point['district']]).toEqual([at, null, null, null]);
      expect([at, (await get(`/elevation?${at}`)).body]).toEqual([
        at,
        expect.objectContaining({ method: 'sea' }),
      ]);
    }
    expect((await get('/point?lat=66&lon=180')).body).toMatchObject({ country: 'RU', state: 'CHU' });
  }, 300_000);

  it('holds no city', async () => {
    const rows = await bundledRows(cities);
    const large = rows.filter(({ population }) => (population ?? 0) > 20_000);
    const drowned = large.filter(({ latitude, longitude }) => isSea(latitude, longitude));
    expect(large.length).toBeGreaterThan(15_000);
    expect(drowned.map(({ name }) => name)).toEqual([]);
  }, 120_000);
});

describe('the antimeridian and the poles', () => {
  it('have one answer whatever the sign', () => {
    for (const latitude of [65, 66, 68, -16.8, -75, -85]) {
      const [east, west] = [countryAtPoint(latitude, 180), countryAtPoint(latitude, -180)];
      expect([latitude, east]).toEqual([latitude, west]);
      expect(east).not.toBeNull();
    }
    for (const longitude of [-180, -90, 0, 90, 180]) {
      expect(countryAtPoint(-90, longitude)).toBe('AQ');
      expect(isSea(-90, longitude)).toBe(false);
      expect(isSea(90, longitude)).toBe(true);
    }
  });

  it('lie within Chukotka, on both sides', () => {
    for (const [latitude, longitude] of [
      [66, 179],
      [66, 180],
      [66, -180],
      [66, -179],
      [67, -175],
      [65.5, -172],
    ] as const) {
      expect(countryAtPoint(latitude, longitude)).toBe('RU');
      expect(divisionAtPoint('RU', latitude, longitude)?.state).toBe('RU-CHU');
    }
  });
});
