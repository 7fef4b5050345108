import { factEdition } from '../../../facts/fact-table.ts';

const tables = ['corrections', 'feasts', 'hours', 'moon', 'regions', 'rules', 'weekends'];

let found: string | undefined;

/** When what is known of holidays was last revised: the latest edition of its tables, as a year and month. */
export const holidayEdition = (): string =>
  (found ??= tables
    .map((table) => factEdition(`holiday-${table}`))
    .reduce((latest, each) => (each > latest ? each : latest)));
