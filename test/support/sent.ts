import type { ServiceResponse } from '../../net/send.ts';

/** Returns a response as an HTTP client receives it. */
export const buildSent = (
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): ServiceResponse => ({
  status,
  headers: new Headers(headers),
  body: new Blob([text]).stream(),
});
