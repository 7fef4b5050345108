import { readFacts } from '../../../facts/fact-table.ts';
import { toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { phasesBetween, type Phase } from './moon-phases.ts';
import type { RuleDay } from './rule-day.ts';

/**
 * Definition of a feast by the moon: a phase within a part of the year, the UTC offset of its local day, and days to
 * add.
 */
interface Definition {
  readonly phase: Phase;
  /** `MM-DD`, both included. */
  readonly first: string;
  readonly last: string;
  readonly hours: number;
  readonly days: number;
}

interface Feast {
  readonly published: ReadonlyMap<number, readonly number[]>;
  readonly definition: Definition | null;
}

const millisecondsPerHour = 3_600_000;
const millisecondsPerDay = 24 * millisecondsPerHour;
const moonPattern = /^(new|full) (\d\d-\d\d)\.\.(\d\d-\d\d) ([+-]\d+)h(?: ([+-]\d+)d)?$/;

function parseDefinition(text: string): Definition | null {
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

function byYear(text: string): ReadonlyMap<number, readonly number[]> {
  const years = new Map<number, number[]>();
  for (const each of text.split(' ')) {
    const date = parseDate(each);
    if (date !== null) years.set(date.year, [...(years.get(date.year) ?? []), toDayNumber(date)]);
  }
  return years;
}

let feasts: ReadonlyMap<string, Feast> | undefined;

function readFeasts(): ReadonlyMap<string, Feast> {
  const table = new Map<string, Feast>();
  for (const { feast = '', countries = '', published = '', moon: text = '' } of readFacts('holiday-feasts')) {
    const record: Feast = { published: byYear(published), definition: parseDefinition(text) };
    for (const country of countries.split(' ')) table.set(`${feast} ${country}`, record);
  }
  return table;
}

/**
 * Returns the days of a feast in a year: the published ones for the country or for all countries
 * (facts/tables/holiday-feasts.tsv), otherwise those computed from the phase of the moon and marked as estimated.
 * Empty when the table does not define the feast for the year.
 * @throws Error when the table has no such feast
 */
export function lunarDays(country: string, name: string, year: number): readonly RuleDay[] {
  feasts ??= readFeasts();
  const feast = feasts.get(`${name} ${country}`) ?? feasts.get(`${name} *`);
  if (feast === undefined) throw new Error(`holiday-feasts.tsv has no feast ${name} for ${country}`);
  const published = feast.published.get(year);
  if (published !== undefined) return published.map((dayNumber) => ({ dayNumber, estimated: false }));
  const { definition } = feast;
  if (definition === null) return [];
  const { phase, first, last, hours, days } = definition;
  const [from, to] = [Date.parse(`${year}-${first}T00:00:00Z`), Date.parse(`${year}-${last}T00:00:00Z`)];
  const local = hours * millisecondsPerHour;
  return phasesBetween(phase, from - local, to + millisecondsPerDay - local).map((instant) => ({
    dayNumber: Math.floor((instant + local) / millisecondsPerDay) + days,
    estimated: true,
  }));
}
