import { truncateName, type Problem } from '../errors.ts';
import type { Caller } from './key-restriction.ts';

/** Origins of the pages that may use keys. */
export interface PageOrigins {
  allows(origin: string): boolean | Promise<boolean>;
}

/**
 * Returns the origin of a cross-origin page that sends the request, according to Fetch Metadata.
 * @returns null when the request does not come from such a page
 */
export function findForeignOrigin({ headers }: Caller): string | null {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  return origin !== undefined && (site === 'cross-site' || site === 'same-site') ? origin : null;
}

/**
 * Returns the problem for a secret key on a web page. The browser hides the response from the page, so the message is for the
 * developer.
 */
export const createSecretKeyProblem = (origin: string): Problem => ({
  code: 'permission_denied',
  message:
    `This secret key is for servers, and a page at ${truncateName(origin)} may not read its responses: ` +
    `make a public key for the page (npm run keys -- create --type public --origin ${truncateName(origin)}), or send the request from your own server.`,
});
