import Library from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import { amendRules } from './corrections.ts';
import type { RuleList, RuleOptions } from './rule-list.ts';
import { computeTermsKey, type RuleTerms } from './rule-dates.ts';

/** Names of a holiday in English and in the language of the calendar. */
export interface DayNames {
  readonly name: string;
  readonly nameLocal: string;
}

/** A rule of a calendar with the names of the holiday. */
export interface CalendarRule extends RuleTerms {
  /** Cache key of the rule's terms. */
  readonly key: string;
  readonly type: HolidaysTypes.HolidayType;
  readonly names: DayNames;
  /** Names of a substitute day. */
  readonly substituteNames: DayNames;
}

/** The rules of a country's national calendar, or of one region. */
export interface CalendarRules {
  /** `US` or `US-CA`. */
  readonly place: string;
  readonly rules: readonly CalendarRule[];
}

/** Whether a rule depends on other holidays: `09-22 if 09-21 and 09-23 is public holiday`. */
export const isDependentRule = (rule: string): boolean => / is .*holiday/.test(rule);

interface ListedRules {
  readonly rules: RuleList;
  readonly languages: readonly string[];
}

const holidayTypes: HolidaysTypes.HolidayType[] = ['observance', 'optional', 'school', 'bank', 'public'];
const isHolidayType = (value: unknown): value is HolidaysTypes.HolidayType =>
  holidayTypes.some((type) => type === value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const holidayLibrary = new Library();
/** The data of date-holidays: calendars, and the names that several calendars share. */
const calendarData: unknown = Reflect.get(holidayLibrary, '_data');
if (!isRecord(calendarData) || !isRecord(calendarData['names']))
  throw new Error('the package date-holidays has no data at the expected path');
const sharedNames = calendarData['names'];
/**
 * The data without the shared names. The package date-holidays would copy these names in forty languages into every rule of
 * every region, which takes longer than all other steps. The property `_name` of a rule has the key of its shared name.
 */
const listingData = { types: holidayTypes, data: { ...calendarData, names: {} } };
const listedCountries = new Set(Object.keys(holidayLibrary.getCountries()));

/** Whether the package date-holidays has a calendar of a country. */
export const hasLibraryCalendar = (country: string): boolean => listedCountries.has(country);

/** Returns the region codes of date-holidays for a country. */
export const listLibraryRegions = (country: string): readonly string[] =>
  Object.keys(holidayLibrary.getStates(country) ?? {});

/** Collects the rules of a place as text. Parsing all rules would take too long. */
class RuleCollector extends Library {
  readonly #rules: RuleList = new Map();

  constructor(country: string, region: string | null) {
    super();
    if (region === null) this.init(country, listingData);
    else this.init(country, region, listingData);
  }

  get rules(): RuleList {
    return this.#rules;
  }

  override setHoliday(rule: string, options: RuleOptions | string): boolean {
    if (typeof options === 'object' && isHolidayType(options.type)) this.#rules.set(rule, options);
    return true;
  }
}

/** Lists the rules of date-holidays for a place after applying the project's corrections. */
function listRules(country: string, region: string | null): ListedRules {
  const calendar = new RuleCollector(country, region);
  amendRules(calendar.rules, country);
  return { rules: calendar.rules, languages: calendar.getLanguages() };
}

/** Returns the national calendar of a country, and the serialised form of each rule. */
export function readNationalRules(country: string): {
  readonly calendar: CalendarRules;
  readonly texts: ReadonlyMap<string, string>;
} {
  const listedRules = listRules(country, null);
  return {
    calendar: createCalendarRules(country, listedRules, listedRules.rules),
    texts: serializeRules(listedRules.rules),
  };
}

/**
 * Returns the calendar of a region without the rules that the region shares with its country. The dates of shared rules are
 * already computed, which saves most of the work for a country with many regions.
 * @param national the serialised rules of the country
 * @returns the region's own rules, and the shared rules
 */
export function readRegionalRules(
  country: string,
  region: string,
  national: ReadonlyMap<string, string>,
): { readonly own: CalendarRules; readonly shared: ReadonlySet<string> } {
  const listedRules = listRules(country, region);
  const place = `${country}-${region}`;
  const sharedRules = new Set<string>();
  if (![...listedRules.rules.keys()].some(isDependentRule)) {
    for (const [rule, text] of serializeRules(listedRules.rules))
      if (national.get(rule) === text) sharedRules.add(rule);
  }
  const ownRules = new Map([...listedRules.rules].filter(([rule]) => !sharedRules.has(rule)));
  return { own: createCalendarRules(place, listedRules, ownRules), shared: sharedRules };
}

/** Serialises rules for comparison. */
const serializeRules = (rules: RuleList): ReadonlyMap<string, string> =>
  new Map([...rules].map(([rule, options]) => [rule, JSON.stringify(options)]));

function createCalendarRules(place: string, { languages }: ListedRules, rules: RuleList): CalendarRules {
  const englishLanguages = languages[0]?.startsWith('en') === true ? languages : ['en', ...languages];
  return {
    place,
    rules: [...rules].map(([rule, options]) => createRule(rule, options, englishLanguages, languages)),
  };
}

/** Returns the names of a rule by language, or its only name. The rule's own names take precedence over shared names. */
function mergeNames({ name, _name: shared }: RuleOptions): string | Readonly<Record<string, unknown>> {
  const sharedName = typeof shared === 'string' ? sharedNames[shared] : undefined;
  const names = isRecord(sharedName) && isRecord(sharedName['name']) ? sharedName['name'] : {};
  return typeof name === 'string' ? name : name === undefined ? names : { ...names, ...name };
}

function createRule(
  rule: string,
  options: RuleOptions,
  english: readonly string[],
  local: readonly string[],
): CalendarRule {
  const { type = 'public', active, substitute, ...others } = options;
  const name = mergeNames(options);
  const terms: RuleTerms = {
    rule,
    type,
    ...(active === undefined ? {} : { active }),
    ...(substitute === undefined ? {} : { substitute }),
    ...listDates('disable', others),
    ...listDates('enable', others),
  };
  const findNameIn = (languages: readonly string[]): string => {
    if (typeof name === 'string') return name;
    const text = languages.map((language) => name[language]).find(Boolean);
    if (typeof text !== 'string') throw new Error(`date-holidays: ${rule} has no name`);
    return text;
  };
  const names = { name: findNameIn(english), nameLocal: findNameIn(local) };
  // date-holidays appends no suffix to a name without a language.
  const isPlain = substitute !== true || typeof name === 'string';
  const substituteNames = {
    name: `${names.name}${findSubstituteSuffix(english)}`,
    nameLocal: `${names.nameLocal}${findSubstituteSuffix(local)}`,
  };
  return {
    ...terms,
    key: computeTermsKey(terms),
    type,
    names,
    substituteNames: isPlain ? names : substituteNames,
  };
}

function listDates(key: 'disable' | 'enable', options: RuleOptions): Partial<RuleTerms> {
  const { [key]: value } = options;
  return Array.isArray(value) ? { [key]: value.map(String) } : {};
}

const substituteSuffixes = new Map<string, string>();

/**
 * Returns the suffix that date-holidays appends to the name of a substitute day, in the first of the given languages that
 * date-holidays supports.
 */
function findSubstituteSuffix(languages: readonly string[]): string {
  const key = languages.join(' ');
  const cachedSuffix = substituteSuffixes.get(key);
  if (cachedSuffix !== undefined) return cachedSuffix;
  const calendar = new Library();
  calendar.setLanguages([...languages]);
  const day = { name: { en: 'day' }, type: 'public', substitute: true } as const;
  calendar.setHoliday('substitutes 01-01 if sunday then next monday', day);
  // This rule yields a substitute day in 2023. The name of the day ends with the suffix.
  const [record] = calendar.getHolidays(2023);
  const suffix = record?.name.slice(day.name.en.length) ?? '';
  substituteSuffixes.set(key, suffix);
  return suffix;
}
