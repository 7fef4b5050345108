import type { Request } from '../exchange.ts';

/** Whether a request comes from a page of another site, by Fetch Metadata and by its Origin header, whose host must be that of the request. */
export function isFromOtherSite({
  headers: { host, origin, 'sec-fetch-site': site = 'none' },
}: Pick<Request, 'headers'>): boolean {
  if (site !== 'none' && site !== 'same-origin') return true;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
