import { readFactEdition } from '../../../facts/fact-table.ts';

const tables = ['corrections', 'feasts', 'history', 'hours', 'moon', 'names', 'regions', 'rules', 'weekends'];

let latestVersion: string | undefined;

/** Returns the version of the holiday data: the latest year and month of its tables. */
export const readHolidayEdition = (): string =>
  (latestVersion ??= tables
    .map((table) => readFactEdition(`holiday-${table}`))
    .reduce((latest, each) => (each > latest ? each : latest)));
