import type { CompanyRecord } from '../../../db/records/company-record.ts';
import type { CompanyProfile } from './profile.ts';

/** Contents of the loaded directory. All numbers are counted from the records. */
export interface Coverage {
  readonly scope: string;
  readonly label: string;
  readonly description: string;
  /** Time of the latest observation, ISO 8601 UTC. Null when the directory is empty. */
  readonly snapshotAt: string | null;
  readonly companies: number;
  /** ISO 3166-1 alpha-2 codes of the countries, sorted. */
  readonly countries: string[];
  readonly withWebsite: number;
  readonly withListings: number;
  readonly withAddress: number;
}

export function countCoverage(
  records: readonly CompanyRecord[],
  profiles: readonly CompanyProfile[],
): Coverage {
  const count = (predicate: (profile: CompanyProfile) => boolean) => profiles.filter(predicate).length;
  const countries = profiles.flatMap(({ countryCode }) => (countryCode === null ? [] : [countryCode]));
  return {
    scope: 'us_public_top500',
    label: 'Leading U.S. public companies',
    description:
      'Number of profiles in this edition: a fixed selection of 500 leading issuers with shares listed in the United States, with share classes grouped by issuer. ' +
      'Coverage is not complete: a company that is missing here may exist. Countries are countries of incorporation; headquarters and operations may be in other countries.',
    snapshotAt: findLatestInstant(records.flatMap(listObservationInstants)),
    companies: profiles.length,
    countries: [...new Set(countries)].sort(),
    withWebsite: count(({ website, domains }) => website !== null || domains.length > 0),
    withListings: count(({ listings }) => listings.length > 0),
    withAddress: count(({ address, addresses }) => address !== null || addresses.length > 0),
  };
}

const listObservationInstants = ({ observedAt, descriptive }: CompanyRecord) => [
  observedAt,
  ...(descriptive?.sources.map((source) => source.observedAt) ?? []),
];

/** Returns the latest instant. Compares times instead of texts, because equal instants can have different texts. */
function findLatestInstant(instants: readonly string[]): string | null {
  let latestInstant: string | null = null;
  for (const instant of instants)
    if (latestInstant === null || Date.parse(instant) > Date.parse(latestInstant)) latestInstant = instant;
  return latestInstant;
}
