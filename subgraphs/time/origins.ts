import type { Origin } from '../origin.ts';

const clocks = ['time', 'timezone'];
/** Families that depend on holidays; `date` includes business days. */
const days = ['holiday', 'date'];

/** Data sources of the time subgraph. */
export const timeOrigins: readonly Origin[] = [
  { stored: 'timezones', families: clocks },
  {
    npm: 'tzdata',
    dataLicence: 'LicenseRef-public-domain',
    attribution: 'IANA Time Zone Database 2026c (public domain)',
    families: [...clocks, 'holiday'],
  },
  {
    npm: 'geo-tz',
    dataLicence: 'ODbL-1.0',
    attribution: 'Zone boundaries: © OpenStreetMap contributors (ODbL), by timezone-boundary-builder',
    families: [...clocks, 'point', 'city', 'postal', 'ip', 'address', 'elevation'],
  },
  { npm: 'cldr-core', families: clocks },
  { npm: 'cldr-bcp47', families: clocks },
  { npm: 'cldr-localenames-full', families: clocks },
  {
    npm: 'date-holidays',
    dataLicence: 'CC-BY-SA-3.0',
    attribution: 'Holidays: date-holidays by commenthol, CC BY-SA 3.0, after Wikipedia',
    families: days,
  },
  { npm: 'iso-3166', families: days },
  { file: 'facts/tables/holiday-corrections.tsv', families: days },
  { file: 'facts/tables/holiday-differences.tsv', families: days },
  { file: 'facts/tables/holiday-feasts.tsv', families: days },
  { file: 'facts/tables/holiday-history.tsv', families: days },
  { file: 'facts/tables/holiday-hours.tsv', families: days },
  { file: 'facts/tables/holiday-moon.tsv', families: days },
  { file: 'facts/tables/holiday-names.tsv', families: days },
  { file: 'facts/tables/holiday-rules.tsv', families: days },
  { file: 'facts/tables/holiday-verified.tsv', families: days },
  { file: 'facts/tables/holiday-weekends.tsv', families: days },
  { file: 'facts/tables/holiday-regions.tsv', families: days },
  {
    file: 'facts/tables/zone-tab.tsv',
    licence: 'LicenseRef-public-domain',
    families: [...clocks, 'country', 'phone', 'ip'],
  },
  {
    file: 'facts/tables/timezone-changes.tsv',
    licence: 'LicenseRef-public-domain',
    families: clocks,
  },
  {
    file: 'subgraphs/time/names/',
    edition: '48.2.0',
    licence: 'Unicode-3.0',
    attribution: 'Names of time zones: Unicode CLDR (cldr-dates-full), Unicode License v3',
    families: clocks,
  },
  {
    file: 'subgraphs/time/tz/until-repairs.tsv',
    edition: '2026c',
    licence: 'LicenseRef-public-domain',
    families: clocks,
  },
  { file: 'facts/tables/units.tsv', families: ['measure'] },
  { standard: 'ISO 8601', edition: '2019', families: ['date'] },
];
