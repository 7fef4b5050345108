import { describe, expect, test } from 'vitest';
import { stateNames } from '../state-names.ts';
import { australia, finland } from './australia-finland.ts';
import { canada } from './canada.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { italy } from './italy.ts';
import { malaysia } from './malaysia.ts';
import { hungary, norway } from './norway-hungary.ts';
import { philippines } from './philippines.ts';
import type { PostalPlace } from './place.ts';
import { spain } from './spain.ts';
import { switzerland } from './switzerland.ts';
import { taiwan } from './taiwan.ts';
import { turkey } from './turkey.ts';
import { ukraine } from './ukraine.ts';
import { unitedStates } from './united-states.ts';

const states = stateNames();
/** Finds no settlement, and finds a state by any name. */
const settlements = {
  candidates: () => [],
  named: () => null,
  commune: () => null,
  state: (country: string, name: string) => `${country} ${name}`,
};
const near = (degrees: number) => expect.closeTo(degrees, 1);

interface Source {
  readonly of: string;
  readonly rows: () => Iterable<PostalPlace> | AsyncIterable<PostalPlace>;
  /**
   * Numbers of codes, and of places with a state, a position, a district, a name in another script or language, and
   * other localities.
   */
  readonly counts: readonly [number, number, number, number, number, number];
  /** Known places of some codes. */
  readonly places: readonly object[];
}

const sources: readonly Source[] = [
  {
    of: 'Germany',
    rows: () => germany(settlements),
    counts: [8289, 8254, 8289, 0, 176, 12087],
    places: [
      { code: '10115', city: 'Berlin', state: 'DE Berlin', latitude: near(52.53), longitude: near(13.39) },
      { code: '80331', city: 'Munich', cityLocal: 'München', state: 'DE Bayern' },
      {
        code: '25980',
        city: 'Westerland',
        state: 'DE Schleswig-Holstein',
        localities: ['Rantum', 'Sylt-Ost'],
      },
    ],
  },
  {
    of: 'Italy',
    rows: () => italy(settlements, states),
    counts: [4658, 8458, 8458, 8458, 273, 0],
    places: [
      {
        code: '00118',
        city: 'Rome',
        cityLocal: 'Roma',
        state: 'IT Lazio',
        districtName: 'Rome',
        districtNameLocal: 'Roma',
        latitude: near(41.89),
        longitude: near(12.48),
      },
      { code: '39100', city: 'Bolzano', state: 'IT Trentino-Alto Adige' },
    ],
  },
  {
    of: 'Spain',
    rows: () => spain(states),
    counts: [11150, 37867, 37867, 37867, 47, 0],
    places: [
      { code: '28001', city: 'Madrid', state: 'ES-MD', districtName: 'Madrid Province' },
      { code: '08001', city: 'Barcelona', state: 'ES-CT', latitude: near(41.39), longitude: near(2.16) },
      { code: '35001', city: 'Las Palmas de Gran Canaria', state: 'ES-CN', districtName: 'Las Palmas' },
    ],
  },
  {
    of: 'Ukraine',
    rows: () => ukraine(settlements),
    counts: [26579, 29571, 29571, 0, 29571, 0],
    places: [
      { code: '01001', city: 'Kyiv', cityLocal: 'Київ', state: 'UA-30', latitude: near(50.45) },
      { code: '79000', city: 'Lviv', cityLocal: 'Львів', longitude: near(24.02) },
    ],
  },
  {
    of: 'Switzerland',
    rows: switzerland,
    counts: [3447, 4364, 4364, 0, 24, 0],
    places: [
      { code: '1200', city: 'Geneva', cityLocal: 'Genève', state: 'CH-GE' },
      { code: '8001', city: 'Zürich', state: 'CH-ZH', latitude: near(47.37), longitude: near(8.54) },
    ],
  },
  {
    of: 'Taiwan',
    rows: () => taiwan(settlements, states),
    counts: [368, 371, 0, 0, 371, 0],
    places: [
      {
        code: '100',
        city: 'Zhongzheng District',
        cityLocal: '中正區',
        state: 'TW-TPE',
        stateNameLocal: '臺北市',
      },
      { code: '900', city: 'Pingtung City', cityLocal: '屏東市', state: 'TW-PIF' },
    ],
  },
  {
    of: 'Norway',
    rows: () => norway(settlements),
    counts: [5132, 5132, 0, 0, 0, 0],
    places: [
      { code: '0150', city: 'Oslo', state: 'NO-03' },
      { code: '5003', city: 'Bergen', state: 'NO-46' },
      // Svalbard.
      { code: '9170', city: 'Longyearbyen', state: 'NO-21' },
    ],
  },
  {
    of: 'Hungary',
    rows: () => hungary(settlements),
    counts: [3038, 3570, 0, 0, 0, 0],
    places: [
      { code: '1011', city: 'Budapest', state: 'HU-BU' },
      { code: '6720', city: 'Szeged', state: 'HU-CS' },
    ],
  },
  {
    of: 'Malaysia',
    rows: () => malaysia(settlements, states),
    counts: [2929, 2933, 0, 0, 0, 0],
    places: [
      { code: '50000', city: 'Kuala Lumpur', state: 'MY-14' },
      { code: '88000', city: 'Kota Kinabalu', state: 'MY-12' },
    ],
  },
  {
    of: 'the Philippines',
    rows: () => philippines(settlements),
    counts: [1830, 1830, 0, 1572, 0, 147],
    places: [
      { code: '1000', city: 'Manila', state: 'PH-00' },
      { code: '6000', city: 'Cebu City', state: 'PH-07', districtName: 'Cebu' },
      // Namesakes of Quezon City.
      { code: '3113', city: 'Quezon', state: 'PH-03', districtName: 'Nueva Ecija' },
      { code: '3324', city: 'Quezon', state: 'PH-02', districtName: 'Isabela' },
    ],
  },
  {
    of: 'Turkey',
    rows: () => turkey(settlements, states),
    counts: [2771, 2771, 455, 2771, 0, 0],
    places: [{ code: '34110', city: 'Fatih', state: 'TR-34', latitude: near(41.02), longitude: near(28.95) }],
  },
  {
    of: 'Australia',
    rows: australia,
    counts: [3175, 3172, 3159, 0, 0, 14771],
    places: [
      { code: '2000', city: 'Sydney', state: 'AU-NSW', latitude: near(-33.87), longitude: near(151.21) },
      { code: '0800', city: 'Darwin', state: 'AU-NT', localities: ['Darwin City'] },
      // Not in Fernvale, Queensland.
      { code: '3701', city: 'Dartmouth', state: 'AU-VIC' },
    ],
  },
  {
    of: 'Finland',
    rows: () => finland(settlements),
    counts: [5033, 4992, 0, 0, 0, 0],
    places: [
      { code: '00100', city: 'Helsinki', state: 'FI-18' },
      { code: '33100', city: 'Tampere', state: 'FI-11' },
    ],
  },
  {
    of: 'Canada',
    rows: canada,
    counts: [1620, 1620, 1610, 0, 0, 0],
    places: [
      {
        code: 'M5V',
        state: 'CA-ON',
        city: 'Downtown Toronto',
        latitude: near(43.65),
        longitude: near(-79.37),
      },
      { code: 'V6B', state: 'CA-BC', city: 'Vancouver' },
      // A letter of Nunavut and the Northwest Territories.
      { code: 'X0A', state: 'CA-NU' },
    ],
  },
  {
    of: 'the United States',
    rows: unitedStates,
    counts: [42010, 83298, 82152, 40979, 0, 0],
    places: [
      {
        country: 'US',
        code: '90210',
        city: 'Beverly Hills',
        state: 'US-CA',
        district: '06037',
        districtName: 'Los Angeles',
        latitude: near(34.09),
        longitude: near(-118.41),
      },
      { code: '00901', city: 'San Juan', state: 'US-PR' },
      { code: '96799', city: 'Pago Pago', state: 'US-AS' },
    ],
  },
  {
    of: 'France',
    rows: () => france(settlements, (department) => `FR-${department}`),
    counts: [6310, 6310, 21, 0, 0, 29183],
    places: [
      { code: '75001', city: 'Paris', district: '75', state: 'FR-75', latitude: near(48.86) },
      { code: '13001', city: 'Marseille', district: '13' },
      { code: '97400', city: 'Saint-Denis', district: '974' },
    ],
  },
];

test('withdrawn ZIP codes are not listed', async () => {
  // 85219 and 85220 became 85119 and 85120 in 2010; 10048 was the World Trade Center.
  const withdrawn = new Set(['85219', '85220', '10048']);
  const found: string[] = [];
  for await (const { code } of unitedStates()) if (withdrawn.has(code)) found.push(code);
  expect(found).toEqual([]);
});

// Counts of the pinned package versions.
describe.each(sources)('the codes of $of', ({ rows, counts, places }) => {
  test('the bundled postal codes are complete, with the known facts and their places', async () => {
    const all: PostalPlace[] = [];
    for await (const place of rows()) all.push(place);
    const having = (of: (place: PostalPlace) => unknown) =>
      all.filter((place) => (of(place) ?? null) !== null).length;
    expect([
      new Set(all.map(({ code }) => code)).size,
      having(({ state }) => state),
      having(({ latitude }) => latitude),
      having(({ districtName }) => districtName),
      having(({ cityLocal }) => cityLocal),
      all.reduce((sum, { localities }) => sum + (localities?.length ?? 0), 0),
    ]).toEqual(counts);
    for (const place of places) expect(all).toContainEqual(expect.objectContaining(place));
    for (const { latitude = null, longitude = null } of all) {
      expect(Math.abs(latitude ?? 0)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude ?? 0)).toBeLessThanOrEqual(180);
      expect(latitude === null).toBe(longitude === null);
    }
  });
});
