import type {
  CompanyAddressRecord,
  CompanyDescriptionRecord,
  CompanySourceRecord,
} from '../../records/company-record.ts';
import type { EdgarPlace } from './place.ts';

/** The facts about one company in one document of a register. A missing fact is null or empty. */
export interface RegisterFacts {
  readonly formerNames: readonly string[];
  readonly identifiers: readonly {
    readonly type: string;
    readonly authority: string;
    readonly value: string;
  }[];
  readonly jurisdiction: EdgarPlace | null;
  readonly addresses: readonly CompanyAddressRecord[];
  readonly sic: { readonly code: string; readonly name: string | null } | null;
  /** E.164. */
  readonly phone: string | null;
  readonly website: string | null;
  readonly description: string | null;
  /** An HTTP(S) URL. */
  readonly logo: string | null;
  readonly socialProfiles: CompanyDescriptionRecord['socialProfiles'];
  readonly founded: CompanyDescriptionRecord['founded'];
  readonly employees: CompanyDescriptionRecord['employees'];
  readonly status: string | null;
  /** YYYY-MM-DD. */
  readonly incorporated: string | null;
  /** Id of the parent company in the directory. */
  readonly parent: string | null;
  /** The source of the facts. Null when the API has no name for this kind of source. */
  readonly source: Pick<CompanySourceRecord, 'type' | 'url' | 'updatedAt'> | null;
  /** Time of the observation: ISO 8601, UTC. */
  readonly observedAt: string;
}

export const createEmptyFacts = (observedAt: string): RegisterFacts => ({
  formerNames: [],
  identifiers: [],
  jurisdiction: null,
  addresses: [],
  sic: null,
  phone: null,
  website: null,
  description: null,
  logo: null,
  socialProfiles: [],
  founded: null,
  employees: null,
  status: null,
  incorporated: null,
  parent: null,
  source: null,
  observedAt,
});

/** Returns the address; null when all its parts are null. */
export function toNullIfEmptyAddress(address: CompanyAddressRecord): CompanyAddressRecord | null {
  const { street, city, state, postal, country } = address;
  return [street, city, state, postal, country].some((part) => part !== null) ? address : null;
}
