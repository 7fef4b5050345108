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
  /** An email address, without a display name. */
  EmailAddress: { input: string; output: string; }
  /** A telephone number in the form of E.164: plus sign, calling code, number. */
  PhoneNumber: { input: string; output: string; }
  URL: { input: string; output: string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** Kind of program that asks. */
export type BrowserType =
  /** A program of another kind. */
  | 'app'
  /** A browser. */
  | 'browser'
  /** A browser that a program drives. */
  | 'headless'
  /** A browser inside of another program. */
  | 'webview';

/** Who a number is registered to, as caller-name databases have it. */
export type Caller = {
  __typename?: 'Caller';
  /** The registered name. Null when the database has none, or the number is not valid. */
  caller?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code of the country. Null when not valid, or for international services. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** E.164. Null when not valid. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** True when the number is valid in its numbering plan. */
  valid: Scalars['Boolean']['output'];
};

/** Carrier and real line type of a phone number, from a network query where a provider is configured, else from the numbering plan. */
export type Carrier = {
  __typename?: 'Carrier';
  /** Whether the carrier is a known burner-number app. Null when the carrier is unknown. */
  burner?: Maybe<Scalars['Boolean']['output']>;
  /** City that the number block was issued for, not a live location. Null when unknown. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code of the country. Null when not valid, or for international services. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** This record again, to group its richer fields. */
  deep: Carrier;
  /** Display name of the carrier. Without a network query: the original holder of the number block. Null when unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /** E.164. Null when not valid. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /**
   * Where carrier and type come from: `network`, the carrier that a provider finds now, or `numbering-plan`, to whom the number's
   * range was given, which says nothing of a number that was ported since. Null when not valid.
   */
  source?: Maybe<Scalars['String']['output']>;
  /** State or province code of the area code (North America). Null elsewhere. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** State or province name of the area code (North America). Null elsewhere. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** Line type. `unknown` when neither the network nor the numbering plan tells. */
  type: LineType;
  /** True when the number is valid in its numbering plan. */
  valid: Scalars['Boolean']['output'];
};

/** User-Agent client hints: the values of the Sec-CH-UA request headers, as sent. */
export type ClientHints = {
  /** `Sec-CH-UA`: brands with major versions. */
  brands?: InputMaybe<Scalars['String']['input']>;
  /** `Sec-CH-UA-Full-Version-List`: brands with full versions. */
  fullVersions?: InputMaybe<Scalars['String']['input']>;
  /** `Sec-CH-UA-Mobile`: `?1` or `?0`. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** `Sec-CH-UA-Model`. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** `Sec-CH-UA-Platform`: such as `"Windows"`. */
  platform?: InputMaybe<Scalars['String']['input']>;
  /** `Sec-CH-UA-Platform-Version`. */
  platformVersion?: InputMaybe<Scalars['String']['input']>;
};

export type Country = {
  __typename?: 'Country';
  /** Calling code with plus sign, such as `+44`; shared by several countries in North America. Null when there is none. */
  callingCode?: Maybe<Scalars['String']['output']>;
  code: Scalars['ID']['output'];
};

/** What is known of whether mail arrives. */
export type DeliveryStatus =
  /** The mailbox accepts mail. */
  | 'deliverable'
  /** The domain takes mail, but the address is disposable or belongs to a role. */
  | 'risky'
  /** The domain takes no mail. */
  | 'undeliverable';

/** Kind of device. */
export type DeviceType =
  /** A games console. */
  | 'console'
  /** A computer. */
  | 'desktop'
  /** Built into something else, as a car. */
  | 'embedded'
  /** A telephone. */
  | 'mobile'
  /** A television, or a box beside one. */
  | 'smarttv'
  /** A tablet. */
  | 'tablet'
  /** Worn, as a watch. */
  | 'wearable'
  /** Glasses or a headset. */
  | 'xr';

/** DNS records of one name. */
export type DnsAnswer = {
  __typename?: 'DnsAnswer';
  /** The name that was asked for: ASCII, lower case. */
  domainName: Scalars['String']['output'];
  /** How many records were left out because their addresses are not public. */
  filtered: Scalars['Int']['output'];
  /** The records, by type in the order asked for. Addresses that are not public are left out. */
  records: Array<DnsRecord>;
};

/** One DNS record. */
export type DnsRecord = {
  __typename?: 'DnsRecord';
  /** Owner: lower case, without the final dot; another name than asked for where an alias led there. */
  name: Scalars['String']['output'];
  /** How many seconds it may be cached. */
  ttl: Scalars['Int']['output'];
  /** Its type. */
  type: DnsType;
  /** The data in presentation form, such as `10 mail.example.com` for MX; TXT strings are joined and not quoted. */
  value: Scalars['String']['output'];
};

/** The types of DNS record that can be asked for. */
export type DnsType =
  /** IPv4 address. */
  | 'A'
  /** IPv6 address. */
  | 'AAAA'
  /** Certification authorities allowed. */
  | 'CAA'
  /** Canonical name. */
  | 'CNAME'
  /** Mail exchanger. */
  | 'MX'
  /** Name server. */
  | 'NS'
  /** Name of an address. */
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
  /** True: free to register. False: taken or reserved. Null: not known. Fails when no registry answers; a failure is never a verdict. */
  available?: Maybe<Scalars['Boolean']['output']>;
  /** This record again, to group its richer fields. */
  deep: Domain;
  /** Its DNS records. Null when the name does not exist in the DNS. */
  dns?: Maybe<DnsAnswer>;
  /** Who runs its mail servers, by their host names. Null when unknown. */
  mailProvider?: Maybe<Scalars['String']['output']>;
  /** Its mail exchangers. Null when the name does not exist in the DNS. */
  mx?: Maybe<MailExchange>;
  /** ASCII (A-labels), lower case. */
  name: Scalars['String']['output'];
  /** The registration, as the registry publishes it. Null when there is none. Fails when no registry answers. */
  registration?: Maybe<DomainRegistration>;
  /** The name is a public suffix itself, or reserved for special use: it can never be registered. */
  reserved: Scalars['Boolean']['output'];
  /** The public suffix (ICANN section) that it stands under. Null when its top-level domain is not known. */
  suffix?: Maybe<Scalars['String']['output']>;
  /** The name in Unicode, for display. */
  unicodeName: Scalars['String']['output'];
  /** Values of its DNS records of one type, in presentation form; empty when there are none. Null on a plan without paid facts. */
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

/** A domain's registration, from RDAP or WHOIS. */
export type DomainRegistration = {
  __typename?: 'DomainRegistration';
  /** When it was first registered, ISO 8601: a UTC time, or a date. Null when not published. */
  created?: Maybe<Scalars['String']['output']>;
  /** Whether the delegation is signed. Null when not published. */
  dnssec?: Maybe<Scalars['Boolean']['output']>;
  /** When it ends, ISO 8601: a UTC time, or a date. Null when not published. */
  expires?: Maybe<Scalars['String']['output']>;
  /** Names of its name servers, lower case. */
  nameservers: Array<Scalars['String']['output']>;
  /** True: the registry has a registration. */
  registered: Scalars['Boolean']['output'];
  /** The registrar's name. Null when not published. */
  registrar?: Maybe<Scalars['String']['output']>;
  /** Who told it. */
  source: RegistrationSource;
  /** EPP status values in lower case with spaces, as in RDAP. */
  status: Array<Scalars['String']['output']>;
  /** When it was last changed, ISO 8601: a UTC time, or a date. Null when not published. */
  updated?: Maybe<Scalars['String']['output']>;
};

/** Whom a domain belongs to by its public suffix. */
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
  /** Always null: mailboxes are never probed. */
  catchall?: Maybe<Scalars['Boolean']['output']>;
  /** This record again, to group its richer fields. */
  deep: Email;
  /** False when the domain takes no mail. Asks the DNS. Null otherwise: mailboxes are never probed. */
  deliverable?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the domain, or one above it, gives out throw-away addresses. Null when not valid. */
  disposable?: Maybe<Scalars['Boolean']['output']>;
  /** The registrable domain that the address belongs to. Null when not valid, or not under a public suffix. */
  domain?: Maybe<Domain>;
  /** The domain in ASCII, lower case. Null when not valid. */
  domainName?: Maybe<Scalars['String']['output']>;
  /** By the public suffix. Null for all others. */
  domainType?: Maybe<DomainType>;
  /** False when the domain cannot exist or, live, takes no mail; true when, live, it does. Null when not asked live, or not valid. */
  domainValid?: Maybe<Scalars['Boolean']['output']>;
  /** The address: local part as written, domain in lower case. As written when not valid. */
  email: Scalars['String']['output'];
  /** The first name that the local part begins with, where it is a known one. Null otherwise. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Whether everyone can have an address there for free. Null when not valid. */
  free?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Whether the DNS can be queried about the domain: false when not valid, and for special-use (RFC 6761) and unlisted top-level
   * domains. When false, facts from the DNS cost no unit.
   */
  hasPublicDomain: Scalars['Boolean']['output'];
  /** Who runs the domain's mail servers, by their host names. Asks the DNS. Null when unknown. */
  mailProvider?: Maybe<Scalars['String']['output']>;
  /** The domain's mail exchangers. Null when the domain does not exist. Asks the DNS. */
  mx?: Maybe<MailExchange>;
  /** Whether the local part says that nobody reads it. Null when not valid. */
  noReply?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Why the status is so: `invalid`, `no_domain`, `no_mail_server`, `null_mx` (RFC 7505), `disposable` or `role`. Asks the DNS.
   * Null without status. Text, since not every router's parser takes a value of an enum that begins with `null`.
   */
  reason?: Maybe<Scalars['String']['output']>;
  /** Whether the local part names a role (admin, info, support), not a person. Null when not valid. */
  role?: Maybe<Scalars['Boolean']['output']>;
  /** What can be said of delivery. Asks the DNS. Null when nothing can. */
  status?: Maybe<DeliveryStatus>;
  /** The address with the likely typo in its domain mended. Null when none is suspected. */
  suggestion?: Maybe<Scalars['EmailAddress']['output']>;
  /** What follows the plus sign in the local part. Null when there is none. */
  tag?: Maybe<Scalars['String']['output']>;
  /** True when the syntax is right; says nothing about whether the mailbox exists. */
  valid: Scalars['Boolean']['output'];
};


/** An email address. */
export type EmailDomainValidArgs = {
  live?: Scalars['Boolean']['input'];
};

/** An emoji of the Unicode Standard. */
export type Emoji = {
  __typename?: 'Emoji';
  /** Group of the Unicode emoji list, such as `smileys-emotion`. */
  category: Scalars['String']['output'];
  /** Code points, such as `U+1F44B`. */
  codepoints: Array<Scalars['String']['output']>;
  /** This record again, to group its richer fields. */
  deep: Emoji;
  /** The character in its fully qualified form. */
  emoji: Scalars['String']['output'];
  /** Code points in hexadecimal, joined by `-`. */
  hex: Scalars['String']['output'];
  /** Search words. */
  keywords: Array<Scalars['String']['output']>;
  /** CLDR short name in English. */
  name: Scalars['String']['output'];
  /** Shortcodes without colons, of the GitHub, CLDR, Slack and JoyPixels sets. */
  shortcodes: Array<Scalars['String']['output']>;
  /** The same with each skin tone; empty when it has none. */
  skins: Array<EmojiSkin>;
  /** `fully-qualified`, or `component` for skin tones and hair. */
  status: Scalars['String']['output'];
  /** Subgroup of the Unicode emoji list, such as `face-smiling`. */
  subcategory: Scalars['String']['output'];
  /** Version of the emoji list that brought it, such as `0.6`. */
  version: Scalars['String']['output'];
};

/** Emoji found by words. */
export type EmojiSearch = {
  __typename?: 'EmojiSearch';
  /** The words, trimmed. */
  query: Scalars['String']['output'];
  /** Best first: exact name or shortcode, then beginnings, then keywords. */
  results: Array<Emoji>;
};

/** An emoji in one combination of skin tones. */
export type EmojiSkin = {
  __typename?: 'EmojiSkin';
  /** The character. */
  emoji: Scalars['String']['output'];
  /** Code points in hexadecimal, joined by `-`. */
  hex: Scalars['String']['output'];
  /** `light`, `medium-light`, `medium`, `medium-dark` or `dark`; those of several persons are joined by a comma. */
  tone: Scalars['String']['output'];
  /** Code points, such as `U+1F44B U+1F3FB`. */
  unicode: Scalars['String']['output'];
};

/** How often a given name was given to girls and boys, where the evidence is clear. */
export type Gender =
  /** At least 9 of 10. */
  | 'female'
  /** At least 9 of 10. */
  | 'male';

/** What the home network tells of a mobile number now. */
export type Hlr = {
  __typename?: 'Hlr';
  /** True when the handset is reachable now. Null when undetermined or not valid. */
  connected?: Maybe<Scalars['Boolean']['output']>;
  /** ISO 3166-1 alpha-2 code of the country. Null when not valid, or for international services. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** This record again, to group its richer fields. */
  deep: Hlr;
  /** True when a network knows the subscriber, false when none does. Null when undetermined or not valid. */
  live?: Maybe<Scalars['Boolean']['output']>;
  /** Mobile country code, three digits. Null when unknown. */
  mcc?: Maybe<Scalars['String']['output']>;
  /** Mobile network code, two or three digits. Null when unknown. */
  mnc?: Maybe<Scalars['String']['output']>;
  /** Name of the network that serves the number. Null when unknown. */
  network?: Maybe<Scalars['String']['output']>;
  /** Name of the network that the number was issued to. Null when unknown. */
  originalNetwork?: Maybe<Scalars['String']['output']>;
  /** E.164. Null when not valid. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** True when it is in a foreign network. Null when unknown. */
  roaming?: Maybe<Scalars['Boolean']['output']>;
  /** ISO 3166-1 alpha-2 code of the visited country. Null when not roaming or unknown. */
  roamingCountryCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the visited network. Null when not roaming or unknown. */
  roamingNetwork?: Maybe<Scalars['String']['output']>;
  /** True when the number is valid in its numbering plan. */
  valid: Scalars['Boolean']['output'];
};

/** The line type that a numbering plan or a network query gives. */
export type LineType =
  /** A geographic fixed line. */
  | 'landline'
  /** A mobile line. */
  | 'mobile'
  /** Free for the caller. */
  | 'toll_free'
  /** Valid, but the numbering plan does not tell, or it is of another kind (premium, shared cost, ...). */
  | 'unknown'
  /** An internet line; known from a network query only, never from the numbering plan. */
  | 'voip';

/** A hardware (MAC) address. */
export type Mac = {
  __typename?: 'Mac';
  /** 48 or 64. Null when not valid. */
  bits?: Maybe<Scalars['Int']['output']>;
  /** Size of the assigned block: `MA-L`, `MA-M` or `MA-S`. Null when none. */
  block?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code of the holder's address. Null when not recorded. */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** Whether it is locally administered (made up by software). Null when not valid. */
  local?: Maybe<Scalars['Boolean']['output']>;
  /** Upper case with colons. Null when not valid. */
  mac?: Maybe<Scalars['String']['output']>;
  /** Whether it addresses a group. Null when not valid. */
  multicast?: Maybe<Scalars['Boolean']['output']>;
  /** The assigned block as hexadecimal digits: 6 (MA-L), 7 (MA-M) or 9 (MA-S). Null when none. */
  prefix?: Maybe<Scalars['String']['output']>;
  /** Whether the block's holder is kept private by the registry. Null when there is no block. */
  private?: Maybe<Scalars['Boolean']['output']>;
  /** True when it is an EUI-48 or EUI-64. */
  valid: Scalars['Boolean']['output'];
  /** The organisation that the address block is assigned to. Null when none, private, locally administered, or not valid. */
  vendor?: Maybe<Scalars['String']['output']>;
};

/** Mail exchangers of a domain. */
export type MailExchange = {
  __typename?: 'MailExchange';
  /** The domain that was asked for: ASCII, lower case. */
  domainName: Scalars['String']['output'];
  /** In order of preference. Empty when none is published; one record `.` with priority 0 says that the domain takes no mail (RFC 7505). */
  records: Array<MxRecord>;
};

/** One mail exchanger. */
export type MxRecord = {
  __typename?: 'MxRecord';
  /** Host name: lower case, without the final dot; `.` for none. */
  host: Scalars['String']['output'];
  /** Lower is preferred. */
  priority: Scalars['Int']['output'];
};

/** A person's name. */
export type PersonName = {
  __typename?: 'PersonName';
  /** This record again, to group its richer fields. */
  deep: PersonName;
  /** Family name, comma, the rest. Null when not valid. */
  directory?: Maybe<Scalars['String']['output']>;
  /** Given name. Null when there is none. */
  first?: Maybe<Scalars['String']['output']>;
  /** By the title, or by US birth records of the given name (at least 50 births, 9 of 10 of one sex). Null when unclear. */
  gender?: Maybe<Gender>;
  /** First letters of given, middle and family names. Null when not valid. */
  initials?: Maybe<Scalars['String']['output']>;
  /** Family name. Null when there is none. */
  last?: Maybe<Scalars['String']['output']>;
  /** Middle names. Null when there are none. */
  middle?: Maybe<Scalars['String']['output']>;
  /** The name with its case repaired. As written when not valid. */
  name: Scalars['String']['output'];
  /** Title before the name, such as `Dr.`. Null when there is none. */
  prefix?: Maybe<Scalars['String']['output']>;
  /** Title and family name, such as `Mr. Smith`. Null when title or family name is unknown. */
  salutation?: Maybe<Scalars['String']['output']>;
  /** Given and family name. Null when not valid. */
  short?: Maybe<Scalars['String']['output']>;
  /** What follows the name, such as `Jr.`. Null when there is none. */
  suffix?: Maybe<Scalars['String']['output']>;
  /** True when the text can be a person's name. */
  valid: Scalars['Boolean']['output'];
};

/** A phone number. */
export type Phone = {
  __typename?: 'Phone';
  /** The registered caller name. Fails when no provider is configured. Null only with an error. */
  caller?: Maybe<Caller>;
  /** Calling code without the plus sign. Null when not valid. */
  callingCode?: Maybe<Scalars['String']['output']>;
  /** Carrier, line type and burner classification of this number. Null only with an error. */
  carrier?: Maybe<Carrier>;
  /** City that the number block was issued for, not a live location. Null when the block is not tied to one. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** The country itself. */
  country?: Maybe<Country>;
  /** ISO 3166-1 alpha-2 code of the country. Null when not valid, or for international services (+800, +882, ...). */
  countryCode?: Maybe<Scalars['ID']['output']>;
  /** This record again, to group its richer fields. */
  deep: Phone;
  /** The extension that was written behind the number. Null when there is none. */
  extension?: Maybe<Scalars['String']['output']>;
  /** The live state of a mobile number. Fails when no provider is configured. Null only with an error. */
  hlr?: Maybe<Hlr>;
  /** In the international format. Null when not valid. */
  international?: Maybe<Scalars['String']['output']>;
  /** In the national format. Null when not valid. */
  national?: Maybe<Scalars['String']['output']>;
  /** E.164: plus sign, calling code, number; no spaces. Null when not valid. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** State or province code of the area code (North America). Null elsewhere and for non-geographic codes. */
  stateCode?: Maybe<Scalars['ID']['output']>;
  /** State or province name of the area code (North America). Null elsewhere and for non-geographic codes. */
  stateName?: Maybe<Scalars['String']['output']>;
  /** IANA zone of the number block. Null when the block spans several zones, or none is recorded. */
  timezoneId?: Maybe<Scalars['ID']['output']>;
  /** All IANA zones of the number block; empty when none is recorded. */
  timezoneIds: Array<Scalars['ID']['output']>;
  /** Line type by the numbering plan: never `voip`. Null when not valid. */
  type?: Maybe<LineType>;
  /** As a tel: URI (RFC 3966), with the extension. Null when not valid. */
  uri?: Maybe<Scalars['String']['output']>;
  /** True when the number is valid in its numbering plan; says nothing about whether it is assigned. */
  valid: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** The registered caller name of a phone number. Junk has `valid: false`; a valid number fails when no provider is configured. Null only with an error. */
  caller?: Maybe<Caller>;
  /** Carrier, real line type and burner classification of a phone number. Junk has `valid: false`. Null only with an error. */
  carrier?: Maybe<Carrier>;
  /** DNS records of a name. Null when the name does not exist. */
  dns?: Maybe<DnsAnswer>;
  /** The registrable domain that a host name belongs to, or the name itself where there is none (a public suffix, a reserved name). */
  domain?: Maybe<Domain>;
  /** An email address, checked. Answers for every text; junk has `valid: false`. Null only with an error. */
  email?: Maybe<Email>;
  /** Several email addresses, in the order asked for, duplicates kept. At most 100. The list is null only with an error. */
  emails?: Maybe<Array<Maybe<Email>>>;
  /** An emoji by character, shortcode (with or without colons) or name. Null when there is none. */
  emoji?: Maybe<Emoji>;
  /** Emoji whose name, shortcodes or keywords contain the words, best first. Null only with an error. */
  emojiSearch?: Maybe<EmojiSearch>;
  /** The live state of a mobile number. Junk has `valid: false`; a valid number fails when no provider is configured. Null only with an error. */
  hlr?: Maybe<Hlr>;
  /** A hardware (MAC) address: EUI-48 or EUI-64 in any usual notation. Junk has `valid: false`. Null only with an error. */
  mac?: Maybe<Mac>;
  /** The mail exchangers of a domain. Null when the name does not exist. */
  mx?: Maybe<MailExchange>;
  /** A person's name, parsed. Junk has `valid: false`. Null only with an error. */
  name?: Maybe<PersonName>;
  /** A phone number, checked and formatted. Answers for every text; junk has `valid: false`. Null only with an error. */
  phone?: Maybe<Phone>;
  /** Several phone numbers, in the order asked for, duplicates kept. At most 100. The list is null only with an error. */
  phones?: Maybe<Array<Maybe<Phone>>>;
  /** What a User-Agent text tells. Answers for every text; unknown parts are null. Null only with an error. */
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
  hints?: InputMaybe<ClientHints>;
  ua?: InputMaybe<Scalars['String']['input']>;
};

/** The protocol that told a registration. */
export type RegistrationSource =
  /** RDAP (RFC 9083). */
  | 'rdap'
  /** WHOIS (RFC 3912). */
  | 'whois';

/** What a User-Agent text tells. */
export type Useragent = {
  __typename?: 'Useragent';
  /** Whether it is a crawler or agent of an AI service. Null when no text was sent. */
  ai?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is a program without a person in front. Null when no text was sent. */
  bot?: Maybe<Scalars['Boolean']['output']>;
  /** The program. Null when it is none, or nothing is known of it. */
  botDetail?: Maybe<UseragentBot>;
  /** Name of the browser. Null when unknown. */
  browser?: Maybe<Scalars['String']['output']>;
  /** The browser in detail. Null on a plan without paid facts. */
  browserDetail?: Maybe<UseragentBrowser>;
  /** This record again, to group its richer fields. */
  deep: Useragent;
  /** Brand and model, or else the kind of device. Null when unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** The device in detail. Null on a plan without paid facts. */
  deviceDetail?: Maybe<UseragentDevice>;
  /** The rendering engine. Null on a plan without paid facts. */
  engine?: Maybe<UseragentEngine>;
  /** Whether it is a browser run without a screen. Null when no text was sent. */
  headless?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is a phone. Null when the device is unknown. */
  mobile?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the operating system. Null when unknown. */
  os?: Maybe<Scalars['String']['output']>;
  /** The operating system in detail. Null on a plan without paid facts. */
  osDetail?: Maybe<UseragentOs>;
  /** The text. Null when none was sent. */
  useragent?: Maybe<Scalars['String']['output']>;
};

/** A program that fetches pages by itself. */
export type UseragentBot = {
  __typename?: 'UseragentBot';
  /** `ai-crawler`, `search-engine`, `seo`, `monitoring`, `social-preview`, `feed-reader`, `http-library`, `archiver`, `scanner`, `advertising`, `academic` or `browser-automation`. Null when unknown. */
  category?: Maybe<Scalars['String']['output']>;
  /** Name. Null when unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /** Page about it. Null when unknown. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A brand that a browser claims in its client hints. */
export type UseragentBrand = {
  __typename?: 'UseragentBrand';
  /** Name. */
  brand: Scalars['String']['output'];
  /** Version. */
  version: Scalars['String']['output'];
};

/** A browser. */
export type UseragentBrowser = {
  __typename?: 'UseragentBrowser';
  /** Brands of the client hints; empty without them. The meaningless ones are left out. */
  brands: Array<UseragentBrand>;
  /** Name. Null when unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /** Kind of program. Null when unknown. */
  type?: Maybe<BrowserType>;
  /** Version. Null when unknown. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A device. */
export type UseragentDevice = {
  __typename?: 'UseragentDevice';
  /** Maker. Null when unknown. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Processor architecture. Null when unknown. */
  cpu?: Maybe<Scalars['String']['output']>;
  /** Model as the device names itself. Null when unknown. */
  model?: Maybe<Scalars['String']['output']>;
  /** Whether it has a touch screen, as far as its type tells. Null when unknown. */
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
  /** Name of the platform family: `windows`, `apple`, `android`, `linux`, ... Null when unknown. */
  platform?: Maybe<Scalars['String']['output']>;
  /** Version as the text claims it: browsers have frozen some, so `10` of Windows, `10.15.7` of macOS and `18` of iOS stand for later ones too. Null when unknown. */
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
  ClientHints: ClientHints;
  Country: ResolverTypeWrapper<{ code: string }>;
  DeliveryStatus: DeliveryStatus;
  DeviceType: DeviceType;
  DnsAnswer: ResolverTypeWrapper<DnsAnswer>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  DnsRecord: ResolverTypeWrapper<DnsRecord>;
  DnsType: DnsType;
  Domain: ResolverTypeWrapper<DomainModel>;
  DomainRegistration: ResolverTypeWrapper<DomainRegistration>;
  DomainType: DomainType;
  Email: ResolverTypeWrapper<EmailModel>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  Emoji: ResolverTypeWrapper<EmojiModel>;
  EmojiSearch: ResolverTypeWrapper<Omit<EmojiSearch, 'results'> & { results: Array<ResolversTypes['Emoji']> }>;
  EmojiSkin: ResolverTypeWrapper<EmojiSkin>;
  Gender: Gender;
  Hlr: ResolverTypeWrapper<HlrModel>;
  LineType: LineType;
  Mac: ResolverTypeWrapper<MacModel>;
  MailExchange: ResolverTypeWrapper<MailExchangeModel>;
  MxRecord: ResolverTypeWrapper<MxRecord>;
  PersonName: ResolverTypeWrapper<NameModel>;
  Phone: ResolverTypeWrapper<PhoneModel>;
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
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Caller: CallerModel;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Carrier: CarrierModel;
  ClientHints: ClientHints;
  Country: { code: string };
  DnsAnswer: DnsAnswer;
  Int: Scalars['Int']['output'];
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
};

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
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

