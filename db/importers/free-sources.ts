import type { Dataset } from '../import/dataset.ts';
import { airports } from './airports.ts';
import { cities } from './cities.ts';
import { admin1, admin2 } from './divisions.ts';
import { exchangeRates } from './exchange-rates.ts';
import { geonamesPostalCodes } from './geonames-postal.ts';
import { ipCity } from './ip-city.ts';
import { ipCountries } from './ip-countries.ts';
import { npi } from './npi.ts';
import { ports } from './ports.ts';
import { tariff } from './tariff.ts';
import { timezones } from './timezones.ts';
import { usCounties, usPopulation } from './us-census.ts';

/** A file that can be downloaded without an account. */
export interface FreeSource {
  /** Name of the source in `data update`. */
  readonly name: string;
  readonly dataset: Dataset;
  readonly what: string;
  /** Licence of the file: SPDX or the publisher's wording. The licence of a dataset also covers its bundled packages. */
  readonly licence: string;
  /** Approximate size in megabytes, as published in 2026-11. */
  readonly megabytes: number;
  /**
   * Returns possible URLs, newest first. Publishers name files by year or month, and the file of the latest period can be
   * missing.
   */
  readonly urls: (day: Date, country: string | undefined) => readonly string[];
  /** Whether the publisher also has one file per country. */
  readonly hasCountries?: true;
  /** Whether an update needs the explicit name of the source, because the source is large or an alternative to another source. */
  readonly onlyNamed?: true;
}

const createFixedUrl = (url: string) => () => [url];
const getYear = (day: Date) => day.getUTCFullYear();
/** Returns the first days of the current month and of the previous months. */
const listMonths = (day: Date, count: number) =>
  Array.from(
    { length: count },
    (_, before) => new Date(Date.UTC(getYear(day), day.getUTCMonth() - before, 1)),
  );

const geonames = 'https://download.geonames.org/export';
const createDbIpUrls = (kind: string) => (day: Date) =>
  listMonths(day, 2).map(
    (month) => `https://download.db-ip.com/free/dbip-${kind}-lite-${month.toISOString().slice(0, 7)}.mmdb.gz`,
  );

/** All sources in the order of updates: dependencies come first. */
export const freeSources: readonly FreeSource[] = [
  {
    name: 'cities',
    dataset: cities,
    what: 'cities of 500 people and more, GeoNames',
    licence: 'CC-BY-4.0',
    megabytes: 13,
    urls: createFixedUrl(`${geonames}/dump/cities500.zip`),
  },
  {
    name: 'cities1000',
    dataset: cities,
    what: 'cities of 1,000 people and more, instead of those of 500, GeoNames',
    licence: 'CC-BY-4.0',
    megabytes: 10,
    urls: createFixedUrl(`${geonames}/dump/cities1000.zip`),
    onlyNamed: true,
  },
  {
    name: 'admin1',
    dataset: admin1,
    what: 'names of first-level administrative divisions, GeoNames',
    licence: 'CC-BY-4.0',
    megabytes: 0.2,
    urls: createFixedUrl(`${geonames}/dump/admin1CodesASCII.txt`),
  },
  {
    name: 'admin2',
    dataset: admin2,
    what: 'names of second-level administrative divisions, GeoNames',
    licence: 'CC-BY-4.0',
    megabytes: 2.4,
    urls: createFixedUrl(`${geonames}/dump/admin2Codes.txt`),
  },
  {
    name: 'postal',
    dataset: geonamesPostalCodes,
    what: 'postal codes of about 100 countries, GeoNames; of one country with --country AT',
    licence: 'CC-BY-4.0',
    megabytes: 18,
    urls: (_day, country) => [`${geonames}/zip/${country ?? 'allCountries'}.zip`],
    hasCountries: true,
  },
  {
    name: 'ip-countries',
    dataset: ipCountries,
    what: 'countries of IP addresses by DB-IP alone, instead of the agreement of four sources, monthly',
    licence: 'CC-BY-4.0',
    megabytes: 5,
    urls: createDbIpUrls('country'),
    onlyNamed: true,
  },
  {
    name: 'ip-city',
    dataset: ipCity,
    what: 'cities of IP addresses, DB-IP, monthly',
    licence: 'CC-BY-4.0',
    megabytes: 65,
    urls: createDbIpUrls('city'),
  },
  {
    name: 'airports',
    dataset: airports,
    what: 'airports, OurAirports',
    licence: 'public domain',
    megabytes: 13,
    urls: createFixedUrl('https://davidmegginson.github.io/ourairports-data/airports.csv'),
  },
  {
    name: 'ports',
    dataset: ports,
    what: 'ports, World Port Index (NGA)',
    licence: 'public domain',
    megabytes: 2,
    urls: createFixedUrl(
      'https://msi.nga.mil/api/publications/download?type=view&key=16920959/SFH00000/UpdatedPub150.csv',
    ),
  },
  {
    name: 'timezones',
    dataset: timezones,
    what: 'the newest edition of the time-zone database, in addition to those in the store, IANA',
    licence: 'public domain',
    megabytes: 0.5,
    urls: createFixedUrl('https://data.iana.org/time-zones/tzdata-latest.tar.gz'),
  },
  {
    name: 'exchange_rates',
    dataset: exchangeRates,
    what: 'exchange rates since 1999, European Central Bank',
    licence: 'free, source named',
    megabytes: 8,
    urls: createFixedUrl('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.xml'),
  },
  {
    name: 'tariff',
    dataset: tariff,
    what: 'Harmonized Tariff Schedule, USITC',
    licence: 'public domain',
    megabytes: 15,
    urls: createFixedUrl('https://hts.usitc.gov/reststop/exportList?from=0101&to=9999&format=JSON'),
  },
  {
    name: 'us-counties',
    dataset: usCounties,
    what: 'US counties, Census Gazetteer, yearly',
    licence: 'public domain',
    megabytes: 0.1,
    urls: (day) =>
      [0, 1, 2].map((before) => {
        const year = getYear(day) - before;
        return `https://www2.census.gov/geo/docs/maps-data/data/gazetteer/${year}_Gazetteer/${year}_Gaz_counties_national.zip`;
      }),
  },
  {
    name: 'us-population',
    dataset: usPopulation,
    what: 'populations of US counties, Census, yearly',
    licence: 'public domain',
    megabytes: 2,
    urls: (day) =>
      [1, 2, 3].map((before) => {
        const year = getYear(day) - before;
        // Estimates restart with each census. The first estimate is for the year of the census.
        const censusYear = Math.floor((year - 1) / 10) * 10;
        return `https://www2.census.gov/programs-surveys/popest/datasets/${censusYear}-${year}/counties/totals/co-est${year}-alldata.csv`;
      }),
  },
  {
    name: 'npi',
    dataset: npi,
    what: 'US health care providers, NPPES, monthly',
    licence: 'public domain',
    megabytes: 1100,
    urls: (day) =>
      listMonths(day, 2).map((month) => {
        const name = month.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
        return `https://download.cms.gov/nppes/NPPES_Data_Dissemination_${name}_${getYear(month)}_V2.zip`;
      }),
    onlyNamed: true,
  },
];
