import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBundledRows } from '../../test/support/places.ts';
import { findExtent } from '../../facts/boundaries/extents.ts';
import { readFacts } from '../../facts/fact-table.ts';
import type { CountryRow } from '../snapshot/countries.ts';
import { States, type StateRow } from '../snapshot/states.ts';
import { cities } from './cities.ts';
import { districts } from './districts.ts';
import { countries, states } from './places.ts';

interface Oracle {
  readonly cca2: string;
  readonly cca3: string;
  readonly ccn3: string;
  readonly cioc: string;
  readonly area: number;
  readonly borders: readonly string[];
  readonly tld: readonly string[];
  readonly landlocked: boolean;
}

// The package has the licence ODbL: use it only to check results, never as product data.
const oracle = createRequire(import.meta.url)('world-countries') as readonly Oracle[];
const oracleOf = new Map(oracle.map((entry) => [entry.cca2, entry]));
const alpha2 = new Map(oracle.map((entry) => [entry.cca3, entry.cca2]));

let rows: CountryRow[];
let stateRows: StateRow[];
beforeAll(async () => {
  [rows, stateRows] = await Promise.all([readBundledRows(countries), readBundledRows(states)]);
});
const listDiffering = (differs: (row: CountryRow, other: Oracle) => boolean) =>
  rows.flatMap((row) => {
    const other = oracleOf.get(row.code);
    return other !== undefined && differs(row, other) ? [row.code] : [];
  });

describe('countries compared with world-countries', () => {
  test('country codes agree with the package world-countries', () => {
    expect(rows).toHaveLength(250);
    // The European Commission and the World Bank use XKX for Kosovo; the oracle has UNK.
    expect(listDiffering((row, other) => row.alpha3 !== other.cca3)).toEqual(['XK']);
    expect(listDiffering((row, other) => (row.numeric ?? '') !== other.ccn3)).toEqual([]);
  });
  test('land borders of countries agree with the package world-countries', () => {
    // Sri Lanka is an island: the oracle has a maritime border with India.
    expect(
      listDiffering((row, other) => {
        const otherBorders = other.borders.map((code) => alpha2.get(code)).sort();
        return row.borders.join() !== otherBorders.join();
      }),
    ).toEqual(['LK']);
  });
  test('if a country borders another, the other borders it too', () => {
    const borders = new Map(rows.map((row) => [row.code, row.borders]));
    const oneSidedBorders = rows.flatMap(({ code, borders: own }) =>
      own.filter((other) => borders.get(other)?.includes(code) !== true).map((other) => `${code}-${other}`),
    );
    expect(oneSidedBorders).toEqual([]);
  });
  test('country areas agree with world-countries within two percent, except where definitions differ', () => {
    const reasons = {
      BH: 'land has been reclaimed since the oracle',
      BL: 'the island alone against island and islets',
      EC: 'with the Galápagos Islands',
      GI: 'the oracle rounds to whole km²',
      GM: 'with the water of the river',
      IL: 'with the Golan Heights and East Jerusalem',
      MC: 'land has been reclaimed since the oracle',
      PH: 'land and inland water; the oracle counts archipelagic sea',
      PK: 'without the parts of Kashmir that the oracle counts',
      PR: 'with inland water',
      PS: 'the figure of its statistics office',
      RS: 'without Kosovo',
      US: 'with coastal and Great Lakes water',
      UY: 'the national figure of land; the oracle has another',
      VI: 'with territorial water',
    };
    expect(
      listDiffering((row, other) => row.area !== null && Math.abs(row.area - other.area) / other.area > 0.02),
    ).toEqual(Object.keys(reasons));
  });
  test('landlocked countries agree with the package world-countries', () => {
    expect(
      listDiffering((row, other) => row.coastline !== null && (row.coastline === 0) !== other.landlocked),
    ).toEqual([]);
  });
  test('top-level domains of countries agree with world-countries, except those missing from the DNS root', () => {
    expect(
      listDiffering((row, other) => (row.tld === null ? other.tld.length > 0 : !other.tld.includes(row.tld))),
    ).toEqual(['BL', 'BQ', 'EH', 'MF', 'UM', 'XK']);
  });
  test('Olympic committee codes agree with world-countries, except South Sudan, which that package lacks', () => {
    expect(listDiffering((row, other) => (row.ioc ?? '') !== other.cioc)).toEqual(['SS']);
    expect(rows.filter(({ ioc }) => ioc !== null)).toHaveLength(206);
  });
  test('the land and water areas of a country sum to its total area', () => {
    const wrongRows = rows.filter(
      ({ area, landArea, waterArea }) =>
        area !== null &&
        landArea !== null &&
        waterArea !== null &&
        Math.abs(landArea + waterArea - area) / area > 0.002,
    );
    expect(wrongRows.map(({ code }) => code)).toEqual([]);
  });
  test('the postal code pattern of each country matches its documented format', () => {
    const createSample = (format: string) =>
      format.replaceAll('N', '1').replaceAll('A', 'A').replaceAll('X', '1');
    const brokenRows = rows.filter(
      ({ postalRegex }) => postalRegex !== null && new RegExp(postalRegex).test(''),
    );
    expect(brokenRows).toEqual([]);
    for (const code of ['US', 'FR', 'DE', 'JP', 'BR', 'PL', 'PT', 'SE', 'IN', 'CN']) {
      const row = rows.find((each) => each.code === code);
      expect(createSample(row?.postalFormat ?? '')).toMatch(new RegExp(row?.postalRegex ?? '^$'));
    }
  });
});

describe('states', () => {
  test('the states of a country are current, such as Norway as of 2024 and Connecticut as one state', () => {
    const listCodes = (country: string) =>
      stateRows.filter((row) => row.country === country).map(({ code }) => code);
    expect(listCodes('NO')).toEqual(
      [
        '03',
        '11',
        '15',
        '18',
        '21',
        '22',
        '31',
        '32',
        '33',
        '34',
        '39',
        '40',
        '42',
        '46',
        '50',
        '55',
        '56',
      ].map((code) => `NO-${code}`),
    );
    expect(listCodes('US').filter((code) => code.startsWith('US-CT'))).toEqual(['US-CT']);
    expect(listCodes('US')).toHaveLength(57);
    expect(listCodes('JP')).toHaveLength(47);
    expect(listCodes('DE')).toHaveLength(16);
    expect(listCodes('CH')).toHaveLength(26);
  });
  test('each state refers to an existing country and, if it has one, to an existing parent state', () => {
    const listCodes = new Set(stateRows.map(({ code }) => code));
    const knownCodes = new Set(rows.map(({ code }) => code));
    expect(
      stateRows.filter(
        ({ parent, country }) => (parent !== null && !listCodes.has(parent)) || !knownCodes.has(country),
      ),
    ).toEqual([]);
    expect(
      readFacts('admin1-states').filter(({ state }) => state !== '' && !listCodes.has(state ?? '')),
    ).toEqual([]);
  });
  test('at least 99 % of the cities in countries with states have a state', async () => {
    const stateTable = new States(stateRows);
    const missingCounts = new Map<string, number>();
    let cityCount = 0;
    for (const { country, admin1 = null, admin2 = null } of await readBundledRows(cities)) {
      if (stateTable.of(country).length === 0) continue;
      cityCount += 1;
      if (stateTable.findByGeonames(country, admin1, admin2) === null)
        missingCounts.set(country, (missingCounts.get(country) ?? 0) + 1);
    }
    const missingTotal = [...missingCounts.values()].reduce((sum, count) => sum + count, 0);
    expect(missingTotal / cityCount).toBeLessThan(0.01);
    // The remaining ones are GeoNames divisions that ISO 3166-2 lacks (West Bank and Gaza, Skopje, the former south of
    // Ethiopia, the island of São Tomé), and new places whose division the source does not have (Singapore, Samoa) or
    // has by codes that replaced those of ISO 3166-2 (Vietnam).
    const frequentCountries = [...missingCounts]
      .filter(([, count]) => count > 20)
      .map(([country]) => country);
    expect(frequentCountries.sort()).toEqual(['ET', 'MK', 'PS', 'SG', 'ST', 'VN', 'WS']);
  });
  test('all divisions except fourteen islands with few or no inhabitants have a time zone', () => {
    const codes = stateRows.filter(({ timezones }) => timezones.length === 0).map(({ code }) => code);
    expect(codes).toEqual([
      ...['FR-CP', 'FR-TF', 'KI-P', 'NO-22', 'UM-67', 'UM-71', 'UM-76', 'UM-79', 'UM-81', 'UM-84', 'UM-86'],
      ...['UM-89', 'UM-95', 'US-UM'],
    ]);
    const zones = new Map(stateRows.map(({ code, timezones }) => [code, timezones]));
    expect(['CN-HK', 'CN-MO', 'CN-TW', 'PS-RBH'].map((code) => zones.get(code))).toEqual([
      ['Asia/Hong_Kong'],
      ['Asia/Macau'],
      ['Asia/Taipei'],
      ['Asia/Hebron'],
    ]);
  });
  test('the position of each division is within 0.3° of its extent in Natural Earth', () => {
    const margin = 0.3;
    let compared = 0;
    const outside = stateRows.filter(({ code, latitude, longitude }) => {
      const extent = findExtent(code);
      if (extent === null || latitude === null || longitude === null) return false;
      compared++;
      const { west, south, east, north } = extent;
      const isEast = longitude >= west - margin;
      const isWest = longitude <= east + margin;
      const isInLongitude = west <= east ? isEast && isWest : isEast || isWest;
      return !isInLongitude || latitude < south - margin || latitude > north + margin;
    });
    expect(compared).toBeGreaterThan(2_800);
    // Natural Earth has only a small part of Transnistria, and the outline of Govisümber in another place.
    expect(outside.map(({ code }) => code)).toEqual(['MD-SN', 'MN-064']);
  });
});

describe('districts', () => {
  test('British districts have their official seats', async () => {
    const districtsByKey = new Map(
      (await readBundledRows(districts)).map((row) => [`${row.country} ${row.code}`, row]),
    );
    // Prefectures by INSEE's Code officiel géographique 2025, seats of Northern Ireland's districts by the ONS.
    const seats = {
      'FR 01': 'Bourg-en-Bresse',
      'FR 13': 'Marseille',
      'FR 2A': 'Ajaccio',
      'FR 59': 'Lille',
      'FR 971': 'Basse-Terre',
      'FR 974': 'Saint-Denis',
      'US 06037': 'Los Angeles',
      'US 36047': 'Brooklyn',
    };
    expect(Object.keys(seats).map((key) => [key, districtsByKey.get(key)?.seat])).toEqual(
      Object.entries(seats),
    );
    expect(districtsByKey.get('FR 974')).toMatchObject({ territory: 'RE', timezones: ['Indian/Reunion'] });
    expect(districtsByKey.get('GB N09000003')).toMatchObject({
      name: 'Belfast',
      timezones: ['Europe/London'],
    });
  });
});

describe('blocs', () => {
  test('each bloc of countries has its official number of members', () => {
    const counts = Object.fromEntries(
      readFacts('blocs').map(({ code, members = '' }) => [code, members.split(' ').length]),
    );
    expect(counts).toMatchObject({
      EU: 27,
      EEA: 30,
      EFTA: 4,
      EUROZONE: 21,
      SCHENGEN: 29,
      SEPA: 41,
      NATO: 32,
      UN: 193,
      OECD: 38,
      G7: 7,
      ASEAN: 11,
      APEC: 21,
      AU: 55,
      COMMONWEALTH: 56,
      COE: 46,
      OIC: 57,
      GCC: 6,
      ARABLEAGUE: 22,
      MERCOSUR: 6,
      BRICS: 10,
      CARICOM: 15,
      ECOWAS: 12,
      EAC: 8,
      SADC: 16,
      COMESA: 21,
      PIF: 18,
      SAARC: 8,
      SCO: 10,
      EAEU: 5,
      OPEC: 11,
      AES: 3,
      BENELUX: 3,
      CEMAC: 6,
      CSTO: 6,
      WAEMU: 8,
    });
  });
  test('the member states of the European Union agree with CLDR', () => {
    const { supplemental } = createRequire(import.meta.url)(
      'cldr-core/supplemental/territoryContainment.json',
    ) as {
      supplemental: { territoryContainment: Record<string, { _contains: string[] }> };
    };
    const listMembers = (code: string) =>
      (readFacts('blocs').find((row) => row['code'] === code)?.['members'] ?? '')
        .split(' ')
        .map((member) => member.slice(0, 2))
        .sort();
    expect(listMembers('EU')).toEqual([...(supplemental.territoryContainment['EU']?._contains ?? [])].sort());
    expect(listMembers('EUROZONE').filter((code) => !listMembers('EU').includes(code))).toEqual([]);
    const knownCodes = new Set(rows.map(({ code }) => code));
    for (const { code = '' } of readFacts('blocs'))
      expect(listMembers(code).filter((member) => !knownCodes.has(member))).toEqual([]);
  });
});
