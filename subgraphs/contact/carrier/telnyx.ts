import { unavailable } from '../../lookup-error.ts';
import { createProvider, type Provider, type ProviderOptions } from '../../provider.ts';
import { isJsonObject, objectAt, textAt, type JsonObject } from '../../../facts/json.ts';
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

/** Telnyx Number Lookup v2: the types `carrier` and `caller-name`. */
export function createTelnyx(options: TelnyxOptions): LineProvider {
  const { apiKey, baseUrl, ...rest } = options;
  const provider = createProvider({
    name: 'Telnyx Number Lookup',
    setting: 'TELNYX_API_KEY and TELNYX_URL',
    baseUrl: baseUrl ?? 'https://api.telnyx.com',
    headers: { authorization: `Bearer ${apiKey}` },
    // A query costs money: it is never sent twice.
    retries: 0,
    ...rest,
  });
  return {
    async line(e164, signal) {
      const carrier = await partOf(provider, e164, 'carrier', 'carrier', signal);
      return {
        type: lineTypes[(textAt(carrier, 'type') ?? '').toLowerCase()] ?? 'unknown',
        carrier: textAt(carrier, 'normalized_carrier') ?? textAt(carrier, 'name'),
      };
    },
    async callerName(e164, signal) {
      return textAt(await partOf(provider, e164, 'caller-name', 'caller_name', signal), 'caller_name');
    },
  };
}

async function partOf(
  provider: Provider,
  e164: string,
  type: string,
  key: string,
  signal: AbortSignal | undefined,
): Promise<JsonObject> {
  const { status, value } = await provider.json(
    `/v2/number_lookup/${encodeURIComponent(e164)}?type=${type}`,
    {
      signal,
    },
  );
  const data = status === 200 && isJsonObject(value) ? objectAt(value, 'data') : null;
  const part = data === null ? null : objectAt(data, key);
  const error = part?.['error_code'];
  if (part !== null && (error === null || error === undefined || error === '')) return part;
  const code = part === null ? `status ${status}` : `error ${String(error)}`;
  throw unavailable(`${provider.name} did not answer (${code}). It is configured by ${provider.setting}.`);
}
