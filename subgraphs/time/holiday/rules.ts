import { readFacts } from '../../../facts/fact-table.ts';

/** Whether a row of the table applies to a year, or to a date of that year. @param date ISO date */
export type Years = (year: number, date?: string) => boolean;

/** Days that the law adds to those of the library. */
export interface Added {
  readonly rule: string;
  readonly type: 'public' | 'observance';
  readonly years: Years;
  readonly name: string;
  readonly nameLocal: string;
}

/** A change to the days with certain names. */
export interface Change {
  readonly years: Years;
  readonly names: (name: string) => boolean;
}

/**
 * Substitution by weekday. `steps` maps a weekday (0 Sunday to 6 Saturday; 7 for a day that coincides with another
 * holiday) to the number of days to the substitute, or to null for the next working day.
 */
export interface Replacement extends Change {
  readonly steps: ReadonlyMap<number, number | null>;
  /** Whether the holiday itself moves; otherwise it stays, and a substitute day is added. */
  readonly moves: boolean;
}

/** The project's rules for a country or region. */
export interface RuleSet {
  /** Whether the library's calendar is not used at all. */
  readonly own: boolean;
  readonly added: readonly Added[];
  readonly dropped: readonly Change[];
  readonly typeChanges: readonly (Change & { readonly type: 'public' | 'observance' })[];
  readonly replacements: readonly Replacement[];
}

type MutableRuleSet = {
  -readonly [K in keyof RuleSet]: RuleSet[K] extends readonly (infer T)[] ? T[] : RuleSet[K];
};

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'clash'];

const dateListPattern = /^\d{4}-\d{2}-\d{2}( |$)/;

/** Parses years: `2017..`, `..2021`, `2020 2022..2024`; empty means always. Or single dates: `2002-05-27 2012-05-28`. */
function parseYears(text: string): Years {
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

/** Parses names: `*` for all, `Name|Other`, `!All|But` for all others. */
function parseNames(text: string): (name: string) => boolean {
  if (text === '*') return () => true;
  const isExclusion = text.startsWith('!');
  const names = new Set(text.slice(isExclusion ? 1 : 0).split('|'));
  return (name) => names.has(name) !== isExclusion;
}

/** Parses steps: `sat:+2 sun:next`; `never` for no step. */
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
      const set = sets.get(place) ?? {
        own: false,
        added: [],
        dropped: [],
        typeChanges: [],
        replacements: [],
      };
      sets.set(place, set);
      const names = parseNames(name);
      if (rule === 'own') set.own = true;
      else if (rule === 'drop') set.dropped.push({ years, names });
      else if (rule === 'keep')
        set.typeChanges.push({ years, names, type: type === 'public' ? 'public' : 'observance' });
      else if (verb === 'observed' || verb === 'moved') {
        set.replacements.push({ years, names, moves: verb === 'moved', steps: parseSteps(rest.join(' ')) });
      } else {
        set.added.push({
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

let sets: ReadonlyMap<string, readonly RuleSet[]> | undefined;

function readSets(): ReadonlyMap<string, readonly RuleSet[]> {
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
 * The project's rules for a place, `BG` or `CA-BC`, in the order in which they apply: those of
 * facts/tables/holiday-rules.tsv, then the changes to past years in holiday-history.tsv.
 */
export function rulesFor(place: string): readonly RuleSet[] {
  sets ??= readSets();
  return sets.get(place) ?? [];
}

/** Whether the project has a calendar of its own for a place, which replaces the library's. */
export const hasOwnCalendar = (place: string): boolean => rulesFor(place).some(({ own }) => own);

/** Returns the regions of a country that have rules in the tables, as the codes after the hyphen. */
export function regionsWithRules(country: string): readonly string[] {
  sets ??= readSets();
  const prefix = `${country}-`;
  return [...sets.keys()].flatMap((place) => (place.startsWith(prefix) ? [place.slice(prefix.length)] : []));
}
