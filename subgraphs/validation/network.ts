import { parseIp, type IpWords } from '../../facts/ip/ip-address.ts';
import { createInvalidInputError } from '../../core/lookup-error.ts';
import { quote } from '../../core/quote.ts';

/** Maximum length of an IP address in text form, in characters. */
export const maxIpLength = 45;

/**
 * Parses an IP address. @throws invalid_request when the text is not an IPv4 or IPv6 address, or has a zone, which is
 * meaningless on other hosts
 */
export function parseIpWords(text: string, param: string): IpWords {
  const words = text.length > maxIpLength ? null : parseIp(text);
  if (words !== null) return words;
  throw createInvalidInputError(
    param,
    `${param} must be an IPv4 or IPv6 address without a zone, not ${quote(text)}: for example, use 8.8.8.8.`,
  );
}

/** Parses the number of an autonomous system, with or without the prefix AS. @throws invalid_request for other text */
export function parseSystemNumber(text: string, param: string): number {
  const digits = /^(?:AS)?(\d{1,10})$/i.exec(text)?.[1];
  if (digits !== undefined && Number(digits) <= 0xffff_ffff) return Number(digits);
  throw createInvalidInputError(
    param,
    `${param} must be a number from 0 to 4294967295, with or without AS, not ${quote(text)}: for example, use AS15169.`,
  );
}
