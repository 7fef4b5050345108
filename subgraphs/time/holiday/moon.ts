import { readFacts } from '../../../facts/fact-table.ts';
import { parseDate } from '../date/parse-date.ts';
import { toDayNumber } from '../date/gregorian.ts';
import type { HijriPlace } from './hijri.ts';

/** How many days after the calendar Umm al-Qura a country begins a month, and whether somebody has said so. */
export interface MoonShift {
  readonly days: number;
  readonly estimated: boolean;
}

interface Feast {
  /** Month and day of the Islamic year. */
  readonly month: number;
  readonly day: number;
  /** The usual distance to Umm al-Qura, for years of which nothing is published. */
  readonly usual: number;
  /** True: the authority computes its calendar, so that nothing is left to announce. */
  readonly computed: boolean;
  readonly published: readonly number[];
}

/** Published dates lie at most so many days from Umm al-Qura. */
const farthest = 4;

/** By country and month, 0 for all months. */
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
 * The shift of a month of the Islamic year in a country: the published one (facts/tables/holiday-moon.tsv), else the usual one.
 */
export function moonShift(country: string, { month, day: near, firstOfMonth }: HijriPlace): MoonShift {
  table ??= readFeasts();
  // A month may have two feasts of which dates are known: the nearer one counts.
  const ofMonth = [...(table.get(`${country} ${month}`) ?? [])].sort(
    (a, b) => Math.abs(a.day - near) - Math.abs(b.day - near),
  );
  for (const { day, published } of ofMonth) {
    const expected = firstOfMonth + day - 1;
    const date = published.find((each) => Math.abs(each - expected) <= farthest);
    if (date !== undefined) return { days: date - expected, estimated: false };
  }
  const general = ofMonth[0] ?? table.get(`${country} 0`)?.[0];
  return { days: general?.usual ?? 0, estimated: general?.computed !== true };
}
