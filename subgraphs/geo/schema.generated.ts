import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AirportRow, PortRow } from '../../db/snapshot/terminals.ts';
import type { SystemRow } from '../../db/snapshot/networks.ts';
import type { AddressModel } from './address/resolvers.ts';
import type { BlocModel, BlocMemberModel, FormerMemberModel } from './bloc/resolvers.ts';
import type { CityModel, CityHitModel, CityMatchModel, CitySearchModel, CityNeighbourModel } from './city/city.ts';
import type { ContinentModel } from './continent/resolvers.ts';
import type { CountryRow } from '../../db/snapshot/countries.ts';
import type { DatasetModel } from './dataset/dataset.ts';
import type { IpModel } from './ip/resolvers.ts';
import type { Height } from './elevation/estimate.ts';
import type { DistrictRow } from '../../db/snapshot/districts.ts';
import type { PostalModel, PostalPair, PostalNeighbourModel } from './postal/postal.ts';
import type { LanguageRow } from '../../db/snapshot/languages.ts';
import type { LocationModel, Candidate } from './location/location.ts';
import type { PointModel } from './point/resolvers.ts';
import type { StateRow } from '../../db/snapshot/states.ts';
import type { WeatherModel } from './weather/resolvers.ts';
import type { Air, Alert, Day, DayPart } from './weather/forecast.ts';
import type { Observation } from './weather/observation.ts';
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
  /** A day of the Gregorian calendar: `2026-11-21`. */
  Date: { input: string; output: string; }
  /** An instant in UTC: `2026-11-21T12:00:00Z`. */
  DateTime: { input: string; output: string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** A US address. Facts are null unless exactly one recorded address matches. */
export type Address = {
  __typename?: 'Address';
  /** In one line: as recorded when one matches, else as it was asked for. */
  address: Scalars['String']['output'];
  /** Postal city. Null when not recorded. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** English name of the country. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** This address again, to group its richer fields. */
  deep: Address;
  /** The county, by the recorded name and point. Null when those do not tell one. */
  district?: Maybe<District>;
  /** Its FIPS code. Null when name and point do not tell one. */
  districtCode?: Maybe<Scalars['ID']['output']>;
  /** County, as recorded, else that of the point. Null when neither tells. */
  districtName?: Maybe<Scalars['String']['output']>;
  /** House number. */
  houseNumber?: Maybe<Scalars['String']['output']>;
  /** Of the recorded point: degrees, WGS 84. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Of the recorded point: degrees, WGS 84. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** How many recorded addresses it can mean: with more than 1, name city, state or ZIP code. */
  matches: Scalars['Int']['output'];
  /** ZIP code, five digits. Null when not recorded. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Whether it is among the recorded addresses. */
  registered: Scalars['Boolean']['output'];
  /** The state. */
  state?: Maybe<State>;
  /** USPS code of the state. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** English name of the state. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** Street, as recorded. */
  street?: Maybe<Scalars['String']['output']>;
  /** Apartment, suite … Null when the address has none. */
  unit?: Maybe<Scalars['String']['output']>;
  /** Whether it has the form of a US address: house number and street. */
  valid: Scalars['Boolean']['output'];
};

/** Addresses that begin with a text. */
export type AddressSearch = {
  __typename?: 'AddressSearch';
  /** Why there are none. Null when there are. */
  reason?: Maybe<AddressSearchReason>;
  /** By street, state and city. */
  results: Array<Address>;
};

/** Why a search of addresses found none. */
export type AddressSearchReason =
  /** Too many places have such an address: give city, state or ZIP code. */
  | 'missing_context'
  /** The text is too short: give a house number and the beginning of the street. */
  | 'more_input'
  /** No recorded address begins so. */
  | 'no_matches';

/** An airport, heliport or seaplane base in use. */
export type Airport = {
  __typename?: 'Airport';
  /** The place that it serves, as the source writes it. Null when not recorded. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** The country. Null when its code is not of ISO 3166-1. */
  country?: Maybe<Country>;
  /** Metres above sea level. Null when not recorded. */
  elevation?: Maybe<Scalars['Float']['output']>;
  /** Code of IATA. Null when it has none. */
  iata?: Maybe<Scalars['ID']['output']>;
  /** Code of ICAO. Null when it has none. */
  icao?: Maybe<Scalars['ID']['output']>;
  /** Stable id: `airport_` and twelve letters or digits. */
  id: Scalars['ID']['output'];
  /** Degrees, WGS 84. */
  latitude: Scalars['Float']['output'];
  /** Degrees, WGS 84. */
  longitude: Scalars['Float']['output'];
  /** Name in the source. */
  name: Scalars['String']['output'];
  /**
   * Other zones that boundaries name at its point, by identifier: where people keep two clocks, as Asia/Urumqi beside
   * Asia/Shanghai, or two states claim the land. Empty elsewhere. Null only with an error.
   */
  otherTimezones?: Maybe<Array<Timezone>>;
  /** Whether airlines fly there by timetable. */
  scheduled: Scalars['Boolean']['output'];
  /** The state. Null when not recorded. */
  state?: Maybe<State>;
  /** The time zone at its point. Null when unknown. */
  timezone?: Maybe<Timezone>;
  /** large_airport, medium_airport, small_airport, heliport, seaplane_base or balloonport. */
  type: Scalars['String']['output'];
};

/** An autonomous system: networks under one policy of routing. */
export type Asn = {
  __typename?: 'Asn';
  /** That country. Null when unknown. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country where most of its addresses are, by estimate. Null when unknown. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** English name of that country. Null when unknown. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** Name of the organization. */
  name: Scalars['String']['output'];
  /** 1 to 4294967295. */
  number: Scalars['Float']['output'];
  /** How many blocks it announces, neighbours joined. */
  prefixCount: Scalars['Int']['output'];
  /** The blocks that it announces, neighbours joined, in CIDR notation: IPv4 first, by address. Null only with an error. */
  prefixes?: Maybe<Array<Scalars['String']['output']>>;
};


/** An autonomous system: networks under one policy of routing. */
export type AsnPrefixesArgs = {
  limit?: Scalars['Int']['input'];
};

/** A union, alliance or other group of countries. */
export type Bloc = {
  __typename?: 'Bloc';
  /** Code, upper case: EU, NATO, MERCOSUR. */
  code: Scalars['ID']['output'];
  /** Its member countries, by code. */
  countries: Array<Country>;
  /** Countries that were members and left, in the order of leaving; a country that left twice stands there twice. */
  formerMembers: Array<FormerBlocMember>;
  /** Year of its foundation. */
  founded: Scalars['Int']['output'];
  /** How many countries are members. */
  memberCount: Scalars['Int']['output'];
  /** Its members, by code of the country. */
  members: Array<BlocMember>;
  /** English name. */
  name: Scalars['String']['output'];
  /** People, as the sum of its countries. */
  population?: Maybe<Scalars['Float']['output']>;
  /** What it is for. */
  type: BlocType;
};

/** A country as a member of a bloc. */
export type BlocMember = {
  __typename?: 'BlocMember';
  /** The country. */
  country: Country;
  /** ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['ID']['output'];
  /** Since when: YYYY, YYYY-MM or YYYY-MM-DD; of several times the last. Null when not known for certain. */
  joined?: Maybe<Scalars['String']['output']>;
};

/** What a bloc of countries is for. */
export type BlocType =
  /** A common market, a customs union, trade. */
  | 'economic'
  /** Defence. */
  | 'military'
  /** One currency. */
  | 'monetary'
  /** Payments. */
  | 'payments'
  /** Politics and cooperation. */
  | 'political'
  /** Travel without controls at the borders. */
  | 'travel';

/** The box around the lands of a country or division, degrees, exact to two or three kilometres. It holds the antimeridian where west is greater than east, as in GeoJSON. */
export type BoundingBox = {
  __typename?: 'BoundingBox';
  /** Longitude of the eastern side, -180 to 180. */
  east: Scalars['Float']['output'];
  /** Latitude of the northern side. */
  north: Scalars['Float']['output'];
  /** Latitude of the southern side. */
  south: Scalars['Float']['output'];
  /** Longitude of the western side, -180 to 180. */
  west: Scalars['Float']['output'];
};

/** What a city is the capital of. */
export type CapitalOf =
  /** Its country. */
  | 'country'
  /** Its state. */
  | 'state';

/** A populated place. */
export type City = {
  __typename?: 'City';
  /** Total area, km². Null: not recorded. */
  area?: Maybe<Scalars['Float']['output']>;
  /** What it is the capital of. Null when it is of nothing. */
  capitalOf?: Maybe<CapitalOf>;
  /** The country. */
  country: Country;
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode: Scalars['ID']['output'];
  /** English name of the country. Null only with an error. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** This city again, to group its richer fields. */
  deep: City;
  /** The district. Null when its code is. */
  district?: Maybe<District>;
  /** Code of the district: US county FIPS, French department, GSS where the record names the authority. Null elsewhere. */
  districtCode?: Maybe<Scalars['ID']['output']>;
  /** English or native name of the district. Null when not recorded. */
  districtName?: Maybe<Scalars['String']['output']>;
  /** Metres above sea level, recorded or from an elevation model. Null when unknown. */
  elevation?: Maybe<Scalars['Float']['output']>;
  /** Feet above sea level. Null when unknown. */
  elevationFt?: Maybe<Scalars['Int']['output']>;
  /** Stable id: `city_` and twelve letters or digits. */
  id: Scalars['ID']['output'];
  /** Land area, km². Null: not recorded. */
  landArea?: Maybe<Scalars['Float']['output']>;
  /** Degrees, WGS 84. */
  latitude: Scalars['Float']['output'];
  /** Degrees, WGS 84. */
  longitude: Scalars['Float']['output'];
  /** English name where there is one, else the native name. Null only with an error. */
  name?: Maybe<Scalars['String']['output']>;
  /** Languages that name, stateName and countryName are in for a tag, each once: `en` where no translation is known. Null only with an error. */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** Native name in the country's own script. Null when that is the Latin script, or the record has none or several. */
  nameLocal?: Maybe<Scalars['String']['output']>;
  /** Cities around it, itself excluded, by distance. Null only with an error. */
  nearby?: Maybe<Array<CityNeighbour>>;
  /**
   * Other zones that boundaries name at its point, by identifier: where people keep two clocks, as Asia/Urumqi beside
   * Asia/Shanghai, or two states claim the land. Empty elsewhere. Null only with an error.
   */
  otherTimezones?: Maybe<Array<Timezone>>;
  /** People. Null when unknown. */
  population?: Maybe<Scalars['Float']['output']>;
  /** The year that the population is for. Null: the source does not say. */
  populationPeriod?: Maybe<Scalars['String']['output']>;
  /**
   * Postal codes that serve the city, by code: those of its country within 40 km whose place, or another place of theirs, has one of
   * its names. Empty when none has; an error when those of the country are not loaded. Null only with an error.
   */
  postals?: Maybe<Array<Postal>>;
  /** The state. Null when ISO 3166-2 has no such division. */
  state?: Maybe<State>;
  /** Code of the state without the country: `CA`. Null when ISO 3166-2 has no such division. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** English name of the state. Null when ISO 3166-2 has no such division. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** Its time zone. Null only with an error. */
  timezone?: Maybe<Timezone>;
  /** IANA identifier of its time zone. */
  timezoneId: Scalars['ID']['output'];
  /** capital, seat (of a division), place, section (of a place), or another kind of settlement. */
  type: Scalars['String']['output'];
  /** Water, km². Null: not recorded. */
  waterArea?: Maybe<Scalars['Float']['output']>;
};


/** A populated place. */
export type CityCountryNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A populated place. */
export type CityNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A populated place. */
export type CityNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A populated place. */
export type CityNearbyArgs = {
  limit?: Scalars['Int']['input'];
  radius?: Scalars['Float']['input'];
  unit?: DistanceUnit;
};


/** A populated place. */
export type CityPostalsArgs = {
  limit?: Scalars['Int']['input'];
};


/** A populated place. */
export type CityStateNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** A city that a text may be the beginning of. */
export type CityHit = {
  __typename?: 'CityHit';
  /** The city. */
  city: City;
  /**
   * The name of the city that the text begins: its own or native name or a translation as recorded. Null: one that only
   * others call it by, or one that was typed with a mistake.
   */
  matchedName?: Maybe<Scalars['String']['output']>;
};

/** A city that was found by its name. */
export type CityMatch = {
  __typename?: 'CityMatch';
  /** Of the cities with exactly the name, the one with most people. */
  city: City;
  /**
   * The name of the city that was asked for: its own or native name or a translation as recorded; as it was typed where
   * others call it so.
   */
  matchedName: Scalars['String']['output'];
  /** How many cities have exactly the name that was asked for, this one included. */
  matches: Scalars['Int']['output'];
};

/** A city near a point or another city. */
export type CityNeighbour = {
  __typename?: 'CityNeighbour';
  /** The city. */
  city: City;
  /** Distance from the point or city that was asked for, with two decimals. */
  distance: Scalars['Float']['output'];
};


/** A city near a point or another city. */
export type CityNeighbourDistanceArgs = {
  unit?: DistanceUnit;
};

/** Cities that a text may be the beginning of. */
export type CitySearch = {
  __typename?: 'CitySearch';
  /** The same cities, each with the name that it was found by. */
  hits: Array<CityHit>;
  /** What was searched for. */
  query: Scalars['String']['output'];
  /** The likeliest first; empty when nothing was found. */
  results: Array<City>;
};

/** A continent. */
export type Continent = {
  __typename?: 'Continent';
  /** km², as the sum of its countries. */
  area?: Maybe<Scalars['Float']['output']>;
  /** AF, AN, AS, EU, NA, OC or SA. */
  code: Scalars['ID']['output'];
  /** The countries whose main continent it is, by code. */
  countries: Array<Country>;
  /** Globe emoji that shows it. */
  emoji: Scalars['String']['output'];
  /** English name. Null only with an error. */
  name?: Maybe<Scalars['String']['output']>;
  /** Languages that its name are in for a tag, each once: `en` where no translation is known. Null only with an error. */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** People, as the sum of its countries: regions overseas count where they lie, everyone once. Null for Antarctica. */
  population?: Maybe<Scalars['Float']['output']>;
  /** The year that the population is for. Null when the population is. */
  populationPeriod?: Maybe<Scalars['String']['output']>;
  /** Region of UN M49, in English. Null for Antarctica, which has none. */
  region?: Maybe<Scalars['String']['output']>;
  /** Subregion of UN M49, in English. Null when the continent has several. */
  subregion?: Maybe<Scalars['String']['output']>;
};


/** A continent. */
export type ContinentNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A continent. */
export type ContinentNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** A country or territory of ISO 3166-1, or Kosovo (XK). */
export type Country = {
  __typename?: 'Country';
  /** Further names that it is found by, in several languages: short forms, former names, other spellings. Those of `translations` are not repeated. Null only with an error. */
  aliases?: Maybe<Array<Scalars['String']['output']>>;
  /** ISO 3166-1 alpha-3 code, upper case. Null on a plan without paid facts. */
  alpha3?: Maybe<Scalars['ID']['output']>;
  /** Total area, km². Null when not known for certain. */
  area?: Maybe<Scalars['Float']['output']>;
  /** Codes of the blocs that it is a member of, by code. Null on a plan without paid facts. */
  blocCodes?: Maybe<Array<Scalars['ID']['output']>>;
  /** The blocs that it is a member of, by code. */
  blocs: Array<Bloc>;
  /** ISO 3166-1 alpha-2 codes of the countries across its land borders, by code. Null on a plan without paid facts. */
  borderCodes?: Maybe<Array<Scalars['ID']['output']>>;
  /** The countries across its land borders, by code. */
  borders: Array<Country>;
  /** The box around all its lands. Null when its outlines are not known. */
  boundingBox?: Maybe<BoundingBox>;
  /** English name of the capital. Null when there is none. */
  capital?: Maybe<Scalars['String']['output']>;
  /** The capital. Null when there is none, or it is too small for the city records. */
  capitalCity?: Maybe<City>;
  /** Latitude of the capital, degrees. Null when there is none, or it is not known. */
  capitalLatitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude of the capital, degrees. Null when there is none, or it is not known. */
  capitalLongitude?: Maybe<Scalars['Float']['output']>;
  /** Its cities with most people. Null only with an error. */
  cities?: Maybe<Array<City>>;
  /** Length of the coast, km; 0 = landlocked. Null when not known for certain. */
  coastline?: Maybe<Scalars['Float']['output']>;
  /** ISO 3166-1 alpha-2 code, upper case. */
  code: Scalars['ID']['output'];
  /** The main continent. */
  continent: Continent;
  /** Code of the main continent. */
  continentCode: Scalars['ID']['output'];
  /** The currency in use. Null when there is none, or none is recorded. */
  currency?: Maybe<Currency>;
  /** ISO 4217 code of the currency in use. Null when there is none, or none is recorded. */
  currencyCode?: Maybe<Scalars['ID']['output']>;
  /** This country again, to group its richer fields. */
  deep: Country;
  /** English word for its people; several with comma. Null when not known for certain. */
  demonym?: Maybe<Scalars['String']['output']>;
  /** Side of the road. Null when there are no roads. */
  drivingSide?: Maybe<DrivingSide>;
  /** Mean elevation, metres above sea level. Null when not known for certain. */
  elevation?: Maybe<Scalars['Float']['output']>;
  /** Emergency numbers. Null on a plan without paid facts. */
  emergency?: Maybe<EmergencyNumbers>;
  /** Flag emoji. */
  emoji: Scalars['String']['output'];
  /** Trigram of its football association. Null when it has none, or several. */
  fifa?: Maybe<Scalars['String']['output']>;
  /** Household frequency, Hz. Null when it differs within the country, or is not known. */
  frequency?: Maybe<Scalars['Int']['output']>;
  /** English official name. Null on a plan without paid facts. */
  fullName?: Maybe<Scalars['String']['output']>;
  /** The highest point. Null when not known for certain. */
  highestPoint?: Maybe<Summit>;
  /** Code of its Olympic committee. Null when it has none. */
  ioc?: Maybe<Scalars['String']['output']>;
  /** Land area, km². Null when not known for certain. */
  landArea?: Maybe<Scalars['Float']['output']>;
  /** BCP 47 shortest codes of its languages, the main one first. */
  languageCodes: Array<Scalars['ID']['output']>;
  /** Its languages, the main one first. */
  languages: Array<Language>;
  /** Latitude of a point on its largest land, degrees: the middle, where that is land; of Monaco, the Vatican and small islands the capital's. Null when neither is known. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude of a point on its largest land, degrees: the middle, where that is land; of Monaco, the Vatican and small islands the capital's. Null when neither is known. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** The lowest point. Null when not known for certain. */
  lowestPoint?: Maybe<Summit>;
  /** English short name. Null only with an error. */
  name?: Maybe<Scalars['String']['output']>;
  /** Languages that name and capital are in for a tag, each once: `en` where no translation is known. Null only with an error. */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** Name in the main language and its script. Null when it equals the English name. */
  nameLocal?: Maybe<Scalars['String']['output']>;
  /** Its name in each of its languages by Unicode CLDR, in the order of `languageCodes`; null where none is known. */
  nativeNames: Array<Maybe<Scalars['String']['output']>>;
  /** ISO 3166-1 numeric code: three digits, leading zeros kept. Null for Kosovo. */
  numeric?: Maybe<Scalars['String']['output']>;
  /** Distinguishing sign of its vehicles abroad. Null when it has none. */
  plate?: Maybe<Scalars['String']['output']>;
  /** Household plugs, IEC letters; empty when not known for certain. Null on a plan without paid facts. */
  plugs?: Maybe<Array<Scalars['String']['output']>>;
  /** People; of France and Finland with their regions that have a code of their own, of Moldova without the left bank of the Nistru. Null when nobody lives there. */
  population?: Maybe<Scalars['Float']['output']>;
  /** The year that the population is for. Null when the population is, or its year is not certain. */
  populationPeriod?: Maybe<Scalars['String']['output']>;
  /** Whether postal codes of it are loaded, or those of the country that has its post. Null only with an error. */
  postalCoverage?: Maybe<Scalars['Boolean']['output']>;
  /** Written form of postal codes: N digit, A letter. Null when there are none. */
  postalFormat?: Maybe<Scalars['String']['output']>;
  /** Regular expression for postal codes, anchored. Null when there are none. */
  postalRegex?: Maybe<Scalars['String']['output']>;
  /** Region of UN M49, in English. Null for Antarctica. */
  region?: Maybe<Scalars['String']['output']>;
  /** How many divisions of ISO 3166-2 it has, without divisions of those. */
  stateCount: Scalars['Int']['output'];
  /** Its divisions of ISO 3166-2, by code, without divisions of those; empty when none are recorded. */
  states: Array<State>;
  /** Subregion of UN M49, in English. Null for Antarctica. */
  subregion?: Maybe<Scalars['String']['output']>;
  /** Name of the general tax on consumption. Null when there is none, or it is not known for certain. */
  tax?: Maybe<Scalars['String']['output']>;
  /** Written form of a business's number for that tax: N digit, A letter, X either. Null when not recorded. */
  taxIdFormat?: Maybe<Scalars['String']['output']>;
  /** Regular expression for that number, anchored. Null when not recorded. */
  taxIdRegex?: Maybe<Scalars['String']['output']>;
  /** Standard rate of that tax, percent. Null when it differs within the country, or is not known for certain. */
  taxRate?: Maybe<Scalars['Float']['output']>;
  /** Top-level domain with its dot. Null when there is none. */
  tld?: Maybe<Scalars['String']['output']>;
  /** Its names in other languages by Unicode CLDR, by tag. Null only with an error. */
  translations?: Maybe<Array<CountryTranslation>>;
  /** System of measures. Null on a plan without paid facts. */
  units?: Maybe<MeasurementSystem>;
  /** Household voltage, V. Null when it differs within the country, or is not known. */
  voltage?: Maybe<Scalars['Int']['output']>;
  /** Inland water, km². Null when not known for certain. */
  waterArea?: Maybe<Scalars['Float']['output']>;
  /** First day of the week. Null on a plan without paid facts. */
  weekStart?: Maybe<Weekday>;
};


/** A country or territory of ISO 3166-1, or Kosovo (XK). */
export type CountryCapitalArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A country or territory of ISO 3166-1, or Kosovo (XK). */
export type CountryCitiesArgs = {
  limit?: Scalars['Int']['input'];
};


/** A country or territory of ISO 3166-1, or Kosovo (XK). */
export type CountryNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A country or territory of ISO 3166-1, or Kosovo (XK). */
export type CountryNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A country or territory of ISO 3166-1, or Kosovo (XK). */
export type CountryTranslationsArgs = {
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The name of a country in a language. */
export type CountryTranslation = {
  __typename?: 'CountryTranslation';
  /** The name. */
  name: Scalars['String']['output'];
  /** BCP 47 tag of the language. */
  tag: Scalars['String']['output'];
};

export type Currency = {
  __typename?: 'Currency';
  code: Scalars['ID']['output'];
};

/** Something that answers rest on: where a part of the data comes from. */
export type Dataset = {
  __typename?: 'Dataset';
  /** The line that the licence asks to be shown. Null when none is asked for. */
  attribution?: Maybe<Scalars['String']['output']>;
  /** Edition, as the source names it: a release, a date, a package version; `live` for who is asked. */
  edition: Scalars['String']['output'];
  /** The families whose answers rest on it, each the first segment of its path. Never null. */
  families: Array<Scalars['String']['output']>;
  /** When they were imported, ISO 8601 in UTC. Null for what is not imported: a part of the installation, or asked live. */
  importedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its licence: an SPDX expression, or whose terms hold. Of a package: what its package.json says. */
  licence: Scalars['String']['output'];
  /** Name of the dataset, the package, the table or who is asked, as `cities`. */
  name: Scalars['String']['output'];
  /** How many rows are in use. Null where it is no table. */
  rowCount?: Maybe<Scalars['Int']['output']>;
  /** Where it comes from: a package, a file's name, a URL, the setting that names who is asked. */
  source: Scalars['String']['output'];
};

/** Unit of a distance. */
export type DistanceUnit =
  /** Kilometres. */
  | 'km'
  /** Miles of 1,609.344 metres. */
  | 'mi';

/** A district by the official scheme of its country. */
export type District = {
  __typename?: 'District';
  /** Total area, km². Null until the operator imports an official file that tells (us-counties, gb-districts). */
  area?: Maybe<Scalars['Float']['output']>;
  /** US county FIPS (five digits), French INSEE department, GSS of the United Kingdom (nine characters). */
  code: Scalars['ID']['output'];
  /** The country. */
  country: Country;
  /** ISO 3166-1 alpha-2 code of the country whose scheme it is. */
  countryCode: Scalars['ID']['output'];
  /** English name of the country. Null only with an error. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** This district again, to group its richer fields. */
  deep: District;
  /** Country and code: `US:06037`. */
  id: Scalars['ID']['output'];
  /** Land area, km². Null until the operator imports an official file that tells. */
  landArea?: Maybe<Scalars['Float']['output']>;
  /** Latitude of the seat, degrees; of a point inside where only an official list tells. Null when neither is recorded. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude of the seat, degrees; of a point inside where only an official list tells. Null when neither is recorded. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Official name. */
  name: Scalars['String']['output'];
  /** Languages that stateName and countryName are in for a tag, each once: `en` where no translation is known. Null only with an error. */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** People. Null when not recorded: of US counties and British authorities until the operator imports an official file. */
  population?: Maybe<Scalars['Float']['output']>;
  /** The year that the population is for. Null when the population is. */
  populationPeriod?: Maybe<Scalars['String']['output']>;
  /** What owners pay in tax on their home. Null outside the United States, until the operator imports us-property-tax, and where too few were asked. */
  propertyTax?: Maybe<PropertyTax>;
  /** fips, insee or gss. */
  scheme: Scalars['String']['output'];
  /** Where it is governed from. Null when not recorded. */
  seat?: Maybe<Scalars['String']['output']>;
  /** The state. Null when ISO 3166-2 has no such division. */
  state?: Maybe<State>;
  /** Code of the state without the country: `CA`. Null when ISO 3166-2 has no such division. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** English name of the state. Null when ISO 3166-2 has no such division. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** The zone with most people. Null when not recorded. */
  timezone?: Maybe<Timezone>;
  /** IANA identifier of the zone with most people. Null when not recorded. */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** IANA identifiers of the zones of its cities, the one with most people first; empty when not recorded. */
  timezoneIds: Array<Scalars['ID']['output']>;
  /** What the country calls it: county, parish, department, London borough, ... */
  type: Scalars['String']['output'];
  /** Inland water, km²; of US counties also coastal water. Null until the operator imports an official file that tells. */
  waterArea?: Maybe<Scalars['Float']['output']>;
};


/** A district by the official scheme of its country. */
export type DistrictCountryNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A district by the official scheme of its country. */
export type DistrictNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A district by the official scheme of its country. */
export type DistrictStateNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** The side of the road that traffic keeps to. */
export type DrivingSide =
  /** On the left. */
  | 'left'
  /** On the right. */
  | 'right';

/** Height of a point. */
export type Elevation = {
  __typename?: 'Elevation';
  /**
   * Metres that 95 of 100 estimates with such a relief and so far from places are within, summits among them. Null unless
   * it is an estimate.
   */
  accuracy?: Maybe<Scalars['Int']['output']>;
  /** Metres above sea level; 0 at sea, negative on land below it. */
  elevation: Scalars['Float']['output'];
  /** Feet of 0.3048 metres above sea level. */
  elevationFt: Scalars['Int']['output'];
  /** Degrees. */
  latitude: Scalars['Float']['output'];
  /** Degrees. */
  longitude: Scalars['Float']['output'];
  /** How the height is known. */
  method: ElevationMethod;
  /** Metres between the heights that the answer is made of: 30 or 90 for tiles, 9260 for the relief of the globe. */
  resolution: Scalars['Int']['output'];
};

/** How a height is known. */
export type ElevationMethod =
  /**
   * Estimated from the relief of the globe and the known heights of the nearest places. Peaks and gorges away from places
   * are flattened, large lakes may be as deep as their beds.
   */
  | 'estimate'
  /** The surface of the sea: 0 by definition. */
  | 'sea'
  /** From a tile of SRTM or Copernicus that the operator has put into ELEVATION_TILES. */
  | 'tile';

/** Whom to call. A number is null when it is not known for certain. */
export type EmergencyNumbers = {
  __typename?: 'EmergencyNumbers';
  /** Ambulance. */
  ambulance?: Maybe<Scalars['String']['output']>;
  /** Fire brigade. */
  fire?: Maybe<Scalars['String']['output']>;
  /** Police. */
  police?: Maybe<Scalars['String']['output']>;
};

/** A country that was a member of a bloc. */
export type FormerBlocMember = {
  __typename?: 'FormerBlocMember';
  /** The country. */
  country: Country;
  /** ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['ID']['output'];
  /** Since when: YYYY, YYYY-MM or YYYY-MM-DD. */
  joined: Scalars['String']['output'];
  /** Until when: YYYY, YYYY-MM or YYYY-MM-DD. */
  left: Scalars['String']['output'];
};

/** What is known of an IP address: an estimate from registrations and routing. */
export type Ip = {
  __typename?: 'Ip';
  /** The address in its canonical form (RFC 5952); one of IPv4 mapped into IPv6 is that of IPv4. */
  address: Scalars['ID']['output'];
  /** The autonomous system that announces it. Null when none does. */
  asn?: Maybe<Asn>;
  /** Name of the autonomous system's organization. Null when none announces it. */
  asnName?: Maybe<Scalars['String']['output']>;
  /** Number of the autonomous system that announces it, in digits. Null when none does. */
  asnNumber?: Maybe<Scalars['ID']['output']>;
  /** City in the words of the dataset. Null: no geofeed or dataset of cities that is imported tells it. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** Code of the country's continent. Null when unknown, or nobody's. */
  continentCode?: Maybe<Scalars['ID']['output']>;
  /** The country. Null when unknown, or nobody's. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country. Null when unknown, or nobody's. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** English name of the country. Null when unknown, or nobody's. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** Whether it is in a data centre. Null: no list of such networks is in use. */
  datacenter?: Maybe<Scalars['Boolean']['output']>;
  /** This address again, to group its richer fields. */
  deep: Ip;
  /** Degrees, WGS 84: of the city, an estimate. Null when not known, or the name fits several cities. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees, WGS 84: of the city, an estimate. Null when not known, or the name fits several cities. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Languages that countryName are in for a tag, each once: `en` where no translation is known. Null only with an error. */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** The largest announced block around it, in CIDR notation. Null when none is announced. */
  network?: Maybe<Scalars['String']['output']>;
  /** Name of the data centre, relay or VPN. Null: no list of such networks is in use. */
  provider?: Maybe<Scalars['String']['output']>;
  /**
   * Regional registry that administers the block by IANA's table: afrinic, apnic, arin, lacnic or ripe; the holder may
   * have moved to another since. Null for special-use and unassigned blocks.
   */
  registry?: Maybe<Scalars['String']['output']>;
  /** Whether it is the exit of a privacy relay. Null: no list of such networks is in use. */
  relay?: Maybe<Scalars['Boolean']['output']>;
  /** The state. Null when its code is. */
  state?: Maybe<State>;
  /** Code of the state, without the country. Null: no geofeed or dataset of cities that is imported tells it. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** The zone at the city or state. Null when its identifier is. */
  timezone?: Maybe<Timezone>;
  /** IANA identifier of the zone at the city or state. Null when only the country is known, or it can be in several. */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** Whether it is an exit of Tor. Null: no list of such networks is in use. */
  tor?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is the exit of a VPN. Null: no list of such networks is in use. */
  vpn?: Maybe<Scalars['Boolean']['output']>;
};


/** What is known of an IP address: an estimate from registrations and routing. */
export type IpCountryNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** What is known of an IP address: an estimate from registrations and routing. */
export type IpNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** A language of ISO 639. */
export type Language = {
  __typename?: 'Language';
  /** The BCP 47 shortest code: ISO 639-1 where there is one, else ISO 639-3. */
  code: Scalars['ID']['output'];
  /** The countries that have it among their languages, by code. */
  countries: Array<Country>;
  /** ISO 3166-1 alpha-2 codes of the countries that have it among their languages, by code. */
  countryCodes: Array<Scalars['ID']['output']>;
  /** This language again, to group its richer fields. */
  deep: Language;
  /** Direction of the main script. Null when the script is not recorded. */
  direction?: Maybe<WritingDirection>;
  /** ISO 639-1 code. Null when there is none. */
  iso1?: Maybe<Scalars['ID']['output']>;
  /** ISO 639-2/B code. Null when there is none. */
  iso2b?: Maybe<Scalars['ID']['output']>;
  /** ISO 639-2/T code. Null when there is none. */
  iso2t?: Maybe<Scalars['ID']['output']>;
  /** ISO 639-3 code. */
  iso3: Scalars['ID']['output'];
  /** The macrolanguage that it belongs to. Null when there is none. */
  macrolanguage?: Maybe<Language>;
  /** English name. Null only with an error. */
  name?: Maybe<Scalars['String']['output']>;
  /** Languages that its name are in for a tag, each once: `en` where no translation is known. Null only with an error. */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** Name in the language itself. Null when not recorded. */
  nameLocal?: Maybe<Scalars['String']['output']>;
  /** One language, or several under one code, by ISO 639-3. */
  scope: LanguageScope;
  /** ISO 15924 code of the script that it is mostly written in. Null when not recorded. */
  script?: Maybe<Scalars['String']['output']>;
  /** Name of that script. Null when the script is not recorded. */
  scriptName?: Maybe<Scalars['String']['output']>;
  /** Every script that it is written in today, the main one first. */
  scripts: Array<Scalars['String']['output']>;
  /** Whether it is spoken, by ISO 639-3. */
  type: LanguageType;
};


/** A language of ISO 639. */
export type LanguageNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A language of ISO 639. */
export type LanguageNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A language of ISO 639. */
export type LanguageScriptNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** What the code of a language stands for, by ISO 639-3. */
export type LanguageScope =
  /** One language. */
  | 'individual'
  /** Several that are taken as one in some respects, as Arabic or Chinese. */
  | 'macrolanguage'
  /** No language of its own: undetermined, several, none. */
  | 'special';

/** Whether a language is spoken, by ISO 639-3. */
export type LanguageType =
  /** Died out in ancient times. */
  | 'ancient'
  /** Made by somebody. */
  | 'constructed'
  /** Died out in recent times. */
  | 'extinct'
  /** An earlier form of a language that is spoken today. */
  | 'historical'
  /** Spoken today. */
  | 'living'
  /** No language of its own. */
  | 'special';

/** What a location selector stands for. */
export type Location = {
  __typename?: 'Location';
  /** The places found, at most 50, by country, state, name and id. One when resolved. */
  candidates: Array<LocationCandidate>;
  /** Everything that was asked for, normalized: `iata=JFK`, `city=Paris&country=FR`. */
  id: Scalars['ID']['output'];
  /** What was asked for. */
  input: LocationInput;
  /** WGS 84 degrees. Null unless resolved, or when not recorded. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** WGS 84 degrees. Null unless resolved, or when not recorded. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Label of the data source that was searched; for an airport that of its record. Null when it has none. */
  source?: Maybe<Scalars['String']['output']>;
  /** Whether it stands for one place. */
  status: LocationStatus;
  /** IANA identifier. Null unless resolved. */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** True when there are more than 50 places. */
  truncated: Scalars['Boolean']['output'];
};

/** A place that a location selector can mean. */
export type LocationCandidate = {
  __typename?: 'LocationCandidate';
  /** ISO 3166-1 alpha-2 code. Null when none is recorded. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** WGS 84 degrees. Null when not recorded. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** WGS 84 degrees. Null when not recorded. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Which of a city's names was asked for, as in `CityMatch`. Null when no name of a city was. */
  matchedName?: Maybe<Scalars['String']['output']>;
  /** Name in the source. Null when it has none. */
  name?: Maybe<Scalars['String']['output']>;
  /** Stable id of the place in its dataset: of a city, an airport, a port. Null when it has none. */
  placeId?: Maybe<Scalars['ID']['output']>;
  /** Code of the state or province without the country's prefix. Null when none is recorded. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** IANA identifier. Null when it is not known. */
  timezoneId?: Maybe<Scalars['ID']['output']>;
};

/** What a location selector was given. */
export type LocationInput = {
  __typename?: 'LocationInput';
  /** Name of the selector: `ip`, `city`, `country`, `iata`, `icao`, `unlocode`, `address`. */
  type: Scalars['String']['output'];
  /** Its value, normalized. */
  value: Scalars['String']['output'];
};

/** What a location selector found. */
export type LocationStatus =
  /** Several places: choose one of the candidates, or narrow the selector. */
  | 'ambiguous'
  /** None, or one whose time zone is not known. */
  | 'not_found'
  /** One place, whose time zone is known. */
  | 'resolved';

/** A country's system of measures, by CLDR. */
export type MeasurementSystem =
  /** The metric system. */
  | 'metric'
  /** The metric system beside imperial units: miles on the road, pints. */
  | 'uk'
  /** United States customary units. */
  | 'us';

/** A point on the earth, WGS 84. */
export type Point = {
  __typename?: 'Point';
  /** The country or territory, by boundaries. Null over the sea. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country or territory. Null over the sea. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** English name of the country or territory. Null over the sea. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** This point again, to group its richer fields. */
  deep: Point;
  /** The district. Null when unknown, or when no scheme of its country is recorded. */
  district?: Maybe<District>;
  /** Code of the district: US county FIPS, French INSEE department, GSS of the United Kingdom. Null elsewhere, and when unknown. */
  districtCode?: Maybe<Scalars['ID']['output']>;
  /** How the district was found. Null when it is unknown. */
  districtMethod?: Maybe<PointMethod>;
  /** English or native name of the district. Null when unknown. */
  districtName?: Maybe<Scalars['String']['output']>;
  /** Metres above sea level, as `elevation` tells them; 0 at sea. Null: never, a failure is an error. */
  elevation?: Maybe<Scalars['Float']['output']>;
  /** Feet above sea level. Null: never, a failure is an error. */
  elevationFt?: Maybe<Scalars['Int']['output']>;
  /** Degrees, -90 to 90. */
  latitude: Scalars['Float']['output'];
  /** Degrees, -180 to 180. */
  longitude: Scalars['Float']['output'];
  /** How the state was found. Null when it is unknown. */
  method?: Maybe<PointMethod>;
  /** Languages that stateName and countryName are in for a tag, each once: `en` where no translation is known. Null only with an error. */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** The nearest city. Null when there is none within 200 km. */
  nearestCity?: Maybe<CityNeighbour>;
  /** Metres between the heights that the elevation is made of. Null: never, a failure is an error. */
  resolution?: Maybe<Scalars['Int']['output']>;
  /** The state. Null when unknown. */
  state?: Maybe<State>;
  /** Code of the state without the country: `NY`. Null when unknown. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** English name of the state. Null when unknown. */
  stateName?: Maybe<Scalars['String']['output']>;
};


/** A point on the earth, WGS 84. */
export type PointCountryNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A point on the earth, WGS 84. */
export type PointNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A point on the earth, WGS 84. */
export type PointStateNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** How state and district of a point were found. */
export type PointMethod =
  /**
   * It is that of the nearest recorded place of the country (for a district: of the state), at most 50 km away: an estimate
   * near boundaries.
   */
  | 'nearest'
  /**
   * The point is inside its boundary; outside the United States, where boundaries are generalised to about a kilometre, also
   * at most 5 km off it and inside no other of the country, as along coasts.
   */
  | 'polygon';

/** A port of the port index, which does not have all of UN/LOCODE. */
export type Port = {
  __typename?: 'Port';
  /** Town or city, as the source writes it. Null when not recorded. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** The country. Null when its code is not of ISO 3166-1. */
  country?: Maybe<Country>;
  /** Stable id: the UN/LOCODE; of further ports that share it, with their name: `NLRTM-europoort`. */
  id: Scalars['ID']['output'];
  /** Degrees, WGS 84. Null when not recorded. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees, WGS 84. Null when not recorded. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Name in the source. */
  name: Scalars['String']['output'];
  /**
   * Other zones that boundaries name at its point, by identifier: where people keep two clocks, as Asia/Urumqi beside
   * Asia/Shanghai, or two states claim the land. Empty elsewhere. Null only with an error.
   */
  otherTimezones?: Maybe<Array<Timezone>>;
  /** State or province, as the source writes it. Null when not recorded. */
  province?: Maybe<Scalars['String']['output']>;
  /** The state of that name. Null when none has exactly the name that is recorded. */
  state?: Maybe<State>;
  /** The time zone at its point, or the only one of its country. Null when unknown. */
  timezone?: Maybe<Timezone>;
  /** UN/LOCODE: five characters without a blank. */
  unlocode: Scalars['ID']['output'];
};

/** A point on the globe. */
export type PositionInput = {
  /** Degrees, WGS 84, -90 to 90. */
  latitude: Scalars['Float']['input'];
  /** Degrees, WGS 84, -180 to 180. */
  longitude: Scalars['Float']['input'];
};

/** A postal code and the place that it serves. */
export type Postal = {
  __typename?: 'Postal';
  /** Area that the code serves, km². Null: not recorded. */
  area?: Maybe<Scalars['Float']['output']>;
  /** The place, of several the main one: English or officially romanized where a source has that, else native. */
  cityName: Scalars['String']['output'];
  /** Native name of the place. Null when it equals `city`, or is not recorded. */
  cityNameLocal?: Maybe<Scalars['String']['output']>;
  /** The code as its country writes it. */
  code: Scalars['ID']['output'];
  /** The country. */
  country: Country;
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode: Scalars['ID']['output'];
  /** English name of the country. Null only with an error. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** ISO 4217 code of the country's currency. Null when there is none. */
  currencyCode?: Maybe<Scalars['ID']['output']>;
  /** This postal code again, to group its richer fields. */
  deep: Postal;
  /** The district. Null when its code is. */
  district?: Maybe<District>;
  /** Code of the district: US county FIPS or French department. Null elsewhere, or when not recorded. */
  districtCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the district, English or officially romanized where a source has that. Null when not recorded. */
  districtName?: Maybe<Scalars['String']['output']>;
  /** Native name of the district. Null when it equals `districtName`, or is not recorded. */
  districtNameLocal?: Maybe<Scalars['String']['output']>;
  /** Metres above sea level at its coordinates, as `elevation` tells them. Null when the coordinates are. */
  elevation?: Maybe<Scalars['Float']['output']>;
  /** Feet above sea level at its coordinates. Null when the coordinates are. */
  elevationFt?: Maybe<Scalars['Int']['output']>;
  /** Country and code without blanks and hyphens: `JP:1000001`. */
  id: Scalars['ID']['output'];
  /** Land in that area, km². Null: not recorded. */
  landArea?: Maybe<Scalars['Float']['output']>;
  /** Degrees, WGS 84; in some countries those of the municipality. Null when not recorded. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Other places with the code, at most 50; empty when none are recorded. */
  localities: Array<Scalars['String']['output']>;
  /** Degrees, WGS 84; in some countries those of the municipality. Null when not recorded. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Metropolitan areas that the code's addresses lie in. Null: not recorded. */
  metros?: Maybe<Array<PostalMetro>>;
  /** Languages that stateName and countryName are in for a tag, each once: `en` where no translation is known. Null only with an error. */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** Codes of the country around it, itself excluded, by distance; empty when its coordinates are not recorded. Null only with an error. */
  nearby?: Maybe<Array<PostalNeighbour>>;
  /** The ten codes of the country nearest to it within 40 km, by distance; empty when its coordinates are not recorded. Null on a plan without paid facts. */
  neighbors?: Maybe<Array<Scalars['ID']['output']>>;
  /** People. Null when not recorded. */
  population?: Maybe<Scalars['Float']['output']>;
  /** The year that the population is for. Null when the population is. */
  populationPeriod?: Maybe<Scalars['String']['output']>;
  /** Yearly tax on a typical home. Null: not recorded. */
  propertyTax?: Maybe<PropertyTax>;
  /** The state. Null when not recorded. */
  state?: Maybe<State>;
  /** Code of the state without the country: `CA`. Null when not recorded. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** English name of the state. Null when not recorded. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** Native name of the state. Null when it equals `stateName`, or is not recorded. */
  stateNameLocal?: Maybe<Scalars['String']['output']>;
  /** Name of the general tax on consumption: of the country, in US of the state. Null when there is none, or it is not known for certain. */
  tax?: Maybe<Scalars['String']['output']>;
  /** Rate of that tax with all its parts, percent: the country's standard rate where it holds everywhere. Null when parts of it are not known (US, CA), or in areas of a country that have rates of their own. */
  taxRate?: Maybe<Scalars['Float']['output']>;
  /** The city's part of it, percent. Null: not recorded. */
  taxRateCity?: Maybe<Scalars['Float']['output']>;
  /** The county's part of it, percent. Null: not recorded. */
  taxRateCounty?: Maybe<Scalars['Float']['output']>;
  /** Parts of it for special districts, percent. Null: not recorded. */
  taxRateSpecial?: Maybe<Scalars['Float']['output']>;
  /** The state's part of it, percent (US). Null elsewhere, or when the state has no such tax. */
  taxRateState?: Maybe<Scalars['Float']['output']>;
  /** Its time zone. Null when not known. */
  timezone?: Maybe<Timezone>;
  /** IANA identifier: of the district or state where it has one zone, else of the nearest city of the country. Null when not known. */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** Water in that area, km². Null: not recorded. */
  waterArea?: Maybe<Scalars['Float']['output']>;
};


/** A postal code and the place that it serves. */
export type PostalCountryNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A postal code and the place that it serves. */
export type PostalNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A postal code and the place that it serves. */
export type PostalNearbyArgs = {
  limit?: Scalars['Int']['input'];
  radius?: Scalars['Float']['input'];
  unit?: DistanceUnit;
};


/** A postal code and the place that it serves. */
export type PostalStateNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** Two postal codes of one country. */
export type PostalDistance = {
  __typename?: 'PostalDistance';
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode: Scalars['ID']['output'];
  /** Great-circle distance on a sphere of radius 6,371.0088 km, two decimals. Null when coordinates are not recorded. */
  distance?: Maybe<Scalars['Float']['output']>;
  /** The first. */
  from: Postal;
  /** The second. */
  to: Postal;
};


/** Two postal codes of one country. */
export type PostalDistanceDistanceArgs = {
  unit?: DistanceUnit;
};

/** A metropolitan area with its part of a postal code's addresses. */
export type PostalMetro = {
  __typename?: 'PostalMetro';
  /** Part of the business addresses, 0 to 1. Null: not recorded. */
  businessShare?: Maybe<Scalars['Float']['output']>;
  /** Code of the Census Bureau (CBSA). */
  code: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Part of the other addresses, 0 to 1. Null: not recorded. */
  otherShare?: Maybe<Scalars['Float']['output']>;
  /** Part of the residential addresses, 0 to 1. Null: not recorded. */
  residentialShare?: Maybe<Scalars['Float']['output']>;
  /** Part of all addresses, 0 to 1. Null: not recorded. */
  share?: Maybe<Scalars['Float']['output']>;
  /** Metropolitan or micropolitan. */
  type?: Maybe<Scalars['String']['output']>;
};

/** A postal code near another one. */
export type PostalNeighbour = {
  __typename?: 'PostalNeighbour';
  /** Distance from the code whose surroundings were asked for, with two decimals. */
  distance: Scalars['Float']['output'];
  /** The postal code. */
  postal: Postal;
};


/** A postal code near another one. */
export type PostalNeighbourDistanceArgs = {
  unit?: DistanceUnit;
};

/** Tax on homes in a district. */
export type PropertyTax = {
  __typename?: 'PropertyTax';
  /** Median of what owners pay in a year, in the currency. */
  annualMedian: Scalars['Float']['output'];
  /** ISO 4217 code. */
  currencyCode: Scalars['ID']['output'];
  /** The last year of the survey. */
  period: Scalars['String']['output'];
};

/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * A US address, matched exactly with recorded address points; nothing is estimated. The error `service_unavailable` when
   * no points are loaded. Null: never.
   */
  address?: Maybe<Address>;
  /** US addresses that begin with what was typed. */
  addressSearch?: Maybe<AddressSearch>;
  /** An airport in use by exactly one of its codes, in either case. Null when there is none, or when several have it. */
  airport?: Maybe<Airport>;
  /** An autonomous system by its number, with or without AS before it. Null when it announces no network. */
  asn?: Maybe<Asn>;
  /** Autonomous systems by number, at most 300, in the order asked for; an element is null when it announces nothing. The list is null only with an error. */
  asns?: Maybe<Array<Maybe<Asn>>>;
  /** A bloc of countries by its code, as EU or NATO, in either case. Null when there is none. */
  bloc?: Maybe<Bloc>;
  /** All blocs, by code. Null only with an error. */
  blocs?: Maybe<Array<Bloc>>;
  /** Cities by stable id, at most 300, in the order asked for; an element is null when there is none. The list is null only with an error. */
  cities?: Maybe<Array<Maybe<City>>>;
  /**
   * The city with exactly this name, in any language or script that is recorded; case and diacritics do not matter. Of
   * several, the one with most people. Null when there is none.
   */
  city?: Maybe<City>;
  /** A city by its stable id. Null when there is none. */
  cityById?: Maybe<City>;
  /** The same city, and how many have exactly the name. Null when there is none. */
  cityMatch?: Maybe<CityMatch>;
  /** The city nearest to a point. Null only when no city is known at all. */
  cityNearest?: Maybe<CityNeighbour>;
  /** Cities whose name begins with, or nearly with, the text: exact names first, then by population. Null only with an error. */
  citySearch?: Maybe<CitySearch>;
  /** A continent by its code: AF, AN, AS, EU, NA, OC or SA, in either case. Other codes are an error. */
  continent?: Maybe<Continent>;
  /** The seven continents, by code. Null only with an error. */
  continents?: Maybe<Array<Continent>>;
  /**
   * Countries by ISO 3166-1 code, at most 300, in the order asked for; an element is null when no country has the code.
   * Without codes: all of a continent, or all there are, by code. The list is null only with an error.
   */
  countries?: Maybe<Array<Maybe<Country>>>;
  /**
   * A country by ISO 3166-1 alpha-2 or alpha-3 code, in either case, or by its name. Null when there is none. A name that
   * several countries share and a withdrawn code are the error `not_found`, which names the codes of today.
   */
  country?: Maybe<Country>;
  /**
   * What answers rest on, by name: datasets of the store, packages, tables of our own, and who is asked live. The error
   * `invalid_request` for a family that there is not. Null only with an error.
   */
  datasets?: Maybe<Array<Dataset>>;
  /**
   * A district by its official code: US county FIPS, French INSEE department, GSS of the United Kingdom. Null when there
   * is none; an error when several countries have the code and none is given.
   */
  district?: Maybe<District>;
  /**
   * Height of a point above sea level: from the operator's survey tiles, else an estimate by the relief of the globe and
   * the known heights of places nearby. The error `service_unavailable` when neither can be read. Null: never.
   */
  elevation?: Maybe<Elevation>;
  /** Heights at equal distances along a path of great circles, its ends included. Null only with an error. */
  elevationPath?: Maybe<Array<Elevation>>;
  /** Heights of 1 to 512 points, in the order asked for. Null only with an error. */
  elevations?: Maybe<Array<Elevation>>;
  /** What is known of an IP address: an estimate. Of private, special-use and unknown addresses all facts are null. Null only with an error. */
  ip?: Maybe<Ip>;
  /** Several IP addresses, at most 300, in the order asked for. The list is null only with an error. */
  ips?: Maybe<Array<Maybe<Ip>>>;
  /** A language by ISO 639 code of two or three letters (639-1, 639-2/B, 639-2/T or 639-3). Null when there is none. */
  language?: Maybe<Language>;
  /** Languages by ISO 639 code, at most 300, in the order asked for; an element is null when there is none. The list is null only with an error. */
  languages?: Maybe<Array<Maybe<Language>>>;
  /**
   * What exactly one location selector stands for. Several places are candidates: none is ever chosen by its size. A
   * dataset that is not loaded is the error `service_unavailable`, never `not_found`. Null only with an error.
   */
  location?: Maybe<Location>;
  /** What is at a point: country, state, district and the nearest city. Null only with an error. */
  point?: Maybe<Point>;
  /** A port by UN/LOCODE, with or without the blank, in either case. Null when the port index has none, or several. */
  port?: Maybe<Port>;
  /**
   * A postal code. Null when it is not recorded; an error when several countries have it and none is given. A full
   * Canadian, British or Taiwanese code that is not recorded is answered by the area that it begins with.
   */
  postal?: Maybe<Postal>;
  /** How far two postal codes of one country are apart. Null when one of them is not recorded. */
  postalDistance?: Maybe<PostalDistance>;
  /** Postal codes of one country, at most 300, in the order asked for; an element is null when it is not recorded. The list is null only with an error. */
  postals?: Maybe<Array<Maybe<Postal>>>;
  /**
   * A state, province or other division by its ISO 3166-2 code (`US-CA`), or by the part behind the country (`CA`). Null
   * when there is none; an error when several countries have it and none is given.
   */
  state?: Maybe<State>;
  /** States by ISO 3166-2 code, at most 300, in the order asked for; an element is null when there is none. The list is null only with an error. */
  states?: Maybe<Array<Maybe<State>>>;
  /**
   * The weather at a point now: by the station next to it, or a model's value, kept for at most 10 minutes. Null when the
   * provider does not cover the point. The error `service_unavailable` when no provider is configured, or it fails.
   */
  weather?: Maybe<Weather>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryAddressArgs = {
  address: Scalars['String']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryAddressSearchArgs = {
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  ip?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  postal?: InputMaybe<Scalars['String']['input']>;
  query: Scalars['String']['input'];
  state?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryAirportArgs = {
  iata?: InputMaybe<Scalars['ID']['input']>;
  icao?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryAsnArgs = {
  number: Scalars['String']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryAsnsArgs = {
  numbers: Array<Scalars['String']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryBlocArgs = {
  code: Scalars['ID']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryCitiesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryCityArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  state?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryCityByIdArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryCityMatchArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  state?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryCityNearestArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryCitySearchArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  ip?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  near?: InputMaybe<PositionInput>;
  query: Scalars['String']['input'];
  state?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryContinentArgs = {
  code: Scalars['ID']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryCountriesArgs = {
  codes?: InputMaybe<Array<Scalars['ID']['input']>>;
  continent?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryCountryArgs = {
  code: Scalars['ID']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryDatasetsArgs = {
  family?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryDistrictArgs = {
  code: Scalars['ID']['input'];
  country?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryElevationArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryElevationPathArgs = {
  path: Array<PositionInput>;
  samples: Scalars['Int']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryElevationsArgs = {
  points: Array<PositionInput>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryIpArgs = {
  address: Scalars['String']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryIpsArgs = {
  addresses: Array<Scalars['String']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryLanguageArgs = {
  code: Scalars['ID']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryLanguagesArgs = {
  codes: Array<Scalars['ID']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryLocationArgs = {
  address?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  iata?: InputMaybe<Scalars['ID']['input']>;
  icao?: InputMaybe<Scalars['ID']['input']>;
  ip?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['ID']['input']>;
  unlocode?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryPointArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryPortArgs = {
  unlocode: Scalars['ID']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryPostalArgs = {
  code: Scalars['ID']['input'];
  country?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryPostalDistanceArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryPostalsArgs = {
  codes: Array<Scalars['ID']['input']>;
  country: Scalars['ID']['input'];
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryStateArgs = {
  code: Scalars['ID']['input'];
  country?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryStatesArgs = {
  codes: Array<Scalars['ID']['input']>;
};


/**
 * Every lookup. What is not known is null, and nothing is guessed. A bad input or a failure is an error at the path of its
 * own field, and the fields beside it answer.
 */
export type QueryWeatherArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};

/** A division of a country by ISO 3166-2: state, province, region, prefecture, ... */
export type State = {
  __typename?: 'State';
  /** Total area, km². Null when not known for certain. */
  area?: Maybe<Scalars['Float']['output']>;
  /** Telephone area codes; empty outside the United States and Canada, where none are recorded. Some provinces share theirs. Null on a plan without paid facts. */
  areaCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** The box around all its lands. Null when its outlines are not known. */
  boundingBox?: Maybe<BoundingBox>;
  /** Its capital or seat. Null when not recorded. */
  capital?: Maybe<Scalars['String']['output']>;
  /** The divisions of ISO 3166-2 right within it, by code: the provinces of a region, the councils of England. Empty where it has none. */
  children: Array<State>;
  /** Its cities with most people. Null only with an error. */
  cities?: Maybe<Array<City>>;
  /** The part of the code behind the country: `CA`. */
  code: Scalars['ID']['output'];
  /** The country. */
  country: Country;
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode: Scalars['ID']['output'];
  /** English name of the country. Null only with an error. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** This state again, to group its richer fields. */
  deep: State;
  /** Its districts by code; empty where no scheme is recorded: outside the United States, France and the United Kingdom. */
  districts: Array<District>;
  /** FIPS code of the US Census Bureau, two digits. Null outside the United States. */
  fips?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-2 code: `US-CA`. */
  iso31662: Scalars['ID']['output'];
  /** Latitude of the capital, degrees. Null when the capital is not recorded. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude of the capital, degrees. Null when the capital is not recorded. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** English name. Null only with an error. */
  name?: Maybe<Scalars['String']['output']>;
  /** Languages that name and countryName are in for a tag, each once: `en` where no translation is known. Null only with an error. */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** Name in the main language and its script. Null when it equals the English name, or is not recorded. */
  nameLocal?: Maybe<Scalars['String']['output']>;
  /** The division that it is a part of. Null when it belongs to the country directly. */
  parent?: Maybe<State>;
  /** People, by the last census or estimate whose figure is certain; `populationPeriod` says of when. Null when there is none. */
  population?: Maybe<Scalars['Float']['output']>;
  /** The year that the population is for. Null when the population is. */
  populationPeriod?: Maybe<Scalars['String']['output']>;
  /** Name of the state's general tax on sales. Null when there is none, or it is not recorded. */
  tax?: Maybe<Scalars['String']['output']>;
  /** Rate of that tax without local parts, percent; Canada's harmonized tax includes the federal part. Null when there is none, or it is not recorded. */
  taxRate?: Maybe<Scalars['Float']['output']>;
  /** The zone with most people. Null when no city of the state is recorded. */
  timezone?: Maybe<Timezone>;
  /** IANA identifier of the zone with most people. Null when no city of the state is recorded. */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** IANA identifiers of the zones of its cities, the one with most people first. */
  timezoneIds: Array<Scalars['ID']['output']>;
  /** What the country calls it: state, province, ... Null when not known for certain. */
  type?: Maybe<Scalars['String']['output']>;
};


/** A division of a country by ISO 3166-2: state, province, region, prefecture, ... */
export type StateCitiesArgs = {
  limit?: Scalars['Int']['input'];
};


/** A division of a country by ISO 3166-2: state, province, region, prefecture, ... */
export type StateCountryNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A division of a country by ISO 3166-2: state, province, region, prefecture, ... */
export type StateNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A division of a country by ISO 3166-2: state, province, region, prefecture, ... */
export type StateNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** An extreme point of a country. */
export type Summit = {
  __typename?: 'Summit';
  /** Metres above sea level. Null when not known for certain. */
  elevation?: Maybe<Scalars['Float']['output']>;
  /** English name. */
  name: Scalars['String']['output'];
};

export type Timezone = {
  __typename?: 'Timezone';
  id: Scalars['ID']['output'];
};

/** The weather at a point. */
export type Weather = {
  __typename?: 'Weather';
  /** Quality of the air. Null when the provider does not tell it (met-no, nws). */
  air?: Maybe<WeatherAir>;
  /** Warnings in force at the point, at most 50. Null: the provider has none to tell (only nws does). */
  alerts?: Maybe<Array<WeatherAlert>>;
  /** The line that the provider's licence asks to be shown. Null when none is asked for. */
  attribution?: Maybe<Scalars['String']['output']>;
  /** What the weather is. */
  current: WeatherObservation;
  /**
   * What is to come by the day, by the clocks at the point; of `nws` the days after this one. Null when the provider does not
   * tell it (met-no).
   */
  days?: Maybe<Array<WeatherDay>>;
  /** This weather again, to group its richer fields. */
  deep: Weather;
  /** What is to come by day and night in the provider's words, at most 14 parts. Null when it does not write any (only nws does). */
  forecast?: Maybe<Array<WeatherDayPart>>;
  /** What is to come by the hour, from the one that now is in. Null when the provider does not tell it. */
  hours?: Maybe<Array<WeatherObservation>>;
  /** Degrees, as asked for. */
  latitude: Scalars['Float']['output'];
  /** Degrees, as asked for. */
  longitude: Scalars['Float']['output'];
  /** What is to come by the minute. Null: no provider in use tells it. */
  minutes?: Maybe<Array<WeatherObservation>>;
  /** The model that tells it. Null: a station has measured it. */
  model?: Maybe<Scalars['String']['output']>;
  /** Provider: `open-meteo`, `met-no` or `nws`. */
  source: Scalars['String']['output'];
  /** Who has measured it. Null: it is a model's value for the point. */
  station?: Maybe<WeatherStation>;
};


/** The weather at a point. */
export type WeatherDaysArgs = {
  limit?: Scalars['Int']['input'];
};


/** The weather at a point. */
export type WeatherHoursArgs = {
  limit?: Scalars['Int']['input'];
};

/** Quality of the air near the ground. A value is null when the provider does not tell it. */
export type WeatherAir = {
  __typename?: 'WeatherAir';
  /** Carbon monoxide, µg/m³. Null when not told. */
  carbonMonoxide?: Maybe<Scalars['Float']['output']>;
  /** European air quality index, 0 (good) to above 100. Null when not told. */
  europeanAqi?: Maybe<Scalars['Float']['output']>;
  /** Nitrogen dioxide, µg/m³. Null when not told. */
  nitrogenDioxide?: Maybe<Scalars['Float']['output']>;
  /** What the model's values are for: ISO 8601 in UTC. */
  observedAt: Scalars['DateTime']['output'];
  /** Ozone, µg/m³. Null when not told. */
  ozone?: Maybe<Scalars['Float']['output']>;
  /** Particles below 10 µm, µg/m³. Null when not told. */
  pm10?: Maybe<Scalars['Float']['output']>;
  /** Particles below 2.5 µm, µg/m³. Null when not told. */
  pm25?: Maybe<Scalars['Float']['output']>;
  /** Sulphur dioxide, µg/m³. Null when not told. */
  sulphurDioxide?: Maybe<Scalars['Float']['output']>;
  /** Air quality index of the United States, 0 (good) to 500. Null when not told. */
  usAqi?: Maybe<Scalars['Float']['output']>;
};

/** A warning of the weather service, in its own words. What it does not say is null. */
export type WeatherAlert = {
  __typename?: 'WeatherAlert';
  /** The areas that it is for. Null when not told. */
  areas?: Maybe<Scalars['String']['output']>;
  /** `Observed`, `Likely`, `Possible`, `Unlikely` or `Unknown`. Null when not told. */
  certainty?: Maybe<Scalars['String']['output']>;
  /** The whole text. Null when not told. */
  description?: Maybe<Scalars['String']['output']>;
  /** When the event, or else the warning, ends: ISO 8601 in UTC. Null when not told. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it warns of: `Winter Storm Warning`. */
  event: Scalars['String']['output'];
  /** One line. Null when not told. */
  headline?: Maybe<Scalars['String']['output']>;
  /** Identifier of the provider. */
  id: Scalars['ID']['output'];
  /** What to do. Null when not told. */
  instruction?: Maybe<Scalars['String']['output']>;
  /** The office that warns. Null when not told. */
  sender?: Maybe<Scalars['String']['output']>;
  /** `Extreme`, `Severe`, `Moderate`, `Minor` or `Unknown`. Null when not told. */
  severity?: Maybe<Scalars['String']['output']>;
  /** When the event begins: ISO 8601 in UTC. Null when not told. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** `Immediate`, `Expected`, `Future`, `Past` or `Unknown`. Null when not told. */
  urgency?: Maybe<Scalars['String']['output']>;
};

/** What the sky and what falls from it are called. */
export type WeatherCondition =
  /** No clouds. */
  | 'clear'
  /** Most or all of the sky is clouded. */
  | 'cloudy'
  /** Drizzle. */
  | 'drizzle'
  /** Dust or sand in the air. */
  | 'dust'
  /** Fog or mist. */
  | 'fog'
  /** Drizzle that freezes where it falls. */
  | 'freezing_drizzle'
  /** Rain that freezes where it falls. */
  | 'freezing_rain'
  /** Hail without thunder. */
  | 'hail'
  /** Haze. */
  | 'haze'
  /** Heavy rain. */
  | 'heavy_rain'
  /** Heavy snow, or a blizzard. */
  | 'heavy_snow'
  /** Few clouds. */
  | 'mostly_clear'
  /** About half of the sky is clouded. */
  | 'partly_cloudy'
  /** Light or moderate rain. */
  | 'rain'
  /** Showers of rain. */
  | 'rain_showers'
  /** Sleet, ice pellets, or rain and snow together. */
  | 'sleet'
  /** Smoke or volcanic ash. */
  | 'smoke'
  /** Light or moderate snow. */
  | 'snow'
  /** Showers of snow. */
  | 'snow_showers'
  /** Thunderstorm, with or without hail. */
  | 'thunderstorm'
  /** Tornado, funnel cloud or waterspout. */
  | 'tornado'
  /** Tropical storm or hurricane. */
  | 'tropical_storm';

/** A day's weather to come. A value is null when the provider does not tell it. */
export type WeatherDay = {
  __typename?: 'WeatherDay';
  /** The day's gravest condition; of `nws` that of its daytime. Null when not told, or with a code that is not known. */
  condition?: Maybe<WeatherCondition>;
  /** Emoji of the condition. Null when the condition is. */
  conditionEmoji?: Maybe<Scalars['String']['output']>;
  /** English name of the condition. Null when the condition is. */
  conditionName?: Maybe<Scalars['String']['output']>;
  /** YYYY-MM-DD, by the clocks at the point. */
  date: Scalars['Date']['output'];
  /** Rain and melted snow of the day, mm. Null when not told. */
  precipitation?: Maybe<Scalars['Float']['output']>;
  /** Probability of rain or snow in the likeliest hour, percent. Null when not told. */
  precipitationProbability?: Maybe<Scalars['Float']['output']>;
  /** ISO 8601 in UTC. Null when not told, or the sun does not rise. */
  sunrise?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 8601 in UTC. Null when not told, or the sun does not set. */
  sunset?: Maybe<Scalars['DateTime']['output']>;
  /** Highest temperature, °C. Null when not told. */
  temperatureMax?: Maybe<Scalars['Float']['output']>;
  /** Highest temperature, °F. Null when not told. */
  temperatureMaxF?: Maybe<Scalars['Float']['output']>;
  /** Lowest temperature, °C. Null when not told. */
  temperatureMin?: Maybe<Scalars['Float']['output']>;
  /** Lowest temperature, °F. Null when not told. */
  temperatureMinF?: Maybe<Scalars['Float']['output']>;
  /** Highest index of ultraviolet radiation. Null when not told. */
  uvIndex?: Maybe<Scalars['Float']['output']>;
  /** Strongest gust, km/h. Null when not told. */
  windGust?: Maybe<Scalars['Float']['output']>;
  /** Strongest gust, miles per hour. Null when not told. */
  windGustMph?: Maybe<Scalars['Float']['output']>;
  /** Strongest wind, km/h. Null when not told. */
  windSpeed?: Maybe<Scalars['Float']['output']>;
  /** Strongest wind, miles per hour. Null when not told. */
  windSpeedMph?: Maybe<Scalars['Float']['output']>;
};

/** A part of a day to come, as the provider describes it. */
export type WeatherDayPart = {
  __typename?: 'WeatherDayPart';
  /** Condition. Null when not told, or in words that are not known. */
  condition?: Maybe<WeatherCondition>;
  /** Emoji of the condition. Null when the condition is. */
  conditionEmoji?: Maybe<Scalars['String']['output']>;
  /** English name of the condition. Null when the condition is. */
  conditionName?: Maybe<Scalars['String']['output']>;
  /** ISO 8601 in UTC. */
  endsAt: Scalars['DateTime']['output'];
  /** Whether it is a day. Null when not told. */
  isDay?: Maybe<Scalars['Boolean']['output']>;
  /** What the provider calls it: `Tonight`. */
  name: Scalars['String']['output'];
  /** Probability of rain or snow, percent. Null when not told. */
  precipitationProbability?: Maybe<Scalars['Float']['output']>;
  /** ISO 8601 in UTC. */
  startsAt: Scalars['DateTime']['output'];
  /** Highest of a day, lowest of a night, °C. Null when not told. */
  temperature?: Maybe<Scalars['Float']['output']>;
  /** Highest of a day, lowest of a night, °F. Null when not told. */
  temperatureF?: Maybe<Scalars['Float']['output']>;
  /** The provider's own words. */
  text: Scalars['String']['output'];
};

/** The weather at one moment. A value is null when the provider does not tell it. */
export type WeatherObservation = {
  __typename?: 'WeatherObservation';
  /** Clouded part of the sky, percent. Null when not told. */
  cloudCover?: Maybe<Scalars['Float']['output']>;
  /** Condition. Null when the provider does not tell it, or with a code that is not known. */
  condition?: Maybe<WeatherCondition>;
  /** Emoji of the condition, by day or by night. Null when the condition is. */
  conditionEmoji?: Maybe<Scalars['String']['output']>;
  /** English name of the condition. Null when the condition is. */
  conditionName?: Maybe<Scalars['String']['output']>;
  /** This observation again, to group its richer fields. */
  deep: WeatherObservation;
  /** Dew point, °C. Null when not told. */
  dewPoint?: Maybe<Scalars['Float']['output']>;
  /** Dew point, °F. Null when not told. */
  dewPointF?: Maybe<Scalars['Float']['output']>;
  /** Temperature that it feels like, °C. Null when not told: it is not computed here. */
  feelsLike?: Maybe<Scalars['Float']['output']>;
  /** Temperature that it feels like, °F. Null when not told. */
  feelsLikeF?: Maybe<Scalars['Float']['output']>;
  /** Relative humidity, percent. Null when not told. */
  humidity?: Maybe<Scalars['Float']['output']>;
  /** Whether the sun was up. Null when not told. */
  isDay?: Maybe<Scalars['Boolean']['output']>;
  /** When it was measured, or what the model's value is for: ISO 8601 in UTC. */
  observedAt: Scalars['DateTime']['output'];
  /**
   * Rain and melted snow, mm. Null when not told. Now: what fell in the provider's latest interval (Open-Meteo: 15
   * minutes; NWS: an hour). To come: of the hour that ends (Open-Meteo) or begins (met-no) then.
   */
  precipitation?: Maybe<Scalars['Float']['output']>;
  /** Probability of rain or snow in an hour to come, percent. Null when not told. */
  precipitationProbability?: Maybe<Scalars['Float']['output']>;
  /** Air pressure at sea level, hPa. Null when not told. */
  pressure?: Maybe<Scalars['Float']['output']>;
  /** Temperature of the air, °C. */
  temperature?: Maybe<Scalars['Float']['output']>;
  /** Temperature of the air, °F. */
  temperatureF?: Maybe<Scalars['Float']['output']>;
  /** How far one sees, km. Null when not told. */
  visibility?: Maybe<Scalars['Float']['output']>;
  /** How far one sees, miles. Null when not told. */
  visibilityMi?: Maybe<Scalars['Float']['output']>;
  /** Where the wind comes from, degrees from north. Null when not told, or the wind is calm. */
  windDirection?: Maybe<Scalars['Float']['output']>;
  /** Gusts, km/h. Null when not told. */
  windGust?: Maybe<Scalars['Float']['output']>;
  /** Gusts, miles per hour. Null when not told. */
  windGustMph?: Maybe<Scalars['Float']['output']>;
  /** Wind, km/h. Null when not told. */
  windSpeed?: Maybe<Scalars['Float']['output']>;
  /** Wind, miles per hour. Null when not told. */
  windSpeedMph?: Maybe<Scalars['Float']['output']>;
};

/** A station that measures the weather, as seen from a point. */
export type WeatherStation = {
  __typename?: 'WeatherStation';
  /** Identifier of the provider: `KNYC`. */
  code: Scalars['ID']['output'];
  /** From the point that was asked for, km. */
  distance?: Maybe<Scalars['Float']['output']>;
  /** From the point that was asked for, miles. */
  distanceMi?: Maybe<Scalars['Float']['output']>;
  /** Its name. Null when not told. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'fri'
  /** Monday. */
  | 'mon'
  /** Saturday. */
  | 'sat'
  /** Sunday. */
  | 'sun'
  /** Thursday. */
  | 'thu'
  /** Tuesday. */
  | 'tue'
  /** Wednesday. */
  | 'wed';

/** The direction that a script is written in. */
export type WritingDirection =
  /** From left to right. */
  | 'ltr'
  /** From right to left. */
  | 'rtl';



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
  Airport: Airport;
  Asn: Asn;
  Bloc: Bloc;
  City: City;
  Continent: Continent;
  Country: Country;
  District: District;
  Ip: Ip;
  Language: Language;
  Location: Location;
  Point: Point;
  Port: Port;
  Postal: Postal;
  State: State;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Airport:
    ( { __typename: 'Airport' }
    & GraphQLRecursivePick<FederationTypes['Airport'], {"id":true}> );
  Asn:
    ( { __typename: 'Asn' }
    & GraphQLRecursivePick<FederationTypes['Asn'], {"number":true}> );
  Bloc:
    ( { __typename: 'Bloc' }
    & GraphQLRecursivePick<FederationTypes['Bloc'], {"code":true}> );
  City:
    ( { __typename: 'City' }
    & GraphQLRecursivePick<FederationTypes['City'], {"id":true}> );
  Continent:
    ( { __typename: 'Continent' }
    & GraphQLRecursivePick<FederationTypes['Continent'], {"code":true}> );
  Country:
    ( { __typename: 'Country' }
    & GraphQLRecursivePick<FederationTypes['Country'], {"code":true}> );
  District:
    ( { __typename: 'District' }
    & GraphQLRecursivePick<FederationTypes['District'], {"id":true}> );
  Ip:
    ( { __typename: 'Ip' }
    & GraphQLRecursivePick<FederationTypes['Ip'], {"address":true}> );
  Language:
    ( { __typename: 'Language' }
    & GraphQLRecursivePick<FederationTypes['Language'], {"code":true}> );
  Location:
    ( { __typename: 'Location' }
    & GraphQLRecursivePick<FederationTypes['Location'], {"id":true}> );
  Point:
    ( { __typename: 'Point' }
    & GraphQLRecursivePick<FederationTypes['Point'], {"latitude":true,"longitude":true}> );
  Port:
    ( { __typename: 'Port' }
    & GraphQLRecursivePick<FederationTypes['Port'], {"id":true}> );
  Postal:
    ( { __typename: 'Postal' }
    & GraphQLRecursivePick<FederationTypes['Postal'], {"id":true}> );
  State:
    ( { __typename: 'State' }
    & GraphQLRecursivePick<FederationTypes['State'], {"iso31662":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Address: ResolverTypeWrapper<AddressModel>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AddressSearch: ResolverTypeWrapper<Omit<AddressSearch, 'results'> & { results: Array<ResolversTypes['Address']> }>;
  AddressSearchReason: AddressSearchReason;
  Airport: ResolverTypeWrapper<AirportRow>;
  Asn: ResolverTypeWrapper<SystemRow>;
  Bloc: ResolverTypeWrapper<BlocModel>;
  BlocMember: ResolverTypeWrapper<BlocMemberModel>;
  BlocType: BlocType;
  BoundingBox: ResolverTypeWrapper<BoundingBox>;
  CapitalOf: CapitalOf;
  City: ResolverTypeWrapper<CityModel>;
  CityHit: ResolverTypeWrapper<CityHitModel>;
  CityMatch: ResolverTypeWrapper<CityMatchModel>;
  CityNeighbour: ResolverTypeWrapper<CityNeighbourModel>;
  CitySearch: ResolverTypeWrapper<CitySearchModel>;
  Continent: ResolverTypeWrapper<ContinentModel>;
  Country: ResolverTypeWrapper<CountryRow>;
  CountryTranslation: ResolverTypeWrapper<CountryTranslation>;
  Currency: ResolverTypeWrapper<Currency>;
  Dataset: ResolverTypeWrapper<DatasetModel>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DistanceUnit: DistanceUnit;
  District: ResolverTypeWrapper<DistrictRow>;
  DrivingSide: DrivingSide;
  Elevation: ResolverTypeWrapper<Height>;
  ElevationMethod: ElevationMethod;
  EmergencyNumbers: ResolverTypeWrapper<EmergencyNumbers>;
  FormerBlocMember: ResolverTypeWrapper<FormerMemberModel>;
  Ip: ResolverTypeWrapper<IpModel>;
  Language: ResolverTypeWrapper<LanguageRow>;
  LanguageScope: LanguageScope;
  LanguageType: LanguageType;
  Location: ResolverTypeWrapper<LocationModel>;
  LocationCandidate: ResolverTypeWrapper<Candidate>;
  LocationInput: ResolverTypeWrapper<LocationInput>;
  LocationStatus: LocationStatus;
  MeasurementSystem: MeasurementSystem;
  Point: ResolverTypeWrapper<PointModel>;
  PointMethod: PointMethod;
  Port: ResolverTypeWrapper<PortRow>;
  PositionInput: PositionInput;
  Postal: ResolverTypeWrapper<PostalModel>;
  PostalDistance: ResolverTypeWrapper<PostalPair>;
  PostalMetro: ResolverTypeWrapper<PostalMetro>;
  PostalNeighbour: ResolverTypeWrapper<PostalNeighbourModel>;
  PropertyTax: ResolverTypeWrapper<PropertyTax>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  State: ResolverTypeWrapper<StateRow>;
  Summit: ResolverTypeWrapper<Summit>;
  Timezone: ResolverTypeWrapper<Timezone>;
  Weather: ResolverTypeWrapper<WeatherModel>;
  WeatherAir: ResolverTypeWrapper<Air>;
  WeatherAlert: ResolverTypeWrapper<Alert>;
  WeatherCondition: WeatherCondition;
  WeatherDay: ResolverTypeWrapper<Day>;
  WeatherDayPart: ResolverTypeWrapper<DayPart>;
  WeatherObservation: ResolverTypeWrapper<Observation>;
  WeatherStation: ResolverTypeWrapper<WeatherModel>;
  Weekday: Weekday;
  WritingDirection: WritingDirection;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: AddressModel;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Float: Scalars['Float']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  AddressSearch: Omit<AddressSearch, 'results'> & { results: Array<ResolversParentTypes['Address']> };
  Airport: AirportRow;
  Asn: SystemRow;
  Bloc: BlocModel;
  BlocMember: BlocMemberModel;
  BoundingBox: BoundingBox;
  City: CityModel;
  CityHit: CityHitModel;
  CityMatch: CityMatchModel;
  CityNeighbour: CityNeighbourModel;
  CitySearch: CitySearchModel;
  Continent: ContinentModel;
  Country: CountryRow;
  CountryTranslation: CountryTranslation;
  Currency: Currency;
  Dataset: DatasetModel;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  District: DistrictRow;
  Elevation: Height;
  EmergencyNumbers: EmergencyNumbers;
  FormerBlocMember: FormerMemberModel;
  Ip: IpModel;
  Language: LanguageRow;
  Location: LocationModel;
  LocationCandidate: Candidate;
  LocationInput: LocationInput;
  Point: PointModel;
  Port: PortRow;
  PositionInput: PositionInput;
  Postal: PostalModel;
  PostalDistance: PostalPair;
  PostalMetro: PostalMetro;
  PostalNeighbour: PostalNeighbourModel;
  PropertyTax: PropertyTax;
  Query: Record<PropertyKey, never>;
  State: StateRow;
  Summit: Summit;
  Timezone: Timezone;
  Weather: WeatherModel;
  WeatherAir: Air;
  WeatherAlert: Alert;
  WeatherDay: Day;
  WeatherDayPart: DayPart;
  WeatherObservation: Observation;
  WeatherStation: WeatherModel;
};

export type AddressResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['District']>, ParentType, ContextType>;
  districtCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  districtName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  houseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AddressSearchResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['AddressSearch'] = ResolversParentTypes['AddressSearch']> = {
  reason?: Resolver<Maybe<ResolversTypes['AddressSearchReason']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type AirportResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Airport'] = ResolversParentTypes['Airport'], FederationReferenceType extends FederationReferenceTypes['Airport'] = FederationReferenceTypes['Airport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Airport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  elevation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iata?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  icao?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherTimezones?: Resolver<Maybe<Array<ResolversTypes['Timezone']>>, ParentType, ContextType>;
  scheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AsnResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Asn'] = ResolversParentTypes['Asn'], FederationReferenceType extends FederationReferenceTypes['Asn'] = FederationReferenceTypes['Asn']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Asn']> | FederationReferenceType, FederationReferenceType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  prefixCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prefixes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<AsnPrefixesArgs, 'limit'>>;
};

export type BlocResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Bloc'] = ResolversParentTypes['Bloc'], FederationReferenceType extends FederationReferenceTypes['Bloc'] = FederationReferenceTypes['Bloc']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Bloc']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  formerMembers?: Resolver<Array<ResolversTypes['FormerBlocMember']>, ParentType, ContextType>;
  founded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['BlocMember']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  population?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BlocType'], ParentType, ContextType>;
};

export type BlocMemberResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['BlocMember'] = ResolversParentTypes['BlocMember']> = {
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joined?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BoundingBoxResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['BoundingBox'] = ResolversParentTypes['BoundingBox']> = {
  east?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  north?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  south?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  west?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CityResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['City'] = ResolversParentTypes['City'], FederationReferenceType extends FederationReferenceTypes['City'] = FederationReferenceTypes['City']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['City']> | FederationReferenceType, FederationReferenceType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  capitalOf?: Resolver<Maybe<ResolversTypes['CapitalOf']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CityCountryNameArgs>>;
  deep?: Resolver<ResolversTypes['City'], ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['District']>, ParentType, ContextType>;
  districtCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  districtName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  elevation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  elevationFt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  landArea?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CityNameArgs>>;
  nameLanguages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<CityNameLanguagesArgs>>;
  nameLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nearby?: Resolver<Maybe<Array<ResolversTypes['CityNeighbour']>>, ParentType, ContextType, RequireFields<CityNearbyArgs, 'limit' | 'radius' | 'unit'>>;
  otherTimezones?: Resolver<Maybe<Array<ResolversTypes['Timezone']>>, ParentType, ContextType>;
  population?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  populationPeriod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postals?: Resolver<Maybe<Array<ResolversTypes['Postal']>>, ParentType, ContextType, RequireFields<CityPostalsArgs, 'limit'>>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CityStateNameArgs>>;
  timezone?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType>;
  timezoneId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waterArea?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CityHitResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CityHit'] = ResolversParentTypes['CityHit']> = {
  city?: Resolver<ResolversTypes['City'], ParentType, ContextType>;
  matchedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CityMatchResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CityMatch'] = ResolversParentTypes['CityMatch']> = {
  city?: Resolver<ResolversTypes['City'], ParentType, ContextType>;
  matchedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CityNeighbourResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CityNeighbour'] = ResolversParentTypes['CityNeighbour']> = {
  city?: Resolver<ResolversTypes['City'], ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType, RequireFields<CityNeighbourDistanceArgs, 'unit'>>;
};

export type CitySearchResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CitySearch'] = ResolversParentTypes['CitySearch']> = {
  hits?: Resolver<Array<ResolversTypes['CityHit']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType>;
};

export type ContinentResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Continent'] = ResolversParentTypes['Continent'], FederationReferenceType extends FederationReferenceTypes['Continent'] = FederationReferenceTypes['Continent']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Continent']> | FederationReferenceType, FederationReferenceType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  emoji?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ContinentNameArgs>>;
  nameLanguages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<ContinentNameLanguagesArgs>>;
  population?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  populationPeriod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subregion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country'], FederationReferenceType extends FederationReferenceTypes['Country'] = FederationReferenceTypes['Country']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Country']> | FederationReferenceType, FederationReferenceType, ContextType>;
  aliases?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  alpha3?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  blocCodes?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  blocs?: Resolver<Array<ResolversTypes['Bloc']>, ParentType, ContextType>;
  borderCodes?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  borders?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  boundingBox?: Resolver<Maybe<ResolversTypes['BoundingBox']>, ParentType, ContextType>;
  capital?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CountryCapitalArgs>>;
  capitalCity?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType>;
  capitalLatitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  capitalLongitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cities?: Resolver<Maybe<Array<ResolversTypes['City']>>, ParentType, ContextType, RequireFields<CountryCitiesArgs, 'limit'>>;
  coastline?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  continent?: Resolver<ResolversTypes['Continent'], ParentType, ContextType>;
  continentCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  demonym?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drivingSide?: Resolver<Maybe<ResolversTypes['DrivingSide']>, ParentType, ContextType>;
  elevation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  emergency?: Resolver<Maybe<ResolversTypes['EmergencyNumbers']>, ParentType, ContextType>;
  emoji?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fifa?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frequency?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highestPoint?: Resolver<Maybe<ResolversTypes['Summit']>, ParentType, ContextType>;
  ioc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landArea?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  languageCodes?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lowestPoint?: Resolver<Maybe<ResolversTypes['Summit']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CountryNameArgs>>;
  nameLanguages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<CountryNameLanguagesArgs>>;
  nameLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nativeNames?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  numeric?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plugs?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  population?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  populationPeriod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCoverage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  postalFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalRegex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['State']>, ParentType, ContextType>;
  subregion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxIdFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxIdRegex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tld?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translations?: Resolver<Maybe<Array<ResolversTypes['CountryTranslation']>>, ParentType, ContextType, Partial<CountryTranslationsArgs>>;
  units?: Resolver<Maybe<ResolversTypes['MeasurementSystem']>, ParentType, ContextType>;
  voltage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  waterArea?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weekStart?: Resolver<Maybe<ResolversTypes['Weekday']>, ParentType, ContextType>;
};

export type CountryTranslationResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CountryTranslation'] = ResolversParentTypes['CountryTranslation']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DatasetResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Dataset'] = ResolversParentTypes['Dataset']> = {
  attribution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  families?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  importedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DistrictResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['District'] = ResolversParentTypes['District'], FederationReferenceType extends FederationReferenceTypes['District'] = FederationReferenceTypes['District']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['District']> | FederationReferenceType, FederationReferenceType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<DistrictCountryNameArgs>>;
  deep?: Resolver<ResolversTypes['District'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  landArea?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameLanguages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<DistrictNameLanguagesArgs>>;
  population?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  populationPeriod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propertyTax?: Resolver<Maybe<ResolversTypes['PropertyTax']>, ParentType, ContextType>;
  scheme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<DistrictStateNameArgs>>;
  timezone?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType>;
  timezoneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timezoneIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waterArea?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ElevationResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Elevation'] = ResolversParentTypes['Elevation']> = {
  accuracy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  elevation?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  elevationFt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['ElevationMethod'], ParentType, ContextType>;
  resolution?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmergencyNumbersResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['EmergencyNumbers'] = ResolversParentTypes['EmergencyNumbers']> = {
  ambulance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fire?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  police?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormerBlocMemberResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['FormerBlocMember'] = ResolversParentTypes['FormerBlocMember']> = {
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joined?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IpResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Ip'] = ResolversParentTypes['Ip'], FederationReferenceType extends FederationReferenceTypes['Ip'] = FederationReferenceTypes['Ip']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Ip']> | FederationReferenceType, FederationReferenceType, ContextType>;
  address?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  asn?: Resolver<Maybe<ResolversTypes['Asn']>, ParentType, ContextType>;
  asnName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  asnNumber?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  continentCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<IpCountryNameArgs>>;
  datacenter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Ip'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nameLanguages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<IpNameLanguagesArgs>>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relay?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType>;
  timezoneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  vpn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language'], FederationReferenceType extends FederationReferenceTypes['Language'] = FederationReferenceTypes['Language']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Language']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCodes?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['WritingDirection']>, ParentType, ContextType>;
  iso1?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  iso2b?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  iso2t?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  iso3?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  macrolanguage?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<LanguageNameArgs>>;
  nameLanguages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<LanguageNameLanguagesArgs>>;
  nameLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['LanguageScope'], ParentType, ContextType>;
  script?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scriptName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<LanguageScriptNameArgs>>;
  scripts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LanguageType'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location'], FederationReferenceType extends FederationReferenceTypes['Location'] = FederationReferenceTypes['Location']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Location']> | FederationReferenceType, FederationReferenceType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['LocationCandidate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['LocationInput'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LocationStatus'], ParentType, ContextType>;
  timezoneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type PointResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Point'] = ResolversParentTypes['Point'], FederationReferenceType extends FederationReferenceTypes['Point'] = FederationReferenceTypes['Point']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Point']> | FederationReferenceType, FederationReferenceType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PointCountryNameArgs>>;
  deep?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['District']>, ParentType, ContextType>;
  districtCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  districtMethod?: Resolver<Maybe<ResolversTypes['PointMethod']>, ParentType, ContextType>;
  districtName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  elevation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  elevationFt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PointMethod']>, ParentType, ContextType>;
  nameLanguages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<PointNameLanguagesArgs>>;
  nearestCity?: Resolver<Maybe<ResolversTypes['CityNeighbour']>, ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PointStateNameArgs>>;
};

export type PortResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Port'] = ResolversParentTypes['Port'], FederationReferenceType extends FederationReferenceTypes['Port'] = FederationReferenceTypes['Port']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Port']> | FederationReferenceType, FederationReferenceType, ContextType>;
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherTimezones?: Resolver<Maybe<Array<ResolversTypes['Timezone']>>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType>;
  unlocode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PostalResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Postal'] = ResolversParentTypes['Postal'], FederationReferenceType extends FederationReferenceTypes['Postal'] = FederationReferenceTypes['Postal']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Postal']> | FederationReferenceType, FederationReferenceType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityNameLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PostalCountryNameArgs>>;
  currencyCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Postal'], ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['District']>, ParentType, ContextType>;
  districtCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  districtName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  districtNameLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  elevation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  elevationFt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  landArea?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  localities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  metros?: Resolver<Maybe<Array<ResolversTypes['PostalMetro']>>, ParentType, ContextType>;
  nameLanguages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<PostalNameLanguagesArgs>>;
  nearby?: Resolver<Maybe<Array<ResolversTypes['PostalNeighbour']>>, ParentType, ContextType, RequireFields<PostalNearbyArgs, 'limit' | 'radius' | 'unit'>>;
  neighbors?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  population?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  populationPeriod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propertyTax?: Resolver<Maybe<ResolversTypes['PropertyTax']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PostalStateNameArgs>>;
  stateNameLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  taxRateCity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  taxRateCounty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  taxRateSpecial?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  taxRateState?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType>;
  timezoneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  waterArea?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PostalDistanceResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['PostalDistance'] = ResolversParentTypes['PostalDistance']> = {
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<PostalDistanceDistanceArgs, 'unit'>>;
  from?: Resolver<ResolversTypes['Postal'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Postal'], ParentType, ContextType>;
};

export type PostalMetroResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['PostalMetro'] = ResolversParentTypes['PostalMetro']> = {
  businessShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  residentialShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PostalNeighbourResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['PostalNeighbour'] = ResolversParentTypes['PostalNeighbour']> = {
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType, RequireFields<PostalNeighbourDistanceArgs, 'unit'>>;
  postal?: Resolver<ResolversTypes['Postal'], ParentType, ContextType>;
};

export type PropertyTaxResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['PropertyTax'] = ResolversParentTypes['PropertyTax']> = {
  annualMedian?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType, RequireFields<QueryAddressArgs, 'address'>>;
  addressSearch?: Resolver<Maybe<ResolversTypes['AddressSearch']>, ParentType, ContextType, RequireFields<QueryAddressSearchArgs, 'limit' | 'query'>>;
  airport?: Resolver<Maybe<ResolversTypes['Airport']>, ParentType, ContextType, Partial<QueryAirportArgs>>;
  asn?: Resolver<Maybe<ResolversTypes['Asn']>, ParentType, ContextType, RequireFields<QueryAsnArgs, 'number'>>;
  asns?: Resolver<Maybe<Array<Maybe<ResolversTypes['Asn']>>>, ParentType, ContextType, RequireFields<QueryAsnsArgs, 'numbers'>>;
  bloc?: Resolver<Maybe<ResolversTypes['Bloc']>, ParentType, ContextType, RequireFields<QueryBlocArgs, 'code'>>;
  blocs?: Resolver<Maybe<Array<ResolversTypes['Bloc']>>, ParentType, ContextType>;
  cities?: Resolver<Maybe<Array<Maybe<ResolversTypes['City']>>>, ParentType, ContextType, RequireFields<QueryCitiesArgs, 'ids'>>;
  city?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType, RequireFields<QueryCityArgs, 'name'>>;
  cityById?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType, RequireFields<QueryCityByIdArgs, 'id'>>;
  cityMatch?: Resolver<Maybe<ResolversTypes['CityMatch']>, ParentType, ContextType, RequireFields<QueryCityMatchArgs, 'name'>>;
  cityNearest?: Resolver<Maybe<ResolversTypes['CityNeighbour']>, ParentType, ContextType, RequireFields<QueryCityNearestArgs, 'latitude' | 'longitude'>>;
  citySearch?: Resolver<Maybe<ResolversTypes['CitySearch']>, ParentType, ContextType, RequireFields<QueryCitySearchArgs, 'limit' | 'query'>>;
  continent?: Resolver<Maybe<ResolversTypes['Continent']>, ParentType, ContextType, RequireFields<QueryContinentArgs, 'code'>>;
  continents?: Resolver<Maybe<Array<ResolversTypes['Continent']>>, ParentType, ContextType>;
  countries?: Resolver<Maybe<Array<Maybe<ResolversTypes['Country']>>>, ParentType, ContextType, Partial<QueryCountriesArgs>>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType, RequireFields<QueryCountryArgs, 'code'>>;
  datasets?: Resolver<Maybe<Array<ResolversTypes['Dataset']>>, ParentType, ContextType, Partial<QueryDatasetsArgs>>;
  district?: Resolver<Maybe<ResolversTypes['District']>, ParentType, ContextType, RequireFields<QueryDistrictArgs, 'code'>>;
  elevation?: Resolver<Maybe<ResolversTypes['Elevation']>, ParentType, ContextType, RequireFields<QueryElevationArgs, 'latitude' | 'longitude'>>;
  elevationPath?: Resolver<Maybe<Array<ResolversTypes['Elevation']>>, ParentType, ContextType, RequireFields<QueryElevationPathArgs, 'path' | 'samples'>>;
  elevations?: Resolver<Maybe<Array<ResolversTypes['Elevation']>>, ParentType, ContextType, RequireFields<QueryElevationsArgs, 'points'>>;
  ip?: Resolver<Maybe<ResolversTypes['Ip']>, ParentType, ContextType, RequireFields<QueryIpArgs, 'address'>>;
  ips?: Resolver<Maybe<Array<Maybe<ResolversTypes['Ip']>>>, ParentType, ContextType, RequireFields<QueryIpsArgs, 'addresses'>>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType, RequireFields<QueryLanguageArgs, 'code'>>;
  languages?: Resolver<Maybe<Array<Maybe<ResolversTypes['Language']>>>, ParentType, ContextType, RequireFields<QueryLanguagesArgs, 'codes'>>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType, Partial<QueryLocationArgs>>;
  point?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType, RequireFields<QueryPointArgs, 'latitude' | 'longitude'>>;
  port?: Resolver<Maybe<ResolversTypes['Port']>, ParentType, ContextType, RequireFields<QueryPortArgs, 'unlocode'>>;
  postal?: Resolver<Maybe<ResolversTypes['Postal']>, ParentType, ContextType, RequireFields<QueryPostalArgs, 'code'>>;
  postalDistance?: Resolver<Maybe<ResolversTypes['PostalDistance']>, ParentType, ContextType, RequireFields<QueryPostalDistanceArgs, 'from' | 'to'>>;
  postals?: Resolver<Maybe<Array<Maybe<ResolversTypes['Postal']>>>, ParentType, ContextType, RequireFields<QueryPostalsArgs, 'codes' | 'country'>>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType, RequireFields<QueryStateArgs, 'code'>>;
  states?: Resolver<Maybe<Array<Maybe<ResolversTypes['State']>>>, ParentType, ContextType, RequireFields<QueryStatesArgs, 'codes'>>;
  weather?: Resolver<Maybe<ResolversTypes['Weather']>, ParentType, ContextType, RequireFields<QueryWeatherArgs, 'latitude' | 'longitude'>>;
};

export type StateResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['State'] = ResolversParentTypes['State'], FederationReferenceType extends FederationReferenceTypes['State'] = FederationReferenceTypes['State']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['State']> | FederationReferenceType, FederationReferenceType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  areaCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  boundingBox?: Resolver<Maybe<ResolversTypes['BoundingBox']>, ParentType, ContextType>;
  capital?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['State']>, ParentType, ContextType>;
  cities?: Resolver<Maybe<Array<ResolversTypes['City']>>, ParentType, ContextType, RequireFields<StateCitiesArgs, 'limit'>>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<StateCountryNameArgs>>;
  deep?: Resolver<ResolversTypes['State'], ParentType, ContextType>;
  districts?: Resolver<Array<ResolversTypes['District']>, ParentType, ContextType>;
  fips?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iso31662?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<StateNameArgs>>;
  nameLanguages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<StateNameLanguagesArgs>>;
  nameLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  population?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  populationPeriod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType>;
  timezoneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timezoneIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SummitResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Summit'] = ResolversParentTypes['Summit']> = {
  elevation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimezoneResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Timezone'] = ResolversParentTypes['Timezone']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WeatherResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Weather'] = ResolversParentTypes['Weather']> = {
  air?: Resolver<Maybe<ResolversTypes['WeatherAir']>, ParentType, ContextType>;
  alerts?: Resolver<Maybe<Array<ResolversTypes['WeatherAlert']>>, ParentType, ContextType>;
  attribution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['WeatherObservation'], ParentType, ContextType>;
  days?: Resolver<Maybe<Array<ResolversTypes['WeatherDay']>>, ParentType, ContextType, RequireFields<WeatherDaysArgs, 'limit'>>;
  deep?: Resolver<ResolversTypes['Weather'], ParentType, ContextType>;
  forecast?: Resolver<Maybe<Array<ResolversTypes['WeatherDayPart']>>, ParentType, ContextType>;
  hours?: Resolver<Maybe<Array<ResolversTypes['WeatherObservation']>>, ParentType, ContextType, RequireFields<WeatherHoursArgs, 'limit'>>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minutes?: Resolver<Maybe<Array<ResolversTypes['WeatherObservation']>>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  station?: Resolver<Maybe<ResolversTypes['WeatherStation']>, ParentType, ContextType>;
};

export type WeatherAirResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['WeatherAir'] = ResolversParentTypes['WeatherAir']> = {
  carbonMonoxide?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  europeanAqi?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nitrogenDioxide?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  observedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ozone?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pm10?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pm25?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sulphurDioxide?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  usAqi?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WeatherAlertResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['WeatherAlert'] = ResolversParentTypes['WeatherAlert']> = {
  areas?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certainty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instruction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  urgency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WeatherDayResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['WeatherDay'] = ResolversParentTypes['WeatherDay']> = {
  condition?: Resolver<Maybe<ResolversTypes['WeatherCondition']>, ParentType, ContextType>;
  conditionEmoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conditionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  precipitation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  precipitationProbability?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sunrise?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sunset?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  temperatureMax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  temperatureMaxF?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  temperatureMin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  temperatureMinF?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  uvIndex?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  windGust?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  windGustMph?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  windSpeed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  windSpeedMph?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WeatherDayPartResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['WeatherDayPart'] = ResolversParentTypes['WeatherDayPart']> = {
  condition?: Resolver<Maybe<ResolversTypes['WeatherCondition']>, ParentType, ContextType>;
  conditionEmoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conditionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isDay?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  precipitationProbability?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  temperature?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  temperatureF?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeatherObservationResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['WeatherObservation'] = ResolversParentTypes['WeatherObservation']> = {
  cloudCover?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['WeatherCondition']>, ParentType, ContextType>;
  conditionEmoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conditionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['WeatherObservation'], ParentType, ContextType>;
  dewPoint?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dewPointF?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  feelsLike?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  feelsLikeF?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  humidity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isDay?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  observedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  precipitation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  precipitationProbability?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pressure?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  temperature?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  temperatureF?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  visibilityMi?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  windDirection?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  windGust?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  windGustMph?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  windSpeed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  windSpeedMph?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WeatherStationResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['WeatherStation'] = ResolversParentTypes['WeatherStation']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  distanceMi?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = LookupContext> = {
  Address?: AddressResolvers<ContextType>;
  AddressSearch?: AddressSearchResolvers<ContextType>;
  Airport?: AirportResolvers<ContextType>;
  Asn?: AsnResolvers<ContextType>;
  Bloc?: BlocResolvers<ContextType>;
  BlocMember?: BlocMemberResolvers<ContextType>;
  BoundingBox?: BoundingBoxResolvers<ContextType>;
  City?: CityResolvers<ContextType>;
  CityHit?: CityHitResolvers<ContextType>;
  CityMatch?: CityMatchResolvers<ContextType>;
  CityNeighbour?: CityNeighbourResolvers<ContextType>;
  CitySearch?: CitySearchResolvers<ContextType>;
  Continent?: ContinentResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryTranslation?: CountryTranslationResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  Dataset?: DatasetResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  District?: DistrictResolvers<ContextType>;
  Elevation?: ElevationResolvers<ContextType>;
  EmergencyNumbers?: EmergencyNumbersResolvers<ContextType>;
  FormerBlocMember?: FormerBlocMemberResolvers<ContextType>;
  Ip?: IpResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  LocationCandidate?: LocationCandidateResolvers<ContextType>;
  LocationInput?: LocationInputResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  Port?: PortResolvers<ContextType>;
  Postal?: PostalResolvers<ContextType>;
  PostalDistance?: PostalDistanceResolvers<ContextType>;
  PostalMetro?: PostalMetroResolvers<ContextType>;
  PostalNeighbour?: PostalNeighbourResolvers<ContextType>;
  PropertyTax?: PropertyTaxResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  Summit?: SummitResolvers<ContextType>;
  Timezone?: TimezoneResolvers<ContextType>;
  Weather?: WeatherResolvers<ContextType>;
  WeatherAir?: WeatherAirResolvers<ContextType>;
  WeatherAlert?: WeatherAlertResolvers<ContextType>;
  WeatherDay?: WeatherDayResolvers<ContextType>;
  WeatherDayPart?: WeatherDayPartResolvers<ContextType>;
  WeatherObservation?: WeatherObservationResolvers<ContextType>;
  WeatherStation?: WeatherStationResolvers<ContextType>;
};

