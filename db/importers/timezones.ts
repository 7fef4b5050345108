import type { Dataset } from '../import/dataset.ts';
import { timezoneEdition } from '../tables/timezone-edition.ts';

/**
 * Editions of the time-zone database in addition to the bundled edition. Each edition is one row and is imported separately,
 * because the import compiles its rules (app/zones).
 */
export const timezones: Dataset<typeof timezoneEdition> = {
  name: 'timezones',
  table: timezoneEdition,
  revision: 1,
  licence: 'LicenseRef-public-domain',
  attribution: 'IANA Time Zone Database (public domain)',
  about: 1,
  file: 'tzdata.zi, the archive of a release (tzdata2026f.tar.gz) or a folder with the files of either; the import keeps the other editions in the store',
  rows: () => [],
};
