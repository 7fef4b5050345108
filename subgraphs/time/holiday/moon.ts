import { readFacts } from '../../../facts/fact-table.ts';
import { parseDate } from '../date/parse-date.ts';
import { toDayNumber } from '../date/gregorian.ts';
import type { HijriDay } from './hijri.ts';

/** Number of days by which a country begins a month after the Umm al-Qura calendar, and whether the number is an estimate. */
export interface MoonShift {
  readonly days: number;
  readonly estimated: boolean;
}

interface PublishedFeast {
  /** Month and day in the Islamic year. */
  readonly month: number;
  readonly day: number;
  /** The usual difference from the Umm al-Qura calendar in days, for years without a published date. */
  readonly usual: number;
  /** Whether the authority computes its calendar in advance, so that every date is certain. */
  readonly computed: boolean;
  readonly published: readonly number[];
}

/** Maximum difference in days between a published date and the Umm al-Qura calendar. */
const maxShift = 4;

/** Feasts by country and month. Month 0 means every month. */
let feastsByMonth: ReadonlyMap<string, readonly PublishedFeast[]> | undefined;

function readFeasts(): ReadonlyMap<string, readonly PublishedFeast[]> {
  const feasts = new Map<string, PublishedFeast[]>();
  for (const { feast = '', countries = '', usual = '', published = '' } of readFacts('holiday-moon')) {
    const [month = '0', day = '1'] = feast === '*' ? [] : feast.split('-');
    const feastRecord: PublishedFeast = {
      month: Number(month),
      day: Number(day),
      usual: Number.parseInt(usual, 10),
      computed: usual.endsWith('!'),
      published: published.split(' ').flatMap((text) => {
        const date = parseDate(text);
        return date === null ? [] : [toDayNumber(date)];
      }),
    };
    for (const country of countries.split(' ')) {
      const key = `${country} ${feastRecord.month}`;
      const monthFeasts = feasts.get(key) ?? [];
      monthFeasts.push(feastRecord);
      feasts.set(key, monthFeasts);
    }
  }
  return feasts;
}

/**
 * Returns the shift of an Islamic month in a country: the published shift (facts/tables/holiday-moon.tsv), otherwise the usual
 * shift.
 */
export function findMoonShift(country: string, { month, day: near, firstOfMonth }: HijriDay): MoonShift {
  feastsByMonth ??= readFeasts();
  // Sort by distance, because a month can have two feasts with published dates. The nearer feast determines the shift.
  const feastsOfMonth = [...(feastsByMonth.get(`${country} ${month}`) ?? [])].sort(
    (a, b) => Math.abs(a.day - near) - Math.abs(b.day - near),
  );
  for (const { day, published } of feastsOfMonth) {
    const expectedDay = firstOfMonth + day - 1;
    const publishedDay = published.find((each) => Math.abs(each - expectedDay) <= maxShift);
    if (publishedDay !== undefined) return { days: publishedDay - expectedDay, estimated: false };
  }
  const usualFeast = feastsOfMonth[0] ?? feastsByMonth.get(`${country} 0`)?.[0];
  return { days: usualFeast?.usual ?? 0, estimated: usualFeast?.computed !== true };
}
