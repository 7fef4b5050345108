import {
  isListed,
  listedRegions,
  nationalRules,
  regionalRules,
  type CalendarRules,
} from './calendar-rules.ts';
import { regionCode } from './regions.ts';
import type { Turns } from '../turns.ts';

/** A region of a country, by its code of ISO 3166-2. */
export interface RegionRules {
  readonly region: string;
  /** Rules beside those that it shares with the country. */
  readonly own: CalendarRules;
  readonly shared: ReadonlySet<string>;
}

/** The calendars of the package date-holidays for a country, with our corrections. */
export interface CountryRules {
  readonly nation: CalendarRules;
  readonly regions: readonly RegionRules[];
}

/** All of the world's are some 12,000 rules, 4 MB: they are kept. */
const read = new Map<string, CountryRules>();

/** The rules of a country; null when the library has none of it. The first time takes some 0.4 ms a region. */
export async function countryRules(country: string, turns: Turns): Promise<CountryRules | null> {
  if (!isListed(country)) return null;
  const known = read.get(country);
  if (known !== undefined) return known;
  const { calendar: nation, texts } = nationalRules(country);
  const regions: RegionRules[] = [];
  for (const code of listedRegions(country)) {
    const region = regionCode(country, code);
    if (region === null) continue;
    if (turns.isOver) await turns.next();
    regions.push({ region, ...regionalRules(country, code, texts) });
  }
  const rules = { nation, regions };
  read.set(country, rules);
  return rules;
}
