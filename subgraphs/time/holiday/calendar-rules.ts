import Library from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import { amendRules } from './corrections.ts';
import type { RuleList, RuleOptions } from './rule-list.ts';
import { keyOfTerms, type RuleTerms } from './rule-dates.ts';

/** Names of a holiday in English and in the language of the calendar. */
export interface DayNames {
  readonly name: string;
  readonly nameLocal: string;
}

/** A rule of a calendar with the names of its days. */
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

/**
 * Whether a rule refers to other holidays and can be evaluated only with them: `09-22 if 09-21 and 09-23 is public
 * holiday`.
 */
export const isDependent = (rule: string): boolean => / is .*holiday/.test(rule);

interface Listed {
  readonly rules: RuleList;
  readonly languages: readonly string[];
}

const types: HolidaysTypes.HolidayType[] = ['observance', 'optional', 'school', 'bank', 'public'];
const isType = (value: unknown): value is HolidaysTypes.HolidayType => types.some((type) => type === value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const catalog = new Library();
/** The library's data: calendars, and the names that they share. */
const calendarData: unknown = Reflect.get(catalog, '_data');
if (!isRecord(calendarData) || !isRecord(calendarData['names']))
  throw new Error('the package date-holidays has no data at the expected path');
const sharedNames = calendarData['names'];
/**
 * The data without the shared names. The library would copy them, in forty languages, into every rule of every region, which
 * takes longer than all other work. Rules keep the key of their name in `_name`.
 */
const listing = { types, data: { ...calendarData, names: {} } };
const listedCountries = new Set(Object.keys(catalog.getCountries()));

/** Whether the package date-holidays has a calendar of a country. */
export const isListed = (country: string): boolean => listedCountries.has(country);

/** The codes of a country's regions in the library. */
export const listedRegions = (country: string): readonly string[] =>
  Object.keys(catalog.getStates(country) ?? {});

/** Collects the rules of a place without parsing them, which would take longer. */
class Listing extends Library {
  readonly #rules: RuleList = new Map();

  constructor(country: string, region: string | null) {
    super();
    if (region === null) this.init(country, listing);
    else this.init(country, region, listing);
  }

  get rules(): RuleList {
    return this.#rules;
  }

  override setHoliday(rule: string, options: RuleOptions | string): boolean {
    if (typeof options === 'object' && isType(options.type)) this.#rules.set(rule, options);
    return true;
  }
}

/** Lists the library's rules for a place, with the project's corrections. */
function list(country: string, region: string | null): Listed {
  const calendar = new Listing(country, region);
  amendRules(calendar.rules, country);
  return { rules: calendar.rules, languages: calendar.getLanguages() };
}

/** Returns the national calendar of a country, and the serialised form of each rule. */
export function nationalRules(country: string): {
  readonly calendar: CalendarRules;
  readonly texts: ReadonlyMap<string, string>;
} {
  const listed = list(country, null);
  return { calendar: calendarOf(country, listed, listed.rules), texts: textsOf(listed.rules) };
}

/**
 * Returns the calendar of a region without the rules that it shares with its country, whose days are already known.
 * Saves most of the work for a country with many regions.
 * @param national the serialised rules of the country
 * @returns the region's own rules, and the shared ones
 */
export function regionalRules(
  country: string,
  region: string,
  national: ReadonlyMap<string, string>,
): { readonly own: CalendarRules; readonly shared: ReadonlySet<string> } {
  const listed = list(country, region);
  const place = `${country}-${region}`;
  const shared = new Set<string>();
  if (![...listed.rules.keys()].some(isDependent)) {
    for (const [rule, text] of textsOf(listed.rules)) if (national.get(rule) === text) shared.add(rule);
  }
  const own = new Map([...listed.rules].filter(([rule]) => !shared.has(rule)));
  return { own: calendarOf(place, listed, own), shared };
}

/** Serialises rules for comparison. */
const textsOf = (rules: RuleList): ReadonlyMap<string, string> =>
  new Map([...rules].map(([rule, options]) => [rule, JSON.stringify(options)]));

function calendarOf(place: string, { languages }: Listed, rules: RuleList): CalendarRules {
  const english = languages[0]?.startsWith('en') === true ? languages : ['en', ...languages];
  return { place, rules: [...rules].map(([rule, options]) => ruleOf(rule, options, english, languages)) };
}

/** Names of a rule by language, where its own take precedence over shared ones; or its only name. */
function namesOf({ name, _name: shared }: RuleOptions): string | Readonly<Record<string, unknown>> {
  const base = typeof shared === 'string' ? sharedNames[shared] : undefined;
  const names = isRecord(base) && isRecord(base['name']) ? base['name'] : {};
  return typeof name === 'string' ? name : name === undefined ? names : { ...names, ...name };
}

function ruleOf(
  rule: string,
  options: RuleOptions,
  english: readonly string[],
  local: readonly string[],
): CalendarRule {
  const { type = 'public', active, substitute, ...others } = options;
  const name = namesOf(options);
  const terms: RuleTerms = {
    rule,
    type,
    ...(active === undefined ? {} : { active }),
    ...(substitute === undefined ? {} : { substitute }),
    ...datesIn('disable', others),
    ...datesIn('enable', others),
  };
  const nameIn = (languages: readonly string[]): string => {
    if (typeof name === 'string') return name;
    const text = languages.map((language) => name[language]).find(Boolean);
    if (typeof text !== 'string') throw new Error(`date-holidays: ${rule} has no name`);
    return text;
  };
  const names = { name: nameIn(english), nameLocal: nameIn(local) };
  // The library appends no suffix to a name without a language.
  const isPlain = substitute !== true || typeof name === 'string';
  const substituteNames = {
    name: `${names.name}${substituteSuffix(english)}`,
    nameLocal: `${names.nameLocal}${substituteSuffix(local)}`,
  };
  return {
    ...terms,
    key: keyOfTerms(terms),
    type,
    names,
    substituteNames: isPlain ? names : substituteNames,
  };
}

function datesIn(key: 'disable' | 'enable', options: RuleOptions): Partial<RuleTerms> {
  const { [key]: value } = options;
  return Array.isArray(value) ? { [key]: value.map(String) } : {};
}

const substituteSuffixes = new Map<string, string>();

/**
 * The suffix that the library appends to the name of a substitute day, in the first of these languages that it
 * supports.
 */
function substituteSuffix(languages: readonly string[]): string {
  const key = languages.join(' ');
  const known = substituteSuffixes.get(key);
  if (known !== undefined) return known;
  const calendar = new Library();
  calendar.setLanguages([...languages]);
  const day = { name: { en: 'day' }, type: 'public', substitute: true } as const;
  calendar.setHoliday('substitutes 01-01 if sunday then next monday', day);
  // In 2023, this rule gives a substitute day, whose name has the suffix.
  const [record] = calendar.getHolidays(2023);
  const word = record?.name.slice(day.name.en.length) ?? '';
  substituteSuffixes.set(key, word);
  return word;
}
