import { beforeAll, describe, expect, test } from 'vitest';
import type { Places } from '../../../db/snapshot/places.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { catchRejection } from '../../../test/support/rejection.ts';
import { findTypedAreas } from './areas-typed.ts';
import { capitalOf, inArea, largestCities } from './capital.ts';
import { CityModel } from './city.ts';
import { findRowsByName, type Area } from './named.ts';
import { areaOf, nearbyCities } from './resolvers.ts';
import { searchCities, type CityKind } from './search.ts';

let places: Places;
beforeAll(async () => {
  places = await readTestPlaces();
}, 300_000);

/** Finds the largest city with a name in a country and state. */
function city(name: string, country?: string, state?: string): CityModel {
  const area = areaOf(places, country, state);
  const [row] = area === null ? [] : findRowsByName(places, name, area);
  if (row === undefined) throw new Error(`there is no ${name}`);
  return new CityModel(places, row);
}
const where = (found: CityModel) =>
  `${found.name} ${found.country.code} ${found.state?.code.slice(3) ?? '-'}`;
const typed = (q: string, area: Area = {}, limit = 3) => searchCities(places, q, { area, limit }).map(where);

describe('CityModel', () => {
  test('a city has the county, department or district code of its country', () => {
    // ANSI INCITS 31; INSEE's Code officiel géographique; ONS codes of Northern Ireland.
    expect(city('Los Angeles', 'US').districtCode).toBe('06037');
    expect(city('Lyon', 'FR').districtCode).toBe('69');
    expect(city('Ajaccio', 'FR').districtCode).toBe('2A');
    expect(city('Bastia', 'FR').districtCode).toBe('2B');
    expect(city('Belfast', 'GB').districtCode).toMatch(/^N09\d{6}$/);
    expect(city('Manchester', 'GB').districtCode).toBeNull();
    expect(city('Berlin', 'DE').districtCode).toBeNull();
    expect(city('Los Angeles', 'US').district?.name).toBe('Los Angeles County');
    expect(city('Berlin', 'DE').district).toBeNull();
  });

  test('a city has no county code when its record has no state, or no valid county', () => {
    const recorded = (admin1: string | null, admin2: string | null) => {
      const { cities } = places;
      const record = {
        admin1: { ...cities.admin1, at: () => admin1 },
        admin2: { ...cities.admin2, at: () => admin2 },
      };
      const { row } = city('Los Angeles', 'US');
      return new CityModel({ ...places, cities: { ...cities, ...record } }, row).districtCode;
    };
    expect(recorded('CA', '037')).toBe('06037');
    expect([recorded(null, '037'), recorded('CA', null), recorded('CA', '37')]).toEqual([null, null, null]);
  });

  test('a city has the country or state of which it is the capital', () => {
    expect(city('Paris', 'FR').capitalOf).toBe('country');
    expect(city('Sacramento', 'US').capitalOf).toBe('state');
    expect(city('Los Angeles', 'US').capitalOf).toBeNull();
    expect([city('Paris', 'FR').type, city('Sacramento', 'US').type]).toEqual(['capital', 'seat']);
    expect(city('Los Angeles', 'US').type).toBe('seat');
  });

  test('a city has the facts of its record', () => {
    const oslo = city('Oslo', 'NO');
    expect([oslo.timezoneId, oslo.country.code, oslo.state?.code]).toEqual(['Europe/Oslo', 'NO', 'NO-03']);
    expect(oslo.latitude).toBeCloseTo(59.91, 1);
    expect(oslo.longitude).toBeCloseTo(10.75, 1);
    expect(oslo.population).toBeGreaterThan(500_000);
    // Known heights: La Paz is at 3,640 m, Amsterdam at sea level.
    expect(city('La Paz', 'BO').elevation).toBeGreaterThan(3500);
    expect(Math.abs(city('Amsterdam', 'NL').elevation ?? NaN)).toBeLessThan(30);
    expect(city('München', 'DE').name).toBe('Munich');
    expect(city('Munich', 'DE').nameLocal).toBe('München');
  });
});

describe('areaOf and inArea', () => {
  const area = (country?: string | null, state?: string | null) => {
    const found = areaOf(places, country, state);
    return found === null ? null : [found.country, found.state?.code];
  };
  test('the area of a city search is the world, a country or a state', () => {
    expect(areaOf(places, undefined, null)).toEqual({});
    expect(area('us')).toEqual(['US', undefined]);
    expect(area('USA', 'ca')).toEqual(['US', 'US-CA']);
    expect(area(undefined, 'us-ca')).toEqual(['US', 'US-CA']);
    expect(area('US', 'US-CA')).toEqual(['US', 'US-CA']);
  });
  test('the area of a city search is null when the country or state does not exist', () => {
    expect([area('ZZ'), area('US', 'ZZ'), area(null, 'US-ZZ'), area('ZZ', 'CA')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
  test('the area of a city search requires the country for a state code without a country part', () => {
    expect(catchRejection(() => areaOf(places, null, 'CA'))).toMatchObject({
      code: 'invalid_request',
      param: 'country',
    });
    // Even though the code is unique in the world.
    expect(catchRejection(() => areaOf(places, undefined, 'ENG'))).toMatchObject({ param: 'country' });
    expect(catchRejection(() => areaOf(places, 'US', 'DE-BY'))).toMatchObject({ code: 'invalid_request' });
  });
  test('an area contains exactly the cities of its country or state', () => {
    const [row] = findRowsByName(places, 'Springfield', areaOf(places, 'US', 'IL') ?? {});
    const within = (country?: string, state?: string) =>
      inArea(places, row ?? -1, areaOf(places, country, state) ?? {});
    expect([within(), within('US'), within('US', 'IL'), within(undefined, 'US-IL')]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([within('CA'), within('US', 'MO'), within('CA', 'ON')]).toEqual([false, false, false]);
  });
  // ISO 3166-2 lists provinces within autonomous communities, and departments within regions.
  test.each([
    ['Barcelona', 'ES', ['CT', 'B'], ['M', 'MD', 'GI']],
    ['Madrid', 'ES', ['MD', 'M'], ['B', 'CT', 'TO']],
    ['Lyon', 'FR', ['ARA'], ['75', '13', 'IDF']],
    ['Torino', 'IT', ['21', 'TO'], ['MI', '25', 'RM']],
  ] as const)(
    'puts %s (%s) in its state and its sub-state, and in no other',
    (name, country, own, foreign) => {
      const [row = -1] = findRowsByName(places, name, { country });
      const isIn = (code: string) => inArea(places, row, areaOf(places, country, code) ?? { country: 'AQ' });
      expect(own.filter(isIn)).toEqual(own);
      expect(foreign.filter(isIn)).toEqual([]);
    },
  );
});

describe('findRowsByName', () => {
  const found = (name: string, area: Area = {}) =>
    findRowsByName(places, name, area).map((row) => new CityModel(places, row));
  test('returns every city with this own name, the most populous first', () => {
    const springfields = found('Springfield');
    expect(springfields.length).toBeGreaterThan(20);
    expect(where(springfields[0] ?? city('Oslo'))).toBe('Springfield US MO');
    const people = springfields.map(({ population }) => population ?? 0);
    expect(people).toEqual(people.toSorted((a, b) => b - a));
    expect(new Set(springfields.map(({ name }) => name))).toEqual(new Set(['Springfield']));
  });
  test('matches alternative city names only when no city has that name as its own', () => {
    expect(where(found('Munchen', { country: 'DE' })[0] ?? city('Oslo'))).toBe('Munich DE BY');
    expect(where(found('Monaco di Baviera')[0] ?? city('Oslo'))).toBe('Munich DE BY');
    expect(found('Nueva York').map(({ name }) => name)).toContain('New York City');
  });
  test('returns nothing for a text without letters, or with a wildcard character', () => {
    expect([found(''), found('--'), found('Oslo*')]).toEqual([[], [], []]);
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
  ])('the city search for %j ranks the city %s first', (q, first) => {
    expect(typed(q)[0]).toBe(first);
  });
  test('the city search ranks a complete own name of five letters, or of three, above larger places with that prefix', () => {
    // Porto Alegre has six times Porto's population; Úbeda only begins with "ube".
    expect(typed('porto')[0]).toMatch(/^Porto PT/);
    expect(typed('ube')[0]).toMatch(/^Ube JP/);
  });
  test('the city search finds a city by an alternative name', () => {
    expect(typed('Mailand')[0]).toMatch(/^Milan IT/);
    expect(typed('Moskau')[0]).toMatch(/^Moscow RU/);
  });
  test('the city search ranks a complete name above a name followed by an area', () => {
    expect(typed('Mexico City')[0]).toMatch(/^Mexico City MX/);
    expect(typed('Kansas City')[0]).toMatch(/^Kansas City US/);
  });
  test('the city search has no results when the area after the comma has no such city', () => {
    expect(typed('paris, jp')).not.toContain('Paris FR IDF');
    expect(findTypedAreas(places, 'paris, atlantis')).toEqual([]);
    expect(findTypedAreas(places, 'Portland, Oregon, Canada')).toEqual([]);
    expect(findTypedAreas(places, ', fr')).toEqual([]);
  });
  test('the city search is restricted to the area and the limit', () => {
    expect(typed('london', { country: 'CA' })[0]).toBe('London CA ON');
    expect(typed('san', {}, 1)).toHaveLength(1);
    expect(typed('san', {}, 50)).toHaveLength(50);
    expect(
      searchCities(places, 'san', { area: { country: 'CR' }, limit: 50 }).every(
        ({ country }) => country.code === 'CR',
      ),
    ).toBe(true);
    expect([typed(''), typed('--'), typed('oslo%')]).toEqual([[], [], []]);
  });

  test('ranks quarters of cities after cities, and searches only the requested kinds', () => {
    const typesOf = (kinds: readonly CityKind[]) =>
      searchCities(places, 'zuri', { area: {}, limit: 8, kinds }).map(({ type }) => type === 'section');
    const all = typesOf([]);
    expect(all[0]).toBe(false);
    expect(typesOf(['CITY']).includes(true)).toBe(false);
    expect(typesOf(['QUARTER']).includes(false)).toBe(false);
    expect(typesOf(['QUARTER']).length).toBeGreaterThan(0);
    expect(typesOf(['CITY', 'QUARTER'])).toEqual(all);
    const capitals = searchCities(places, 'lond', { area: {}, limit: 5, kinds: ['CAPITAL'] });
    expect(capitals.map(where)).toEqual(['London GB ENG']);
    const seats = searchCities(places, 'munich', { area: {}, limit: 1, kinds: ['SEAT'] });
    expect(seats.map(where)).toEqual(['Munich DE BY']);
  });
  test('finds cities by other ways to write their names', () => {
    expect(typed('City of Socorro, NM')[0]).toBe('Socorro US NM');
    expect(typed('Rothenburg o.d. Tauber')[0]).toBe('Rothenburg ob der Tauber DE BY');
    expect(typed('Neustadt a. d. Aisch')[0]).toMatch(/^Neustadt an der Aisch DE/);
    expect(typed('포항시')[0]).toMatch(/^Pohang.* KR/);
    expect(typed('Town of Babylon, NY')[0]).toBe('Babylon US NY');
    expect(typed('Landeshauptstadt München')[0]).toBe('Munich DE BY');
    expect(typed('Comune di Roma')[0]).toBe('Rome IT 62');
    expect(typed('г. Москва')[0]).toBe('Moscow RU MOW');
    expect(typed('Freiburg i. Br.')[0]).toMatch(/^Freiburg.* DE BW/);
    expect(typed('Offenbach/Main')[0]).toBe('Offenbach DE HE');
  });
  test('finds a renamed city by its former name before far smaller places of that name', () => {
    expect(typed('Port Elizabeth')[0]).toBe('Gqeberha ZA EC');
    // Komani (105,000) was Queenstown until 2016, but Queenstown in New Zealand has 10,000 people.
    expect(typed('Queenstown')[0]).toBe('Queenstown NZ OTA');
  });
  test('a search of three letters corrects no typos and finds no alternative names', () => {
    // Surat is a typo away, Durban has an alternative name that begins so.
    expect(typed('Eur', {}, 10).filter((found) => /^(?:Surat|Durban) /.test(found))).toEqual([]);
  });

  test('returns the same cities for a repeated search, and different ones for another area or limit', () => {
    const areas = [{}, { country: 'US' }, areaOf(places, 'US', 'TX') ?? {}, areaOf(places, 'US', 'CA') ?? {}];
    const ask = () =>
      areas.flatMap((area) => ['san', 'san '].flatMap((q) => [1, 3].map((limit) => typed(q, area, limit))));
    const first = ask();
    expect(ask()).toEqual(first);
    expect(first.map(({ length }) => length)).toEqual(areas.flatMap(() => [1, 3, 1, 3]));
    expect(first[8]).toEqual(['San Antonio US TX']);
    expect(first[12]).toEqual(['San Diego US CA']);
  });
});

test('findTypedAreas reads the words at the end of a text as an area', () => {
  const [typedCity] = findTypedAreas(places, 'san jose costa rica');
  expect(typedCity).toMatchObject({ name: 'san jose', isMarked: false });
  expect(typedCity?.areas.map(({ country, state }) => [country, state?.code])).toEqual([['CR', undefined]]);
  expect(findTypedAreas(places, 'paris, fr')).toMatchObject([{ name: 'paris', isMarked: true }]);
  // CA is California or Canada; CA, USA is California only.
  const areas = (text: string) =>
    findTypedAreas(places, text).flatMap((each) =>
      each.areas.map(({ country, state }) => state?.code ?? country),
    );
  expect(areas('san jose, ca')).toEqual(expect.arrayContaining(['CA', 'US-CA']));
  expect(areas('san jose, ca, usa')).toEqual(['US-CA']);
  expect(areas('kinshasa democratic republic of the congo')).toContain('CD');
  // The name of an area alone is not a city in that area.
  expect(findTypedAreas(places, 'france')).toEqual([]);
});

describe('the capital of a country', () => {
  const capital = (code: string) => {
    const country = places.countries.find(code);
    return country === null ? null : (capitalOf(places, country)?.name ?? null);
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
    expect(capital(code)).toBe(name);
  });
  test('the capital of a country is the city marked as capital when its name matches, otherwise the larger city of that name', () => {
    const norway = places.countries.find('NO');
    if (norway === null) throw new Error('there is no Norway');
    const [oslo, bergen, molde] = ['Oslo', 'Bergen', 'Molde'].map((name) => city(name, 'NO').row);
    const { cities } = places;
    const among = (own: readonly (number | undefined)[], code: number | undefined) => {
      const featureCode = { ...cities.featureCode, codeOf: () => code };
      const rowsOwning = () => own.filter((row) => row !== undefined);
      return capitalOf({ ...places, cities: { ...cities, featureCode, rowsOwning } }, norway)?.name;
    };
    const marked = cities.featureCode.codeOf('PPLC');
    expect(among([bergen, molde], undefined)).toBe('Bergen');
    expect(among([bergen, molde], marked)).toBe('Bergen');
    expect(among([bergen, oslo], marked)).toBe('Oslo');
  });
  test('the capital of a country is always in its country', () => {
    for (const country of places.countries.all) {
      const found = capitalOf(places, country);
      if (found !== null) expect(found.country.code).toBe(country.code);
    }
  });
});

test('largestCities sorts by population', () => {
  const names = (country: string, state: string | undefined, limit: number) => {
    const within = state === undefined ? undefined : (places.states.find(state) ?? undefined);
    return largestCities(places, within === undefined ? { country } : { country, state: within }, limit).map(
      where,
    );
  };
  expect(names('DE', undefined, 3)).toEqual(['Berlin DE BE', 'Hamburg DE HH', 'Munich DE BY']);
  expect(names('US', 'US-CA', 2)).toEqual(['Los Angeles US CA', 'San Diego US CA']);
  expect(names('ZZ', undefined, 3)).toEqual([]);
  // Vatican City has no other cities.
  expect(names('VA', undefined, 5)).toEqual(['Vatican City VA -']);
});

test('near sorts cities by distance and leaves out the given one', () => {
  const oslo = city('Oslo', 'NO');
  const around = nearbyCities(places, oslo, 5, 50, oslo.row);
  expect(around).toHaveLength(5);
  const distances = around.map(({ kilometres }) => kilometres);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(50);
  expect(around.map(({ city: { id } }) => id)).not.toContain(oslo.id);
  expect(nearbyCities(places, oslo, 1)[0]?.city.id).toBe(oslo.id);
  expect(nearbyCities(places, { latitude: 0, longitude: -30 }, 5, 100)).toEqual([]);
});
