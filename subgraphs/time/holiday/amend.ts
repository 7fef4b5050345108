import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { isWeekend } from '../business/weekend.ts';
import type { HolidayDay } from './days.ts';
import { moonShift } from './moon.ts';
import { ruleDays } from './rule-days.ts';
import type { Replacement, RuleSet } from './rules.ts';

/** The days of the library's calendar in a year. */
export type LibraryYear = (year: number) => readonly HolidayDay[];

const dayNumberOf = (iso: string): number => {
  const date = parseDate(iso);
  if (date === null) throw new Error(`${iso} is no date`);
  return toDayNumber(date);
};
const isoOf = (dayNumber: number) => formatIso(fromDayNumber(dayNumber));
/** The step of a day that another holiday falls on. */
const onAnother = 7;
/** 0 Sunday to 6 Saturday. */
const weekdayOf = (dayNumber: number) => (((dayNumber + 4) % 7) + 7) % 7;

/**
 * The days of a year as the law has them: those of the library on the dates of the country's own moon, without what
 * our rules take away, with what they add, and with the days off in place of others.
 * @param sets our rules for the country, and for the region if it is one's calendar.
 */
export function amend(
  country: string,
  sets: readonly RuleSet[],
  library: LibraryYear,
  year: number,
): readonly HolidayDay[] {
  const kept = amendYear(country, sets, library, year);
  if (sets.every(({ replacements }) => replacements.length === 0)) return kept;
  const around = [
    ...amendYear(country, sets, library, year - 1).filter(({ date }) => date.slice(5) > '12-15'),
    ...kept,
    ...amendYear(country, sets, library, year + 1).filter(({ date }) => date.slice(5) < '01-15'),
  ];
  return replace(country, sets, around).filter(({ date }) => date.startsWith(`${year}-`));
}

function amendYear(
  country: string,
  sets: readonly RuleSet[],
  library: LibraryYear,
  year: number,
): readonly HolidayDay[] {
  const own = sets.some((set) => set.own);
  const days = own ? [] : libraryDays(country, library, year);
  for (const { dropped, retyped, added } of sets) {
    for (const change of dropped.filter(({ years }) => years(year))) {
      for (let index = days.length - 1; index >= 0; index -= 1) {
        const day = days[index];
        if (day !== undefined && (change.names(day.name) || (day.substitute && change.names('substitute')))) {
          days.splice(index, 1);
        }
      }
    }
    for (const { years, names, type } of retyped) {
      if (years(year))
        for (const [index, day] of days.entries()) if (names(day.name)) days[index] = { ...day, type };
    }
    for (const { rule, years, type, name, nameLocal } of added) {
      if (!years(year)) continue;
      for (const { dayNumber, estimated } of ruleDays(country, rule, year)) {
        days.push({ date: isoOf(dayNumber), name, nameLocal, type, substitute: false, rule, estimated });
      }
    }
  }
  return days;
}

function libraryDays(country: string, library: LibraryYear, year: number): HolidayDay[] {
  const days = library(year);
  if (days.every(({ hijri }) => hijri === undefined)) return [...days];
  return [year - 1, year, year + 1].flatMap((each) => moved(country, library, each, year));
}

/** Days of the library's year that the country's moon puts into `year`. */
function moved(country: string, library: LibraryYear, from: number, year: number): HolidayDay[] {
  // Only the turn of the year can bring a day of another year in.
  const near = from === year ? /./ : from < year ? /-12-2[5-9]|-12-3/ : /-01-0[1-5]/;
  return library(from).flatMap((day) => {
    if (day.hijri === undefined) return from === year ? [day] : [];
    if (!near.test(day.date)) return [];
    const { days, estimated } = moonShift(country, day.hijri);
    const date = isoOf(dayNumberOf(day.date) + days);
    return date.startsWith(`${year}-`) ? [{ ...day, date, estimated }] : [];
  });
}

/** Adds days off in place of those that fall on a weekend or on another holiday, or moves the holidays themselves. */
function replace(country: string, sets: readonly RuleSet[], all: readonly HolidayDay[]): HolidayDay[] {
  const replacements = sets.flatMap((set) => set.replacements);
  const ruled = ({ date, name, substitute }: HolidayDay) =>
    substitute && replacementOf(replacements, date, name.replace(/ \(.*\)$/, '')) !== undefined;
  // Where the law of replacement is ours, the library's days in place of others go.
  const days = all
    .filter((day) => !ruled(day))
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  const busy = new Map<string, Set<string>>();
  for (const { date, name, type } of days) {
    if (type !== 'public') continue;
    const names = busy.get(date) ?? new Set<string>();
    busy.set(date, names.add(name));
  }
  const granted = new Set<string>();
  const result: HolidayDay[] = [];
  for (const day of days) {
    const rule =
      day.type === 'public' && !day.substitute ? replacementOf(replacements, day.date, day.name) : undefined;
    const dayNumber = dayNumberOf(day.date);
    const names = busy.get(day.date);
    // Of two holidays on one date the second is given back.
    const clashes = (names?.size ?? 0) > 1 && [...(names ?? [])][0] !== day.name;
    const step = rule?.steps.get(weekdayOf(dayNumber));
    // Two holidays on one free day are given back once, unless the law says more.
    const distance = clashes && rule?.moves !== true ? rule?.steps.get(onAnother) : step;
    if (rule === undefined || distance === undefined) {
      result.push(rule?.moves === true ? { ...day, moves: true } : day);
      continue;
    }
    const target = distance === null ? nextWorkingDay(country, dayNumber, busy) : dayNumber + distance;
    const date = isoOf(target);
    const key = `${date} ${day.name}`;
    if (rule.moves) {
      result.push({ ...day, date, moves: true });
      continue;
    }
    result.push(day);
    if (granted.has(key)) continue;
    granted.add(key);
    busy.set(date, (busy.get(date) ?? new Set()).add(day.name));
    const name = `${day.name} (substitute day)`;
    result.push({
      ...day,
      date,
      name,
      nameLocal: day.nameLocal === day.name ? name : day.nameLocal,
      substitute: true,
    });
  }
  return result;
}

function replacementOf(replacements: readonly Replacement[], date: string, name: string) {
  const year = Number(date.slice(0, 4));
  return replacements.find(({ years, names }) => years(year) && names(name));
}

function nextWorkingDay(country: string, from: number, busy: ReadonlyMap<string, unknown>): number {
  let day = from + 1;
  while (isWeekend(country, day) || busy.has(isoOf(day))) day += 1;
  return day;
}
