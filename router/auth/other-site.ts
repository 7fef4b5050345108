import type { Caller } from './key-restriction.ts';

/** Whether a request comes from a page of another site, according to Fetch Metadata. */
export const isFetchedByOtherSite = ({ 'sec-fetch-site': site = 'none' }: Caller['headers']): boolean =>
  site !== 'none' && site !== 'same-origin';

/**
 * Whether a request comes from a page of another site: Fetch Metadata reports one, or the Origin header names another host than
 * the request.
 */
export function isFromOtherSite({ headers }: Pick<Caller, 'headers'>): boolean {
  if (isFetchedByOtherSite(headers)) return true;
  const { host, origin } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
