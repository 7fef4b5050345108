import { beforeAll, describe, expect, test } from 'vitest';
import type { IpCity } from '../../../db/records/ip-city-record.ts';
import type { GeofeedPlace } from '../../../db/snapshot/geofeeds.ts';
import type { Networks } from '../../../db/snapshot/networks.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { parseIp, type IpWords } from '../../../facts/ip/ip-address.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { createNetworkPlaceSource } from '../location/networks.ts';
import { IpModel } from './resolvers.ts';
import { findPlaceOfIp, listZones, type IpSources } from './place-of-ip.ts';

let places: Places;
beforeAll(async () => {
  places = await readTestPlaces();
});

interface DatasetFacts {
  readonly feed?: Partial<GeofeedPlace>;
  readonly city?: Partial<IpCity>;
  readonly country?: string;
}
const unknownPlace = { country: null, state: null, city: null, latitude: null, longitude: null };

/** Datasets that return the same facts for every address. */
function createSources({ feed, city, country }: DatasetFacts): IpSources {
  const google = { number: 15169, name: 'Google LLC', country: 'US', usageCountry: 'US' };
  const range = { first: parseWords('8.8.8.0'), last: parseWords('8.8.8.255') };
  const networks: Networks = {
    countryAt: () => country ?? null,
    systemAt: () => ({ system: google, range }),
    system: () => google,
    rangesOf: () => [],
  };
  return {
    networks: { current: networks },
    ...(feed === undefined ? {} : { geofeeds: { current: { at: () => ({ ...unknownPlace, ...feed }) } } }),
    ...(city === undefined
      ? {}
      : { ipCities: { current: { at: () => ({ ...unknownPlace, ...city }), source: 'dbip_city' } } }),
  };
}

function parseWords(text: string): IpWords {
  const words = parseIp(text);
  if (words === null) throw new Error(`${text} is not an address`);
  return words;
}
const findPlace = (stated: DatasetFacts, address = '8.8.8.8') =>
  findPlaceOfIp(parseWords(address), places, createSources(stated));
const findZones = (stated: DatasetFacts) => {
  const place = findPlace(stated);
  return place === null ? null : listZones(places, place);
};

describe('place of an IP address', () => {
  const munich = { country: 'DE', state: 'Bavaria', city: 'Munich', latitude: 48.137, longitude: 11.575 };

  // Anycast resolvers: their operators announce each from about a hundred cities.
  test.each(['2001:4860:4860::8888', '1.1.1.1', '2606:4700:4700::1111', '185.228.168.9', '2801:1b8:10::b'])(
    'the anycast address %s is located only by a geofeed, never by an estimate',
    (address) => {
      expect(findPlace({ city: munich, country: 'CA' }, address)).toBeNull();
      expect(findPlace({ feed: { country: 'US' }, country: 'CA' }, address)?.country).toBe('US');
    },
  );

  test('an IP address is located by a geofeed of the operator, then the estimated city, then the estimated country', () => {
    const feed = { country: 'FR', city: 'Lyon' };
    expect(findPlace({ feed, city: munich, country: 'IT' })).toMatchObject({
      source: 'ip_geofeed',
      country: 'FR',
      city: 'Lyon',
    });
    expect(findPlace({ city: munich, country: 'IT' })).toMatchObject({
      source: 'dbip_city',
      country: 'DE',
      city: 'Munich',
      latitude: 48.137,
      longitude: 11.575,
      state: { code: 'DE-BY' },
      records: [],
    });
    expect(findPlace({ city: {}, country: 'IT' })).toMatchObject({
      source: 'dbip_country',
      country: 'IT',
      city: null,
    });
    expect(findPlace({ country: 'IT' })).toMatchObject({
      source: 'dbip_country',
      country: 'IT',
      state: null,
      latitude: null,
    });
    expect(findPlace({})).toBeNull();
  });

  test('the location of an IP address is null for unallocated addresses and where a geofeed declares no location', () => {
    expect(findPlace({ feed: { country: null }, city: munich, country: 'IT' })).toBeNull();
    expect(findPlace({ city: munich, country: 'IT' }, '2d00::1')).toBeNull();
    expect(findPlace({ country: 'IT' }, '240.0.0.1')).toBeNull();
  });

  test('an IP address has coordinates when exactly one city record matches the city in the geofeed', () => {
    const lyon = findPlace({ feed: { country: 'FR', state: 'FR-ARA', city: 'Lyon' } });
    expect(lyon?.records).toHaveLength(1);
    expect(lyon?.latitude).toBeCloseTo(45.75, 1);
    expect(lyon?.longitude).toBeCloseTo(4.85, 1);
    expect(lyon?.state?.code).toBe('FR-ARA');
    const springfield = findPlace({ feed: { country: 'US', city: 'Springfield' } });
    expect(springfield?.records.length).toBeGreaterThan(5);
    expect([springfield?.latitude, springfield?.longitude]).toEqual([null, null]);
    const atlantis = findPlace({ feed: { country: 'FR', city: 'Atlantis' } });
    expect(atlantis).toMatchObject({ city: 'Atlantis', records: [], latitude: null, longitude: null });
    expect(findPlace({ feed: { country: 'FR', state: 'FR-ZZZ' } })).toMatchObject({
      state: null,
      city: null,
      records: [],
    });
  });

  test('the state of an IP address is found by its code or by its name', () => {
    const findStateCode = (state: string | null) =>
      findPlace({ city: { country: 'DE', state } })?.state?.code ?? null;
    expect(['DE-BY', 'Bavaria', 'Bayern', 'State of Berlin', 'Nowhere', null].map(findStateCode)).toEqual([
      ...['DE-BY', 'DE-BY', 'DE-BY', 'DE-BE', null, null],
    ]);
  });
});

describe('listZones', () => {
  test('the zones of an IP address are those of the city records, then of the coordinates, the state and the country', () => {
    expect(findZones({ feed: { country: 'FR', state: 'FR-ARA', city: 'Lyon' } })).toEqual(['Europe/Paris']);
    expect(findZones({ feed: { country: 'US', city: 'Springfield' } })?.length).toBeGreaterThan(1);
    expect(findZones({ city: { country: 'US', state: 'US-IN', latitude: 41.6, longitude: -87.34 } })).toEqual(
      ['America/Chicago'],
    );
    // A single coordinate is not a point.
    expect(findZones({ city: { country: 'US', state: 'US-CA', latitude: 41.6 } })).toEqual([
      'America/Los_Angeles',
    ]);
    expect(findZones({ city: { country: 'US', state: 'US-CA', longitude: -87.34 } })).toEqual([
      'America/Los_Angeles',
    ]);
    expect(findZones({ city: { country: 'DE' } })).toEqual(['Europe/Berlin']);
    expect(findZones({ country: 'JP' })).toEqual(['Asia/Tokyo']);
  });

  // Population by national statistics offices: Büsingen 1,500 of 83 million, the Chatham Islands 600 of 5 million,
  // the Galápagos 30,000 of 18 million, the Canaries 2.2 million and Ceuta with Melilla 0.17 million of 48 million.
  test.each([
    ['DE', ['Europe/Berlin']],
    ['NZ', ['Pacific/Auckland']],
    ['EC', ['America/Guayaquil', 'Pacific/Galapagos']],
    ['ES', ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta']],
    ['PT', ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores']],
    // No recorded city uses the zone of Xinjiang, so its population counts as unknown and the zone is kept.
    ['CN', ['Asia/Shanghai', 'Asia/Urumqi']],
    ['XX', []],
  ])('an IP address in %s has the inhabited zones %j, the most populous first', (country, zones) => {
    expect(findZones({ country })).toEqual(zones);
  });
});

describe('an IP address as a location', () => {
  const findCandidates = (stated: DatasetFacts, address = '8.8.8.8') =>
    createNetworkPlaceSource({ current: places }, createSources(stated)).find(address, {});

  test('the location of an IP address has each possible zone as a candidate, or each city record when their zones differ', async () => {
    expect(await findCandidates({ country: 'JP' })).toEqual([
      {
        id: null,
        name: null,
        country: 'JP',
        state: null,
        timezone: 'Asia/Tokyo',
        latitude: null,
        longitude: null,
        source: 'dbip_country',
      },
    ]);
    expect((await findCandidates({ country: 'EC' })).map(({ timezone }) => timezone)).toEqual([
      'America/Guayaquil',
      'Pacific/Galapagos',
    ]);
    const [lyon, ...others] = await findCandidates({
      feed: { country: 'FR', state: 'FR-ARA', city: 'Lyon' },
    });
    expect(others).toEqual([]);
    expect(lyon).toMatchObject({
      name: 'Lyon',
      state: 'ARA',
      timezone: 'Europe/Paris',
      source: 'ip_geofeed',
    });
    expect(lyon?.id).toMatch(/^city_/);
    const springfields = await findCandidates({ feed: { country: 'US', city: 'Springfield' } });
    expect(new Set(springfields.map(({ id }) => id)).size).toBe(springfields.length);
    expect(springfields).toContainEqual(
      expect.objectContaining({
        name: 'Springfield',
        state: 'IL',
        timezone: 'America/Chicago',
        source: 'ip_geofeed',
      }),
    );
    // Several records in one zone are one candidate without an id.
    const [only, ...rest] = await findCandidates({
      feed: { country: 'US', state: 'US-PA', city: 'Springfield' },
    });
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ timezone: 'America/New_York', state: 'PA' });
  });

  test('the location of an IP address has no candidates when the place is unknown or the text is not an IP address', async () => {
    expect(await findCandidates({})).toEqual([]);
    expect(await findCandidates({ country: 'JP' }, 'x')).toEqual([]);
  });
});

describe('IpModel', () => {
  const createFacts = (text: string) => {
    const model = new IpModel(parseWords(text), places, createSources({ country: 'US' }));
    const { address, country, whereabouts, system, network, registry } = model;
    return { address, country, whereabouts, system, network, registry };
  };

  test('an IP address has a location, an autonomous system, a network and a registry', () => {
    expect(createFacts('8.8.8.8')).toMatchObject({
      address: '8.8.8.8',
      network: '8.8.8.0/24',
      registry: 'arin',
      country: { code: 'US' },
      system: { number: 15169 },
      whereabouts: { source: 'dbip_country' },
    });
  });

  test('every fact about a private or special-use IP address is null', () => {
    for (const address of [
      '10.1.2.3',
      '127.0.0.1',
      '169.254.1.1',
      '192.168.0.1',
      '::1',
      'fe80::1',
      'fd12::1',
    ])
      expect(createFacts(address)).toEqual({
        address,
        country: null,
        whereabouts: null,
        system: null,
        network: null,
        registry: null,
      });
  });
});
