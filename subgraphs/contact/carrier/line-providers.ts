import { unavailable } from '../../../core/lookup-error.ts';
import { quoted } from '../../../core/quoted.ts';
import { createTurnedOffError } from '../../provider.ts';
import type { ContactSettings } from '../settings.ts';
import { createHlrLookups } from '../hlr/hlr-lookups.ts';
import type { LineProvider, NetworkLine, NumberQuery, RegisterEntry } from './line-provider.ts';
import { createTelnyx } from './telnyx.ts';
import { createTwilio } from './twilio.ts';

export interface LineQueries {
  /** Queries carriers; undefined when no network provider is configured: the numbering plan then applies. */
  readonly line: NumberQuery<NetworkLine> | undefined;
  readonly callerName: NumberQuery<string | null>;
  readonly register: NumberQuery<RegisterEntry>;
}

/** @param settingNames text that names the settings to set, with example values, and where to sign up */
const rejectAsNotConfigured =
  ({ OFFLINE: offline }: ContactSettings, what: string, settingNames: string) =>
  (): Promise<never> =>
    Promise.reject(
      offline === 'true'
        ? createTurnedOffError(what, 'OFFLINE=true')
        : unavailable(`${what} is not configured: set ${settingNames} to use this lookup.`),
    );

/** @throws Error when a setting names an unknown provider, or one without credentials */
function lineProvider(
  setting: 'CARRIER_PROVIDER' | 'CALLER_PROVIDER',
  settings: ContactSettings,
): LineProvider | undefined {
  const name = settings[setting];
  switch (name) {
    case undefined:
      return undefined;
    case 'twilio':
      return createTwilio({
        baseUrl: settings.TWILIO_URL,
        accountSid: requiredSetting(setting, 'TWILIO_ACCOUNT_SID', settings),
        authToken: requiredSetting(setting, 'TWILIO_AUTH_TOKEN', settings),
      });
    case 'telnyx':
      return createTelnyx({
        baseUrl: settings.TELNYX_URL,
        apiKey: requiredSetting(setting, 'TELNYX_API_KEY', settings),
      });
    default:
      throw new Error(`${setting} must be twilio or telnyx, not ${quoted(name)}.`);
  }
}

function requiredSetting(
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
 * Creates the providers that the settings select.
 * @param unix seconds since 1970, for signatures
 * @throws Error that names the invalid setting
 */
export function createLineQueries(settings: ContactSettings, unix: () => number): LineQueries {
  const hlr = settings.HLR_PROVIDER;
  if (hlr !== undefined && hlr !== 'hlr-lookups')
    throw new Error(`HLR_PROVIDER must be hlr-lookups, not ${quoted(hlr)}.`);
  return {
    line: lineProvider('CARRIER_PROVIDER', settings)?.line,
    callerName:
      lineProvider('CALLER_PROVIDER', settings)?.callerName ??
      rejectAsNotConfigured(
        settings,
        'Caller name lookup',
        'CALLER_PROVIDER=twilio with TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN, or CALLER_PROVIDER=telnyx with TELNYX_API_KEY,',
      ),
    register:
      hlr === undefined
        ? rejectAsNotConfigured(
            settings,
            'Home location register lookup',
            'HLR_PROVIDER=hlr-lookups with HLR_LOOKUPS_KEY and HLR_LOOKUPS_SECRET,',
          )
        : createHlrLookups({
            baseUrl: settings.HLR_LOOKUPS_URL,
            key: requiredSetting('HLR_PROVIDER', 'HLR_LOOKUPS_KEY', settings),
            secret: requiredSetting('HLR_PROVIDER', 'HLR_LOOKUPS_SECRET', settings),
            unix,
          }),
  };
}
