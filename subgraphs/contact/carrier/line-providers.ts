import { createUnavailableError } from '../../../core/lookup-error.ts';
import { quote } from '../../../core/quote.ts';
import { createDisabledError } from '../../provider.ts';
import type { ContactSettings } from '../settings.ts';
import { createHlrLookups } from '../hlr/hlr-lookups.ts';
import type { LineProvider, NetworkLine, NumberLookup, RegisterEntry } from './line-provider.ts';
import { createTelnyx } from './telnyx.ts';
import { createTwilio } from './twilio.ts';

export interface LineQueries {
  /** Queries carriers. Undefined when no network provider is configured; the numbering plan is used instead. */
  readonly line: NumberLookup<NetworkLine> | undefined;
  readonly callerName: NumberLookup<string | null>;
  readonly register: NumberLookup<RegisterEntry>;
}

/**
 * Creates a query that always rejects with service_unavailable. @param settingNames the required settings with example values,
 * and where to sign up
 */
const createRejectingQuery =
  ({ OFFLINE: offline }: ContactSettings, what: string, settingNames: string) =>
  (): Promise<never> =>
    Promise.reject(
      offline === 'true'
        ? createDisabledError(what, 'OFFLINE=true')
        : createUnavailableError(`${what} is not configured: set ${settingNames} to use this lookup.`),
    );

/**
 * Creates the provider that a setting selects. @throws Error when a setting names an unknown provider, or when the provider's
 * credentials are missing
 */
function createLineProvider(
  setting: 'CARRIER_PROVIDER' | 'CALLER_PROVIDER',
  settings: ContactSettings,
): LineProvider | undefined {
  const providerName = settings[setting];
  switch (providerName) {
    case undefined:
      return undefined;
    case 'twilio':
      return createTwilio({
        baseUrl: settings.TWILIO_URL,
        accountSid: getRequiredSetting(setting, 'TWILIO_ACCOUNT_SID', settings),
        authToken: getRequiredSetting(setting, 'TWILIO_AUTH_TOKEN', settings),
      });
    case 'telnyx':
      return createTelnyx({
        baseUrl: settings.TELNYX_URL,
        apiKey: getRequiredSetting(setting, 'TELNYX_API_KEY', settings),
      });
    default:
      throw new Error(`${setting} must be twilio or telnyx, not ${quote(providerName)}.`);
  }
}

function getRequiredSetting(
  settingName: string,
  setting: keyof ContactSettings,
  settings: ContactSettings,
): string {
  const value = settings[setting];
  if (value === undefined)
    throw new Error(`${setting} is missing: the provider in ${settingName} requires it.`);
  return value;
}

/**
 * Creates the queries of the providers that are selected in the settings.
 * @param unix returns seconds since 1970, for signatures
 * @throws Error that names the invalid setting
 */
export function createLineQueries(settings: ContactSettings, unix: () => number): LineQueries {
  const hlrProviderName = settings.HLR_PROVIDER;
  if (hlrProviderName !== undefined && hlrProviderName !== 'hlr-lookups')
    throw new Error(`HLR_PROVIDER must be hlr-lookups, not ${quote(hlrProviderName)}.`);
  return {
    line: createLineProvider('CARRIER_PROVIDER', settings)?.line,
    callerName:
      createLineProvider('CALLER_PROVIDER', settings)?.callerName ??
      createRejectingQuery(
        settings,
        'Caller name lookup',
        'CALLER_PROVIDER=twilio with TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN, or CALLER_PROVIDER=telnyx with TELNYX_API_KEY,',
      ),
    register:
      hlrProviderName === undefined
        ? createRejectingQuery(
            settings,
            'Home location register lookup',
            'HLR_PROVIDER=hlr-lookups with HLR_LOOKUPS_KEY and HLR_LOOKUPS_SECRET,',
          )
        : createHlrLookups({
            baseUrl: settings.HLR_LOOKUPS_URL,
            key: getRequiredSetting('HLR_PROVIDER', 'HLR_LOOKUPS_KEY', settings),
            secret: getRequiredSetting('HLR_PROVIDER', 'HLR_LOOKUPS_SECRET', settings),
            unix,
          }),
  };
}
