import { unavailable, type LookupError } from '../../../core/lookup-error.ts';
import { createProvider, type Provider, type ProviderOptions } from '../../provider.ts';

/** What a national register says of a number. Null: it does not say. */
export interface RegisterRecord {
  readonly name: string | null;
  /** False: dissolved, ceased or deleted; also in proceedings that may end so. */
  readonly active: boolean | null;
  /** Kind of legal entity, in the register's words or code. */
  readonly kind: string | null;
  /** Main activity, by its title or the register's code. */
  readonly activity: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postal: string | null;
  readonly vat: string | null;
  readonly siren: string | null;
  /** Establishment number of the head office. */
  readonly siege: string | null;
}

export const noFacts: RegisterRecord = {
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

/** A national register that can be asked for a number. */
export interface Register {
  readonly countryCode: string;
  readonly name: string;
  readonly configured: boolean;
  /** The line that switches it on. */
  readonly switchedOnBy: string;
  /**
   * @param number valid, as the register writes it
   * @returns null when the register says that nobody has the number
   * @throws service_unavailable when it refuses, fails or answers in another form
   */
  find(number: string, signal: AbortSignal | undefined): Promise<RegisterRecord | null>;
}

/** Its time and pace, for tests. */
export type RegisterPace = Pick<ProviderOptions, 'clock' | 'timeoutMs' | 'wait'>;

/** Where it is and who asks. Undefined: the public address; not configured. */
export interface KeyedRegisterOptions extends RegisterPace {
  readonly baseUrl?: string | undefined;
  readonly key: string | undefined;
}

/** Answers are kept for an hour: registers change by day, and they count who asks how often. */
export const registerProvider = (
  options: Pick<ProviderOptions, 'name' | 'setting' | 'baseUrl' | 'headers'> & RegisterPace,
): Provider =>
  createProvider({
    timeoutMs: 5000,
    redirects: 2,
    cache: { bytes: 4_000_000, ttlMs: 3_600_000 },
    ...options,
  });

/** The register did not answer the question: never a verdict. */
export const noAnswer = ({ name, setting }: Provider, status: number): LookupError =>
  unavailable(
    status === 401 || status === 403
      ? `${name} refused the question (status ${status}). Its key is set by ${setting}.`
      : `${name} answered ${status} in a form that we do not know. It is configured by ${setting}; try again later.`,
  );

/** Parts of an address in one line. */
export const joined = (separator: string, ...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(separator) || null;
