import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { DateFacts } from './date/calendar-date.ts';
import type { ClockModel, TransitionModel, SeasonModel, ResolutionModel } from './clock/resolvers.ts';
import type { CountryReference } from './country/resolvers.ts';
import type { CountryLocationModel, LocationReference } from './location/resolvers.ts';
import type { HolidayYearModel } from './holiday/resolvers.ts';
import type { PointReference } from './point/resolvers.ts';
import type { LocalTimeType } from './tz/compile.ts';
import type { TimezoneModel } from './timezone/resolvers.ts';
import type { ZoneDifferences, Difference } from './tz/differences.ts';
import type { TimezoneDifferencesModel } from './editions/resolvers.ts';
import type { ZoneCatalogModel, ZoneRowModel } from './zones/resolvers.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
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

/** A business day that joins days off. */
export type BridgeDay = {
  __typename?: 'BridgeDay';
  /** ISO date. */
  date: Scalars['Date']['output'];
  /** Days in a row that are free if it is. */
  days: Scalars['Int']['output'];
  /** The first day off before it, in a row. */
  from: Scalars['Date']['output'];
  /** The last day off after it, in a row. */
  to: Scalars['Date']['output'];
};

/** A date as a business day. */
export type BusinessDate = {
  __typename?: 'BusinessDate';
  /** True: work is done, neither a day of rest of the week nor a public holiday for the whole day. */
  business: Scalars['Boolean']['output'];
  /** ISO 3166-1 alpha-2 code of the country; null for a settlement calendar. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** False when the source has no calendar of the country: then only its weekends count. */
  coverage: Scalars['Boolean']['output'];
  /** ISO date. */
  date: Scalars['Date']['output'];
  /** Business days after the date, up to and including `to`; negative when that is earlier. Null without `to`. */
  days?: Maybe<Scalars['Int']['output']>;
  /** True: a holiday that decides the answer follows from the moon and has not been announced. */
  estimated: Scalars['Boolean']['output'];
  /** English name of the public holiday. Null when it is none. */
  holidayName?: Maybe<Scalars['String']['output']>;
  /** The settlement calendar; null for a country. */
  market?: Maybe<SettlementCalendar>;
  /** The first business day after the date. */
  next: Scalars['Date']['output'];
  /** The last business day before the date. */
  previous: Scalars['Date']['output'];
  /** The date so many business days away as `add` asks for; the date itself for 0. Null without `add`. */
  result?: Maybe<Scalars['Date']['output']>;
  /** ISO form of the date up to which was counted. Null without `to`. */
  until?: Maybe<Scalars['Date']['output']>;
  /** True: a day of rest of the week. */
  weekend: Scalars['Boolean']['output'];
};

/** A date of the proleptic Gregorian calendar, years 0001 to 9999. Every fact is null when it is not valid. */
export type CalendarDate = {
  __typename?: 'CalendarDate';
  /** The date as a business day. Null when it is not valid, or no such country exists. */
  business?: Maybe<BusinessDate>;
  /** ISO date, `YYYY-MM-DD`; the text as given when it is no date. */
  date: Scalars['String']['output'];
  /** Day of the month, 1 to 31. */
  day?: Maybe<Scalars['Int']['output']>;
  /** Day of the year, 1 to 366. */
  dayOfYear?: Maybe<Scalars['Int']['output']>;
  /** Whole days from the date to the other one; negative when that is earlier. Null when none was given. */
  days?: Maybe<Scalars['Int']['output']>;
  /** Days of the month, 28 to 31. */
  daysInMonth?: Maybe<Scalars['Int']['output']>;
  /** The same date again, to group its richer fields. */
  deep: CalendarDate;
  /** True in a leap year. */
  leap?: Maybe<Scalars['Boolean']['output']>;
  /** Month, 1 to 12. */
  month?: Maybe<Scalars['Int']['output']>;
  /** English name of the month. */
  monthName?: Maybe<Scalars['String']['output']>;
  /** Quarter, 1 to 4. */
  quarter?: Maybe<Scalars['Int']['output']>;
  /** Whole seconds from 1970-01-01T00:00:00Z to the start of the date in UTC; negative before. */
  unix?: Maybe<Scalars['Float']['output']>;
  /** ISO form of the other date of the difference. Null when none was given. */
  until?: Maybe<Scalars['Date']['output']>;
  /** True when the text is a date that exists. */
  valid: Scalars['Boolean']['output'];
  /** ISO 8601 week, 1 to 53. */
  week?: Maybe<Scalars['Int']['output']>;
  /** Year that the ISO week belongs to; it differs from `year` around New Year. */
  weekYear?: Maybe<Scalars['Int']['output']>;
  /** Day of the ISO week: 1 is Monday, 7 is Sunday. */
  weekday?: Maybe<Scalars['Int']['output']>;
  /** English name of the weekday. */
  weekdayName?: Maybe<Scalars['String']['output']>;
  /** Year, 1 to 9999. */
  year?: Maybe<Scalars['Int']['output']>;
};


/** A date of the proleptic Gregorian calendar, years 0001 to 9999. Every fact is null when it is not valid. */
export type CalendarDateBusinessArgs = {
  add?: InputMaybe<Scalars['Int']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  market?: InputMaybe<SettlementCalendar>;
  region?: InputMaybe<Scalars['ID']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
};

/** What the clocks of a time zone show at an instant. Fields are null when the source of the zone is unresolved. */
export type Clock = {
  __typename?: 'Clock';
  /** Short name of the time in force: `EST`, `+0545`. */
  abbreviation?: Maybe<Scalars['String']['output']>;
  /** Local date and time with UTC offset, ISO 8601. Milliseconds are written when there are any. */
  at?: Maybe<Scalars['String']['output']>;
  /** The same clock: for grouping fields. */
  deep: Clock;
  /**
   * The rule's own DST flag, which some zones set in winter (Ireland) or in Ramadan. It does not say that clocks are
   * ahead of UTC or of standard time.
   */
  dst?: Maybe<Scalars['Boolean']['output']>;
  /** Seconds by which clocks are ahead of standard time; negative where the rules save in winter. */
  dstOffsetSeconds?: Maybe<Scalars['Int']['output']>;
  /** WGS 84 degrees of the source: coordinates as given, or those of a resolved location. Null for other sources. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** WGS 84 degrees of the source: coordinates as given, or those of a resolved location. Null for other sources. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Friendly name of the time: `Eastern Time`. Null where CLDR has none, or where the rules in force do not bear it out. */
  name?: Maybe<Scalars['String']['output']>;
  /** Languages of the names of this clock, of `to` and of `targets`, in that order, each once. */
  nameLanguages: Array<Scalars['String']['output']>;
  /** The clock at the next change of the UTC offset, political changes included. Null when none comes within 400 days. */
  nextDst?: Maybe<Clock>;
  /** UTC offset as `±HH:MM`, with `:SS` for historical offsets that have seconds. */
  offset?: Maybe<Scalars['String']['output']>;
  /** Whole minutes of the UTC offset, east positive, truncated toward zero. */
  offsetMinutes?: Maybe<Scalars['Int']['output']>;
  /** UTC offset in seconds, east positive. */
  offsetSeconds?: Maybe<Scalars['Int']['output']>;
  /** How the wall time of a conversion became this instant. Null for now, for an explicit offset, without conversion. */
  resolution?: Maybe<WallTimeResolution>;
  /**
   * The time during which the DST flag is set without a break, around this instant, or the next one that begins within
   * 400 days. Null when there is none.
   */
  season?: Maybe<DstSeason>;
  /** UTC offset of standard time at this instant by the rules, as `offset`. */
  standardOffset?: Maybe<Scalars['String']['output']>;
  /** UTC offset of standard time at this instant by the rules, in seconds. */
  standardOffsetSeconds?: Maybe<Scalars['Int']['output']>;
  /** The clocks of `targets` at the same instant, in their order. Null without `targets`. */
  targets?: Maybe<Array<Clock>>;
  /**
   * The local date and time in words, as a reader of the language expects them; for people, not for machines. The rules
   * are those of the clock’s edition, the words those of the server's ICU. Null when the source zone is unresolved.
   */
  text?: Maybe<Scalars['String']['output']>;
  /** The time zone itself. Its fields rest on the default edition unless they are told another. */
  timezone?: Maybe<Timezone>;
  /** Edition of the rules. */
  timezoneDatabaseVersion: Scalars['String']['output'];
  /** IANA identifier as asked for, in the spelling of the database. */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** The clock of `to` at the same instant. Null without `to`. */
  to?: Maybe<Clock>;
  /** Whole seconds since 1970-01-01T00:00:00Z, rounded down. */
  unix?: Maybe<Scalars['Float']['output']>;
};


/** What the clocks of a time zone show at an instant. Fields are null when the source of the zone is unresolved. */
export type ClockNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** What the clocks of a time zone show at an instant. Fields are null when the source of the zone is unresolved. */
export type ClockTextArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
  style?: ClockTextStyle;
};

/** What clocks show between two changes: a local time type of RFC 9636. */
export type ClockSetting = {
  __typename?: 'ClockSetting';
  /** Short name of the time in force: `EST`, `+0545`. */
  abbreviation: Scalars['String']['output'];
  /** The rule's own DST flag. */
  dst: Scalars['Boolean']['output'];
  /** UTC offset as `±HH:MM`, with `:SS` if it has seconds. */
  offset: Scalars['String']['output'];
  /** UTC offset in seconds, east positive. */
  offsetSeconds: Scalars['Int']['output'];
  /** UTC offset of standard time, in seconds. */
  standardOffsetSeconds: Scalars['Int']['output'];
};

/** How much the text of a clock says. */
export type ClockTextStyle =
  /** November 21, 2026 at 3:40 AM CET */
  | 'full'
  /** Saturday, November 21, 2026 at 3:40 AM CET */
  | 'huge'
  /** Nov 21, 2026, 3:40 AM */
  | 'medium'
  /** 11/21/2026, 3:40 AM */
  | 'short';

export type Country = {
  __typename?: 'Country';
  /** A date as a business day of the country. Null when the code is of no country. */
  businessDate?: Maybe<BusinessDate>;
  code: Scalars['ID']['output'];
  /** Whether a calendar of its holidays is recorded. Null only with an error. */
  holidayCoverage?: Maybe<Scalars['Boolean']['output']>;
  /** The holidays of one year. Null when the code is of no country. */
  holidays?: Maybe<HolidayYear>;
  /** The long weekends of one year, and the days that bridge a holiday. Null when the code is of no country. */
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
  /** The country's zones in the order of zone.tab. */
  candidates: Array<LocationCandidate>;
  /** Its clock; with null fields unless the status is resolved. Null only with an error. */
  clock?: Maybe<Clock>;
  /** What was asked for. */
  input: LocationInput;
  /** Label of the data source. */
  source?: Maybe<Scalars['String']['output']>;
  /** Whether the country stands for one zone. */
  status: LocationStatus;
  /** Always false: no country has more than 50 zones. */
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

/** The order of day, month and year in a date with the year last, separated by `/`, `-` or `.`. */
export type DateFormat =
  /** Day, month, year. */
  | 'dmy'
  /** Month, day, year. */
  | 'mdy';

/** How a wall time that clocks show twice, or never, becomes an instant. */
export type Disambiguation =
  /** The earlier of two instants; a skipped time moves forward by the jump. */
  | 'compatible'
  /** The earlier of two instants; a skipped time moves back by the jump. */
  | 'earlier'
  /** The later of two instants; a skipped time moves forward by the jump. */
  | 'later'
  /** An error: `ambiguous_time` or `nonexistent_time`. */
  | 'reject';

/** A time during which a zone's DST flag is set without a break. */
export type DstSeason = {
  __typename?: 'DstSeason';
  /** Null when it ends after the year 9999, or never. */
  end?: Maybe<Transition>;
  /** Null when it began before the year 1, or before all records. */
  start?: Maybe<Transition>;
};

/** A holiday on one day; a holiday of several days is several of these. */
export type Holiday = {
  __typename?: 'Holiday';
  /** ISO date in the country's own calendar day. */
  date: Scalars['Date']['output'];
  /** The first date on which it may fall: that of the day itself unless it is estimated. */
  earliest: Scalars['Date']['output'];
  /**
   * True: the date follows from the moon and has not been announced, so that it may yet fall on another one, from `earliest`
   * to `latest`: as a rule a day to either side.
   */
  estimated: Scalars['Boolean']['output'];
  /** True: on this date of the Gregorian calendar in each year that it is kept, by all rules of its name. */
  fixed: Scalars['Boolean']['output'];
  /** Local time, `HH:MM`, from which it is kept, where a law says so. Null: from midnight on. */
  from?: Maybe<Scalars['String']['output']>;
  /** The last date on which it may fall: that of the day itself unless it is estimated. */
  latest: Scalars['Date']['output'];
  /** English name; the local one when no English one is recorded. */
  name: Scalars['String']['output'];
  /** Name in the first language of the country or region. */
  nameLocal: Scalars['String']['output'];
  /** Regions that keep it: ISO 3166-2 codes without the country, ordered. Null: nationwide. */
  regions?: Maybe<Array<Scalars['String']['output']>>;
  /** True: a day off in place of one that fell on a weekend or on another holiday. */
  substitute: Scalars['Boolean']['output'];
  /** Local time, `HH:MM`, until which it is kept, where a law says so. Null: until midnight. */
  to?: Maybe<Scalars['String']['output']>;
  /** Whether it is a day off. */
  type: HolidayType;
};

/** One date in a country. */
export type HolidayDate = {
  __typename?: 'HolidayDate';
  /** ISO 3166-1 alpha-2 code, upper case. */
  countryCode: Scalars['ID']['output'];
  /** False when the source has no calendar of this country: then `holiday: null` says nothing. */
  coverage: Scalars['Boolean']['output'];
  /** ISO date, as asked for. */
  date: Scalars['Date']['output'];
  /** The holiday of the date: nationwide before regional, public before observance. Null when it is none. */
  holiday?: Maybe<Holiday>;
  /** All holidays of the date, in that order: several when regions or names differ. Empty when it is none. */
  holidays: Array<Holiday>;
};

/** Which days are meant. */
export type HolidayFilter =
  /** Both. */
  | 'all'
  /** Other days that are kept: bank and school holidays, optional and half days, days of single towns and of remembrance. */
  | 'observance'
  /** Days off by law. Of one that is not off as a whole `from` and `to` tell the hours. */
  | 'public';

/** Kind of holiday. */
export type HolidayType =
  /** Kept, but no day off. */
  | 'observance'
  /** A day off by law. */
  | 'public';

/** The holidays of a country in a year. */
export type HolidayYear = {
  __typename?: 'HolidayYear';
  /** ISO 3166-1 alpha-2 code, upper case. */
  countryCode: Scalars['ID']['output'];
  /** False when the source has no calendar of this country: then the empty list says nothing. */
  coverage: Scalars['Boolean']['output'];
  /** One entry for each day and name, by date; nationwide ones first. Empty when none, at most 1,000. */
  holidays: Array<Holiday>;
  /**
   * The same days as an iCalendar object (RFC 5545) of all-day events, lines ended by CRLF. An event keeps its UID in
   * every answer; one that is estimated is tentative. Null when there are no days.
   */
  icalendar?: Maybe<Scalars['String']['output']>;
  /** Gregorian year. */
  year: Scalars['Int']['output'];
};

export type Location = {
  __typename?: 'Location';
  /** Its clock; with null fields unless the status is resolved. Null only with an error. */
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
  type: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type LocationStatus =
  | 'ambiguous'
  | 'not_found'
  | 'resolved';

/** Days off in a row. */
export type LongWeekend = {
  __typename?: 'LongWeekend';
  /** How many. */
  days: Scalars['Int']['output'];
  /** ISO date of the first day. */
  from: Scalars['Date']['output'];
  /** English names of the holidays in it, by date. */
  holidayNames: Array<Scalars['String']['output']>;
  /** ISO date of the last day. */
  to: Scalars['Date']['output'];
};

/** The long weekends of a country in a year. */
export type LongWeekends = {
  __typename?: 'LongWeekends';
  /** Business days with a day off on both sides, by date, at most 100. */
  bridgeDays: Array<BridgeDay>;
  /** ISO 3166-1 alpha-2 code, upper case. */
  countryCode: Scalars['ID']['output'];
  /** False when the source has no calendar of this country: then the empty lists say nothing. */
  coverage: Scalars['Boolean']['output'];
  /** Three or more days off in a row that begin in the year and hold a public holiday, by date, at most 100. */
  longWeekends: Array<LongWeekend>;
  /** Gregorian year. */
  year: Scalars['Int']['output'];
};

/** A quantity. Every fact is null when it is not valid. */
export type Measure = {
  __typename?: 'Measure';
  /**
   * Amount in `unit`, as a plain decimal: exact when it has at most 34 significant digits, else rounded half to
   * even to 20.
   */
  amount?: Maybe<Scalars['String']['output']>;
  /** The units that an ambiguous text can mean. Empty unless the reason is `ambiguous_unit`. */
  choices: Array<MeasureUnit>;
  /** Amount and unit as read, in normal form; the text as given when it is no quantity. */
  measure: Scalars['String']['output'];
  /** Why it is not valid. Null when it is. */
  reason?: Maybe<MeasureReason>;
  /** Type of quantity, as in `length`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Key of the unit of the amount. */
  unit?: Maybe<Scalars['String']['output']>;
  /** True when the text is a quantity whose unit is known, and its conversion is clear. */
  valid: Scalars['Boolean']['output'];
};

/** Why a text is no quantity that can be converted. */
export type MeasureReason =
  /** Several units are called so: `choices` has them. */
  | 'ambiguous_unit'
  /** It is no number with a unit. */
  | 'malformed'
  /** Units of several types, or a target of another type. */
  | 'mixed_units'
  /** No such amount is possible, or it is too large to write. */
  | 'out_of_range'
  /** No unit is called so. */
  | 'unknown_unit';

/** Whose customary units are meant where the United States and the United Kingdom differ. */
export type MeasureSystem =
  /** British imperial units. */
  | 'imperial'
  /** US customary units. */
  | 'us';

/** A unit of measure. One unit of its type is the base of all others. */
export type MeasureUnit = {
  __typename?: 'MeasureUnit';
  /** Further spellings that are read. */
  aliases: Array<Scalars['String']['output']>;
  /** One of it in the base unit of its type: a decimal, a fraction, or one of these times or divided by pi. */
  factor: Scalars['String']['output'];
  /** English name, singular. */
  name: Scalars['String']['output'];
  /** Amount of the base unit at its zero; other than 0 for temperatures only. */
  offset: Scalars['String']['output'];
  /** English name, plural. */
  plural: Scalars['String']['output'];
  /** Symbol. */
  symbol: Scalars['String']['output'];
  /** System that it belongs to. */
  system: UnitSystem;
  /** Type of quantity, as in `length`. */
  type: Scalars['String']['output'];
  /** Key: what answers call it, and `to` accepts. */
  unit: Scalars['ID']['output'];
};

export type Point = {
  __typename?: 'Point';
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  /**
   * Other zones that boundaries name there, by identifier: where people keep two clocks, as Asia/Urumqi beside
   * Asia/Shanghai, or two states claim the land. Empty elsewhere. Null only with an error.
   */
  otherTimezones?: Maybe<Array<Timezone>>;
  /** The time zone at the point; a nautical zone over open ocean. Null where the boundaries have a hole. */
  timezone?: Maybe<Timezone>;
};

export type Query = {
  __typename?: 'Query';
  /**
   * A date as a business day of a country, of a region of it, or of a settlement calendar; the next and previous one,
   * and the one so many business days away. Null when no such country exists.
   */
  businessDate?: Maybe<BusinessDate>;
  /**
   * Whether clocks of a zone show a wall time once, twice or never, and when: for appointments that were stored before
   * rules changed. Null when the edition has no zone of that identifier.
   */
  checkWallTime?: Maybe<WallTimeResolution>;
  /**
   * The clock of a time zone, and of others at the same instant. Null when the edition has no zone of that identifier.
   * An unknown `to` or target is the error `not_found`.
   */
  clock?: Maybe<Clock>;
  /** The clock at a point. Over open ocean it is that of a nautical zone `Etc/GMT±n`. Null only with an error. */
  clockAtPoint?: Maybe<Clock>;
  /** An instant or wall time of one zone in others, in the order asked for. Unknown zones are the error `not_found`. Null only with an error. */
  convert?: Maybe<Array<Clock>>;
  /**
   * A country as the source of a clock: resolved when the table zone.tab has one zone for it, ambiguous when it has
   * several, not_found when it has none. Null only with an error.
   */
  countryLocation?: Maybe<CountryLocation>;
  /** A calendar date and what follows from it. Text that is no date is answered with `valid: false`. Null only with an error. */
  date?: Maybe<CalendarDate>;
  /** Several dates at once, in the order asked for: 1 to 100. The list is null only with an error. */
  dates?: Maybe<Array<Maybe<CalendarDate>>>;
  /** The holiday on one date in a country. Null when no such country exists. */
  holiday?: Maybe<HolidayDate>;
  /**
   * The holidays of a country in one year. Null when no such country exists; a country that exists and is not
   * recorded has `coverage: false` and no days.
   */
  holidays?: Maybe<HolidayYear>;
  /** The long weekends of a country in one year, and the days that bridge a holiday. Null when no such country exists. */
  longWeekends?: Maybe<LongWeekends>;
  /** A quantity with its unit, read and converted exactly. Text that is no quantity has `valid: false`. Null only with an error. */
  measure?: Maybe<Measure>;
  /** The units that can be converted, in the order of the table: by type, then by size. Null only with an error. */
  measureUnits?: Maybe<Array<MeasureUnit>>;
  /** Several quantities at once, in the order asked for: 1 to 100. The list is null only with an error. */
  measures?: Maybe<Array<Maybe<Measure>>>;
  /** A time zone by IANA identifier, in either case. Null when the edition has no such identifier. */
  timezone?: Maybe<Timezone>;
  /**
   * What two editions say otherwise of their zones, up to the end of 2100. Abbreviation, UTC offset, standard offset and DST
   * flag are compared. Null only with an error.
   */
  timezoneDifferences?: Maybe<TimezoneDifferences>;
  /** The editions of the time-zone database that are here: that of the installation, then those that an operator has laid beside it, oldest first, at most 17. Null only with an error. */
  timezoneEditions?: Maybe<Array<TimezoneEdition>>;
  /** Time zones by IANA identifier, at most 100, in the order asked for. Null for each that the default edition does not have. The list is null only with an error. */
  timezones?: Maybe<Array<Maybe<Timezone>>>;
  /** Identifiers of time zones, aliases included, and what their clocks show at one instant. Null only with an error. */
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

/** Calendars by which payments and securities are settled, from the rules that their operators publish. */
export type SettlementCalendar =
  /** The Federal Reserve Banks of the United States: from 1986 on. */
  | 'federal_reserve'
  /** The London Stock Exchange: from 1998 on. */
  | 'lse'
  /** The New York Stock Exchange: from 1998 on. */
  | 'nyse'
  /** T2 of the Eurosystem, formerly TARGET2: from 2002 on. */
  | 'target2';

/**
 * A time zone of the IANA database. What depends on the edition of the rules has it for an argument, and is the error
 * `not_found` where the edition has no such zone.
 */
export type Timezone = {
  __typename?: 'Timezone';
  /** Its clock at an instant. Null only with an error. */
  at?: Maybe<Clock>;
  /** The zone that this identifier stands for: itself unless it is an alias. Null only with an error. */
  canonical?: Maybe<Timezone>;
  /** Countries that keep the zone's time, by zone.tab and zone1970.tab. Empty where these record none, as for aliases. Null only with an error. */
  countries?: Maybe<Array<Country>>;
  /** All identifiers with the same rules, this one included, in order. Null only with an error. */
  equivalents?: Maybe<Array<Timezone>>;
  /** The same component within an iCalendar object, as a file or a calendar program has it. Null only with an error. */
  icalendar?: Maybe<Scalars['String']['output']>;
  /** IANA identifier, in the spelling of the database. An alias stays the alias. */
  id: Scalars['ID']['output'];
  /** The naming area: the text before the first slash. Null for identifiers without one. Not a continent. */
  namingArea?: Maybe<Scalars['String']['output']>;
  /** Its clock at the instant of the request. Null only with an error. */
  now?: Maybe<Clock>;
  /** The rules in force for good as a POSIX TZ string: `EST5EDT,M3.2.0,M11.1.0`. Null when no such string can say them. */
  posix?: Maybe<Scalars['String']['output']>;
  /** Changes of its clocks in order of time: of offset, DST flag, abbreviation or standard offset. Null only with an error. */
  transitions?: Maybe<Array<Transition>>;
  /** The zone as an iCalendar VTIMEZONE component (RFC 5545), lines ended by CRLF, from a year on, with rules for good. Null only with an error. */
  vtimezone?: Maybe<Scalars['String']['output']>;
  /** Time zone identifiers of Windows for the zone, by CLDR. Empty when it has none. */
  windowsIds: Array<Scalars['String']['output']>;
};


/**
 * A time zone of the IANA database. What depends on the edition of the rules has it for an argument, and is the error
 * `not_found` where the edition has no such zone.
 */
export type TimezoneAtArgs = {
  at: Scalars['String']['input'];
  edition?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A time zone of the IANA database. What depends on the edition of the rules has it for an argument, and is the error
 * `not_found` where the edition has no such zone.
 */
export type TimezoneCanonicalArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A time zone of the IANA database. What depends on the edition of the rules has it for an argument, and is the error
 * `not_found` where the edition has no such zone.
 */
export type TimezoneEquivalentsArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A time zone of the IANA database. What depends on the edition of the rules has it for an argument, and is the error
 * `not_found` where the edition has no such zone.
 */
export type TimezoneIcalendarArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
  fromYear?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A time zone of the IANA database. What depends on the edition of the rules has it for an argument, and is the error
 * `not_found` where the edition has no such zone.
 */
export type TimezoneNowArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A time zone of the IANA database. What depends on the edition of the rules has it for an argument, and is the error
 * `not_found` where the edition has no such zone.
 */
export type TimezonePosixArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A time zone of the IANA database. What depends on the edition of the rules has it for an argument, and is the error
 * `not_found` where the edition has no such zone.
 */
export type TimezoneTransitionsArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
  limit?: Scalars['Int']['input'];
  since?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
};


/**
 * A time zone of the IANA database. What depends on the edition of the rules has it for an argument, and is the error
 * `not_found` where the edition has no such zone.
 */
export type TimezoneVtimezoneArgs = {
  edition?: InputMaybe<Scalars['ID']['input']>;
  fromYear?: InputMaybe<Scalars['Int']['input']>;
};

/** What two editions may say otherwise of a zone. */
export type TimezoneAspect =
  /** Short name of the time. */
  | 'abbreviation'
  /** The rule's own DST flag. */
  | 'dst'
  /** UTC offset. */
  | 'offset'
  /** UTC offset of standard time. */
  | 'standard_offset';

/** A zone of which two editions disagree. */
export type TimezoneDifference = {
  __typename?: 'TimezoneDifference';
  /** What differs at any time. Empty where only one edition has the zone. */
  changed: Array<TimezoneAspect>;
  /** The first instant at which they disagree. Null: since ever. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** Version of the edition that has the zone, where the other one has not: then nothing else is told. */
  onlyIn?: Maybe<Scalars['ID']['output']>;
  /** These times, the first of them, in order. Null only with an error. */
  periods?: Maybe<Array<TimezoneDifferencePeriod>>;
  /** How often: times during which they disagree in one way. */
  times: Scalars['Int']['output'];
  /** IANA identifier. */
  timezoneId: Scalars['ID']['output'];
  /** When they agree again for good, as far as they are compared. Null: they do not. */
  until?: Maybe<Scalars['DateTime']['output']>;
};


/** A zone of which two editions disagree. */
export type TimezoneDifferencePeriodsArgs = {
  limit?: Scalars['Int']['input'];
};

/** A time during which two editions disagree of a zone in one way. */
export type TimezoneDifferencePeriod = {
  __typename?: 'TimezoneDifferencePeriod';
  /** What they show by the other. */
  after: ClockSetting;
  /** What clocks show then by the one edition. */
  before: ClockSetting;
  /** When it begins. Null: since ever. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** When it ends. Null: not before the end of 2100. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** What two editions say otherwise. */
export type TimezoneDifferences = {
  __typename?: 'TimezoneDifferences';
  /** Version of the other one. */
  afterEdition: Scalars['ID']['output'];
  /** Version of the one edition. */
  beforeEdition: Scalars['ID']['output'];
  /** How many zones differ. */
  count: Scalars['Int']['output'];
  /** These zones, by identifier. */
  zones: Array<TimezoneDifference>;
};

/** An edition of the IANA time-zone database. */
export type TimezoneEdition = {
  __typename?: 'TimezoneEdition';
  /** True: it came with the installation; false: an operator has imported it. */
  bundled: Scalars['Boolean']['output'];
  /** True: answers rest on it unless another is asked for. */
  default: Scalars['Boolean']['output'];
  /** When it was imported. Null when it came with the installation. */
  importedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it came from: a package with its version, the name of a file. */
  source: Scalars['String']['output'];
  /** Its name: `2026c`. */
  version: Scalars['ID']['output'];
  /** How many identifiers it has, aliases included. */
  zoneCount: Scalars['Int']['output'];
};

/** A change of a zone's clocks. */
export type Transition = {
  __typename?: 'Transition';
  /** The instant as clocks show it by what holds from then on. */
  after: Clock;
  /** Instant in UTC, with Z. */
  at: Scalars['DateTime']['output'];
  /** The instant as clocks would show it by what held before. */
  before: Clock;
  /** Seconds by which clocks are set forward; 0 when only flag, abbreviation or standard offset change. */
  changeSeconds: Scalars['Int']['output'];
  /** Whole seconds since 1970-01-01T00:00:00Z. */
  unix: Scalars['Float']['output'];
};

/** System that a unit belongs to. */
export type UnitSystem =
  /** US customary and imperial units alike. */
  | 'both'
  /** British imperial units. */
  | 'imperial'
  /** The metric system. */
  | 'metric'
  /** Neither. */
  | 'other'
  /** US customary units. */
  | 'us';

/** How often clocks show a wall time. */
export type WallTimeKind =
  /** Never: clocks are set forward over it. */
  | 'gap'
  /** Twice: clocks are set back over it. */
  | 'overlap'
  /** Once. */
  | 'unique';

/** How a wall time became an instant. */
export type WallTimeResolution = {
  __typename?: 'WallTimeResolution';
  /** Seconds from the wall time asked for to the one chosen: 0 unless clocks skip it. */
  adjustmentSeconds: Scalars['Int']['output'];
  /** The two instants that an overlap or a gap offers, the earlier first. Empty for a unique wall time. */
  alternatives: Array<Clock>;
  /** How often clocks show the wall time. */
  kind: WallTimeKind;
  /** The policy in force, whether it had to decide or not. */
  policy: Disambiguation;
};

/** Zones of the IANA database, aliases included. */
export type ZoneCatalog = {
  __typename?: 'ZoneCatalog';
  /** The instant that all rows share, in UTC, with Z. */
  at: Scalars['DateTime']['output'];
  /** Edition of the rules. */
  timezoneDatabaseVersion: Scalars['String']['output'];
  /** Identifiers in the order asked for. */
  timezoneIds: Array<Scalars['ID']['output']>;
  /** What the clocks of each zone show at that instant, in the order of `timezones`. */
  zones: Array<ZoneRow>;
};

/** Orders of time zones. */
export type ZoneOrder =
  /** By UTC offset at the instant, then by identifier. */
  | 'offset'
  /** By identifier, in the order of code points. */
  | 'timezone';

/** A zone of the catalog at its instant. */
export type ZoneRow = {
  __typename?: 'ZoneRow';
  /** Short name of the time in force. */
  abbreviation: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 codes of countries that keep the zone's time. Empty where none is recorded. */
  countryCodes: Array<Scalars['ID']['output']>;
  /** The rule's own DST flag. */
  dst: Scalars['Boolean']['output'];
  /** The text before the first slash of the identifier. Null without one. */
  namingArea?: Maybe<Scalars['String']['output']>;
  /** Whether the DST flag is set at any time in the UTC calendar year of the instant. */
  observesDst: Scalars['Boolean']['output'];
  /** UTC offset as `±HH:MM`, with `:SS` if it has seconds. */
  offset: Scalars['String']['output'];
  /** UTC offset in seconds, east positive. */
  offsetSeconds: Scalars['Int']['output'];
  /** IANA identifier. */
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
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
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
  LocationStatus: LocationStatus;
  LongWeekend: ResolverTypeWrapper<LongWeekend>;
  LongWeekends: ResolverTypeWrapper<LongWeekends>;
  Measure: ResolverTypeWrapper<Measure>;
  MeasureReason: MeasureReason;
  MeasureSystem: MeasureSystem;
  MeasureUnit: ResolverTypeWrapper<MeasureUnit>;
  Point: ResolverTypeWrapper<PointReference>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SettlementCalendar: SettlementCalendar;
  Timezone: ResolverTypeWrapper<TimezoneModel>;
  TimezoneAspect: TimezoneAspect;
  TimezoneDifference: ResolverTypeWrapper<ZoneDifferences>;
  TimezoneDifferencePeriod: ResolverTypeWrapper<Difference>;
  TimezoneDifferences: ResolverTypeWrapper<TimezoneDifferencesModel>;
  TimezoneEdition: ResolverTypeWrapper<TimezoneEdition>;
  Transition: ResolverTypeWrapper<TransitionModel>;
  UnitSystem: UnitSystem;
  WallTimeKind: WallTimeKind;
  WallTimeResolution: ResolverTypeWrapper<ResolutionModel>;
  ZoneCatalog: ResolverTypeWrapper<ZoneCatalogModel>;
  ZoneOrder: ZoneOrder;
  ZoneRow: ResolverTypeWrapper<ZoneRowModel>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BridgeDay: BridgeDay;
  Int: Scalars['Int']['output'];
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
  Point: PointReference;
  Query: Record<PropertyKey, never>;
  Timezone: TimezoneModel;
  TimezoneDifference: ZoneDifferences;
  TimezoneDifferencePeriod: Difference;
  TimezoneDifferences: TimezoneDifferencesModel;
  TimezoneEdition: TimezoneEdition;
  Transition: TransitionModel;
  WallTimeResolution: ResolutionModel;
  ZoneCatalog: ZoneCatalogModel;
  ZoneRow: ZoneRowModel;
};

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
  longWeekends?: Resolver<Maybe<ResolversTypes['LongWeekends']>, ParentType, ContextType, Partial<CountryLongWeekendsArgs>>;
  timezones?: Resolver<Maybe<Array<ResolversTypes['Timezone']>>, ParentType, ContextType>;
};

export type CountryLocationResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CountryLocation'] = ResolversParentTypes['CountryLocation']> = {
  candidates?: Resolver<Array<ResolversTypes['LocationCandidate']>, ParentType, ContextType>;
  clock?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType, RequireFields<CountryLocationClockArgs, 'disambiguation'>>;
  input?: Resolver<ResolversTypes['LocationInput'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  Point?: PointResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Timezone?: TimezoneResolvers<ContextType>;
  TimezoneDifference?: TimezoneDifferenceResolvers<ContextType>;
  TimezoneDifferencePeriod?: TimezoneDifferencePeriodResolvers<ContextType>;
  TimezoneDifferences?: TimezoneDifferencesResolvers<ContextType>;
  TimezoneEdition?: TimezoneEditionResolvers<ContextType>;
  Transition?: TransitionResolvers<ContextType>;
  WallTimeResolution?: WallTimeResolutionResolvers<ContextType>;
  ZoneCatalog?: ZoneCatalogResolvers<ContextType>;
  ZoneRow?: ZoneRowResolvers<ContextType>;
};

