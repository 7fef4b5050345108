import { readFacts } from '../../../facts/fact-table.ts';

/** Whether a rule applies to a year, or to a date of that year. @param date ISO date */
export type YearCondition = (year: number, date?: string) => boolean;

/** A statutory holiday that date-holidays lacks. */
export interface AddedDay {
  readonly rule: string;
  readonly type: 'public' | 'observance';
  readonly years: YearCondition;
  readonly name: string;
  readonly nameLocal: string;
}

/** A change to the holidays that have one of the names, in some years. */
export interface DayChange {
  readonly years: YearCondition;
  readonly names: (name: string) => boolean;
}

/**
 * A substitution rule. `steps` maps weekdays to the number of days to the substitute, or to null for the next working day. Keys
 * are 0 (Sunday) to 6 (Saturday), and 7 for a day that coincides with another holiday.
 */
export interface Replacement extends DayChange {
  readonly steps: ReadonlyMap<number, number | null>;
  /** Whether the holiday itself moves. Otherwise the holiday stays and a substitute day is added. */
  readonly moves: boolean;
}

/** The project's rules for a country or region. */
export interface RuleSet {
  /** Whether the project's rules replace the date-holidays calendar. */
  readonly own: boolean;
  readonly added: readonly AddedDay[];
  readonly dropped: readonly DayChange[];
  readonly typeChanges: readonly (DayChange & { readonly type: 'public' | 'observance' })[];
  readonly replacements: readonly Replacement[];
}

type MutableRuleSet = {
  -readonly [K in keyof RuleSet]: RuleSet[K] extends readonly (infer T)[] ? T[] : RuleSet[K];
};

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'clash'];

const dateListPattern = /^\d{4}-\d{2}-\d{2}( |$)/;

/**
 * Parses years (`2017..`, `..2021`, `2020 2022..2024`) or single dates (`2002-05-27 2012-05-28`). The empty text matches every
 * year.
 */
function parseYears(text: string): YearCondition {
  if (text === '') return () => true;
  if (dateListPattern.test(text)) {
    const dates = new Set(text.split(' '));
    return (_, date) => date !== undefined && dates.has(date);
  }
  const ranges = text.split(' ').map((range) => {
    const [first = '', last = first] = range.split('..');
    return [first === '' ? -Infinity : Number(first), last === '' ? Infinity : Number(last)] as const;
  });
  return (year) => ranges.some(([first, last]) => first <= year && year <= last);
}

/** Parses a name condition: `*` matches all names, `Name|Other` these names, and `!Name|Other` all other names. */
function parseNames(text: string): (name: string) => boolean {
  if (text === '*') return () => true;
  const isExclusion = text.startsWith('!');
  const names = new Set(text.slice(isExclusion ? 1 : 0).split('|'));
  return (name) => names.has(name) !== isExclusion;
}

/** Parses steps such as `sat:+2 sun:next`; `never` means no step. */
function parseSteps(text: string): ReadonlyMap<number, number | null> {
  if (text === 'never') return new Map();
  return new Map(
    text.split(' ').map((step) => {
      const [day = '', distance = ''] = step.split(':');
      return [weekdays.indexOf(day), distance === 'next' ? null : Number(distance)] as const;
    }),
  );
}

function readRules(table: string): ReadonlyMap<string, RuleSet> {
  const sets = new Map<string, MutableRuleSet>();
  for (const row of readFacts(table)) {
    const { places = '', rule = '', years: range = '', type = '', name = '', name_local: local = '' } = row;
    const years = parseYears(range);
    const [verb = '', ...rest] = rule.split(' ');
    for (const place of places.split(' ')) {
      const ruleSet = sets.get(place) ?? {
        own: false,
        added: [],
        dropped: [],
        typeChanges: [],
        replacements: [],
      };
      sets.set(place, ruleSet);
      const matchesName = parseNames(name);
      if (rule === 'own') ruleSet.own = true;
      else if (rule === 'drop') ruleSet.dropped.push({ years, names: matchesName });
      else if (rule === 'keep')
        ruleSet.typeChanges.push({
          years,
          names: matchesName,
          type: type === 'public' ? 'public' : 'observance',
        });
      else if (verb === 'observed' || verb === 'moved') {
        ruleSet.replacements.push({
          years,
          names: matchesName,
          moves: verb === 'moved',
          steps: parseSteps(rest.join(' ')),
        });
      } else {
        ruleSet.added.push({
          rule,
          years,
          name,
          nameLocal: local === '' ? name : local,
          type: type === 'public' ? 'public' : 'observance',
        });
      }
    }
  }
  return sets;
}

let ruleSetsByPlace: ReadonlyMap<string, readonly RuleSet[]> | undefined;

function readRuleSets(): ReadonlyMap<string, readonly RuleSet[]> {
  const [rules, history] = [readRules('holiday-rules'), readRules('holiday-history')];
  const places = new Set([...rules.keys(), ...history.keys()]);
  return new Map(
    [...places].map((place) => [
      place,
      [rules.get(place), history.get(place)].filter((set) => set !== undefined),
    ]),
  );
}

/**
 * Returns the project's rules for a place (`BG`, `CA-BC`) in the order of application. The rules of
 * facts/tables/holiday-rules.tsv come first, then the changes to past years in holiday-history.tsv.
 */
export function findRuleSets(place: string): readonly RuleSet[] {
  ruleSetsByPlace ??= readRuleSets();
  return ruleSetsByPlace.get(place) ?? [];
}

/** Whether the project has a complete calendar of a place, which replaces the calendar of date-holidays. */
export const hasCompleteCalendar = (place: string): boolean => findRuleSets(place).some(({ own }) => own);

/** Returns the regions of a country that have rules in the tables, as ISO 3166-2 codes without the country part. */
export function listRegionsWithRules(country: string): readonly string[] {
  ruleSetsByPlace ??= readRuleSets();
  const prefix = `${country}-`;
  return [...ruleSetsByPlace.keys()].flatMap((place) =>
    place.startsWith(prefix) ? [place.slice(prefix.length)] : [],
  );
}
