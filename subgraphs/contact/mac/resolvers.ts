import { findMacBlock, type MacBlock } from './mac-blocks.ts';
import type { MacFlaw, MacResolvers, QueryResolvers, Resolvers } from '../schema.generated.ts';

export interface MacModel {
  /** Digits of the address: 12 or 16 upper-case hexadecimal digits. Null when the text is not an address. */
  readonly hex: string | null;
  readonly block: MacBlock | undefined;
  /** Null when the text is an address. */
  readonly flaw: MacFlaw | null;
}

const notationPatterns = [
  /^[0-9a-f]{12}(?:[0-9a-f]{4})?$/i,
  /^[0-9a-f]{1,2}(?::[0-9a-f]{1,2}){5}(?:(?::[0-9a-f]{1,2}){2})?$/i,
  /^[0-9a-f]{2}(?:-[0-9a-f]{2}){5}(?:(?:-[0-9a-f]{2}){2})?$/i,
  /^[0-9a-f]{4}(?:\.[0-9a-f]{4}){2,3}$/i,
];

/** Returns the digits of an EUI-48 or EUI-64 address in colon, hyphen, dot or bare notation, or null for other text. */
export function parseMac(text: string): string | null {
  const address = text.trim();
  if (!notationPatterns.some((notation) => notation.test(address))) return null;
  // Accept octets without leading zeros, as some systems write them: `0:1a:11:…`.
  const digits = address.includes(':')
    ? address
        .split(':')
        .map((part) => part.padStart(2, '0'))
        .join('')
    : address.replace(/[-.]/g, '');
  return digits.toUpperCase();
}

function findMacFlaw(text: string): MacFlaw {
  const digits = text.trim().replace(/[:.-]/g, '');
  return /^[0-9a-f]+$/i.test(digits) && digits.length !== 12 && digits.length !== 16
    ? 'wrong_length'
    : 'malformed';
}

const parseFirstByte = (hex: string) => parseInt(hex.slice(0, 2), 16);
const isMulticast = (hex: string) => (parseFirstByte(hex) & 1) === 1;
const isLocal = (hex: string) => (parseFirstByte(hex) & 2) === 2;

/**
 * Parses a hardware address and finds the block from which the address was assigned. Software generates addresses with the local
 * bit, which have no block even when their digits equal a registered prefix.
 */
export function parseMacModel(text: string): MacModel {
  const hex = parseMac(text);
  if (hex === null) return { hex, block: undefined, flaw: findMacFlaw(text) };
  if (isLocal(hex)) return { hex, block: undefined, flaw: null };
  // The group bit is not part of the assignment: 01:80:C2 and 00:80:C2 have the same holder.
  const assignedHex = isMulticast(hex)
    ? hex.charAt(0) + (parseFirstByte(hex) & 0xe).toString(16).toUpperCase() + hex.slice(2)
    : hex;
  return { hex, block: findMacBlock(assignedHex), flaw: null };
}

const blockNames = { 6: 'MA-L', 7: 'MA-M', 9: 'MA-S' } as const;

const macQueries = { mac: (_parent, { address }) => parseMacModel(address) } satisfies QueryResolvers;

const macFields = {
  mac: ({ hex }) => hex?.replace(/..(?=.)/g, '$&:') ?? null,
  valid: ({ hex }) => hex !== null,
  reason: ({ flaw }) => flaw,
  vendor: ({ block }) => block?.vendor ?? null,
  local: ({ hex }) => (hex === null ? null : isLocal(hex)),
  multicast: ({ hex }) => (hex === null ? null : isMulticast(hex)),
  bits: ({ hex }) => (hex === null ? null : hex.length * 4),
  prefix: ({ hex, block }) => (hex === null || block === undefined ? null : hex.slice(0, block.digits)),
  block: ({ block }) => (block === undefined ? null : blockNames[block.digits]),
  private: ({ block }) => block?.private ?? null,
  countryCode: ({ block }) => block?.country ?? null,
} satisfies MacResolvers;

export const macResolvers: Resolvers = { Query: macQueries, Mac: macFields };
