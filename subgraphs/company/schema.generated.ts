import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CompanyProfile, ProfileAddress, ProfileJurisdiction } from './directory/profile.ts';
import type { ListPage, ListEdge, SearchPage, SearchEdge } from './directory/directory.ts';
import type { CurrencyPage } from './currency/resolvers.ts';
import type { PagePosition } from '../validation/page.ts';
import type { Registration } from './registers/registration.ts';
import type { Match, TextMatch, TickerMatch, IdentifierMatch } from './directory/index-companies.ts';
import type { BinRecord } from './bin/bin.ts';
import type { CountryReference } from './country/resolvers.ts';
import type { CurrencyRecord, CurrencyUseRecord } from './currency/currencies.ts';
import type { ExchangeRateRecord, ExchangeRatesRecord, QuotedRateRecord } from './rates/resolvers.ts';
import type { IbanRecord } from './iban/iban.ts';
import type { NaicsRecord } from './naics/edition.ts';
import type { NaicsSearchMatch, NaicsResult } from './naics/resolvers.ts';
import type { NpiRecord } from './npi/resolvers.ts';
import type { VinRecord } from './vin/resolvers.ts';
import type { TariffRecord } from './tariff/resolvers.ts';
import type { TariffSectionRecord } from './tariff/chapters.ts';
import type { VatModel } from './vat/resolvers.ts';
import type { VatAddressRecord } from './vat/printed-address.ts';
import type { VatRegistrationRecord } from './vat/vies.ts';
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
  EmailAddress: { input: string; output: string; }
  /** Absolute URL with its scheme, for example `https://example.com/`. */
  URL: { input: string; output: string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/**
 * A payment card range (bank identification number). Use it for display and as a routing hint only: ranges are
 * reassigned, and these facts must not decide a payment.
 */
export type Bin = {
  __typename?: 'Bin';
  /** The requested digits. */
  bin: Scalars['String']['output'];
  /** Identifier of the card scheme: `visa`, `american-express`. */
  brand: Scalars['String']['output'];
  /** Name of the card scheme: `Visa`, `American Express`. */
  brandName: Scalars['String']['output'];
  /** The issuer's country. Null when the issuer is not known. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the issuer's country. Null when the issuer is not known. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** The same range. Documents of REST paths group additional fields under `deep`. */
  deep: Bin;
  /** The issuing bank. Null when not known, or when sources disagree. */
  issuer?: Maybe<Scalars['String']['output']>;
  /** Website of the issuing bank. Null when not known. */
  issuerUrl?: Maybe<Scalars['URL']['output']>;
  /** Lengths of complete card numbers of the scheme, in digits. */
  lengths: Array<Scalars['Int']['output']>;
  /** The leading digits that identify the scheme. */
  prefix: Scalars['String']['output'];
  /** Whether the card is prepaid. Null when open data does not contain it. */
  prepaid?: Maybe<Scalars['Boolean']['output']>;
  /** Kind of card. Null when open data does not contain it. */
  type?: Maybe<CardType>;
};

/** Kind of payment card. */
export type CardType =
  /** Credit card. */
  | 'credit'
  /** Debit card. */
  | 'debit';

/**
 * An issuer in the directory, which is a fixed selection of 500 leading US public companies. Share classes belong to one
 * issuer.
 */
export type Company = {
  __typename?: 'Company';
  /**
   * One recorded address: the first headquarters address, or else business, registered or mailing address. Null when
   * none is recorded.
   */
  address?: Maybe<CompanyAddress>;
  /** All recorded addresses except `address`, in recorded order; empty when it has no others. */
  addresses: Array<CompanyAddress>;
  /** Alternative and former names; empty when none is recorded. */
  aliases: Array<Scalars['String']['output']>;
  /** The recorded country of incorporation. Null when not recorded. */
  country?: Maybe<Country>;
  /**
   * ISO 3166-1 alpha-2 code of the recorded country of incorporation; independent of headquarters and operations. Null
   * when not recorded.
   */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /**
   * The currency in which the recorded listings are quoted. Null when there is no listing, an exchange is not known, or
   * the currencies differ.
   */
  currency?: Maybe<Currency>;
  /** The same company. Documents of REST paths group additional fields under `deep`. */
  deep: Company;
  /** Business summary from filings; written for this directory if `sources` names none. Null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** Recorded email addresses; reachability and ownership are not verified. Null when none is selected. */
  emailAddresses?: Maybe<Array<CompanyEmailAddress>>;
  /** Reported size of the workforce; never an estimate by this service. Null when none is recorded. */
  employees?: Maybe<CompanyWorkforce>;
  /** Date of foundation, which can differ from `incorporated`. Null when not recorded. */
  founded?: Maybe<CompanyFounding>;
  /** Website hostnames in recorded order, except the hostname of `website`. A hostname can belong to several companies. */
  hostnames: Array<CompanyHostname>;
  /** Stable id: `co_` and twelve lower-case letters or digits. It does not change with name, symbols or CIK. */
  id: Scalars['ID']['output'];
  /** Recorded identifiers. A number is unique only within its authority. */
  identifiers: Array<CompanyIdentifier>;
  /** Day of incorporation, YYYY-MM-DD. Null when not recorded to the day. */
  incorporated?: Maybe<Scalars['Date']['output']>;
  /** Industry classifications; empty when none is recorded. */
  industries: Array<CompanyIndustry>;
  /** Recorded jurisdiction of incorporation, never inferred from an address. Null when not recorded. */
  jurisdiction?: Maybe<CompanyJurisdiction>;
  /** Registered legal name. Null when not recorded. */
  legalName?: Maybe<Scalars['String']['output']>;
  /**
   * Recorded listings; none is marked as primary. Empty when none is recorded, which does not mean that the company is
   * private.
   */
  listings: Array<CompanyListing>;
  /** HTTP(S) URL of a logo. The reference grants no permission to use it. Null when not recorded. */
  logo?: Maybe<Scalars['URL']['output']>;
  /** Primary display name. */
  name: Scalars['String']['output'];
  /** The parent company in the directory. Null when none is known or it is not in the directory. */
  parent?: Maybe<Company>;
  /** Id of the parent company in the directory. Null when none is known or it is not in the directory. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Recorded phone numbers; reachability and ownership are not verified. Null when none is selected. */
  phoneNumbers?: Maybe<Array<CompanyPhoneNumber>>;
  /** Profiles on social platforms; empty when none is recorded. Null when the loaded version has no descriptive facts. */
  socialProfiles?: Maybe<Array<CompanySocialProfile>>;
  /**
   * Sources of the descriptive facts; empty when none is recorded. Null when the loaded version has no descriptive
   * facts.
   */
  sources?: Maybe<Array<CompanySource>>;
  /**
   * Recorded legal-entity status. It does not imply that the business operates, is listed, is solvent or accepts
   * customers. Null when not recorded.
   */
  status?: Maybe<Scalars['String']['output']>;
  /** Recorded website URL. Null when no single URL is recorded; `hostnames` then lists all known hostnames. */
  website?: Maybe<Scalars['URL']['output']>;
};

/** A recorded address of a company. Unknown parts are null. */
export type CompanyAddress = {
  __typename?: 'CompanyAddress';
  /** City. Null when unknown. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** The country. Null when unknown. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country. Null when unknown. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** Postal code. Null when unknown. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** The subdivision with that code. Null when `stateCode` or `countryCode` is null. */
  state?: Maybe<State>;
  /**
   * Subdivision code without the country prefix, for example `CA`. Null when unknown, or when the recorded code
   * conflicts with the country.
   */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Street and number, possibly with suite or floor. Null when unknown. */
  street?: Maybe<Scalars['String']['output']>;
  /** `headquarters`, `business`, `registered`, `mailing`, or another word that the source uses. */
  type: Scalars['String']['output'];
};

/** A page of the directory. */
export type CompanyConnection = {
  __typename?: 'CompanyConnection';
  /** Companies on the page with their cursors. The price includes all their fields that are not records themselves. */
  edges: Array<CompanyEdge>;
  /** Companies on the page. The price includes all their fields that are not records themselves. */
  nodes: Array<Company>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of all companies that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** Contents of the loaded version of the directory. All numbers are counted from the loaded profiles. */
export type CompanyCoverage = {
  __typename?: 'CompanyCoverage';
  /** Number of loaded profiles. */
  companyCount: Scalars['Int']['output'];
  /** ISO 3166-1 alpha-2 codes of the countries of incorporation, sorted. */
  countryCodes: Array<Scalars['ID']['output']>;
  /** What the counts imply and what they do not. */
  description: Scalars['String']['output'];
  /** Name of the directory. */
  label: Scalars['String']['output'];
  /** Label of the selection: `us_public_top500`. */
  scope: Scalars['String']['output'];
  /** Latest instant when a source was read, ISO 8601 in UTC. Null when nothing is loaded. */
  snapshotAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of profiles with at least one address. */
  withAddress: Scalars['Int']['output'];
  /** Number of profiles with at least one listing. */
  withListings: Scalars['Int']['output'];
  /** Number of profiles with at least one website hostname. */
  withWebsite: Scalars['Int']['output'];
};

/** A company in a list. */
export type CompanyEdge = {
  __typename?: 'CompanyEdge';
  /** Opaque cursor after this company. */
  cursor: Scalars['String']['output'];
  /** The company. */
  node: Company;
};

/** An email address of a company. */
export type CompanyEmailAddress = {
  __typename?: 'CompanyEmailAddress';
  /** Email address. */
  address: Scalars['EmailAddress']['output'];
  /** Purpose as stated by the source. Null when the source does not state one. */
  type?: Maybe<Scalars['String']['output']>;
};

/** Conditions for a list of companies. All given conditions must hold. */
export type CompanyFilterInput = {
  /** Recorded country of incorporation as an ISO 3166-1 alpha-2 code, for example `US`. */
  country?: InputMaybe<Scalars['ID']['input']>;
  /** SIC code of exactly four digits, for example `3571`. */
  sic?: InputMaybe<Scalars['String']['input']>;
};

/** Date of foundation of a company, with the recorded precision. */
export type CompanyFounding = {
  __typename?: 'CompanyFounding';
  /** Precision of the date. */
  precision: DatePrecision;
  /** YYYY, YYYY-MM or YYYY-MM-DD, according to `precision`. */
  value: Scalars['String']['output'];
};

/** A hostname of a company's website. */
export type CompanyHostname = {
  __typename?: 'CompanyHostname';
  /** Hostname in lower case, for example `www.apple.com`. */
  hostname: Scalars['String']['output'];
  /** Recorded URL. Null when only the hostname is known. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A number that an authority assigned to a company. */
export type CompanyIdentifier = {
  __typename?: 'CompanyIdentifier';
  /** Authority that assigned the number: `sec`, `irs`, `gleif`. */
  authority: Scalars['String']['output'];
  /** Kind of number: `cik`, `ein`, `lei`. */
  type: Scalars['String']['output'];
  /** The number in the notation of the authority, with leading zeros. */
  value: Scalars['String']['output'];
};

/** Match of an identifier. */
export type CompanyIdentifierMatch = CompanyMatch & {
  __typename?: 'CompanyIdentifierMatch';
  /** Authority that assigned the number, for example `sec`. */
  authority: Scalars['String']['output'];
  /** Constant: `identifier`. */
  field: CompanyMatchField;
  /** Kind of number, for example `cik`. */
  type: Scalars['String']['output'];
  /** The matching number as recorded. */
  value: Scalars['String']['output'];
};

/** Industry classification of a company. */
export type CompanyIndustry = {
  __typename?: 'CompanyIndustry';
  /** Code with leading zeros. */
  code: Scalars['ID']['output'];
  /** Title of the code. Null when unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /** Classification system: `sic`. */
  type: Scalars['String']['output'];
};

/** Jurisdiction of incorporation of a company. */
export type CompanyJurisdiction = {
  __typename?: 'CompanyJurisdiction';
  /** The country. Null only with an error. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode: Scalars['ID']['output'];
  /**
   * Subdivision code without the country prefix, for example `DE` for Delaware. Null when the jurisdiction is the
   * complete country.
   */
  stateCode?: Maybe<Scalars['ID']['output']>;
};

/** A listing of a company's shares. */
export type CompanyListing = {
  __typename?: 'CompanyListing';
  /** Recorded label of the exchange or market, for example `Nasdaq`; not a MIC. */
  exchange: Scalars['String']['output'];
  /** Symbol on that exchange, with a dot before the share class, for example `BRK.B`. */
  symbol: Scalars['String']['output'];
};

/** The fact of a company that matched a search. */
export type CompanyMatch = {
  /** The matching fact. */
  field: CompanyMatchField;
  /** The matching fact as recorded. Null when the request has no selector. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Fact of a company that matches a search. The values are REST keys. */
export type CompanyMatchField =
  /** An alternative or former name. */
  | 'aliases'
  /** A hostname of the website. */
  | 'domains'
  /** The request has filters only, no selector. */
  | 'filters'
  /** Number that an authority assigned. */
  | 'identifier'
  /** Registered legal name. */
  | 'legal_name'
  /** Display name. */
  | 'name'
  /** Symbol of a listing. */
  | 'ticker'
  /** Website URL. */
  | 'website';

/** A phone number of a company. */
export type CompanyPhoneNumber = {
  __typename?: 'CompanyPhoneNumber';
  /** Phone number, in E.164 format if the source allows it. */
  number: Scalars['String']['output'];
  /** Purpose as stated by the source. Null when the source does not state one. */
  type?: Maybe<Scalars['String']['output']>;
};

/** A company register whose numbers `companyRegistration` accepts. */
export type CompanyRegister = {
  __typename?: 'CompanyRegister';
  /** Number of companies in the directory that have such a number. Null for national registers. */
  companyCount?: Maybe<Scalars['Int']['output']>;
  /** The country of the register. Null for identifiers of the directory. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country of the register. Null for identifiers of the directory. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** Whether companies can be looked up; false when numbers can only be validated. */
  loaded: Scalars['Boolean']['output'];
  /**
   * Authority of the identifiers in the directory, for example `sec`, or name of the national register. Null when the
   * register cannot be queried.
   */
  name?: Maybe<Scalars['String']['output']>;
  /** Kinds of numbers: `cik`, `siren`. */
  numberTypes: Array<Scalars['String']['output']>;
};

/**
 * A company according to the register of its number. A national register is queried when the first of its facts is
 * selected. A fact is null when the number is not valid or not registered, or when no register can be queried: it is turned
 * off or needs a key. An error when the register does not respond.
 */
export type CompanyRegistration = {
  __typename?: 'CompanyRegistration';
  /** Australian company number. Null when none is recorded. */
  acn?: Maybe<Scalars['String']['output']>;
  /** Whether the recorded legal-entity status is `active`. Null when no status is recorded. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** Title of the first recorded industry, or its code if the register has no title. Null when none is recorded. */
  activity?: Maybe<Scalars['String']['output']>;
  /** City of the recorded address. Null when unknown. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** The company in the directory. Null when it is only in a national register. */
  company?: Maybe<Company>;
  /** The country of `countryCode`. Null when not recorded. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the recorded country of incorporation, or else of the register. Null when not recorded. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** The same registration. Documents of REST paths group additional fields under `deep`. */
  deep: CompanyRegistration;
  /** Goods and services tax number. Null when none is recorded. */
  gst?: Maybe<Scalars['String']['output']>;
  /** Electronic invoicing address. Null when none is recorded. */
  invoice?: Maybe<Scalars['String']['output']>;
  /** Kind of legal entity, as a name or code of the register. Null when none is recorded. */
  kind?: Maybe<Scalars['String']['output']>;
  /** Primary display name. Null when unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /** The number in the notation of the register. */
  number: Scalars['ID']['output'];
  /** Postal code of the recorded address. Null when unknown. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Whether the register has the number. Null when no register of the country can be queried. */
  registered?: Maybe<Scalars['Boolean']['output']>;
  /** SIRET, the French establishment number, of the head office. Null when none is recorded. */
  siege?: Maybe<Scalars['String']['output']>;
  /** SIREN, the French company number. Null when none is recorded. */
  siren?: Maybe<Scalars['String']['output']>;
  /**
   * Source of the facts: `company directory`, `Companies House`, `Sirene` or `Enhetsregisteret`. Null when no source was
   * queried.
   */
  source?: Maybe<Scalars['String']['output']>;
  /** Subdivision code of the recorded address without the country prefix. Null when unknown. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the subdivision of the recorded address. Null when unknown. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** Street and number of the recorded address. Null when unknown. */
  street?: Maybe<Scalars['String']['output']>;
  /**
   * Kind of number. In the directory: `cik`, `ein` or `lei`. In national registers: `company_number`, `siren`, `siret`,
   * `acn`, `abn` or `orgnr`. Null when the format matches none of them.
   */
  type?: Maybe<Scalars['String']['output']>;
  /** Whether format and check digits are correct by the rules of the country. Always true for numbers in the directory. */
  valid: Scalars['Boolean']['output'];
  /** VAT number. Null when none is recorded. */
  vat?: Maybe<Scalars['String']['output']>;
};

/** A page of search candidates. */
export type CompanySearchConnection = {
  __typename?: 'CompanySearchConnection';
  /**
   * Candidates on the page, best match first; empty when nothing in the loaded version of the directory matches. The
   * price includes all their fields that are not records themselves.
   */
  edges: Array<CompanySearchEdge>;
  /** Companies on the page. The price includes all their fields that are not records themselves. */
  nodes: Array<Company>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of all candidates. */
  totalCount: Scalars['Int']['output'];
};

/** A company in a search result. */
export type CompanySearchEdge = {
  __typename?: 'CompanySearchEdge';
  /** Opaque cursor after this company. */
  cursor: Scalars['String']['output'];
  /** The fact that matched the search. */
  match: CompanyMatch;
  /** The company. */
  node: Company;
};

/** Profile of a company on a social platform. */
export type CompanySocialProfile = {
  __typename?: 'CompanySocialProfile';
  /** Account name. Null when unknown. */
  handle?: Maybe<Scalars['String']['output']>;
  /** Platform, for example `linkedin`. Null when unknown. */
  platform?: Maybe<Scalars['String']['output']>;
  /** HTTP(S) URL of the profile. */
  url: Scalars['URL']['output'];
};

/** Source of descriptive facts. */
export type CompanySource = {
  __typename?: 'CompanySource';
  /** REST keys of the facts in this record that come from the source. */
  fields: Array<Scalars['String']['output']>;
  /** Instant when the source was read, ISO 8601 in UTC. */
  observedAt: Scalars['DateTime']['output'];
  /** Kind of source. */
  type: CompanySourceType;
  /** Instant of the latest update according to the source, ISO 8601 in UTC. Null when the source does not state it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** HTTP(S) URL of the source. */
  url: Scalars['URL']['output'];
};

/** Kind of source of descriptive facts. */
export type CompanySourceType =
  /** Written for this service from public knowledge. The URL leads to the company's filings, for comparison. */
  | 'editorial'
  /** A filing with the U.S. Securities and Exchange Commission. */
  | 'sec_filing'
  /** The company's website. */
  | 'website';

/** Match of a name or website, or of the filters alone. */
export type CompanyTextMatch = CompanyMatch & {
  __typename?: 'CompanyTextMatch';
  /** The matching fact, or `filters`. */
  field: CompanyMatchField;
  /** The matching name, URL or hostname as recorded. Null when the request has no selector. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Match of a listing. */
export type CompanyTickerMatch = CompanyMatch & {
  __typename?: 'CompanyTickerMatch';
  /** Label of the exchange of the listing. */
  exchange: Scalars['String']['output'];
  /** Constant: `ticker`. */
  field: CompanyMatchField;
  /** The matching symbol as recorded. */
  value: Scalars['String']['output'];
};

/** Reported size of a workforce. Unknown facts are null. */
export type CompanyWorkforce = {
  __typename?: 'CompanyWorkforce';
  /** Whether the source describes the count as approximate. Null when unknown. */
  approximate?: Maybe<Scalars['Boolean']['output']>;
  /** Reference date of the count, YYYY-MM-DD. Null when unknown. */
  asOf?: Maybe<Scalars['Date']['output']>;
  /** Unit of the count. Null when unknown. */
  basis?: Maybe<WorkforceBasis>;
  /** Number of people or full-time equivalents, according to `basis`. Null when unknown. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Method of the count, for example `reported`. Null when unknown. */
  method?: Maybe<Scalars['String']['output']>;
  /** Scope of the count, for example `global`. Null when unknown. */
  scope?: Maybe<Scalars['String']['output']>;
};

/** A query word without a match and its replacement. */
export type Correction = {
  __typename?: 'Correction';
  /** The original word in lower case and singular. */
  from: Scalars['String']['output'];
  /** The most similar word that occurs. */
  to: Scalars['String']['output'];
};

export type Country = {
  __typename?: 'Country';
  code: Scalars['ID']['output'];
  /**
   * All currencies that are currently legal tender in the country, sorted by code; empty when it has none.
   * Null only with an error.
   */
  currencies?: Maybe<Array<Currency>>;
  /**
   * ISO 4217 codes of all currencies that are currently legal tender in the country, sorted; empty when it has none.
   * Null only with an error. On a plan without paid facts, also null.
   */
  currencyCodes?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A currency, fund, metal or unit of account in ISO 4217, in use or withdrawn. */
export type Currency = {
  __typename?: 'Currency';
  /** Whether the currency is in use today. */
  active: Scalars['Boolean']['output'];
  /** ISO 4217 alphabetic code, upper case, for example `USD`. */
  code: Scalars['ID']['output'];
  /** Countries where it is currently legal tender, sorted by code. Null only with an error. */
  countries?: Maybe<Array<Country>>;
  /**
   * ISO 3166-1 alpha-2 codes of the countries where it is currently legal tender, sorted; empty when it is legal tender
   * in no country.
   */
  countryCodes: Array<Scalars['ID']['output']>;
  /** The same currency. Documents of REST paths group additional fields under `deep`. */
  deep: Currency;
  /**
   * Number of decimal places of the minor unit: 2 for most currencies, 0 for the yen, 3 for the Kuwaiti dinar. Null when
   * the standard defines none.
   */
  digits?: Maybe<Scalars['Int']['output']>;
  /** Id in the whole graph: `currency_EUR`. */
  id: Scalars['ID']['output'];
  /** Name, for example `US Dollar`; English unless `lang` selects another language. Null only with an error. */
  name?: Maybe<Scalars['String']['output']>;
  /** Language of `name` for the requested language. Without a translation: `en`. Null only with an error. */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** English plural name, for example `US dollars`. */
  namePlural: Scalars['String']['output'];
  /** ISO 4217 numeric code: three digits with leading zeros, for example `840`. Null only with an error. */
  numeric?: Maybe<Scalars['String']['output']>;
  /** Symbol in English text, for example `$`; the code if English has no other symbol. Null when none is recorded. */
  symbol?: Maybe<Scalars['String']['output']>;
  /** Symbol in the countries of the currency, for example `kr.`. Null when none is recorded. */
  symbolNative?: Maybe<Scalars['String']['output']>;
  /** Countries and periods in which it is or was in use, newest first. Countries that no longer exist are omitted. */
  uses: Array<CurrencyUse>;
  /** Last day as legal tender for a currency that ISO 4217 no longer lists, YYYY-MM-DD. Null while it is listed. */
  withdrawn?: Maybe<Scalars['Date']['output']>;
};


/** A currency, fund, metal or unit of account in ISO 4217, in use or withdrawn. */
export type CurrencyNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A currency, fund, metal or unit of account in ISO 4217, in use or withdrawn. */
export type CurrencyNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** A page of currencies. */
export type CurrencyConnection = {
  __typename?: 'CurrencyConnection';
  /** Currencies on the page with their cursors. */
  edges: Array<CurrencyEdge>;
  /** Currencies on the page. */
  nodes: Array<Currency>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of all currencies in the list. */
  totalCount: Scalars['Int']['output'];
};

/** A currency in a list. */
export type CurrencyEdge = {
  __typename?: 'CurrencyEdge';
  /** Opaque cursor of this currency. */
  cursor: Scalars['String']['output'];
  /** The currency. */
  node: Currency;
};

/** Use of a currency in one country. */
export type CurrencyUse = {
  __typename?: 'CurrencyUse';
  /** The country. Null only with an error. */
  country?: Maybe<Country>;
  /** First day, YYYY-MM-DD. Null when not recorded. */
  from?: Maybe<Scalars['Date']['output']>;
  /** Whether the currency is legal tender; false for funds and units of account. */
  tender: Scalars['Boolean']['output'];
  /** Last day, YYYY-MM-DD. Null while the use has no end date. */
  to?: Maybe<Scalars['Date']['output']>;
};

/** Precision of a date. */
export type DatePrecision =
  /** Complete date: YYYY-MM-DD. */
  | 'day'
  /** Year and month: YYYY-MM. */
  | 'month'
  /** Year only: YYYY. */
  | 'year';

export type Domain = {
  __typename?: 'Domain';
  /**
   * All companies that list the domain as a hostname of their website, at most 50, sorted by id; empty when no company
   * does. Null only with an error.
   */
  companies?: Maybe<Array<Company>>;
  /**
   * The company that lists the domain as a hostname of its website. Null when no company does, which does not prove that
   * no business uses it, or when several do; `companies` then lists them.
   */
  company?: Maybe<Company>;
  name: Scalars['String']['output'];
};

/**
 * The official rate of a currency pair on a day, or the latest earlier rate if none was published on the day (weekends,
 * holidays). Rate and date are null when one of the currencies had no official rate by then.
 */
export type ExchangeRate = {
  __typename?: 'ExchangeRate';
  /** The requested amount. Null when the request has none. */
  amount?: Maybe<Scalars['Float']['output']>;
  /** The base currency. */
  base: Currency;
  /** ISO 4217 code of the base currency. */
  baseCode: Scalars['ID']['output'];
  /** The amount in the quote currency, rounded half up to its minor unit. Null without an amount or a rate. */
  converted?: Maybe<Scalars['Float']['output']>;
  /** `converted` as decimal text with all decimal places of the minor unit. Null when `converted` is null. */
  convertedText?: Maybe<Scalars['String']['output']>;
  /**
   * Date of publication, YYYY-MM-DD. For a currency to itself without a publication: the requested date. Null when there
   * is no rate.
   */
  date?: Maybe<Scalars['Date']['output']>;
  /** The same rate. Documents of REST paths group additional fields under `deep`. */
  deep: ExchangeRate;
  /** The quote currency. */
  quote: Currency;
  /** ISO 4217 code of the quote currency. */
  quoteCode: Scalars['ID']['output'];
  /**
   * Units of the quote currency for one unit of the base currency, rounded half up to 10 significant digits. Null when
   * there is no rate.
   */
  rate?: Maybe<Scalars['Float']['output']>;
  /** `rate` as decimal text. Null when there is no rate. */
  rateText?: Maybe<Scalars['String']['output']>;
  /** Bank that published the rate. Null when there is no rate, and for a currency to itself. */
  source?: Maybe<Scalars['String']['output']>;
  /** Whether the stored rates are out of date: the rate is more than 7 days older than the requested date. */
  stale: Scalars['Boolean']['output'];
};

/** Official rates of one base currency by day of publication. */
export type ExchangeRates = {
  __typename?: 'ExchangeRates';
  /** The base currency. */
  base: Currency;
  /** ISO 4217 code of the base currency. */
  baseCode: Scalars['ID']['output'];
  /**
   * The last publication on or before the first day, and all later publications up to the last day, sorted by date;
   * empty without a publication.
   */
  days: Array<RatesOfDay>;
};

/** The parts of an IBAN. Whether the account exists is not checked. All facts are null when the IBAN is not valid. */
export type Iban = {
  __typename?: 'Iban';
  /** Account number within the bank, with leading zeros and without check digits. Null when not valid or not known. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** National bank code. Null when not valid, or when the format is not registered. */
  bankCode?: Maybe<Scalars['String']['output']>;
  /** Name of the bank. Null unless it is one of the few banks whose name is known for certain. */
  bankName?: Maybe<Scalars['String']['output']>;
  /** Basic bank account number (BBAN): the part after the check digits. Null when not valid. */
  bban?: Maybe<Scalars['String']['output']>;
  /**
   * BIC of the bank from the official list of bank codes. Available for most banks of AT, BE, DE, ES, LU and NL; null
   * for all others.
   */
  bic?: Maybe<Scalars['String']['output']>;
  /** National branch code. Null when the format has none. */
  branchCode?: Maybe<Scalars['String']['output']>;
  /** The two check digits. Null when not valid. */
  checkDigits?: Maybe<Scalars['String']['output']>;
  /** The country of the prefix. Null when not valid. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country prefix, or XK. Null when not valid. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** The same record. Documents of REST paths group additional fields under `deep`. */
  deep: Iban;
  /** The first violated rule. Null when no rule is violated. An IBAN whose only flaw is `national_check_digits` is valid. */
  flaw?: Maybe<IbanFlaw>;
  /** IBAN in print format, in groups of four characters. Null when not valid. */
  formatted?: Maybe<Scalars['String']['output']>;
  /** IBAN in electronic format, without spaces. Null when not valid. */
  iban?: Maybe<Scalars['String']['output']>;
  /**
   * Whether the ISO 13616 registry lists the format; false for formats in use that it does not list, for example CI.
   * Null when not valid.
   */
  registered?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the country belongs to the Single Euro Payments Area. Null when not valid. */
  sepa?: Maybe<Scalars['Boolean']['output']>;
  /** Whether country, length, format and check digits are correct. */
  valid: Scalars['Boolean']['output'];
};

/** Errors in an IBAN, in the order of the checks. */
export type IbanFlaw =
  /** The check digits at positions 3 and 4 are wrong, most likely because of a typo. */
  | 'check_digits'
  /** The prefix is not a country that uses IBANs. */
  | 'country'
  /** A character is not allowed at its position by the format of the country. */
  | 'format'
  /** The length is wrong for the country. */
  | 'length'
  /**
   * The check digits of the national account number are wrong. The IBAN is still valid. Checked only for countries with
   * a known rule.
   */
  | 'national_check_digits';

/** A class of the North American Industry Classification System. */
export type Naics = {
  __typename?: 'Naics';
  /** Child classes, sorted by code; empty for a national industry. */
  children: Array<Naics>;
  /** Two to six digits, or the range of a sector, for example `31-33`. */
  code: Scalars['ID']['output'];
  /** The country whose version is used. Null only with an error. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country whose version is used. */
  countryCode: Scalars['ID']['output'];
  /** The same class. Documents of REST paths group additional fields under `deep`. */
  deep: Naics;
  /** Definition of the class; paragraphs are separated by a blank line. Null when the version has none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Activities that the definition excludes from the class; empty when it names none. Null on a plan without paid facts. */
  exclusions?: Maybe<Array<NaicsExclusion>>;
  /** Level in the hierarchy: 2 is a sector, 3 a subsector, 4 an industry group, 5 an industry, 6 a national industry. */
  level: Scalars['Int']['output'];
  /** English title. */
  name: Scalars['String']['output'];
  /** The parent class. Null for a sector. */
  parent?: Maybe<Naics>;
  /** Code of the parent class. Null for a sector. */
  parentCode?: Maybe<Scalars['ID']['output']>;
  /** Title of the parent class. Null for a sector. */
  parentName?: Maybe<Scalars['String']['output']>;
  /** Classes that replace a class of an earlier version; empty for classes of the current version. */
  successors: Array<Naics>;
  /** Year of the NAICS version, for example 2022. */
  year: Scalars['Int']['output'];
};

/** Activities that are excluded from a class. */
export type NaicsExclusion = {
  __typename?: 'NaicsExclusion';
  /** Codes of the classes that the paragraph refers to. */
  codes: Array<Scalars['ID']['output']>;
  /** The paragraph with the exclusion. */
  description: Scalars['String']['output'];
};

/** Field of a class that a search matched. */
export type NaicsField =
  /** The code. */
  | 'code'
  /** The definition of the class. */
  | 'description'
  /** An entry of the NAICS index of industry names. */
  | 'index'
  /** The title of the class. */
  | 'name';

/** How a class matched a search. */
export type NaicsMatch = {
  __typename?: 'NaicsMatch';
  /** Query words that were replaced; empty when none was. */
  corrections: Array<Correction>;
  /** The field that matched. */
  field: NaicsField;
  /** The matching title, code or index entry, or the matching sentence of the definition. */
  text: Scalars['String']['output'];
};

/** The result of a NAICS search. */
export type NaicsSearch = {
  __typename?: 'NaicsSearch';
  /** ISO 3166-1 alpha-2 code of the country whose version is used. */
  countryCode: Scalars['ID']['output'];
  /** The searched text without surrounding spaces. */
  query: Scalars['String']['output'];
  /** Matching classes, best match first; empty when nothing was found. */
  results: Array<NaicsSearchResult>;
  /** Year of the NAICS version, for example 2022. */
  year: Scalars['Int']['output'];
};

/** A class in a search result. */
export type NaicsSearchResult = {
  __typename?: 'NaicsSearchResult';
  /** How the class matched. */
  match: NaicsMatch;
  /** The class. */
  naics: Naics;
};

/**
 * A US National Provider Identifier. The other facts come from the registry, which is queried when the first of them is
 * selected. Each is null when the number is not valid or not registered, or when the registry does not have the fact. An
 * error when the registry does not respond.
 */
export type Npi = {
  __typename?: 'Npi';
  /** Whether the number is active; false when the registry has deactivated it. Null when not registered. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** Street of the practice. Null when not recorded. */
  address?: Maybe<Scalars['String']['output']>;
  /** City of the practice. Null when not recorded. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** Country of the practice. Null when not recorded. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country of the practice. Null when not recorded. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** Credential as the person wrote it, for example `MD`. Null when not recorded. */
  credential?: Maybe<Scalars['String']['output']>;
  /** Day of deactivation, as recorded. Null while the number is active. */
  deactivatedAt?: Maybe<Scalars['String']['output']>;
  /** The same record. Documents of REST paths group additional fields under `deep`. */
  deep: Npi;
  /** Enrollments in Medicare. Always null, never empty: no source is available, so enrollments cannot be ruled out. */
  enrollments?: Maybe<Array<NpiEnrollment>>;
  /** Whether the provider is excluded from federal health care programs. Always null: no source is available. */
  excluded?: Maybe<Scalars['Boolean']['output']>;
  /** First name. Null for an organization. */
  first?: Maybe<Scalars['String']['output']>;
  /** Last name. Null for an organization. */
  last?: Maybe<Scalars['String']['output']>;
  /** Whether the provider is enrolled in Medicare. Always null: no source is available. */
  medicare?: Maybe<Scalars['Boolean']['output']>;
  /** Full name of the person or organization, as recorded. Null when not recorded. */
  name?: Maybe<Scalars['String']['output']>;
  /** The requested number without spaces and hyphens. */
  npi: Scalars['String']['output'];
  /** Whether the provider has opted out of Medicare. Always null: no source is available. */
  optOut?: Maybe<Scalars['Boolean']['output']>;
  /** Telephone number of the practice: E.164 for a North American number, otherwise as recorded. Null when not recorded. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Postal code of the practice; ZIP+4 with its hyphen. Null when not recorded. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Why the number is not valid. Null when it is valid. */
  reason?: Maybe<NumberFlaw>;
  /** Whether the registry has the number. Null when not known. */
  registered?: Maybe<Scalars['Boolean']['output']>;
  /** Replacement number that the registry assigned. Null when none is recorded; only an imported file has replacements. */
  replacement?: Maybe<Scalars['String']['output']>;
  /**
   * The source of the record: `NPPES Downloadable File, edition 2026-11-09` if an imported file has the number,
   * otherwise `NPPES registry`. Null when no registry was queried.
   */
  source?: Maybe<Scalars['String']['output']>;
  /** Name of the primary taxonomy. Null for records of an imported file, which has codes only. */
  specialty?: Maybe<Scalars['String']['output']>;
  /** State of the practice as in its postal address, for example `NY`. Null when not recorded. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the state. Null when not recorded. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** NUCC code of the primary taxonomy, for example `207Q00000X`. Null when not recorded. */
  taxonomy?: Maybe<Scalars['String']['output']>;
  /** Kind of holder. Null when the number is not valid or not registered. */
  type?: Maybe<NpiType>;
  /** Whether format and check digit are correct. */
  valid: Scalars['Boolean']['output'];
};

/** Enrollment of a provider in Medicare. */
export type NpiEnrollment = {
  __typename?: 'NpiEnrollment';
  /** Enrolled specialty. Null when not recorded. */
  specialty?: Maybe<Scalars['String']['output']>;
  /** State of enrollment, for example `NY`. Null when not recorded. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Kind of enrollment. Null when not recorded. */
  type?: Maybe<Scalars['String']['output']>;
};

/** Kind of holder of a National Provider Identifier. */
export type NpiType =
  /** A person. */
  | 'individual'
  /** An organization. */
  | 'organization';

/** Why a text is not a valid number. */
export type NumberFlaw =
  /** The length is wrong, or a character is not allowed at its position. */
  | 'malformed'
  /** The check digit is wrong, most likely because of a typo. */
  | 'wrong_check_digit';

/** Position of a page in a list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last record on the page. Null when the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is a next page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is a previous page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first record on the page. Null when the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /**
   * A payment card range (bank identification number) by the first 6 to 11 digits of the card number. Null when no known
   * scheme uses the digits.
   */
  bin?: Maybe<Bin>;
  /**
   * Payment card ranges in the requested order, at most 100; an element is null when no known scheme uses the digits. The
   * list is null only with an error.
   */
  bins?: Maybe<Array<Maybe<Bin>>>;
  /**
   * Companies by stable id, at most 50, in the requested order; an element is null when the directory has no such
   * company. The list is null only with an error.
   */
  companies?: Maybe<Array<Maybe<Company>>>;
  /**
   * A company of the directory by its stable id. Null when the loaded version of the directory has no such company,
   * which does not prove that the business does not exist.
   */
  company?: Maybe<Company>;
  /** Contents of the loaded version of the directory, as counts. Null only with an error. */
  companyCoverage?: Maybe<CompanyCoverage>;
  /** All companies that pass the filter, sorted by id, in pages. Null only with an error. */
  companyDirectory?: Maybe<CompanyConnection>;
  /**
   * The registers whose numbers `companyRegistration` accepts, and whether their data is available.
   * Null only with an error.
   */
  companyRegisters?: Maybe<Array<CompanyRegister>>;
  /**
   * A company by its number in a register: a CIK with or without leading zeros, or another identifier in the directory.
   * For Australia, France, Norway and the United Kingdom, the number is also validated and looked up in the national
   * register if that is configured. Null when no company of the directory has the number and the country is not one of
   * these four.
   */
  companyRegistration?: Maybe<CompanyRegistration>;
  /**
   * Searches the directory by at most one of `query`, `domain`, `ticker` and `identifier`, restricted by the filters;
   * filters alone list all companies that pass. Returns all candidates and never picks one, because names, domains,
   * tickers and identifiers are not unique. Null only with an error.
   */
  companySearch?: Maybe<CompanySearchConnection>;
  /**
   * Currencies by ISO 4217 alphabetic code, at most 100, in the requested order; an element is null when no currency has
   * the code. Without codes: all currencies that pass the filters, sorted by code. The list is null only with an error.
   */
  currencies?: Maybe<Array<Maybe<Currency>>>;
  /** A currency by ISO 4217 alphabetic code, including withdrawn currencies. Null when no currency has the code. */
  currency?: Maybe<Currency>;
  /** All currencies that pass the filters, sorted by code, in pages. Null only with an error. */
  currencyConnection?: Maybe<CurrencyConnection>;
  /**
   * The official reference rate of a currency pair from the European Central Bank, computed through the euro. Otherwise
   * the rate of Norges Bank, computed through the krone, if the operator has imported its rates. Null when a code is not
   * a currency. An error when no rates are loaded.
   */
  exchangeRate?: Maybe<ExchangeRate>;
  /**
   * Reference rates of one currency in others by the European Central Bank, for each day of publication. Null when a
   * code is not a currency. An error when no rates are loaded.
   */
  exchangeRates?: Maybe<ExchangeRates>;
  /**
   * Validates an International Bank Account Number (IBAN) and splits it into its parts. An invalid IBAN returns
   * `valid: false`. Null only with an error.
   */
  iban?: Maybe<Iban>;
  /** IBANs in the requested order, including duplicates; at most 100. The list is null only with an error. */
  ibans?: Maybe<Array<Maybe<Iban>>>;
  /** A class of the North American Industry Classification System (US version) by code. Null when no class has the code. */
  naics?: Maybe<Naics>;
  /**
   * Searches titles and descriptions of NAICS classes. Words without a match are replaced by the most similar words.
   * Null only with an error.
   */
  naicsSearch?: Maybe<NaicsSearch>;
  /**
   * Validates a US National Provider Identifier and returns its record in the national registry (NPPES). An invalid
   * number returns `valid: false` without a query to the registry. Null only with an error.
   */
  npi?: Maybe<Npi>;
  /**
   * A line of the customs tariff by code. Null when the tariff has no such line. For codes of more than 2 digits, an
   * error when no schedule is imported.
   */
  tariff?: Maybe<TariffLine>;
  /**
   * Searches the customs tariff. Returns chapters, and lines below them if a schedule is imported; at most 20 results.
   * Null only with an error.
   */
  tariffSearch?: Maybe<TariffSearch>;
  /**
   * Validates a VAT number by the format and the check digits of its country. An invalid number returns `valid: false`,
   * and a number without a check rule here returns `valid: null`; `reason` says why. Null only with an error.
   */
  vat?: Maybe<Vat>;
  /** VAT numbers in the requested order, including duplicates; at most 100. The list is null only with an error. */
  vats?: Maybe<Array<Maybe<Vat>>>;
  /**
   * Validates a vehicle identification number and decodes the vehicle from the data that manufacturers report to the US
   * National Highway Traffic Safety Administration (vPIC). An invalid number returns `valid: false`.
   * Null only with an error.
   */
  vin?: Maybe<Vin>;
  /**
   * Vehicle identification numbers in the requested order, including duplicates; at most 100. The list is null only with an
   * error.
   */
  vins?: Maybe<Array<Maybe<Vin>>>;
};


export type QueryBinArgs = {
  bin: Scalars['String']['input'];
};


export type QueryBinsArgs = {
  bins: Array<Scalars['String']['input']>;
};


export type QueryCompaniesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryCompanyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCompanyDirectoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CompanyFilterInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCompanyRegistrationArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  number: Scalars['String']['input'];
};


export type QueryCompanySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  authority?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  domain?: InputMaybe<Scalars['String']['input']>;
  exchange?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  identifier?: InputMaybe<Scalars['String']['input']>;
  industry?: InputMaybe<Scalars['String']['input']>;
  industryType?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  ticker?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCurrenciesArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  codes?: InputMaybe<Array<Scalars['ID']['input']>>;
  country?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCurrencyArgs = {
  code: Scalars['ID']['input'];
};


export type QueryCurrencyConnectionArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryExchangeRateArgs = {
  amount?: InputMaybe<Scalars['String']['input']>;
  base: Scalars['ID']['input'];
  date?: InputMaybe<Scalars['Date']['input']>;
  quote: Scalars['ID']['input'];
};


export type QueryExchangeRatesArgs = {
  base?: Scalars['ID']['input'];
  firstDay?: InputMaybe<Scalars['Date']['input']>;
  lastDay?: InputMaybe<Scalars['Date']['input']>;
  quotes?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryIbanArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  iban: Scalars['String']['input'];
};


export type QueryIbansArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  ibans: Array<Scalars['String']['input']>;
};


export type QueryNaicsArgs = {
  code: Scalars['ID']['input'];
};


export type QueryNaicsSearchArgs = {
  limit?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


export type QueryNpiArgs = {
  npi: Scalars['String']['input'];
};


export type QueryTariffArgs = {
  code: Scalars['ID']['input'];
};


export type QueryTariffSearchArgs = {
  query: Scalars['String']['input'];
};


export type QueryVatArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  number: Scalars['String']['input'];
  requester?: InputMaybe<Scalars['String']['input']>;
};


export type QueryVatsArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  numbers: Array<Scalars['String']['input']>;
  requester?: InputMaybe<Scalars['String']['input']>;
};


export type QueryVinArgs = {
  vin: Scalars['String']['input'];
};


export type QueryVinsArgs = {
  vins: Array<Scalars['String']['input']>;
};

/** Value of one unit of the base currency in another currency. */
export type QuotedRate = {
  __typename?: 'QuotedRate';
  /** The quote currency. */
  quote: Currency;
  /** ISO 4217 code of the quote currency. */
  quoteCode: Scalars['ID']['output'];
  /** Units of the quote currency for one unit of the base currency, rounded half up to 10 significant digits. */
  rate: Scalars['Float']['output'];
  /** `rate` as decimal text. */
  rateText: Scalars['String']['output'];
};

/** Rates published on one day. */
export type RatesOfDay = {
  __typename?: 'RatesOfDay';
  /** Date of publication, YYYY-MM-DD. */
  date: Scalars['Date']['output'];
  /** Rates sorted by quote currency code; empty when the base currency was not published on the day. */
  rates: Array<QuotedRate>;
};

/** A recall of a vehicle. */
export type Recall = {
  __typename?: 'Recall';
  /** Campaign number. */
  campaign: Scalars['String']['output'];
  /** Affected component. Null when not recorded. */
  component?: Maybe<Scalars['String']['output']>;
  /** Date of the report, YYYY-MM-DD. Null when not recorded. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Description of the defect. Null when not recorded. */
  summary?: Maybe<Scalars['String']['output']>;
};

export type State = {
  __typename?: 'State';
  iso31662: Scalars['ID']['output'];
};

/**
 * A line of a customs tariff. Chapters are those of the Harmonized System, paraphrased; lines below them are from the
 * schedule that the operator has imported (United States). Only the official schedule is binding.
 */
export type TariffLine = {
  __typename?: 'TariffLine';
  /**
   * Digits without dots: 2 for a chapter, 4 for a heading, 6 for a subheading, 8 for a tariff line, 10 for a statistical
   * line.
   */
  code: Scalars['ID']['output'];
  /** The same line. Documents of REST paths group additional fields under `deep`. */
  deep: TariffLine;
  /** Description of this line. Read it together with `lineage`. */
  description: Scalars['String']['output'];
  /** Effective rate for the country of origin. Always null: no source of origin-specific measures is available. */
  effectiveRate?: Maybe<Scalars['String']['output']>;
  /** General rate of duty as printed, for example `Free` or `8.5¢/kg`. Null when the line has none. */
  general?: Maybe<Scalars['String']['output']>;
  /** Code with dots, for example `0901.21.00`. */
  hts: Scalars['String']['output'];
  /** Descriptions of section, chapter and parent lines, the outermost first. */
  lineage: Array<Scalars['String']['output']>;
  /**
   * Additional duties and suspensions. Always null, never empty: no source is available, so measures cannot be ruled
   * out.
   */
  measures?: Maybe<Array<TariffMeasure>>;
  /** Country of origin that the rates apply to. Always null: no source of origin-specific measures is available. */
  origin?: Maybe<Scalars['ID']['output']>;
  /** Column 2 rate of duty, as printed. Null when the line has none. */
  other?: Maybe<Scalars['String']['output']>;
  /** Version of the schedule, or of the chapter table for chapters. */
  revision: Scalars['String']['output'];
  /** The section of the Harmonized System. Null for chapters reserved for national use (98, 99). */
  section?: Maybe<TariffSection>;
  /** Special rates of duty by trade program, as printed. Null when the line has none. */
  special?: Maybe<Scalars['String']['output']>;
  /** Units of quantity, for example `kg`; empty when the line has none. Null on a plan without paid facts. */
  units?: Maybe<Array<Scalars['String']['output']>>;
};

/** An additional duty or a suspension of a duty. */
export type TariffMeasure = {
  __typename?: 'TariffMeasure';
  /** Description of the measure. Null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** First day, YYYY-MM-DD. Null when not recorded. */
  from?: Maybe<Scalars['Date']['output']>;
  /** Heading that defines the measure, for example `9903.88.15`. */
  heading: Scalars['String']['output'];
  /** Rate as printed. Null when not recorded. */
  rate?: Maybe<Scalars['String']['output']>;
  /** Last day, YYYY-MM-DD. Null while the measure has no end date. */
  until?: Maybe<Scalars['Date']['output']>;
};

/** The result of a tariff search. */
export type TariffSearch = {
  __typename?: 'TariffSearch';
  /** The searched text without surrounding spaces. */
  query: Scalars['String']['output'];
  /** Matching lines, chapters first; empty when nothing was found. */
  results: Array<TariffLine>;
  /** Version of the imported schedule, or of the chapter table while no schedule is imported. */
  revision: Scalars['String']['output'];
};

/** A section of the Harmonized System. */
export type TariffSection = {
  __typename?: 'TariffSection';
  /** Paraphrased description of the section. */
  description: Scalars['String']['output'];
  /** Section number, 1 to 21. */
  number: Scalars['Int']['output'];
};

/**
 * A validated VAT number. All facts are null when `valid` is false. A valid number is not necessarily registered;
 * `registration` checks that.
 */
export type Vat = {
  __typename?: 'Vat';
  /** The country that issued the number. Null when `valid` is false. */
  country?: Maybe<Country>;
  /**
   * ISO 3166-1 alpha-2 code of the country: GR for the prefix EL, GB for the prefix XI, the issuing member state for the
   * prefixes EU and IM. Null when `valid` is false.
   */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /**
   * Whether VIES can check the number: true for valid numbers of the European Union and Northern Ireland. When false,
   * `registration` sends no query and costs no unit.
   */
  hasRegister: Scalars['Boolean']['output'];
  /** Why the number is not valid, or not fully checked. Null when all rules of the country are satisfied. */
  reason?: Maybe<VatReason>;
  /**
   * Current record of the tax office, queried through VIES for the European Union and Northern Ireland. All its facts
   * are null for invalid numbers and for other countries. An error when VIES or the tax office does not respond.
   * Null only with an error.
   */
  registration?: Maybe<VatRegistration>;
  /** VAT number of the requester, normalised. Null when the request has none. */
  requester?: Maybe<Scalars['String']['output']>;
  /**
   * Whether format and check digits are correct by the rules of the country. Null when there is no check rule for the
   * number: `reason` is then `unsupported_country` or `unsupported_format`.
   */
  valid?: Maybe<Scalars['Boolean']['output']>;
  /** Prefix and number without spaces, for example `DE136695976`. Null when `valid` is false. */
  vat?: Maybe<Scalars['String']['output']>;
};

/** The printed address of a trader and its parsed parts. */
export type VatAddress = {
  __typename?: 'VatAddress';
  /** City. Null when the last line is not a postal code and a city. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** The country of the tax office. Null only with an error. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country of the tax office. */
  countryCode: Scalars['ID']['output'];
  /** The lines of the printed address. */
  lines: Array<Scalars['String']['output']>;
  /** Postal code. Null when the last line is not a postal code and a city. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Street and number; all lines if the last line cannot be parsed. Null when the address has none. */
  street?: Maybe<Scalars['String']['output']>;
};

/** Why a VAT number is not valid, or not fully checked. */
export type VatReason =
  /** `Vat.valid` is true: the check digit breaks the rule, but the tax office issues such numbers (Mexico, Ecuador). */
  | 'check_digit_differs'
  /** `Vat.valid` is true: only the format is checked, as the check digit has no published rule (One-Stop-Shop, EU and IM). */
  | 'format_only'
  /** `Vat.valid` is true: the number of sales to the public or to foreigners, which identifies no taxpayer (Mexico). */
  | 'generic'
  /** `Vat.valid` is false: the text has characters that no VAT number has, or is too long. */
  | 'malformed'
  /** `Vat.valid` is false: the text has no known country prefix, and no country is given. */
  | 'unknown_country'
  /** `Vat.valid` is null: there is no check rule for numbers of this country. */
  | 'unsupported_country'
  /** `Vat.valid` is null: the country uses this format, and there is no check rule for it. */
  | 'unsupported_format'
  /** `Vat.valid` is false: format or check digits break the rules of the country. */
  | 'wrong_number';

/** Record of the tax office for a VAT number. */
export type VatRegistration = {
  __typename?: 'VatRegistration';
  /** Address of the trader. Null when the member state does not publish it. */
  address?: Maybe<VatAddress>;
  /** Reference that proves the consultation. Null unless the request has a VAT number of the requester. */
  consultation?: Maybe<Scalars['String']['output']>;
  /** Instant of the consultation, ISO 8601 in UTC. Null when no tax office was queried. */
  consultedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the trader. Null when the member state does not publish it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Whether the number is registered for cross-border trade. Null when no tax office was queried. */
  registered?: Maybe<Scalars['Boolean']['output']>;
  /** Source of the facts. */
  source: VatSource;
};

/** Source of the facts about a VAT number. */
export type VatSource =
  /** Format and check digits only; no tax office was queried. */
  | 'checksum'
  /** The response of the tax office at the instant of the consultation; responses are not cached. */
  | 'register';

/**
 * A vehicle by its identification number (ISO 3779). Manufacturers report the facts for vehicles sold in the United
 * States; for others often only the make is known. A fact is null when it is not known or the number is not valid.
 */
export type Vin = {
  __typename?: 'Vin';
  /** Body type, for example `Sedan/Saloon`. Null when not known. */
  body?: Maybe<Scalars['String']['output']>;
  /**
   * Whether the check digit at position 9 is correct. North America and China require it; false is common for other
   * vehicles. Null when not valid.
   */
  checkDigitValid?: Maybe<Scalars['Boolean']['output']>;
  /** Number of cylinders. Null when not known. */
  cylinders?: Maybe<Scalars['Int']['output']>;
  /** The same vehicle. Documents of REST paths group additional fields under `deep`. */
  deep: Vin;
  /** Engine displacement, litres. Null when not known. */
  displacement?: Maybe<Scalars['Float']['output']>;
  /** Number of doors. Null when not known. */
  doors?: Maybe<Scalars['Int']['output']>;
  /** Drive type, for example `4WD/4-Wheel Drive/4x4`. Null when not known. */
  drive?: Maybe<Scalars['String']['output']>;
  /** Engine model, as the manufacturer reports it. Null when not known. */
  engine?: Maybe<Scalars['String']['output']>;
  /** Fuel, for example `Gasoline` or `Electric`. Null when not known. */
  fuel?: Maybe<Scalars['String']['output']>;
  /** Gross vehicle weight class, with its bounds in pounds and kilograms. Null when not known. */
  gvwr?: Maybe<Scalars['String']['output']>;
  /** Power, brake horsepower. Null when not known. */
  horsepower?: Maybe<Scalars['Float']['output']>;
  /** Make, for example `Honda`. Null when not known. */
  make?: Maybe<Scalars['String']['output']>;
  /** Company to which the manufacturer identifier is assigned. Null when not known. */
  manufacturer?: Maybe<Scalars['String']['output']>;
  /** Model, for example `Accord`. Null when not known. */
  model?: Maybe<Scalars['String']['output']>;
  /** City of the assembly plant. Null when not known. */
  plantCity?: Maybe<Scalars['String']['output']>;
  /** Country of the assembly plant, as vPIC names it. Null when not known. */
  plantCountry?: Maybe<Scalars['String']['output']>;
  /** State of the assembly plant. Null when not known. */
  plantState?: Maybe<Scalars['String']['output']>;
  /** Why the number is not valid. Null when it is valid. */
  reason?: Maybe<NumberFlaw>;
  /** Recalls. Always null, never empty: no source is available, so recalls cannot be ruled out. */
  recalls?: Maybe<Array<Recall>>;
  /** Serial number at the end: six characters, or three for small manufacturers. Null when not valid. */
  serial?: Maybe<Scalars['String']['output']>;
  /** Series, as the manufacturer reports it. Null when not known. */
  series?: Maybe<Scalars['String']['output']>;
  /** Kind of transmission, for example `Automatic`. Null when not known. */
  transmission?: Maybe<Scalars['String']['output']>;
  /** Trim level, as the manufacturer reports it; several are separated as reported. Null when not known. */
  trim?: Maybe<Scalars['String']['output']>;
  /** Kind of vehicle, for example `Passenger Car`. Null when not known. */
  type?: Maybe<Scalars['String']['output']>;
  /**
   * Whether the number has seventeen characters without I, O and Q, and a correct check digit where regulations require
   * one.
   */
  valid: Scalars['Boolean']['output'];
  /** The requested number in upper case, without spaces and hyphens. */
  vin: Scalars['String']['output'];
  /** World manufacturer identifier: the first three characters. Null when not valid. */
  wmi?: Maybe<Scalars['String']['output']>;
  /**
   * Model year. Null when not known. The code repeats every 30 years: for cars and light trucks made in North America
   * position 7 distinguishes the cycles; for others the year is null when both fit.
   */
  year?: Maybe<Scalars['Int']['output']>;
};

/** Unit of a workforce count. */
export type WorkforceBasis =
  /** Full-time employees. */
  | 'full_time'
  /** Full-time equivalents. */
  | 'full_time_equivalent'
  /** People. */
  | 'headcount';



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
  Company: Company;
  Country: Country;
  Currency: Currency;
  Domain: Domain;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Company:
    ( { __typename: 'Company' }
    & GraphQLRecursivePick<FederationTypes['Company'], {"id":true}> );
  Country:
    ( { __typename: 'Country' }
    & GraphQLRecursivePick<FederationTypes['Country'], {"code":true}> );
  Currency:
    ( { __typename: 'Currency' }
    & GraphQLRecursivePick<FederationTypes['Currency'], {"code":true}> );
  Domain:
    ( { __typename: 'Domain' }
    & GraphQLRecursivePick<FederationTypes['Domain'], {"name":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Bin: ResolverTypeWrapper<BinRecord>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CardType: CardType;
  Company: ResolverTypeWrapper<CompanyProfile>;
  CompanyAddress: ResolverTypeWrapper<ProfileAddress>;
  CompanyConnection: ResolverTypeWrapper<ListPage>;
  CompanyCoverage: ResolverTypeWrapper<CompanyCoverage>;
  CompanyEdge: ResolverTypeWrapper<ListEdge>;
  CompanyEmailAddress: ResolverTypeWrapper<CompanyEmailAddress>;
  CompanyFilterInput: CompanyFilterInput;
  CompanyFounding: ResolverTypeWrapper<CompanyFounding>;
  CompanyHostname: ResolverTypeWrapper<{ readonly domain: string; readonly url: string | null }>;
  CompanyIdentifier: ResolverTypeWrapper<CompanyIdentifier>;
  CompanyIdentifierMatch: ResolverTypeWrapper<IdentifierMatch>;
  CompanyIndustry: ResolverTypeWrapper<CompanyIndustry>;
  CompanyJurisdiction: ResolverTypeWrapper<ProfileJurisdiction>;
  CompanyListing: ResolverTypeWrapper<CompanyListing>;
  CompanyMatch: ResolverTypeWrapper<Match>;
  CompanyMatchField: CompanyMatchField;
  CompanyPhoneNumber: ResolverTypeWrapper<CompanyPhoneNumber>;
  CompanyRegister: ResolverTypeWrapper<{ readonly name: string | null; readonly countryCode: string | null; readonly numberTypes: string[]; readonly companyCount: number | null; readonly loaded: boolean }>;
  CompanyRegistration: ResolverTypeWrapper<Registration>;
  CompanySearchConnection: ResolverTypeWrapper<SearchPage>;
  CompanySearchEdge: ResolverTypeWrapper<SearchEdge>;
  CompanySocialProfile: ResolverTypeWrapper<CompanySocialProfile>;
  CompanySource: ResolverTypeWrapper<CompanySource>;
  CompanySourceType: CompanySourceType;
  CompanyTextMatch: ResolverTypeWrapper<TextMatch>;
  CompanyTickerMatch: ResolverTypeWrapper<TickerMatch>;
  CompanyWorkforce: ResolverTypeWrapper<CompanyWorkforce>;
  Correction: ResolverTypeWrapper<Correction>;
  Country: ResolverTypeWrapper<CountryReference>;
  Currency: ResolverTypeWrapper<CurrencyRecord>;
  CurrencyConnection: ResolverTypeWrapper<CurrencyPage>;
  CurrencyEdge: ResolverTypeWrapper<Omit<CurrencyEdge, 'node'> & { node: ResolversTypes['Currency'] }>;
  CurrencyUse: ResolverTypeWrapper<CurrencyUseRecord>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DatePrecision: DatePrecision;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Domain: ResolverTypeWrapper<{ name: string }>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  ExchangeRate: ResolverTypeWrapper<ExchangeRateRecord>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ExchangeRates: ResolverTypeWrapper<ExchangeRatesRecord>;
  Iban: ResolverTypeWrapper<IbanRecord>;
  IbanFlaw: IbanFlaw;
  Naics: ResolverTypeWrapper<NaicsRecord>;
  NaicsExclusion: ResolverTypeWrapper<NaicsExclusion>;
  NaicsField: NaicsField;
  NaicsMatch: ResolverTypeWrapper<NaicsSearchMatch>;
  NaicsSearch: ResolverTypeWrapper<Omit<NaicsSearch, 'results'> & { results: Array<ResolversTypes['NaicsSearchResult']> }>;
  NaicsSearchResult: ResolverTypeWrapper<NaicsResult>;
  Npi: ResolverTypeWrapper<NpiRecord>;
  NpiEnrollment: ResolverTypeWrapper<NpiEnrollment>;
  NpiType: NpiType;
  NumberFlaw: NumberFlaw;
  PageInfo: ResolverTypeWrapper<PagePosition>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuotedRate: ResolverTypeWrapper<QuotedRateRecord>;
  RatesOfDay: ResolverTypeWrapper<Omit<RatesOfDay, 'rates'> & { rates: Array<ResolversTypes['QuotedRate']> }>;
  Recall: ResolverTypeWrapper<Recall>;
  State: ResolverTypeWrapper<State>;
  TariffLine: ResolverTypeWrapper<TariffRecord>;
  TariffMeasure: ResolverTypeWrapper<TariffMeasure>;
  TariffSearch: ResolverTypeWrapper<Omit<TariffSearch, 'results'> & { results: Array<ResolversTypes['TariffLine']> }>;
  TariffSection: ResolverTypeWrapper<TariffSectionRecord>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  Vat: ResolverTypeWrapper<VatModel>;
  VatAddress: ResolverTypeWrapper<VatAddressRecord>;
  VatReason: VatReason;
  VatRegistration: ResolverTypeWrapper<VatRegistrationRecord>;
  VatSource: VatSource;
  Vin: ResolverTypeWrapper<VinRecord>;
  WorkforceBasis: WorkforceBasis;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Bin: BinRecord;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Company: CompanyProfile;
  CompanyAddress: ProfileAddress;
  CompanyConnection: ListPage;
  CompanyCoverage: CompanyCoverage;
  CompanyEdge: ListEdge;
  CompanyEmailAddress: CompanyEmailAddress;
  CompanyFilterInput: CompanyFilterInput;
  CompanyFounding: CompanyFounding;
  CompanyHostname: { readonly domain: string; readonly url: string | null };
  CompanyIdentifier: CompanyIdentifier;
  CompanyIdentifierMatch: IdentifierMatch;
  CompanyIndustry: CompanyIndustry;
  CompanyJurisdiction: ProfileJurisdiction;
  CompanyListing: CompanyListing;
  CompanyMatch: Match;
  CompanyPhoneNumber: CompanyPhoneNumber;
  CompanyRegister: { readonly name: string | null; readonly countryCode: string | null; readonly numberTypes: string[]; readonly companyCount: number | null; readonly loaded: boolean };
  CompanyRegistration: Registration;
  CompanySearchConnection: SearchPage;
  CompanySearchEdge: SearchEdge;
  CompanySocialProfile: CompanySocialProfile;
  CompanySource: CompanySource;
  CompanyTextMatch: TextMatch;
  CompanyTickerMatch: TickerMatch;
  CompanyWorkforce: CompanyWorkforce;
  Correction: Correction;
  Country: CountryReference;
  Currency: CurrencyRecord;
  CurrencyConnection: CurrencyPage;
  CurrencyEdge: Omit<CurrencyEdge, 'node'> & { node: ResolversParentTypes['Currency'] };
  CurrencyUse: CurrencyUseRecord;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Domain: { name: string };
  EmailAddress: Scalars['EmailAddress']['output'];
  ExchangeRate: ExchangeRateRecord;
  Float: Scalars['Float']['output'];
  ExchangeRates: ExchangeRatesRecord;
  Iban: IbanRecord;
  Naics: NaicsRecord;
  NaicsExclusion: NaicsExclusion;
  NaicsMatch: NaicsSearchMatch;
  NaicsSearch: Omit<NaicsSearch, 'results'> & { results: Array<ResolversParentTypes['NaicsSearchResult']> };
  NaicsSearchResult: NaicsResult;
  Npi: NpiRecord;
  NpiEnrollment: NpiEnrollment;
  PageInfo: PagePosition;
  Query: Record<PropertyKey, never>;
  QuotedRate: QuotedRateRecord;
  RatesOfDay: Omit<RatesOfDay, 'rates'> & { rates: Array<ResolversParentTypes['QuotedRate']> };
  Recall: Recall;
  State: State;
  TariffLine: TariffRecord;
  TariffMeasure: TariffMeasure;
  TariffSearch: Omit<TariffSearch, 'results'> & { results: Array<ResolversParentTypes['TariffLine']> };
  TariffSection: TariffSectionRecord;
  URL: Scalars['URL']['output'];
  Vat: VatModel;
  VatAddress: VatAddressRecord;
  VatRegistration: VatRegistrationRecord;
  Vin: VinRecord;
  Int: Scalars['Int']['output'];
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Array<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = LookupContext, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type BinResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Bin'] = ResolversParentTypes['Bin']> = {
  bin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Bin'], ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuerUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  lengths?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prepaid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['CardType']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company'], FederationReferenceType extends FederationReferenceTypes['Company'] = FederationReferenceTypes['Company']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Company']> | FederationReferenceType, FederationReferenceType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['CompanyAddress']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['CompanyAddress']>, ParentType, ContextType>;
  aliases?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailAddresses?: Resolver<Maybe<Array<ResolversTypes['CompanyEmailAddress']>>, ParentType, ContextType>;
  employees?: Resolver<Maybe<ResolversTypes['CompanyWorkforce']>, ParentType, ContextType>;
  founded?: Resolver<Maybe<ResolversTypes['CompanyFounding']>, ParentType, ContextType>;
  hostnames?: Resolver<Array<ResolversTypes['CompanyHostname']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifiers?: Resolver<Array<ResolversTypes['CompanyIdentifier']>, ParentType, ContextType>;
  incorporated?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['CompanyIndustry']>, ParentType, ContextType>;
  jurisdiction?: Resolver<Maybe<ResolversTypes['CompanyJurisdiction']>, ParentType, ContextType>;
  legalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listings?: Resolver<Array<ResolversTypes['CompanyListing']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  phoneNumbers?: Resolver<Maybe<Array<ResolversTypes['CompanyPhoneNumber']>>, ParentType, ContextType>;
  socialProfiles?: Resolver<Maybe<Array<ResolversTypes['CompanySocialProfile']>>, ParentType, ContextType>;
  sources?: Resolver<Maybe<Array<ResolversTypes['CompanySource']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type CompanyAddressResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyAddress'] = ResolversParentTypes['CompanyAddress']> = {
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyConnectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyConnection'] = ResolversParentTypes['CompanyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CompanyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyCoverageResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyCoverage'] = ResolversParentTypes['CompanyCoverage']> = {
  companyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countryCodes?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  snapshotAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withAddress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withListings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withWebsite?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyEdgeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyEdge'] = ResolversParentTypes['CompanyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
};

export type CompanyEmailAddressResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyEmailAddress'] = ResolversParentTypes['CompanyEmailAddress']> = {
  address?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyFoundingResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyFounding'] = ResolversParentTypes['CompanyFounding']> = {
  precision?: Resolver<ResolversTypes['DatePrecision'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyHostnameResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyHostname'] = ResolversParentTypes['CompanyHostname']> = {
  hostname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type CompanyIdentifierResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyIdentifier'] = ResolversParentTypes['CompanyIdentifier']> = {
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyIdentifierMatchResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyIdentifierMatch'] = ResolversParentTypes['CompanyIdentifierMatch']> = {
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['CompanyMatchField'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyIndustryResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyIndustry'] = ResolversParentTypes['CompanyIndustry']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyJurisdictionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyJurisdiction'] = ResolversParentTypes['CompanyJurisdiction']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CompanyListingResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyListing'] = ResolversParentTypes['CompanyListing']> = {
  exchange?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyMatchResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyMatch'] = ResolversParentTypes['CompanyMatch']> = {
  __resolveType: TypeResolveFn<'CompanyIdentifierMatch' | 'CompanyTextMatch' | 'CompanyTickerMatch', ParentType, ContextType>;
};

export type CompanyPhoneNumberResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyPhoneNumber'] = ResolversParentTypes['CompanyPhoneNumber']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyRegisterResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyRegister'] = ResolversParentTypes['CompanyRegister']> = {
  companyCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  loaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyRegistrationResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyRegistration'] = ResolversParentTypes['CompanyRegistration']> = {
  acn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  activity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['CompanyRegistration'], ParentType, ContextType>;
  gst?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  siege?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siren?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanySearchConnectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanySearchConnection'] = ResolversParentTypes['CompanySearchConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CompanySearchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanySearchEdgeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanySearchEdge'] = ResolversParentTypes['CompanySearchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['CompanyMatch'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
};

export type CompanySocialProfileResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanySocialProfile'] = ResolversParentTypes['CompanySocialProfile']> = {
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type CompanySourceResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanySource'] = ResolversParentTypes['CompanySource']> = {
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  observedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CompanySourceType'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type CompanyTextMatchResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyTextMatch'] = ResolversParentTypes['CompanyTextMatch']> = {
  field?: Resolver<ResolversTypes['CompanyMatchField'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyTickerMatchResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyTickerMatch'] = ResolversParentTypes['CompanyTickerMatch']> = {
  exchange?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['CompanyMatchField'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyWorkforceResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyWorkforce'] = ResolversParentTypes['CompanyWorkforce']> = {
  approximate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  asOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  basis?: Resolver<Maybe<ResolversTypes['WorkforceBasis']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorrectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Correction'] = ResolversParentTypes['Correction']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country'], FederationReferenceType extends FederationReferenceTypes['Country'] = FederationReferenceTypes['Country']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Country']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currencies?: Resolver<Maybe<Array<ResolversTypes['Currency']>>, ParentType, ContextType>;
  currencyCodes?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency'], FederationReferenceType extends FederationReferenceTypes['Currency'] = FederationReferenceTypes['Currency']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Currency']> | FederationReferenceType, FederationReferenceType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countries?: Resolver<Maybe<Array<ResolversTypes['Country']>>, ParentType, ContextType>;
  countryCodes?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  digits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CurrencyNameArgs>>;
  nameLanguages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<CurrencyNameLanguagesArgs>>;
  namePlural?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numeric?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  symbolNative?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['CurrencyUse']>, ParentType, ContextType>;
  withdrawn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type CurrencyConnectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CurrencyConnection'] = ResolversParentTypes['CurrencyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CurrencyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Currency']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CurrencyEdgeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CurrencyEdge'] = ResolversParentTypes['CurrencyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type CurrencyUseResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CurrencyUse'] = ResolversParentTypes['CurrencyUse']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  tender?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DomainResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Domain'] = ResolversParentTypes['Domain'], FederationReferenceType extends FederationReferenceTypes['Domain'] = FederationReferenceTypes['Domain']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Domain']> | FederationReferenceType, FederationReferenceType, ContextType>;
  companies?: Resolver<Maybe<Array<ResolversTypes['Company']>>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type ExchangeRateResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  base?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  baseCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  converted?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  convertedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['ExchangeRate'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  quoteCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rateText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExchangeRatesResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['ExchangeRates'] = ResolversParentTypes['ExchangeRates']> = {
  base?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  baseCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['RatesOfDay']>, ParentType, ContextType>;
};

export type IbanResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Iban'] = ResolversParentTypes['Iban']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkDigits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Iban'], ParentType, ContextType>;
  flaw?: Resolver<Maybe<ResolversTypes['IbanFlaw']>, ParentType, ContextType>;
  formatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sepa?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NaicsResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Naics'] = ResolversParentTypes['Naics']> = {
  children?: Resolver<Array<ResolversTypes['Naics']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Naics'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exclusions?: Resolver<Maybe<Array<ResolversTypes['NaicsExclusion']>>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Naics']>, ParentType, ContextType>;
  parentCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successors?: Resolver<Array<ResolversTypes['Naics']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NaicsExclusionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['NaicsExclusion'] = ResolversParentTypes['NaicsExclusion']> = {
  codes?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NaicsMatchResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['NaicsMatch'] = ResolversParentTypes['NaicsMatch']> = {
  corrections?: Resolver<Array<ResolversTypes['Correction']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['NaicsField'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NaicsSearchResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['NaicsSearch'] = ResolversParentTypes['NaicsSearch']> = {
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['NaicsSearchResult']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NaicsSearchResultResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['NaicsSearchResult'] = ResolversParentTypes['NaicsSearchResult']> = {
  match?: Resolver<ResolversTypes['NaicsMatch'], ParentType, ContextType>;
  naics?: Resolver<ResolversTypes['Naics'], ParentType, ContextType>;
};

export type NpiResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Npi'] = ResolversParentTypes['Npi']> = {
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deactivatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Npi'], ParentType, ContextType>;
  enrollments?: Resolver<Maybe<Array<ResolversTypes['NpiEnrollment']>>, ParentType, ContextType>;
  excluded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medicare?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  npi?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optOut?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['NumberFlaw']>, ParentType, ContextType>;
  registered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxonomy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['NpiType']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NpiEnrollmentResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['NpiEnrollment'] = ResolversParentTypes['NpiEnrollment']> = {
  specialty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  bin?: Resolver<Maybe<ResolversTypes['Bin']>, ParentType, ContextType, RequireFields<QueryBinArgs, 'bin'>>;
  bins?: Resolver<Maybe<Array<Maybe<ResolversTypes['Bin']>>>, ParentType, ContextType, RequireFields<QueryBinsArgs, 'bins'>>;
  companies?: Resolver<Maybe<Array<Maybe<ResolversTypes['Company']>>>, ParentType, ContextType, RequireFields<QueryCompaniesArgs, 'ids'>>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType, RequireFields<QueryCompanyArgs, 'id'>>;
  companyCoverage?: Resolver<Maybe<ResolversTypes['CompanyCoverage']>, ParentType, ContextType>;
  companyDirectory?: Resolver<Maybe<ResolversTypes['CompanyConnection']>, ParentType, ContextType, RequireFields<QueryCompanyDirectoryArgs, 'first'>>;
  companyRegisters?: Resolver<Maybe<Array<ResolversTypes['CompanyRegister']>>, ParentType, ContextType>;
  companyRegistration?: Resolver<Maybe<ResolversTypes['CompanyRegistration']>, ParentType, ContextType, RequireFields<QueryCompanyRegistrationArgs, 'number'>>;
  companySearch?: Resolver<Maybe<ResolversTypes['CompanySearchConnection']>, ParentType, ContextType, RequireFields<QueryCompanySearchArgs, 'first'>>;
  currencies?: Resolver<Maybe<Array<Maybe<ResolversTypes['Currency']>>>, ParentType, ContextType, Partial<QueryCurrenciesArgs>>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType, RequireFields<QueryCurrencyArgs, 'code'>>;
  currencyConnection?: Resolver<Maybe<ResolversTypes['CurrencyConnection']>, ParentType, ContextType, Partial<QueryCurrencyConnectionArgs>>;
  exchangeRate?: Resolver<Maybe<ResolversTypes['ExchangeRate']>, ParentType, ContextType, RequireFields<QueryExchangeRateArgs, 'base' | 'quote'>>;
  exchangeRates?: Resolver<Maybe<ResolversTypes['ExchangeRates']>, ParentType, ContextType, RequireFields<QueryExchangeRatesArgs, 'base'>>;
  iban?: Resolver<Maybe<ResolversTypes['Iban']>, ParentType, ContextType, RequireFields<QueryIbanArgs, 'iban'>>;
  ibans?: Resolver<Maybe<Array<Maybe<ResolversTypes['Iban']>>>, ParentType, ContextType, RequireFields<QueryIbansArgs, 'ibans'>>;
  naics?: Resolver<Maybe<ResolversTypes['Naics']>, ParentType, ContextType, RequireFields<QueryNaicsArgs, 'code'>>;
  naicsSearch?: Resolver<Maybe<ResolversTypes['NaicsSearch']>, ParentType, ContextType, RequireFields<QueryNaicsSearchArgs, 'limit' | 'query'>>;
  npi?: Resolver<Maybe<ResolversTypes['Npi']>, ParentType, ContextType, RequireFields<QueryNpiArgs, 'npi'>>;
  tariff?: Resolver<Maybe<ResolversTypes['TariffLine']>, ParentType, ContextType, RequireFields<QueryTariffArgs, 'code'>>;
  tariffSearch?: Resolver<Maybe<ResolversTypes['TariffSearch']>, ParentType, ContextType, RequireFields<QueryTariffSearchArgs, 'query'>>;
  vat?: Resolver<Maybe<ResolversTypes['Vat']>, ParentType, ContextType, RequireFields<QueryVatArgs, 'number'>>;
  vats?: Resolver<Maybe<Array<Maybe<ResolversTypes['Vat']>>>, ParentType, ContextType, RequireFields<QueryVatsArgs, 'numbers'>>;
  vin?: Resolver<Maybe<ResolversTypes['Vin']>, ParentType, ContextType, RequireFields<QueryVinArgs, 'vin'>>;
  vins?: Resolver<Maybe<Array<Maybe<ResolversTypes['Vin']>>>, ParentType, ContextType, RequireFields<QueryVinsArgs, 'vins'>>;
};

export type QuotedRateResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['QuotedRate'] = ResolversParentTypes['QuotedRate']> = {
  quote?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  quoteCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rateText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RatesOfDayResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['RatesOfDay'] = ResolversParentTypes['RatesOfDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['QuotedRate']>, ParentType, ContextType>;
};

export type RecallResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Recall'] = ResolversParentTypes['Recall']> = {
  campaign?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  component?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StateResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['State'] = ResolversParentTypes['State']> = {
  iso31662?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TariffLineResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['TariffLine'] = ResolversParentTypes['TariffLine']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['TariffLine'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectiveRate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  general?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hts?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineage?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  measures?: Resolver<Maybe<Array<ResolversTypes['TariffMeasure']>>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['TariffSection']>, ParentType, ContextType>;
  special?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type TariffMeasureResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['TariffMeasure'] = ResolversParentTypes['TariffMeasure']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type TariffSearchResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['TariffSearch'] = ResolversParentTypes['TariffSearch']> = {
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['TariffLine']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TariffSectionResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['TariffSection'] = ResolversParentTypes['TariffSection']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type VatResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Vat'] = ResolversParentTypes['Vat']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hasRegister?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['VatReason']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['VatRegistration']>, ParentType, ContextType>;
  requester?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VatAddressResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['VatAddress'] = ResolversParentTypes['VatAddress']> = {
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VatRegistrationResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['VatRegistration'] = ResolversParentTypes['VatRegistration']> = {
  address?: Resolver<Maybe<ResolversTypes['VatAddress']>, ParentType, ContextType>;
  consultation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consultedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['VatSource'], ParentType, ContextType>;
};

export type VinResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Vin'] = ResolversParentTypes['Vin']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkDigitValid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  cylinders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Vin'], ParentType, ContextType>;
  displacement?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doors?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  drive?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fuel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gvwr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  horsepower?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  make?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plantCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plantCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plantState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['NumberFlaw']>, ParentType, ContextType>;
  recalls?: Resolver<Maybe<Array<ResolversTypes['Recall']>>, ParentType, ContextType>;
  serial?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transmission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trim?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wmi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = LookupContext> = {
  Bin?: BinResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyAddress?: CompanyAddressResolvers<ContextType>;
  CompanyConnection?: CompanyConnectionResolvers<ContextType>;
  CompanyCoverage?: CompanyCoverageResolvers<ContextType>;
  CompanyEdge?: CompanyEdgeResolvers<ContextType>;
  CompanyEmailAddress?: CompanyEmailAddressResolvers<ContextType>;
  CompanyFounding?: CompanyFoundingResolvers<ContextType>;
  CompanyHostname?: CompanyHostnameResolvers<ContextType>;
  CompanyIdentifier?: CompanyIdentifierResolvers<ContextType>;
  CompanyIdentifierMatch?: CompanyIdentifierMatchResolvers<ContextType>;
  CompanyIndustry?: CompanyIndustryResolvers<ContextType>;
  CompanyJurisdiction?: CompanyJurisdictionResolvers<ContextType>;
  CompanyListing?: CompanyListingResolvers<ContextType>;
  CompanyMatch?: CompanyMatchResolvers<ContextType>;
  CompanyPhoneNumber?: CompanyPhoneNumberResolvers<ContextType>;
  CompanyRegister?: CompanyRegisterResolvers<ContextType>;
  CompanyRegistration?: CompanyRegistrationResolvers<ContextType>;
  CompanySearchConnection?: CompanySearchConnectionResolvers<ContextType>;
  CompanySearchEdge?: CompanySearchEdgeResolvers<ContextType>;
  CompanySocialProfile?: CompanySocialProfileResolvers<ContextType>;
  CompanySource?: CompanySourceResolvers<ContextType>;
  CompanyTextMatch?: CompanyTextMatchResolvers<ContextType>;
  CompanyTickerMatch?: CompanyTickerMatchResolvers<ContextType>;
  CompanyWorkforce?: CompanyWorkforceResolvers<ContextType>;
  Correction?: CorrectionResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  CurrencyConnection?: CurrencyConnectionResolvers<ContextType>;
  CurrencyEdge?: CurrencyEdgeResolvers<ContextType>;
  CurrencyUse?: CurrencyUseResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Domain?: DomainResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  ExchangeRates?: ExchangeRatesResolvers<ContextType>;
  Iban?: IbanResolvers<ContextType>;
  Naics?: NaicsResolvers<ContextType>;
  NaicsExclusion?: NaicsExclusionResolvers<ContextType>;
  NaicsMatch?: NaicsMatchResolvers<ContextType>;
  NaicsSearch?: NaicsSearchResolvers<ContextType>;
  NaicsSearchResult?: NaicsSearchResultResolvers<ContextType>;
  Npi?: NpiResolvers<ContextType>;
  NpiEnrollment?: NpiEnrollmentResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuotedRate?: QuotedRateResolvers<ContextType>;
  RatesOfDay?: RatesOfDayResolvers<ContextType>;
  Recall?: RecallResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  TariffLine?: TariffLineResolvers<ContextType>;
  TariffMeasure?: TariffMeasureResolvers<ContextType>;
  TariffSearch?: TariffSearchResolvers<ContextType>;
  TariffSection?: TariffSectionResolvers<ContextType>;
  URL?: GraphQLScalarType;
  Vat?: VatResolvers<ContextType>;
  VatAddress?: VatAddressResolvers<ContextType>;
  VatRegistration?: VatRegistrationResolvers<ContextType>;
  Vin?: VinResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = LookupContext> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
