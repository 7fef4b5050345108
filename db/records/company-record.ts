/** One company of the directory as stored: all recorded facts in their original order. */
export interface CompanyRecord {
  /** Stable id: `co_` and twelve characters, derived once from the source id. The id stays the same when identifiers change. */
  readonly id: string;
  readonly name: string;
  /** Recorded incorporation country, ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly legalName: string | null;
  /** Alternative and former names. */
  readonly aliases: readonly string[];
  readonly jurisdiction: { readonly country: string; readonly state: string | null } | null;
  readonly status: string | null;
  /** Hostnames of the company, with the URL when one is recorded. */
  readonly websites: readonly { readonly domain: string; readonly url: string | null }[];
  readonly listings: readonly { readonly exchange: string; readonly symbol: string }[];
  readonly identifiers: readonly CompanyIdentifierRecord[];
  /** YYYY-MM-DD. */
  readonly incorporated: string | null;
  readonly addresses: readonly CompanyAddressRecord[];
  readonly industries: readonly {
    readonly type: string;
    readonly code: string;
    readonly name: string | null;
  }[];
  /** Id of the parent company, which can be missing in the directory. */
  readonly parent: string | null;
  /** Descriptive facts; null in older dataset versions without such facts. */
  readonly descriptive: CompanyDescriptionRecord | null;
  readonly phoneNumbers: readonly { readonly number: string; readonly type: string | null }[];
  readonly emailAddresses: readonly { readonly address: string; readonly type: string | null }[];
  /** Time of the observation: ISO 8601, UTC. */
  readonly observedAt: string;
}

export interface CompanyIdentifierRecord {
  readonly type: string;
  readonly authority: string;
  /** The identifier in the authority's format, including leading zeros. */
  readonly value: string;
}

export interface CompanyAddressRecord {
  /** Type of the address: `headquarters`, `business`, `registered`, `mailing`, or another value of the source. */
  readonly type: string;
  readonly street: string | null;
  readonly city: string | null;
  /** Code of the subdivision, with or without the country prefix. */
  readonly state: string | null;
  readonly postal: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

export interface CompanyDescriptionRecord {
  readonly description: string | null;
  readonly logo: string | null;
  readonly socialProfiles: readonly {
    readonly platform: string | null;
    readonly url: string;
    readonly handle: string | null;
  }[];
  readonly founded: { readonly value: string; readonly precision: 'year' | 'month' | 'day' } | null;
  readonly employees: CompanyWorkforceRecord | null;
  readonly sources: readonly CompanySourceRecord[];
}

export interface CompanyWorkforceRecord {
  readonly count: number | null;
  readonly asOf: string | null;
  readonly scope: string | null;
  readonly method: string | null;
  readonly approximate: boolean | null;
  readonly basis: 'headcount' | 'full_time' | 'full_time_equivalent' | null;
}

export interface CompanySourceRecord {
  readonly type: 'website' | 'sec_filing' | 'editorial';
  readonly url: string;
  /** Names of the facts from this source, as in REST responses. */
  readonly fields: readonly string[];
  readonly observedAt: string;
  readonly updatedAt: string | null;
}

/** The facts that sources of each type can supply. */
export const sourceFields = {
  website: ['description', 'logo', 'social_profiles', 'founded', 'phone_numbers', 'email_addresses'],
  sec_filing: ['description', 'founded', 'employees', 'phone_numbers', 'email_addresses'],
  editorial: ['description', 'founded'],
} as const satisfies Record<CompanySourceRecord['type'], readonly string[]>;

const foundedPatterns = { year: /^\d{4}$/, month: /^\d{4}-\d{2}$/, day: /^\d{4}-\d{2}-\d{2}$/ };

/**
 * Validates a record from stored JSON. An invalid fact is an error of the importer and is rejected, not corrected.
 * @throws Error that names the company and the fact
 */
export function parseCompanyRecord(stored: unknown): CompanyRecord {
  const record = stored as CompanyRecord;
  const check = (holds: boolean, fact: string) => {
    if (!holds) throw new Error(`Company ${record?.id ?? '?'}: ${fact} is missing or invalid.`);
  };
  check(typeof record === 'object' && record !== null, 'the record');
  check(/^co_[2-9a-hjkmnp-z]{12}$/.test(record.id), 'id');
  check(isText(record.name), 'name');
  check(record.country === null || isCountryCode(record.country), 'country');
  check(isNullOrValid(record.legalName, isText), 'legalName');
  check(isListOf(record.aliases, isText), 'aliases');
  check(
    isNullOrValid(
      record.jurisdiction,
      (value) => isCountryCode(value.country) && isNullOrValid(value.state, isText),
    ),
    'jurisdiction',
  );
  check(isNullOrValid(record.status, isText), 'status');
  check(
    isListOf(record.websites, (site) => isHostname(site.domain) && isNullOrValid(site.url, isHttpUrl)),
    'websites',
  );
  check(
    isListOf(record.listings, (listing) => isText(listing.exchange) && isText(listing.symbol)),
    'listings',
  );
  check(
    isListOf(record.identifiers, (one) => isText(one.type) && isText(one.authority) && isText(one.value)),
    'identifiers',
  );
  check(isNullOrValid(record.incorporated, isDay), 'incorporated');
  check(isListOf(record.addresses, isAddress), 'addresses');
  check(
    isListOf(
      record.industries,
      (one) => isText(one.type) && isText(one.code) && isNullOrValid(one.name, isText),
    ),
    'industries',
  );
  check(isNullOrValid(record.parent, isText), 'parent');
  check(isNullOrValid(record.descriptive, isDescription), 'descriptive');
  check(
    isListOf(record.phoneNumbers, (one) => isText(one.number) && isNullOrValid(one.type, isText)),
    'phoneNumbers',
  );
  check(
    isListOf(record.emailAddresses, (one) => isText(one.address) && isNullOrValid(one.type, isText)),
    'emailAddresses',
  );
  check(isInstant(record.observedAt), 'observedAt');
  return record;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isCountryCode = (value: unknown) => typeof value === 'string' && /^[A-Z]{2}$/.test(value);
const isHostname = (value: unknown) =>
  typeof value === 'string' && /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value);
const isHttpUrl = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
const isInstant = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value);
const isDay = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

function isNullOrValid<T>(value: T | null, holds: (value: T) => boolean): boolean {
  return value === null || (value !== undefined && holds(value));
}

function isListOf<T>(value: readonly T[], holds: (element: T) => boolean): boolean {
  return Array.isArray(value) && value.every((element) => element !== null && holds(element as T));
}

const isAddress = (address: CompanyAddressRecord) =>
  isText(address.type) &&
  [address.street, address.city, address.state, address.postal].every((part) =>
    isNullOrValid(part, isText),
  ) &&
  isNullOrValid(address.country, isCountryCode);

const isDescription = (facts: CompanyDescriptionRecord) =>
  isNullOrValid(facts.description, isText) &&
  isNullOrValid(facts.logo, isHttpUrl) &&
  isListOf(
    facts.socialProfiles,
    (one) => isHttpUrl(one.url) && isNullOrValid(one.platform, isText) && isNullOrValid(one.handle, isText),
  ) &&
  isNullOrValid(facts.founded, ({ value, precision }) => foundedPatterns[precision]?.test(value) ?? false) &&
  isNullOrValid(facts.employees, isWorkforce) &&
  isListOf(facts.sources, isSource);

const isWorkforce = (one: CompanyWorkforceRecord) =>
  isNullOrValid(one.count, (count) => Number.isSafeInteger(count) && count >= 0) &&
  isNullOrValid(one.asOf, isDay) &&
  [one.scope, one.method].every((part) => isNullOrValid(part, isText)) &&
  isNullOrValid(one.approximate, (value) => typeof value === 'boolean') &&
  isNullOrValid(one.basis, (basis) => ['headcount', 'full_time', 'full_time_equivalent'].includes(basis));

const isSource = (source: CompanySourceRecord) => {
  const allowedFields: readonly string[] | undefined = sourceFields[source.type];
  return (
    allowedFields !== undefined &&
    isHttpUrl(source.url) &&
    isListOf(source.fields, (field) => allowedFields.includes(field)) &&
    isInstant(source.observedAt) &&
    isNullOrValid(source.updatedAt, isInstant)
  );
};
