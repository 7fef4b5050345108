import { readFacts } from '../../../facts/fact-table.ts';
import { parseDate } from '../date/parse-date.ts';
import { toDayNumber } from '../date/gregorian.ts';
import type { HijriPlace } from './hijri.ts';

/** Days by which a country begins a month after the Umm al-Qura calendar, and whether that is an estimate. */
export interface MoonShift {
  readonly days: number;
  readonly estimated: boolean;
}

interface Feast {
  /** Month and day in the Islamic year. */
  readonly month: number;
  readonly day: number;
  /** The usual difference from the Umm al-Qura calendar in days, for years without a published date. */
  readonly usual: number;
  /** Whether the authority computes its calendar, so that dates are never announced. */
  readonly computed: boolean;
  readonly published: readonly number[];
}

/** Maximum difference in days between a published date and the Umm al-Qura calendar. */
const maxShift = 4;

/** Feasts by country and month. Month 0 means every month. */
let table: ReadonlyMap<string, readonly Feast[]> | undefined;

function readFeasts(): ReadonlyMap<string, readonly Feast[]> {
  const feasts = new Map<string, Feast[]>();
  for (const { feast = '', countries = '', usual = '', published = '' } of readFacts('holiday-moon')) {
    const [month = '0', day = '1'] = feast === '*' ? [] : feast.split('-');
    const record: Feast = {
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
      const key = `${country} ${record.month}`;
      const list = feasts.get(key) ?? [];
      list.push(record);
      feasts.set(key, list);
    }
  }
  return feasts;
}

/**
 * Returns the shift of an Islamic month in a country: the published one (facts/tables/holiday-moon.tsv), otherwise the usual one.
 */
export function moonShift(country: string, { month, day: near, firstOfMonth }: HijriPlace): MoonShift {
  table ??= readFeasts();
  // A month may have two feasts with published dates; the nearer one decides.
  const ofMonth = [...(table.get(`${country} ${month}`) ?? [])].sort(
    (a, b) => Math.abs(a.day - near) - Math.abs(b.day - near),
  );
  for (const { day, published } of ofMonth) {
    const expected = firstOfMonth + day - 1;
    const date = published.find((each) => Math.abs(each - expected) <= maxShift);
    if (date !== undefined) return { days: date - expected, estimated: false };
  }
  const general = ofMonth[0] ?? table.get(`${country} 0`)?.[0];
  return { days: general?.usual ?? 0, estimated: general?.computed !== true };
}
