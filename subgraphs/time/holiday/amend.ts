import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { isWeekend } from '../business/weekend.ts';
import { substituteSuffix } from './day-names.ts';
import type { HolidayDay } from './days.ts';
import type { HijriDay } from './hijri.ts';
import { findMoonShift } from './moon.ts';
import { computeDaysToSubstitute } from './substitute-steps.ts';
import { findRuleDays } from './rule-days.ts';
import type { Replacement, RuleSet } from './rules.ts';

/** Returns the days of the date-holidays calendar in a year. */
export type LibraryDayLister = (year: number) => readonly HolidayDay[];

const parseDayNumber = (iso: string): number => {
  const date = parseDate(iso);
  if (date === null) throw new Error(`${iso} is not a date`);
  return toDayNumber(date);
};
const formatDay = (dayNumber: number) => formatIso(fromDayNumber(dayNumber));
/** Key in `steps` for a holiday that coincides with another holiday. */
const coincidenceKey = 7;
/** Returns the weekday of a day number, 0 for Sunday to 6 for Saturday. */
const computeWeekday = (dayNumber: number) => (((dayNumber + 4) % 7) + 7) % 7;

/**
 * Returns the statutory holidays of a year. Applies the project's rules to the days of date-holidays: moves Islamic holidays to
 * the country's own dates, adds and removes holidays, then adds substitute days.
 * @param sets rules for the country, and for the region in a regional calendar
 * @param place country or region whose weekend applies, such as `MY-03`
 */
export function amendHolidays(
  country: string,
  sets: readonly RuleSet[],
  library: LibraryDayLister,
  year: number,
  place: string = country,
): readonly HolidayDay[] {
  const daysOfYear = amendYearPart(country, sets, library, year, completeYear);
  if (sets.every(({ replacements }) => replacements.length === 0)) return daysOfYear.map(markSubstitute);
  const adjacentDays = [
    ...amendYearPart(country, sets, library, year - 1, endOfYear),
    ...daysOfYear,
    ...amendYearPart(country, sets, library, year + 1, startOfYear),
  ];
  return addSubstitutes(place, sets, adjacentDays)
    .filter(({ date }) => date.startsWith(`${year}-`))
    .map(markSubstitute);
}

/**
 * Marks a day as a substitute when its name ends with the suffix for substitute days. The tables list substitute days of
 * individual years under such names.
 */
const markSubstitute = (day: HolidayDay): HolidayDay =>
  day.name.endsWith(substituteSuffix) ? { ...day, substitute: true } : day;

/** A part of a year, from one `MM-DD` to another, both included. */
interface YearPart {
  readonly first: string;
  readonly last: string;
}
const completeYear: YearPart = { first: '01-01', last: '12-31' };
/** The parts of a year near New Year, whose holidays can have a substitute day in the adjacent year. */
const endOfYear: YearPart = { first: '12-16', last: '12-31' };
const startOfYear: YearPart = { first: '01-01', last: '01-14' };
const isInYearPart = ({ first, last }: YearPart, date: string) =>
  date.slice(5) >= first && date.slice(5) <= last;

/** Returns the holidays of one part of a year after applying the project's rules. */
function amendYearPart(
  country: string,
  sets: readonly RuleSet[],
  library: LibraryDayLister,
  year: number,
  part: YearPart,
): readonly HolidayDay[] {
  const hasCompleteCalendar = sets.some((set) => set.own);
  const days = hasCompleteCalendar ? [] : listLibraryDays(country, library, year, part);
  for (const { dropped, typeChanges, added } of sets) {
    for (const { years, names } of dropped) {
      for (let index = days.length - 1; index >= 0; index -= 1) {
        const day = days[index];
        if (day === undefined || !years(year, day.date)) continue;
        if (names(day.name) || (day.substitute && names('substitute'))) days.splice(index, 1);
      }
    }
    for (const { years, names, type } of typeChanges) {
      for (const [index, day] of days.entries())
        if (names(day.name) && years(year, day.date)) days[index] = { ...day, type };
    }
    for (const { rule, years, type, name, nameLocal } of added) {
      if (!years(year)) continue;
      for (const { dayNumber, ...certainty } of findRuleDays(country, rule, year)) {
        const date = formatDay(dayNumber);
        if (!isInYearPart(part, date)) continue;
        days.push({ date, name, nameLocal, type, substitute: false, rule, ...certainty });
      }
    }
  }
  return days;
}

function listLibraryDays(
  country: string,
  library: LibraryDayLister,
  year: number,
  part: YearPart,
): HolidayDay[] {
  const days = library(year);
  if (days.every(({ hijri }) => hijri === undefined))
    return days.filter(({ date }) => isInYearPart(part, date));
  // Only days near New Year can move into another year, and only when the requested part of the year includes New Year.
  const daysBefore =
    part === endOfYear ? [] : library(year - 1).filter(({ date }) => date.slice(5) >= '12-25');
  const daysAfter =
    part === startOfYear ? [] : library(year + 1).filter(({ date }) => date.slice(5) <= '01-05');
  return [
    ...daysBefore.flatMap((day) =>
      day.hijri === undefined ? [] : moveToCountryDate(country, day, day.hijri),
    ),
    ...days.flatMap((day) => (day.hijri === undefined ? [day] : moveToCountryDate(country, day, day.hijri))),
    ...daysAfter.flatMap((day) =>
      day.hijri === undefined ? [] : moveToCountryDate(country, day, day.hijri),
    ),
  ].filter(({ date }) => date.startsWith(`${year}-`) && isInYearPart(part, date));
}

/** Moves an Islamic holiday of date-holidays to the country's date, and recomputes its substitute day. */
function moveToCountryDate(country: string, day: HolidayDay, place: HijriDay): readonly HolidayDay[] {
  // Drop the substitute day of date-holidays. The country's date determines whether the holiday has a substitute day.
  if (day.substitute) return [];
  const { days, estimated } = findMoonShift(country, place);
  const dayNumber = parseDayNumber(day.date) + days;
  const movedDay = { ...day, date: formatDay(dayNumber), estimated };
  const distance = computeDaysToSubstitute(day.rule, computeWeekday(dayNumber));
  return distance === null
    ? [movedDay]
    : [movedDay, createSubstitute(movedDay, formatDay(dayNumber + distance))];
}

/** Creates the substitute day of a holiday. */
function createSubstitute(day: HolidayDay, date: string): HolidayDay {
  const name = `${day.name}${substituteSuffix}`;
  return {
    ...day,
    date,
    name,
    nameLocal: day.nameLocal === day.name ? name : day.nameLocal,
    substitute: true,
  };
}

/** Applies substitution rules to holidays on a weekend or on another holiday: adds a substitute day, or moves the holiday. */
function addSubstitutes(place: string, sets: readonly RuleSet[], all: readonly HolidayDay[]): HolidayDay[] {
  // Put the rules of the region first, because they take precedence over the rules of the country.
  const replacements = [...sets].reverse().flatMap((set) => set.replacements);
  const isReplacedByRules = ({ date, name, substitute }: HolidayDay) =>
    substitute && findReplacement(replacements, date, name.replace(/ \(.*\)$/, '')) !== undefined;
  // Drop the substitute days of date-holidays where the project has substitution rules.
  const days = all
    .filter((day) => !isReplacedByRules(day))
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  const holidayNamesByDay = new Map<string, Set<string>>();
  for (const { date, name, type } of days) {
    if (type !== 'public') continue;
    const names = holidayNamesByDay.get(date) ?? new Set<string>();
    holidayNamesByDay.set(date, names.add(name));
  }
  const seenKeys = new Set<string>();
  const result: HolidayDay[] = [];
  for (const day of days) {
    const rule =
      day.type === 'public' && !day.substitute
        ? findReplacement(replacements, day.date, day.name)
        : undefined;
    const dayNumber = parseDayNumber(day.date);
    const names = holidayNamesByDay.get(day.date);
    // The second of two holidays on the same date gets a substitute day.
    const isCoinciding = (names?.size ?? 0) > 1 && [...(names ?? [])][0] !== day.name;
    const step = rule?.steps.get(computeWeekday(dayNumber));
    // Two holidays on the same weekend day get only one substitute day, unless the rules specify a second.
    const distance = isCoinciding && rule?.moves !== true ? rule?.steps.get(coincidenceKey) : step;
    if (rule === undefined || distance === undefined) {
      result.push(rule?.moves === true ? { ...day, moves: true } : day);
      continue;
    }
    const targetDay =
      distance === null ? findNextWorkingDay(place, dayNumber, holidayNamesByDay) : dayNumber + distance;
    const date = formatDay(targetDay);
    const key = `${date} ${day.name}`;
    if (rule.moves) {
      result.push({ ...day, date, moves: true });
      continue;
    }
    result.push(day);
    if (seenKeys.has(key)) continue;
    seenKeys.add(key);
    holidayNamesByDay.set(date, (holidayNamesByDay.get(date) ?? new Set()).add(day.name));
    result.push(createSubstitute(day, date));
  }
  return result;
}

function findReplacement(replacements: readonly Replacement[], date: string, name: string) {
  const year = Number(date.slice(0, 4));
  return replacements.find(({ years, names }) => years(year, date) && names(name));
}

function findNextWorkingDay(place: string, from: number, busy: ReadonlyMap<string, unknown>): number {
  let day = from + 1;
  while (isWeekend(place, day) || busy.has(formatDay(day))) day += 1;
  return day;
}
