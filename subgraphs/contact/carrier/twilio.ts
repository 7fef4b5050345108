import { unavailable } from '../../../core/lookup-error.ts';
import { createProvider, type Provider, type ProviderOptions } from '../../provider.ts';
import { isJsonObject, objectAt, textAt, type JsonObject } from '../../../core/json.ts';
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

/**
 * Twilio Lookup v2: the packages `line_type_intelligence` and `caller_name`.
 * Source: twilio.com/docs/lookup/v2-api, each package and its error codes.
 */
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

/** Errors of a package that say that there is nothing to tell of this number: not supported for it, not known, not served. */
const nothingKnown = new Set([60600, 60607, 60610]);

const nothing: JsonObject = {};

/**
 * One package of the answer. Empty: the provider says that it knows nothing of the number, which is an answer.
 * @throws service_unavailable when the provider did not answer the question
 */
async function packageOf(
  provider: Provider,
  e164: string,
  name: string,
  signal: AbortSignal | undefined,
): Promise<JsonObject> {
  const path = `/v2/PhoneNumbers/${encodeURIComponent(e164)}?Fields=${name}`;
  const { status, value } = await provider.json(path, { signal });
  const answer = status === 200 && isJsonObject(value) ? value : null;
  const found = objectAt(answer, name);
  // A number that Twilio holds for none, and a country whose names nobody has, come with a package of null.
  if (answer?.[name] === null && 'valid' in answer) return nothing;
  const code = found?.['error_code'] ?? null;
  if (found !== null && code === null) return found;
  if (typeof code === 'number' && nothingKnown.has(code)) return nothing;
  // A package can also fail by itself, inside an answer that is otherwise right (60601: not enabled for the account).
  const reason = found === null ? `status ${status}` : `error ${JSON.stringify(code)}`;
  throw unavailable(`${provider.name} did not answer (${reason}). It is configured by ${provider.setting}.`);
}
