import { readFacts } from '../../../facts/fact-table.ts';

/** Local times, `HH:MM`, between which a holiday applies. A null start or end means midnight. */
export interface HolidayHours {
  readonly from: string | null;
  readonly to: string | null;
}

const fullDayHours: HolidayHours = { from: null, to: null };
let hoursByHoliday: ReadonlyMap<string, HolidayHours> | undefined;

function readHours(): ReadonlyMap<string, HolidayHours> {
  const hours = new Map<string, HolidayHours>();
  for (const { places = '', name = '', from = '', to = '' } of readFacts('holiday-hours')) {
    const record = { from: from === '' ? null : from, to: to === '' ? null : to };
    for (const place of places.split(' '))
      for (const each of name.split('|')) hours.set(`${place} ${each}`, record);
  }
  return hours;
}

/**
 * Returns the hours of a holiday in a place (facts/tables/holiday-hours.tsv).
 * @param place `IS` or `AU-QLD`
 * @param name English name of the holiday
 */
export function findHours(place: string, name: string): HolidayHours {
  hoursByHoliday ??= readHours();
  return hoursByHoliday.get(`${place} ${name}`) ?? fullDayHours;
}
