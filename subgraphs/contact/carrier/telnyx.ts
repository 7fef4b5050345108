import { createProvider, createSourceError, type Provider, type ProviderOptions } from '../../provider.ts';
import { getObjectAt, getTextAt, type JsonObject } from '../../../core/json.ts';
import type { LineType } from '../schema.generated.ts';
import type { LineProvider } from './line-provider.ts';

export interface TelnyxOptions extends Pick<ProviderOptions, 'send' | 'timeoutMs'> {
  /** Default: https://api.telnyx.com */
  readonly baseUrl?: string | undefined;
  readonly apiKey: string;
}

const lineTypes: Readonly<Record<string, LineType>> = {
  mobile: 'mobile',
  'fixed line': 'landline',
  voip: 'voip',
  'toll free': 'toll_free',
};

/**
 * Creates the client of Telnyx Number Lookup v2 for the types `carrier` and `caller-name`.
 * Source: developers.telnyx.com, API reference of Number Lookup.
 */
export function createTelnyx(options: TelnyxOptions): LineProvider {
  const { apiKey, baseUrl, ...rest } = options;
  const provider = createProvider({
    name: 'Telnyx Number Lookup',
    setting: 'TELNYX_API_KEY and TELNYX_URL',
    baseUrl: baseUrl ?? 'https://api.telnyx.com',
    headers: { authorization: `Bearer ${apiKey}` },
    // Queries are not retried, because every query costs money.
    retries: 0,
    isMetered: true,
    ...rest,
  });
  return {
    async line(e164, signal) {
      const carrier = await requestPart(provider, e164, 'carrier', 'carrier', signal);
      return {
        type: lineTypes[(getTextAt(carrier, 'type') ?? '').toLowerCase()] ?? 'unknown',
        carrier: getTextAt(carrier, 'normalized_carrier') ?? getTextAt(carrier, 'name'),
      };
    },
    async callerName(e164, signal) {
      return getTextAt(
        await requestPart(provider, e164, 'caller-name', 'caller_name', signal),
        'caller_name',
      );
    },
  };
}

/** Error code for a number without data of the requested type. The response can still contain a name. */
const noDataCode = '10001';

const emptyPart: JsonObject = {};

/**
 * Returns one part of the response; an empty object when the provider has no data about the number.
 * @throws service_unavailable when the provider fails
 */
async function requestPart(
  provider: Provider,
  e164: string,
  type: string,
  key: string,
  signal: AbortSignal | undefined,
): Promise<JsonObject> {
  const path = `/v2/number_lookup/${encodeURIComponent(e164)}?type=${type}`;
  const { status, value } = await provider.json(path, { signal });
  const data = status === 200 ? getObjectAt(value, 'data') : null;
  if (data !== null && data[key] === null) return emptyPart;
  const part = getObjectAt(data, key);
  const errorCode = part?.['error_code'] ?? '';
  const error = typeof errorCode === 'number' ? String(errorCode) : errorCode;
  if (part !== null && (error === '' || error === noDataCode)) return part;
  const problem = part === null ? `status ${status}` : `error ${JSON.stringify(error)}`;
  throw createSourceError(provider, `returned an error (${problem})`);
}
