import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { DateFacts } from './date/calendar-date.ts';
import type { ClockModel, TransitionModel, SeasonModel, ResolutionModel } from './clock/resolvers.ts';
import type { CountryReference } from './country/resolvers.ts';
import type { CountryLocationModel, LocationReference } from './location/resolvers.ts';
import type { HolidayYearModel } from './holiday/resolvers.ts';
import type { PointReference } from './point/resolvers.ts';
import type { LocalTimeType } from './tz/compile.ts';
import type { PagePosition } from '../validation/page.ts';
import type { TimezoneModel, TimezonePage } from './timezone/resolvers.ts';
import type { ZoneDifferences, Difference } from './tz/differences.ts';
import type { TimezoneDifferencesModel } from './editions/resolvers.ts';
import type { ZoneCatalogModel, ZoneRowModel } from './zones/resolvers.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** A business day between two days off. */
export type BridgeDay = {
  __typename?: 'BridgeDay';
  /** ISO 8601 date, `YYYY-MM-DD`. */
  date: Scalars['Date']['output'];
  /** Number of consecutive days off if this day is taken off. */
  days: Scalars['Int']['output'];
  /** First of the consecutive days off before it. */
  from: Scalars['Date']['output'];
  /** Last of the consecutive days off after it. */
  to: Scalars['Date']['output'];
};

/** A date in a business calendar. */
export type BusinessDate = {
  __typename?: 'BusinessDate';
  /** Whether the date is a business day: neither in the weekend nor a public holiday for the complete day. */
  business: Scalars['Boolean']['output'];
  /** ISO 3166-1 alpha-2 code of the country. Null for a settlement calendar. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /**
   * Whether the holidays of all relevant years are complete, see `HolidayYear.coverage`. If no calendar of the country is
   * recorded, only weekends are considered.
   */
  coverage: Scalars['Boolean']['output'];
  /** ISO 8601 date, `YYYY-MM-DD`. */
  date: Scalars['Date']['output'];
  /**
   * Number of business days after the date up to and including the end date; negative when the end date is earlier. Null
   * when the request has no end date.
   */
  days?: Maybe<Scalars['Int']['output']>;
  /** Whether the result depends on a holiday with an estimated date. */
  estimated: Scalars['Boolean']['output'];
  /** English name of the public holiday on the date. Null when the date has none. */
  holidayName?: Maybe<Scalars['String']['output']>;
  /** The settlement calendar. Null for a country. */
  market?: Maybe<SettlementCalendar>;
  /** The first business day after the date. */
  next: Scalars['Date']['output'];
  /** The last business day before the date. */
  previous: Scalars['Date']['output'];
  /** Date after adding the business days of the argument `add`; the date itself for 0. Null without that argument. */
  result?: Maybe<Scalars['Date']['output']>;
  /** End date of the count. Null when the request has none. */
  until?: Maybe<Scalars['Date']['output']>;
  /** Whether the date is in the weekend of the country. */
  weekend: Scalars['Boolean']['output'];
};

/** A date of the proleptic Gregorian calendar in the years 0001 to 9999. All facts are null when it is not valid. */
export type CalendarDate = {
  __typename?: 'CalendarDate';
  /** The date in a business calendar. Null when the date is not valid, or there is no such country. */
  business?: Maybe<BusinessDate>;
  /** ISO 8601 date, `YYYY-MM-DD`; the requested text when it is not a date. */
  date: Scalars['String']['output'];
  /** Day of the month, 1 to 31. Null when not valid. */
  day?: Maybe<Scalars['Int']['output']>;
  /** Day of the year, 1 to 366. Null when not valid. */
  dayOfYear?: Maybe<Scalars['Int']['output']>;
  /** Number of days from the date to the second date; negative when that is earlier. Null when the request has none. */
  days?: Maybe<Scalars['Int']['output']>;
  /** Number of days in the month, 28 to 31. Null when not valid. */
  daysInMonth?: Maybe<Scalars['Int']['output']>;
  /** The same date. Documents of REST paths group additional fields under `deep`. */
  deep: CalendarDate;
  /** Whether the year is a leap year. Null when not valid. */
  leap?: Maybe<Scalars['Boolean']['output']>;
  /** Month, 1 to 12. Null when not valid. */
  month?: Maybe<Scalars['Int']['output']>;
  /** English name of the month. Null when not valid. */
  monthName?: Maybe<Scalars['String']['output']>;
  /** Quarter, 1 to 4. Null when not valid. */
  quarter?: Maybe<Scalars['Int']['output']>;
  /** Why the text is not a date. Null when it is valid. */
  reason?: Maybe<DateFlaw>;
  /** Seconds from 1970-01-01T00:00:00Z to the start of the date in UTC; negative for earlier dates. Null when not valid. */
  unix?: Maybe<Scalars['Float']['output']>;
  /** Second date of the difference, `YYYY-MM-DD`. Null when the request has none. */
  until?: Maybe<Scalars['Date']['output']>;
  /** Whether the text is an existing date. */
  valid: Scalars['Boolean']['output'];
  /** ISO 8601 week, 1 to 53. Null when not valid. */
  week?: Maybe<Scalars['Int']['output']>;
  /** Year of the ISO 8601 week; it can differ from `year` around New Year. Null when not valid. */
  weekYear?: Maybe<Scalars['Int']['output']>;
  /** ISO 8601 day of the week, 1 (Monday) to 7 (Sunday). Null when not valid. */
  weekday?: Maybe<Scalars['Int']['output']>;
  /** English name of the day of the week. Null when not valid. */
  weekdayName?: Maybe<Scalars['String']['output']>;
  /** Year, 1 to 9999. Null when not valid. */
  year?: Maybe<Scalars['Int']['output']>;
};


/** A date of the proleptic Gregorian calendar in the years 0001 to 9999. All facts are null when it is not valid. */
export type CalendarDateBusinessArgs = {
  add?: InputMaybe<Scalars['Int']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  market?: InputMaybe<SettlementCalendar>;
  region?: InputMaybe<Scalars['ID']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Local time in a time zone at an instant. When the source is unresolved, that is has no single time zone, most fields
 * are null.
 */
export type Clock = {
  __typename?: 'Clock';
  /** Abbreviation in effect, for example `EST` or `+0545`. Null when unresolved. */
  abbreviation?: Maybe<Scalars['String']['output']>;
  /** Local date and time with UTC offset, ISO 8601; milliseconds are included unless 0. Null when unresolved. */
  at?: Maybe<Scalars['String']['output']>;
  /** The same clock. Documents of REST paths group additional fields under `deep`. */
  deep: Clock;
  /**
   * DST flag of the rule, which some zones set in winter (Ireland) or during Ramadan. It does not mean that clocks are
   * ahead of standard time. Null when unresolved.
   */
  dst?: Maybe<Scalars['Boolean']['output']>;
  /** Seconds by which clocks are ahead of standard time; negative for rules with DST in winter. Null when unresolved. */
  dstOffsetSeconds?: Maybe<Scalars['Int']['output']>;
  /** Latitude of the source in WGS 84 degrees. Null unless it is a point or a resolved location. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude of the source in WGS 84 degrees. Null unless it is a point or a resolved location. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /**
   * Display name of the time in effect, for example `Eastern Time`. Null when CLDR has none, or one that contradicts the
   * rules.
   */
  name?: Maybe<Scalars['String']['output']>;
  /** Languages of `name` for this clock, `to` and `targets`, in that order, each listed once. */
  nameLanguages: Array<Scalars['String']['output']>;
  /**
   * A newer edition of the time-zone database that is known to have a different local time for this zone at this instant, for
   * example `2026f`. Null when none is known to differ.
   */
  newerEdition?: Maybe<Scalars['String']['output']>;
  /** UTC offset at this instant in `newerEdition`, in the format of `offset`. Null without such an edition. */
  newerOffset?: Maybe<Scalars['String']['output']>;
  /** Local time at the next change of the UTC offset, including political changes. Null without a change within 400 days. */
  nextDst?: Maybe<Clock>;
  /** UTC offset as `±HH:MM`; `±HH:MM:SS` for historical offsets with seconds. Null when unresolved. */
  offset?: Maybe<Scalars['String']['output']>;
  /** UTC offset in minutes, truncated toward zero; positive east of UTC. Null when unresolved. */
  offsetMinutes?: Maybe<Scalars['Int']['output']>;
  /** UTC offset in seconds; positive east of UTC. Null when unresolved. */
  offsetSeconds?: Maybe<Scalars['Int']['output']>;
  /** How the wall time of a conversion was resolved to this instant. Null when no wall time was converted. */
  resolution?: Maybe<WallTimeResolution>;
  /**
   * The period with the DST flag set that contains this instant, or the next one within 400 days. Null without such a
   * period.
   */
  season?: Maybe<DstSeason>;
  /** UTC offset of standard time according to the rules, in the format of `offset`. Null when unresolved. */
  standardOffset?: Maybe<Scalars['String']['output']>;
  /** UTC offset of standard time according to the rules, in seconds. Null when unresolved. */
  standardOffsetSeconds?: Maybe<Scalars['Int']['output']>;
  /** Local times in the zones of `targets` at the same instant, in the same order. Null without that argument. */
  targets?: Maybe<Array<Clock>>;
  /**
   * Local date and time as text in the format of the language, for display only, by the ICU library of the server. Null
   * when unresolved.
   */
  text?: Maybe<Scalars['String']['output']>;
  /**
   * The time zone. Its fields use the default edition unless they have an `edition` argument of their own. Null when
   * unresolved.
   */
  timezone?: Maybe<Timezone>;
  /** Edition of the time-zone database, for example `2026c`. */
  timezoneDatabaseVersion: Scalars['String']['output'];
  /** IANA identifier in the spelling of the database; aliases are not replaced. Null when unresolved. */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** Local time in the zone of `to` at the same instant. Null without that argument. */
  to?: Maybe<Clock>;
  /** Seconds since 1970-01-01T00:00:00Z, rounded down. Null when unresolved. */
  unix?: Maybe<Scalars['Float']['output']>;
};


/**
 * Local time in a time zone at an instant. When the source is unresolved, that is has no single time zone, most fields
 * are null.
 */
export type ClockNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Local time in a time zone at an instant. When the source is unresolved, that is has no single time zone, most fields
 * are null.
 */
export type ClockTextArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
  style?: ClockTextStyle;
};

/** Local time settings between two changes: a local time type of RFC 9636. */
export type ClockSetting = {
  __typename?: 'ClockSetting';
  /** Abbreviation in effect, for example `EST` or `+0545`. */
  abbreviation: Scalars['String']['output'];
  /** DST flag of the rule. */
  dst: Scalars['Boolean']['output'];
  /** UTC offset as `±HH:MM`; `±HH:MM:SS` when the offset has seconds. */
  offset: Scalars['String']['output'];
  /** UTC offset in seconds; positive east of UTC. */
  offsetSeconds: Scalars['Int']['output'];
  /** UTC offset of standard time, in seconds. */
  standardOffsetSeconds: Scalars['Int']['output'];
};

/** Length of the text of a clock. */
export type ClockTextStyle =
  /** Example: November 21, 2026 at 3:40 AM CET */
  | 'full'
  /** Example: Saturday, November 21, 2026 at 3:40 AM CET */
  | 'huge'
  /** Example: Nov 21, 2026, 3:40 AM */
  | 'medium'
  /** Example: 11/21/2026, 3:40 AM */
  | 'short';

export type Country = {
  __typename?: 'Country';
  /**
   * Whether a date is a business day in the country, with optional date arithmetic. Null when the code is not that of a
   * country.
   */
  businessDate?: Maybe<BusinessDate>;
  code: Scalars['ID']['output'];
  /** Whether a holiday calendar of the country is recorded. Null only with an error. */
  holidayCoverage?: Maybe<Scalars['Boolean']['output']>;
  /** Holidays of the country in one year. Null when the code is not that of a country. */
  holidays?: Maybe<HolidayYear>;
  /**
   * The first year whose holidays were compared with an independent set. Earlier years have a false
   * `HolidayYear.coverage`: days of former rules may be missing. Null without a calendar.
   */
  holidaysSince?: Maybe<Scalars['Int']['output']>;
  /** Long weekends and bridge days in one year. Null when the code is not that of a country. */
  longWeekends?: Maybe<LongWeekends>;
  /** Time zones of the country, in the order of zone.tab; empty for an uninhabited territory. Null only with an error. */
  timezones?: Maybe<Array<Timezone>>;
};


export type CountryBusinessDateArgs = {
  add?: InputMaybe<Scalars['Int']['input']>;
  date: Scalars['Date']['input'];
  region?: InputMaybe<Scalars['ID']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
};


export type CountryHolidaysArgs = {
  region?: InputMaybe<Scalars['ID']['input']>;
  type?: HolidayFilter;
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type CountryLongWeekendsArgs = {
  region?: InputMaybe<Scalars['ID']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** A country as the source of a clock. */
export type CountryLocation = {
  __typename?: 'CountryLocation';
  /** The time zones of the country, in the order of zone.tab. */
  candidates: Array<LocationCandidate>;
  /** Local time of the country. Its fields are null unless the status is `resolved`. Null only with an error. */
  clock?: Maybe<Clock>;
  /** The requested country. */
  input: LocationInput;
  /** Name of the data source. */
  source: Scalars['String']['output'];
  /** Whether the country has exactly one time zone. */
  status: LocationStatus;
  /** Always false, because no country has more than 50 zones. */
  truncated: Scalars['Boolean']['output'];
};


/** A country as the source of a clock. */
export type CountryLocationClockArgs = {
  at?: InputMaybe<Scalars['String']['input']>;
  disambiguation?: Disambiguation;
  edition?: InputMaybe<Scalars['ID']['input']>;
  lang?: InputMaybe<Scalars['String']['input']>;
  targets?: InputMaybe<Array<Scalars['ID']['input']>>;
  to?: InputMaybe<Scalars['ID']['input']>;
};

/** Why a text is not a date. */
export type DateFlaw =
  /** The text ends with the year, and `format` does not say whether month or day is first. */
  | 'format_required'
  /** The text has none of the accepted forms. */
  | 'malformed'
  /** The month does not have this day, or the year does not have this month. */
  | 'no_such_day';

/** Order of day and month in a date with the year last, separated by `/`, `-` or `.`. */
export type DateFormat =
  /** Day, month, year, for example `31.12.2026`. */
  | 'dmy'
  /** Month, day, year, for example `12/31/2026`. */
  | 'mdy';

/** How to resolve a wall time that local clocks show twice or skip. */
export type Disambiguation =
  /** A repeated time is the earlier instant; a skipped time moves forward by the length of the gap. */
  | 'compatible'
  /** A repeated time is the earlier instant; a skipped time moves back by the length of the gap. */
  | 'earlier'
  /** A repeated time is the later instant; a skipped time moves forward by the length of the gap. */
  | 'later'
  /** A repeated time is the error `ambiguous_time`; a skipped time is the error `nonexistent_time`. */
  | 'reject';

/** An uninterrupted period in which the DST flag of a zone is set. */
export type DstSeason = {
  __typename?: 'DstSeason';
  /** End of the period. Null when it ends after the year 9999 or never. */
  end?: Maybe<Transition>;
  /** Start of the period. Null when it began before the year 1 or the first record. */
  start?: Maybe<Transition>;
};

/** A holiday on one day. A holiday of several days has one record for each day. */
export type Holiday = {
  __typename?: 'Holiday';
  /** Date in the local calendar of the country, `YYYY-MM-DD`. */
  date: Scalars['Date']['output'];
  /** Earliest possible date; equal to `date` unless the date is estimated. */
  earliest: Scalars['Date']['output'];
  /**
   * Whether the date depends on the moon and is not announced yet. The actual date is between `earliest` and `latest`,
   * usually within one day.
   */
  estimated: Scalars['Boolean']['output'];
  /** Whether the holiday has this date in the Gregorian calendar in every year, by all rules with its name. */
  fixed: Scalars['Boolean']['output'];
  /** Local time at which the holiday starts, `HH:MM`, if a law defines it. Null: midnight at the start of the day. */
  from?: Maybe<Scalars['String']['output']>;
  /** Latest possible date; equal to `date` unless the date is estimated. */
  latest: Scalars['Date']['output'];
  /** English name, or the local name when no English name is recorded. */
  name: Scalars['String']['output'];
  /** Name in the first language of the country or region. */
  nameLocal: Scalars['String']['output'];
  /**
   * ISO 3166-2 codes without the country prefix of the regions with the holiday, sorted, for example `BY`. Null:
   * nationwide.
   */
  regions?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether the day is a substitute for a holiday on a weekend or on another holiday. */
  substitute: Scalars['Boolean']['output'];
  /** Local time at which the holiday ends, `HH:MM`, if a law defines it. Null: midnight at the end of the day. */
  to?: Maybe<Scalars['String']['output']>;
  /** Whether it is a public holiday or an observance. */
  type: HolidayType;
};

/** Holidays on one date in a country. */
export type HolidayDate = {
  __typename?: 'HolidayDate';
  /** ISO 3166-1 alpha-2 code, upper case, for example `NO`. */
  countryCode: Scalars['ID']['output'];
  /**
   * Whether the holidays of the year are complete: a calendar of the country is recorded, and the year is not before
   * `Country.holidaysSince`. If false, `holiday: null` does not mean that there is no holiday.
   */
  coverage: Scalars['Boolean']['output'];
  /** The requested date, `YYYY-MM-DD`. */
  date: Scalars['Date']['output'];
  /** The main holiday on the date: nationwide before regional, public before observance. Null when the date has none. */
  holiday?: Maybe<Holiday>;
  /** All holidays on the date in the same order; several when regions or names differ. Empty when the date has none. */
  holidays: Array<Holiday>;
};

/** Kinds of holidays to include. */
export type HolidayFilter =
  /** Public holidays and observances. */
  | 'all'
  /**
   * Observances that are not public holidays: bank and school holidays, optional and half days, local holidays and
   * remembrance days.
   */
  | 'observance'
  /**
   * Public holidays: days off by law. For holidays that last part of a day, `Holiday.from` and `Holiday.to` are the
   * hours.
   */
  | 'public';

/** Kind of holiday. */
export type HolidayType =
  /** Observance: not a day off. */
  | 'observance'
  /** Public holiday: a day off by law. */
  | 'public';

/** Holidays of a country in one year. */
export type HolidayYear = {
  __typename?: 'HolidayYear';
  /** ISO 3166-1 alpha-2 code, upper case, for example `NO`. */
  countryCode: Scalars['ID']['output'];
  /**
   * Whether the holidays of the year are complete: a calendar of the country is recorded, and the year is not before
   * `Country.holidaysSince`. If false, a missing day does not mean that it was not a holiday.
   */
  coverage: Scalars['Boolean']['output'];
  /**
   * One entry per day and name, at most 1,000, sorted by date with nationwide holidays first; empty when the year has
   * none.
   */
  holidays: Array<Holiday>;
  /**
   * The same holidays as an iCalendar object (RFC 5545) of all-day events with CRLF line ends. The UID of an event is
   * stable, and estimated dates have the status TENTATIVE. Null when there are no holidays.
   */
  icalendar?: Maybe<Scalars['String']['output']>;
  /** Gregorian year. */
  year: Scalars['Int']['output'];
};

export type Location = {
  __typename?: 'Location';
  /** Local time at the location. Its fields are null unless the status is `resolved`. Null only with an error. */
  clock?: Maybe<Clock>;
  id: Scalars['ID']['output'];
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  timezoneId?: Maybe<Scalars['ID']['output']>;
};


export type LocationClockArgs = {
  at?: InputMaybe<Scalars['String']['input']>;
  disambiguation?: Disambiguation;
  edition?: InputMaybe<Scalars['ID']['input']>;
  lang?: InputMaybe<Scalars['String']['input']>;
  targets?: InputMaybe<Array<Scalars['ID']['input']>>;
  to?: InputMaybe<Scalars['ID']['input']>;
};

export type LocationCandidate = {
  __typename?: 'LocationCandidate';
  countryCode?: Maybe<Scalars['ID']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  matchedName?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  placeId?: Maybe<Scalars['ID']['output']>;
  stateCode?: Maybe<Scalars['ID']['output']>;
  timezoneId?: Maybe<Scalars['ID']['output']>;
};

export type LocationInput = {
  __typename?: 'LocationInput';
  type: LocationSelector;
  value: Scalars['String']['output'];
};

export type LocationSelector =
  | 'address'
  | 'city'
  | 'country'
  | 'iata'
  | 'icao'
  | 'ip'
  | 'unlocode';

export type LocationStatus =
  | 'ambiguous'
  | 'not_found'
  | 'resolved';

/** A period of consecutive days off. */
export type LongWeekend = {
  __typename?: 'LongWeekend';
  /** Number of days. */
  days: Scalars['Int']['output'];
  /** First day, ISO 8601 date. */
  from: Scalars['Date']['output'];
  /** English names of the holidays in the period, sorted by date. */
  holidayNames: Array<Scalars['String']['output']>;
  /** Last day, ISO 8601 date. */
  to: Scalars['Date']['output'];
};

/** Long weekends and bridge days of a country in one year. */
export type LongWeekends = {
  __typename?: 'LongWeekends';
  /** Business days between two days off, sorted by date, at most 100. */
  bridgeDays: Array<BridgeDay>;
  /** ISO 3166-1 alpha-2 code, upper case, for example `NO`. */
  countryCode: Scalars['ID']['output'];
  /** Whether the holidays of the year are complete, see `HolidayYear.coverage`. If false, long weekends may be missing. */
  coverage: Scalars['Boolean']['output'];
  /** Periods of three or more days off that begin in the year and contain a public holiday, sorted by date, at most 100. */
  longWeekends: Array<LongWeekend>;
  /** Gregorian year. */
  year: Scalars['Int']['output'];
};

/** A parsed quantity. All facts are null when it is not valid. */
export type Measure = {
  __typename?: 'Measure';
  /**
   * Amount in `unit` as a plain decimal: exact up to 34 significant digits, otherwise rounded half to even to 20. Null
   * when not valid.
   */
  amount?: Maybe<Scalars['String']['output']>;
  /** Candidates for an ambiguous unit; empty unless `reason` is `ambiguous_unit`. */
  choices: Array<MeasureUnit>;
  /** Amount and unit in normalised form; the requested text when it is not a quantity. */
  measure: Scalars['String']['output'];
  /** Why the text is not valid. Null when it is valid. */
  reason?: Maybe<MeasureReason>;
  /** Type of quantity, for example `length`. Null when not valid. */
  type?: Maybe<Scalars['String']['output']>;
  /** Key of the unit of `amount`. Null when not valid. */
  unit?: Maybe<Scalars['String']['output']>;
  /** Whether the text is a quantity with a known unit and an unambiguous conversion. */
  valid: Scalars['Boolean']['output'];
};

/** Why a text is not a quantity that can be converted. */
export type MeasureReason =
  /** Several units have this name. `Measure.choices` lists them. */
  | 'ambiguous_unit'
  /** The text is not a number with a unit. */
  | 'malformed'
  /** The units, or the value and the target unit, have different types. */
  | 'mixed_units'
  /** The amount is impossible or too large. */
  | 'out_of_range'
  /** No unit has this key, symbol, name or alias. */
  | 'unknown_unit';

/** System that defines units of the same name that differ between the United States and the United Kingdom. */
export type MeasureSystem =
  /** British imperial units. */
  | 'imperial'
  /** US customary units. */
  | 'us';

/** A unit of measure. Each type has one base unit. */
export type MeasureUnit = {
  __typename?: 'MeasureUnit';
  /** Other accepted spellings. */
  aliases: Array<Scalars['String']['output']>;
  /**
   * One unit in base units: decimals and pi joined by `*` and `/`, for example `0.0254/6`. With `/x`, the amount in base
   * units is the factor divided by the amount.
   */
  factor: Scalars['String']['output'];
  /** English singular name, for example `kilometre`. */
  name: Scalars['String']['output'];
  /** Value in base units at 0 of this unit; not 0 for temperatures only. */
  offset: Scalars['String']['output'];
  /** English plural name, for example `kilometres`. */
  plural: Scalars['String']['output'];
  /** Symbol, for example `km`. */
  symbol: Scalars['String']['output'];
  /** System of the unit. */
  system: UnitSystem;
  /** Type of quantity, for example `length`. */
  type: Scalars['String']['output'];
  /** Key of the unit, for example `km`. The argument `Query.measure(toUnit:)` accepts it. */
  unit: Scalars['ID']['output'];
};

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type Point = {
  __typename?: 'Point';
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  /**
   * Other time zones whose boundaries contain the point, sorted by identifier. Two zones overlap where people use two
   * local times (`Asia/Urumqi` and `Asia/Shanghai`) or where countries dispute the territory. Empty when only one zone
   * applies. Null only with an error.
   */
  otherTimezones?: Maybe<Array<Timezone>>;
  /** The time zone at the point; a nautical zone over the open ocean. Null at gaps in the zone boundaries. */
  timezone?: Maybe<Timezone>;
};

export type Query = {
  __typename?: 'Query';
  /**
   * Whether a date is a business day in a country, one of its regions or a settlement calendar, with the next and
   * previous business day and optional date arithmetic. Null when there is no such country.
   */
  businessDate?: Maybe<BusinessDate>;
  /**
   * Whether clocks of a zone show a wall time once, twice or never, and the corresponding instants. Use it for
   * appointments that were stored before rules changed. Null when the edition has no zone with the identifier.
   */
  checkWallTime?: Maybe<WallTimeResolution>;
  /**
   * Local time in a time zone, and optionally in other zones at the same instant. Null when the edition has no zone with
   * the identifier. An unknown zone in `to` or `targets` is the error `not_found`.
   */
  clock?: Maybe<Clock>;
  /** Local time at a point. Over the open ocean, the nautical zone `Etc/GMT±n` applies. Null only with an error. */
  clockAtPoint?: Maybe<Clock>;
  /**
   * Converts an instant or a wall time of one zone to other zones, in the requested order. An unknown zone is the error
   * `not_found`. Null only with an error.
   */
  convert?: Maybe<Array<Clock>>;
  /**
   * A country as the source of a clock. By the table zone.tab, its status is `resolved` if it has one time zone,
   * `ambiguous` if it has several and `not_found` if it has none. Null only with an error.
   */
  countryLocation?: Maybe<CountryLocation>;
  /**
   * Parses a calendar date and derives its week, weekday and other facts. Text that is not a date returns
   * `valid: false`. Null only with an error.
   */
  date?: Maybe<CalendarDate>;
  /** Calendar dates in the requested order, 1 to 100. The list is null only with an error. */
  dates?: Maybe<Array<Maybe<CalendarDate>>>;
  /** The holidays on one date in a country. Null when there is no such country. */
  holiday?: Maybe<HolidayDate>;
  /**
   * Holidays of a country in one year. Null when there is no such country. A country without a recorded calendar returns
   * `coverage: false` and no days; years before `Country.holidaysSince` return `coverage: false` and the days of the
   * recorded rules.
   */
  holidays?: Maybe<HolidayYear>;
  /** Long weekends and bridge days of a country in one year. Null when there is no such country. */
  longWeekends?: Maybe<LongWeekends>;
  /**
   * Parses a quantity with its unit and converts it exactly. Text that is not a quantity returns `valid: false`.
   * Null only with an error.
   */
  measure?: Maybe<Measure>;
  /** Supported units, by type and then by size. Null only with an error. */
  measureUnits?: Maybe<Array<MeasureUnit>>;
  /** Quantities in the requested order, 1 to 100. The list is null only with an error. */
  measures?: Maybe<Array<Maybe<Measure>>>;
  /** A time zone by IANA identifier. Null when the edition has no such identifier. */
  timezone?: Maybe<Timezone>;
  /**
   * All time zones of the default edition that pass the filters, including aliases, sorted by identifier, in pages. Null only
   * with an error.
   */
  timezoneConnection?: Maybe<TimezoneConnection>;
  /**
   * Differences between two editions of the time-zone database up to the end of 2100. Compares abbreviation, UTC offset,
   * standard offset and DST flag of each zone. Null only with an error.
   */
  timezoneDifferences?: Maybe<TimezoneDifferences>;
  /**
   * Available editions of the time-zone database, at most 17: the bundled edition, then imported ones with the oldest
   * first. Null only with an error.
   */
  timezoneEditions?: Maybe<Array<TimezoneEdition>>;
  /**
   * Time zones by IANA identifier, at most 100, in the requested order; an element is null when the default edition has
   * no such identifier. The list is null only with an error.
   */
  timezones?: Maybe<Array<Maybe<Timezone>>>;
  /**
   * A catalogue of time zones, including aliases, with their local time settings at one instant.
   * Null only with an error.
   */
  zones?: Maybe<ZoneCatalog>;
};


export type QueryBusinessDateArgs = {
  add?: InputMaybe<Scalars['Int']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  date: Scalars['Date']['input'];
  market?: InputMaybe<SettlementCalendar>;
  region?: InputMaybe<Scalars['ID']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCheckWallTimeArgs = {
  at: Scalars['String']['input'];
  edition?: InputMaybe<Scalars['ID']['input']>;
  zone: Scalars['ID']['input'];
};


export type QueryClockArgs = {
  at?: InputMaybe<Scalars['String']['input']>;
  disambiguation?: Disambiguation;
  edition?: InputMaybe<Scalars['ID']['input']>;
  lang?: InputMaybe<Scalars['String']['input']>;
  targets?: InputMaybe<Array<Scalars['ID']['input']>>;
  to?: InputMaybe<Scalars['ID']['input']>;
  zone?: Scalars['ID']['input'];
};


export type QueryClockAtPointArgs = {
  at?: InputMaybe<Scalars['String']['input']>;
  disambiguation?: Disambiguation;
  edition?: InputMaybe<Scalars['ID']['input']>;
  lang?: InputMaybe<Scalars['String']['input']>;
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  targets?: InputMaybe<Array<Scalars['ID']['input']>>;
  to?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryConvertArgs = {
  at: Scalars['String']['input'];
  disambiguation?: Disambiguation;
  edition?: InputMaybe<Scalars['ID']['input']>;
  targets: Array<Scalars['ID']['input']>;
  zone: Scalars['ID']['input'];
};


export type QueryCountryLocationArgs = {
  country: Scalars['ID']['input'];
};


export type QueryDateArgs = {
  format?: InputMaybe<DateFormat>;
  until?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDatesArgs = {
  format?: InputMaybe<DateFormat>;
  until?: InputMaybe<Scalars['String']['input']>;
  values: Array<Scalars['String']['input']>;
};


export type QueryHolidayArgs = {
  country: Scalars['ID']['input'];
  date: Scalars['Date']['input'];
  region?: InputMaybe<Scalars['ID']['input']>;
  type?: HolidayFilter;
};


export type QueryHolidaysArgs = {
  country: Scalars['ID']['input'];
  region?: InputMaybe<Scalars['ID']['input']>;
  type?: HolidayFilter;
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLongWeekendsArgs = {
  country: Scalars['ID']['input'];
  region?: InputMaybe<Scalars['ID']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMeasureArgs = {
  locale?: InputMaybe<Scalars['String']['input']>;
  system?: InputMaybe<MeasureSystem>;
  toUnit?: InputMaybe<Scalars['String']['input']>;
  value: Scalars['String']['input'];
};


export type QueryMeasureUnitsArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  quantity?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMeasuresArgs = {
  locale?: InputMaybe<Scalars['String']['input']>;
  system?: InputMaybe<MeasureSystem>;
  toUnit?: InputMaybe<Scalars['String']['input']>;
  values: Array<Scalars['String']['input']>;
};


export type QueryTimezoneArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type QueryTimezoneConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTimezoneDifferencesArgs = {
  afterEdition: Scalars['ID']['input'];
  beforeEdition: Scalars['ID']['input'];
  zone?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryTimezonesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryZonesArgs = {
  abbreviation?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<Scalars['String']['input']>;
  at?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  dst?: InputMaybe<Scalars['Boolean']['input']>;
  edition?: InputMaybe<Scalars['ID']['input']>;
  observesDst?: InputMaybe<Scalars['Boolean']['input']>;
  offset?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  sort?: ZoneOrder;
};

/** Settlement calendars for payments and securities, from the published rules of their operators. */
export type SettlementCalendar =
  /** The Federal Reserve Banks of the United States, from 1986. */
  | 'federal_reserve'
  /** The London Stock Exchange, from 1998. */
  | 'lse'
  /** The New York Stock Exchange, from 1998. */
  | 'nyse'
  /** T2 of the Eurosystem, formerly TARGET2, from 2002. */
  | 'target2';

/**
 * A time zone of the IANA database. Fields that depend on the rules have an argument `edition`, and are the error
 * `not_found` if that edition has no such zone.
 */
export type Timezone = {
  __typename?: 'Timezone';
  /** Local time of the zone at an instant. Null only with an error. */
  at?: Maybe<Clock>;
  /** The canonical zone of an alias; otherwise the zone itself. Null only with an error. */
  canonical?: Maybe<Timezone>;
  /**
   * Countries that use the zone, according to zone.tab and zone1970.tab; empty when these list none, as for aliases.
   * Null only with an error.
   */
  countries?: Maybe<Array<Country>>;
  /** All identifiers with the same rules, including this one, sorted. Null only with an error. */
  equivalents?: Maybe<Array<Timezone>>;
  /** The component of `vtimezone` in an iCalendar object, for files and calendar programs. Null only with an error. */
  icalendar?: Maybe<Scalars['String']['output']>;
  /**
   * IANA identifier in the spelling of the database, for example `Europe/Oslo`. An alias is not replaced by its
   * canonical zone.
   */
  id: Scalars['ID']['output'];
  /**
   * Naming area: the text before the first slash of the identifier. It is not a continent. Null for identifiers without
   * a slash.
   */
  namingArea?: Maybe<Scalars['String']['output']>;
  /** Local time of the zone at the instant of the request. Null only with an error. */
  now?: Maybe<Clock>;
  /**
   * Current recurring rules as a POSIX TZ string, for example `EST5EDT,M3.2.0,M11.1.0`. Null when a TZ string cannot
   * express them.
   */
  posix?: Maybe<Scalars['String']['output']>;
  /** Changes of UTC offset, DST flag, abbreviation or standard offset, in chronological order. Null only with an error. */
  transitions?: Maybe<Array<Transition>>;
  /**
   * The zone as an iCalendar VTIMEZONE component (RFC 5545) with CRLF line ends and recurring rules, from `fromYear` on.
   * Null only with an error.
   */
  vtimezone?: Maybe<Scalars['String']['output']>;
  /** Windows time zone identifiers for the zone, according to CLDR; empty when it has none. */
  windowsIds: Array<Scalars['String']['output']>;
};


/**
 * A time zone of the IANA database. Fields that depend on the rules have an argument `edition`, and are the error
 * `not_found` if that edition has no such zone.
 */
export type TimezoneAtArgs = {
  at: Scalars['String']['input'];
  edition?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A time zone of the IANA database. Fields that depend on the rules have an argument `edition`, and are the error
 * `not_found` if that edition has no such zone.
 */
export type TimezoneCanonicalArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A time zone of the IANA database. Fields that depend on the rules have an argument `edition`, and are the error
 * `not_found` if that edition has no such zone.
 */
export type TimezoneEquivalentsArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A time zone of the IANA database. Fields that depend on the rules have an argument `edition`, and are the error
 * `not_found` if that edition has no such zone.
 */
export type TimezoneIcalendarArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
  fromYear?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A time zone of the IANA database. Fields that depend on the rules have an argument `edition`, and are the error
 * `not_found` if that edition has no such zone.
 */
export type TimezoneNowArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A time zone of the IANA database. Fields that depend on the rules have an argument `edition`, and are the error
 * `not_found` if that edition has no such zone.
 */
export type TimezonePosixArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A time zone of the IANA database. Fields that depend on the rules have an argument `edition`, and are the error
 * `not_found` if that edition has no such zone.
 */
export type TimezoneTransitionsArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
  limit?: Scalars['Int']['input'];
  since?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
};


/**
 * A time zone of the IANA database. Fields that depend on the rules have an argument `edition`, and are the error
 * `not_found` if that edition has no such zone.
 */
export type TimezoneVtimezoneArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
  fromYear?: InputMaybe<Scalars['Int']['input']>;
};

/** Aspects of a zone in which two editions can differ. */
export type TimezoneAspect =
  /** Abbreviation of the time. */
  | 'abbreviation'
  /** DST flag of the rule. */
  | 'dst'
  /** UTC offset. */
  | 'offset'
  /** UTC offset of standard time. */
  | 'standard_offset';

/** A page of time zones. */
export type TimezoneConnection = {
  __typename?: 'TimezoneConnection';
  /** Time zones on the page with their cursors. */
  edges: Array<TimezoneEdge>;
  /** Time zones on the page. */
  nodes: Array<Timezone>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of all time zones in the list. */
  totalCount: Scalars['Int']['output'];
};

/** A zone with differences between two editions. */
export type TimezoneDifference = {
  __typename?: 'TimezoneDifference';
  /** The aspects that differ at any time; empty when only one edition has the zone. */
  changed: Array<TimezoneAspect>;
  /** First instant of a difference. Null when the editions differ from the first record on. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Version of the only edition that has the zone. Null when both have it. If not null, `changed` is empty and `times`
   * is 0.
   */
  onlyIn?: Maybe<Scalars['ID']['output']>;
  /** Periods with a difference in chronological order. Null only with an error. */
  periods?: Maybe<Array<TimezoneDifferencePeriod>>;
  /** Number of periods with a difference. */
  times: Scalars['Int']['output'];
  /** IANA identifier, for example `Europe/Oslo`. */
  timezoneId: Scalars['ID']['output'];
  /** Instant from which the editions agree again permanently, within the compared years. Null when they do not. */
  until?: Maybe<Scalars['DateTime']['output']>;
};


/** A zone with differences between two editions. */
export type TimezoneDifferencePeriodsArgs = {
  limit?: Scalars['Int']['input'];
};

/** A period in which two editions differ in one way. */
export type TimezoneDifferencePeriod = {
  __typename?: 'TimezoneDifferencePeriod';
  /** Local time settings in the second edition. */
  after: ClockSetting;
  /** Local time settings in the first edition. */
  before: ClockSetting;
  /** Start of the period. Null when the editions differ from the first record on. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** End of the period. Null when it is after the year 2100. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Differences between two editions of the time-zone database. */
export type TimezoneDifferences = {
  __typename?: 'TimezoneDifferences';
  /** Version of the second edition, for example `2026c`. */
  afterEdition: Scalars['ID']['output'];
  /** Version of the first edition, for example `2026b`. */
  beforeEdition: Scalars['ID']['output'];
  /** Number of zones that differ. */
  count: Scalars['Int']['output'];
  /** The zones that differ, sorted by identifier. */
  zones: Array<TimezoneDifference>;
};

/** A time zone in a list. */
export type TimezoneEdge = {
  __typename?: 'TimezoneEdge';
  /** Opaque cursor of this time zone. */
  cursor: Scalars['String']['output'];
  /** The time zone. */
  node: Timezone;
};

/** An edition of the IANA time-zone database. */
export type TimezoneEdition = {
  __typename?: 'TimezoneEdition';
  /** Whether the edition is part of the installation; false when an operator imported it. */
  bundled: Scalars['Boolean']['output'];
  /** Whether this is the default edition, which applies when a request names no edition. */
  default: Scalars['Boolean']['output'];
  /** Instant of the import, ISO 8601 in UTC. Null when the edition is bundled. */
  importedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Source: a package with its version, or a file name. */
  source: Scalars['String']['output'];
  /** Version, for example `2026c`. */
  version: Scalars['ID']['output'];
  /** Number of identifiers, including aliases. */
  zoneCount: Scalars['Int']['output'];
};

/** A change in the local time settings of a zone. */
export type Transition = {
  __typename?: 'Transition';
  /** Local time at the instant according to the settings after the change. */
  after: Clock;
  /** Instant of the change, ISO 8601 in UTC. */
  at: Scalars['DateTime']['output'];
  /** Local time at the instant according to the settings before the change. */
  before: Clock;
  /** Seconds by which clocks are set forward; negative when set back, 0 when only other settings change. */
  changeSeconds: Scalars['Int']['output'];
  /** Seconds since 1970-01-01T00:00:00Z. */
  unix: Scalars['Float']['output'];
};

/** System of units. */
export type UnitSystem =
  /** Both US customary and imperial units. */
  | 'both'
  /** British imperial units. */
  | 'imperial'
  /** Metric system. */
  | 'metric'
  /** None of the other systems. */
  | 'other'
  /** US customary units. */
  | 'us';

/** How often local clocks show a wall time. */
export type WallTimeKind =
  /** Never, because clocks are set forward. */
  | 'gap'
  /** Twice, because clocks are set back. */
  | 'overlap'
  /** Exactly once. */
  | 'unique';

/** How a wall time was resolved to an instant. */
export type WallTimeResolution = {
  __typename?: 'WallTimeResolution';
  /** Seconds from the requested wall time to the chosen one: 0 unless clocks skip it. */
  adjustmentSeconds: Scalars['Int']['output'];
  /** The two candidate instants of a repeated or skipped time, earlier first; empty for a unique wall time. */
  alternatives: Array<Clock>;
  /** How often local clocks show the wall time. */
  kind: WallTimeKind;
  /** The disambiguation of the request, also when it had no effect. */
  policy: Disambiguation;
};

/** Time zones that match the filters, including aliases. */
export type ZoneCatalog = {
  __typename?: 'ZoneCatalog';
  /** The instant that applies to all zones, ISO 8601 in UTC. */
  at: Scalars['DateTime']['output'];
  /** Edition of the time-zone database, for example `2026c`. */
  timezoneDatabaseVersion: Scalars['String']['output'];
  /** Identifiers in the requested sort order. */
  timezoneIds: Array<Scalars['ID']['output']>;
  /** Local time settings of each zone at that instant, in the order of `timezoneIds`. */
  zones: Array<ZoneRow>;
};

/** Sort order of time zones. */
export type ZoneOrder =
  /** By UTC offset at the instant, then by identifier. */
  | 'offset'
  /** By identifier, in code point order. */
  | 'timezone';

/** A zone of the catalogue at its instant. */
export type ZoneRow = {
  __typename?: 'ZoneRow';
  /** Abbreviation in effect, for example `CET`. */
  abbreviation: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 codes of the countries that use the zone; empty when none is recorded. */
  countryCodes: Array<Scalars['ID']['output']>;
  /** DST flag of the rule. */
  dst: Scalars['Boolean']['output'];
  /** Naming area: the text before the first slash of the identifier. Null for identifiers without a slash. */
  namingArea?: Maybe<Scalars['String']['output']>;
  /** Whether the DST flag is set at any time in the UTC calendar year of the instant. */
  observesDst: Scalars['Boolean']['output'];
  /** UTC offset as `±HH:MM`; `±HH:MM:SS` when the offset has seconds. */
  offset: Scalars['String']['output'];
  /** UTC offset in seconds; positive east of UTC. */
  offsetSeconds: Scalars['Int']['output'];
  /** IANA identifier, for example `Europe/Oslo`. */
  timezoneId: Scalars['ID']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Country: Country;
  Location: Location;
  Point: Point;
  Timezone: Timezone;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Country:
    ( { __typename: 'Country' }
    & GraphQLRecursivePick<FederationTypes['Country'], {"code":true}> );
  Location:
    ( { __typename: 'Location' }
    & GraphQLRecursivePick<FederationTypes['Location'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Location'], {"timezoneId":true,"latitude":true,"longitude":true}> ) );
  Point:
    ( { __typename: 'Point' }
    & GraphQLRecursivePick<FederationTypes['Point'], {"latitude":true,"longitude":true}> );
  Timezone:
    ( { __typename: 'Timezone' }
    & GraphQLRecursivePick<FederationTypes['Timezone'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  BridgeDay: ResolverTypeWrapper<BridgeDay>;
  BusinessDate: ResolverTypeWrapper<BusinessDate>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  CalendarDate: ResolverTypeWrapper<DateFacts>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Clock: ResolverTypeWrapper<ClockModel>;
  ClockSetting: ResolverTypeWrapper<LocalTimeType>;
  ClockTextStyle: ClockTextStyle;
  Country: ResolverTypeWrapper<CountryReference>;
  CountryLocation: ResolverTypeWrapper<CountryLocationModel>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateFlaw: DateFlaw;
  DateFormat: DateFormat;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Disambiguation: Disambiguation;
  DstSeason: ResolverTypeWrapper<SeasonModel>;
  Holiday: ResolverTypeWrapper<Holiday>;
  HolidayDate: ResolverTypeWrapper<HolidayDate>;
  HolidayFilter: HolidayFilter;
  HolidayType: HolidayType;
  HolidayYear: ResolverTypeWrapper<HolidayYearModel>;
  Location: ResolverTypeWrapper<LocationReference>;
  LocationCandidate: ResolverTypeWrapper<LocationCandidate>;
  LocationInput: ResolverTypeWrapper<LocationInput>;
  LocationSelector: LocationSelector;
  LocationStatus: LocationStatus;
  LongWeekend: ResolverTypeWrapper<LongWeekend>;
  LongWeekends: ResolverTypeWrapper<LongWeekends>;
  Measure: ResolverTypeWrapper<Measure>;
  MeasureReason: MeasureReason;
  MeasureSystem: MeasureSystem;
  MeasureUnit: ResolverTypeWrapper<MeasureUnit>;
  PageInfo: ResolverTypeWrapper<PagePosition>;
  Point: ResolverTypeWrapper<PointReference>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SettlementCalendar: SettlementCalendar;
  Timezone: ResolverTypeWrapper<TimezoneModel>;
  TimezoneAspect: TimezoneAspect;
  TimezoneConnection: ResolverTypeWrapper<TimezonePage>;
  TimezoneDifference: ResolverTypeWrapper<ZoneDifferences>;
  TimezoneDifferencePeriod: ResolverTypeWrapper<Difference>;
  TimezoneDifferences: ResolverTypeWrapper<TimezoneDifferencesModel>;
  TimezoneEdge: ResolverTypeWrapper<Omit<TimezoneEdge, 'node'> & { node: ResolversTypes['Timezone'] }>;
  TimezoneEdition: ResolverTypeWrapper<TimezoneEdition>;
  Transition: ResolverTypeWrapper<TransitionModel>;
  UnitSystem: UnitSystem;
  WallTimeKind: WallTimeKind;
  WallTimeResolution: ResolverTypeWrapper<ResolutionModel>;
  ZoneCatalog: ResolverTypeWrapper<ZoneCatalogModel>;
  ZoneOrder: ZoneOrder;
  ZoneRow: ResolverTypeWrapper<ZoneRowModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BridgeDay: BridgeDay;
  BusinessDate: BusinessDate;
  Boolean: Scalars['Boolean']['output'];
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  CalendarDate: DateFacts;
  Float: Scalars['Float']['output'];
  Clock: ClockModel;
  ClockSetting: LocalTimeType;
  Country: CountryReference;
  CountryLocation: CountryLocationModel;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DstSeason: SeasonModel;
  Holiday: Holiday;
  HolidayDate: HolidayDate;
  HolidayYear: HolidayYearModel;
  Location: LocationReference;
  LocationCandidate: LocationCandidate;
  LocationInput: LocationInput;
  LongWeekend: LongWeekend;
  LongWeekends: LongWeekends;
  Measure: Measure;
  MeasureUnit: MeasureUnit;
  PageInfo: PagePosition;
  Point: PointReference;
  Query: Record<PropertyKey, never>;
  Timezone: TimezoneModel;
  TimezoneConnection: TimezonePage;
  TimezoneDifference: ZoneDifferences;
  TimezoneDifferencePeriod: Difference;
  TimezoneDifferences: TimezoneDifferencesModel;
  TimezoneEdge: Omit<TimezoneEdge, 'node'> & { node: ResolversParentTypes['Timezone'] };
  TimezoneEdition: TimezoneEdition;
  Transition: TransitionModel;
  WallTimeResolution: ResolutionModel;
  ZoneCatalog: ZoneCatalogModel;
  ZoneRow: ZoneRowModel;
  Int: Scalars['Int']['output'];
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Array<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = LookupContext, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type BridgeDayResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['BridgeDay'] = ResolversParentTypes['BridgeDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type BusinessDateResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['BusinessDate'] = ResolversParentTypes['BusinessDate']> = {
  business?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  estimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holidayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  market?: Resolver<Maybe<ResolversTypes['SettlementCalendar']>, ParentType, ContextType>;
  next?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  weekend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CalendarDateResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CalendarDate'] = ResolversParentTypes['CalendarDate']> = {
  business?: Resolver<Maybe<ResolversTypes['BusinessDate']>, ParentType, ContextType, Partial<CalendarDateBusinessArgs>>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dayOfYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  daysInMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  leap?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  monthName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quarter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['DateFlaw']>, ParentType, ContextType>;
  unix?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  week?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weekYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weekday?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weekdayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClockResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Clock'] = ResolversParentTypes['Clock']> = {
  abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Clock'], ParentType, ContextType>;
  dst?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dstOffsetSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ClockNameArgs>>;
  nameLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  newerEdition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newerOffset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextDst?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offsetMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offsetSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['WallTimeResolution']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['DstSeason']>, ParentType, ContextType>;
  standardOffset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standardOffsetSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  targets?: Resolver<Maybe<Array<ResolversTypes['Clock']>>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ClockTextArgs, 'style'>>;
  timezone?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType>;
  timezoneDatabaseVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezoneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType>;
  unix?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ClockSettingResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['ClockSetting'] = ResolversParentTypes['ClockSetting']> = {
  abbreviation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offsetSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standardOffsetSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country'], FederationReferenceType extends FederationReferenceTypes['Country'] = FederationReferenceTypes['Country']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Country']> | FederationReferenceType, FederationReferenceType, ContextType>;
  businessDate?: Resolver<Maybe<ResolversTypes['BusinessDate']>, ParentType, ContextType, RequireFields<CountryBusinessDateArgs, 'date'>>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  holidayCoverage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  holidays?: Resolver<Maybe<ResolversTypes['HolidayYear']>, ParentType, ContextType, RequireFields<CountryHolidaysArgs, 'type'>>;
  holidaysSince?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  longWeekends?: Resolver<Maybe<ResolversTypes['LongWeekends']>, ParentType, ContextType, Partial<CountryLongWeekendsArgs>>;
  timezones?: Resolver<Maybe<Array<ResolversTypes['Timezone']>>, ParentType, ContextType>;
};

export type CountryLocationResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CountryLocation'] = ResolversParentTypes['CountryLocation']> = {
  candidates?: Resolver<Array<ResolversTypes['LocationCandidate']>, ParentType, ContextType>;
  clock?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType, RequireFields<CountryLocationClockArgs, 'disambiguation'>>;
  input?: Resolver<ResolversTypes['LocationInput'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LocationStatus'], ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DstSeasonResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['DstSeason'] = ResolversParentTypes['DstSeason']> = {
  end?: Resolver<Maybe<ResolversTypes['Transition']>, ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['Transition']>, ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  earliest?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  estimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latest?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameLocal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  substitute?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['HolidayType'], ParentType, ContextType>;
};

export type HolidayDateResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['HolidayDate'] = ResolversParentTypes['HolidayDate']> = {
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  holiday?: Resolver<Maybe<ResolversTypes['Holiday']>, ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType>;
};

export type HolidayYearResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['HolidayYear'] = ResolversParentTypes['HolidayYear']> = {
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType>;
  icalendar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location'], FederationReferenceType extends FederationReferenceTypes['Location'] = FederationReferenceTypes['Location']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Location']> | FederationReferenceType, FederationReferenceType, ContextType>;
  clock?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType, RequireFields<LocationClockArgs, 'disambiguation'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LocationCandidateResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['LocationCandidate'] = ResolversParentTypes['LocationCandidate']> = {
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  matchedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timezoneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LocationInputResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['LocationInput'] = ResolversParentTypes['LocationInput']> = {
  type?: Resolver<ResolversTypes['LocationSelector'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LongWeekendResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['LongWeekend'] = ResolversParentTypes['LongWeekend']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  holidayNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type LongWeekendsResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['LongWeekends'] = ResolversParentTypes['LongWeekends']> = {
  bridgeDays?: Resolver<Array<ResolversTypes['BridgeDay']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  longWeekends?: Resolver<Array<ResolversTypes['LongWeekend']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MeasureResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Measure'] = ResolversParentTypes['Measure']> = {
  amount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['MeasureUnit']>, ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['MeasureReason']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MeasureUnitResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['MeasureUnit'] = ResolversParentTypes['MeasureUnit']> = {
  aliases?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  factor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plural?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  system?: Resolver<ResolversTypes['UnitSystem'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PointResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Point'] = ResolversParentTypes['Point'], FederationReferenceType extends FederationReferenceTypes['Point'] = FederationReferenceTypes['Point']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Point']> | FederationReferenceType, FederationReferenceType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  otherTimezones?: Resolver<Maybe<Array<ResolversTypes['Timezone']>>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  businessDate?: Resolver<Maybe<ResolversTypes['BusinessDate']>, ParentType, ContextType, RequireFields<QueryBusinessDateArgs, 'date'>>;
  checkWallTime?: Resolver<Maybe<ResolversTypes['WallTimeResolution']>, ParentType, ContextType, RequireFields<QueryCheckWallTimeArgs, 'at' | 'zone'>>;
  clock?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType, RequireFields<QueryClockArgs, 'disambiguation' | 'zone'>>;
  clockAtPoint?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType, RequireFields<QueryClockAtPointArgs, 'disambiguation' | 'latitude' | 'longitude'>>;
  convert?: Resolver<Maybe<Array<ResolversTypes['Clock']>>, ParentType, ContextType, RequireFields<QueryConvertArgs, 'at' | 'disambiguation' | 'targets' | 'zone'>>;
  countryLocation?: Resolver<Maybe<ResolversTypes['CountryLocation']>, ParentType, ContextType, RequireFields<QueryCountryLocationArgs, 'country'>>;
  date?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType, Partial<QueryDateArgs>>;
  dates?: Resolver<Maybe<Array<Maybe<ResolversTypes['CalendarDate']>>>, ParentType, ContextType, RequireFields<QueryDatesArgs, 'values'>>;
  holiday?: Resolver<Maybe<ResolversTypes['HolidayDate']>, ParentType, ContextType, RequireFields<QueryHolidayArgs, 'country' | 'date' | 'type'>>;
  holidays?: Resolver<Maybe<ResolversTypes['HolidayYear']>, ParentType, ContextType, RequireFields<QueryHolidaysArgs, 'country' | 'type'>>;
  longWeekends?: Resolver<Maybe<ResolversTypes['LongWeekends']>, ParentType, ContextType, RequireFields<QueryLongWeekendsArgs, 'country'>>;
  measure?: Resolver<Maybe<ResolversTypes['Measure']>, ParentType, ContextType, RequireFields<QueryMeasureArgs, 'value'>>;
  measureUnits?: Resolver<Maybe<Array<ResolversTypes['MeasureUnit']>>, ParentType, ContextType, RequireFields<QueryMeasureUnitsArgs, 'limit'>>;
  measures?: Resolver<Maybe<Array<Maybe<ResolversTypes['Measure']>>>, ParentType, ContextType, RequireFields<QueryMeasuresArgs, 'values'>>;
  timezone?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType, RequireFields<QueryTimezoneArgs, 'id'>>;
  timezoneConnection?: Resolver<Maybe<ResolversTypes['TimezoneConnection']>, ParentType, ContextType, Partial<QueryTimezoneConnectionArgs>>;
  timezoneDifferences?: Resolver<Maybe<ResolversTypes['TimezoneDifferences']>, ParentType, ContextType, RequireFields<QueryTimezoneDifferencesArgs, 'afterEdition' | 'beforeEdition'>>;
  timezoneEditions?: Resolver<Maybe<Array<ResolversTypes['TimezoneEdition']>>, ParentType, ContextType>;
  timezones?: Resolver<Maybe<Array<Maybe<ResolversTypes['Timezone']>>>, ParentType, ContextType, RequireFields<QueryTimezonesArgs, 'ids'>>;
  zones?: Resolver<Maybe<ResolversTypes['ZoneCatalog']>, ParentType, ContextType, RequireFields<QueryZonesArgs, 'sort'>>;
};

export type TimezoneResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Timezone'] = ResolversParentTypes['Timezone'], FederationReferenceType extends FederationReferenceTypes['Timezone'] = FederationReferenceTypes['Timezone']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Timezone']> | FederationReferenceType, FederationReferenceType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType, RequireFields<TimezoneAtArgs, 'at'>>;
  canonical?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType, Partial<TimezoneCanonicalArgs>>;
  countries?: Resolver<Maybe<Array<ResolversTypes['Country']>>, ParentType, ContextType>;
  equivalents?: Resolver<Maybe<Array<ResolversTypes['Timezone']>>, ParentType, ContextType, Partial<TimezoneEquivalentsArgs>>;
  icalendar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<TimezoneIcalendarArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  namingArea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType, Partial<TimezoneNowArgs>>;
  posix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<TimezonePosixArgs>>;
  transitions?: Resolver<Maybe<Array<ResolversTypes['Transition']>>, ParentType, ContextType, RequireFields<TimezoneTransitionsArgs, 'limit'>>;
  vtimezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<TimezoneVtimezoneArgs>>;
  windowsIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TimezoneConnectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['TimezoneConnection'] = ResolversParentTypes['TimezoneConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TimezoneEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Timezone']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimezoneDifferenceResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['TimezoneDifference'] = ResolversParentTypes['TimezoneDifference']> = {
  changed?: Resolver<Array<ResolversTypes['TimezoneAspect']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  onlyIn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  periods?: Resolver<Maybe<Array<ResolversTypes['TimezoneDifferencePeriod']>>, ParentType, ContextType, RequireFields<TimezoneDifferencePeriodsArgs, 'limit'>>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timezoneId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TimezoneDifferencePeriodResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['TimezoneDifferencePeriod'] = ResolversParentTypes['TimezoneDifferencePeriod']> = {
  after?: Resolver<ResolversTypes['ClockSetting'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['ClockSetting'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TimezoneDifferencesResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['TimezoneDifferences'] = ResolversParentTypes['TimezoneDifferences']> = {
  afterEdition?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  beforeEdition?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zones?: Resolver<Array<ResolversTypes['TimezoneDifference']>, ParentType, ContextType>;
};

export type TimezoneEdgeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['TimezoneEdge'] = ResolversParentTypes['TimezoneEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Timezone'], ParentType, ContextType>;
};

export type TimezoneEditionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['TimezoneEdition'] = ResolversParentTypes['TimezoneEdition']> = {
  bundled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  importedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  zoneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransitionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Transition'] = ResolversParentTypes['Transition']> = {
  after?: Resolver<ResolversTypes['Clock'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Clock'], ParentType, ContextType>;
  changeSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unix?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WallTimeResolutionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['WallTimeResolution'] = ResolversParentTypes['WallTimeResolution']> = {
  adjustmentSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alternatives?: Resolver<Array<ResolversTypes['Clock']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WallTimeKind'], ParentType, ContextType>;
  policy?: Resolver<ResolversTypes['Disambiguation'], ParentType, ContextType>;
};

export type ZoneCatalogResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['ZoneCatalog'] = ResolversParentTypes['ZoneCatalog']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timezoneDatabaseVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezoneIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  zones?: Resolver<Array<ResolversTypes['ZoneRow']>, ParentType, ContextType>;
};

export type ZoneRowResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['ZoneRow'] = ResolversParentTypes['ZoneRow']> = {
  abbreviation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCodes?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  dst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  namingArea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  observesDst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offsetSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timezoneId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = LookupContext> = {
  BridgeDay?: BridgeDayResolvers<ContextType>;
  BusinessDate?: BusinessDateResolvers<ContextType>;
  CalendarDate?: CalendarDateResolvers<ContextType>;
  Clock?: ClockResolvers<ContextType>;
  ClockSetting?: ClockSettingResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryLocation?: CountryLocationResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DstSeason?: DstSeasonResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  HolidayDate?: HolidayDateResolvers<ContextType>;
  HolidayYear?: HolidayYearResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  LocationCandidate?: LocationCandidateResolvers<ContextType>;
  LocationInput?: LocationInputResolvers<ContextType>;
  LongWeekend?: LongWeekendResolvers<ContextType>;
  LongWeekends?: LongWeekendsResolvers<ContextType>;
  Measure?: MeasureResolvers<ContextType>;
  MeasureUnit?: MeasureUnitResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Timezone?: TimezoneResolvers<ContextType>;
  TimezoneConnection?: TimezoneConnectionResolvers<ContextType>;
  TimezoneDifference?: TimezoneDifferenceResolvers<ContextType>;
  TimezoneDifferencePeriod?: TimezoneDifferencePeriodResolvers<ContextType>;
  TimezoneDifferences?: TimezoneDifferencesResolvers<ContextType>;
  TimezoneEdge?: TimezoneEdgeResolvers<ContextType>;
  TimezoneEdition?: TimezoneEditionResolvers<ContextType>;
  Transition?: TransitionResolvers<ContextType>;
  WallTimeResolution?: WallTimeResolutionResolvers<ContextType>;
  ZoneCatalog?: ZoneCatalogResolvers<ContextType>;
  ZoneRow?: ZoneRowResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = LookupContext> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
