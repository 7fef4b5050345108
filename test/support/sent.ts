import type { Sent } from '../../net/send.ts';

/** An answer as it comes over a socket. */
export const sent = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Sent => ({
  status,
  headers: new Headers(headers),
  body: new Blob([text]).stream(),
});
