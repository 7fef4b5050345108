import { expect, test } from 'vitest';
import { freeSources } from './free-sources.ts';

const urlsOf = (name: string, day: string, country?: string) =>
  freeSources.find((source) => source.name === name)?.urls(new Date(day), country);

// The names that publishers gave their files, as their folders list them.
test('a monthly file is that of this month, else that of the month before', () => {
  const cities = 'https://download.db-ip.com/free/dbip-city-lite-';
  expect(urlsOf('ip-city', '2026-11-25')).toEqual([`${cities}2026-11.mmdb.gz`, `${cities}2026-10.mmdb.gz`]);
  expect(urlsOf('ip-city', '2026-03-31')).toEqual([`${cities}2026-03.mmdb.gz`, `${cities}2026-02.mmdb.gz`]);
  expect(urlsOf('ip-countries', '2026-01-01')).toEqual([
    'https://download.db-ip.com/free/dbip-country-lite-2026-01.mmdb.gz',
    'https://download.db-ip.com/free/dbip-country-lite-2025-12.mmdb.gz',
  ]);
  const npi = 'https://download.cms.gov/nppes/NPPES_Data_Dissemination_';
  expect(urlsOf('npi', '2026-01-31')).toEqual([`${npi}January_2026_V2.zip`, `${npi}December_2025_V2.zip`]);
});

test('a yearly file is that of this year, else of the two before', () => {
  const folder = 'https://www2.census.gov/geo/docs/maps-data/data/gazetteer/';
  expect(urlsOf('us-counties', '2026-11-25')).toEqual(
    [2026, 2025, 2024].map((year) => `${folder}${year}_Gazetteer/${year}_Gaz_counties_national.zip`),
  );
});

test('estimates of populations begin anew with each census, and that of its year belongs to those before', () => {
  const folder = 'https://www2.census.gov/programs-surveys/popest/datasets/';
  const file = (since: number, year: number) =>
    `${folder}${since}-${year}/counties/totals/co-est${year}-alldata.csv`;
  expect(urlsOf('us-population', '2026-11-25')).toEqual([
    file(2020, 2025),
    file(2020, 2024),
    file(2020, 2023),
  ]);
  // Vintage 2020 was the last of the census of 2010: datasets/2010-2020.
  expect(urlsOf('us-population', '2022-01-01')).toEqual([
    file(2020, 2021),
    file(2010, 2020),
    file(2010, 2019),
  ]);
});

test('postal codes of one country have a file of their own', () => {
  expect(urlsOf('postal', '2026-01-01')).toEqual([
    'https://download.geonames.org/export/zip/allCountries.zip',
  ]);
  expect(urlsOf('postal', '2026-01-01', 'AT')).toEqual(['https://download.geonames.org/export/zip/AT.zip']);
  expect(freeSources.filter(({ hasCountries }) => hasCountries).map(({ name }) => name)).toEqual(['postal']);
});

test('what is large, or stands in the place of another, is fetched by its name alone; names are there once', () => {
  expect(freeSources.filter(({ onlyNamed }) => onlyNamed).map(({ name }) => name)).toEqual([
    'cities1000',
    'npi',
  ]);
  const names = freeSources.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  // Places rest on the divisions, and those on nothing that comes later but on cities.
  for (const { name, urls } of freeSources)
    for (const url of urls(new Date('2026-11-25'), undefined))
      expect([name, URL.canParse(url)]).toEqual([name, true]);
});
