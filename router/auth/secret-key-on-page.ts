import { cut, type Problem } from '../errors.ts';
import type { Caller } from './key-restriction.ts';

/** Origins of pages. */
export interface Pages {
  allows(origin: string): boolean | Promise<boolean>;
}

/** The origin of a page elsewhere whose script asks, as browsers tell it (Fetch Metadata); null: it is none. */
export function foreignPage({ headers }: Caller): string | null {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  return origin !== undefined && (site === 'cross-site' || site === 'same-site') ? origin : null;
}

/** A browser keeps the answer from the page in any case; a refusal it shows, so that who wrote the page learns why. */
export const secretKeyOnPage = (origin: string): Problem => ({
  code: 'permission_denied',
  message:
    `This secret key is for servers, and a page at ${cut(origin)} may not read what it is answered: ` +
    `make a public key for the page (npm run keys -- create --type public --origin ${cut(origin)}), or ask from your own server.`,
});
