import { describe, expect, test } from 'vitest';
import { buildCountryRows } from '../../db/importers/country-rows.ts';
import { Countries } from '../../db/snapshot/countries.ts';
import { findExtent } from '../../facts/boundaries/extents.ts';
import { findCountryAtPoint } from '../../facts/point/country-at-point.ts';
import { listAliases } from '../../subgraphs/geo/country/country-names.ts';
import { readTestPlaces } from '../support/places.ts';
import { noon, createPlacesGraph, createPlacesRest } from '../support/places-graph.ts';

const countries = new Countries(buildCountryRows());

describe('extents of countries', () => {
  // Extreme points in degrees, to two decimals, as national surveys publish them.
  test.each([
    ['AT', 9.53, 46.37, 17.16, 49.02],
    ['CH', 5.96, 45.82, 10.49, 47.81],
    ['CZ', 12.09, 48.55, 18.86, 51.06],
    ['DE', 5.87, 47.27, 15.04, 55.06],
    ['HU', 16.11, 45.74, 22.9, 48.59],
    ['PL', 14.12, 49.0, 24.15, 54.84],
    ['SK', 16.83, 47.73, 22.57, 49.61],
  ])('the bounding box of the country %s has the published extreme points', (code, ...sides) => {
    const { west = 0, south = 0, east = 0, north = 0 } = findExtent(code) ?? {};
    const sideDistances = [west, south, east, north].map((side, index) =>
      Math.abs(side - (sides[index] ?? 0)),
    );
    expect(Math.max(...sideDistances)).toBeLessThan(0.04);
  });

  test('only the bounding boxes of countries on both sides of the antimeridian cross it', () => {
    const antimeridianCountries = countries.all.filter(({ code }) => {
      const { west = 0, east = 0 } = findExtent(code) ?? {};
      return west > east;
    });
    expect(antimeridianCountries.map(({ code }) => code)).toEqual(['FJ', 'KI', 'NZ', 'RU', 'US']);
    expect(findExtent('AQ')).toMatchObject({ west: -180, east: 180, south: -90 });
  });

  test('the centre point of a country is within the country', () => {
    const remoteCountries = countries.all.filter(({ code }) => {
      const countryExtent = findExtent(code);
      return (
        countryExtent !== null && findCountryAtPoint(countryExtent.latitude, countryExtent.longitude) !== code
      );
    });
    expect(remoteCountries.map(({ code }) => code)).toEqual([]);
  });
});

test('every alias of a country finds it, except for foreign abbreviations of three letters', () => {
  // Three letters are read as a code. BRD and RDC name countries only in German and French, and are not reviewed abbreviations.
  const isCode = (name: string) => /^[a-z]{2,3}$/i.test(name.replaceAll('.', ''));
  const aliases = countries.all.flatMap((country) =>
    listAliases(country)
      .filter((name) => !isCode(name) || countries.named(name) !== null)
      .map((name) => ({ name, country })),
  );
  const wrongAliases = aliases.filter(({ name, country }) => countries.named(name) !== country);
  expect(wrongAliases.map(({ name, country }) => `${country.code} ${name}`)).toEqual([]);
  expect(aliases.length).toBeGreaterThan(600);
});

test('the deep facts of a country include its bounding box, its centre point, its currencies and its aliases', async () => {
  const { body } = await createPlacesRest(await readTestPlaces())('/country/PA?deep=true');
  expect(body).toMatchObject({
    currency: 'PAB',
    deep: {
      latitude: expect.closeTo(8.5, 0),
      longitude: expect.closeTo(-80, 0),
      bounding_box: { west: expect.closeTo(-83.05, 1), north: expect.closeTo(9.65, 1) },
      currencies: ['PAB', 'USD'],
    },
  });
});

test('the translations of a country name are in the requested order, or in all languages', async () => {
  const { data } = await createPlacesGraph(await readTestPlaces())
    .prepare(
      `{ country(code: "DE") {
        requested: translations(languages: ["ja", "de-AT", "en", "tlh"]) { tag name }
        all: translations { tag }
      } }`,
    )
    .execute({}, { now: noon });
  expect(data?.['country']).toMatchObject({
    requested: [
      { tag: 'ja', name: 'ドイツ' },
      { tag: 'de-AT', name: 'Deutschland' },
      { tag: 'en', name: 'Germany' },
    ],
    all: expect.arrayContaining([{ tag: 'sw' }, { tag: 'zh-Hant' }]),
  });
});
