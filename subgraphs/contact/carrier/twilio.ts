import { createProvider, createSourceError, type Provider, type ProviderOptions } from '../../provider.ts';
import { isJsonObject, getObjectAt, getTextAt, type JsonObject } from '../../../core/json.ts';
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
 * Creates the client of Twilio Lookup v2 for the packages `line_type_intelligence` and `caller_name`.
 * Source: twilio.com/docs/lookup/v2-api, each package and its error codes.
 */
export function createTwilio(options: TwilioOptions): LineProvider {
  const { accountSid, authToken, baseUrl, ...rest } = options;
  const provider = createProvider({
    name: 'Twilio Lookup',
    setting: 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_URL',
    baseUrl: baseUrl ?? 'https://lookups.twilio.com',
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
    // Queries are not retried, because every query costs money.
    retries: 0,
    isMetered: true,
    ...rest,
  });
  return {
    async line(e164, signal) {
      const line = await requestPackage(provider, e164, 'line_type_intelligence', signal);
      return {
        type: lineTypes[getTextAt(line, 'type') ?? ''] ?? 'unknown',
        carrier: getTextAt(line, 'carrier_name'),
      };
    },
    async callerName(e164, signal) {
      return getTextAt(await requestPackage(provider, e164, 'caller_name', signal), 'caller_name');
    },
  };
}

/** Error codes of a package without data about the number: the number is not supported, not known, or not available. */
const noDataCodes = new Set([60600, 60607, 60610]);

const emptyPackage: JsonObject = {};

/**
 * Returns one package of the response; an empty object when the provider has no data about the number.
 * @throws service_unavailable when the provider fails
 */
async function requestPackage(
  provider: Provider,
  e164: string,
  name: string,
  signal: AbortSignal | undefined,
): Promise<JsonObject> {
  const path = `/v2/PhoneNumbers/${encodeURIComponent(e164)}?Fields=${name}`;
  const { status, value } = await provider.json(path, { signal });
  const response = status === 200 && isJsonObject(value) ? value : null;
  const part = getObjectAt(response, name);
  // The package is null for an invalid number, and for a country without caller names.
  if (response?.[name] === null && 'valid' in response) return emptyPackage;
  const code = part?.['error_code'] ?? null;
  if (part !== null && code === null) return part;
  if (typeof code === 'number' && noDataCodes.has(code)) return emptyPackage;
  // A single package can fail within an otherwise successful response (60601: not enabled for the account).
  const problem = part === null ? `status ${status}` : `error ${JSON.stringify(code)}`;
  throw createSourceError(provider, `returned an error (${problem})`);
}
