import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CompanyProfile, ProfileAddress, ProfileJurisdiction } from './directory/profile.ts';
import type { ListPage, ListEdge, SearchPage, SearchEdge } from './directory/directory.ts';
import type { Registration } from './registers/registration.ts';
import type { Match, TextMatch, TickerMatch, IdentifierMatch } from './directory/index-companies.ts';
import type { BinRecord } from './bin/bin.ts';
import type { CountryReference } from './country/resolvers.ts';
import type { CurrencyRecord, CurrencyUseRecord } from './currency/currencies.ts';
import type { ExchangeRateRecord, ExchangeRatesRecord, QuotedRateRecord } from './rates/resolvers.ts';
import type { IbanRecord } from './iban/iban.ts';
import type { NaicsRecord } from './naics/edition.ts';
import type { NaicsFinding, NaicsResult } from './naics/resolvers.ts';
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
  /** An address on the web, with its scheme. */
  URL: { input: string; output: string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/**
 * A range of payment cards (bank identification number). For display and routing hints only: ranges change hands, and
 * nothing here may decide a payment.
 */
export type Bin = {
  __typename?: 'Bin';
  /** The digits asked for. */
  bin: Scalars['String']['output'];
  /** The scheme as one word: `visa`, `american-express`. */
  brand: Scalars['String']['output'];
  /** The scheme's name: `Visa`, `American Express`. */
  brandName: Scalars['String']['output'];
  /** The issuer's country. Null when the issuer is not known. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the issuer's country. Null when the issuer is not known. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** The same range: groups its further fields. */
  deep: Bin;
  /** The issuing bank. Null when not known, or when sources disagree. */
  issuer?: Maybe<Scalars['String']['output']>;
  /** Website of the issuing bank. Null when not known. */
  issuerUrl?: Maybe<Scalars['URL']['output']>;
  /** How many digits whole card numbers of the scheme have. */
  lengths: Array<Scalars['Int']['output']>;
  /** The leading digits by which the scheme was recognised. */
  prefix: Scalars['String']['output'];
  /** True for prepaid cards. Null: not known from open data. */
  prepaid?: Maybe<Scalars['Boolean']['output']>;
  /** Kind of card. Null: not known from open data. */
  type?: Maybe<CardType>;
};

/** Kind of a payment card. */
export type CardType =
  /** Its payments are lent. */
  | 'credit'
  /** Its payments come from an account. */
  | 'debit';

/** An issuer of the directory, a fixed selection of 500 leading United States public companies. Share classes are one issuer. */
export type Company = {
  __typename?: 'Company';
  /** One recorded address: the first headquarters, else business, else registered, else mailing address. Null when none is recorded. */
  address?: Maybe<CompanyAddress>;
  /** All recorded addresses but the one in address, in recorded order; empty when there is none. */
  addresses: Array<CompanyAddress>;
  /** Alternative and former names; empty when none is recorded. */
  aliases: Array<Scalars['String']['output']>;
  /** The recorded country of incorporation. Null when not recorded. */
  country?: Maybe<Country>;
  /** Recorded country of incorporation, ISO 3166-1 alpha-2; says nothing about headquarters or operations. Null when not recorded. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** The currency that its recorded listings are quoted in. Null when there is no listing, an exchange is not known, or they differ. */
  currency?: Maybe<Currency>;
  /** The same company: groups its further fields. */
  deep: Company;
  /** Business summary: from filings, or of our own where no source is named for it. Null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** Recorded email addresses; neither reachability nor ownership is verified. Null when none is selected. */
  emailAddresses?: Maybe<Array<CompanyEmailAddress>>;
  /** A reported size of the workforce, never an estimate of ours. Null when none is recorded. */
  employees?: Maybe<CompanyWorkforce>;
  /** When it was founded; another fact than its incorporation. Null when not recorded. */
  founded?: Maybe<CompanyFounding>;
  /** Further website hostnames in recorded order, without the hostname of website. A hostname can belong to several companies. */
  hostnames: Array<CompanyHostname>;
  /** Stable id: `co_` and 12 lower-case characters; kept when name, symbols or CIK change. */
  id: Scalars['ID']['output'];
  /** Recorded identifiers; a number is scoped to its authority. */
  identifiers: Array<CompanyIdentifier>;
  /** Day of incorporation, YYYY-MM-DD. Null when not recorded to the day. */
  incorporated?: Maybe<Scalars['Date']['output']>;
  /** Industry codes; empty when none is recorded. */
  industries: Array<CompanyIndustry>;
  /** Recorded jurisdiction of incorporation, never inferred from an address. Null when not recorded. */
  jurisdiction?: Maybe<CompanyJurisdiction>;
  /** Registered legal name. Null when not recorded. */
  legalName?: Maybe<Scalars['String']['output']>;
  /** Recorded listings; none is marked as primary. Empty when none is recorded, which does not make it a private company. */
  listings: Array<CompanyListing>;
  /** HTTP(S) URL of a logo: a reference, not a permission to use it. Null when not recorded. */
  logo?: Maybe<Scalars['URL']['output']>;
  /** Primary display name. */
  name: Scalars['String']['output'];
  /** A known parent in this directory. Null when none is known or it is outside the directory. */
  parent?: Maybe<Company>;
  /** Id of a known parent in this directory. Null when none is known or it is outside the directory. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Recorded phone numbers; neither reachability nor ownership is verified. Null when none is selected. */
  phoneNumbers?: Maybe<Array<CompanyPhoneNumber>>;
  /** Profiles on social platforms; empty when none is recorded. Null when the loaded edition carries no descriptive facts at all. */
  socialProfiles?: Maybe<Array<CompanySocialProfile>>;
  /** Where descriptive facts come from; empty when no source is recorded. Null when the loaded edition carries no descriptive facts at all. */
  sources?: Maybe<Array<CompanySource>>;
  /** Recorded legal-entity status; it does not establish that the business operates, is listed, solvent or accepting customers. Null when not recorded. */
  status?: Maybe<Scalars['String']['output']>;
  /** Recorded website URL. Null when no single URL is recorded; hostnames then has every known hostname. */
  website?: Maybe<Scalars['URL']['output']>;
};

/** A recorded address of a company. Unknown parts are null. */
export type CompanyAddress = {
  __typename?: 'CompanyAddress';
  /** City. Null when unknown. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** The country. Null when unknown. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2. Null when unknown. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** Postal code. Null when unknown. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** The division of that code, with its time zone. Null when state or country is null. */
  state?: Maybe<State>;
  /** Subdivision code within the country, as `CA`. Null when unknown, or when the recorded one conflicts with the country. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Street and number, perhaps with suite or floor. Null when unknown. */
  street?: Maybe<Scalars['String']['output']>;
  /** `headquarters`, `business`, `registered`, `mailing`, or another word of the source. */
  type: Scalars['String']['output'];
};

/** A page of the directory. */
export type CompanyConnection = {
  __typename?: 'CompanyConnection';
  /** The companies of the page with their cursors. */
  edges: Array<CompanyEdge>;
  /** The companies of the page. */
  nodes: Array<Company>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** All companies that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** What the loaded edition of the directory holds. Every number is counted from the loaded profiles. */
export type CompanyCoverage = {
  __typename?: 'CompanyCoverage';
  /** Loaded profiles. */
  companyCount: Scalars['Int']['output'];
  /** Countries of incorporation of the loaded profiles, ISO 3166-1 alpha-2, sorted. */
  countryCodes: Array<Scalars['ID']['output']>;
  /** What the counts do and do not establish. */
  description: Scalars['String']['output'];
  /** Name of the directory. */
  label: Scalars['String']['output'];
  /** Label of the selection: `us_public_top500`. */
  scope: Scalars['String']['output'];
  /** Latest observation of a fact at its source, ISO 8601 UTC. Null when nothing is loaded. */
  snapshotAt?: Maybe<Scalars['DateTime']['output']>;
  /** Profiles with at least one address. */
  withAddress: Scalars['Int']['output'];
  /** Profiles with at least one listing. */
  withListings: Scalars['Int']['output'];
  /** Profiles with at least one website hostname. */
  withWebsite: Scalars['Int']['output'];
};

/** A company in a list. */
export type CompanyEdge = {
  __typename?: 'CompanyEdge';
  /** Opaque position behind this company. */
  cursor: Scalars['String']['output'];
  /** The company. */
  node: Company;
};

/** An email address of a company. */
export type CompanyEmailAddress = {
  __typename?: 'CompanyEmailAddress';
  /** The address. */
  address: Scalars['EmailAddress']['output'];
  /** Purpose as the source states it. Null when it does not. */
  type?: Maybe<Scalars['String']['output']>;
};

/** Which companies to list. All given parts must hold. */
export type CompanyFilter = {
  /** Recorded incorporation country, ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['ID']['input']>;
  /** SIC code, exactly four digits. */
  sic?: InputMaybe<Scalars['String']['input']>;
};

/** When a company was founded, as precisely as it is recorded. */
export type CompanyFounding = {
  __typename?: 'CompanyFounding';
  /** How much of the date is recorded. */
  precision: DatePrecision;
  /** YYYY, YYYY-MM or YYYY-MM-DD, by precision. */
  value: Scalars['String']['output'];
};

/** A hostname of a company's website. */
export type CompanyHostname = {
  __typename?: 'CompanyHostname';
  /** Hostname, lower case. */
  hostname: Scalars['String']['output'];
  /** Recorded URL. Null when only the hostname is known. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A number that an authority gave to a company. */
export type CompanyIdentifier = {
  __typename?: 'CompanyIdentifier';
  /** Who gave it: `sec`, `irs`, `gleif`. */
  authority: Scalars['String']['output'];
  /** Kind of number: `cik`, `ein`, `lei`. */
  type: Scalars['String']['output'];
  /** The number as the authority writes it, leading zeros included. */
  value: Scalars['String']['output'];
};

/** A match of an identifier. */
export type CompanyIdentifierMatch = CompanyMatch & {
  __typename?: 'CompanyIdentifierMatch';
  /** Who gave it, as `sec`. */
  authority: Scalars['String']['output'];
  /** `identifier`. */
  field: Scalars['String']['output'];
  /** Kind of number, as `cik`. */
  type: Scalars['String']['output'];
  /** The number as recorded. */
  value?: Maybe<Scalars['String']['output']>;
};

/** An industry that a company is classified in. */
export type CompanyIndustry = {
  __typename?: 'CompanyIndustry';
  /** Code, leading zeros included. */
  code: Scalars['ID']['output'];
  /** Title of the code. Null when unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /** Classification: `sic`. */
  type: Scalars['String']['output'];
};

/** Where a company is incorporated. */
export type CompanyJurisdiction = {
  __typename?: 'CompanyJurisdiction';
  /** The country. Null only with an error. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2. */
  countryCode: Scalars['ID']['output'];
  /** Subdivision code within the country, as `DE` for Delaware. Null when the jurisdiction is the country as a whole. */
  stateCode?: Maybe<Scalars['ID']['output']>;
};

/** A listing of a company's shares. */
export type CompanyListing = {
  __typename?: 'CompanyListing';
  /** Recorded label of the exchange or market, as `Nasdaq`; not a MIC. */
  exchange: Scalars['String']['output'];
  /** Symbol on that exchange; a share class is set off by a point: `BRK.B`. */
  symbol: Scalars['String']['output'];
};

/** What in a company answered a search. */
export type CompanyMatch = {
  /** The REST key of the matching fact, or `ticker`, `identifier`, or `filters` when there was no selector. */
  field: Scalars['String']['output'];
  /** The matching fact as recorded. Null when there was no selector. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A phone number of a company. */
export type CompanyPhoneNumber = {
  __typename?: 'CompanyPhoneNumber';
  /** The number, E.164 where the source allows it. */
  number: Scalars['String']['output'];
  /** Purpose as the source states it. Null when it does not. */
  type?: Maybe<Scalars['String']['output']>;
};

/** A register of companies whose numbers are understood. */
export type CompanyRegister = {
  __typename?: 'CompanyRegister';
  /** Companies of the directory that have such a number. Null for national registers, which are asked. */
  companyCount?: Maybe<Scalars['Int']['output']>;
  /** The country whose register it is. Null for identifiers of the directory. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country whose register it is. Null for identifiers of the directory. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** False: only the rules of its numbers are known, and who has one is not. */
  loaded: Scalars['Boolean']['output'];
  /** Authority of the directory's identifiers, as `sec`, or name of the national register. Null where none can be asked. */
  name?: Maybe<Scalars['String']['output']>;
  /** Kinds of its numbers: `cik`, `siren`. */
  numberTypes: Array<Scalars['String']['output']>;
};

/**
 * A company as the register of its number knows it. The facts of a national register are asked for when the first of them
 * is read; each is null when the number is not valid or not registered, or when nobody can be asked. An error when the
 * register is not configured or does not answer.
 */
export type CompanyRegistration = {
  __typename?: 'CompanyRegistration';
  /** Australian company number. Null when none is recorded. */
  acn?: Maybe<Scalars['String']['output']>;
  /** Whether the recorded legal-entity status is `active`. Null when no status is recorded. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** Title of the first recorded industry, or its code where the register gives no title. Null when none is recorded. */
  activity?: Maybe<Scalars['String']['output']>;
  /** City of the recorded address. Null when unknown. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** The company in the directory. Null when only a national register has it. */
  company?: Maybe<Company>;
  /** The country of the same code. Null when not recorded. */
  country?: Maybe<Country>;
  /** Recorded country of incorporation, else of the register, ISO 3166-1 alpha-2. Null when not recorded. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** The same registration: groups its further fields. */
  deep: CompanyRegistration;
  /** Goods and services tax number. Null when none is recorded. */
  gst?: Maybe<Scalars['String']['output']>;
  /** Address for electronic invoices. Null when none is recorded. */
  invoice?: Maybe<Scalars['String']['output']>;
  /** Kind of legal entity, in the words or the code of the register. Null when none is recorded. */
  kind?: Maybe<Scalars['String']['output']>;
  /** Primary display name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The number in the register's spelling. */
  number: Scalars['ID']['output'];
  /** Postal code of the recorded address. Null when unknown. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Whether the register has the number. Null when no register of the country can be asked. */
  registered?: Maybe<Scalars['Boolean']['output']>;
  /** French establishment number of the head office. Null when none is recorded. */
  siege?: Maybe<Scalars['String']['output']>;
  /** French company number. Null when none is recorded. */
  siren?: Maybe<Scalars['String']['output']>;
  /** Who says so: `company directory`, `Companies House`, `Sirene`, `Enhetsregisteret`. Null when nobody was asked. */
  source?: Maybe<Scalars['String']['output']>;
  /** Subdivision code of the recorded address within its country. Null when unknown. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the subdivision of the recorded address. Null when unknown. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** Street and number of the recorded address. Null when unknown. */
  street?: Maybe<Scalars['String']['output']>;
  /**
   * Kind of number: `cik`, `ein`, `lei` of the directory; `company_number`, `siren`, `siret`, `acn`, `abn`, `orgnr` of national
   * registers. Null when it has the form of none.
   */
  type?: Maybe<Scalars['String']['output']>;
  /** False when the form of the country's numbers or their check digits are broken. Numbers of the directory are valid. */
  valid: Scalars['Boolean']['output'];
  /** VAT number. Null when none is recorded. */
  vat?: Maybe<Scalars['String']['output']>;
};

/** A page of candidates. */
export type CompanySearchConnection = {
  __typename?: 'CompanySearchConnection';
  /** The candidates of the page, best first; empty when nothing matches in this edition of the directory. */
  edges: Array<CompanySearchEdge>;
  /** The companies of the page. */
  nodes: Array<Company>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** All candidates. */
  totalCount: Scalars['Int']['output'];
};

/** A company that a search found. */
export type CompanySearchEdge = {
  __typename?: 'CompanySearchEdge';
  /** Opaque position behind this company. */
  cursor: Scalars['String']['output'];
  /** What in the company answered the search. */
  match: CompanyMatch;
  /** The company. */
  node: Company;
};

/** A company's profile on a social platform. */
export type CompanySocialProfile = {
  __typename?: 'CompanySocialProfile';
  /** Name of the account. Null when unknown. */
  handle?: Maybe<Scalars['String']['output']>;
  /** Platform, as `linkedin`. Null when unknown. */
  platform?: Maybe<Scalars['String']['output']>;
  /** HTTP(S) URL. */
  url: Scalars['URL']['output'];
};

/** Attribution of descriptive facts. */
export type CompanySource = {
  __typename?: 'CompanySource';
  /** REST keys of the facts in this record that come from the source. */
  fields: Array<Scalars['String']['output']>;
  /** When the source was read, ISO 8601 UTC. */
  observedAt: Scalars['DateTime']['output'];
  /** Kind of source. */
  type: CompanySourceType;
  /** When the source says it was updated, ISO 8601 UTC. Null when it does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** HTTP(S) URL that was read. */
  url: Scalars['URL']['output'];
};

/** Kind of a source of descriptive facts. */
export type CompanySourceType =
  /** A filing with the U.S. Securities and Exchange Commission. */
  | 'sec_filing'
  /** The company's website. */
  | 'website';

/** A match of a name or website, or of the filters alone. */
export type CompanyTextMatch = CompanyMatch & {
  __typename?: 'CompanyTextMatch';
  /** `name`, `legal_name`, `aliases`, `website`, `domains` or `filters`. */
  field: Scalars['String']['output'];
  /** The name, URL or hostname as recorded. Null when there was no selector. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A match of a listing. */
export type CompanyTickerMatch = CompanyMatch & {
  __typename?: 'CompanyTickerMatch';
  /** Label of the exchange of this listing. */
  exchange: Scalars['String']['output'];
  /** `ticker`. */
  field: Scalars['String']['output'];
  /** The symbol as recorded. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A reported size of the workforce. Unknown observations are null. */
export type CompanyWorkforce = {
  __typename?: 'CompanyWorkforce';
  /** Whether the source calls the count approximate. Null when unknown. */
  approximate?: Maybe<Scalars['Boolean']['output']>;
  /** The day that the count is for, YYYY-MM-DD. Null when unknown. */
  asOf?: Maybe<Scalars['Date']['output']>;
  /** What is counted. Null when unknown. */
  basis?: Maybe<WorkforceBasis>;
  /** Number of people or full-time equivalents, by basis. Null when unknown. */
  count?: Maybe<Scalars['Int']['output']>;
  /** How it was obtained, as `reported`. Null when unknown. */
  method?: Maybe<Scalars['String']['output']>;
  /** Whom it counts, as `global`. Null when unknown. */
  scope?: Maybe<Scalars['String']['output']>;
};

/** A word of a query that nothing has, and the one that was searched instead. */
export type Correction = {
  __typename?: 'Correction';
  /** The word as searched at first: lower case, singular. */
  from: Scalars['String']['output'];
  /** The nearest word that occurs. */
  to: Scalars['String']['output'];
};

export type Country = {
  __typename?: 'Country';
  code: Scalars['ID']['output'];
  /** All currencies that are legal tender in it today, by code; empty when there is none. Null only with an error. */
  currencies?: Maybe<Array<Currency>>;
  /** ISO 4217 codes of all currencies that are legal tender in it today, by code; empty when there is none. Null only with an error. */
  currencyCodes?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A currency, fund, metal or unit of account of ISO 4217, in use or withdrawn. */
export type Currency = {
  __typename?: 'Currency';
  /** True unless it is withdrawn today. */
  active: Scalars['Boolean']['output'];
  /** ISO 4217 alphabetic code, upper case. */
  code: Scalars['ID']['output'];
  /** The countries where it is legal tender today, by code. Null only with an error. */
  countries?: Maybe<Array<Country>>;
  /** ISO 3166-1 alpha-2 codes of the countries where it is legal tender today, sorted; empty when there is none. */
  countryCodes: Array<Scalars['ID']['output']>;
  /** The same currency: groups its further fields. */
  deep: Currency;
  /** Decimal places of the minor unit: 2, 0 for the yen, 3 for the Kuwaiti dinar. Null when the standard gives none. */
  digits?: Maybe<Scalars['Int']['output']>;
  /** English name, as `US Dollar`. Null only with an error. */
  name?: Maybe<Scalars['String']['output']>;
  /** Languages that its name is in for a tag: `en` where no translation is known. Null only with an error. */
  nameLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** English name of several units, as `US dollars`. */
  namePlural: Scalars['String']['output'];
  /** ISO 4217 numeric code: three digits, leading zeros kept. Null when it never had one. */
  numeric?: Maybe<Scalars['String']['output']>;
  /** Sign used in English text, as `$`; the code itself when English has no other sign. Null when none is recorded. */
  symbol?: Maybe<Scalars['String']['output']>;
  /** Sign used where the currency is at home, as `kr.`. Null when none is recorded. */
  symbolNative?: Maybe<Scalars['String']['output']>;
  /** Where and when it was or is in use, newest first; countries that no longer exist are left out. */
  uses: Array<CurrencyUse>;
  /** Last day as legal tender of a currency that ISO 4217 no longer lists, YYYY-MM-DD. Null while it is listed. */
  withdrawn?: Maybe<Scalars['Date']['output']>;
};


/** A currency, fund, metal or unit of account of ISO 4217, in use or withdrawn. */
export type CurrencyNameArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** A currency, fund, metal or unit of account of ISO 4217, in use or withdrawn. */
export type CurrencyNameLanguagesArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};

/** A currency's time in one country. */
export type CurrencyUse = {
  __typename?: 'CurrencyUse';
  /** The country. Null only with an error. */
  country?: Maybe<Country>;
  /** First day, YYYY-MM-DD. Null when not recorded. */
  from?: Maybe<Scalars['Date']['output']>;
  /** False for what circulates without being legal tender: funds, units of account. */
  tender: Scalars['Boolean']['output'];
  /** Last day, YYYY-MM-DD. Null while it has no end. */
  to?: Maybe<Scalars['Date']['output']>;
};

/** How much of a date is recorded. */
export type DatePrecision =
  /** YYYY-MM-DD */
  | 'day'
  /** YYYY-MM */
  | 'month'
  /** YYYY */
  | 'year';

export type Domain = {
  __typename?: 'Domain';
  /** Every company that has recorded the name as a hostname of its website, at most 50, by id; empty when none has. Null only with an error. */
  companies?: Maybe<Array<Company>>;
  /** The company that has recorded the name as a hostname of its website. Null when none has, which does not prove that no business uses it, and when several have: then companies names them. */
  company?: Maybe<Company>;
  name: Scalars['String']['output'];
};

/**
 * The official rate of a pair on a day. On days without publication (weekends, holidays) it is the last one before. Rate
 * and date are null when one of the currencies had no official rate then.
 */
export type ExchangeRate = {
  __typename?: 'ExchangeRate';
  /** The amount asked for. Null when none was. */
  amount?: Maybe<Scalars['Float']['output']>;
  /** The currency to change from. */
  base: Currency;
  /** Code of the currency to change from. */
  baseCode: Scalars['ID']['output'];
  /** The amount in the quote currency, rounded half up to its minor unit. Null without amount or rate. */
  converted?: Maybe<Scalars['Float']['output']>;
  /** The converted amount as decimal text, with all places of the minor unit. */
  convertedText?: Maybe<Scalars['String']['output']>;
  /** Day of publication, YYYY-MM-DD; of a currency to itself where no bank publishes it, the day asked for. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The same rate: groups its further fields. */
  deep: ExchangeRate;
  /** The currency to change to. */
  quote: Currency;
  /** Code of the currency to change to. */
  quoteCode: Scalars['ID']['output'];
  /** Units of the quote currency for one unit of the base currency, rounded half up to 10 significant digits. */
  rate?: Maybe<Scalars['Float']['output']>;
  /** The rate as decimal text. */
  rateText?: Maybe<Scalars['String']['output']>;
  /** Who published it. Null when there is no rate, and of a currency to itself. */
  source?: Maybe<Scalars['String']['output']>;
  /** True when the rate is more than 7 days older than the day asked for: the stored rates are out of date. */
  stale: Scalars['Boolean']['output'];
};

/** The official rates of one currency, day by day. */
export type ExchangeRates = {
  __typename?: 'ExchangeRates';
  /** The currency to change from. */
  base: Currency;
  /** Code of the currency to change from. */
  baseCode: Scalars['ID']['output'];
  /** The publication on or before the first day, and all after it up to the last, by date; empty when there was none by then. */
  days: Array<RatesOfDay>;
};

/** An IBAN as its text tells it: that the account exists is not checked. Every fact is null when it is not valid. */
export type Iban = {
  __typename?: 'Iban';
  /** The account within the bank, leading zeros kept, without check digits. Null when it is not valid or not known. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** National code of the bank. Null when it is not valid or the format is not registered. */
  bankCode?: Maybe<Scalars['String']['output']>;
  /** Name of the bank. Null unless it is one of the few whose name we know for certain. */
  bankName?: Maybe<Scalars['String']['output']>;
  /** The national account number: all that follows the check digits. Null when it is not valid. */
  bban?: Maybe<Scalars['String']['output']>;
  /** BIC of the bank by the official list of bank codes. Known for most banks of AT, BE, DE, ES, LU and NL; null for all others. */
  bic?: Maybe<Scalars['String']['output']>;
  /** National code of the branch. Null when the format has none. */
  branchCode?: Maybe<Scalars['String']['output']>;
  /** The two check digits. Null when it is not valid. */
  checkDigits?: Maybe<Scalars['String']['output']>;
  /** The country of its prefix. Null when it is not valid. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code (or XK) of its prefix. Null when it is not valid. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** The same IBAN: groups its further fields. */
  deep: Iban;
  /** The first rule that is broken. Null when none is. National check digits alone leave it valid. */
  flaw?: Maybe<IbanFlaw>;
  /** In groups of four, as printed. Null when it is not valid. */
  formatted?: Maybe<Scalars['String']['output']>;
  /** The IBAN in its electronic form, without blanks. Null when it is not valid. */
  iban?: Maybe<Scalars['String']['output']>;
  /** False for formats in use that the ISO 13616 registry does not list, as CI. Null when it is not valid. */
  registered?: Maybe<Scalars['Boolean']['output']>;
  /** True when the country belongs to the Single Euro Payments Area. Null when it is not valid. */
  sepa?: Maybe<Scalars['Boolean']['output']>;
  /** True when country, length, format and check digits are right. */
  valid: Scalars['Boolean']['output'];
};

/** What is wrong with an IBAN, in the order in which it is checked. */
export type IbanFlaw =
  /** The check digits at positions 3 and 4 are wrong: most likely a typing error. */
  | 'check_digits'
  /** It begins with no country that has IBANs. */
  | 'country'
  /** It has characters where its country's format does not allow them. */
  | 'format'
  /** It is too long or too short for its country. */
  | 'length'
  /** The check digits of the national account number are wrong, where we know the rule: it is valid all the same. */
  | 'national_check_digits';

/** A class of the North American Industry Classification System. */
export type Naics = {
  __typename?: 'Naics';
  /** The classes below, by code; empty for a national industry. */
  children: Array<Naics>;
  /** Two to six digits, or the range of a sector: `31-33`. */
  code: Scalars['ID']['output'];
  /** The country whose edition it is. Null only with an error. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country whose edition it is. */
  countryCode: Scalars['ID']['output'];
  /** The same class: groups its further fields. */
  deep: Naics;
  /** What belongs to the class; paragraphs are separated by a blank line. Null when the edition has none. */
  description?: Maybe<Scalars['String']['output']>;
  /** What the description says does not belong to the class; empty when it says nothing. Null on a plan without paid facts. */
  exclusions?: Maybe<Array<NaicsExclusion>>;
  /** 2: sector, 3: subsector, 4: industry group, 5: industry, 6: national industry. */
  level: Scalars['Int']['output'];
  /** Title in English. */
  name: Scalars['String']['output'];
  /** The class above. Null for a sector. */
  parent?: Maybe<Naics>;
  /** Code of the class above. Null for a sector. */
  parentCode?: Maybe<Scalars['ID']['output']>;
  /** Title of the class above. Null for a sector. */
  parentName?: Maybe<Scalars['String']['output']>;
  /** Of a class that the edition in use no longer has: those that took over its parts. Empty for all others. */
  successors: Array<Naics>;
  /** Year of the edition. */
  year: Scalars['Int']['output'];
};

/** What does not belong to a class. */
export type NaicsExclusion = {
  __typename?: 'NaicsExclusion';
  /** Codes of the classes that the paragraph names. */
  codes: Array<Scalars['ID']['output']>;
  /** The paragraph that says so. */
  description: Scalars['String']['output'];
};

/** Where a search of classes looks. */
export type NaicsField =
  /** The code. */
  | 'code'
  /** The description of the class. */
  | 'description'
  /** What people call the trade: the entries of the index. */
  | 'index'
  /** The name of the class. */
  | 'name';

/** How a search found a class. */
export type NaicsMatch = {
  __typename?: 'NaicsMatch';
  /** Words of the query that were replaced; empty when none was. */
  corrections: Array<Correction>;
  /** Where it was found. */
  field: NaicsField;
  /** The title, the code, or the sentence of the description. */
  text: Scalars['String']['output'];
};

/** The answer to a search of NAICS. */
export type NaicsSearch = {
  __typename?: 'NaicsSearch';
  /** ISO 3166-1 alpha-2 code of the country whose edition it is. */
  countryCode: Scalars['ID']['output'];
  /** What was searched for, without surrounding blanks. */
  query: Scalars['String']['output'];
  /** The best first; empty when nothing was found. */
  results: Array<NaicsSearchResult>;
  /** Year of the edition. */
  year: Scalars['Int']['output'];
};

/** A class that a search found. */
export type NaicsSearchResult = {
  __typename?: 'NaicsSearchResult';
  /** How the search found it. */
  match: NaicsMatch;
  /** The class. */
  naics: Naics;
};

/**
 * A US National Provider Identifier. The facts come from the registry, which is asked when the first of them is read; each
 * is null when the number is not valid or not registered, or when the registry does not have it. An error when the
 * registry does not answer.
 */
export type Npi = {
  __typename?: 'Npi';
  /** False when the registry has deactivated the number. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** Street of the practice. */
  address?: Maybe<Scalars['String']['output']>;
  /** City of the practice. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** Country of the practice. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country of the practice. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** Credential as the person wrote it, as `MD`. */
  credential?: Maybe<Scalars['String']['output']>;
  /** Day of deactivation as recorded. Null while active. */
  deactivatedAt?: Maybe<Scalars['String']['output']>;
  /** The same number: groups its further fields. */
  deep: Npi;
  /** Enrollments in Medicare. Always null, never empty: no source is read for them, so none can be ruled out. */
  enrollments?: Maybe<Array<NpiEnrollment>>;
  /** Whether the provider is barred from federal health care programs. Always null: no source is read for it. */
  excluded?: Maybe<Scalars['Boolean']['output']>;
  /** First name. Null for an organization. */
  first?: Maybe<Scalars['String']['output']>;
  /** Last name. Null for an organization. */
  last?: Maybe<Scalars['String']['output']>;
  /** Whether the provider is enrolled in Medicare. Always null: no source is read for it. */
  medicare?: Maybe<Scalars['Boolean']['output']>;
  /** Full name of the person or organization, as recorded. */
  name?: Maybe<Scalars['String']['output']>;
  /** As asked, without blanks and hyphens. */
  npi: Scalars['String']['output'];
  /** Whether the provider has opted out of Medicare. Always null: no source is read for it. */
  optOut?: Maybe<Scalars['Boolean']['output']>;
  /** Telephone of the practice: E.164 for a North American number, else as recorded. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Postal code of the practice; ZIP+4 with its hyphen. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** True when the registry has the number. */
  registered?: Maybe<Scalars['Boolean']['output']>;
  /** The number that the registry gave in this one's place. Null when none is recorded; only an imported file tells. */
  replacement?: Maybe<Scalars['String']['output']>;
  /** Which publication of the registry answers: `NPPES Downloadable File, edition 2026-11-09` where one is imported and has the number, else `NPPES registry`. Null when nobody was asked. */
  source?: Maybe<Scalars['String']['output']>;
  /** Name of the primary taxonomy. Null from an imported file, which has codes only. */
  specialty?: Maybe<Scalars['String']['output']>;
  /** State of the practice, as its postal code has it: `NY`. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the state. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** Code of the primary taxonomy (NUCC). */
  taxonomy?: Maybe<Scalars['String']['output']>;
  /** Who has the number. Null when it is not valid or not registered. */
  type?: Maybe<NpiType>;
  /** True when form and check digit are right. */
  valid: Scalars['Boolean']['output'];
};

/** An enrollment of a provider in Medicare. */
export type NpiEnrollment = {
  __typename?: 'NpiEnrollment';
  /** Specialty enrolled for. */
  specialty?: Maybe<Scalars['String']['output']>;
  /** State of enrollment, as `NY`. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Kind of enrollment. */
  type?: Maybe<Scalars['String']['output']>;
};

/** Who has a number of the National Provider Identifier. */
export type NpiType =
  /** A person. */
  | 'individual'
  /** An organization. */
  | 'organization';

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Position behind the last company of the page. Null when the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether others follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether others come before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Position behind the first company of the page. Null when the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /**
   * A payment card's range by the first 6 to 11 digits of its number; a whole card number is refused. Null when no scheme
   * that we know has the digits.
   */
  bin?: Maybe<Bin>;
  /** Companies by id, at most 50, in the order asked for; an element is null when the directory has no company with the id. The list is null only with an error. */
  companies?: Maybe<Array<Maybe<Company>>>;
  /**
   * A company of the directory by its stable id (`co_` and 12 characters). Null when the loaded edition has no company
   * with the id, which does not prove that a business does not exist.
   */
  company?: Maybe<Company>;
  /** What the loaded edition of the directory holds, counted. Null only with an error. */
  companyCoverage?: Maybe<CompanyCoverage>;
  /** All companies that pass the filter, in ascending order of id, page by page. Null only with an error. */
  companyDirectory?: Maybe<CompanyConnection>;
  /** The registers whose numbers `companyRegistration` understands, and which of them are at hand. Null only with an error. */
  companyRegisters?: Maybe<Array<CompanyRegister>>;
  /**
   * A company by its number in a register: a CIK with or without leading zeros, or another recorded identifier of the
   * directory. Where the country is Australia, France, Norway or the United Kingdom, the number is judged by its rules, and
   * the national register is asked where it is configured. Null when no company of the directory has the number, and of
   * other countries.
   */
  companyRegistration?: Maybe<CompanyRegistration>;
  /**
   * Searches the directory by at most one of query, domain, ticker and identifier, narrowed by the filters; the filters alone
   * discover companies. All candidates are returned and none is picked: names, domains, tickers and identifiers are not
   * unique. Null only with an error.
   */
  companySearch?: Maybe<CompanySearchConnection>;
  /**
   * Currencies by ISO 4217 alphabetic code, at most 100, in the order asked for; an element is null when no currency has
   * the code. Without codes: every currency in use, by code. The list is null only with an error.
   */
  currencies?: Maybe<Array<Maybe<Currency>>>;
  /** A currency by ISO 4217 alphabetic code, in either case; withdrawn codes too. Null when no currency has the code. */
  currency?: Maybe<Currency>;
  /**
   * The official reference rate of a pair of currencies: of the European Central Bank, computed through the euro, else of
   * Norges Bank, computed through the krone, where the operator has its rates. Null when one of the codes is no currency. An error when no rates are loaded.
   */
  exchangeRate?: Maybe<ExchangeRate>;
  /**
   * The reference rates of a currency in others by the European Central Bank, day by day of publication. Null when a code is no currency. An
   * error when no rates are loaded.
   */
  exchangeRates?: Maybe<ExchangeRates>;
  /**
   * Validates an International Bank Account Number and reads its parts. Blanks, hyphens and case are ignored. Never null:
   * what is no IBAN is answered with `valid: false`. Null only with an error.
   */
  iban?: Maybe<Iban>;
  /**
   * A class of the North American Industry Classification System (US edition) by its code: two to six digits; `32` finds
   * the sector 31-33. Null when no class has the code.
   */
  naics?: Maybe<Naics>;
  /** Searches titles and descriptions of NAICS. Words that nothing has are replaced by the nearest ones. Null only with an error. */
  naicsSearch?: Maybe<NaicsSearch>;
  /**
   * Validates a US National Provider Identifier, and tells what the national registry (NPPES) has of it. Never null: what
   * is no such number is answered with `valid: false`, without asking the registry. Null only with an error.
   */
  npi?: Maybe<Npi>;
  /**
   * A line of the customs tariff by its code: 2, 4, 6, 8 or 10 digits, with or without dots. Null when the tariff has no
   * such line. An error below the chapter while no schedule is imported.
   */
  tariff?: Maybe<TariffLine>;
  /** Searches the customs tariff: chapters always, lines below them when a schedule is imported. At most 20 lines. Null only with an error. */
  tariffSearch?: Maybe<TariffSearch>;
  /**
   * Validates a VAT number by the format and the check digits of its country. Blanks, dots, hyphens and case are ignored.
   * What is no VAT number is answered with `valid: false`. Null only with an error.
   */
  vat?: Maybe<Vat>;
  /**
   * Validates a vehicle identification number and tells the vehicle, from what makers have reported to the US traffic
   * safety administration (vPIC). What is no VIN is answered with `valid: false`. Null only with an error.
   */
  vin?: Maybe<Vin>;
};


export type QueryBinArgs = {
  bin: Scalars['String']['input'];
};


export type QueryCompaniesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryCompanyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCompanyDirectoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CompanyFilter>;
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
  codes?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryCurrencyArgs = {
  code: Scalars['ID']['input'];
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


export type QueryVinArgs = {
  vin: Scalars['String']['input'];
};

/** What one unit of a currency is worth in another. */
export type QuotedRate = {
  __typename?: 'QuotedRate';
  /** The currency to change to. */
  quote: Currency;
  /** Code of the currency to change to. */
  quoteCode: Scalars['ID']['output'];
  /** Units of it for one unit, rounded half up to 10 significant digits. */
  rate: Scalars['Float']['output'];
  /** The rate as decimal text. */
  rateText: Scalars['String']['output'];
};

/** What was published on one day. */
export type RatesOfDay = {
  __typename?: 'RatesOfDay';
  /** Day of publication, YYYY-MM-DD. */
  date: Scalars['Date']['output'];
  /** By code; empty when the currency was not published that day. */
  rates: Array<QuotedRate>;
};

/** A recall of a vehicle. */
export type Recall = {
  __typename?: 'Recall';
  /** Number of the campaign. */
  campaign: Scalars['String']['output'];
  /** What is affected. Null when not recorded. */
  component?: Maybe<Scalars['String']['output']>;
  /** Day of the report, YYYY-MM-DD. Null when not recorded. */
  date?: Maybe<Scalars['Date']['output']>;
  /** What is wrong. Null when not recorded. */
  summary?: Maybe<Scalars['String']['output']>;
};

export type State = {
  __typename?: 'State';
  iso31662: Scalars['ID']['output'];
};

/**
 * A line of a customs tariff. Chapters are those of the Harmonized System, in our own words; lines below are those of the
 * schedule that the operator has imported (United States). Only the schedule itself is binding.
 */
export type TariffLine = {
  __typename?: 'TariffLine';
  /** The digits, without dots: 2 for a chapter, 4 heading, 6 subheading, 8 tariff line, 10 statistical line. */
  code: Scalars['ID']['output'];
  /** The same line: groups its further fields. */
  deep: TariffLine;
  /** Description of the line itself: read it with its lineage. */
  description: Scalars['String']['output'];
  /** Rate that the origin pays in the end. Always null: no measures are read. */
  effectiveRate?: Maybe<Scalars['String']['output']>;
  /** General rate of duty as printed, as `Free` or `8.5¢/kg`. Null when the line has none. */
  general?: Maybe<Scalars['String']['output']>;
  /** The code as printed: `0901.21.00`. */
  hts: Scalars['String']['output'];
  /** Descriptions of section, chapter and lines above, the outermost first. */
  lineage: Array<Scalars['String']['output']>;
  /** Additional duties and suspensions. Always null, never empty: no source is read for them, so none can be ruled out. */
  measures?: Maybe<Array<TariffMeasure>>;
  /** Country of origin that the rates are computed for. Always null: no measures are read. */
  origin?: Maybe<Scalars['ID']['output']>;
  /** Rate of duty of column 2, as printed. Null when the line has none. */
  other?: Maybe<Scalars['String']['output']>;
  /** Edition of what the line was read from. */
  revision: Scalars['String']['output'];
  /** The section of the Harmonized System. Null for chapters of national use (98, 99). */
  section?: Maybe<TariffSection>;
  /** Special rates of duty by program, as printed. Null when the line has none. */
  special?: Maybe<Scalars['String']['output']>;
  /** Units of quantity; empty when the line has none. Null on a plan without paid facts. */
  units?: Maybe<Array<Scalars['String']['output']>>;
};

/** An additional duty or a suspension. */
export type TariffMeasure = {
  __typename?: 'TariffMeasure';
  /** What it says. */
  description?: Maybe<Scalars['String']['output']>;
  /** First day, YYYY-MM-DD. */
  from?: Maybe<Scalars['Date']['output']>;
  /** Heading that sets it, as `9903.88.15`. */
  heading: Scalars['String']['output'];
  /** Rate as printed. */
  rate?: Maybe<Scalars['String']['output']>;
  /** Last day, YYYY-MM-DD. Null while it has no end. */
  until?: Maybe<Scalars['Date']['output']>;
};

/** The answer to a search of the tariff. */
export type TariffSearch = {
  __typename?: 'TariffSearch';
  /** What was searched for, without surrounding blanks. */
  query: Scalars['String']['output'];
  /** Chapters first; empty when nothing was found. */
  results: Array<TariffLine>;
  /** Edition of the schedule; that of the chapters while no schedule is imported. */
  revision: Scalars['String']['output'];
};

/** A section of the Harmonized System. */
export type TariffSection = {
  __typename?: 'TariffSection';
  /** Description in our own words. */
  description: Scalars['String']['output'];
  /** Number, 1 to 21. */
  number: Scalars['Int']['output'];
};

/**
 * A VAT number as its text tells it. Every fact is null when it is not valid. A valid number need not be registered: see
 * `registration`.
 */
export type Vat = {
  __typename?: 'Vat';
  /** The country that gave it. Null when it is not valid. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of its country: GR for the prefix EL, GB for XI. Null when it is not valid. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /**
   * Whether a tax office can be queried about the number through VIES: true for valid numbers of the European Union and Northern
   * Ireland. When false, `registration` queries nobody and costs no unit.
   */
  hasRegister: Scalars['Boolean']['output'];
  /**
   * What the tax office says, asked now through VIES: European Union and Northern Ireland. Every field is null for a
   * number that is not valid and for other countries. An error when VIES or the tax office does not answer. Null only with an error.
   */
  registration?: Maybe<VatRegistration>;
  /** The asker's own number, as given. Null when none was given. */
  requester?: Maybe<Scalars['String']['output']>;
  /** True when format and check digits are right by the rules of its country. */
  valid: Scalars['Boolean']['output'];
  /** Prefix and number without blanks, as DE136695976. Null when it is not valid. */
  vat?: Maybe<Scalars['String']['output']>;
};

/** The printed address of a trader, and what could be read from it. */
export type VatAddress = {
  __typename?: 'VatAddress';
  /** City. Null when the last line is not a postal code and a city. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** The country of the tax office. Null only with an error. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country of the tax office. */
  countryCode: Scalars['ID']['output'];
  /** The lines as printed. */
  lines: Array<Scalars['String']['output']>;
  /** Postal code. Null when the last line is not a postal code and a city. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Street and number, or every line when the last is not understood. Null when there is none. */
  street?: Maybe<Scalars['String']['output']>;
};

/** What the tax office says of a VAT number. */
export type VatRegistration = {
  __typename?: 'VatRegistration';
  /** Address of the trader. Null when the member state does not publish it. */
  address?: Maybe<VatAddress>;
  /** Reference that proves the consultation; given when the asker's own number was sent. Null otherwise. */
  consultation?: Maybe<Scalars['String']['output']>;
  /** Instant of the consultation, ISO 8601 UTC. Null when nobody was asked. */
  consultedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the trader. Null when the member state does not publish it. */
  name?: Maybe<Scalars['String']['output']>;
  /** True when the number is registered for cross-border trade. Null when nobody was asked. */
  registered?: Maybe<Scalars['Boolean']['output']>;
  /** What is known of the number rests on this. */
  source: VatSource;
};

/** What an answer of a VAT number rests on. */
export type VatSource =
  /** Its format and check digits alone: no tax office was asked. */
  | 'checksum'
  /** The tax office's own answer, at the instant of the consultation: answers are not kept. */
  | 'register';

/**
 * A vehicle by its identification number (ISO 3779). The facts are those that makers report for vehicles sold in the
 * United States; elsewhere often only the make is known. Every fact is null when it is not known or the number not valid.
 */
export type Vin = {
  __typename?: 'Vin';
  /** Body, as `Sedan/Saloon`. */
  body?: Maybe<Scalars['String']['output']>;
  /** True when position 9 has the check digit. North America and China prescribe it; elsewhere false is usual. */
  checkDigitValid?: Maybe<Scalars['Boolean']['output']>;
  /** Cylinders. */
  cylinders?: Maybe<Scalars['Int']['output']>;
  /** The same vehicle: groups its further fields. */
  deep: Vin;
  /** Displacement, litres. */
  displacement?: Maybe<Scalars['Float']['output']>;
  /** Doors. */
  doors?: Maybe<Scalars['Int']['output']>;
  /** Driven wheels, as `4WD/4-Wheel Drive/4x4`. */
  drive?: Maybe<Scalars['String']['output']>;
  /** Engine model, as the maker reports it. */
  engine?: Maybe<Scalars['String']['output']>;
  /** Fuel, as `Gasoline` or `Electric`. */
  fuel?: Maybe<Scalars['String']['output']>;
  /** Class of gross vehicle weight, with its bounds in pounds and kilograms. */
  gvwr?: Maybe<Scalars['String']['output']>;
  /** Power, brake horsepower. */
  horsepower?: Maybe<Scalars['Float']['output']>;
  /** Make, as `Honda`. */
  make?: Maybe<Scalars['String']['output']>;
  /** Company that is registered for the identifier. */
  manufacturer?: Maybe<Scalars['String']['output']>;
  /** Model, as `Accord`. */
  model?: Maybe<Scalars['String']['output']>;
  /** City of the plant. */
  plantCity?: Maybe<Scalars['String']['output']>;
  /** Country of the plant, as vPIC names it. */
  plantCountry?: Maybe<Scalars['String']['output']>;
  /** State of the plant. */
  plantState?: Maybe<Scalars['String']['output']>;
  /** Recalls. Always null, never empty: no source is read for them, so none can be ruled out. */
  recalls?: Maybe<Array<Recall>>;
  /** The serial number at the end: six characters, three for small makers. */
  serial?: Maybe<Scalars['String']['output']>;
  /** Series, as the maker reports it. */
  series?: Maybe<Scalars['String']['output']>;
  /** Kind of transmission, as `Automatic`. */
  transmission?: Maybe<Scalars['String']['output']>;
  /** Trim, as the maker reports it; several are separated as the maker does. */
  trim?: Maybe<Scalars['String']['output']>;
  /** Kind of vehicle, as `Passenger Car`. */
  type?: Maybe<Scalars['String']['output']>;
  /**
   * True for seventeen characters without I, O and Q that have the right check digit; where no law prescribes the check
   * digit, it is not looked at.
   */
  valid: Scalars['Boolean']['output'];
  /** As asked, upper case, without blanks and hyphens. */
  vin: Scalars['String']['output'];
  /** World manufacturer identifier: the first three characters. */
  wmi?: Maybe<Scalars['String']['output']>;
  /** Model year. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** What a size of a workforce counts. */
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
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CardType: CardType;
  Company: ResolverTypeWrapper<CompanyProfile>;
  CompanyAddress: ResolverTypeWrapper<ProfileAddress>;
  CompanyConnection: ResolverTypeWrapper<ListPage>;
  CompanyCoverage: ResolverTypeWrapper<CompanyCoverage>;
  CompanyEdge: ResolverTypeWrapper<ListEdge>;
  CompanyEmailAddress: ResolverTypeWrapper<CompanyEmailAddress>;
  CompanyFilter: CompanyFilter;
  CompanyFounding: ResolverTypeWrapper<CompanyFounding>;
  CompanyHostname: ResolverTypeWrapper<{ readonly domain: string; readonly url: string | null }>;
  CompanyIdentifier: ResolverTypeWrapper<CompanyIdentifier>;
  CompanyIdentifierMatch: ResolverTypeWrapper<IdentifierMatch>;
  CompanyIndustry: ResolverTypeWrapper<CompanyIndustry>;
  CompanyJurisdiction: ResolverTypeWrapper<ProfileJurisdiction>;
  CompanyListing: ResolverTypeWrapper<CompanyListing>;
  CompanyMatch: ResolverTypeWrapper<Match>;
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
  NaicsMatch: ResolverTypeWrapper<NaicsFinding>;
  NaicsSearch: ResolverTypeWrapper<Omit<NaicsSearch, 'results'> & { results: Array<ResolversTypes['NaicsSearchResult']> }>;
  NaicsSearchResult: ResolverTypeWrapper<NaicsResult>;
  Npi: ResolverTypeWrapper<NpiRecord>;
  NpiEnrollment: ResolverTypeWrapper<NpiEnrollment>;
  NpiType: NpiType;
  PageInfo: ResolverTypeWrapper<ListPage>;
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
  VatRegistration: ResolverTypeWrapper<VatRegistrationRecord>;
  VatSource: VatSource;
  Vin: ResolverTypeWrapper<VinRecord>;
  WorkforceBasis: WorkforceBasis;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Bin: BinRecord;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  Company: CompanyProfile;
  CompanyAddress: ProfileAddress;
  CompanyConnection: ListPage;
  CompanyCoverage: CompanyCoverage;
  CompanyEdge: ListEdge;
  CompanyEmailAddress: CompanyEmailAddress;
  CompanyFilter: CompanyFilter;
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
  NaicsMatch: NaicsFinding;
  NaicsSearch: Omit<NaicsSearch, 'results'> & { results: Array<ResolversParentTypes['NaicsSearchResult']> };
  NaicsSearchResult: NaicsResult;
  Npi: NpiRecord;
  NpiEnrollment: NpiEnrollment;
  PageInfo: ListPage;
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
};

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
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyTickerMatchResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['CompanyTickerMatch'] = ResolversParentTypes['CompanyTickerMatch']> = {
  exchange?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CurrencyNameArgs>>;
  nameLanguages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<CurrencyNameLanguagesArgs>>;
  namePlural?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numeric?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  symbolNative?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['CurrencyUse']>, ParentType, ContextType>;
  withdrawn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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
  companies?: Resolver<Maybe<Array<Maybe<ResolversTypes['Company']>>>, ParentType, ContextType, RequireFields<QueryCompaniesArgs, 'ids'>>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType, RequireFields<QueryCompanyArgs, 'id'>>;
  companyCoverage?: Resolver<Maybe<ResolversTypes['CompanyCoverage']>, ParentType, ContextType>;
  companyDirectory?: Resolver<Maybe<ResolversTypes['CompanyConnection']>, ParentType, ContextType, RequireFields<QueryCompanyDirectoryArgs, 'first'>>;
  companyRegisters?: Resolver<Maybe<Array<ResolversTypes['CompanyRegister']>>, ParentType, ContextType>;
  companyRegistration?: Resolver<Maybe<ResolversTypes['CompanyRegistration']>, ParentType, ContextType, RequireFields<QueryCompanyRegistrationArgs, 'number'>>;
  companySearch?: Resolver<Maybe<ResolversTypes['CompanySearchConnection']>, ParentType, ContextType, RequireFields<QueryCompanySearchArgs, 'first'>>;
  currencies?: Resolver<Maybe<Array<Maybe<ResolversTypes['Currency']>>>, ParentType, ContextType, Partial<QueryCurrenciesArgs>>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType, RequireFields<QueryCurrencyArgs, 'code'>>;
  exchangeRate?: Resolver<Maybe<ResolversTypes['ExchangeRate']>, ParentType, ContextType, RequireFields<QueryExchangeRateArgs, 'base' | 'quote'>>;
  exchangeRates?: Resolver<Maybe<ResolversTypes['ExchangeRates']>, ParentType, ContextType, RequireFields<QueryExchangeRatesArgs, 'base'>>;
  iban?: Resolver<Maybe<ResolversTypes['Iban']>, ParentType, ContextType, RequireFields<QueryIbanArgs, 'iban'>>;
  naics?: Resolver<Maybe<ResolversTypes['Naics']>, ParentType, ContextType, RequireFields<QueryNaicsArgs, 'code'>>;
  naicsSearch?: Resolver<Maybe<ResolversTypes['NaicsSearch']>, ParentType, ContextType, RequireFields<QueryNaicsSearchArgs, 'limit' | 'query'>>;
  npi?: Resolver<Maybe<ResolversTypes['Npi']>, ParentType, ContextType, RequireFields<QueryNpiArgs, 'npi'>>;
  tariff?: Resolver<Maybe<ResolversTypes['TariffLine']>, ParentType, ContextType, RequireFields<QueryTariffArgs, 'code'>>;
  tariffSearch?: Resolver<Maybe<ResolversTypes['TariffSearch']>, ParentType, ContextType, RequireFields<QueryTariffSearchArgs, 'query'>>;
  vat?: Resolver<Maybe<ResolversTypes['Vat']>, ParentType, ContextType, RequireFields<QueryVatArgs, 'number'>>;
  vin?: Resolver<Maybe<ResolversTypes['Vin']>, ParentType, ContextType, RequireFields<QueryVinArgs, 'vin'>>;
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
  registration?: Resolver<Maybe<ResolversTypes['VatRegistration']>, ParentType, ContextType>;
  requester?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

