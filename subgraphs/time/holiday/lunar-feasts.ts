import { readFacts } from '../../../facts/fact-table.ts';
import { toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { listPhasesBetween, type MoonPhase } from './moon-phases.ts';
import type { RuleDay } from './rule-day.ts';

/**
 * Definition of a feast by a phase of the moon within a part of the year. `hours` is the UTC offset of the local day, and
 * `days` is added to the day of the phase.
 */
interface LunarDefinition {
  readonly phase: MoonPhase;
  /** `MM-DD`, both included. */
  readonly first: string;
  readonly last: string;
  readonly hours: number;
  readonly days: number;
}

interface LunarFeast {
  readonly published: ReadonlyMap<number, readonly number[]>;
  readonly definition: LunarDefinition | null;
}

const millisecondsPerHour = 3_600_000;
const millisecondsPerDay = 24 * millisecondsPerHour;
const moonPattern = /^(new|full) (\d\d-\d\d)\.\.(\d\d-\d\d) ([+-]\d+)h(?: ([+-]\d+)d)?$/;

function parseDefinition(text: string): LunarDefinition | null {
  const [, phase, first = '', last = '', hours = '0', days = '0'] = moonPattern.exec(text) ?? [];
  if (phase === undefined) return null;
  return {
    phase: phase === 'new' ? 'new' : 'full',
    first,
    last,
    hours: Number(hours),
    days: Number(days),
  };
}

function groupByYear(text: string): ReadonlyMap<number, readonly number[]> {
  const years = new Map<number, number[]>();
  for (const each of text.split(' ')) {
    const date = parseDate(each);
    if (date !== null) years.set(date.year, [...(years.get(date.year) ?? []), toDayNumber(date)]);
  }
  return years;
}

let feasts: ReadonlyMap<string, LunarFeast> | undefined;

function readFeasts(): ReadonlyMap<string, LunarFeast> {
  const table = new Map<string, LunarFeast>();
  for (const { feast = '', countries = '', published = '', moon: text = '' } of readFacts('holiday-feasts')) {
    const record: LunarFeast = { published: groupByYear(published), definition: parseDefinition(text) };
    for (const country of countries.split(' ')) table.set(`${feast} ${country}`, record);
  }
  return table;
}

/**
 * Returns the days of a feast in a year. Published days of the country or of all countries come from
 * facts/tables/holiday-feasts.tsv. Other days are computed from the phase of the moon and marked as estimated. Empty when the
 * table has no definition for the year.
 * @throws Error for an unknown feast
 */
export function findFeastDays(country: string, name: string, year: number): readonly RuleDay[] {
  feasts ??= readFeasts();
  const feast = feasts.get(`${name} ${country}`) ?? feasts.get(`${name} *`);
  if (feast === undefined) throw new Error(`holiday-feasts.tsv has no feast ${name} for ${country}`);
  const publishedDays = feast.published.get(year);
  if (publishedDays !== undefined) return publishedDays.map((dayNumber) => ({ dayNumber, estimated: false }));
  const { definition } = feast;
  if (definition === null) return [];
  const { phase, first, last, hours, days } = definition;
  const [from, to] = [Date.parse(`${year}-${first}T00:00:00Z`), Date.parse(`${year}-${last}T00:00:00Z`)];
  const offsetMs = hours * millisecondsPerHour;
  return listPhasesBetween(phase, from - offsetMs, to + millisecondsPerDay - offsetMs).map((instant) => ({
    dayNumber: Math.floor((instant + offsetMs) / millisecondsPerDay) + days,
    estimated: true,
  }));
}
