import type { Problem } from '../errors.ts';
import type { Request } from '../exchange.ts';
import { AddressList } from '../../facts/ip/address-list.ts';
import type { KeyRecord } from './key-record.ts';

export type Caller = Pick<Request, 'headers' | 'ip'>;

/** Restricts where a key may be used. */
export interface KeyRestriction {
  /**
   * Checks a caller.
   * @returns the problem when the caller may not use the key; otherwise null
   */
  rejection(caller: Caller): Problem | null;
}

/** The families, versions and features that keys can be restricted to. */
export interface KeyScopes {
  readonly families: readonly string[];
  readonly versions: readonly string[];
  readonly features: readonly string[];
}

const deny = (message: string): Problem => ({ code: 'permission_denied', message });

export function keyRestrictionOf(key: KeyRecord): KeyRestriction {
  const addresses = key.allowedIps ? new AddressList(key.allowedIps) : null;
  const origins = new Set(key.allowedOrigins);
  const apps = new Set(key.allowedAppIds);
  return {
    rejection({ headers, ip }) {
      if (key.accountSuspendedAt !== null)
        return deny('The account of this key is suspended: contact the operator.');
      if (addresses?.has(ip) === false) {
        return deny(
          `This key may not be used from the address ${ip}: call from one that its operator has allowed.`,
        );
      }
      if (key.type === 'public' && (headers.origin === undefined || !origins.has(headers.origin))) {
        return deny('This public key works only in a browser on one of its allowed origins (Origin header).');
      }
      if (key.type === 'app') {
        const app = headers['x-app-id'];
        if (typeof app !== 'string' || !apps.has(app)) {
          return deny('This app key works only with one of its allowed X-App-Id header values.');
        }
      }
      return null;
    },
  };
}
