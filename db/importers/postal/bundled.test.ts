import { describe, expect, test } from 'vitest';
import { readStateNames } from '../state-names.ts';
import { readAustralianPlaces, readFinnishPlaces } from './australia-finland.ts';
import { readCanadianPlaces } from './canada.ts';
import { readFrenchPlaces } from './france.ts';
import { readGermanPlaces } from './germany.ts';
import { readItalianPlaces } from './italy.ts';
import { readMalaysianPlaces } from './malaysia.ts';
import { readHungarianPlaces, readNorwegianPlaces } from './norway-hungary.ts';
import { readPhilippinePlaces } from './philippines.ts';
import type { PostalPlace } from './place.ts';
import { readSpanishPlaces } from './spain.ts';
import { readSwissPlaces } from './switzerland.ts';
import { readTaiwanesePlaces } from './taiwan.ts';
import { readTurkishPlaces } from './turkey.ts';
import { readUkrainianPlaces } from './ukraine.ts';
import { readUsPlaces } from './united-states.ts';

const states = readStateNames();
/** A lookup that finds no settlement, but finds a state by any name. */
const settlements = {
  candidates: () => [],
  named: () => null,
  commune: () => null,
  state: (country: string, name: string) => `${country} ${name}`,
};
const closeTo = (degrees: number) => expect.closeTo(degrees, 1);

interface Source {
  readonly of: string;
  readonly rows: () => Iterable<PostalPlace> | AsyncIterable<PostalPlace>;
  /**
   * Number of codes. Then the numbers of places with a state, a position, a district, a name in another script or
   * language, and other localities.
   */
  readonly counts: readonly [number, number, number, number, number, number];
  /** Expected places of some codes. */
  readonly places: readonly object[];
}

const sources: readonly Source[] = [
  {
    of: 'Germany',
    rows: () => readGermanPlaces(settlements),
    counts: [8289, 8254, 8289, 0, 176, 12087],
    places: [
      {
        code: '10115',
        city: 'Berlin',
        state: 'DE Berlin',
        latitude: closeTo(52.53),
        longitude: closeTo(13.39),
      },
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
    rows: () => readItalianPlaces(settlements, states),
    counts: [4658, 8458, 8458, 8458, 273, 0],
    places: [
      {
        code: '00118',
        city: 'Rome',
        cityLocal: 'Roma',
        state: 'IT Lazio',
        districtName: 'Rome',
        districtNameLocal: 'Roma',
        latitude: closeTo(41.89),
        longitude: closeTo(12.48),
      },
      { code: '39100', city: 'Bolzano', state: 'IT Trentino-Alto Adige' },
    ],
  },
  {
    of: 'Spain',
    rows: () => readSpanishPlaces(states),
    counts: [11150, 37867, 37867, 37867, 47, 0],
    places: [
      { code: '28001', city: 'Madrid', state: 'ES-MD', districtName: 'Madrid Province' },
      {
        code: '08001',
        city: 'Barcelona',
        state: 'ES-CT',
        latitude: closeTo(41.39),
        longitude: closeTo(2.16),
      },
      { code: '35001', city: 'Las Palmas de Gran Canaria', state: 'ES-CN', districtName: 'Las Palmas' },
    ],
  },
  {
    of: 'Ukraine',
    rows: () => readUkrainianPlaces(settlements),
    counts: [26579, 29571, 29571, 0, 29571, 0],
    places: [
      { code: '01001', city: 'Kyiv', cityLocal: 'Київ', state: 'UA-30', latitude: closeTo(50.45) },
      { code: '79000', city: 'Lviv', cityLocal: 'Львів', longitude: closeTo(24.02) },
    ],
  },
  {
    of: 'Switzerland',
    rows: readSwissPlaces,
    counts: [3447, 4364, 4364, 0, 24, 0],
    places: [
      { code: '1200', city: 'Geneva', cityLocal: 'Genève', state: 'CH-GE' },
      { code: '8001', city: 'Zürich', state: 'CH-ZH', latitude: closeTo(47.37), longitude: closeTo(8.54) },
    ],
  },
  {
    of: 'Taiwan',
    rows: () => readTaiwanesePlaces(settlements, states),
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
    rows: () => readNorwegianPlaces(settlements),
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
    rows: () => readHungarianPlaces(settlements),
    counts: [3038, 3570, 0, 0, 0, 0],
    places: [
      { code: '1011', city: 'Budapest', state: 'HU-BU' },
      { code: '6720', city: 'Szeged', state: 'HU-CS' },
    ],
  },
  {
    of: 'Malaysia',
    rows: () => readMalaysianPlaces(settlements, states),
    counts: [2929, 2933, 0, 0, 0, 0],
    places: [
      { code: '50000', city: 'Kuala Lumpur', state: 'MY-14' },
      { code: '88000', city: 'Kota Kinabalu', state: 'MY-12' },
    ],
  },
  {
    of: 'the Philippines',
    rows: () => readPhilippinePlaces(settlements),
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
    rows: () => readTurkishPlaces(settlements, states),
    counts: [2771, 2771, 455, 2771, 0, 0],
    places: [
      { code: '34110', city: 'Fatih', state: 'TR-34', latitude: closeTo(41.02), longitude: closeTo(28.95) },
    ],
  },
  {
    of: 'Australia',
    rows: readAustralianPlaces,
    counts: [3175, 3172, 3159, 0, 0, 14771],
    places: [
      {
        code: '2000',
        city: 'Sydney',
        state: 'AU-NSW',
        latitude: closeTo(-33.87),
        longitude: closeTo(151.21),
      },
      { code: '0800', city: 'Darwin', state: 'AU-NT', localities: ['Darwin City'] },
      // Not in Fernvale, Queensland.
      { code: '3701', city: 'Dartmouth', state: 'AU-VIC' },
    ],
  },
  {
    of: 'Finland',
    rows: () => readFinnishPlaces(settlements),
    counts: [5033, 4992, 0, 0, 0, 0],
    places: [
      { code: '00100', city: 'Helsinki', state: 'FI-18' },
      { code: '33100', city: 'Tampere', state: 'FI-11' },
    ],
  },
  {
    of: 'Canada',
    rows: readCanadianPlaces,
    counts: [1620, 1620, 1610, 0, 0, 0],
    places: [
      {
        code: 'M5V',
        state: 'CA-ON',
        city: 'Downtown Toronto',
        latitude: closeTo(43.65),
        longitude: closeTo(-79.37),
      },
      { code: 'V6B', state: 'CA-BC', city: 'Vancouver' },
      // Nunavut and the Northwest Territories share the first letter X.
      { code: 'X0A', state: 'CA-NU' },
    ],
  },
  {
    of: 'the United States',
    rows: readUsPlaces,
    counts: [42010, 83298, 82152, 40979, 0, 0],
    places: [
      {
        country: 'US',
        code: '90210',
        city: 'Beverly Hills',
        state: 'US-CA',
        district: '06037',
        districtName: 'Los Angeles',
        latitude: closeTo(34.09),
        longitude: closeTo(-118.41),
      },
      { code: '00901', city: 'San Juan', state: 'US-PR' },
      { code: '96799', city: 'Pago Pago', state: 'US-AS' },
    ],
  },
  {
    of: 'France',
    rows: () => readFrenchPlaces(settlements, (department) => `FR-${department}`),
    counts: [6310, 6310, 21, 0, 0, 29183],
    places: [
      { code: '75001', city: 'Paris', district: '75', state: 'FR-75', latitude: closeTo(48.86) },
      { code: '13001', city: 'Marseille', district: '13' },
      { code: '97400', city: 'Saint-Denis', district: '974' },
    ],
  },
];

test('withdrawn ZIP codes are not among the bundled postal codes', async () => {
  // 85219 and 85220 became 85119 and 85120 in 2010; 10048 was the World Trade Center.
  const withdrawn = new Set(['85219', '85220', '10048']);
  const foundCodes: string[] = [];
  for await (const { code } of readUsPlaces()) if (withdrawn.has(code)) foundCodes.push(code);
  expect(foundCodes).toEqual([]);
});

// Counts of the pinned package versions.
describe.each(sources)('the codes of $of', ({ rows, counts, places }) => {
  test('the bundled postal codes are complete, and known codes have their places and facts', async () => {
    const allPlaces: PostalPlace[] = [];
    for await (const place of rows()) allPlaces.push(place);
    const countHaving = (of: (place: PostalPlace) => unknown) =>
      allPlaces.filter((place) => (of(place) ?? null) !== null).length;
    expect([
      new Set(allPlaces.map(({ code }) => code)).size,
      countHaving(({ state }) => state),
      countHaving(({ latitude }) => latitude),
      countHaving(({ districtName }) => districtName),
      countHaving(({ cityLocal }) => cityLocal),
      allPlaces.reduce((sum, { localities }) => sum + (localities?.length ?? 0), 0),
    ]).toEqual(counts);
    for (const place of places) expect(allPlaces).toContainEqual(expect.objectContaining(place));
    for (const { latitude = null, longitude = null } of allPlaces) {
      expect(Math.abs(latitude ?? 0)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude ?? 0)).toBeLessThanOrEqual(180);
      expect(latitude === null).toBe(longitude === null);
    }
  });
});
