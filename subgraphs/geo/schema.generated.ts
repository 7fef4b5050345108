import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AirportRow, PortRow } from '../../db/snapshot/airports-and-ports.ts';
import type { AutonomousSystemRow } from '../../db/snapshot/networks.ts';
import type { AddressModel } from './address/resolvers.ts';
import type { BlocModel, BlocMemberModel, FormerMemberModel } from './bloc/resolvers.ts';
import type { CityModel, CitySearchPage, CitySearchEdgeModel, CityHitModel, CityMatchModel, CitySearchModel, CityNeighbourModel } from './city/city.ts';
import type { CityPage } from './city/connection.ts';
import type { AirportPage } from './terminal/resolvers.ts';
import type { DatasetPage, DatasetModel } from './dataset/dataset.ts';
import type { DistrictPage } from './district/resolvers.ts';
import type { LanguagePage } from './language/resolvers.ts';
import type { PostalPage, PostalModel, PostalPair, PostalNeighbourModel } from './postal/postal.ts';
import type { StatePage } from './state/resolvers.ts';
import type { PagePosition } from '../validation/page.ts';
import type { ContinentModel } from './continent/resolvers.ts';
import type { NodeModel } from './node/resolvers.ts';
import type { CountryRow } from '../../db/snapshot/countries.ts';
import type { IpModel } from './ip/resolvers.ts';
import type { Height } from './elevation/estimate.ts';
import type { DistrictRow } from '../../db/snapshot/districts.ts';
import type { LanguageRow } from '../../db/snapshot/languages.ts';
import type { LocationModel, Candidate } from './location/location.ts';
import type { PointModel } from './point/resolvers.ts';
import type { StateRow } from '../../db/snapshot/states.ts';
import type { WeatherModel } from './weather/resolvers.ts';
import type { AirQuality, Alert, Day, DayPart } from './weather/forecast.ts';
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
  /** Day of the Gregorian calendar in ISO 8601 format: `2026-11-21`. */
  Date: { input: string; output: string; }
  /** Instant in UTC in ISO 8601 format: `2026-11-21T12:00:00Z`. */
  DateTime: { input: string; output: string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** A US address. Facts are null unless exactly one recorded address matches. */
export type Address = {
  __typename?: 'Address';
  /** Address in one line: as recorded if exactly one address matches, otherwise as requested. */
  address: Scalars['String']['output'];
  /** Postal city. Null when not recorded. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code of the country. Null unless exactly one address matches. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** English name of the country. Null unless exactly one address matches. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** The same address. Documents of REST paths group additional fields under `deep`. */
  deep: Address;
  /** The county, by its recorded name and the address point. Null when these do not identify one. */
  district?: Maybe<District>;
  /** FIPS code of the county, for example `36061`. Null when name and point do not identify one. */
  districtCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the county, as recorded, or else by the address point. Null when neither is available. */
  districtName?: Maybe<Scalars['String']['output']>;
  /** House number. Null unless exactly one address matches. */
  houseNumber?: Maybe<Scalars['String']['output']>;
  /** Latitude of the recorded address point in WGS 84 degrees. Null unless exactly one address matches. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude of the recorded address point in WGS 84 degrees. Null unless exactly one address matches. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Number of recorded addresses that match. If it is above 1, add city, state or ZIP code to the request. */
  matches: Scalars['Int']['output'];
  /** ZIP code, five digits. Null when not recorded. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Whether a recorded address matches. */
  registered: Scalars['Boolean']['output'];
  /** The state. Null unless exactly one address matches. */
  state?: Maybe<State>;
  /** USPS code of the state, for example `NY`. Null unless exactly one address matches. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** English name of the state. Null unless exactly one address matches. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** Street, as recorded. Null unless exactly one address matches. */
  street?: Maybe<Scalars['String']['output']>;
  /** Apartment, suite or other unit. Null when the address has none. */
  unit?: Maybe<Scalars['String']['output']>;
  /** Whether the text has the form of a US address: house number and street. */
  valid: Scalars['Boolean']['output'];
};

/** Addresses that begin with the searched text. */
export type AddressSearch = {
  __typename?: 'AddressSearch';
  /** Why the search found no addresses. Null when it found some. */
  reason?: Maybe<AddressSearchReason>;
  /** Matching addresses, sorted by street, state and city. */
  results: Array<Address>;
};

/** Why an address search found no results. */
export type AddressSearchReason =
  /** Too many places have such an address. Add city, state or ZIP code. */
  | 'missing_context'
  /** The text is too short. Add house number and the beginning of the street. */
  | 'more_input'
  /** No recorded address begins with the text. */
  | 'no_matches';

/** An airport, heliport or seaplane base. One that is no longer in use has the type `closed`. */
export type Airport = Node & {
  __typename?: 'Airport';
  /** Place that it serves, as the source spells it. Null when not recorded. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** The country. Null when its code is not in ISO 3166-1. */
  country?: Maybe<Country>;
  /** Elevation, metres above sea level. Null when not recorded. */
  elevation?: Maybe<Scalars['Float']['output']>;
  /** IATA code of three letters, for example `JFK`. Null when it has none. */
  iata?: Maybe<Scalars['ID']['output']>;
  /** ICAO code of four letters, for example `KJFK`. Null when it has none. */
  icao?: Maybe<Scalars['ID']['output']>;
  /** Stable id: `airport_` and twelve letters or digits. */
  id: Scalars['ID']['output'];
  /** Latitude in WGS 84 degrees. */
  latitude: Scalars['Float']['output'];
  /** Longitude in WGS 84 degrees. */
  longitude: Scalars['Float']['output'];
  /** Name as the source spells it. */
  name: Scalars['String']['output'];
  /**
   * Other time zones whose boundaries contain the point, sorted by identifier. Two zones overlap where people use two
   * local times (`Asia/Urumqi` and `Asia/Shanghai`) or where countries dispute the territory. Empty when only one zone
   * applies. Null only with an error.
   */
  otherTimezones?: Maybe<Array<Timezone>>;
  /** Whether it has scheduled airline service. */
  scheduled: Scalars['Boolean']['output'];
  /** The state. Null when not recorded. */
  state?: Maybe<State>;
  /** Time zone at its coordinates. Null when unknown. */
  timezone?: Maybe<Timezone>;
  /** Type of the airport. */
  type: AirportType;
};

/** A page of airports. */
export type AirportConnection = {
  __typename?: 'AirportConnection';
  /** Airports on the page with their cursors. */
  edges: Array<AirportEdge>;
  /** Airports on the page. */
  nodes: Array<Airport>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of all airports in the list. */
  totalCount: Scalars['Int']['output'];
};

/** An airport in a list. */
export type AirportEdge = {
  __typename?: 'AirportEdge';
  /** Opaque cursor of this airport. */
  cursor: Scalars['String']['output'];
  /** The airport. */
  node: Airport;
};

/** Type of an airport, by OurAirports. */
export type AirportType =
  /** Starting place for balloons. */
  | 'balloonport'
  /** Airport that is no longer in use. */
  | 'closed'
  /** Landing place for helicopters. */
  | 'heliport'
  /** Airport with major airline service, or a large military base. */
  | 'large_airport'
  /** Airport with regional airline service, or of general aviation. */
  | 'medium_airport'
  /** Landing place for seaplanes. */
  | 'seaplane_base'
  /** Any other airport with a runway. */
  | 'small_airport';

/** Certainty of a weather alert by the Common Alerting Protocol 1.2, as the values in its messages. */
export type AlertCertainty =
  /** Probability above 50 %. */
  | 'Likely'
  /** Has occurred or is occurring. */
  | 'Observed'
  /** Probability of 50 % or less. */
  | 'Possible'
  /** Certainty unknown. */
  | 'Unknown'
  /** Not expected to occur: probability near 0. */
  | 'Unlikely';

/** Severity of a weather alert by the Common Alerting Protocol 1.2, as the values in its messages. */
export type AlertSeverity =
  /** Extraordinary threat to life or property. */
  | 'Extreme'
  /** Minimal or no known threat to life or property. */
  | 'Minor'
  /** Possible threat to life or property. */
  | 'Moderate'
  /** Significant threat to life or property. */
  | 'Severe'
  /** Severity unknown. */
  | 'Unknown';

/** When to act on a weather alert by the Common Alerting Protocol 1.2, as the values in its messages. */
export type AlertUrgency =
  /** Soon, within the next hour. */
  | 'Expected'
  /** In the near future. */
  | 'Future'
  /** Immediately. */
  | 'Immediate'
  /** No longer required. */
  | 'Past'
  /** Urgency unknown. */
  | 'Unknown';

/** An autonomous system: networks with a common routing policy. */
export type Asn = Node & {
  __typename?: 'Asn';
  /** AS number as text, for example `15169`: the value of `Ip.asnNumber` and of the argument `Query.asn(code:)`. */
  code: Scalars['ID']['output'];
  /** The country in which it is registered. Null when unknown. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country in which the registries list it. Null when unknown. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** English name of the country in which it is registered. Null when unknown. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** The same system. Documents of REST paths group additional fields under `deep`. */
  deep: Asn;
  /** Id in the whole graph: `asn_15169`. */
  id: Scalars['ID']['output'];
  /** Name of the organization. */
  name: Scalars['String']['output'];
  /** AS number, 1 to 4294967295. */
  number: Scalars['Float']['output'];
  /** Number of announced blocks after merging adjacent ones. */
  prefixCount: Scalars['Int']['output'];
  /**
   * Announced blocks in CIDR notation after merging adjacent ones; IPv4 before IPv6, sorted by address.
   * Null only with an error.
   */
  prefixes?: Maybe<Array<Scalars['String']['output']>>;
  /** The country with most of its addresses, estimated. Null when unknown. */
  usageCountry?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country with most of its addresses, estimated. Null when unknown. */
  usageCountryCode?: Maybe<Scalars['ID']['output']>;
  /** English name of the country with most of its addresses, estimated. Null when unknown. */
  usageCountryName?: Maybe<Scalars['String']['output']>;
};


/** An autonomous system: networks with a common routing policy. */
export type AsnPrefixesArgs = {
  limit?: Scalars['Int']['input'];
};

/** A union, alliance or other group of countries. */
export type Bloc = Node & {
  __typename?: 'Bloc';
  /** Code, upper case: `EU`, `NATO`, `MERCOSUR`. */
  code: Scalars['ID']['output'];
  /** Its member countries, sorted by code. The price includes `callingCode`, `name`, `emoji`, `nameLanguages`. */
  countries: Array<Country>;
  /** Former member countries in the order of leaving. A country that left twice is listed twice. */
  formerMembers: Array<FormerBlocMember>;
  /** Year of its foundation. */
  founded: Scalars['Int']['output'];
  /** Id in the whole graph: `bloc_EU`. */
  id: Scalars['ID']['output'];
  /** Number of member countries. */
  memberCount: Scalars['Int']['output'];
  /**
   * Its members, sorted by country code. The price includes `Country.callingCode`, `Country.name`, `Country.emoji`,
   * `Country.nameLanguages`.
   */
  members: Array<BlocMember>;
  /** English name. */
  name: Scalars['String']['output'];
  /** Number of people: the sum over its member countries. Null only with an error. */
  population?: Maybe<Scalars['Float']['output']>;
  /** Purpose of the bloc. */
  type: BlocType;
};

/** A member country of a bloc. */
export type BlocMember = {
  __typename?: 'BlocMember';
  /** The country. */
  country: Country;
  /** ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['ID']['output'];
  /**
   * Date of joining: YYYY, YYYY-MM or YYYY-MM-DD; the latest date when the country joined several times. Null when not
   * known for certain.
   */
  joined?: Maybe<Scalars['String']['output']>;
};

/** Purpose of a bloc of countries. */
export type BlocType =
  /** Common market, customs union or trade. */
  | 'economic'
  /** Defence. */
  | 'military'
  /** Common currency. */
  | 'monetary'
  /** Payments. */
  | 'payments'
  /** Politics and cooperation. */
  | 'political'
  /** Travel without border controls. */
  | 'travel';

/**
 * Bounding box of the land areas of a country or subdivision in WGS 84 degrees, accurate to two or three kilometres. It
 * crosses the antimeridian when `west` is greater than `east`, as in GeoJSON.
 */
export type BoundingBox = {
  __typename?: 'BoundingBox';
  /** Longitude of the eastern edge, -180 to 180. */
  east: Scalars['Float']['output'];
  /** Latitude of the northern edge, -90 to 90. */
  north: Scalars['Float']['output'];
  /** Latitude of the southern edge, -90 to 90. */
  south: Scalars['Float']['output'];
  /** Longitude of the western edge, -180 to 180. */
  west: Scalars['Float']['output'];
};

/** Kind of capital. */
export type CapitalOf =
  /** Capital of its country. */
  | 'country'
  /** Capital of its state. */
  | 'state';

/** A populated place. */
export type City = Node & {
  __typename?: 'City';
  /** Total area, km². Null when not recorded. */
  area?: Maybe<Scalars['Float']['output']>;
  /** Whether it is the capital of its country or of its state. Null when it is not a capital. */
  capitalOf?: Maybe<CapitalOf>;
  /** The country. */
  country: Country;
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode: Scalars['ID']['output'];
  /** Name of the country; English unless `lang` selects another language. */
  countryName: Scalars['String']['output'];
  /** The same city. Documents of REST paths group additional fields under `deep`. */
  deep: City;
  /** The district. Null when `districtCode` is null. */
  district?: Maybe<District>;
  /**
   * Code of the district: US county FIPS, French department, or GSS code where the record names the authority. Null for
   * other countries.
   */
  districtCode?: Maybe<Scalars['ID']['output']>;
  /** English or native name of the district. Null when not recorded. */
  districtName?: Maybe<Scalars['String']['output']>;
  /** Elevation, metres above sea level, as recorded or from an elevation model. Null when unknown. */
  elevation?: Maybe<Scalars['Float']['output']>;
  /** Elevation, feet above sea level. Null when unknown. */
  elevationFt?: Maybe<Scalars['Int']['output']>;
  /** Stable id: `city_` and twelve letters or digits, for example `city_8r3hmgzq7bku`. */
  id: Scalars['ID']['output'];
  /** Land area, km². Null when not recorded. */
  landArea?: Maybe<Scalars['Float']['output']>;
  /** Latitude in WGS 84 degrees. */
  latitude: Scalars['Float']['output'];
  /** Longitude in WGS 84 degrees. */
  longitude: Scalars['Float']['output'];
  /** English name, or the native name when there is no English one; `lang` selects another language. */
  name: Scalars['String']['output'];
  /**
   * Languages of `name`, `stateName` and `countryName` for the requested language, each listed once. Without a
   * translation: `en`.
   */
  nameLanguages: Array<Scalars['String']['output']>;
  /** Native name in the script of the country. Null when that script is Latin, or the record has none or several. */
  nameLocal?: Maybe<Scalars['String']['output']>;
  /**
   * Other cities around it, sorted by distance. Null only with an error. The price includes all their fields that are
   * not records themselves.
   */
  nearby?: Maybe<Array<CityNeighbour>>;
  /**
   * Other time zones whose boundaries contain the point, sorted by identifier. Two zones overlap where people use two
   * local times (`Asia/Urumqi` and `Asia/Shanghai`) or where countries dispute the territory. Empty when only one zone
   * applies. Null only with an error.
   */
  otherTimezones?: Maybe<Array<Timezone>>;
  /** Number of people. Null when unknown. */
  population?: Maybe<Scalars['Float']['output']>;
  /** Year of the population count, for example `2020`. Null when `population` is null or the year is not known. */
  populationPeriod?: Maybe<Scalars['String']['output']>;
  /** The postal codes of `postals` in pages, at most 1,000. Null only with an error. */
  postalConnection?: Maybe<PostalConnection>;
  /**
   * Postal codes that serve the city, sorted by code. These are codes of its country within 40 km whose main place or
   * other place has one of the city's names. Empty when it has none; an error when the codes of the country are not
   * loaded. Null only with an error.
   */
  postals?: Maybe<Array<Postal>>;
  /** The state. Null when ISO 3166-2 has no such subdivision. */
  state?: Maybe<State>;
  /** Code of the state without the country prefix, for example `CA`. Null when ISO 3166-2 has no such subdivision. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the state; English unless `lang` selects another language. Null when ISO 3166-2 has no such subdivision. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** Its time zone. Null only with an error. */
  timezone?: Maybe<Timezone>;
  /** IANA identifier of its time zone, for example `Europe/Oslo`. */
  timezoneId: Scalars['ID']['output'];
  /** `capital`, `seat` (of a division), `place`, `section` (of a place), or another kind of settlement. */
  type: Scalars['String']['output'];
  /** Water area, km². Null when not recorded. */
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
export type CityPostalConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A populated place. */
export type CityPostalsArgs = {
  limit?: Scalars['Int']['input'];
};


/** A populated place. */
export type CityStateNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** A page of cities. */
export type CityConnection = {
  __typename?: 'CityConnection';
  /** Cities on the page with their cursors. The price includes all their fields that are not records themselves. */
  edges: Array<CityEdge>;
  /** Cities on the page. The price includes all their fields that are not records themselves. */
  nodes: Array<City>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of all cities in the list. */
  totalCount: Scalars['Int']['output'];
};

/** A city in a list. */
export type CityEdge = {
  __typename?: 'CityEdge';
  /** Opaque cursor after this city. */
  cursor: Scalars['String']['output'];
  /** The city. */
  node: City;
};

/** A city found by the beginning of its name. */
export type CityHit = {
  __typename?: 'CityHit';
  /** The city. */
  city: City;
  /**
   * The name of the city that begins with the text: its own name, native name or a translation, as recorded. Null when
   * only an alternative name matched, or the text has a typo.
   */
  matchedName?: Maybe<Scalars['String']['output']>;
};

/** Kinds of places that a search for cities may be restricted to. */
export type CityKind =
  /** The capital of a country. */
  | 'CAPITAL'
  /** Every place that is not a quarter of a city, including capitals and seats. */
  | 'CITY'
  /** A quarter or section of a city. */
  | 'QUARTER'
  /** A capital, or the seat of a division. */
  | 'SEAT';

/** A city found by its name. */
export type CityMatch = {
  __typename?: 'CityMatch';
  /** The most populous city with exactly the name. */
  city: City;
  /**
   * The name of the city that matched: its own name, native name or a translation, as recorded; the requested text when
   * an alternative name matched.
   */
  matchedName: Scalars['String']['output'];
  /** Number of cities with exactly the requested name, including this one. */
  matches: Scalars['Int']['output'];
};

/** A city by name, optionally restricted to a country and a state. */
export type CityNameInput = {
  /** ISO 3166-1 alpha-2 code of the country, for example `FR`. */
  country?: InputMaybe<Scalars['ID']['input']>;
  /** Exact stored name of a city, or its id, at most 200 characters. Example: `Paris`. */
  name: Scalars['String']['input'];
  /** Code of a state or province of `country`, with or without the country prefix. Example: `TX`. */
  state?: InputMaybe<Scalars['ID']['input']>;
};

/** A city near a point or another city. */
export type CityNeighbour = {
  __typename?: 'CityNeighbour';
  /** The city. */
  city: City;
  /** Distance from the requested point or city in the requested unit, rounded to two decimals. */
  distance: Scalars['Float']['output'];
};


/** A city near a point or another city. */
export type CityNeighbourDistanceArgs = {
  unit?: DistanceUnit;
};

/** Cities whose name begins with the searched text. */
export type CitySearch = {
  __typename?: 'CitySearch';
  /**
   * The same cities, each with the name that matched. The price includes all their fields that are not records
   * themselves.
   */
  hits: Array<CityHit>;
  /** The searched text. */
  query: Scalars['String']['output'];
  /**
   * The matching cities, best match first; empty when nothing was found. The price includes all their fields that are
   * not records themselves.
   */
  results: Array<City>;
};

/** A page of the cities that a search found. */
export type CitySearchConnection = {
  __typename?: 'CitySearchConnection';
  /**
   * Cities on the page with their cursors, best match first. The price includes all their fields that are not records
   * themselves.
   */
  edges: Array<CitySearchEdge>;
  /** Cities on the page. The price includes all their fields that are not records themselves. */
  nodes: Array<City>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of all cities found, at most 500. */
  totalCount: Scalars['Int']['output'];
};

/** A city in a page of search results. */
export type CitySearchEdge = {
  __typename?: 'CitySearchEdge';
  /** Opaque cursor of this city. */
  cursor: Scalars['String']['output'];
  /**
   * The name of the city that begins with the text: its own name, native name or a translation, as recorded. Null when
   * only an alternative name matched, or the text has a typo.
   */
  matchedName?: Maybe<Scalars['String']['output']>;
  /** The city. */
  node: City;
};

export type Company = Node & {
  __typename?: 'Company';
  id: Scalars['ID']['output'];
};

/** A continent. */
export type Continent = Node & {
  __typename?: 'Continent';
  /** Area in km²: the sum over its countries. Null only with an error. */
  area?: Maybe<Scalars['Float']['output']>;
  /** AF, AN, AS, EU, NA, OC or SA. */
  code: Scalars['ID']['output'];
  /**
   * Countries of which this is the main continent, sorted by code. The price includes `callingCode`, `name`, `emoji`,
   * `nameLanguages`.
   */
  countries: Array<Country>;
  /** Globe emoji that shows the continent. */
  emoji: Scalars['String']['output'];
  /** Id in the whole graph: `continent_EU`. */
  id: Scalars['ID']['output'];
  /** Name; English unless `lang` selects another language. */
  name: Scalars['String']['output'];
  /** Language of `name` for the requested language. Without a translation: `en`. */
  nameLanguages: Array<Scalars['String']['output']>;
  /**
   * Number of people: the sum over its countries. Overseas regions count in the continent where they are located, and
   * each person counts once. Null for Antarctica.
   */
  population?: Maybe<Scalars['Float']['output']>;
  /** Year of the population count, for example `2020`. Null when `population` is null. */
  populationPeriod?: Maybe<Scalars['String']['output']>;
  /** UN M49 region, in English. Null for Antarctica, which has none. */
  region?: Maybe<Scalars['String']['output']>;
  /** UN M49 subregion, in English. Null when the continent has several. */
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
export type Country = Node & {
  __typename?: 'Country';
  /**
   * Additional names by which `country` finds it, in several languages: short forms, former names and other spellings.
   * Names in `translations` are not repeated. Null only with an error. On a plan without paid facts, also null.
   */
  aliases?: Maybe<Array<Scalars['String']['output']>>;
  /** ISO 3166-1 alpha-3 code, upper case, for example `FRA`. Null on a plan without paid facts. */
  alpha3?: Maybe<Scalars['ID']['output']>;
  /** Total area, km². Null when not known for certain. */
  area?: Maybe<Scalars['Float']['output']>;
  /** Codes of the blocs of which it is a member, sorted by code. Null on a plan without paid facts. */
  blocCodes?: Maybe<Array<Scalars['ID']['output']>>;
  /** The blocs of which it is a member, sorted by code. */
  blocs: Array<Bloc>;
  /** ISO 3166-1 alpha-2 codes of the countries with a land border, sorted by code. Null on a plan without paid facts. */
  borderCodes?: Maybe<Array<Scalars['ID']['output']>>;
  /** Countries with a land border, sorted by code. */
  borders: Array<Country>;
  /** Bounding box of all land areas. Null when the boundaries are not known. */
  boundingBox?: Maybe<BoundingBox>;
  /** Name of the capital; English unless `lang` selects another language. Null when the country has no capital. */
  capital?: Maybe<Scalars['String']['output']>;
  /** The capital. Null when the country has none, or it is too small for the city records. */
  capitalCity?: Maybe<City>;
  /** Latitude of the capital in WGS 84 degrees. Null when the country has no capital or the position is unknown. */
  capitalLatitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude of the capital in WGS 84 degrees. Null when the country has no capital or the position is unknown. */
  capitalLongitude?: Maybe<Scalars['Float']['output']>;
  /** Its most populous cities, the largest first. Null only with an error. */
  cities?: Maybe<Array<City>>;
  /** All its cities, the largest first, in pages. Null only with an error. */
  cityConnection?: Maybe<CityConnection>;
  /** Length of the coast, km; 0 for landlocked countries. Null when not known for certain. */
  coastline?: Maybe<Scalars['Float']['output']>;
  /** ISO 3166-1 alpha-2 code, upper case, for example `FR`. */
  code: Scalars['ID']['output'];
  /** The main continent. */
  continent: Continent;
  /** Code of the main continent. */
  continentCode: Scalars['ID']['output'];
  /** The currency in use. Null when the country has none, or none is recorded. */
  currency?: Maybe<Currency>;
  /** ISO 4217 code of the currency in use, for example `EUR`. Null when the country has none, or none is recorded. */
  currencyCode?: Maybe<Scalars['ID']['output']>;
  /** The same country. Documents of REST paths group additional fields under `deep`. */
  deep: Country;
  /** English name for its people; several are separated by commas. Null when not known for certain. */
  demonym?: Maybe<Scalars['String']['output']>;
  /**
   * Its districts, sorted by code, in pages; empty where no district scheme is recorded: outside the United States, France
   * and the United Kingdom. Null only with an error.
   */
  districtConnection?: Maybe<DistrictConnection>;
  /** Side of the road on which traffic drives. Null when there are no roads. */
  drivingSide?: Maybe<DrivingSide>;
  /** Mean elevation, metres above sea level. Null when not known for certain. */
  elevation?: Maybe<Scalars['Float']['output']>;
  /** Emergency numbers. Null on a plan without paid facts. */
  emergency?: Maybe<EmergencyNumbers>;
  /** Flag emoji. */
  emoji: Scalars['String']['output'];
  /** Three-letter FIFA code of its football association. Null when it has none or several. */
  fifa?: Maybe<Scalars['String']['output']>;
  /** Path of its flag as an SVG image (3:2), relative to the address of the service: `/flags/fr.svg`. */
  flagPath: Scalars['String']['output'];
  /** Household frequency, hertz. Null when it differs within the country or is not known. */
  frequency?: Maybe<Scalars['Int']['output']>;
  /** Official name in English. Null on a plan without paid facts. */
  fullName?: Maybe<Scalars['String']['output']>;
  /** The highest point. Null when not known for certain. */
  highestPoint?: Maybe<Summit>;
  /** Id in the whole graph: `country_FR`. */
  id: Scalars['ID']['output'];
  /** Code of its National Olympic Committee, for example `FRA`. Null when it has none. */
  ioc?: Maybe<Scalars['String']['output']>;
  /** Land area, km². Null when not known for certain. */
  landArea?: Maybe<Scalars['Float']['output']>;
  /** Shortest BCP 47 codes of its languages, the main language first. */
  languageCodes: Array<Scalars['ID']['output']>;
  /** Its languages, the main language first. */
  languages: Array<Language>;
  /**
   * Latitude in WGS 84 degrees of a point on the largest land area: its centre if that is on land. For Monaco, the
   * Vatican and small islands: latitude of the capital. Null when neither is known.
   */
  latitude?: Maybe<Scalars['Float']['output']>;
  /**
   * Longitude in WGS 84 degrees of a point on the largest land area: its centre if that is on land. For Monaco, the
   * Vatican and small islands: longitude of the capital. Null when neither is known.
   */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** The lowest point. Null when not known for certain. */
  lowestPoint?: Maybe<Summit>;
  /** Short name; English unless `lang` selects another language. Null only with an error. */
  name?: Maybe<Scalars['String']['output']>;
  /**
   * Languages of `name` and `capital` for the requested language, each listed once. Without a translation: `en`.
   * Null only with an error.
   */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** Name in the main language and its script. Null when it equals the English name. */
  nameLocal?: Maybe<Scalars['String']['output']>;
  /**
   * Names in each of its languages by Unicode CLDR, in the order of `languageCodes`. An element is null when no name is
   * known.
   */
  nativeNames: Array<Maybe<Scalars['String']['output']>>;
  /** ISO 3166-1 numeric code: three digits with leading zeros, for example `250`. Null for Kosovo. */
  numeric?: Maybe<Scalars['String']['output']>;
  /** Distinguishing sign of its vehicles in international traffic, for example `F`. Null when it has none. */
  plate?: Maybe<Scalars['String']['output']>;
  /**
   * Types of household plugs as IEC letters, for example `C`; empty when not known for certain. Null on a plan without
   * paid facts.
   */
  plugs?: Maybe<Array<PlugType>>;
  /**
   * Number of people. France and Finland include their regions that have their own ISO 3166-1 code; Moldova excludes the
   * left bank of the Nistru. Null for uninhabited territories.
   */
  population?: Maybe<Scalars['Float']['output']>;
  /** Year of the population count, for example `2024`. Null when `population` is null or the year is not certain. */
  populationPeriod?: Maybe<Scalars['String']['output']>;
  /**
   * Whether its postal codes are loaded, either separately or as part of the country that operates its post.
   * Null only with an error.
   */
  postalCoverage?: Maybe<Scalars['Boolean']['output']>;
  /** Format of postal codes: N is a digit, A a letter. Null when the country has none. */
  postalFormat?: Maybe<Scalars['String']['output']>;
  /** Anchored regular expression of postal codes. Null when the country has none. */
  postalRegex?: Maybe<Scalars['String']['output']>;
  /** Region of UN M49, in English. Null for Antarctica. */
  region?: Maybe<Scalars['String']['output']>;
  /** Its top-level ISO 3166-2 subdivisions, sorted by code, in pages. Null only with an error. */
  stateConnection?: Maybe<StateConnection>;
  /** Number of its top-level ISO 3166-2 subdivisions. */
  stateCount: Scalars['Int']['output'];
  /**
   * Its top-level ISO 3166-2 subdivisions, sorted by code; empty when none are recorded. The price includes `code`,
   * `name`, `type`, `nameLanguages`.
   */
  states: Array<State>;
  /** Subregion of UN M49, in English. Null for Antarctica. */
  subregion?: Maybe<Scalars['String']['output']>;
  /**
   * Name of the general consumption tax, for example `VAT`. Null when the country has none, or it is not known for
   * certain.
   */
  tax?: Maybe<Scalars['String']['output']>;
  /** Format of a business's tax number: N is a digit, A a letter, X either. Null when not recorded. */
  taxIdFormat?: Maybe<Scalars['String']['output']>;
  /** Anchored regular expression of a business's tax number. Null when not recorded. */
  taxIdRegex?: Maybe<Scalars['String']['output']>;
  /**
   * Standard rate of the general consumption tax, percent. Null when it differs within the country or is not known for
   * certain.
   */
  taxRate?: Maybe<Scalars['Float']['output']>;
  /** Country-code top-level domain with the leading dot, for example `.fr`. Null when the country has none. */
  tld?: Maybe<Scalars['String']['output']>;
  /** Its names in other languages by Unicode CLDR, sorted by language tag. Null only with an error. */
  translations?: Maybe<Array<CountryTranslation>>;
  /** System of measurement. Null on a plan without paid facts. */
  units?: Maybe<MeasurementSystem>;
  /** Household voltage, volts. Null when it differs within the country or is not known. */
  voltage?: Maybe<Scalars['Int']['output']>;
  /** Inland water area, km². Null when not known for certain. */
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
export type CountryCityConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A country or territory of ISO 3166-1, or Kosovo (XK). */
export type CountryDistrictConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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
export type CountryStateConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A country or territory of ISO 3166-1, or Kosovo (XK). */
export type CountryTranslationsArgs = {
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Name of a country in one language. */
export type CountryTranslation = {
  __typename?: 'CountryTranslation';
  /** Name of the country in the language. */
  name: Scalars['String']['output'];
  /** BCP 47 tag of the language, for example `fr`. */
  tag: Scalars['String']['output'];
};

export type Currency = Node & {
  __typename?: 'Currency';
  code: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
};

/** A data source of this server. */
export type Dataset = {
  __typename?: 'Dataset';
  /** Attribution that the licence requires to be displayed. Null when it requires none. */
  attribution?: Maybe<Scalars['String']['output']>;
  /** Version as the source names it: a release, a date or a package version. For live providers: `live`. */
  edition: Scalars['String']['output'];
  /** Families that use data of this source, each as the first segment of its REST path. */
  families: Array<Scalars['String']['output']>;
  /**
   * Instant of the import, ISO 8601 in UTC. Null when the source is not imported: it is part of the installation or
   * queried live.
   */
  importedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Licence: an SPDX expression or the name of the terms of use. For packages: the licence in package.json. */
  licence: Scalars['String']['output'];
  /** Name of the dataset, package, table or live provider, for example `cities`. */
  name: Scalars['String']['output'];
  /** Number of rows in use. Null when the source is not a table. */
  rowCount?: Maybe<Scalars['Int']['output']>;
  /** Origin of the data: a package, a file name, a URL, or the setting that names the provider. */
  source: Scalars['String']['output'];
};

/** A page of datasets. */
export type DatasetConnection = {
  __typename?: 'DatasetConnection';
  /** Datasets on the page with their cursors. */
  edges: Array<DatasetEdge>;
  /** Datasets on the page. */
  nodes: Array<Dataset>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of all datasets in the list. */
  totalCount: Scalars['Int']['output'];
};

/** A dataset in a list. */
export type DatasetEdge = {
  __typename?: 'DatasetEdge';
  /** Opaque cursor of this dataset. */
  cursor: Scalars['String']['output'];
  /** The dataset. */
  node: Dataset;
};

/** Unit of a distance. */
export type DistanceUnit =
  /** Kilometres. */
  | 'km'
  /** Miles of 1,609.344 metres. */
  | 'mi';

/** A district in the official scheme of its country. */
export type District = Node & {
  __typename?: 'District';
  /** Total area, km². Null outside the United States until the operator imports an official file (`gb-districts`). */
  area?: Maybe<Scalars['Float']['output']>;
  /** US county FIPS (five digits), French INSEE department, or GSS code of the United Kingdom (nine characters). */
  code: Scalars['ID']['output'];
  /** The country. */
  country: Country;
  /** ISO 3166-1 alpha-2 code of the country that defines the scheme. */
  countryCode: Scalars['ID']['output'];
  /** Name of the country; English unless `lang` selects another language. */
  countryName: Scalars['String']['output'];
  /** The same district. Documents of REST paths group additional fields under `deep`. */
  deep: District;
  /** Country and code, for example `district_US:06037`. */
  id: Scalars['ID']['output'];
  /** Land area, km². Null outside the United States until the operator imports an official file (`gb-districts`). */
  landArea?: Maybe<Scalars['Float']['output']>;
  /**
   * Latitude of the seat in WGS 84 degrees; of a point inside the district when only an official list has coordinates.
   * Null when neither is recorded.
   */
  latitude?: Maybe<Scalars['Float']['output']>;
  /**
   * Longitude of the seat in WGS 84 degrees; of a point inside the district when only an official list has coordinates.
   * Null when neither is recorded.
   */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Official name. */
  name: Scalars['String']['output'];
  /**
   * Languages of `stateName` and `countryName` for the requested language, each listed once. Without a translation:
   * `en`.
   */
  nameLanguages: Array<Scalars['String']['output']>;
  /**
   * Number of people. Null when not recorded. British authorities and Puerto Rico have no count until the operator
   * imports an official file.
   */
  population?: Maybe<Scalars['Float']['output']>;
  /** Year of the population count, for example `2020`. Null when `population` is null. */
  populationPeriod?: Maybe<Scalars['String']['output']>;
  /**
   * Property tax that owners pay on their home. Null outside the United States, when the operator has not imported
   * `us-property-tax`, and where the survey sample is too small.
   */
  propertyTax?: Maybe<PropertyTax>;
  /** Scheme of the code. */
  scheme: DistrictScheme;
  /** Seat of government. Null when not recorded. */
  seat?: Maybe<Scalars['String']['output']>;
  /** The state. Null when ISO 3166-2 has no such subdivision. */
  state?: Maybe<State>;
  /** Code of the state without the country prefix, for example `CA`. Null when ISO 3166-2 has no such subdivision. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the state; English unless `lang` selects another language. Null when ISO 3166-2 has no such subdivision. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** Its most populous time zone. Null when not recorded. */
  timezone?: Maybe<Timezone>;
  /** IANA identifier of its most populous time zone. Null when not recorded. */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** IANA identifiers of the time zones of its cities, the most populous zone first; empty when not recorded. */
  timezoneIds: Array<Scalars['ID']['output']>;
  /** Kind of district as the country calls it: county, parish, department, London borough or another. */
  type: Scalars['String']['output'];
  /**
   * Inland water area, km²; for US counties also coastal water. Null outside the United States until the operator imports
   * an official file (`gb-districts`).
   */
  waterArea?: Maybe<Scalars['Float']['output']>;
};


/** A district in the official scheme of its country. */
export type DistrictCountryNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A district in the official scheme of its country. */
export type DistrictNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A district in the official scheme of its country. */
export type DistrictStateNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** A page of districts. */
export type DistrictConnection = {
  __typename?: 'DistrictConnection';
  /**
   * Districts on the page with their cursors. The price includes `District.code`, `District.name`, `District.type`,
   * `District.population`, `District.populationPeriod`.
   */
  edges: Array<DistrictEdge>;
  /** Districts on the page. The price includes `code`, `name`, `type`, `population`, `populationPeriod`. */
  nodes: Array<District>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of all districts in the list. */
  totalCount: Scalars['Int']['output'];
};

/** A district in a list. */
export type DistrictEdge = {
  __typename?: 'DistrictEdge';
  /** Opaque cursor of this district. */
  cursor: Scalars['String']['output'];
  /** The district. */
  node: District;
};

/** Scheme of the codes of districts. */
export type DistrictScheme =
  /** US county FIPS code. */
  | 'fips'
  /** GSS code of the United Kingdom. */
  | 'gss'
  /** French department of INSEE. */
  | 'insee';

export type Domain = Node & {
  __typename?: 'Domain';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Side of the road on which traffic drives. */
export type DrivingSide =
  /** Left side. */
  | 'left'
  /** Right side. */
  | 'right';

/** Height of a point above sea level. */
export type Elevation = {
  __typename?: 'Elevation';
  /** Maximum error in metres: at least 97 % of the estimates stay within it. Null unless the height is an estimate. */
  accuracy?: Maybe<Scalars['Int']['output']>;
  /** Metres above sea level; 0 at sea, negative for land below sea level. */
  elevation: Scalars['Float']['output'];
  /** Feet of 0.3048 metres above sea level. */
  elevationFt: Scalars['Int']['output'];
  /** Latitude in WGS 84 degrees. */
  latitude: Scalars['Float']['output'];
  /** Longitude in WGS 84 degrees. */
  longitude: Scalars['Float']['output'];
  /** Source of the height. */
  method: ElevationMethod;
  /** Horizontal resolution of the source, metres: 30 or 90 for tiles, 9260 for the global relief grid. */
  resolution: Scalars['Int']['output'];
};

/** Source of a height. */
export type ElevationMethod =
  /**
   * Estimate from the global relief grid and the known heights of the nearest places, or the published height of a
   * summit, city or lake at the point. Other peaks and gorges far from places are flattened, and other large lakes may
   * have the depth of their beds.
   */
  | 'estimate'
  /** The surface of the sea: 0 by definition. */
  | 'sea'
  /** An SRTM or Copernicus tile in the folder that the operator set as `ELEVATION_TILES`. */
  | 'tile';

/** Emergency telephone numbers. A number is null when it is not known for certain. */
export type EmergencyNumbers = {
  __typename?: 'EmergencyNumbers';
  /** Number of the ambulance service. Null when not known for certain. */
  ambulance?: Maybe<Scalars['String']['output']>;
  /** Number of the fire brigade. Null when not known for certain. */
  fire?: Maybe<Scalars['String']['output']>;
  /** Number of the police. Null when not known for certain. */
  police?: Maybe<Scalars['String']['output']>;
};

/** A former member country of a bloc. */
export type FormerBlocMember = {
  __typename?: 'FormerBlocMember';
  /** The country. */
  country: Country;
  /** ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['ID']['output'];
  /** Date of joining: YYYY, YYYY-MM or YYYY-MM-DD. */
  joined: Scalars['String']['output'];
  /** Date of leaving: YYYY, YYYY-MM or YYYY-MM-DD. */
  left: Scalars['String']['output'];
};

/** Regional Internet registry. */
export type InternetRegistry =
  /** Africa. */
  | 'afrinic'
  /** Asia and the Pacific. */
  | 'apnic'
  /** Canada, the United States and parts of the Caribbean. */
  | 'arin'
  /** Latin America and parts of the Caribbean. */
  | 'lacnic'
  /** Europe, the Middle East and Central Asia. */
  | 'ripe';

/** Location and network of an IP address, estimated from registrations and routing. */
export type Ip = Node & {
  __typename?: 'Ip';
  /** The address in canonical form (RFC 5952). An IPv4-mapped IPv6 address is returned as IPv4. */
  address: Scalars['ID']['output'];
  /**
   * True when many places announce the address at the same time, as content delivery networks and public resolvers do.
   * The country of such an address is null unless a geofeed declares it, or the estimate is the country of registration.
   * Null when not known to be anycast.
   */
  anycast?: Maybe<Scalars['Boolean']['output']>;
  /** The autonomous system that announces the address. Null when none does. */
  asn?: Maybe<Asn>;
  /** Name of the organization that operates the autonomous system. Null when none announces the address. */
  asnName?: Maybe<Scalars['String']['output']>;
  /** Number of the autonomous system that announces the address, for example `15169`. Null when none does. */
  asnNumber?: Maybe<Scalars['ID']['output']>;
  /** Name of the city as the dataset spells it; estimated, or declared in a geofeed. Null when unknown. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** Code of the country's continent. Null when the country is unknown, or when the address is not assigned. */
  continentCode?: Maybe<Scalars['ID']['output']>;
  /** The country. Null when unknown, or when the address is not assigned. */
  country?: Maybe<Country>;
  /**
   * ISO 3166-1 alpha-2 code of the country, estimated. Null when unknown, when the address is not assigned, or when
   * `anycast` is true.
   */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /**
   * Name of the country; English unless `lang` selects another language. Null when unknown, or when the address is not
   * assigned.
   */
  countryName?: Maybe<Scalars['String']['output']>;
  /** Whether the address is in a data centre. Null when no list of such networks is loaded. */
  datacenter?: Maybe<Scalars['Boolean']['output']>;
  /** The same address. Documents of REST paths group additional fields under `deep`. */
  deep: Ip;
  /** Id in the whole graph: `ip_8.8.8.8`. */
  id: Scalars['ID']['output'];
  /**
   * Estimated latitude in WGS 84 degrees: that of the city. Null when not known, or when the name matches several
   * cities.
   */
  latitude?: Maybe<Scalars['Float']['output']>;
  /**
   * Estimated longitude in WGS 84 degrees: that of the city. Null when not known, or when the name matches several
   * cities.
   */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Language of `countryName` for the requested language. Without a translation: `en`. */
  nameLanguages: Array<Scalars['String']['output']>;
  /** The largest announced network that contains the address, in CIDR notation. Null when none is announced. */
  network?: Maybe<Scalars['String']['output']>;
  /** Name of the data centre, relay or VPN. Null when no list of such networks is loaded. */
  provider?: Maybe<Scalars['String']['output']>;
  /**
   * Regional Internet registry that administers the block according to IANA. The holder may have moved to another
   * registry since. Null for special-use and unassigned blocks.
   */
  registry?: Maybe<InternetRegistry>;
  /** Whether the address is the exit of a privacy relay. Null when no list of such networks is loaded. */
  relay?: Maybe<Scalars['Boolean']['output']>;
  /** The state. Null when `stateCode` is null. */
  state?: Maybe<State>;
  /**
   * Code of the state without the country prefix, for example `CA`; estimated, or declared in a geofeed. Null when
   * unknown.
   */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** The time zone of the city or state. Null when `timezoneId` is null. */
  timezone?: Maybe<Timezone>;
  /**
   * IANA identifier of the time zone of the city or state. Null when only the country is known, or when several zones
   * are possible.
   */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** Whether the address is a Tor exit. Null when no list of such networks is loaded. */
  tor?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the address is a VPN exit. Null when no list of such networks is loaded. */
  vpn?: Maybe<Scalars['Boolean']['output']>;
};


/** Location and network of an IP address, estimated from registrations and routing. */
export type IpCountryNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** Location and network of an IP address, estimated from registrations and routing. */
export type IpNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** A language of ISO 639. */
export type Language = Node & {
  __typename?: 'Language';
  /** Shortest BCP 47 code: the ISO 639-1 code if there is one, otherwise the ISO 639-3 code. */
  code: Scalars['ID']['output'];
  /** Countries that list it among their languages, sorted by code. */
  countries: Array<Country>;
  /** ISO 3166-1 alpha-2 codes of the countries that list it among their languages, sorted by code. */
  countryCodes: Array<Scalars['ID']['output']>;
  /** The same language. Documents of REST paths group additional fields under `deep`. */
  deep: Language;
  /** Writing direction of the main script. Null when the script is not recorded. */
  direction?: Maybe<WritingDirection>;
  /** Id in the whole graph: `language_de`. */
  id: Scalars['ID']['output'];
  /** ISO 639-1 code of two letters, for example `de`. Null when it has none. */
  iso1?: Maybe<Scalars['ID']['output']>;
  /** ISO 639-2/B code of three letters, for example `ger`. Null when it has none. */
  iso2b?: Maybe<Scalars['ID']['output']>;
  /** ISO 639-2/T code of three letters, for example `deu`. Null when it has none. */
  iso2t?: Maybe<Scalars['ID']['output']>;
  /** ISO 639-3 code of three letters, for example `deu`. */
  iso3: Scalars['ID']['output'];
  /** The macrolanguage to which it belongs. Null when it belongs to none. */
  macrolanguage?: Maybe<Language>;
  /** Name; English unless `lang` selects another language. */
  name: Scalars['String']['output'];
  /** Language of `name` for the requested language. Without a translation: `en`. */
  nameLanguages: Array<Scalars['String']['output']>;
  /** Name in the language itself. Null when not recorded. */
  nameLocal?: Maybe<Scalars['String']['output']>;
  /** Whether the code represents one language or several, by ISO 639-3. */
  scope: LanguageScope;
  /**
   * ISO 15924 code of its main script, for example `Latn`; that of its macrolanguage when only that is recorded. Null
   * when neither is recorded.
   */
  script?: Maybe<Scalars['String']['output']>;
  /** Name of the main script; English unless `lang` selects another language. Null when the script is not recorded. */
  scriptName?: Maybe<Scalars['String']['output']>;
  /** ISO 15924 codes of all scripts in which it is written today, the main script first. */
  scripts: Array<Scalars['String']['output']>;
  /** Whether the language is spoken today, by ISO 639-3. */
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

/** A page of languages. */
export type LanguageConnection = {
  __typename?: 'LanguageConnection';
  /** Languages on the page with their cursors. */
  edges: Array<LanguageEdge>;
  /** Languages on the page. */
  nodes: Array<Language>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of all languages in the list. */
  totalCount: Scalars['Int']['output'];
};

/** A language in a list. */
export type LanguageEdge = {
  __typename?: 'LanguageEdge';
  /** Opaque cursor of this language. */
  cursor: Scalars['String']['output'];
  /** The language. */
  node: Language;
};

/** Scope of a language code, by ISO 639-3. */
export type LanguageScope =
  /** A single language. */
  | 'individual'
  /** A group of languages that is treated as one in some contexts, for example Arabic or Chinese. */
  | 'macrolanguage'
  /** A special code, for example undetermined, multiple or no linguistic content. */
  | 'special';

/** Type of a language, by ISO 639-3. */
export type LanguageType =
  /** Extinct in ancient times. */
  | 'ancient'
  /** Constructed language, for example Esperanto. */
  | 'constructed'
  /** Extinct in recent times. */
  | 'extinct'
  /** Earlier form of a language that is spoken today. */
  | 'historical'
  /** Spoken today. */
  | 'living'
  /** Special code that does not represent a language. */
  | 'special';

/** The result of a location selector. */
export type Location = Node & {
  __typename?: 'Location';
  /** Matching places, at most 50, sorted by country, state, name and id. Exactly one when the status is `resolved`. */
  candidates: Array<LocationCandidate>;
  /** The normalised selector with its restrictions, for example `iata=JFK` or `city=Paris&country=FR`. */
  id: Scalars['ID']['output'];
  /** The selector of the request. */
  input: LocationInput;
  /** Latitude in WGS 84 degrees. Null unless the status is `resolved`, or when not recorded. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude in WGS 84 degrees. Null unless the status is `resolved`, or when not recorded. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Name of the searched data source; for an airport, the source of its record. Null when it has none. */
  source?: Maybe<Scalars['String']['output']>;
  /** Whether the selector names exactly one place. */
  status: LocationStatus;
  /** IANA identifier of the time zone. Null unless the status is `resolved`. */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** Whether more than 50 places match. */
  truncated: Scalars['Boolean']['output'];
};

/** A place that matches a location selector. */
export type LocationCandidate = {
  __typename?: 'LocationCandidate';
  /** ISO 3166-1 alpha-2 code of the country. Null when not recorded. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** Latitude in WGS 84 degrees. Null when not recorded. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude in WGS 84 degrees. Null when not recorded. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** The name of the city that matched, as in `CityMatch.matchedName`. Null unless the selector is a city name. */
  matchedName?: Maybe<Scalars['String']['output']>;
  /** Name as the source spells it. Null when it has none. */
  name?: Maybe<Scalars['String']['output']>;
  /** Stable id of the city, airport or port in its dataset. Null when it has none. */
  placeId?: Maybe<Scalars['ID']['output']>;
  /** Code of the state or province without the country prefix, for example `CA`. Null when not recorded. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** IANA identifier of the time zone. Null when not known. */
  timezoneId?: Maybe<Scalars['ID']['output']>;
};

/** The location selector of a request. */
export type LocationInput = {
  __typename?: 'LocationInput';
  /** Name of the selector. */
  type: LocationSelector;
  /** Value of the selector, normalised. */
  value: Scalars['String']['output'];
};

/** Name of a location selector. */
export type LocationSelector =
  /** US address. */
  | 'address'
  /** City. */
  | 'city'
  /** Country. */
  | 'country'
  /** IATA code of an airport. */
  | 'iata'
  /** ICAO code of an airport. */
  | 'icao'
  /** IP address. */
  | 'ip'
  /** UN/LOCODE of a port. */
  | 'unlocode';

/**
 * A place by exactly one of `ip`, `city`, `iata`, `icao`, `unlocode` and `address`; `country` and `state` restrict `city` and
 * `address`.
 */
export type LocationSelectorInput = {
  /** US address, as in `location`. Example: `350 5th Ave, New York, NY 10118`. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Exact stored name of a city, or its id, as in `location`. Example: `Paris`. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code that restricts `city`, for example `FR`. With `address` it must be US. */
  country?: InputMaybe<Scalars['ID']['input']>;
  /** IATA airport code, for example `JFK`. */
  iata?: InputMaybe<Scalars['ID']['input']>;
  /** ICAO airport code, for example `KJFK`. */
  icao?: InputMaybe<Scalars['ID']['input']>;
  /** IPv4 or IPv6 address, as in `location`. Example: `8.8.8.8`. */
  ip?: InputMaybe<Scalars['String']['input']>;
  /** Code of a state or province of `country`, which restricts `city` and `address`. Example: `TX`. */
  state?: InputMaybe<Scalars['ID']['input']>;
  /** UN/LOCODE of a port, for example `NLRTM`. */
  unlocode?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of a location selector. */
export type LocationStatus =
  /** Several places match. Choose one of the candidates or restrict the selector. */
  | 'ambiguous'
  /** No place matches, or the time zone of the only match is unknown. */
  | 'not_found'
  /** One place matches, and its time zone is known. */
  | 'resolved';

/** System of measurement of a country, by Unicode CLDR. */
export type MeasurementSystem =
  /** Metric system. */
  | 'metric'
  /** Metric system together with imperial units, for example miles on roads and pints. */
  | 'uk'
  /** United States customary units. */
  | 'us';

/** A record with an `id` that is unique in the whole graph. `node` and `nodes` find it by that id. */
export type Node = {
  /** Id of the record, unique among the records of all types. */
  id: Scalars['ID']['output'];
};

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Selects a place in exactly one way. */
export type PlaceSelectorInput =
  /** A city by its exact stored name or its id. */
  { cityName: CityNameInput; iata?: never; icao?: never; ip?: never; unlocode?: never; usAddress?: never; }
  |  /** IATA airport code of three letters, for example `JFK`. */
  { cityName?: never; iata: Scalars['ID']['input']; icao?: never; ip?: never; unlocode?: never; usAddress?: never; }
  |  /** ICAO airport code of four letters, for example `KJFK`. */
  { cityName?: never; iata?: never; icao: Scalars['ID']['input']; ip?: never; unlocode?: never; usAddress?: never; }
  |  /**
   * IPv4 or IPv6 address, for example `8.8.8.8`. Private, special-use and unlocated addresses have the status
   * `not_found`.
   */
  { cityName?: never; iata?: never; icao?: never; ip: Scalars['String']['input']; unlocode?: never; usAddress?: never; }
  |  /** UN/LOCODE of a port: five characters, with an optional space after the country code. Example: `NLRTM`. */
  { cityName?: never; iata?: never; icao?: never; ip?: never; unlocode: Scalars['ID']['input']; usAddress?: never; }
  |  /** A US address, matched exactly against recorded address points. */
  { cityName?: never; iata?: never; icao?: never; ip?: never; unlocode?: never; usAddress: UsAddressInput; };

/** Type of a household plug, by the letter of the International Electrotechnical Commission (IEC). */
export type PlugType =
  /** Type A. */
  | 'A'
  /** Type B. */
  | 'B'
  /** Type C. */
  | 'C'
  /** Type D. */
  | 'D'
  /** Type E. */
  | 'E'
  /** Type F. */
  | 'F'
  /** Type G. */
  | 'G'
  /** Type H. */
  | 'H'
  /** Type I. */
  | 'I'
  /** Type J. */
  | 'J'
  /** Type K. */
  | 'K'
  /** Type L. */
  | 'L'
  /** Type M. */
  | 'M'
  /** Type N. */
  | 'N'
  /** Type O. */
  | 'O';

/** A point on the earth in WGS 84 degrees. */
export type Point = Node & {
  __typename?: 'Point';
  /** The country or territory, by its boundaries. Null at sea. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country or territory. Null at sea. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the country or territory; English unless `lang` selects another language. Null at sea. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** The same point. Documents of REST paths group additional fields under `deep`. */
  deep: Point;
  /** The district. Null when unknown, or when no district scheme of the country is recorded. */
  district?: Maybe<District>;
  /**
   * Code of the district: US county FIPS, French INSEE department or GSS code of the United Kingdom. Null for other
   * countries, or when unknown.
   */
  districtCode?: Maybe<Scalars['ID']['output']>;
  /** How the district was determined. Null when the district is unknown. */
  districtMethod?: Maybe<PointMethod>;
  /** English or native name of the district. Null when unknown. */
  districtName?: Maybe<Scalars['String']['output']>;
  /** Elevation, metres above sea level, as `Query.elevation` computes it; 0 at sea. Null only with an error. */
  elevation?: Maybe<Scalars['Float']['output']>;
  /** Elevation, feet above sea level. Null only with an error. */
  elevationFt?: Maybe<Scalars['Int']['output']>;
  /** Id in the whole graph: `point_48.8584_2.2945`. */
  id: Scalars['ID']['output'];
  /** Latitude in WGS 84 degrees, -90 to 90. */
  latitude: Scalars['Float']['output'];
  /** Longitude in WGS 84 degrees, -180 to 180. */
  longitude: Scalars['Float']['output'];
  /** How the state was determined. Null when the state is unknown. */
  method?: Maybe<PointMethod>;
  /**
   * Languages of `stateName` and `countryName` for the requested language, each listed once. Without a translation:
   * `en`. Null only with an error.
   */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** The nearest city. Null when no city is within 200 km. */
  nearestCity?: Maybe<CityNeighbour>;
  /** Horizontal resolution of the elevation source, metres. Null only with an error. */
  resolution?: Maybe<Scalars['Int']['output']>;
  /** The state. Null when unknown. */
  state?: Maybe<State>;
  /** Code of the state without the country prefix, for example `NY`. Null when unknown. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the state; English unless `lang` selects another language. Null when unknown. */
  stateName?: Maybe<Scalars['String']['output']>;
};


/** A point on the earth in WGS 84 degrees. */
export type PointCountryNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A point on the earth in WGS 84 degrees. */
export type PointNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A point on the earth in WGS 84 degrees. */
export type PointStateNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** How the state or district of a point was determined. */
export type PointMethod =
  /**
   * By the nearest recorded place of the country (for districts: of the state), at most 50 km away; an estimate near
   * boundaries.
   */
  | 'nearest'
  /**
   * By boundary: the point is inside it. Outside the United States, boundaries are generalised to about 1 km. There, a
   * point at most 5 km outside a boundary also counts if it is inside no other boundary of the country, for example near
   * coasts.
   */
  | 'polygon';

/** A port of the port index, which covers a part of UN/LOCODE. */
export type Port = Node & {
  __typename?: 'Port';
  /** Town or city, as the source spells it. Null when not recorded. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** The country. Null when its code is not in ISO 3166-1. */
  country?: Maybe<Country>;
  /**
   * Stable id: `port_` and the UN/LOCODE. Additional ports with the same code have their name appended, for example
   * `port_NLRTM-europoort`.
   */
  id: Scalars['ID']['output'];
  /** Latitude in WGS 84 degrees. Null when not recorded. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude in WGS 84 degrees. Null when not recorded. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Name as the source spells it. */
  name: Scalars['String']['output'];
  /**
   * Other time zones whose boundaries contain the point, sorted by identifier. Two zones overlap where people use two
   * local times (`Asia/Urumqi` and `Asia/Shanghai`) or where countries dispute the territory. Empty when only one zone
   * applies. Null only with an error.
   */
  otherTimezones?: Maybe<Array<Timezone>>;
  /** State or province, as the source spells it. Null when not recorded. */
  province?: Maybe<Scalars['String']['output']>;
  /** The state whose code or name is `province`. Null when no state has it. */
  state?: Maybe<State>;
  /** Time zone at its coordinates, or the only zone of its country. Null when unknown. */
  timezone?: Maybe<Timezone>;
  /** UN/LOCODE: five characters without a space, for example `NLRTM`. */
  unlocode: Scalars['ID']['output'];
};

/** A point on the earth. */
export type PositionInput = {
  /** Latitude in WGS 84 degrees, -90 to 90. Example: `48.8584`. */
  latitude: Scalars['Float']['input'];
  /** Longitude in WGS 84 degrees, -180 to 180. Example: `2.2945`. */
  longitude: Scalars['Float']['input'];
};

/** A postal code and the place that it serves. */
export type Postal = Node & {
  __typename?: 'Postal';
  /** Area that the code serves, km². Null when not recorded. */
  area?: Maybe<Scalars['Float']['output']>;
  /**
   * Name of the place, or of the main place when there are several: English or officially romanized when a source has
   * it, otherwise native.
   */
  cityName: Scalars['String']['output'];
  /** Native name of the place. Null when it equals `cityName` or is not recorded. */
  cityNameLocal?: Maybe<Scalars['String']['output']>;
  /** Postal code in the notation of its country. */
  code: Scalars['ID']['output'];
  /** The country. */
  country: Country;
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode: Scalars['ID']['output'];
  /** Name of the country; English unless `lang` selects another language. */
  countryName: Scalars['String']['output'];
  /** ISO 4217 code of the country's currency, for example `USD`. Null when the country has none. */
  currencyCode?: Maybe<Scalars['ID']['output']>;
  /** The same postal code. Documents of REST paths group additional fields under `deep`. */
  deep: Postal;
  /** The district. Null when `districtCode` is null. */
  district?: Maybe<District>;
  /** Code of the district: US county FIPS or French department. Null for other countries or when not recorded. */
  districtCode?: Maybe<Scalars['ID']['output']>;
  /**
   * Name of the district: English or officially romanized when a source has it, otherwise native. Null when not
   * recorded.
   */
  districtName?: Maybe<Scalars['String']['output']>;
  /** Native name of the district. Null when it equals `districtName` or is not recorded. */
  districtNameLocal?: Maybe<Scalars['String']['output']>;
  /**
   * Metres above sea level at the coordinates, as `Query.elevation` computes them. Null when the coordinates are not
   * recorded.
   */
  elevation?: Maybe<Scalars['Float']['output']>;
  /** Feet above sea level at the coordinates. Null when the coordinates are not recorded. */
  elevationFt?: Maybe<Scalars['Int']['output']>;
  /** Country and code without spaces and hyphens, for example `postal_JP:1000001`. */
  id: Scalars['ID']['output'];
  /** Land area that the code serves, km². Null when not recorded. */
  landArea?: Maybe<Scalars['Float']['output']>;
  /** Latitude in WGS 84 degrees; that of the municipality in some countries. Null when not recorded. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Other places with the code, at most 50; empty when none are recorded. */
  localities: Array<Scalars['String']['output']>;
  /** Longitude in WGS 84 degrees; that of the municipality in some countries. Null when not recorded. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Metropolitan areas that contain addresses with the code. Null when not recorded. */
  metros?: Maybe<Array<PostalMetro>>;
  /**
   * Languages of `stateName` and `countryName` for the requested language, each listed once. Without a translation:
   * `en`.
   */
  nameLanguages: Array<Scalars['String']['output']>;
  /**
   * Other postal codes of the country around this one, sorted by distance; empty when the coordinates are not
   * recorded. Null only with an error. The price includes `Postal.code`, `Postal.cityName`, `Postal.stateCode`,
   * `Postal.countryCode`.
   */
  nearby?: Maybe<Array<PostalNeighbour>>;
  /**
   * The ten nearest codes of the country within 40 km, sorted by distance; empty when the coordinates are not recorded.
   * Null on a plan without paid facts.
   */
  neighbors?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of people. Null when not recorded. */
  population?: Maybe<Scalars['Float']['output']>;
  /** Year of the population count, for example `2020`. Null when `population` is null. */
  populationPeriod?: Maybe<Scalars['String']['output']>;
  /** Annual tax on a typical home. Null when not recorded. */
  propertyTax?: Maybe<PropertyTax>;
  /** The state. Null when not recorded. */
  state?: Maybe<State>;
  /** Code of the state without the country prefix, for example `CA`. Null when not recorded. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the state; English unless `lang` selects another language. Null when not recorded. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** Native name of the state. Null when it equals `stateName` or is not recorded. */
  stateNameLocal?: Maybe<Scalars['String']['output']>;
  /**
   * Name of the general consumption tax of the country, or in the US of the state. Null when the country or state has
   * none, or it is not known for certain.
   */
  tax?: Maybe<Scalars['String']['output']>;
  /**
   * Complete rate of the general consumption tax, percent: the country's standard rate where it applies everywhere. Null
   * when parts of it are not known (US, CA), or in areas of a country with special rates.
   */
  taxRate?: Maybe<Scalars['Float']['output']>;
  /** City part of the tax rate, percent. Null when not recorded. */
  taxRateCity?: Maybe<Scalars['Float']['output']>;
  /** County part of the tax rate, percent. Null when not recorded. */
  taxRateCounty?: Maybe<Scalars['Float']['output']>;
  /** Part of the tax rate for special districts, percent. Null when not recorded. */
  taxRateSpecial?: Maybe<Scalars['Float']['output']>;
  /** State part of the tax rate, percent (US). Null for other countries, or when the state has no such tax. */
  taxRateState?: Maybe<Scalars['Float']['output']>;
  /** Time zone of the code. Null when not known. */
  timezone?: Maybe<Timezone>;
  /**
   * IANA identifier of the time zone: that of the district or state if it has only one, otherwise that of the nearest
   * city in the country. Null when not known.
   */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** Water area that the code serves, km². Null when not recorded. */
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

/** A page of postal codes. */
export type PostalConnection = {
  __typename?: 'PostalConnection';
  /** Postal codes on the page with their cursors. */
  edges: Array<PostalEdge>;
  /** Postal codes on the page. */
  nodes: Array<Postal>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of all postal codes in the list. */
  totalCount: Scalars['Int']['output'];
};

/** Two postal codes of one country and the distance between them. */
export type PostalDistance = {
  __typename?: 'PostalDistance';
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode: Scalars['ID']['output'];
  /**
   * Great-circle distance in the requested unit on a sphere with a radius of 6,371.0088 km, rounded to two decimals.
   * Null when coordinates are not recorded.
   */
  distance?: Maybe<Scalars['Float']['output']>;
  /** The first postal code. */
  from: Postal;
  /** The second postal code. */
  to: Postal;
};


/** Two postal codes of one country and the distance between them. */
export type PostalDistanceDistanceArgs = {
  unit?: DistanceUnit;
};

/** A postal code in a list. */
export type PostalEdge = {
  __typename?: 'PostalEdge';
  /** Opaque cursor of this postal code. */
  cursor: Scalars['String']['output'];
  /** The postal code. */
  node: Postal;
};

/** A metropolitan area that contains addresses with a postal code. */
export type PostalMetro = {
  __typename?: 'PostalMetro';
  /** Share of the business addresses with the code, 0 to 1. Null when not recorded. */
  businessShare?: Maybe<Scalars['Float']['output']>;
  /** Core-based statistical area (CBSA) code of the US Census Bureau. */
  code: Scalars['ID']['output'];
  /** Name of the metropolitan area. */
  name: Scalars['String']['output'];
  /** Share of the other addresses with the code, 0 to 1. Null when not recorded. */
  otherShare?: Maybe<Scalars['Float']['output']>;
  /** Share of the residential addresses with the code, 0 to 1. Null when not recorded. */
  residentialShare?: Maybe<Scalars['Float']['output']>;
  /** Share of all addresses with the code, 0 to 1. Null when not recorded. */
  share?: Maybe<Scalars['Float']['output']>;
  /** Metropolitan or micropolitan. Null when not recorded. */
  type?: Maybe<Scalars['String']['output']>;
};

/** A postal code near another one. */
export type PostalNeighbour = {
  __typename?: 'PostalNeighbour';
  /** Distance from the requested postal code in the requested unit, rounded to two decimals. */
  distance: Scalars['Float']['output'];
  /** The postal code. */
  postal: Postal;
};


/** A postal code near another one. */
export type PostalNeighbourDistanceArgs = {
  unit?: DistanceUnit;
};

/** Property tax on homes in a district. */
export type PropertyTax = {
  __typename?: 'PropertyTax';
  /** Median annual property tax, in the currency of `currencyCode`. */
  annualMedian: Scalars['Float']['output'];
  /** ISO 4217 code of the currency, for example `USD`. */
  currencyCode: Scalars['ID']['output'];
  /** Last year of the survey, for example `2023`. */
  period: Scalars['String']['output'];
};

/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * A US address, matched exactly against recorded address points; nothing is estimated. The error `service_unavailable`
   * when no address points are loaded. Null only with an error.
   */
  address?: Maybe<Address>;
  /**
   * US addresses that begin with the text. The error `service_unavailable` when no address points are loaded. Null only
   * with an error.
   */
  addressSearch?: Maybe<AddressSearch>;
  /**
   * An airport by IATA or ICAO code. Null when no airport or more
   * than one has the code.
   */
  airport?: Maybe<Airport>;
  /** All airports that pass the filters, sorted by id, in pages. Null only with an error. */
  airportConnection?: Maybe<AirportConnection>;
  /** An autonomous system by number. Null when it announces no network. */
  asn?: Maybe<Asn>;
  /**
   * Autonomous systems by number, at most 300, in the requested order; an element is null when the system announces no
   * network. The list is null only with an error.
   */
  asns?: Maybe<Array<Maybe<Asn>>>;
  /** A bloc of countries by code. Null when not found. */
  bloc?: Maybe<Bloc>;
  /** All blocs, sorted by code. Null only with an error. The price includes `name`, `memberCount`. */
  blocs?: Maybe<Array<Bloc>>;
  /**
   * Cities by stable id, at most 300, in the requested order; an element is null when there is no such city.
   * The list is null only with an error.
   */
  cities?: Maybe<Array<Maybe<City>>>;
  /**
   * The most populous city with exactly this name in any recorded language or script. Case and diacritics are ignored.
   * Null when not found.
   */
  city?: Maybe<City>;
  /** A city by its stable id. Null when not found. */
  cityById?: Maybe<City>;
  /**
   * The most populous city with exactly this name, as `city` returns it, and the number of cities that have the name.
   * Null when not found.
   */
  cityMatch?: Maybe<CityMatch>;
  /** The city nearest to a point, not a section of one. Null only when no city is recorded at all. */
  cityNearest?: Maybe<CityNeighbour>;
  /**
   * Cities whose name begins with the text; typos are tolerated. Exact names come first, then the most populous
   * cities. Null only with an error.
   */
  citySearch?: Maybe<CitySearch>;
  /**
   * Cities whose name begins with a text, best match first, in pages: at most 500. Searches like `citySearch`; among more
   * results it also finds cities by further names. Null only with an error.
   */
  citySearchConnection?: Maybe<CitySearchConnection>;
  /** A continent by code. Null only with an error: an unknown code is `invalid_request`. */
  continent?: Maybe<Continent>;
  /**
   * The seven continents, sorted by code. Null only with an error. The price includes all their fields that are not
   * records themselves.
   */
  continents?: Maybe<Array<Continent>>;
  /**
   * Countries by ISO 3166-1 code, at most 300, in the requested order; an element is null when no country has the
   * code. Without codes: all countries that pass the filters, sorted by code. The list is null only with an error. The price includes `callingCode`, `name`, `emoji`, `nameLanguages`.
   */
  countries?: Maybe<Array<Maybe<Country>>>;
  /**
   * A country by code or name. Null when not found. An ambiguous name or a withdrawn code is the error `not_found`,
   * whose message lists the current codes.
   */
  country?: Maybe<Country>;
  /** The data sources with their licences, in pages. Null only with an error. */
  datasetConnection?: Maybe<DatasetConnection>;
  /**
   * The data sources of this server, sorted by name: imported datasets, packages, built-in tables and live third-party
   * providers. An unknown family is the error `invalid_request`. Null only with an error.
   */
  datasets?: Maybe<Array<Dataset>>;
  /**
   * A district by its official code: US county FIPS, French INSEE department or GSS code of the United Kingdom. Null
   * when not found. A code that several countries have is an error unless `country` is given.
   */
  district?: Maybe<District>;
  /**
   * Height of a point above sea level. Source: survey tiles of the operator, or else an estimate from a global relief
   * grid and the known heights of nearby places. The error `service_unavailable` when neither source can be read. Null only
   * with an error.
   */
  elevation?: Maybe<Elevation>;
  /** Heights at equal distances along a path of great-circle segments, including both ends. Null only with an error. */
  elevationPath?: Maybe<Array<Elevation>>;
  /** Heights of 1 to 512 points, in the requested order. Null only with an error. */
  elevations?: Maybe<Array<Elevation>>;
  /**
   * Location and network of an IP address; the location is an estimate. All facts are null for private, special-use and
   * unknown addresses. Null only with an error.
   */
  ip?: Maybe<Ip>;
  /** IP addresses, at most 300, in the requested order. The list is null only with an error. */
  ips?: Maybe<Array<Maybe<Ip>>>;
  /** A language by ISO 639 code. Null when not found. */
  language?: Maybe<Language>;
  /** All languages that pass the filters, sorted by code, in pages. Null only with an error. */
  languageConnection?: Maybe<LanguageConnection>;
  /**
   * Languages by ISO 639 code, at most 300, in the requested order; an element is null when there is no such language.
   * The list is null only with an error.
   */
  languages?: Maybe<Array<Maybe<Language>>>;
  /**
   * The place that exactly one location selector names. Several matches are returned as candidates; none is chosen by
   * its size. A dataset that is not loaded is the error `service_unavailable`, never `not_found`.
   * Null only with an error.
   */
  location?: Maybe<Location>;
  /**
   * Places by location selectors, at most 100, in the requested order, including duplicates. An invalid selector is an
   * error at its element. The list is null only with an error.
   */
  locations?: Maybe<Array<Maybe<Location>>>;
  /**
   * A record of any type by its `id`. Null when there is no such record. Text that is not an id of any type is the error
   * `invalid_request`.
   */
  node?: Maybe<Node>;
  /**
   * Records of any types by `id`, at most 300, in the requested order; an element is null when there is no such record.
   * The list is null only with an error.
   */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** Country, state, district and nearest city of a point. Null only with an error. */
  point?: Maybe<Point>;
  /** A port by UN/LOCODE. Null when the port index has no port or more than one with the code. */
  port?: Maybe<Port>;
  /**
   * A postal code. Null when it is not recorded. A code that several countries have is an error unless `country` is
   * given. For a full Canadian, British or Taiwanese code that is not recorded, the area that it begins with is
   * returned.
   */
  postal?: Maybe<Postal>;
  /** Distance between two postal codes of one country. Null when one of them is not recorded. */
  postalDistance?: Maybe<PostalDistance>;
  /**
   * Postal codes of one country, at most 300, in the requested order; an element is null when the code is not recorded.
   * The list is null only with an error.
   */
  postals?: Maybe<Array<Maybe<Postal>>>;
  /**
   * A state, province or other subdivision by ISO 3166-2 code. Null when not found. A code without prefix that several
   * countries have is an error unless `country` is given.
   */
  state?: Maybe<State>;
  /**
   * States by ISO 3166-2 code, at most 300, in the requested order; an element is null when there is no such state.
   * The list is null only with an error.
   */
  states?: Maybe<Array<Maybe<State>>>;
  /**
   * Current weather at a point: the measurement of a nearby station, or the value of a forecast model; cached for at
   * most 10 minutes. Null when the provider does not cover the point. The error `service_unavailable` when no provider
   * is configured or the provider fails.
   */
  weather?: Maybe<Weather>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryAddressArgs = {
  address: Scalars['String']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
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
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryAirportArgs = {
  code?: InputMaybe<Scalars['ID']['input']>;
  iata?: InputMaybe<Scalars['ID']['input']>;
  icao?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryAirportConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  airportTypes?: InputMaybe<Array<AirportType>>;
  before?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  scheduled?: InputMaybe<Scalars['Boolean']['input']>;
  state?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryAsnArgs = {
  code?: InputMaybe<Scalars['ID']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryAsnsArgs = {
  codes?: InputMaybe<Array<Scalars['ID']['input']>>;
  numbers?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryBlocArgs = {
  code: Scalars['ID']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryCitiesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryCityArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  state?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryCityByIdArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryCityMatchArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  state?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryCityNearestArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryCitySearchArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  ip?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<Array<CityKind>>;
  limit?: Scalars['Int']['input'];
  near?: InputMaybe<PositionInput>;
  query: Scalars['String']['input'];
  state?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryCitySearchConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ip?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<Array<CityKind>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  near?: InputMaybe<PositionInput>;
  query: Scalars['String']['input'];
  state?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryContinentArgs = {
  code: Scalars['ID']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryCountriesArgs = {
  bloc?: InputMaybe<Scalars['ID']['input']>;
  codes?: InputMaybe<Array<Scalars['ID']['input']>>;
  continent?: InputMaybe<Scalars['ID']['input']>;
  currency?: InputMaybe<Scalars['ID']['input']>;
  language?: InputMaybe<Scalars['ID']['input']>;
  subregion?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryCountryArgs = {
  code: Scalars['ID']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryDatasetConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  family?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryDatasetsArgs = {
  family?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryDistrictArgs = {
  code: Scalars['ID']['input'];
  country?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryElevationArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryElevationPathArgs = {
  path: Array<PositionInput>;
  samples: Scalars['Int']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryElevationsArgs = {
  points: Array<PositionInput>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryIpArgs = {
  address: Scalars['String']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryIpsArgs = {
  addresses: Array<Scalars['String']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryLanguageArgs = {
  code: Scalars['ID']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryLanguageConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  languageTypes?: InputMaybe<Array<LanguageType>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  scopes?: InputMaybe<Array<LanguageScope>>;
  script?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryLanguagesArgs = {
  codes: Array<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryLocationArgs = {
  address?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<PlaceSelectorInput>;
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  iata?: InputMaybe<Scalars['ID']['input']>;
  icao?: InputMaybe<Scalars['ID']['input']>;
  ip?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['ID']['input']>;
  unlocode?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryLocationsArgs = {
  places?: InputMaybe<Array<PlaceSelectorInput>>;
  selectors?: InputMaybe<Array<LocationSelectorInput>>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryPointArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryPortArgs = {
  unlocode: Scalars['ID']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryPostalArgs = {
  code: Scalars['ID']['input'];
  country?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryPostalDistanceArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryPostalsArgs = {
  codes: Array<Scalars['ID']['input']>;
  country: Scalars['ID']['input'];
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryStateArgs = {
  code: Scalars['ID']['input'];
  country?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryStatesArgs = {
  codes: Array<Scalars['ID']['input']>;
};


/**
 * All lookups. Unknown values are null, and nothing is guessed. Invalid input or a failed source is an error at the path
 * of its own field; the other fields still return data.
 *
 * The price of a lookup is one unit. The price of a list includes the keys and ids of its records, and the fields that the
 * description of the list names; every record with other fields costs a lookup.
 */
export type QueryWeatherArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};

/** An ISO 3166-2 subdivision of a country, such as a state, province, region or prefecture. */
export type State = Node & {
  __typename?: 'State';
  /** Total area, km². Null when not known for certain. */
  area?: Maybe<Scalars['Float']['output']>;
  /**
   * Telephone area codes; empty outside the United States and Canada, where none are recorded. Some Canadian provinces
   * share area codes. Null on a plan without paid facts.
   */
  areaCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Bounding box of all land areas. Null when the boundaries are not known. */
  boundingBox?: Maybe<BoundingBox>;
  /** Capital or seat of government. Null when not recorded. */
  capital?: Maybe<Scalars['String']['output']>;
  /**
   * Its direct ISO 3166-2 subdivisions, sorted by code, for example the provinces of a region or the councils of
   * England. Empty when it has none. The price includes `code`, `name`, `nameLocal`, `type`, `nameLanguages`.
   */
  children: Array<State>;
  /** Its most populous cities, the largest first. Null only with an error. */
  cities?: Maybe<Array<City>>;
  /** All its cities, the largest first, in pages. Null only with an error. */
  cityConnection?: Maybe<CityConnection>;
  /** ISO 3166-2 code without the country prefix, for example `CA`. */
  code: Scalars['ID']['output'];
  /** The country. */
  country: Country;
  /** ISO 3166-1 alpha-2 code of the country, for example `US`. */
  countryCode: Scalars['ID']['output'];
  /** Name of the country; English unless `lang` selects another language. Null only with an error. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** The same state. Documents of REST paths group additional fields under `deep`. */
  deep: State;
  /**
   * Its districts, sorted by code, in pages; empty where no district scheme is recorded: outside the United States, France
   * and the United Kingdom. Null only with an error.
   */
  districtConnection?: Maybe<DistrictConnection>;
  /**
   * Its districts, sorted by code; empty where no district scheme is recorded: outside the United States, France and
   * the United Kingdom. The price includes `code`, `name`, `type`, `population`, `populationPeriod`.
   */
  districts: Array<District>;
  /** FIPS code of the US Census Bureau, two digits, for example `06`. Null outside the United States. */
  fips?: Maybe<Scalars['String']['output']>;
  /** Id in the whole graph: `state_US-CA`. */
  id: Scalars['ID']['output'];
  /** ISO 3166-2 code, for example `US-CA`. */
  iso31662: Scalars['ID']['output'];
  /** Latitude of the capital, or else of the most populous place, in WGS 84 degrees. Null when neither is recorded. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude of the capital, or else of the most populous place, in WGS 84 degrees. Null when neither is recorded. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Name; English unless `lang` selects another language. Null only with an error. */
  name?: Maybe<Scalars['String']['output']>;
  /**
   * Languages of `name` and `countryName` for the requested language, each listed once. Without a translation: `en`.
   * Null only with an error.
   */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** Name in the main language and its script. Null when it equals the English name or is not recorded. */
  nameLocal?: Maybe<Scalars['String']['output']>;
  /** The enclosing subdivision. Null when it belongs directly to the country. */
  parent?: Maybe<State>;
  /**
   * Number of people by the latest reliable census or estimate; `populationPeriod` is its year. Null when none is
   * recorded.
   */
  population?: Maybe<Scalars['Float']['output']>;
  /** Year of the population count, for example `2020`. Null when `population` is null. */
  populationPeriod?: Maybe<Scalars['String']['output']>;
  /** Name of the general sales tax of the state. Null when the state has none, or it is not recorded. */
  tax?: Maybe<Scalars['String']['output']>;
  /**
   * Rate of the general sales tax without local parts, percent. Canada's harmonized rate includes the federal part. Null
   * when the state has none, or it is not recorded.
   */
  taxRate?: Maybe<Scalars['Float']['output']>;
  /** Its most populous time zone. Null when no city of the state is recorded. */
  timezone?: Maybe<Timezone>;
  /**
   * IANA identifier of its most populous time zone, for example `America/Los_Angeles`. Null when no city of the state is
   * recorded.
   */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** IANA identifiers of the time zones of its cities, the most populous zone first. */
  timezoneIds: Array<Scalars['ID']['output']>;
  /** Kind of subdivision as the country calls it, for example `state` or `province`. Null only with an error. */
  type?: Maybe<Scalars['String']['output']>;
};


/** An ISO 3166-2 subdivision of a country, such as a state, province, region or prefecture. */
export type StateCitiesArgs = {
  limit?: Scalars['Int']['input'];
};


/** An ISO 3166-2 subdivision of a country, such as a state, province, region or prefecture. */
export type StateCityConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** An ISO 3166-2 subdivision of a country, such as a state, province, region or prefecture. */
export type StateCountryNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** An ISO 3166-2 subdivision of a country, such as a state, province, region or prefecture. */
export type StateDistrictConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An ISO 3166-2 subdivision of a country, such as a state, province, region or prefecture. */
export type StateNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** An ISO 3166-2 subdivision of a country, such as a state, province, region or prefecture. */
export type StateNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** A page of states. */
export type StateConnection = {
  __typename?: 'StateConnection';
  /**
   * States on the page with their cursors. The price includes `State.code`, `State.name`, `State.type`,
   * `State.nameLanguages`.
   */
  edges: Array<StateEdge>;
  /** States on the page. The price includes `code`, `name`, `type`, `nameLanguages`. */
  nodes: Array<State>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of all states in the list. */
  totalCount: Scalars['Int']['output'];
};

/** A state in a list. */
export type StateEdge = {
  __typename?: 'StateEdge';
  /** Opaque cursor of this state. */
  cursor: Scalars['String']['output'];
  /** The state. */
  node: State;
};

/** The highest or lowest point of a country. */
export type Summit = {
  __typename?: 'Summit';
  /** Metres above sea level. Null when not known for certain. */
  elevation?: Maybe<Scalars['Float']['output']>;
  /** English name. */
  name: Scalars['String']['output'];
};

export type Timezone = Node & {
  __typename?: 'Timezone';
  id: Scalars['ID']['output'];
};

/** A US address, optionally restricted to a state. */
export type UsAddressInput = {
  /** Address in one line, at most 200 characters. Example: `350 5th Ave, New York, NY 10118`. */
  address: Scalars['String']['input'];
  /** Code of the state, with or without the country prefix. Example: `NY`. */
  state?: InputMaybe<Scalars['ID']['input']>;
};

/** Weather at a point: current conditions, forecast, alerts and air quality. */
export type Weather = {
  __typename?: 'Weather';
  /** Air quality. Null when the provider does not offer it (`met-no` and `nws`). */
  air?: Maybe<WeatherAir>;
  /** Weather alerts in force at the point, at most 50. Null when the provider does not offer alerts (only `nws` does). */
  alerts?: Maybe<Array<WeatherAlert>>;
  /** Attribution that the licence of the provider requires to be displayed. Null when it requires none. */
  attribution?: Maybe<Scalars['String']['output']>;
  /** Current conditions. */
  current: WeatherObservation;
  /**
   * Daily forecast in the local time of the point; for `nws` it starts tomorrow. Null when the provider does not offer
   * it (`met-no`).
   */
  days?: Maybe<Array<WeatherDay>>;
  /** The same weather. Documents of REST paths group additional fields under `deep`. */
  deep: Weather;
  /**
   * Text forecast of the provider by day and night, at most 14 parts. Null when the provider does not offer it (only
   * `nws` does).
   */
  forecast?: Maybe<Array<WeatherDayPart>>;
  /** Hourly forecast, starting with the current hour. Null when the provider does not offer it. */
  hours?: Maybe<Array<WeatherObservation>>;
  /** Requested latitude in WGS 84 degrees. */
  latitude: Scalars['Float']['output'];
  /** Requested longitude in WGS 84 degrees. */
  longitude: Scalars['Float']['output'];
  /** Forecast by the minute. Always null: no supported provider offers it. */
  minutes?: Maybe<Array<WeatherObservation>>;
  /** Name of the model of the current conditions. Null when a station measured them. */
  model?: Maybe<Scalars['String']['output']>;
  /** Provider: `open-meteo`, `met-no` or `nws`. */
  source: Scalars['String']['output'];
  /** The station that measured the current conditions. Null when they are the value of a model. */
  station?: Maybe<WeatherStation>;
};


/** Weather at a point: current conditions, forecast, alerts and air quality. */
export type WeatherDaysArgs = {
  limit?: Scalars['Int']['input'];
};


/** Weather at a point: current conditions, forecast, alerts and air quality. */
export type WeatherHoursArgs = {
  limit?: Scalars['Int']['input'];
};

/** Air quality near the ground. A value is null when the provider does not report it. */
export type WeatherAir = {
  __typename?: 'WeatherAir';
  /** Carbon monoxide, µg/m³. Null when the provider does not report it. */
  carbonMonoxide?: Maybe<Scalars['Float']['output']>;
  /** European air quality index: 0 (good) to above 100. Null when the provider does not report it. */
  europeanAqi?: Maybe<Scalars['Float']['output']>;
  /** Nitrogen dioxide, µg/m³. Null when the provider does not report it. */
  nitrogenDioxide?: Maybe<Scalars['Float']['output']>;
  /** Instant that the model values are valid for, ISO 8601 in UTC. */
  observedAt: Scalars['DateTime']['output'];
  /** Ozone, µg/m³. Null when the provider does not report it. */
  ozone?: Maybe<Scalars['Float']['output']>;
  /** Particles below 10 µm, µg/m³. Null when the provider does not report it. */
  pm10?: Maybe<Scalars['Float']['output']>;
  /** Particles below 2.5 µm, µg/m³. Null when the provider does not report it. */
  pm25?: Maybe<Scalars['Float']['output']>;
  /** Sulphur dioxide, µg/m³. Null when the provider does not report it. */
  sulphurDioxide?: Maybe<Scalars['Float']['output']>;
  /** US air quality index: 0 (good) to 500. Null when the provider does not report it. */
  usAqi?: Maybe<Scalars['Float']['output']>;
};

/** A weather alert, in the words of the issuing service. Values that the service does not report are null. */
export type WeatherAlert = {
  __typename?: 'WeatherAlert';
  /** Affected areas. Null when the service does not report them. */
  areas?: Maybe<Scalars['String']['output']>;
  /** Certainty of the event. Null when the service does not report it. */
  certainty?: Maybe<AlertCertainty>;
  /** Complete text of the alert. Null when the service does not report it. */
  description?: Maybe<Scalars['String']['output']>;
  /** End of the event, or else of the alert, ISO 8601 in UTC. Null when the service does not report it. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Type of event, for example `Winter Storm Warning`. */
  event: Scalars['String']['output'];
  /** Summary in one line. Null when the service does not report it. */
  headline?: Maybe<Scalars['String']['output']>;
  /** Identifier that the provider assigns. */
  id: Scalars['ID']['output'];
  /** Recommended action. Null when the service does not report it. */
  instruction?: Maybe<Scalars['String']['output']>;
  /** Office that issued the alert. Null when the service does not report it. */
  sender?: Maybe<Scalars['String']['output']>;
  /** Severity of the event. Null when the service does not report it. */
  severity?: Maybe<AlertSeverity>;
  /** Start of the event, ISO 8601 in UTC. Null when the service does not report it. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When to act. Null when the service does not report it. */
  urgency?: Maybe<AlertUrgency>;
};

/** Sky condition and precipitation. */
export type WeatherCondition =
  /** Clear sky. */
  | 'clear'
  /** Most or all of the sky is covered by clouds. */
  | 'cloudy'
  /** Drizzle. */
  | 'drizzle'
  /** Dust or sand in the air. */
  | 'dust'
  /** Fog or mist. */
  | 'fog'
  /** Freezing drizzle. */
  | 'freezing_drizzle'
  /** Freezing rain. */
  | 'freezing_rain'
  /** Hail without a thunderstorm. */
  | 'hail'
  /** Haze. */
  | 'haze'
  /** Heavy rain. */
  | 'heavy_rain'
  /** Heavy snow or blizzard. */
  | 'heavy_snow'
  /** Few clouds. */
  | 'mostly_clear'
  /** About half of the sky is covered by clouds. */
  | 'partly_cloudy'
  /** Light or moderate rain. */
  | 'rain'
  /** Rain showers. */
  | 'rain_showers'
  /** Sleet, ice pellets, or mixed rain and snow. */
  | 'sleet'
  /** Smoke or volcanic ash. */
  | 'smoke'
  /** Light or moderate snow. */
  | 'snow'
  /** Snow showers. */
  | 'snow_showers'
  /** Thunderstorm, with or without hail. */
  | 'thunderstorm'
  /** Tornado, funnel cloud or waterspout. */
  | 'tornado'
  /** Tropical storm or hurricane. */
  | 'tropical_storm';

/** Forecast for one day. A value is null when the provider does not report it. */
export type WeatherDay = {
  __typename?: 'WeatherDay';
  /**
   * The most severe condition of the day; for `nws` that of the daytime. Null when the provider reports none, or an
   * unknown code.
   */
  condition?: Maybe<WeatherCondition>;
  /** Emoji for the condition. Null when `condition` is null. */
  conditionEmoji?: Maybe<Scalars['String']['output']>;
  /** English name of the condition, for example `Light rain`. Null when `condition` is null. */
  conditionName?: Maybe<Scalars['String']['output']>;
  /** Date in the local time of the point, YYYY-MM-DD. */
  date: Scalars['Date']['output'];
  /** Precipitation of the day, mm of rain and melted snow. Null when the provider does not report it. */
  precipitation?: Maybe<Scalars['Float']['output']>;
  /** Highest hourly probability of precipitation, percent. Null when the provider does not report it. */
  precipitationProbability?: Maybe<Scalars['Float']['output']>;
  /** Instant of sunrise, ISO 8601 in UTC. Null when the provider does not report it, or the sun does not rise. */
  sunrise?: Maybe<Scalars['DateTime']['output']>;
  /** Instant of sunset, ISO 8601 in UTC. Null when the provider does not report it, or the sun does not set. */
  sunset?: Maybe<Scalars['DateTime']['output']>;
  /** Maximum temperature, °C. Null when the provider does not report it. */
  temperatureMax?: Maybe<Scalars['Float']['output']>;
  /** Maximum temperature, °F. Null when the provider does not report it. */
  temperatureMaxF?: Maybe<Scalars['Float']['output']>;
  /** Minimum temperature, °C. Null when the provider does not report it. */
  temperatureMin?: Maybe<Scalars['Float']['output']>;
  /** Minimum temperature, °F. Null when the provider does not report it. */
  temperatureMinF?: Maybe<Scalars['Float']['output']>;
  /** Maximum ultraviolet index. Null when the provider does not report it. */
  uvIndex?: Maybe<Scalars['Float']['output']>;
  /** Maximum gust speed, km/h. Null when the provider does not report it. */
  windGust?: Maybe<Scalars['Float']['output']>;
  /** Maximum gust speed, miles per hour. Null when the provider does not report it. */
  windGustMph?: Maybe<Scalars['Float']['output']>;
  /** Maximum wind speed, km/h. Null when the provider does not report it. */
  windSpeed?: Maybe<Scalars['Float']['output']>;
  /** Maximum wind speed, miles per hour. Null when the provider does not report it. */
  windSpeedMph?: Maybe<Scalars['Float']['output']>;
};

/** Text forecast of the provider for a part of a day. */
export type WeatherDayPart = {
  __typename?: 'WeatherDayPart';
  /** Condition. Null when the provider reports none, or an unknown wording. */
  condition?: Maybe<WeatherCondition>;
  /** Emoji for the condition. Null when `condition` is null. */
  conditionEmoji?: Maybe<Scalars['String']['output']>;
  /** English name of the condition, for example `Light rain`. Null when `condition` is null. */
  conditionName?: Maybe<Scalars['String']['output']>;
  /** End, ISO 8601 in UTC. */
  endsAt: Scalars['DateTime']['output'];
  /** Whether the part is a daytime. Null when the provider does not report it. */
  isDay?: Maybe<Scalars['Boolean']['output']>;
  /** Name that the provider gives to the part, for example `Tonight`. */
  name: Scalars['String']['output'];
  /** Probability of precipitation, percent. Null when the provider does not report it. */
  precipitationProbability?: Maybe<Scalars['Float']['output']>;
  /** Start, ISO 8601 in UTC. */
  startsAt: Scalars['DateTime']['output'];
  /** Maximum of a daytime or minimum of a night, °C. Null when the provider does not report it. */
  temperature?: Maybe<Scalars['Float']['output']>;
  /** Maximum of a daytime or minimum of a night, °F. Null when the provider does not report it. */
  temperatureF?: Maybe<Scalars['Float']['output']>;
  /** Forecast text of the provider. */
  text: Scalars['String']['output'];
};

/** Weather at one instant. A value is null when the provider does not report it. */
export type WeatherObservation = {
  __typename?: 'WeatherObservation';
  /** Cloud cover, percent of the sky. Null when the provider does not report it. */
  cloudCover?: Maybe<Scalars['Float']['output']>;
  /** Condition. Null when the provider reports none, or an unknown code. */
  condition?: Maybe<WeatherCondition>;
  /** Emoji for the condition by day or by night. Null when `condition` is null. */
  conditionEmoji?: Maybe<Scalars['String']['output']>;
  /** English name of the condition, for example `Light rain`. Null when `condition` is null. */
  conditionName?: Maybe<Scalars['String']['output']>;
  /** The same observation. Documents of REST paths group additional fields under `deep`. */
  deep: WeatherObservation;
  /** Dew point, °C. Null when the provider does not report it. */
  dewPoint?: Maybe<Scalars['Float']['output']>;
  /** Dew point, °F. Null when the provider does not report it. */
  dewPointF?: Maybe<Scalars['Float']['output']>;
  /** Apparent temperature as the provider reports it, °C. Null when the provider does not report it; it is not computed. */
  feelsLike?: Maybe<Scalars['Float']['output']>;
  /** Apparent temperature as the provider reports it, °F. Null when the provider does not report it; it is not computed. */
  feelsLikeF?: Maybe<Scalars['Float']['output']>;
  /** Relative humidity, percent. Null when the provider does not report it. */
  humidity?: Maybe<Scalars['Float']['output']>;
  /** Whether the sun is above the horizon. Null when the provider does not report it. */
  isDay?: Maybe<Scalars['Boolean']['output']>;
  /** Instant of the measurement, or for which the model value is valid, ISO 8601 in UTC. */
  observedAt: Scalars['DateTime']['output'];
  /**
   * Precipitation, mm of rain and melted snow. Current conditions: the latest interval of the provider (Open-Meteo: 15
   * minutes; NWS: an hour). Forecast: the hour that ends (Open-Meteo) or starts (met-no) at `observedAt`. Null when the
   * provider does not report it.
   */
  precipitation?: Maybe<Scalars['Float']['output']>;
  /** Probability of precipitation in a forecast hour, percent. Null when the provider does not report it. */
  precipitationProbability?: Maybe<Scalars['Float']['output']>;
  /** Air pressure at sea level, hPa. Null when the provider does not report it. */
  pressure?: Maybe<Scalars['Float']['output']>;
  /** Air temperature, °C. Null when the provider does not report it. */
  temperature?: Maybe<Scalars['Float']['output']>;
  /** Air temperature, °F. Null when the provider does not report it. */
  temperatureF?: Maybe<Scalars['Float']['output']>;
  /** Visibility, km. Null when the provider does not report it. */
  visibility?: Maybe<Scalars['Float']['output']>;
  /** Visibility, miles. Null when the provider does not report it. */
  visibilityMi?: Maybe<Scalars['Float']['output']>;
  /**
   * Direction from which the wind blows, degrees clockwise from north. Null when the provider does not report it, or the
   * wind is calm.
   */
  windDirection?: Maybe<Scalars['Float']['output']>;
  /** Gust speed, km/h. Null when the provider does not report it. */
  windGust?: Maybe<Scalars['Float']['output']>;
  /** Gust speed, miles per hour. Null when the provider does not report it. */
  windGustMph?: Maybe<Scalars['Float']['output']>;
  /** Wind speed, km/h. Null when the provider does not report it. */
  windSpeed?: Maybe<Scalars['Float']['output']>;
  /** Wind speed, miles per hour. Null when the provider does not report it. */
  windSpeedMph?: Maybe<Scalars['Float']['output']>;
};

/** A weather station and its distance from the requested point. */
export type WeatherStation = {
  __typename?: 'WeatherStation';
  /** Identifier that the provider assigns, for example `KNYC`. */
  code: Scalars['ID']['output'];
  /** Distance from the requested point, km. Null when the position of the station is unknown. */
  distance?: Maybe<Scalars['Float']['output']>;
  /** Distance from the requested point, miles. Null when the position of the station is unknown. */
  distanceMi?: Maybe<Scalars['Float']['output']>;
  /** Name of the station. Null when the provider does not report it. */
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

/** Direction in which a script is written. */
export type WritingDirection =
  /** Left to right. */
  | 'ltr'
  /** Right to left. */
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AddressSearch: ResolverTypeWrapper<Omit<AddressSearch, 'results'> & { results: Array<ResolversTypes['Address']> }>;
  AddressSearchReason: AddressSearchReason;
  Airport: ResolverTypeWrapper<AirportRow>;
  AirportConnection: ResolverTypeWrapper<AirportPage>;
  AirportEdge: ResolverTypeWrapper<Omit<AirportEdge, 'node'> & { node: ResolversTypes['Airport'] }>;
  AirportType: AirportType;
  AlertCertainty: AlertCertainty;
  AlertSeverity: AlertSeverity;
  AlertUrgency: AlertUrgency;
  Asn: ResolverTypeWrapper<AutonomousSystemRow>;
  Bloc: ResolverTypeWrapper<BlocModel>;
  BlocMember: ResolverTypeWrapper<BlocMemberModel>;
  BlocType: BlocType;
  BoundingBox: ResolverTypeWrapper<BoundingBox>;
  CapitalOf: CapitalOf;
  City: ResolverTypeWrapper<CityModel>;
  CityConnection: ResolverTypeWrapper<CityPage>;
  CityEdge: ResolverTypeWrapper<CityModel>;
  CityHit: ResolverTypeWrapper<CityHitModel>;
  CityKind: CityKind;
  CityMatch: ResolverTypeWrapper<CityMatchModel>;
  CityNameInput: CityNameInput;
  CityNeighbour: ResolverTypeWrapper<CityNeighbourModel>;
  CitySearch: ResolverTypeWrapper<CitySearchModel>;
  CitySearchConnection: ResolverTypeWrapper<CitySearchPage>;
  CitySearchEdge: ResolverTypeWrapper<CitySearchEdgeModel>;
  Company: ResolverTypeWrapper<Company>;
  Continent: ResolverTypeWrapper<ContinentModel>;
  Country: ResolverTypeWrapper<CountryRow>;
  CountryTranslation: ResolverTypeWrapper<CountryTranslation>;
  Currency: ResolverTypeWrapper<{ readonly code: string }>;
  Dataset: ResolverTypeWrapper<DatasetModel>;
  DatasetConnection: ResolverTypeWrapper<DatasetPage>;
  DatasetEdge: ResolverTypeWrapper<Omit<DatasetEdge, 'node'> & { node: ResolversTypes['Dataset'] }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DistanceUnit: DistanceUnit;
  District: ResolverTypeWrapper<DistrictRow>;
  DistrictConnection: ResolverTypeWrapper<DistrictPage>;
  DistrictEdge: ResolverTypeWrapper<Omit<DistrictEdge, 'node'> & { node: ResolversTypes['District'] }>;
  DistrictScheme: DistrictScheme;
  Domain: ResolverTypeWrapper<{ readonly name: string }>;
  DrivingSide: DrivingSide;
  Elevation: ResolverTypeWrapper<Height>;
  ElevationMethod: ElevationMethod;
  EmergencyNumbers: ResolverTypeWrapper<EmergencyNumbers>;
  FormerBlocMember: ResolverTypeWrapper<FormerMemberModel>;
  InternetRegistry: InternetRegistry;
  Ip: ResolverTypeWrapper<IpModel>;
  Language: ResolverTypeWrapper<LanguageRow>;
  LanguageConnection: ResolverTypeWrapper<LanguagePage>;
  LanguageEdge: ResolverTypeWrapper<Omit<LanguageEdge, 'node'> & { node: ResolversTypes['Language'] }>;
  LanguageScope: LanguageScope;
  LanguageType: LanguageType;
  Location: ResolverTypeWrapper<LocationModel>;
  LocationCandidate: ResolverTypeWrapper<Candidate>;
  LocationInput: ResolverTypeWrapper<LocationInput>;
  LocationSelector: LocationSelector;
  LocationSelectorInput: LocationSelectorInput;
  LocationStatus: LocationStatus;
  MeasurementSystem: MeasurementSystem;
  Node: ResolverTypeWrapper<NodeModel>;
  PageInfo: ResolverTypeWrapper<PagePosition>;
  PlaceSelectorInput: PlaceSelectorInput;
  PlugType: PlugType;
  Point: ResolverTypeWrapper<PointModel>;
  PointMethod: PointMethod;
  Port: ResolverTypeWrapper<PortRow>;
  PositionInput: PositionInput;
  Postal: ResolverTypeWrapper<PostalModel>;
  PostalConnection: ResolverTypeWrapper<PostalPage>;
  PostalDistance: ResolverTypeWrapper<PostalPair>;
  PostalEdge: ResolverTypeWrapper<Omit<PostalEdge, 'node'> & { node: ResolversTypes['Postal'] }>;
  PostalMetro: ResolverTypeWrapper<PostalMetro>;
  PostalNeighbour: ResolverTypeWrapper<PostalNeighbourModel>;
  PropertyTax: ResolverTypeWrapper<PropertyTax>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  State: ResolverTypeWrapper<StateRow>;
  StateConnection: ResolverTypeWrapper<StatePage>;
  StateEdge: ResolverTypeWrapper<Omit<StateEdge, 'node'> & { node: ResolversTypes['State'] }>;
  Summit: ResolverTypeWrapper<Summit>;
  Timezone: ResolverTypeWrapper<Timezone>;
  UsAddressInput: UsAddressInput;
  Weather: ResolverTypeWrapper<WeatherModel>;
  WeatherAir: ResolverTypeWrapper<AirQuality>;
  WeatherAlert: ResolverTypeWrapper<Alert>;
  WeatherCondition: WeatherCondition;
  WeatherDay: ResolverTypeWrapper<Day>;
  WeatherDayPart: ResolverTypeWrapper<DayPart>;
  WeatherObservation: ResolverTypeWrapper<Observation>;
  WeatherStation: ResolverTypeWrapper<WeatherModel>;
  Weekday: Weekday;
  WritingDirection: WritingDirection;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: AddressModel;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Float: Scalars['Float']['output'];
  Boolean: Scalars['Boolean']['output'];
  AddressSearch: Omit<AddressSearch, 'results'> & { results: Array<ResolversParentTypes['Address']> };
  Airport: AirportRow;
  AirportConnection: AirportPage;
  AirportEdge: Omit<AirportEdge, 'node'> & { node: ResolversParentTypes['Airport'] };
  Asn: AutonomousSystemRow;
  Bloc: BlocModel;
  BlocMember: BlocMemberModel;
  BoundingBox: BoundingBox;
  City: CityModel;
  CityConnection: CityPage;
  CityEdge: CityModel;
  CityHit: CityHitModel;
  CityMatch: CityMatchModel;
  CityNameInput: CityNameInput;
  CityNeighbour: CityNeighbourModel;
  CitySearch: CitySearchModel;
  CitySearchConnection: CitySearchPage;
  CitySearchEdge: CitySearchEdgeModel;
  Company: Company;
  Continent: ContinentModel;
  Country: CountryRow;
  CountryTranslation: CountryTranslation;
  Currency: { readonly code: string };
  Dataset: DatasetModel;
  DatasetConnection: DatasetPage;
  DatasetEdge: Omit<DatasetEdge, 'node'> & { node: ResolversParentTypes['Dataset'] };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  District: DistrictRow;
  DistrictConnection: DistrictPage;
  DistrictEdge: Omit<DistrictEdge, 'node'> & { node: ResolversParentTypes['District'] };
  Domain: { readonly name: string };
  Elevation: Height;
  EmergencyNumbers: EmergencyNumbers;
  FormerBlocMember: FormerMemberModel;
  Ip: IpModel;
  Language: LanguageRow;
  LanguageConnection: LanguagePage;
  LanguageEdge: Omit<LanguageEdge, 'node'> & { node: ResolversParentTypes['Language'] };
  Location: LocationModel;
  LocationCandidate: Candidate;
  LocationInput: LocationInput;
  LocationSelectorInput: LocationSelectorInput;
  Node: NodeModel;
  PageInfo: PagePosition;
  PlaceSelectorInput: PlaceSelectorInput;
  Point: PointModel;
  Port: PortRow;
  PositionInput: PositionInput;
  Postal: PostalModel;
  PostalConnection: PostalPage;
  PostalDistance: PostalPair;
  PostalEdge: Omit<PostalEdge, 'node'> & { node: ResolversParentTypes['Postal'] };
  PostalMetro: PostalMetro;
  PostalNeighbour: PostalNeighbourModel;
  PropertyTax: PropertyTax;
  Query: Record<PropertyKey, never>;
  State: StateRow;
  StateConnection: StatePage;
  StateEdge: Omit<StateEdge, 'node'> & { node: ResolversParentTypes['State'] };
  Summit: Summit;
  Timezone: Timezone;
  UsAddressInput: UsAddressInput;
  Weather: WeatherModel;
  WeatherAir: AirQuality;
  WeatherAlert: Alert;
  WeatherDay: Day;
  WeatherDayPart: DayPart;
  WeatherObservation: Observation;
  WeatherStation: WeatherModel;
  Int: Scalars['Int']['output'];
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Array<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = LookupContext, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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
  type?: Resolver<ResolversTypes['AirportType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AirportConnectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['AirportConnection'] = ResolversParentTypes['AirportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AirportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Airport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirportEdgeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['AirportEdge'] = ResolversParentTypes['AirportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Airport'], ParentType, ContextType>;
};

export type AsnResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Asn'] = ResolversParentTypes['Asn'], FederationReferenceType extends FederationReferenceTypes['Asn'] = FederationReferenceTypes['Asn']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Asn']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Asn'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  prefixCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prefixes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<AsnPrefixesArgs, 'limit'>>;
  usageCountry?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  usageCountryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usageCountryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlocResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Bloc'] = ResolversParentTypes['Bloc'], FederationReferenceType extends FederationReferenceTypes['Bloc'] = FederationReferenceTypes['Bloc']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Bloc']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  formerMembers?: Resolver<Array<ResolversTypes['FormerBlocMember']>, ParentType, ContextType>;
  founded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['BlocMember']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  population?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BlocType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  countryName?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<CityCountryNameArgs>>;
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
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<CityNameArgs>>;
  nameLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<CityNameLanguagesArgs>>;
  nameLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nearby?: Resolver<Maybe<Array<ResolversTypes['CityNeighbour']>>, ParentType, ContextType, RequireFields<CityNearbyArgs, 'limit' | 'radius' | 'unit'>>;
  otherTimezones?: Resolver<Maybe<Array<ResolversTypes['Timezone']>>, ParentType, ContextType>;
  population?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  populationPeriod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalConnection?: Resolver<Maybe<ResolversTypes['PostalConnection']>, ParentType, ContextType, Partial<CityPostalConnectionArgs>>;
  postals?: Resolver<Maybe<Array<ResolversTypes['Postal']>>, ParentType, ContextType, RequireFields<CityPostalsArgs, 'limit'>>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CityStateNameArgs>>;
  timezone?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType>;
  timezoneId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waterArea?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CityConnectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CityConnection'] = ResolversParentTypes['CityConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CityEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CityEdgeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CityEdge'] = ResolversParentTypes['CityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['City'], ParentType, ContextType>;
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

export type CitySearchConnectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CitySearchConnection'] = ResolversParentTypes['CitySearchConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CitySearchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CitySearchEdgeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CitySearchEdge'] = ResolversParentTypes['CitySearchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matchedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['City'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContinentResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Continent'] = ResolversParentTypes['Continent'], FederationReferenceType extends FederationReferenceTypes['Continent'] = FederationReferenceTypes['Continent']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Continent']> | FederationReferenceType, FederationReferenceType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  emoji?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ContinentNameArgs>>;
  nameLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<ContinentNameLanguagesArgs>>;
  population?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  populationPeriod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subregion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  cityConnection?: Resolver<Maybe<ResolversTypes['CityConnection']>, ParentType, ContextType, RequireFields<CountryCityConnectionArgs, 'first'>>;
  coastline?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  continent?: Resolver<ResolversTypes['Continent'], ParentType, ContextType>;
  continentCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  demonym?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  districtConnection?: Resolver<Maybe<ResolversTypes['DistrictConnection']>, ParentType, ContextType, Partial<CountryDistrictConnectionArgs>>;
  drivingSide?: Resolver<Maybe<ResolversTypes['DrivingSide']>, ParentType, ContextType>;
  elevation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  emergency?: Resolver<Maybe<ResolversTypes['EmergencyNumbers']>, ParentType, ContextType>;
  emoji?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fifa?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flagPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highestPoint?: Resolver<Maybe<ResolversTypes['Summit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  plugs?: Resolver<Maybe<Array<ResolversTypes['PlugType']>>, ParentType, ContextType>;
  population?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  populationPeriod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCoverage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  postalFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalRegex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateConnection?: Resolver<Maybe<ResolversTypes['StateConnection']>, ParentType, ContextType, Partial<CountryStateConnectionArgs>>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountryTranslationResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CountryTranslation'] = ResolversParentTypes['CountryTranslation']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type DatasetConnectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['DatasetConnection'] = ResolversParentTypes['DatasetConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DatasetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Dataset']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DatasetEdgeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['DatasetEdge'] = ResolversParentTypes['DatasetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType>;
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
  countryName?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<DistrictCountryNameArgs>>;
  deep?: Resolver<ResolversTypes['District'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  landArea?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<DistrictNameLanguagesArgs>>;
  population?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  populationPeriod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propertyTax?: Resolver<Maybe<ResolversTypes['PropertyTax']>, ParentType, ContextType>;
  scheme?: Resolver<ResolversTypes['DistrictScheme'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<DistrictStateNameArgs>>;
  timezone?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType>;
  timezoneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timezoneIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waterArea?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DistrictConnectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['DistrictConnection'] = ResolversParentTypes['DistrictConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DistrictEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['District']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DistrictEdgeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['DistrictEdge'] = ResolversParentTypes['DistrictEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['District'], ParentType, ContextType>;
};

export type DomainResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Domain'] = ResolversParentTypes['Domain']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  anycast?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nameLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<IpNameLanguagesArgs>>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registry?: Resolver<Maybe<ResolversTypes['InternetRegistry']>, ParentType, ContextType>;
  relay?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['Timezone']>, ParentType, ContextType>;
  timezoneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  vpn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language'], FederationReferenceType extends FederationReferenceTypes['Language'] = FederationReferenceTypes['Language']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Language']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCodes?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['WritingDirection']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  iso1?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  iso2b?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  iso2t?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  iso3?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  macrolanguage?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<LanguageNameArgs>>;
  nameLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<LanguageNameLanguagesArgs>>;
  nameLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['LanguageScope'], ParentType, ContextType>;
  script?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scriptName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<LanguageScriptNameArgs>>;
  scripts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LanguageType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LanguageConnectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['LanguageConnection'] = ResolversParentTypes['LanguageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LanguageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LanguageEdgeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['LanguageEdge'] = ResolversParentTypes['LanguageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type NodeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Airport' | 'Asn' | 'Bloc' | 'City' | 'Company' | 'Continent' | 'Country' | 'Currency' | 'District' | 'Domain' | 'Ip' | 'Language' | 'Location' | 'Point' | 'Port' | 'Postal' | 'State' | 'Timezone', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PointMethod']>, ParentType, ContextType>;
  nameLanguages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<PointNameLanguagesArgs>>;
  nearestCity?: Resolver<Maybe<ResolversTypes['CityNeighbour']>, ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PointStateNameArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostalResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Postal'] = ResolversParentTypes['Postal'], FederationReferenceType extends FederationReferenceTypes['Postal'] = FederationReferenceTypes['Postal']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Postal']> | FederationReferenceType, FederationReferenceType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityNameLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countryName?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<PostalCountryNameArgs>>;
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
  nameLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<PostalNameLanguagesArgs>>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostalConnectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['PostalConnection'] = ResolversParentTypes['PostalConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PostalEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Postal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PostalDistanceResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['PostalDistance'] = ResolversParentTypes['PostalDistance']> = {
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<PostalDistanceDistanceArgs, 'unit'>>;
  from?: Resolver<ResolversTypes['Postal'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Postal'], ParentType, ContextType>;
};

export type PostalEdgeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['PostalEdge'] = ResolversParentTypes['PostalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Postal'], ParentType, ContextType>;
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
  airportConnection?: Resolver<Maybe<ResolversTypes['AirportConnection']>, ParentType, ContextType, Partial<QueryAirportConnectionArgs>>;
  asn?: Resolver<Maybe<ResolversTypes['Asn']>, ParentType, ContextType, Partial<QueryAsnArgs>>;
  asns?: Resolver<Maybe<Array<Maybe<ResolversTypes['Asn']>>>, ParentType, ContextType, Partial<QueryAsnsArgs>>;
  bloc?: Resolver<Maybe<ResolversTypes['Bloc']>, ParentType, ContextType, RequireFields<QueryBlocArgs, 'code'>>;
  blocs?: Resolver<Maybe<Array<ResolversTypes['Bloc']>>, ParentType, ContextType>;
  cities?: Resolver<Maybe<Array<Maybe<ResolversTypes['City']>>>, ParentType, ContextType, RequireFields<QueryCitiesArgs, 'ids'>>;
  city?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType, RequireFields<QueryCityArgs, 'name'>>;
  cityById?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType, RequireFields<QueryCityByIdArgs, 'id'>>;
  cityMatch?: Resolver<Maybe<ResolversTypes['CityMatch']>, ParentType, ContextType, RequireFields<QueryCityMatchArgs, 'name'>>;
  cityNearest?: Resolver<Maybe<ResolversTypes['CityNeighbour']>, ParentType, ContextType, RequireFields<QueryCityNearestArgs, 'latitude' | 'longitude'>>;
  citySearch?: Resolver<Maybe<ResolversTypes['CitySearch']>, ParentType, ContextType, RequireFields<QueryCitySearchArgs, 'limit' | 'query'>>;
  citySearchConnection?: Resolver<Maybe<ResolversTypes['CitySearchConnection']>, ParentType, ContextType, RequireFields<QueryCitySearchConnectionArgs, 'query'>>;
  continent?: Resolver<Maybe<ResolversTypes['Continent']>, ParentType, ContextType, RequireFields<QueryContinentArgs, 'code'>>;
  continents?: Resolver<Maybe<Array<ResolversTypes['Continent']>>, ParentType, ContextType>;
  countries?: Resolver<Maybe<Array<Maybe<ResolversTypes['Country']>>>, ParentType, ContextType, Partial<QueryCountriesArgs>>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType, RequireFields<QueryCountryArgs, 'code'>>;
  datasetConnection?: Resolver<Maybe<ResolversTypes['DatasetConnection']>, ParentType, ContextType, Partial<QueryDatasetConnectionArgs>>;
  datasets?: Resolver<Maybe<Array<ResolversTypes['Dataset']>>, ParentType, ContextType, Partial<QueryDatasetsArgs>>;
  district?: Resolver<Maybe<ResolversTypes['District']>, ParentType, ContextType, RequireFields<QueryDistrictArgs, 'code'>>;
  elevation?: Resolver<Maybe<ResolversTypes['Elevation']>, ParentType, ContextType, RequireFields<QueryElevationArgs, 'latitude' | 'longitude'>>;
  elevationPath?: Resolver<Maybe<Array<ResolversTypes['Elevation']>>, ParentType, ContextType, RequireFields<QueryElevationPathArgs, 'path' | 'samples'>>;
  elevations?: Resolver<Maybe<Array<ResolversTypes['Elevation']>>, ParentType, ContextType, RequireFields<QueryElevationsArgs, 'points'>>;
  ip?: Resolver<Maybe<ResolversTypes['Ip']>, ParentType, ContextType, RequireFields<QueryIpArgs, 'address'>>;
  ips?: Resolver<Maybe<Array<Maybe<ResolversTypes['Ip']>>>, ParentType, ContextType, RequireFields<QueryIpsArgs, 'addresses'>>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType, RequireFields<QueryLanguageArgs, 'code'>>;
  languageConnection?: Resolver<Maybe<ResolversTypes['LanguageConnection']>, ParentType, ContextType, Partial<QueryLanguageConnectionArgs>>;
  languages?: Resolver<Maybe<Array<Maybe<ResolversTypes['Language']>>>, ParentType, ContextType, RequireFields<QueryLanguagesArgs, 'codes'>>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType, Partial<QueryLocationArgs>>;
  locations?: Resolver<Maybe<Array<Maybe<ResolversTypes['Location']>>>, ParentType, ContextType, Partial<QueryLocationsArgs>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
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
  cityConnection?: Resolver<Maybe<ResolversTypes['CityConnection']>, ParentType, ContextType, RequireFields<StateCityConnectionArgs, 'first'>>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<StateCountryNameArgs>>;
  deep?: Resolver<ResolversTypes['State'], ParentType, ContextType>;
  districtConnection?: Resolver<Maybe<ResolversTypes['DistrictConnection']>, ParentType, ContextType, Partial<StateDistrictConnectionArgs>>;
  districts?: Resolver<Array<ResolversTypes['District']>, ParentType, ContextType>;
  fips?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StateConnectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['StateConnection'] = ResolversParentTypes['StateConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StateEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['State']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StateEdgeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['StateEdge'] = ResolversParentTypes['StateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['State'], ParentType, ContextType>;
};

export type SummitResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Summit'] = ResolversParentTypes['Summit']> = {
  elevation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimezoneResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Timezone'] = ResolversParentTypes['Timezone']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  certainty?: Resolver<Maybe<ResolversTypes['AlertCertainty']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instruction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<Maybe<ResolversTypes['AlertSeverity']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  urgency?: Resolver<Maybe<ResolversTypes['AlertUrgency']>, ParentType, ContextType>;
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
  AirportConnection?: AirportConnectionResolvers<ContextType>;
  AirportEdge?: AirportEdgeResolvers<ContextType>;
  Asn?: AsnResolvers<ContextType>;
  Bloc?: BlocResolvers<ContextType>;
  BlocMember?: BlocMemberResolvers<ContextType>;
  BoundingBox?: BoundingBoxResolvers<ContextType>;
  City?: CityResolvers<ContextType>;
  CityConnection?: CityConnectionResolvers<ContextType>;
  CityEdge?: CityEdgeResolvers<ContextType>;
  CityHit?: CityHitResolvers<ContextType>;
  CityMatch?: CityMatchResolvers<ContextType>;
  CityNeighbour?: CityNeighbourResolvers<ContextType>;
  CitySearch?: CitySearchResolvers<ContextType>;
  CitySearchConnection?: CitySearchConnectionResolvers<ContextType>;
  CitySearchEdge?: CitySearchEdgeResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  Continent?: ContinentResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryTranslation?: CountryTranslationResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  Dataset?: DatasetResolvers<ContextType>;
  DatasetConnection?: DatasetConnectionResolvers<ContextType>;
  DatasetEdge?: DatasetEdgeResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  District?: DistrictResolvers<ContextType>;
  DistrictConnection?: DistrictConnectionResolvers<ContextType>;
  DistrictEdge?: DistrictEdgeResolvers<ContextType>;
  Domain?: DomainResolvers<ContextType>;
  Elevation?: ElevationResolvers<ContextType>;
  EmergencyNumbers?: EmergencyNumbersResolvers<ContextType>;
  FormerBlocMember?: FormerBlocMemberResolvers<ContextType>;
  Ip?: IpResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  LanguageConnection?: LanguageConnectionResolvers<ContextType>;
  LanguageEdge?: LanguageEdgeResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  LocationCandidate?: LocationCandidateResolvers<ContextType>;
  LocationInput?: LocationInputResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  Port?: PortResolvers<ContextType>;
  Postal?: PostalResolvers<ContextType>;
  PostalConnection?: PostalConnectionResolvers<ContextType>;
  PostalDistance?: PostalDistanceResolvers<ContextType>;
  PostalEdge?: PostalEdgeResolvers<ContextType>;
  PostalMetro?: PostalMetroResolvers<ContextType>;
  PostalNeighbour?: PostalNeighbourResolvers<ContextType>;
  PropertyTax?: PropertyTaxResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  StateConnection?: StateConnectionResolvers<ContextType>;
  StateEdge?: StateEdgeResolvers<ContextType>;
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

export type DirectiveResolvers<ContextType = LookupContext> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
