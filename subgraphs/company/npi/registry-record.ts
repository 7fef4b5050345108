import { iso31662 } from 'iso-3166';

/** Facts from the national registry about a number. */
export interface NpiRegistryRecord {
  /** Publication of the registry that contains the facts. Null when no registry was queried. */
  readonly source: string | null;
  readonly registered: boolean | null;
  readonly active: boolean | null;
  readonly kind: 'individual' | 'organization' | null;
  readonly name: string | null;
  readonly first: string | null;
  readonly last: string | null;
  readonly credential: string | null;
  readonly specialty: string | null;
  readonly taxonomy: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly stateName: string | null;
  readonly postal: string | null;
  readonly countryCode: string | null;
  readonly phone: string | null;
  readonly deactivatedAt: string | null;
  readonly replacement: string | null;
}

/** Record for a number that was not queried in a registry. */
export const unknownProvider: NpiRegistryRecord = {
  source: null,
  registered: null,
  active: null,
  kind: null,
  name: null,
  first: null,
  last: null,
  credential: null,
  specialty: null,
  taxonomy: null,
  address: null,
  city: null,
  state: null,
  stateName: null,
  postal: null,
  countryCode: null,
  phone: null,
  deactivatedAt: null,
  replacement: null,
};

/** Formats a US ZIP+4 code: `100014567` → `10001-4567`. */
export const formatPostalCode = (text: string | null, country: string | null): string | null =>
  country === 'US' ? (text?.replace(/^(\d{5})-?(\d{4})$/, '$1-$2') ?? null) : text;

/** Converts a ten-digit North American number, with any punctuation, to E.164. Returns other text unchanged. */
export function formatPhone(text: string | null): string | null {
  const digits = text?.replace(/\D/g, '') ?? '';
  return /^[2-9]\d{9}$/.test(digits) ? `+1${digits}` : text;
}

export const findStateName = (country: string | null, state: string | null): string | null =>
  iso31662.find(({ code }) => code === `${country ?? ''}-${state ?? ''}`)?.name ?? null;

export const joinParts = (...parts: (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(' ') || null;
