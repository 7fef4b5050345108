import { beforeAll, describe, expect, test } from 'vitest';
import { airports } from '../../db/importers/airports.ts';
import { ports } from '../../db/importers/ports.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { CityModel } from '../../subgraphs/geo/city/city.ts';
import { listOtherZonesOfPlace } from '../../subgraphs/geo/point/other-zones.ts';
import { findZoneOfAirport } from '../../subgraphs/geo/terminal/resolvers.ts';
import { listOtherZonesAtPoint, findZoneAtPoint } from '../../subgraphs/time/point/zone-at-point.ts';
import { pinnedEdition } from '../../subgraphs/time/tz/edition.ts';
import { createPlacesGraph, noon } from '../support/places-graph.ts';
import { readBundledRows, readTestPlaces } from '../support/places.ts';

interface Place {
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string | null;
  /** A helicopter deck at sea: its record has the zone of the country, its point a nautical one. */
  readonly isDeck: boolean;
}

let places: Places;
let requestedPlaces: readonly Place[];
beforeAll(async () => {
  places = await readTestPlaces();
  const cities = Array.from({ length: 5_000 }, (_, row) => new CityModel(places, row));
  const airfields = await readBundledRows(airports);
  const harbours = await readBundledRows(ports);
  const allPlaces: readonly Place[] = [
    ...cities.map(({ name, timezoneId: zone, latitude, longitude }) => ({
      label: name,
      latitude,
      longitude,
      zone,
      isDeck: false,
    })),
    ...airfields.map((row) => ({
      label: row.name,
      latitude: row.latitude,
      longitude: row.longitude,
      zone: findZoneOfAirport(places, row),
      isDeck: row.type === 'heliport',
    })),
    ...harbours.flatMap(({ name: label, timezone: zone, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [{ label, latitude, longitude, zone, isDeck: false }],
    ),
  ];
  // Sorted by square, so that the loaded boundaries of a square are reused.
  const computeSquare = ({ latitude, longitude }: Place) =>
    Math.floor(latitude / 5) * 100 + Math.floor(longitude / 5);
  requestedPlaces = allPlaces.toSorted((one, other) => computeSquare(one) - computeSquare(other));
});

describe('time zones of places and their points', () => {
  test('a place and its point have the same time zone, except where the record is more precise (LOC-077)', () => {
    const differingPlaces = requestedPlaces.filter(({ latitude, longitude, zone, isDeck }) => {
      const atPoint = findZoneAtPoint(pinnedEdition, latitude, longitude) ?? null;
      return atPoint !== zone && !(isDeck && atPoint?.startsWith('Etc/') === true);
    });
    expect(requestedPlaces.length).toBeGreaterThan(26_000);
    // Records whose zone differs: quays in border rivers, islets, runways across a border, and points on the wrong side of a
    // border.
    expect(differingPlaces.map(({ label }) => label).sort()).toEqual([
      'Border Village Airport',
      'Detroit',
      'East Jerusalem',
      'Fazenda Trijunção Airport',
      'Giurgiulesti',
      'Gold Coast Airport',
      'Huế',
      'Jizzax',
      'Juan de Nova Airstrip',
      'Kasenga Airport',
      'Lavumisa Airport',
      'Leeward Point Field',
      'Mavinza Airport',
      'Mesaieed',
      'Mokaria-Yamoleka Airport',
      'Médouneu Airport',
      'Ok365comdev',
      'Port Canaveral',
      'Porto Fluvial Suiá Missu Airport',
      'Puerto Busch',
    ]);
  });

  test('a place and its point have the same zones where two clocks are in use or territory is disputed', () => {
    const sharedPlaces = requestedPlaces.filter(
      ({ latitude, longitude, zone }) => listOtherZonesOfPlace({ latitude, longitude }, zone).length > 0,
    );
    expect(sharedPlaces.length).toBeGreaterThan(45);
    for (const { label, latitude, longitude, zone } of sharedPlaces) {
      const otherZoneIds = listOtherZonesOfPlace({ latitude, longitude }, zone).map(({ id }) => id);
      expect([label, zone, otherZoneIds]).toEqual([
        label,
        findZoneAtPoint(pinnedEdition, latitude, longitude),
        listOtherZonesAtPoint(pinnedEdition, latitude, longitude),
      ]);
    }
  });

  // zone.tab lists Asia/Urumqi, Asia/Hebron and Africa/Juba under CN, PS and SS; theory.html: Beijing time is legal in
  // Xinjiang.
  test.each([
    ['Ürümqi', 43.8, 87.6, 'Asia/Shanghai', ['Asia/Urumqi']],
    ['a settlement south of Bethlehem', 31.64, 35.23, 'Asia/Hebron', ['Asia/Jerusalem']],
    ['Sukhumi', 43, 41.02, 'Asia/Tbilisi', ['Europe/Moscow']],
    ['Kafia Kingi', 9.27, 24.28, 'Africa/Juba', ['Africa/Khartoum']],
    ['Lyon', 45.76, 4.84, 'Europe/Paris', []],
    ['the Atlantic', 0, -30, 'Etc/GMT+2', []],
  ])(
    'the point at %s has the expected main zone and other zones',
    (_name, latitude, longitude, zone, others) => {
      expect(findZoneAtPoint(pinnedEdition, latitude, longitude)).toBe(zone);
      expect(listOtherZonesAtPoint(pinnedEdition, latitude, longitude)).toEqual(others);
    },
  );

  test('the GraphQL fields of a city and of an airport include their other zones', async () => {
    const [row] = (await readBundledRows(airports)).filter(({ iata }) => iata === 'URC');
    if (row === undefined) throw new Error('OurAirports has Ürümqi');
    const terminals = {
      airport: () => row,
      airports: () => [row],
      airportsWith: () => [row],
      port: () => null,
      portsWith: () => [],
    };
    const { data, errors } = await createPlacesGraph(places, { terminals })
      .prepare(
        `{ city(name: "Ürümqi") { timezone { id } otherTimezones { id } }
           airport(iata: "URC") { timezone { id } otherTimezones { id } } }`,
      )
      .execute({}, { now: noon });
    const zones = { timezone: { id: 'Asia/Shanghai' }, otherTimezones: [{ id: 'Asia/Urumqi' }] };
    expect(errors).toBeUndefined();
    expect(JSON.parse(JSON.stringify(data))).toEqual({ city: zones, airport: zones });
  });
});
