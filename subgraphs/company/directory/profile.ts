import type {
  CompanyAddressRecord,
  CompanyDescriptionRecord,
  CompanyIdentifierRecord,
  CompanyRecord,
  CompanySourceRecord,
  CompanyWorkforceRecord,
} from '../../../db/records/company-record.ts';
import { removeWwwPrefix } from './hostname.ts';
import { toLocalStateCode } from './subdivision.ts';

export interface ProfileAddress {
  readonly type: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postal: string | null;
  readonly countryCode: string | null;
}

export interface ProfileJurisdiction {
  readonly countryCode: string;
  readonly state: string | null;
}

/**
 * A company in the form of responses. Address and website are selected, states are normalised, and only sources of the returned
 * facts are included.
 */
export interface CompanyProfile {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string | null;
  readonly website: string | null;
  readonly listings: CompanyRecord['listings'][number][];
  readonly address: ProfileAddress | null;
  readonly legalName: string | null;
  readonly aliases: string[];
  readonly jurisdiction: ProfileJurisdiction | null;
  readonly status: string | null;
  readonly domains: CompanyRecord['websites'][number][];
  readonly identifiers: CompanyIdentifierRecord[];
  readonly incorporated: string | null;
  readonly addresses: ProfileAddress[];
  readonly industries: CompanyRecord['industries'][number][];
  readonly parentId: string | null;
  readonly description: string | null;
  readonly logo: string | null;
  /**
   * Null when the loaded version has no descriptive facts. In that case `description`, `logo` and the next four fields are also
   * null.
   */
  readonly socialProfiles: CompanyDescriptionRecord['socialProfiles'][number][] | null;
  readonly founded: CompanyDescriptionRecord['founded'];
  readonly employees: CompanyWorkforceRecord | null;
  readonly sources: CompanySourceRecord[] | null;
  /** Phone numbers; null when no number is recorded. */
  readonly phoneNumbers: CompanyRecord['phoneNumbers'][number][] | null;
  /** Email addresses; null when no address is recorded. */
  readonly emailAddresses: CompanyRecord['emailAddresses'][number][] | null;
}

/** Address types in order of preference. Addresses of other types are never the main address of a profile. */
const addressTypes = ['headquarters', 'business', 'registered', 'mailing'];

/** Converts a record to a profile. @param isInDirectory whether the directory contains a company with an id */
export function toProfile(record: CompanyRecord, isInDirectory: (id: string) => boolean): CompanyProfile {
  const mainAddress = selectMainAddress(record.addresses);
  const website = selectWebsite(record.websites);
  const { descriptive, jurisdiction } = record;
  return {
    id: record.id,
    name: record.name,
    countryCode: record.country,
    website: website?.url ?? null,
    listings: [...record.listings],
    address: mainAddress === undefined ? null : normaliseAddress(mainAddress),
    legalName: record.legalName,
    aliases: [...record.aliases],
    jurisdiction:
      jurisdiction === null
        ? null
        : {
            countryCode: jurisdiction.country,
            state: toLocalStateCode(jurisdiction.state, jurisdiction.country),
          },
    status: record.status,
    domains: record.websites.filter(
      ({ domain }) => website === undefined || removeWwwPrefix(domain) !== removeWwwPrefix(website.domain),
    ),
    identifiers: [...record.identifiers],
    incorporated: record.incorporated,
    addresses: record.addresses.filter((address) => address !== mainAddress).map(normaliseAddress),
    industries: [...record.industries],
    parentId: record.parent !== null && isInDirectory(record.parent) ? record.parent : null,
    description: descriptive?.description ?? null,
    logo: descriptive?.logo ?? null,
    socialProfiles: descriptive === null ? null : [...descriptive.socialProfiles],
    founded: descriptive?.founded ?? null,
    employees: descriptive?.employees ?? null,
    sources: descriptive === null ? null : filterReturnedSources(descriptive, record),
    phoneNumbers: record.phoneNumbers.length === 0 ? null : [...record.phoneNumbers],
    emailAddresses: record.emailAddresses.length === 0 ? null : [...record.emailAddresses],
  };
}

/** Returns the only recorded website with a URL; undefined when no website or several websites have a URL. */
function selectWebsite(websites: CompanyRecord['websites']) {
  const websitesWithUrl = websites.filter(({ url }) => url !== null);
  return websitesWithUrl.length === 1 ? websitesWithUrl[0] : undefined;
}

function selectMainAddress(addresses: CompanyRecord['addresses']) {
  for (const type of addressTypes) {
    const firstAddress = addresses.find((address) => address.type === type);
    if (firstAddress !== undefined) return firstAddress;
  }
  return undefined;
}

const normaliseAddress = ({ country, state, ...address }: CompanyAddressRecord): ProfileAddress => ({
  ...address,
  state: toLocalStateCode(state, country),
  countryCode: country,
});

/** Returns the sources of the returned facts. Sources without a returned fact are dropped. */
function filterReturnedSources(facts: CompanyDescriptionRecord, record: CompanyRecord) {
  const isReturned: Readonly<Record<string, boolean>> = {
    description: facts.description !== null,
    logo: facts.logo !== null,
    social_profiles: facts.socialProfiles.length > 0,
    founded: facts.founded !== null,
    employees: facts.employees !== null,
    phone_numbers: record.phoneNumbers.length > 0,
    email_addresses: record.emailAddresses.length > 0,
  };
  return facts.sources
    .map((source) => ({ ...source, fields: source.fields.filter((field) => isReturned[field] === true) }))
    .filter(({ fields }) => fields.length > 0);
}
