export const isIpAddress = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) || (/^[\da-f:.]+$/i.test(text) && text.split(':').length > 2);

/**
 * Parses a block of addresses in CIDR notation.
 * @returns null for any other text
 */
export function parseNetwork(text: string): { readonly address: string; readonly prefix: number } | null {
  const [, address, length] = /^([\da-f:.]+)\/(\d{1,3})$/i.exec(text) ?? [];
  if (address === undefined || length === undefined || !isIpAddress(address)) return null;
  const prefix = Number(length);
  return prefix <= (address.includes(':') ? 128 : 32) ? { address, prefix } : null;
}

/** Returns the number of addresses in a block as text: exact up to 2^53, otherwise as a power of two. */
export function countAddresses(text: string): string | null {
  const network = parseNetwork(text);
  if (network === null) return null;
  const bits = (network.address.includes(':') ? 128 : 32) - network.prefix;
  return bits <= 53 ? (2 ** bits).toLocaleString('en') : `2^${bits}`;
}

const hardwareNotations = [
  // Some systems omit leading zeros: `0:1a:11:0:0:0`.
  /^[\da-f]{1,2}(?::[\da-f]{1,2}){5}$/i,
  /^[\da-f]{2}(?:(?::[\da-f]{2}){7}|(?:-[\da-f]{2}){5}|(?:-[\da-f]{2}){7})$/i,
  // A text without digits is a domain (`dead.beef.cafe`) or a name. A text of digits only is a number.
  /^(?=.*\d)[\da-f]{4}(?:\.[\da-f]{4}){2,3}$/i,
  /^(?=.*\d)(?=.*[a-f])(?:[\da-f]{12}|[\da-f]{16})$/i,
];

/** Whether a text is an EUI-48 or EUI-64 in a notation that `/mac` accepts. */
export const isHardwareAddress = (text: string): boolean =>
  hardwareNotations.some((notation) => notation.test(text));
