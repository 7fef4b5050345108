import type { Origin } from '../origin.ts';

const clocks = ['time', 'timezone'];

/** What the answers of the time subgraph rest on. */
export const timeOrigins: readonly Origin[] = [
  { stored: 'timezones', families: clocks },
  {
    npm: 'tzdata',
    dataLicence: 'LicenseRef-public-domain',
    attribution: 'IANA Time Zone Database (public domain)',
    families: [...clocks, 'holiday'],
  },
  {
    npm: 'geo-tz',
    dataLicence: 'ODbL-1.0',
    attribution: 'Zone boundaries: © OpenStreetMap contributors (ODbL), by timezone-boundary-builder',
    families: [...clocks, 'point', 'city', 'postal'],
  },
  { npm: 'cldr-core', families: clocks },
  { npm: 'cldr-bcp47', families: clocks },
  { npm: 'cldr-localenames-full', families: clocks },
  {
    npm: 'date-holidays',
    dataLicence: 'CC-BY-SA-3.0',
    attribution: 'Holidays: date-holidays by commenthol, CC BY-SA 3.0, after Wikipedia',
    families: ['holiday'],
  },
  { npm: 'iso-3166', families: ['holiday'] },
  { file: 'tables/holiday-corrections.tsv', families: ['holiday'] },
  { file: 'tables/holiday-differences.tsv', families: ['holiday'] },
  { file: 'tables/holiday-feasts.tsv', families: ['holiday', 'date'] },
  { file: 'tables/holiday-moon.tsv', families: ['holiday', 'date'] },
  { file: 'tables/holiday-rules.tsv', families: ['holiday', 'date'] },
  { file: 'tables/holiday-weekends.tsv', families: ['holiday', 'date'] },
  { file: 'tables/holiday-regions.tsv', families: ['holiday'] },
  {
    file: 'tables/zone-tab.tsv',
    licence: 'LicenseRef-public-domain',
    families: [...clocks, 'country', 'phone'],
  },
  { file: 'tables/units.tsv', families: ['measure'] },
  { standard: 'ISO 8601', edition: '2019', families: ['date'] },
];
