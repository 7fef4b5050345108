import { beforeAll, describe, expect, test } from 'vitest';
import { listCountryZoneIds } from '../../facts/zone-tab.ts';
import { airports } from '../../db/importers/airports.ts';
import { ports } from '../../db/importers/ports.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { findZoneOfAirport } from '../../subgraphs/geo/terminal/resolvers.ts';
import { readBundledRows, readTestPlaces } from '../support/places.ts';

type Airport = Awaited<ReturnType<typeof readBundledRows<typeof airports.table>>>[number];
type Port = Awaited<ReturnType<typeof readBundledRows<typeof ports.table>>>[number];

let places: Places;
let airfields: readonly Airport[];
let harbours: readonly Port[];
beforeAll(async () => {
  places = await readTestPlaces();
  airfields = await readBundledRows(airports);
  harbours = await readBundledRows(ports);
});

describe('time zones of airports and ports', () => {
  test('the time zone of every port is one of the time zones of its country', () => {
    const foreignHarbours = harbours.filter(
      ({ country, timezone }) =>
        typeof timezone === 'string' && !listCountryZoneIds(country).includes(timezone),
    );
    // Northern Viet Nam has the same time zone history as Bangkok.
    expect(foreignHarbours.filter(({ country }) => country !== 'VN').map(({ unlocode }) => unlocode)).toEqual(
      [],
    );
    expect(harbours.length).toBeGreaterThan(1_600);
  });

  test('the time zone of a port is correct at border rivers and on islets (LOC-077)', () => {
    const zoneOf = new Map(harbours.map(({ unlocode, timezone }) => [unlocode, timezone]));
    for (const [unlocode, zone] of [
      ['USDET', 'America/Detroit'],
      ['USPCV', 'America/New_York'],
      ['QAMES', 'Asia/Qatar'],
      ['BOPBU', 'America/La_Paz'],
      ['MDGIU', 'Europe/Chisinau'],
      ['NLRTM', 'Europe/Amsterdam'],
    ]) {
      expect([unlocode, zoneOf.get(unlocode ?? '')]).toEqual([unlocode, zone]);
    }
  });

  test('an airport on the other side of a border has the time zone of the state in its record', () => {
    const airfieldsByIata = new Map(airfields.map((row) => [row.iata, row]));
    for (const [iata, zone] of [
      ['OOL', 'Australia/Brisbane'],
      ['SYD', 'Australia/Sydney'],
      ['ADK', 'America/Adak'],
      ['JFK', 'America/New_York'],
    ]) {
      const row = airfieldsByIata.get(iata ?? '');
      expect([iata, row && findZoneOfAirport(places, row)]).toEqual([iata, zone]);
    }
  });

  // Helicopter decks in the North Sea and the Gulf have no other zone.
  test('at most one of 200 airfields has a nautical time zone', () => {
    const nautical = airfields.filter(({ timezone }) => timezone?.startsWith('Etc/') === true);
    expect(nautical.length).toBeLessThan(airfields.length / 200);
  });
});
