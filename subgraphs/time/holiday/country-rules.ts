import {
  hasLibraryCalendar,
  listLibraryRegions,
  readNationalRules,
  readRegionalRules,
  type CalendarRules,
} from './calendar-rules.ts';
import { findRegionCode } from './regions.ts';
import type { TimeSlices } from '../time-slices.ts';

/** A region of a country, by its ISO 3166-2 code without the country part. */
export interface RegionRules {
  readonly region: string;
  /** The rules of the region that are not rules of the country. */
  readonly own: CalendarRules;
  readonly shared: ReadonlySet<string>;
}

/** The calendars of the package date-holidays for a country, with the project's corrections. */
export interface CountryRules {
  readonly nation: CalendarRules;
  readonly regions: readonly RegionRules[];
}

/** Cache of parsed rules. All countries together have about 12,000 rules, which take 4 MB. */
const rulesByCountry = new Map<string, CountryRules>();

/**
 * Returns the rules of a country; null when date-holidays has no rules of the country. The first call takes about 0.4 ms per
 * region.
 */
export async function loadCountryRules(country: string, turns: TimeSlices): Promise<CountryRules | null> {
  if (!hasLibraryCalendar(country)) return null;
  const cachedValue = rulesByCountry.get(country);
  if (cachedValue !== undefined) return cachedValue;
  const { calendar: nation, texts } = readNationalRules(country);
  const regions: RegionRules[] = [];
  for (const code of listLibraryRegions(country)) {
    const region = findRegionCode(country, code);
    if (region === null) continue;
    if (turns.isOver) await turns.next();
    regions.push({ region, ...readRegionalRules(country, code, texts) });
  }
  const rules = { nation, regions };
  rulesByCountry.set(country, rules);
  return rules;
}
