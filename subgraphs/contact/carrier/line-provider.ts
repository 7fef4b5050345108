import type { LineType } from '../schema.generated.ts';

/** What a network query tells of a line. */
export interface NetworkLine {
  readonly type: LineType;
  /** Display name. Null: the network did not name it. */
  readonly carrier: string | null;
}

/** What the home location register of a mobile number tells. Null means not told. */
export interface RegisterEntry {
  readonly live: boolean | null;
  readonly connected: boolean | null;
  readonly roaming: boolean | null;
  readonly roamingNetwork: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly roamingCountry: string | null;
  readonly network: string | null;
  readonly originalNetwork: string | null;
  readonly mcc: string | null;
  readonly mnc: string | null;
}

/**
 * A question that a provider answers about one number in E.164 form.
 * @throws service_unavailable when it is not configured, or did not answer in its documented form
 */
export type NumberQuery<T> = (e164: string, signal: AbortSignal | undefined) => Promise<T>;

export interface LineProvider {
  readonly line: NumberQuery<NetworkLine>;
  /** The registered name. Null: there is none. */
  readonly callerName: NumberQuery<string | null>;
}
