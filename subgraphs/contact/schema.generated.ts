import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PhoneModel } from './phone/resolvers.ts';
import type { CarrierModel } from './carrier/resolvers.ts';
import type { CallerModel } from './caller/resolvers.ts';
import type { HlrModel } from './hlr/resolvers.ts';
import type { EmailModel } from './email/resolvers.ts';
import type { DomainModel } from './domain/domain.ts';
import type { MailExchangeModel } from './mx/mail-exchange.ts';
import type { UseragentModel } from './useragent/resolvers.ts';
import type { MacModel } from './mac/resolvers.ts';
import type { NameModel } from './name/resolvers.ts';
import type { EmojiModel } from './emoji/resolvers.ts';
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
  /** Email address without a display name, for example `ada@example.com`. */
  EmailAddress: { input: string; output: string; }
  /** Telephone number in E.164 format: plus sign, calling code, number. Example: `+12125550123`. */
  PhoneNumber: { input: string; output: string; }
  URL: { input: string; output: string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** Kind of client program. */
export type BrowserType =
  /** Program other than a browser. */
  | 'app'
  /** Browser. */
  | 'browser'
  /** Browser controlled by a program. */
  | 'headless'
  /** Browser view inside another program. */
  | 'webview';

/** Registered caller name of a number, from caller-name databases. */
export type Caller = {
  __typename?: 'Caller';
  /** Registered name. Null when the database has none, or the number is not valid. */
  caller?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code of the country. Null when not valid, or for numbers of international services. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** Number in E.164 format: plus sign, calling code, number, no spaces. Null when not valid. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Whether the number is valid in its numbering plan. */
  valid: Scalars['Boolean']['output'];
};

/**
 * Carrier and line type of a phone number: from a network query if a provider is configured, otherwise from the
 * numbering plan.
 */
export type Carrier = {
  __typename?: 'Carrier';
  /** Whether the carrier is a known provider of burner (disposable) numbers. Null when the carrier is unknown. */
  burner?: Maybe<Scalars['Boolean']['output']>;
  /** City of the number block; not a live location. Null when unknown. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code of the country. Null when not valid, or for numbers of international services. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** The same record. Documents of REST paths group additional fields under `deep`. */
  deep: Carrier;
  /** Display name of the carrier; without a network query, the original holder of the number block. Null when unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /** Number in E.164 format: plus sign, calling code, number, no spaces. Null when not valid. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /**
   * Source of carrier and type: `network` is the current carrier from a provider, `numbering-plan` the original holder
   * of the number range, which ignores number portability. Null when not valid.
   */
  source?: Maybe<Scalars['String']['output']>;
  /** Code of the state or province of the area code (North America). Null for other countries. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the state or province of the area code (North America). Null for other countries. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** Line type; `unknown` when neither the network query nor the numbering plan has it. */
  type: LineType;
  /** Whether the number is valid in its numbering plan. */
  valid: Scalars['Boolean']['output'];
};

/** User-Agent client hints: values of the Sec-CH-UA request headers, unchanged. */
export type ClientHintsInput = {
  /** `Sec-CH-UA`: brands with major versions. */
  brands?: InputMaybe<Scalars['String']['input']>;
  /** `Sec-CH-UA-Full-Version-List`: brands with full versions. */
  fullVersions?: InputMaybe<Scalars['String']['input']>;
  /** `Sec-CH-UA-Mobile`: `?1` or `?0`. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** `Sec-CH-UA-Model`: device model, for example `"Pixel 8"`. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** `Sec-CH-UA-Platform`: platform name, for example `"Windows"`. */
  platform?: InputMaybe<Scalars['String']['input']>;
  /** `Sec-CH-UA-Platform-Version`: platform version, for example `"15.0.0"`. */
  platformVersion?: InputMaybe<Scalars['String']['input']>;
};

export type Country = {
  __typename?: 'Country';
  /** Calling code with plus sign, for example `+44`; several North American countries share `+1`. Null when it has none. */
  callingCode?: Maybe<Scalars['String']['output']>;
  code: Scalars['ID']['output'];
};

/** Expected result of a delivery. */
export type DeliveryStatus =
  /** The mailbox accepts mail. Never returned, because mailboxes are not probed. */
  | 'deliverable'
  /** The domain accepts mail, but the address is disposable or a role address. */
  | 'risky'
  /** The domain accepts no mail, or the address is not valid. */
  | 'undeliverable';

/** Kind of device. */
export type DeviceType =
  /** Games console. */
  | 'console'
  /** Desktop or laptop computer. */
  | 'desktop'
  /** Embedded system, for example in a car. */
  | 'embedded'
  /** Phone. */
  | 'mobile'
  /** Television or set-top box. */
  | 'smarttv'
  /** A tablet. */
  | 'tablet'
  /** Wearable, for example a watch. */
  | 'wearable'
  /** Extended-reality glasses or headset. */
  | 'xr';

/** DNS records of one name. */
export type DnsAnswer = {
  __typename?: 'DnsAnswer';
  /** The queried name: ASCII, lower case. */
  domainName: Scalars['String']['output'];
  /** Number of omitted records with addresses that are not public. */
  filtered: Scalars['Int']['output'];
  /** Records, by type in the requested order. Addresses that are not public are omitted. */
  records: Array<DnsRecord>;
};

/** A DNS record. */
export type DnsRecord = {
  __typename?: 'DnsRecord';
  /** Owner name in lower case without the final dot. It differs from the queried name after an alias. */
  name: Scalars['String']['output'];
  /** Time to live, seconds. */
  ttl: Scalars['Int']['output'];
  /** Record type. */
  type: DnsType;
  /**
   * Data in presentation format, for example `10 mail.example.com` for MX. Strings of a TXT record are joined without
   * quotes.
   */
  value: Scalars['String']['output'];
};

/** Types of DNS records that can be queried. */
export type DnsType =
  /** IPv4 address. */
  | 'A'
  /** IPv6 address. */
  | 'AAAA'
  /** Certification authority authorization. */
  | 'CAA'
  /** Canonical name. */
  | 'CNAME'
  /** Mail exchanger. */
  | 'MX'
  /** Name server. */
  | 'NS'
  /** Domain name of an address. */
  | 'PTR'
  /** Start of authority. */
  | 'SOA'
  /** Service location. */
  | 'SRV'
  /** Text. */
  | 'TXT';

/** A registrable domain name, or a public suffix. */
export type Domain = {
  __typename?: 'Domain';
  /**
   * Whether the name can be registered: false when it is taken or reserved. Null when not known. An error when no
   * registry responds; a failure never counts as a result.
   */
  available?: Maybe<Scalars['Boolean']['output']>;
  /** The same record. Documents of REST paths group additional fields under `deep`. */
  deep: Domain;
  /** DNS records of the domain. Null when the name does not exist in the DNS. */
  dns?: Maybe<DnsAnswer>;
  /** Id in the whole graph: `domain_example.com`. */
  id: Scalars['ID']['output'];
  /** Mail provider of the domain, by the host names of its mail exchangers. Null when unknown. */
  mailProvider?: Maybe<Scalars['String']['output']>;
  /** Mail exchangers of the domain. Null when the name does not exist in the DNS. */
  mx?: Maybe<MailExchange>;
  /** Domain in ASCII (A-labels) and lower case. */
  name: Scalars['String']['output'];
  /**
   * The registration as the registry publishes it. Null when the domain is not registered. An error when no registry
   * responds.
   */
  registration?: Maybe<DomainRegistration>;
  /** Whether the name is a public suffix or reserved for special use, and can never be registered. */
  reserved: Scalars['Boolean']['output'];
  /** Public suffix of the domain (ICANN section). Null when the top-level domain is not known. */
  suffix?: Maybe<Scalars['String']['output']>;
  /** Domain in Unicode, for display. */
  unicodeName: Scalars['String']['output'];
  /**
   * Values of the DNS records of one type in presentation format; empty when it has none of the type. Null on a plan
   * without paid facts.
   */
  values?: Maybe<Array<Scalars['String']['output']>>;
};


/** A registrable domain name, or a public suffix. */
export type DomainDnsArgs = {
  types?: InputMaybe<Array<DnsType>>;
};


/** A registrable domain name, or a public suffix. */
export type DomainValuesArgs = {
  recordType: DnsType;
};

/** Registration of a domain, from RDAP or WHOIS. */
export type DomainRegistration = {
  __typename?: 'DomainRegistration';
  /** First registration: a UTC instant or a date, ISO 8601. Null when not published. */
  created?: Maybe<Scalars['String']['output']>;
  /** Whether the delegation is signed with DNSSEC. Null when not published. */
  dnssec?: Maybe<Scalars['Boolean']['output']>;
  /** Expiry: a UTC instant or a date, ISO 8601. Null when not published. */
  expires?: Maybe<Scalars['String']['output']>;
  /** Host names of the name servers, lower case. */
  nameservers: Array<Scalars['String']['output']>;
  /** Whether the registry has a registration. */
  registered: Scalars['Boolean']['output'];
  /** Name of the registrar. Null when not published. */
  registrar?: Maybe<Scalars['String']['output']>;
  /** Protocol from which the registration was read. */
  source: RegistrationSource;
  /** EPP status values in lower case with spaces, as in RDAP, for example `client transfer prohibited`. */
  status: Array<Scalars['String']['output']>;
  /** Last change: a UTC instant or a date, ISO 8601. Null when not published. */
  updated?: Maybe<Scalars['String']['output']>;
};

/** Kind of organization that a public suffix is reserved for. */
export type DomainType =
  /** Universities and schools. */
  | 'academic'
  /** Government bodies. */
  | 'government'
  /** Armed forces. */
  | 'military';

/** An email address. */
export type Email = {
  __typename?: 'Email';
  /** Whether the domain accepts mail for every local part. Always null: mailboxes are never probed. */
  catchall?: Maybe<Scalars['Boolean']['output']>;
  /** The same record. Documents of REST paths group additional fields under `deep`. */
  deep: Email;
  /** False when the domain accepts no mail. Queries the DNS. Null otherwise, because mailboxes are never probed. */
  deliverable?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the domain or a parent domain provides disposable addresses. Null when not valid. */
  disposable?: Maybe<Scalars['Boolean']['output']>;
  /** The registrable domain of the address. Null when not valid, or when the domain is not under a public suffix. */
  domain?: Maybe<Domain>;
  /** Domain in ASCII and lower case. Null when not valid. */
  domainName?: Maybe<Scalars['String']['output']>;
  /** Kind of organization by the public suffix. Null for all other suffixes. */
  domainType?: Maybe<DomainType>;
  /**
   * Whether the domain can receive mail. False without a DNS query when the domain cannot exist. Null when not valid, or
   * without a live query.
   */
  domainValid?: Maybe<Scalars['Boolean']['output']>;
  /** The address: local part as requested, domain in lower case. The requested text when not valid. */
  email: Scalars['String']['output'];
  /** First name at the beginning of the local part. Null when it is not a known first name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Why the syntax is not valid. Null when it is valid. */
  flaw?: Maybe<EmailFlaw>;
  /** Whether the domain offers free mailboxes to the public. Null when not valid. */
  free?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Whether the domain can be queried in the DNS; false for invalid addresses, special-use domains (RFC 6761) and
   * unlisted top-level domains. When false, fields from the DNS cost no unit.
   */
  hasPublicDomain: Scalars['Boolean']['output'];
  /** Mail provider of the domain, by the host names of its mail exchangers. Queries the DNS. Null when unknown. */
  mailProvider?: Maybe<Scalars['String']['output']>;
  /** Mail exchangers of the domain. Queries the DNS. Null when not valid, or when the domain does not exist. */
  mx?: Maybe<MailExchange>;
  /** Whether the local part indicates that replies are not read, for example `noreply`. Null when not valid. */
  noReply?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Reason of the status: `invalid`, `no_domain`, `no_mail_server`, `null_mx` (RFC 7505), `disposable` or `role`.
   * Queries the DNS. Null without status. The type is String, not an enum, because some routers cannot parse the value
   * `null_mx`.
   */
  reason?: Maybe<Scalars['String']['output']>;
  /**
   * Whether the local part is a role, for example `admin`, `info` or `support`, instead of a person. Null when not
   * valid.
   */
  role?: Maybe<Scalars['Boolean']['output']>;
  /** Expected result of a delivery. Queries the DNS. Null when it cannot be determined. */
  status?: Maybe<DeliveryStatus>;
  /** The address with the probable typo in its domain corrected. Null when none is suspected. */
  suggestion?: Maybe<Scalars['EmailAddress']['output']>;
  /** Text after the plus sign in the local part. Null when it has none. */
  tag?: Maybe<Scalars['String']['output']>;
  /** Whether the syntax is valid. The mailbox need not exist. */
  valid: Scalars['Boolean']['output'];
};


/** An email address. */
export type EmailDomainValidArgs = {
  live?: Scalars['Boolean']['input'];
};

/** Why a text is not an e-mail address. */
export type EmailFlaw =
  /** The part after the `@` is not a domain name. */
  | 'domain'
  /** The text has no `@`, or nothing before or after it. */
  | 'incomplete'
  /** The part before the `@` has a character or a dot that is not allowed there. */
  | 'local_part'
  /** The text has more than 254 octets, or more than 64 before the `@`. */
  | 'too_long';

/** An emoji of the Unicode Standard. */
export type Emoji = {
  __typename?: 'Emoji';
  /** Group in the Unicode emoji list, for example `smileys-emotion`. */
  category: Scalars['String']['output'];
  /** Code points, for example `U+1F44B`. */
  codepoints: Array<Scalars['String']['output']>;
  /** The same record. Documents of REST paths group additional fields under `deep`. */
  deep: Emoji;
  /** The emoji in its fully qualified form. */
  emoji: Scalars['String']['output'];
  /** Code points in hexadecimal, joined by `-`, for example `1F44B`. */
  hex: Scalars['String']['output'];
  /** Search keywords. */
  keywords: Array<Scalars['String']['output']>;
  /** CLDR short name in English. */
  name: Scalars['String']['output'];
  /** Shortcodes without colons from the GitHub, CLDR, Slack and JoyPixels sets, for example `wave`. */
  shortcodes: Array<Scalars['String']['output']>;
  /** Variants with each skin tone; empty when it has none. */
  skins: Array<EmojiSkin>;
  /** `fully-qualified`, or `component` for skin tones and hair styles. */
  status: Scalars['String']['output'];
  /** Subgroup in the Unicode emoji list, for example `face-smiling`. */
  subcategory: Scalars['String']['output'];
  /** Version of the Unicode emoji list that introduced it, for example `0.6`. */
  version: Scalars['String']['output'];
};

/** The result of an emoji search. */
export type EmojiSearch = {
  __typename?: 'EmojiSearch';
  /** The searched words without surrounding spaces. */
  query: Scalars['String']['output'];
  /** Best match first: exact name or shortcode, then prefixes, then keywords. */
  results: Array<Emoji>;
};

/** Variant of an emoji with one combination of skin tones. */
export type EmojiSkin = {
  __typename?: 'EmojiSkin';
  /** The emoji. */
  emoji: Scalars['String']['output'];
  /** Code points in hexadecimal, joined by `-`, for example `1F44B-1F3FB`. */
  hex: Scalars['String']['output'];
  /** `light`, `medium-light`, `medium`, `medium-dark` or `dark`; several persons are separated by commas. */
  tone: Scalars['String']['output'];
  /** Code points, for example `U+1F44B U+1F3FB`. */
  unicode: Scalars['String']['output'];
};

/** Sex that a given name is predominantly associated with. */
export type Gender =
  /** Female in at least 9 of 10 cases. */
  | 'female'
  /** Male in at least 9 of 10 cases. */
  | 'male';

/** Live status of a mobile number in its home network. */
export type Hlr = {
  __typename?: 'Hlr';
  /** Whether the handset is currently reachable. Null when undetermined or not valid. */
  connected?: Maybe<Scalars['Boolean']['output']>;
  /** ISO 3166-1 alpha-2 code of the country. Null when not valid, or for numbers of international services. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** The same record. Documents of REST paths group additional fields under `deep`. */
  deep: Hlr;
  /** Whether a network knows the subscriber. Null when undetermined or not valid. */
  live?: Maybe<Scalars['Boolean']['output']>;
  /** Mobile country code (MCC), three digits. Null when unknown. */
  mcc?: Maybe<Scalars['String']['output']>;
  /** Mobile network code (MNC), two or three digits. Null when unknown. */
  mnc?: Maybe<Scalars['String']['output']>;
  /** Name of the network that currently serves the number. Null when unknown. */
  network?: Maybe<Scalars['String']['output']>;
  /** Name of the network to which the number was issued. Null when unknown. */
  originalNetwork?: Maybe<Scalars['String']['output']>;
  /** Number in E.164 format: plus sign, calling code, number, no spaces. Null when not valid. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Whether the handset is in a foreign network. Null when unknown. */
  roaming?: Maybe<Scalars['Boolean']['output']>;
  /** ISO 3166-1 alpha-2 code of the visited country. Null when not roaming or unknown. */
  roamingCountryCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the visited network. Null when not roaming or unknown. */
  roamingNetwork?: Maybe<Scalars['String']['output']>;
  /** Whether the number is valid in its numbering plan. */
  valid: Scalars['Boolean']['output'];
};

/** Line type according to a numbering plan or a network query. */
export type LineType =
  /** Geographic fixed line. */
  | 'landline'
  /** Mobile line. */
  | 'mobile'
  /** Toll-free number. */
  | 'toll_free'
  /**
   * Valid number whose line type the numbering plan does not define, or of another kind, for example premium rate or
   * shared cost.
   */
  | 'unknown'
  /** Internet telephony line. Only a network query returns it, never the numbering plan. */
  | 'voip';

/** A hardware (MAC) address. */
export type Mac = {
  __typename?: 'Mac';
  /** Length in bits: 48 or 64. Null when not valid. */
  bits?: Maybe<Scalars['Int']['output']>;
  /** Size of the assigned block: `MA-L`, `MA-M` or `MA-S`. Null when the address has none. */
  block?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code of the country in the holder's address. Null when not recorded. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** Whether the address is locally administered (assigned by software). Null when not valid. */
  local?: Maybe<Scalars['Boolean']['output']>;
  /** MAC address in upper case with colons, for example `00:1A:11:00:00:00`. Null when not valid. */
  mac?: Maybe<Scalars['String']['output']>;
  /** Whether the address is a group (multicast) address. Null when not valid. */
  multicast?: Maybe<Scalars['Boolean']['output']>;
  /** Prefix of the assigned block in hexadecimal digits: 6 (MA-L), 7 (MA-M) or 9 (MA-S). Null when the address has none. */
  prefix?: Maybe<Scalars['String']['output']>;
  /** Whether the registry does not publish the holder of the block. Null when the address has no block. */
  private?: Maybe<Scalars['Boolean']['output']>;
  /** Why the text is not an address. Null when it is valid. */
  reason?: Maybe<MacFlaw>;
  /** Whether the text is an EUI-48 or EUI-64 address. */
  valid: Scalars['Boolean']['output'];
  /**
   * Organization to which the address block is assigned. Null when it has none, the block is private or locally
   * administered, or the address is not valid.
   */
  vendor?: Maybe<Scalars['String']['output']>;
};

/** Why a text is not a hardware address. */
export type MacFlaw =
  /** The text has other characters than hexadecimal digits, or separators in the wrong places. */
  | 'malformed'
  /** The number of hexadecimal digits is neither 12 nor 16. */
  | 'wrong_length';

/** Mail exchangers of a domain. */
export type MailExchange = {
  __typename?: 'MailExchange';
  /** The queried domain: ASCII, lower case. */
  domainName: Scalars['String']['output'];
  /**
   * Mail exchangers in order of preference. Empty when none is published. A single record `.` with priority 0 means that
   * the domain accepts no mail (RFC 7505).
   */
  records: Array<MxRecord>;
};

/** A mail exchanger. */
export type MxRecord = {
  __typename?: 'MxRecord';
  /** Host name in lower case without the final dot; `.` when the domain accepts no mail. */
  host: Scalars['String']['output'];
  /** Preference: lower values are tried first. */
  priority: Scalars['Int']['output'];
};

/** Why a text is not the name of a person. */
export type NameFlaw =
  /** The text has no given name or family name, only a title for example. */
  | 'incomplete'
  /** The text is too long, or has characters that names don't have. */
  | 'malformed'
  /** The text names several people whose names cannot be separated: two full names, or a family. */
  | 'several_people';

/** The parsed name of a person. */
export type PersonName = {
  __typename?: 'PersonName';
  /** The same record. Documents of REST paths group additional fields under `deep`. */
  deep: PersonName;
  /** Family name, a comma, and the other names. Null when not valid. */
  directory?: Maybe<Scalars['String']['output']>;
  /** Given name. Null when the text has none. */
  first?: Maybe<Scalars['String']['output']>;
  /**
   * By the title, the patronymic, or records of the given name, of whose bearers 9 of 10 have the same sex: of the
   * country or language if one is given, otherwise of the United States and, for names unknown there, of all other
   * countries. Null when unclear.
   */
  gender?: Maybe<Gender>;
  /** Initials of given, middle and family names. Null when not valid. */
  initials?: Maybe<Scalars['String']['output']>;
  /** Family name. Null when the text has none. */
  last?: Maybe<Scalars['String']['output']>;
  /** Middle names. Null when the text has none. */
  middle?: Maybe<Scalars['String']['output']>;
  /** The name with corrected case. The requested text when not valid. */
  name: Scalars['String']['output'];
  /** Number of people: 2 for a couple such as `Mr. and Mrs. Smith`, otherwise 1. Null when not valid. */
  people?: Maybe<Scalars['Int']['output']>;
  /** Title before the name, for example `Dr.`. Null when the text has none. */
  prefix?: Maybe<Scalars['String']['output']>;
  /** Why the text is not a name. Null when it is valid. */
  reason?: Maybe<NameFlaw>;
  /** Title and family name, for example `Mr. Smith`. Null when title or family name is unknown. */
  salutation?: Maybe<Scalars['String']['output']>;
  /** Given name and family name. Null when not valid. */
  short?: Maybe<Scalars['String']['output']>;
  /** Suffix after the name, for example `Jr.`. Null when the text has none. */
  suffix?: Maybe<Scalars['String']['output']>;
  /** Whether the text can be the name of a person, or of a couple with one family name. */
  valid: Scalars['Boolean']['output'];
};

/** A phone number. */
export type Phone = {
  __typename?: 'Phone';
  /** Registered caller name. The error `service_unavailable` when no provider is configured. Null only with an error. On a plan without `caller`, also null. */
  caller?: Maybe<Caller>;
  /** Calling code without plus sign, for example `44`. Null when not valid. */
  callingCode?: Maybe<Scalars['String']['output']>;
  /** Carrier, line type and burner classification of this number. Null only with an error. */
  carrier?: Maybe<Carrier>;
  /** City of the number block; not a live location. Null when the block is not tied to a city. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** The country. Null when `countryCode` is null. */
  country?: Maybe<Country>;
  /**
   * ISO 3166-1 alpha-2 code of the country. Null when not valid, or for numbers of international services (+800, +882
   * and others).
   */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** The same record. Documents of REST paths group additional fields under `deep`. */
  deep: Phone;
  /** Extension after the number. Null when it has none. */
  extension?: Maybe<Scalars['String']['output']>;
  /** Live network status of a mobile number. The error `service_unavailable` when no provider is configured. Null only with an error. On a plan without `hlr`, also null. */
  hlr?: Maybe<Hlr>;
  /** Number in international format. Null when not valid. */
  international?: Maybe<Scalars['String']['output']>;
  /** Number in national format. Null when not valid. */
  national?: Maybe<Scalars['String']['output']>;
  /** Number in E.164 format: plus sign, calling code, number, no spaces. Null when not valid. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Why the number is not valid. Null when it is valid. */
  reason?: Maybe<PhoneFlaw>;
  /** Code of the state or province of the area code (North America). Null for other countries and non-geographic codes. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the state or province of the area code (North America). Null for other countries and non-geographic codes. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** IANA identifier of the time zone of the number block. Null when the block spans several zones, or none is recorded. */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** IANA identifiers of all time zones of the number block; empty when none is recorded. */
  timezoneIds: Array<Scalars['ID']['output']>;
  /** Line type by the numbering plan, never `voip`. Null when not valid. */
  type?: Maybe<LineType>;
  /** Number as a tel URI (RFC 3966) with its extension. Null when not valid. */
  uri?: Maybe<Scalars['String']['output']>;
  /** Whether the number is valid in its numbering plan. A valid number need not be assigned. */
  valid: Scalars['Boolean']['output'];
};

/** Why a text is not a valid phone number. */
export type PhoneFlaw =
  /** The text has other characters than those of a phone number, or too few digits. */
  | 'malformed'
  /** The numbering plan has no number that begins like this, or none of this length. */
  | 'not_in_plan'
  /** The number has more digits than the numbering plan allows. */
  | 'too_long'
  /** The number has fewer digits than the numbering plan requires. */
  | 'too_short'
  /** The calling code is not assigned. */
  | 'unknown_calling_code';

export type Query = {
  __typename?: 'Query';
  /**
   * Registered caller name of a phone number. An invalid number returns `valid: false`; a valid number is the error
   * `service_unavailable` when no provider is configured. Null only with an error. On a plan without `caller`, also null.
   */
  caller?: Maybe<Caller>;
  /**
   * Carrier, line type and burner classification of a phone number. An invalid number returns `valid: false`.
   * Null only with an error.
   */
  carrier?: Maybe<Carrier>;
  /** DNS records of a name. Null when the name does not exist in the DNS. */
  dns?: Maybe<DnsAnswer>;
  /**
   * The registrable domain of a host name, or the name itself if it has none (a public suffix or a reserved name). Null only
   * with an error.
   */
  domain?: Maybe<Domain>;
  /**
   * Registrable domains of host names in the requested order, including duplicates; at most 100. The list is null only
   * with an error.
   */
  domains?: Maybe<Array<Maybe<Domain>>>;
  /** Validates an email address. Invalid text returns `valid: false`. Null only with an error. */
  email?: Maybe<Email>;
  /** Email addresses in the requested order, including duplicates; at most 100. The list is null only with an error. */
  emails?: Maybe<Array<Maybe<Email>>>;
  /** An emoji by character, code points, shortcode or name. Null when not found. */
  emoji?: Maybe<Emoji>;
  /** Emoji whose name, shortcodes or keywords contain the words, best match first. Null only with an error. */
  emojiSearch?: Maybe<EmojiSearch>;
  /**
   * Live network status of a mobile number (home location register). An invalid number returns `valid: false`; a valid
   * number is the error `service_unavailable` when no provider is configured. Null only with an error. On a plan without `hlr`, also null.
   */
  hlr?: Maybe<Hlr>;
  /** A hardware (MAC) address, EUI-48 or EUI-64. An invalid address returns `valid: false`. Null only with an error. */
  mac?: Maybe<Mac>;
  /** Mail exchangers of a domain. Null when the name does not exist in the DNS. */
  mx?: Maybe<MailExchange>;
  /** Parses the name of a person. Text that cannot be a name returns `valid: false`. Null only with an error. */
  name?: Maybe<PersonName>;
  /** Validates and formats a phone number. Invalid text returns `valid: false`. Null only with an error. */
  phone?: Maybe<Phone>;
  /** Phone numbers in the requested order, including duplicates; at most 100. The list is null only with an error. */
  phones?: Maybe<Array<Maybe<Phone>>>;
  /** Browser, operating system, device and bot of a User-Agent header. Unknown facts are null. Null only with an error. */
  useragent?: Maybe<Useragent>;
};


export type QueryCallerArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  number: Scalars['String']['input'];
};


export type QueryCarrierArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  number: Scalars['String']['input'];
};


export type QueryDnsArgs = {
  domain: Scalars['String']['input'];
  types?: InputMaybe<Array<DnsType>>;
};


export type QueryDomainArgs = {
  name: Scalars['String']['input'];
};


export type QueryDomainsArgs = {
  names: Array<Scalars['String']['input']>;
};


export type QueryEmailArgs = {
  address: Scalars['String']['input'];
};


export type QueryEmailsArgs = {
  addresses: Array<Scalars['String']['input']>;
};


export type QueryEmojiArgs = {
  key: Scalars['String']['input'];
};


export type QueryEmojiSearchArgs = {
  limit?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


export type QueryHlrArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  number: Scalars['String']['input'];
};


export type QueryMacArgs = {
  address: Scalars['String']['input'];
};


export type QueryMxArgs = {
  domain: Scalars['String']['input'];
};


export type QueryNameArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


export type QueryPhoneArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  number: Scalars['String']['input'];
};


export type QueryPhonesArgs = {
  country?: InputMaybe<Scalars['ID']['input']>;
  numbers: Array<Scalars['String']['input']>;
};


export type QueryUseragentArgs = {
  hints?: InputMaybe<ClientHintsInput>;
  ua?: InputMaybe<Scalars['String']['input']>;
};

/** Protocol from which a registration was read. */
export type RegistrationSource =
  /** RDAP (RFC 9083). */
  | 'rdap'
  /** WHOIS (RFC 3912). */
  | 'whois';

/** Facts parsed from a User-Agent header and client hints. */
export type Useragent = {
  __typename?: 'Useragent';
  /** Whether the client is a crawler or agent of an AI service. Null when the header is absent. */
  ai?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the client is a program without a human user. Null when the header is absent. */
  bot?: Maybe<Scalars['Boolean']['output']>;
  /** Details of the bot. Null when the client is not a bot, or nothing is known about it. */
  botDetail?: Maybe<UseragentBot>;
  /** Name of the browser. Null when unknown. */
  browser?: Maybe<Scalars['String']['output']>;
  /** Details of the browser. Null on a plan without paid facts. */
  browserDetail?: Maybe<UseragentBrowser>;
  /** The same record. Documents of REST paths group additional fields under `deep`. */
  deep: Useragent;
  /** Brand and model of the device, or else its kind. Null when unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** Details of the device. Null on a plan without paid facts. */
  deviceDetail?: Maybe<UseragentDevice>;
  /** The rendering engine. Null on a plan without paid facts. */
  engine?: Maybe<UseragentEngine>;
  /** Whether the client is a browser without a screen. Null when the header is absent. */
  headless?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the device is a phone. Null when the device is unknown. */
  mobile?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the operating system. Null when unknown. */
  os?: Maybe<Scalars['String']['output']>;
  /** Details of the operating system. Null on a plan without paid facts. */
  osDetail?: Maybe<UseragentOs>;
  /** Value of the User-Agent header. Null when the header is absent. */
  useragent?: Maybe<Scalars['String']['output']>;
};

/** A program that requests pages automatically. */
export type UseragentBot = {
  __typename?: 'UseragentBot';
  /**
   * `ai-crawler`, `search-engine`, `seo`, `monitoring`, `social-preview`, `feed-reader`, `http-library`, `archiver`,
   * `scanner`, `advertising`, `academic` or `browser-automation`. Null when unknown.
   */
  category?: Maybe<Scalars['String']['output']>;
  /** Name. Null when unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /** URL of a page about the bot. Null when unknown. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A brand in the client hints of a browser. */
export type UseragentBrand = {
  __typename?: 'UseragentBrand';
  /** Brand name. */
  brand: Scalars['String']['output'];
  /** Version of the brand. */
  version: Scalars['String']['output'];
};

/** A browser. */
export type UseragentBrowser = {
  __typename?: 'UseragentBrowser';
  /** Brands in the client hints, without placeholder (GREASE) brands; empty when there are no client hints. */
  brands: Array<UseragentBrand>;
  /** Name. Null when unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /** Kind of client program. Null when unknown. */
  type?: Maybe<BrowserType>;
  /** Version. Null when unknown. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A device. */
export type UseragentDevice = {
  __typename?: 'UseragentDevice';
  /** Manufacturer. Null when unknown. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Processor architecture. Null when unknown. */
  cpu?: Maybe<Scalars['String']['output']>;
  /** Model, as the device reports it. Null when unknown. */
  model?: Maybe<Scalars['String']['output']>;
  /** Whether the device has a touch screen, inferred from its type. Null when unknown. */
  touchscreen?: Maybe<Scalars['Boolean']['output']>;
  /** Kind of device. Null when unknown. */
  type?: Maybe<DeviceType>;
};

/** A rendering engine. */
export type UseragentEngine = {
  __typename?: 'UseragentEngine';
  /** Name. Null when unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /** Version. Null when unknown. */
  version?: Maybe<Scalars['String']['output']>;
};

/** An operating system. */
export type UseragentOs = {
  __typename?: 'UseragentOs';
  /** Name. Null when unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /** Platform family: `windows`, `apple`, `android`, `linux` or another. Null when unknown. */
  platform?: Maybe<Scalars['String']['output']>;
  /**
   * Version in the header. Some browsers report a frozen version: `10` of Windows, `10.15.7` of macOS and `18` of iOS
   * can also mean later versions. Null when unknown.
   */
  version?: Maybe<Scalars['String']['output']>;
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
  Domain: Domain;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Country:
    ( { __typename: 'Country' }
    & GraphQLRecursivePick<FederationTypes['Country'], {"code":true}> );
  Domain:
    ( { __typename: 'Domain' }
    & GraphQLRecursivePick<FederationTypes['Domain'], {"name":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  BrowserType: BrowserType;
  Caller: ResolverTypeWrapper<CallerModel>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Carrier: ResolverTypeWrapper<CarrierModel>;
  ClientHintsInput: ClientHintsInput;
  Country: ResolverTypeWrapper<{ code: string }>;
  DeliveryStatus: DeliveryStatus;
  DeviceType: DeviceType;
  DnsAnswer: ResolverTypeWrapper<DnsAnswer>;
  DnsRecord: ResolverTypeWrapper<DnsRecord>;
  DnsType: DnsType;
  Domain: ResolverTypeWrapper<DomainModel>;
  DomainRegistration: ResolverTypeWrapper<DomainRegistration>;
  DomainType: DomainType;
  Email: ResolverTypeWrapper<EmailModel>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EmailFlaw: EmailFlaw;
  Emoji: ResolverTypeWrapper<EmojiModel>;
  EmojiSearch: ResolverTypeWrapper<Omit<EmojiSearch, 'results'> & { results: Array<ResolversTypes['Emoji']> }>;
  EmojiSkin: ResolverTypeWrapper<EmojiSkin>;
  Gender: Gender;
  Hlr: ResolverTypeWrapper<HlrModel>;
  LineType: LineType;
  Mac: ResolverTypeWrapper<MacModel>;
  MacFlaw: MacFlaw;
  MailExchange: ResolverTypeWrapper<MailExchangeModel>;
  MxRecord: ResolverTypeWrapper<MxRecord>;
  NameFlaw: NameFlaw;
  PersonName: ResolverTypeWrapper<NameModel>;
  Phone: ResolverTypeWrapper<PhoneModel>;
  PhoneFlaw: PhoneFlaw;
  PhoneNumber: ResolverTypeWrapper<Scalars['PhoneNumber']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegistrationSource: RegistrationSource;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  Useragent: ResolverTypeWrapper<UseragentModel>;
  UseragentBot: ResolverTypeWrapper<UseragentBot>;
  UseragentBrand: ResolverTypeWrapper<UseragentBrand>;
  UseragentBrowser: ResolverTypeWrapper<UseragentBrowser>;
  UseragentDevice: ResolverTypeWrapper<UseragentDevice>;
  UseragentEngine: ResolverTypeWrapper<UseragentEngine>;
  UseragentOs: ResolverTypeWrapper<UseragentOs>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Caller: CallerModel;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Carrier: CarrierModel;
  ClientHintsInput: ClientHintsInput;
  Country: { code: string };
  DnsAnswer: DnsAnswer;
  DnsRecord: DnsRecord;
  Domain: DomainModel;
  DomainRegistration: DomainRegistration;
  Email: EmailModel;
  EmailAddress: Scalars['EmailAddress']['output'];
  Emoji: EmojiModel;
  EmojiSearch: Omit<EmojiSearch, 'results'> & { results: Array<ResolversParentTypes['Emoji']> };
  EmojiSkin: EmojiSkin;
  Hlr: HlrModel;
  Mac: MacModel;
  MailExchange: MailExchangeModel;
  MxRecord: MxRecord;
  PersonName: NameModel;
  Phone: PhoneModel;
  PhoneNumber: Scalars['PhoneNumber']['output'];
  Query: Record<PropertyKey, never>;
  URL: Scalars['URL']['output'];
  Useragent: UseragentModel;
  UseragentBot: UseragentBot;
  UseragentBrand: UseragentBrand;
  UseragentBrowser: UseragentBrowser;
  UseragentDevice: UseragentDevice;
  UseragentEngine: UseragentEngine;
  UseragentOs: UseragentOs;
  Int: Scalars['Int']['output'];
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Array<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = LookupContext, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CallerResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Caller'] = ResolversParentTypes['Caller']> = {
  caller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CarrierResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Carrier'] = ResolversParentTypes['Carrier']> = {
  burner?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Carrier'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LineType'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country'], FederationReferenceType extends FederationReferenceTypes['Country'] = FederationReferenceTypes['Country']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Country']> | FederationReferenceType, FederationReferenceType, ContextType>;
  callingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DnsAnswerResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['DnsAnswer'] = ResolversParentTypes['DnsAnswer']> = {
  domainName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filtered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['DnsRecord']>, ParentType, ContextType>;
};

export type DnsRecordResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['DnsRecord'] = ResolversParentTypes['DnsRecord']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ttl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DnsType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DomainResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Domain'] = ResolversParentTypes['Domain'], FederationReferenceType extends FederationReferenceTypes['Domain'] = FederationReferenceTypes['Domain']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Domain']> | FederationReferenceType, FederationReferenceType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Domain'], ParentType, ContextType>;
  dns?: Resolver<Maybe<ResolversTypes['DnsAnswer']>, ParentType, ContextType, Partial<DomainDnsArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mailProvider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mx?: Resolver<Maybe<ResolversTypes['MailExchange']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['DomainRegistration']>, ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unicodeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<DomainValuesArgs, 'recordType'>>;
};

export type DomainRegistrationResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['DomainRegistration'] = ResolversParentTypes['DomainRegistration']> = {
  created?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dnssec?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameservers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registrar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RegistrationSource'], ParentType, ContextType>;
  status?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updated?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EmailResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Email'] = ResolversParentTypes['Email']> = {
  catchall?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Email'], ParentType, ContextType>;
  deliverable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  disposable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['Domain']>, ParentType, ContextType>;
  domainName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domainType?: Resolver<Maybe<ResolversTypes['DomainType']>, ParentType, ContextType>;
  domainValid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<EmailDomainValidArgs, 'live'>>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flaw?: Resolver<Maybe<ResolversTypes['EmailFlaw']>, ParentType, ContextType>;
  free?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasPublicDomain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailProvider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mx?: Resolver<Maybe<ResolversTypes['MailExchange']>, ParentType, ContextType>;
  noReply?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DeliveryStatus']>, ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmojiResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Emoji'] = ResolversParentTypes['Emoji']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  codepoints?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Emoji'], ParentType, ContextType>;
  emoji?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortcodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  skins?: Resolver<Array<ResolversTypes['EmojiSkin']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subcategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmojiSearchResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['EmojiSearch'] = ResolversParentTypes['EmojiSearch']> = {
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Emoji']>, ParentType, ContextType>;
};

export type EmojiSkinResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['EmojiSkin'] = ResolversParentTypes['EmojiSkin']> = {
  emoji?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unicode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HlrResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Hlr'] = ResolversParentTypes['Hlr']> = {
  connected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Hlr'], ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mcc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mnc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalNetwork?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  roaming?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  roamingCountryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  roamingNetwork?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MacResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Mac'] = ResolversParentTypes['Mac']> = {
  bits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  block?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  local?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mac?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  multicast?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  private?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['MacFlaw']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vendor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MailExchangeResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['MailExchange'] = ResolversParentTypes['MailExchange']> = {
  domainName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['MxRecord']>, ParentType, ContextType>;
};

export type MxRecordResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['MxRecord'] = ResolversParentTypes['MxRecord']> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonNameResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['PersonName'] = ResolversParentTypes['PersonName']> = {
  deep?: Resolver<ResolversTypes['PersonName'], ParentType, ContextType>;
  directory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  initials?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['NameFlaw']>, ParentType, ContextType>;
  salutation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  short?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PhoneResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Phone'] = ResolversParentTypes['Phone']> = {
  caller?: Resolver<Maybe<ResolversTypes['Caller']>, ParentType, ContextType>;
  callingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['Carrier']>, ParentType, ContextType>;
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Phone'], ParentType, ContextType>;
  extension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hlr?: Resolver<Maybe<ResolversTypes['Hlr']>, ParentType, ContextType>;
  international?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  national?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['PhoneFlaw']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezoneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timezoneIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['LineType']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface PhoneNumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PhoneNumber'], any> {
  name: 'PhoneNumber';
}

export type QueryResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  caller?: Resolver<Maybe<ResolversTypes['Caller']>, ParentType, ContextType, RequireFields<QueryCallerArgs, 'number'>>;
  carrier?: Resolver<Maybe<ResolversTypes['Carrier']>, ParentType, ContextType, RequireFields<QueryCarrierArgs, 'number'>>;
  dns?: Resolver<Maybe<ResolversTypes['DnsAnswer']>, ParentType, ContextType, RequireFields<QueryDnsArgs, 'domain'>>;
  domain?: Resolver<Maybe<ResolversTypes['Domain']>, ParentType, ContextType, RequireFields<QueryDomainArgs, 'name'>>;
  domains?: Resolver<Maybe<Array<Maybe<ResolversTypes['Domain']>>>, ParentType, ContextType, RequireFields<QueryDomainsArgs, 'names'>>;
  email?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType, RequireFields<QueryEmailArgs, 'address'>>;
  emails?: Resolver<Maybe<Array<Maybe<ResolversTypes['Email']>>>, ParentType, ContextType, RequireFields<QueryEmailsArgs, 'addresses'>>;
  emoji?: Resolver<Maybe<ResolversTypes['Emoji']>, ParentType, ContextType, RequireFields<QueryEmojiArgs, 'key'>>;
  emojiSearch?: Resolver<Maybe<ResolversTypes['EmojiSearch']>, ParentType, ContextType, RequireFields<QueryEmojiSearchArgs, 'limit' | 'query'>>;
  hlr?: Resolver<Maybe<ResolversTypes['Hlr']>, ParentType, ContextType, RequireFields<QueryHlrArgs, 'number'>>;
  mac?: Resolver<Maybe<ResolversTypes['Mac']>, ParentType, ContextType, RequireFields<QueryMacArgs, 'address'>>;
  mx?: Resolver<Maybe<ResolversTypes['MailExchange']>, ParentType, ContextType, RequireFields<QueryMxArgs, 'domain'>>;
  name?: Resolver<Maybe<ResolversTypes['PersonName']>, ParentType, ContextType, RequireFields<QueryNameArgs, 'text'>>;
  phone?: Resolver<Maybe<ResolversTypes['Phone']>, ParentType, ContextType, RequireFields<QueryPhoneArgs, 'number'>>;
  phones?: Resolver<Maybe<Array<Maybe<ResolversTypes['Phone']>>>, ParentType, ContextType, RequireFields<QueryPhonesArgs, 'numbers'>>;
  useragent?: Resolver<Maybe<ResolversTypes['Useragent']>, ParentType, ContextType, Partial<QueryUseragentArgs>>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UseragentResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['Useragent'] = ResolversParentTypes['Useragent']> = {
  ai?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  bot?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  botDetail?: Resolver<Maybe<ResolversTypes['UseragentBot']>, ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browserDetail?: Resolver<Maybe<ResolversTypes['UseragentBrowser']>, ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['Useragent'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceDetail?: Resolver<Maybe<ResolversTypes['UseragentDevice']>, ParentType, ContextType>;
  engine?: Resolver<Maybe<ResolversTypes['UseragentEngine']>, ParentType, ContextType>;
  headless?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  os?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  osDetail?: Resolver<Maybe<ResolversTypes['UseragentOs']>, ParentType, ContextType>;
  useragent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UseragentBotResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['UseragentBot'] = ResolversParentTypes['UseragentBot']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type UseragentBrandResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['UseragentBrand'] = ResolversParentTypes['UseragentBrand']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UseragentBrowserResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['UseragentBrowser'] = ResolversParentTypes['UseragentBrowser']> = {
  brands?: Resolver<Array<ResolversTypes['UseragentBrand']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['BrowserType']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UseragentDeviceResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['UseragentDevice'] = ResolversParentTypes['UseragentDevice']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cpu?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  touchscreen?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['DeviceType']>, ParentType, ContextType>;
};

export type UseragentEngineResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['UseragentEngine'] = ResolversParentTypes['UseragentEngine']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UseragentOsResolvers<ContextType = LookupContext, ParentType extends ResolversParentTypes['UseragentOs'] = ResolversParentTypes['UseragentOs']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = LookupContext> = {
  Caller?: CallerResolvers<ContextType>;
  Carrier?: CarrierResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  DnsAnswer?: DnsAnswerResolvers<ContextType>;
  DnsRecord?: DnsRecordResolvers<ContextType>;
  Domain?: DomainResolvers<ContextType>;
  DomainRegistration?: DomainRegistrationResolvers<ContextType>;
  Email?: EmailResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  Emoji?: EmojiResolvers<ContextType>;
  EmojiSearch?: EmojiSearchResolvers<ContextType>;
  EmojiSkin?: EmojiSkinResolvers<ContextType>;
  Hlr?: HlrResolvers<ContextType>;
  Mac?: MacResolvers<ContextType>;
  MailExchange?: MailExchangeResolvers<ContextType>;
  MxRecord?: MxRecordResolvers<ContextType>;
  PersonName?: PersonNameResolvers<ContextType>;
  Phone?: PhoneResolvers<ContextType>;
  PhoneNumber?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  URL?: GraphQLScalarType;
  Useragent?: UseragentResolvers<ContextType>;
  UseragentBot?: UseragentBotResolvers<ContextType>;
  UseragentBrand?: UseragentBrandResolvers<ContextType>;
  UseragentBrowser?: UseragentBrowserResolvers<ContextType>;
  UseragentDevice?: UseragentDeviceResolvers<ContextType>;
  UseragentEngine?: UseragentEngineResolvers<ContextType>;
  UseragentOs?: UseragentOsResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = LookupContext> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
