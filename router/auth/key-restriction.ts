import { truncateName, type Problem } from '../errors.ts';
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

const createPermissionProblem = (message: string): Problem => ({ code: 'permission_denied', message });

export function createKeyRestriction(key: KeyRecord): KeyRestriction {
  const addresses = key.allowedIps ? new AddressList(key.allowedIps) : null;
  const origins = new Set(key.allowedOrigins);
  const appIds = new Set(key.allowedAppIds);
  return {
    rejection({ headers, ip }) {
      if (key.accountSuspendedAt !== null)
        return createPermissionProblem('The account of this key is suspended: contact the operator.');
      if (addresses?.has(ip) === false) {
        return createPermissionProblem(
          `This key may not be used from the address ${ip}: send the request from an address that the operator has allowed.`,
        );
      }
      if (key.type === 'public') {
        const { origin } = headers;
        if (origin === undefined)
          return createPermissionProblem(
            'This public key works only on the pages of its allowed origins, and the request has no Origin header. Programs need a secret key.',
          );
        if (!origins.has(origin))
          return createPermissionProblem(
            `This public key does not allow the origin ${JSON.stringify(truncateName(origin))}. Send the request from a page of an allowed origin, or have the operator add this origin.`,
          );
      }
      if (key.type === 'app') {
        const appId = headers['x-app-id'];
        if (typeof appId !== 'string' || !appIds.has(appId)) {
          return createPermissionProblem(
            'This app key works only with one of its allowed X-App-Id header values.',
          );
        }
      }
      return null;
    },
  };
}
