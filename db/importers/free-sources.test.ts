import { expect, test } from 'vitest';
import { freeSources } from './free-sources.ts';

const getUrls = (name: string, day: string, country?: string) =>
  freeSources.find((source) => source.name === name)?.urls(new Date(day), country);

// File names as listed in the publishers' folders.
test('a monthly source requests the file of this month, then of the previous month', () => {
  const cities = 'https://download.db-ip.com/free/dbip-city-lite-';
  expect(getUrls('ip-city', '2026-11-25')).toEqual([`${cities}2026-11.mmdb.gz`, `${cities}2026-10.mmdb.gz`]);
  expect(getUrls('ip-city', '2026-03-31')).toEqual([`${cities}2026-03.mmdb.gz`, `${cities}2026-02.mmdb.gz`]);
  expect(getUrls('ip-countries', '2026-01-01')).toEqual([
    'https://download.db-ip.com/free/dbip-country-lite-2026-01.mmdb.gz',
    'https://download.db-ip.com/free/dbip-country-lite-2025-12.mmdb.gz',
  ]);
  const npi = 'https://download.cms.gov/nppes/NPPES_Data_Dissemination_';
  expect(getUrls('npi', '2026-01-31')).toEqual([`${npi}January_2026_V2.zip`, `${npi}December_2025_V2.zip`]);
});

test('a yearly source requests the file of this year, then of the two previous years', () => {
  const folder = 'https://www2.census.gov/geo/docs/maps-data/data/gazetteer/';
  expect(getUrls('us-counties', '2026-11-25')).toEqual(
    [2026, 2025, 2024].map((year) => `${folder}${year}_Gazetteer/${year}_Gaz_counties_national.zip`),
  );
});

test('population estimates start again after each census, and the census year belongs to the previous series', () => {
  const folder = 'https://www2.census.gov/programs-surveys/popest/datasets/';
  const getFileUrl = (since: number, year: number) =>
    `${folder}${since}-${year}/counties/totals/co-est${year}-alldata.csv`;
  expect(getUrls('us-population', '2026-11-25')).toEqual([
    getFileUrl(2020, 2025),
    getFileUrl(2020, 2024),
    getFileUrl(2020, 2023),
  ]);
  // Vintage 2020 was the last one based on the census of 2010, so it is in datasets/2010-2020.
  expect(getUrls('us-population', '2022-01-01')).toEqual([
    getFileUrl(2020, 2021),
    getFileUrl(2010, 2020),
    getFileUrl(2010, 2019),
  ]);
});

test('an update of one country requests the postal code file of that country', () => {
  expect(getUrls('postal', '2026-01-01')).toEqual([
    'https://download.geonames.org/export/zip/allCountries.zip',
  ]);
  expect(getUrls('postal', '2026-01-01', 'AT')).toEqual(['https://download.geonames.org/export/zip/AT.zip']);
  expect(freeSources.filter(({ hasCountries }) => hasCountries).map(({ name }) => name)).toEqual(['postal']);
});

test('large or alternative sources are downloaded only by name, and each source has a unique name', () => {
  expect(freeSources.filter(({ onlyNamed }) => onlyNamed).map(({ name }) => name)).toEqual([
    'cities1000',
    'ip-countries',
    'npi',
  ]);
  const names = freeSources.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  // Dependencies come first: places depend on divisions.
  for (const { name, urls } of freeSources)
    for (const url of urls(new Date('2026-11-25'), undefined))
      expect([name, URL.canParse(url)]).toEqual([name, true]);
});
