import { unavailable } from '../../lookup-error.ts';
import { createProvider, type Provider, type ProviderOptions } from '../../provider.ts';
import { isJsonObject, objectAt, textAt, type JsonObject } from '../../../facts/json.ts';
import type { LineType } from '../schema.generated.ts';
import type { LineProvider } from './line-provider.ts';

export interface TwilioOptions extends Pick<ProviderOptions, 'send' | 'timeoutMs'> {
  /** Default: https://lookups.twilio.com */
  readonly baseUrl?: string | undefined;
  readonly accountSid: string;
  readonly authToken: string;
}

const lineTypes: Readonly<Record<string, LineType>> = {
  mobile: 'mobile',
  landline: 'landline',
  fixedVoip: 'voip',
  nonFixedVoip: 'voip',
  tollFree: 'toll_free',
};

/** Twilio Lookup v2: the packages `line_type_intelligence` and `caller_name`. */
export function createTwilio(options: TwilioOptions): LineProvider {
  const { accountSid, authToken, baseUrl, ...rest } = options;
  const provider = createProvider({
    name: 'Twilio Lookup',
    setting: 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_URL',
    baseUrl: baseUrl ?? 'https://lookups.twilio.com',
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
    // A query costs money: it is never sent twice.
    retries: 0,
    ...rest,
  });
  return {
    async line(e164, signal) {
      const line = await packageOf(provider, e164, 'line_type_intelligence', signal);
      return {
        type: lineTypes[textAt(line, 'type') ?? ''] ?? 'unknown',
        carrier: textAt(line, 'carrier_name'),
      };
    },
    async callerName(e164, signal) {
      return textAt(await packageOf(provider, e164, 'caller_name', signal), 'caller_name');
    },
  };
}

async function packageOf(
  provider: Provider,
  e164: string,
  name: string,
  signal: AbortSignal | undefined,
): Promise<JsonObject> {
  const path = `/v2/PhoneNumbers/${encodeURIComponent(e164)}?Fields=${name}`;
  const { status, value } = await provider.json(path, { signal });
  const found = status === 200 && isJsonObject(value) ? objectAt(value, name) : null;
  // A package can fail by itself, inside an answer that is otherwise right (60601: country not enabled).
  if (found !== null && (found['error_code'] === null || found['error_code'] === undefined)) return found;
  const code = found === null ? `status ${status}` : `error ${String(found['error_code'])}`;
  throw unavailable(`${provider.name} did not answer (${code}). It is configured by ${provider.setting}.`);
}
