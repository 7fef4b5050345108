import { beforeAll, describe, expect, test } from 'vitest';
import type { Places } from '../../../db/snapshot/places.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { catchRejection } from '../../../test/support/rejection.ts';
import { findTypedAreas } from './typed-areas.ts';
import { getCapital, isInArea, findLargestCities } from './capital.ts';
import { CityModel } from './city.ts';
import { findRowsByName, type Area } from './rows-by-name.ts';
import { parseArea, findNearbyCities } from './resolvers.ts';
import { searchCities, type CityKind } from './search.ts';

let places: Places;
beforeAll(async () => {
  places = await readTestPlaces();
});

/** Finds the largest city with a name in a country and state. */
function findCity(name: string, country?: string, state?: string): CityModel {
  const area = parseArea(places, country, state);
  const [row] = area === null ? [] : findRowsByName(places, name, area);
  if (row === undefined) throw new Error(`there is no ${name}`);
  return new CityModel(places, row);
}
const formatPlace = (found: CityModel) =>
  `${found.name} ${found.country.code} ${found.state?.code.slice(3) ?? '-'}`;
const searchTexts = (q: string, area: Area = {}, limit = 3) =>
  searchCities(places, q, { area, limit }).map(formatPlace);

describe('CityModel', () => {
  test('a city has the county, department or district code of its country', () => {
    // Sources: ANSI INCITS 31; INSEE, Code officiel géographique; ONS codes of Northern Ireland.
    expect(findCity('Los Angeles', 'US').districtCode).toBe('06037');
    expect(findCity('Lyon', 'FR').districtCode).toBe('69');
    expect(findCity('Ajaccio', 'FR').districtCode).toBe('2A');
    expect(findCity('Bastia', 'FR').districtCode).toBe('2B');
    expect(findCity('Belfast', 'GB').districtCode).toMatch(/^N09\d{6}$/);
    expect(findCity('Manchester', 'GB').districtCode).toBeNull();
    expect(findCity('Berlin', 'DE').districtCode).toBeNull();
    expect(findCity('Los Angeles', 'US').district?.name).toBe('Los Angeles County');
    expect(findCity('Berlin', 'DE').district).toBeNull();
  });

  test('a city has no county code when its record has no state, or no valid county', () => {
    const createRecordedCity = (admin1: string | null, admin2: string | null) => {
      const { cities } = places;
      const record = {
        admin1: { ...cities.admin1, at: () => admin1 },
        admin2: { ...cities.admin2, at: () => admin2 },
      };
      const { row } = findCity('Los Angeles', 'US');
      return new CityModel({ ...places, cities: { ...cities, ...record } }, row).districtCode;
    };
    expect(createRecordedCity('CA', '037')).toBe('06037');
    expect([
      createRecordedCity(null, '037'),
      createRecordedCity('CA', null),
      createRecordedCity('CA', '37'),
    ]).toEqual([null, null, null]);
  });

  test('a city that is a capital has the country or state of which it is the capital', () => {
    expect(findCity('Paris', 'FR').capitalOf).toBe('country');
    expect(findCity('Sacramento', 'US').capitalOf).toBe('state');
    expect(findCity('Los Angeles', 'US').capitalOf).toBeNull();
    expect([findCity('Paris', 'FR').type, findCity('Sacramento', 'US').type]).toEqual(['capital', 'seat']);
    expect(findCity('Los Angeles', 'US').type).toBe('seat');
  });

  test('a city has the facts that its record contains', () => {
    const oslo = findCity('Oslo', 'NO');
    expect([oslo.timezoneId, oslo.country.code, oslo.state?.code]).toEqual(['Europe/Oslo', 'NO', 'NO-03']);
    expect(oslo.latitude).toBeCloseTo(59.91, 1);
    expect(oslo.longitude).toBeCloseTo(10.75, 1);
    expect(oslo.population).toBeGreaterThan(500_000);
    // Known heights: La Paz is at 3,640 m, Amsterdam at sea level.
    expect(findCity('La Paz', 'BO').elevation).toBeGreaterThan(3500);
    expect(Math.abs(findCity('Amsterdam', 'NL').elevation ?? NaN)).toBeLessThan(30);
    expect(findCity('München', 'DE').name).toBe('Munich');
    expect(findCity('Munich', 'DE').nameLocal).toBe('München');
  });
});

describe('parseArea and isInArea', () => {
  const findAreaCodes = (country?: string | null, state?: string | null) => {
    const area = parseArea(places, country, state);
    return area === null ? null : [area.country, area.state?.code];
  };
  test('the area of a city search is the world, a country or a state', () => {
    expect(parseArea(places, undefined, null)).toEqual({});
    expect(findAreaCodes('us')).toEqual(['US', undefined]);
    expect(findAreaCodes('USA', 'ca')).toEqual(['US', 'US-CA']);
    expect(findAreaCodes(undefined, 'us-ca')).toEqual(['US', 'US-CA']);
    expect(findAreaCodes('US', 'US-CA')).toEqual(['US', 'US-CA']);
  });
  test('the area of a city search is null when the country or state does not exist', () => {
    expect([
      findAreaCodes('ZZ'),
      findAreaCodes('US', 'ZZ'),
      findAreaCodes(null, 'US-ZZ'),
      findAreaCodes('ZZ', 'CA'),
    ]).toEqual([null, null, null, null]);
  });
  test('a state code without a country part requires the country in a city search', () => {
    expect(catchRejection(() => parseArea(places, null, 'CA'))).toMatchObject({
      code: 'invalid_request',
      param: 'country',
    });
    // A country is required, even though the code is unique in the world.
    expect(catchRejection(() => parseArea(places, undefined, 'ENG'))).toMatchObject({ param: 'country' });
    expect(catchRejection(() => parseArea(places, 'US', 'DE-BY'))).toMatchObject({ code: 'invalid_request' });
  });
  test('the area of a city search contains exactly the cities of its country or state', () => {
    const [row] = findRowsByName(places, 'Springfield', parseArea(places, 'US', 'IL') ?? {});
    const isInAreaWith = (country?: string, state?: string) =>
      isInArea(places, row ?? -1, parseArea(places, country, state) ?? {});
    expect([
      isInAreaWith(),
      isInAreaWith('US'),
      isInAreaWith('US', 'IL'),
      isInAreaWith(undefined, 'US-IL'),
    ]).toEqual([true, true, true, true]);
    expect([isInAreaWith('CA'), isInAreaWith('US', 'MO'), isInAreaWith('CA', 'ON')]).toEqual([
      false,
      false,
      false,
    ]);
  });
  // ISO 3166-2 lists provinces within autonomous communities, and departments within regions.
  test.each([
    ['Barcelona', 'ES', ['CT', 'B'], ['M', 'MD', 'GI']],
    ['Madrid', 'ES', ['MD', 'M'], ['B', 'CT', 'TO']],
    ['Lyon', 'FR', ['ARA'], ['75', '13', 'IDF']],
    ['Torino', 'IT', ['21', 'TO'], ['MI', '25', 'RM']],
  ] as const)(
    'the city %s (%s) is in its state and in the larger state around it, and in no other state',
    (name, country, own, foreign) => {
      const [row = -1] = findRowsByName(places, name, { country });
      const isIn = (code: string) =>
        isInArea(places, row, parseArea(places, country, code) ?? { country: 'AQ' });
      expect(own.filter(isIn)).toEqual(own);
      expect(foreign.filter(isIn)).toEqual([]);
    },
  );
});

describe('findRowsByName', () => {
  const findCities = (name: string, area: Area = {}) =>
    findRowsByName(places, name, area).map((row) => new CityModel(places, row));
  test('findRowsByName returns every city with the name as its main name, the most populous city first', () => {
    const springfields = findCities('Springfield');
    expect(springfields.length).toBeGreaterThan(20);
    expect(formatPlace(springfields[0] ?? findCity('Oslo'))).toBe('Springfield US MO');
    const populations = springfields.map(({ population }) => population ?? 0);
    expect(populations).toEqual(populations.toSorted((a, b) => b - a));
    expect(new Set(springfields.map(({ name }) => name))).toEqual(new Set(['Springfield']));
  });
  test('findRowsByName matches alternative names only when no city has the name as its main name', () => {
    expect(formatPlace(findCities('Munchen', { country: 'DE' })[0] ?? findCity('Oslo'))).toBe('Munich DE BY');
    expect(formatPlace(findCities('Monaco di Baviera')[0] ?? findCity('Oslo'))).toBe('Munich DE BY');
    expect(findCities('Nueva York').map(({ name }) => name)).toContain('New York City');
  });
  test('findRowsByName returns no rows for a text without letters, or with a wildcard character', () => {
    expect([findCities(''), findCities('--'), findCities('Oslo*')]).toEqual([[], [], []]);
  });
});

describe('city search', () => {
  test.each([
    ['paris, fr', 'Paris FR IDF'],
    ['Paris, Texas', 'Paris US TX'],
    ['paris, tex', 'Paris US TX'],
    ['portland or', 'Portland US OR'],
    ['Portland, Maine, USA', 'Portland US ME'],
    ['springfield il', 'Springfield US IL'],
    ['san jose costa rica', 'San José CR SJ'],
    ['san jose ca', 'San Jose US CA'],
    ['London, Ontario, Canada', 'London CA ON'],
    ['london', 'London GB ENG'],
    ['lond', 'London GB ENG'],
    ['londn', 'London GB ENG'],
    ['Sydney, AUS', 'Sydney AU NSW'],
  ])('the city search for %j returns the city %s first', (q, first) => {
    expect(searchTexts(q)[0]).toBe(first);
  });
  test('the city search ranks a complete name of three or five letters above larger cities that begin with it', () => {
    // Porto Alegre has six times Porto's population; Úbeda only begins with "ube".
    expect(searchTexts('porto')[0]).toMatch(/^Porto PT/);
    expect(searchTexts('ube')[0]).toMatch(/^Ube JP/);
  });
  test('the city search finds cities by an alternative name', () => {
    expect(searchTexts('Mailand')[0]).toMatch(/^Milan IT/);
    expect(searchTexts('Moskau')[0]).toMatch(/^Moscow RU/);
  });
  test('the city search ranks a city whose complete name is the text above a city followed by an area', () => {
    expect(searchTexts('Mexico City')[0]).toMatch(/^Mexico City MX/);
    expect(searchTexts('Kansas City')[0]).toMatch(/^Kansas City US/);
  });
  test('the city search has no results when the area after the comma has no city with the name', () => {
    expect(searchTexts('paris, jp')).not.toContain('Paris FR IDF');
    expect(findTypedAreas(places, 'paris, atlantis')).toEqual([]);
    expect(findTypedAreas(places, 'Portland, Oregon, Canada')).toEqual([]);
    expect(findTypedAreas(places, ', fr')).toEqual([]);
  });
  test('the city search returns only cities of the requested area, up to the limit', () => {
    expect(searchTexts('london', { country: 'CA' })[0]).toBe('London CA ON');
    expect(searchTexts('san', {}, 1)).toHaveLength(1);
    expect(searchTexts('san', {}, 50)).toHaveLength(50);
    expect(
      searchCities(places, 'san', { area: { country: 'CR' }, limit: 50 }).every(
        ({ country }) => country.code === 'CR',
      ),
    ).toBe(true);
    expect([searchTexts(''), searchTexts('--'), searchTexts('oslo%')]).toEqual([[], [], []]);
  });

  test('the city search ranks quarters after cities, and searches only the requested kinds of places', () => {
    const findTypes = (kinds: readonly CityKind[]) =>
      searchCities(places, 'zuri', { area: {}, limit: 8, kinds }).map(({ type }) => type === 'section');
    const allTypes = findTypes([]);
    expect(allTypes[0]).toBe(false);
    expect(findTypes(['CITY']).includes(true)).toBe(false);
    expect(findTypes(['QUARTER']).includes(false)).toBe(false);
    expect(findTypes(['QUARTER']).length).toBeGreaterThan(0);
    expect(findTypes(['CITY', 'QUARTER'])).toEqual(allTypes);
    const capitals = searchCities(places, 'lond', { area: {}, limit: 5, kinds: ['CAPITAL'] });
    expect(capitals.map(formatPlace)).toEqual(['London GB ENG']);
    const seatNames = searchCities(places, 'munich', { area: {}, limit: 1, kinds: ['SEAT'] });
    expect(seatNames.map(formatPlace)).toEqual(['Munich DE BY']);
  });
  test('the city search finds cities by alternative spellings of their names', () => {
    expect(searchTexts('City of Socorro, NM')[0]).toBe('Socorro US NM');
    expect(searchTexts('Rothenburg o.d. Tauber')[0]).toBe('Rothenburg ob der Tauber DE BY');
    expect(searchTexts('Neustadt a. d. Aisch')[0]).toMatch(/^Neustadt an der Aisch DE/);
    expect(searchTexts('포항시')[0]).toMatch(/^Pohang.* KR/);
    expect(searchTexts('Town of Babylon, NY')[0]).toBe('Babylon US NY');
    expect(searchTexts('Landeshauptstadt München')[0]).toBe('Munich DE BY');
    expect(searchTexts('Comune di Roma')[0]).toBe('Rome IT 62');
    expect(searchTexts('г. Москва')[0]).toBe('Moscow RU MOW');
    expect(searchTexts('Freiburg i. Br.')[0]).toMatch(/^Freiburg.* DE BW/);
    expect(searchTexts('Offenbach/Main')[0]).toBe('Offenbach DE HE');
  });
  test('the city search finds a renamed city by its former name before much smaller cities with that name', () => {
    expect(searchTexts('Port Elizabeth')[0]).toBe('Gqeberha ZA EC');
    // Komani (105,000) was Queenstown until 2016, but Queenstown in New Zealand has 10,000 people.
    expect(searchTexts('Queenstown')[0]).toBe('Queenstown NZ OTA');
  });
  test('a city search for three letters neither corrects typos nor finds alternative names', () => {
    // Surat differs by one typo, and an alternative name of Durban begins with the text.
    expect(searchTexts('Eur', {}, 10).filter((found) => /^(?:Surat|Durban) /.test(found))).toEqual([]);
  });

  test('a repeated city search returns the same cities, and another area or limit returns other cities', () => {
    const areas = [
      {},
      { country: 'US' },
      parseArea(places, 'US', 'TX') ?? {},
      parseArea(places, 'US', 'CA') ?? {},
    ];
    const runSearches = () =>
      areas.flatMap((area) =>
        ['san', 'san '].flatMap((q) => [1, 3].map((limit) => searchTexts(q, area, limit))),
      );
    const firstResults = runSearches();
    expect(runSearches()).toEqual(firstResults);
    expect(firstResults.map(({ length }) => length)).toEqual(areas.flatMap(() => [1, 3, 1, 3]));
    expect(firstResults[8]).toEqual(['San Antonio US TX']);
    expect(firstResults[12]).toEqual(['San Diego US CA']);
  });
});

test('findTypedAreas interprets the words at the end of a text as an area', () => {
  const [typedCity] = findTypedAreas(places, 'san jose costa rica');
  expect(typedCity).toMatchObject({ name: 'san jose', isMarked: false });
  expect(typedCity?.areas.map(({ country, state }) => [country, state?.code])).toEqual([['CR', undefined]]);
  expect(findTypedAreas(places, 'paris, fr')).toMatchObject([{ name: 'paris', isMarked: true }]);
  // CA is California or Canada; CA, USA is California only.
  const findAreas = (text: string) =>
    findTypedAreas(places, text).flatMap((each) =>
      each.areas.map(({ country, state }) => state?.code ?? country),
    );
  expect(findAreas('san jose, ca')).toEqual(expect.arrayContaining(['CA', 'US-CA']));
  expect(findAreas('san jose, ca, usa')).toEqual(['US-CA']);
  expect(findAreas('kinshasa democratic republic of the congo')).toContain('CD');
  // The name of an area alone is not a city in that area.
  expect(findTypedAreas(places, 'france')).toEqual([]);
});

describe('the capital of a country', () => {
  const findCapitalName = (code: string) => {
    const country = places.countries.find(code);
    return country === null ? null : (getCapital(places, country)?.name ?? null);
  };
  test.each([
    ['FR', 'Paris'],
    ['US', 'Washington'],
    ['AU', 'Canberra'],
    ['BR', 'Brasília'],
    ['MC', 'Monaco'],
    ['JP', 'Tokyo'],
    ['KZ', 'Astana'],
    // Antarctica has no capital.
    ['AQ', null],
  ])('the capital of %s is %s', (code, name) => {
    expect(findCapitalName(code)).toBe(name);
  });
  test('the capital of a country is the city marked as capital with the same name, or else the largest city with it', () => {
    const norway = places.countries.find('NO');
    if (norway === null) throw new Error('there is no Norway');
    const [oslo, bergen, molde] = ['Oslo', 'Bergen', 'Molde'].map((name) => findCity(name, 'NO').row);
    const { cities } = places;
    const findCapitalAmong = (own: readonly (number | undefined)[], code: number | undefined) => {
      const featureCode = { ...cities.featureCode, codeOf: () => code };
      const findRowsOwning = () => own.filter((row) => row !== undefined);
      return getCapital({ ...places, cities: { ...cities, featureCode, rowsOwning: findRowsOwning } }, norway)
        ?.name;
    };
    const capitalFeature = cities.featureCode.codeOf('PPLC');
    expect(findCapitalAmong([bergen, molde], undefined)).toBe('Bergen');
    expect(findCapitalAmong([bergen, molde], capitalFeature)).toBe('Bergen');
    expect(findCapitalAmong([bergen, oslo], capitalFeature)).toBe('Oslo');
  });
  test('the capital of a country is always in its country', () => {
    for (const country of places.countries.all) {
      const capital = getCapital(places, country);
      if (capital !== null) expect(capital.country.code).toBe(country.code);
    }
  });
});

test('findLargestCities sorts cities by population', () => {
  const listLargestNames = (country: string, state: string | undefined, limit: number) => {
    const stateRow = state === undefined ? undefined : (places.states.find(state) ?? undefined);
    return findLargestCities(
      places,
      stateRow === undefined ? { country } : { country, state: stateRow },
      limit,
    ).map(formatPlace);
  };
  expect(listLargestNames('DE', undefined, 3)).toEqual(['Berlin DE BE', 'Hamburg DE HH', 'Munich DE BY']);
  expect(listLargestNames('US', 'US-CA', 2)).toEqual(['Los Angeles US CA', 'San Diego US CA']);
  expect(listLargestNames('ZZ', undefined, 3)).toEqual([]);
  // Vatican City has no other cities.
  expect(listLargestNames('VA', undefined, 5)).toEqual(['Vatican City VA -']);
});

test('findNearbyCities sorts cities by distance and excludes the given city', () => {
  const oslo = findCity('Oslo', 'NO');
  const nearby = findNearbyCities(places, oslo, 5, 50, oslo.row);
  expect(nearby).toHaveLength(5);
  const distances = nearby.map(({ kilometres }) => kilometres);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(50);
  expect(nearby.map(({ city: { id } }) => id)).not.toContain(oslo.id);
  expect(findNearbyCities(places, oslo, 1)[0]?.city.id).toBe(oslo.id);
  expect(findNearbyCities(places, { latitude: 0, longitude: -30 }, 5, 100)).toEqual([]);
});
