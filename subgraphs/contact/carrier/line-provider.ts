import type { LineType } from '../schema.generated.ts';

/** Facts about a phone line from a network query. */
export interface NetworkLine {
  readonly type: LineType;
  /** Display name of the carrier; null when the network does not report a name. */
  readonly carrier: string | null;
}

/** Entry of a mobile number in its home location register. A field is null when the register does not report the fact. */
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
 * Queries a provider for one number in E.164 format.
 * @throws service_unavailable when the provider is not configured or its response is not in the documented format
 */
export type NumberLookup<T> = (e164: string, signal: AbortSignal | undefined) => Promise<T>;

export interface LineProvider {
  readonly line: NumberLookup<NetworkLine>;
  /** Returns the registered caller name; null when no name is registered. */
  readonly callerName: NumberLookup<string | null>;
}
