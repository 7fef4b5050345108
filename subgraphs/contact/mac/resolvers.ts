import { macBlock, type MacBlock } from './mac-blocks.ts';
import type { MacResolvers, QueryResolvers, Resolvers } from '../schema.generated.ts';

export interface MacModel {
  /** Upper-case hexadecimal digits, 12 or 16. Null: not an address. */
  readonly hex: string | null;
  readonly block: MacBlock | undefined;
}

const notations = [
  /^[0-9a-f]{12}(?:[0-9a-f]{4})?$/i,
  /^[0-9a-f]{1,2}(?::[0-9a-f]{1,2}){5}(?:(?::[0-9a-f]{1,2}){2})?$/i,
  /^[0-9a-f]{2}(?:-[0-9a-f]{2}){5}(?:(?:-[0-9a-f]{2}){2})?$/i,
  /^[0-9a-f]{4}(?:\.[0-9a-f]{4}){2,3}$/i,
];

/** The digits of an EUI-48 or EUI-64 in colon, hyphen, dot or bare notation; null when it is none. */
export function parseMac(text: string): string | null {
  const address = text.trim();
  if (!notations.some((notation) => notation.test(address))) return null;
  // Some systems print `0:1a:11:…` without leading zeros.
  const digits = address.includes(':')
    ? address
        .split(':')
        .map((part) => part.padStart(2, '0'))
        .join('')
    : address.replace(/[-.]/g, '');
  return digits.toUpperCase();
}

const firstByte = (hex: string) => parseInt(hex.slice(0, 2), 16);
const isMulticast = (hex: string) => (firstByte(hex) & 1) === 1;
const isLocal = (hex: string) => (firstByte(hex) & 2) === 2;

/**
 * A hardware address and the block it was assigned from. An address made up by software (local bit) has no block:
 * its digits mean nobody, even where they equal a registered prefix.
 */
export function readMac(text: string): MacModel {
  const hex = parseMac(text);
  if (hex === null || isLocal(hex)) return { hex, block: undefined };
  // The group bit is not part of the assignment: 01:80:C2 belongs to whom 00:80:C2 was assigned.
  const assigned = isMulticast(hex)
    ? hex.charAt(0) + (firstByte(hex) & 0xe).toString(16).toUpperCase() + hex.slice(2)
    : hex;
  return { hex, block: macBlock(assigned) };
}

const blockNames = { 6: 'MA-L', 7: 'MA-M', 9: 'MA-S' } as const;

const macQueries = { mac: (_parent, { address }) => readMac(address) } satisfies QueryResolvers;

const macFields = {
  mac: ({ hex }) => hex?.replace(/..(?=.)/g, '$&:') ?? null,
  valid: ({ hex }) => hex !== null,
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
