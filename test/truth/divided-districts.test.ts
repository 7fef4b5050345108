import { beforeAll, describe, expect, test } from 'vitest';
import { readFacts } from '../../facts/fact-table.ts';
import { listCountryZoneIds } from '../../facts/zone-tab.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { createPlacesRest, type Get } from '../support/places-graph.ts';
import { readTestPlaces } from '../support/places.ts';
import { parseTable } from './facts.ts';

let places: Places;
let getRest: Get;
beforeAll(async () => {
  places = await readTestPlaces();
  getRest = createPlacesRest(places);
});

describe('districts newer than the records and boundaries', () => {
  // The Census Bureau's county equivalents of 2022 and 2019, the British authorities of 2023, the council area of Glasgow.
  test('a point or a city in a district newer than the records has the district of its nearest town', async () => {
    const mismatches: string[] = [];
    for (const [path = '', code, name] of parseTable(`
      point?lat=41.7658&lon=-72.6734|09110|Capitol Planning Region
      point?lat=41.1865&lon=-73.1952|09120|Greater Bridgeport Planning Region
      point?lat=41.5623&lon=-72.6506|09130|Lower Connecticut River Valley Planning Region
      point?lat=41.5582&lon=-73.0515|09140|Naugatuck Valley Planning Region
      point?lat=41.9150&lon=-71.9090|09150|Northeastern Connecticut Planning Region
      point?lat=41.8007&lon=-73.1212|09160|Northwest Hills Planning Region
      point?lat=41.3083&lon=-72.9279|09170|South Central Connecticut Planning Region
      point?lat=41.3557&lon=-72.0995|09180|Southeastern Connecticut Planning Region
      point?lat=41.0534&lon=-73.5387|09190|Western Connecticut Planning Region
      point?lat=61.1309&lon=-146.3483|02063|Chugach Census Area
      point?lat=55.8600&lon=-4.2500|S12000049|Glasgow City
      point?lat=54.8950&lon=-2.9340|E06000063|Cumberland
      point?lat=54.3280&lon=-2.7460|E06000064|Westmorland and Furness
      city/Hartford?country=US&state=CT|09110|Capitol Planning Region
      city/Stamford?country=US&state=CT|09190|Western Connecticut Planning Region
      city/Glasgow?country=GB|S12000049|Glasgow City
      city/Carlisle?country=GB|E06000063|Cumberland
    `)) {
      const { body } = await getRest(`/${path}`);
      if (body['district'] !== code || body['district_name'] !== name)
        mismatches.push(`${path}: ${String(body['district'])} ${String(body['district_name'])}`);
    }
    expect(mismatches).toEqual([]);
  });

  test('every town in the district table has an existing district and occurs once in its state', () => {
    const towns = readFacts('district-towns').flatMap(
      ({ country = '', state = '', district = '', towns: all = '' }) => {
        expect([district, places.districts.find(district, country)?.state]).toEqual([district, state]);
        return all.split(',').map((town) => `${state} ${town}`);
      },
    );
    expect(new Set(towns).size).toBe(towns.length);
    // Connecticut has 169 towns.
    expect(towns.filter((town) => town.startsWith('US-CT')).length).toBe(169);
  });
});

describe('time zones of cities', () => {
  test('the city of Ceuta has the time zone Africa/Ceuta', async () => {
    expect((await getRest('/city/Ceuta?country=ES')).body).toMatchObject({ timezone: 'Africa/Ceuta' });
    expect((await getRest('/state/CY-05')).body).toMatchObject({ timezones: ['Asia/Nicosia'] });
  });

  test('no state has a time zone that belongs only to another country', () => {
    const foreignZones: string[] = [];
    const listedZones = new Set(places.countries.all.flatMap(({ code }) => listCountryZoneIds(code)));
    for (const { code } of places.states.withBareCode('05').concat(places.states.of('ES')))
      for (const zone of places.states.find(code)?.timezones ?? [])
        // Northern Viet Nam has the same time zone history as Bangkok.
        if (
          !code.startsWith('VN') &&
          listedZones.has(zone) &&
          !listCountryZoneIds(code.slice(0, 2)).includes(zone)
        )
          foreignZones.push(`${code} ${zone}`);
    expect(foreignZones).toEqual([]);
  });
});
