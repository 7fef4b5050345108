import type { Origin } from '../origin.ts';

const clockFamilies = ['time', 'timezone'];
/** Families that depend on holidays. `date` depends on them through business days. */
const holidayFamilies = ['holiday', 'date'];

/** Data sources of the time subgraph. */
export const timeOrigins: readonly Origin[] = [
  { stored: 'timezones', families: clockFamilies },
  {
    npm: 'tzdata',
    dataLicence: 'LicenseRef-public-domain',
    attribution: 'IANA Time Zone Database 2026c (public domain)',
    families: [...clockFamilies, 'holiday'],
  },
  {
    npm: 'geo-tz',
    dataLicence: 'ODbL-1.0',
    attribution: 'Zone boundaries: © OpenStreetMap contributors (ODbL), by timezone-boundary-builder',
    families: [...clockFamilies, 'point', 'city', 'postal', 'ip', 'address', 'elevation'],
  },
  { npm: 'cldr-core', families: clockFamilies },
  { npm: 'cldr-bcp47', families: clockFamilies },
  { npm: 'cldr-localenames-full', families: clockFamilies },
  {
    npm: 'date-holidays',
    dataLicence: 'CC-BY-SA-3.0',
    attribution: 'Holidays: date-holidays by commenthol, CC BY-SA 3.0, after Wikipedia',
    families: holidayFamilies,
  },
  { npm: 'iso-3166', families: holidayFamilies },
  { file: 'facts/tables/holiday-corrections.tsv', families: holidayFamilies },
  { file: 'facts/tables/holiday-differences.tsv', families: holidayFamilies },
  { file: 'facts/tables/holiday-feasts.tsv', families: holidayFamilies },
  { file: 'facts/tables/holiday-history.tsv', families: holidayFamilies },
  { file: 'facts/tables/holiday-hours.tsv', families: holidayFamilies },
  { file: 'facts/tables/holiday-moon.tsv', families: holidayFamilies },
  { file: 'facts/tables/holiday-names.tsv', families: holidayFamilies },
  { file: 'facts/tables/holiday-rules.tsv', families: holidayFamilies },
  { file: 'facts/tables/holiday-verified.tsv', families: holidayFamilies },
  { file: 'facts/tables/holiday-weekends.tsv', families: holidayFamilies },
  { file: 'facts/tables/holiday-regions.tsv', families: holidayFamilies },
  {
    file: 'facts/tables/zone-tab.tsv',
    licence: 'LicenseRef-public-domain',
    families: [...clockFamilies, 'country', 'phone', 'ip'],
  },
  {
    file: 'facts/tables/timezone-changes.tsv',
    licence: 'LicenseRef-public-domain',
    families: clockFamilies,
  },
  {
    file: 'subgraphs/time/names/',
    edition: '48.2.0',
    licence: 'Unicode-3.0',
    attribution: 'Names of time zones: Unicode CLDR (cldr-dates-full), Unicode License v3',
    families: clockFamilies,
  },
  {
    file: 'subgraphs/time/tz/until-repairs.tsv',
    edition: '2026c',
    licence: 'LicenseRef-public-domain',
    families: clockFamilies,
  },
  { file: 'facts/tables/units.tsv', families: ['measure'] },
  { standard: 'ISO 8601', edition: '2019', families: ['date'] },
];
