import { createHmac } from 'node:crypto';
import { createProvider, createSourceError, type ProviderOptions } from '../../provider.ts';
import { getBooleanAt, getTextAt } from '../../../core/json.ts';
import type { NumberLookup, RegisterEntry } from '../carrier/line-provider.ts';

export interface HlrLookupsOptions extends Pick<ProviderOptions, 'send' | 'timeoutMs'> {
  /** Default: https://www.hlr-lookups.com/api/v2 */
  readonly baseUrl?: string | undefined;
  readonly key: string;
  readonly secret: string;
  /** Returns seconds since 1970, for the signature. */
  readonly unix: () => number;
}

/** Facts by the connectivity status that the home network reports. Any other status is an error. */
const factsByConnectivity: Readonly<Record<string, Pick<RegisterEntry, 'live' | 'connected'>>> = {
  CONNECTED: { live: true, connected: true },
  ABSENT: { live: true, connected: false },
  INVALID_MSISDN: { live: false, connected: false },
  UNDETERMINED: { live: null, connected: null },
};

/**
 * Creates the client of hlr-lookups.com, API v2: `POST /hlr-lookup`, signed with HMAC-SHA256 over path, time, method and body.
 * Source: hlr-lookups.com/en/api-docs, HLR lookups and authentication.
 */
export function createHlrLookups(options: HlrLookupsOptions): NumberLookup<RegisterEntry> {
  const { key, secret, unix, baseUrl, ...rest } = options;
  const provider = createProvider({
    name: 'HLR Lookups',
    setting: 'HLR_LOOKUPS_KEY, HLR_LOOKUPS_SECRET and HLR_LOOKUPS_URL',
    baseUrl: baseUrl ?? 'https://www.hlr-lookups.com/api/v2',
    // Queries are not retried, because every query costs money.
    retries: 0,
    isMetered: true,
    ...rest,
  });
  return async (e164, signal) => {
    const path = '/hlr-lookup';
    const body = JSON.stringify({ msisdn: e164 });
    const timestamp = String(unix());
    const { status, value } = await provider.json(path, {
      method: 'POST',
      body,
      signal,
      headers: {
        'content-type': 'application/json',
        'x-digest-key': key,
        'x-digest-timestamp': timestamp,
        'x-digest-signature': createHmac('sha256', secret)
          .update(`${path}${timestamp}POST${body}`)
          .digest('hex'),
      },
    });
    const entry = status === 200 ? value : null;
    const state = factsByConnectivity[getTextAt(entry, 'connectivity_status') ?? ''];
    const processingStatus = getTextAt(entry, 'processing_status') ?? 'COMPLETED';
    if (state === undefined || processingStatus !== 'COMPLETED') {
      throw createSourceError(provider, `returned an error (status ${status})`);
    }
    const isRoaming = getBooleanAt(entry, 'is_roaming');
    const originalNetwork = getTextAt(entry, 'original_network_name');
    return {
      ...state,
      roaming: isRoaming,
      roamingNetwork: isRoaming === true ? getTextAt(entry, 'roaming_network_name') : null,
      roamingCountry: isRoaming === true ? parseRoamingCountry(entry) : null,
      network:
        getBooleanAt(entry, 'is_ported') === true ? getTextAt(entry, 'ported_network_name') : originalNetwork,
      originalNetwork,
      mcc: getTextAt(entry, 'mcc'),
      mnc: getTextAt(entry, 'mnc'),
    };
  };
}

/** Returns the roaming country as ISO 3166-1 alpha-2; null for any other format of the field. */
function parseRoamingCountry(entry: unknown): string | null {
  const code = getTextAt(entry, 'roaming_country_code')?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}
