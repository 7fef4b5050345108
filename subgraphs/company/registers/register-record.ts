import { createUnavailableError, type LookupError } from '../../../core/lookup-error.ts';
import { createProvider, createSourceError, type Provider, type ProviderOptions } from '../../provider.ts';

/** Facts about a number in a national register. A field is null when the register does not provide the fact. */
export interface RegisterRecord {
  readonly name: string | null;
  /**
   * Whether the company is active. False for a dissolved, ceased or deleted company, and during proceedings that can end in
   * dissolution.
   */
  readonly active: boolean | null;
  /** Legal form as text or code, as in the register. */
  readonly kind: string | null;
  /** Main activity as title or code, as in the register. */
  readonly activity: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postal: string | null;
  readonly vat: string | null;
  readonly siren: string | null;
  /** SIRET number of the head office. */
  readonly siege: string | null;
}

export const emptyRegisterRecord: RegisterRecord = {
  name: null,
  active: null,
  kind: null,
  activity: null,
  street: null,
  city: null,
  postal: null,
  vat: null,
  siren: null,
  siege: null,
};

/** A national register that can be queried by number. */
export interface Register {
  readonly countryCode: string;
  readonly name: string;
  readonly configured: boolean;
  /**
   * Queries the register.
   * @param number valid, in the register's format
   * @returns null when the register does not contain the number
   * @throws service_unavailable when the register rejects the request, fails, or responds in an unknown format
   */
  find(number: string, signal: AbortSignal | undefined): Promise<RegisterRecord | null>;
}

/** Clock, timeout and wait function that tests can replace. */
export type RegisterThrottle = Pick<ProviderOptions, 'clock' | 'timeoutMs' | 'wait'>;

/** URL and API key. Without a URL, the public URL is used. Without a key, the register is not configured. */
export interface AuthenticatedRegisterOptions extends RegisterThrottle {
  readonly baseUrl?: string | undefined;
  readonly key: string | undefined;
}

/**
 * Creates the client of a register. Responses are cached for an hour, because registers change daily and limit the rate of
 * requests.
 */
export const createRegisterClient = (
  options: Pick<ProviderOptions, 'name' | 'setting' | 'baseUrl' | 'headers'> & RegisterThrottle,
): Provider =>
  createProvider({
    timeoutMs: 5000,
    redirects: 2,
    cache: { bytes: 4_000_000, ttlMs: 3_600_000 },
    ...options,
  });

/** Creates the error for a failed register. A failure never means "not registered". */
export const createFailedResponseError = (register: Provider, status: number): LookupError =>
  status === 401 || status === 403
    ? createUnavailableError(
        `${register.name} rejected the request (status ${status}). Check its key in ${register.setting}.`,
        { source: register.setting },
      )
    : createSourceError(register, `returned status ${status} in an unknown format`);

/** Joins the parts of an address into one line and omits null parts. */
export const joinParts = (separator: string, ...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(separator) || null;
