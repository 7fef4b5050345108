import { isIP } from 'node:net';

/** An IP address as unsigned 32-bit words: one for IPv4, four for IPv6. */
export type IpWords = readonly [number] | readonly [number, number, number, number];

/**
 * Parses an IP address in any notation. An IPv4-mapped IPv6 address (`::ffff:8.8.8.8`) becomes the IPv4 address.
 * @returns null for other text, and for an address with a zone (`fe80::1%eth0`), which is meaningless on other hosts
 */
export function parseIp(text: string): IpWords | null {
  switch (isIP(text)) {
    case 4:
      return [parseIpv4Word(text)];
    case 6:
      return text.includes('%') ? null : unmapIpv4(parseIpv6Words(text));
    default:
      return null;
  }
}

/** Formats an address in its canonical notation (RFC 5952). */
export function formatIp(words: IpWords): string {
  if (words.length === 1) {
    const [word] = words;
    return `${word >>> 24}.${(word >>> 16) & 255}.${(word >>> 8) & 255}.${word & 255}`;
  }
  const groups: number[] = [];
  for (const getWord of words) groups.push(getWord >>> 16, getWord & 0xffff);
  const [from, length] = findLongestZeros(groups);
  const formatHex = (part: readonly number[]) => part.map((group) => group.toString(16)).join(':');
  return length < 2
    ? formatHex(groups)
    : `${formatHex(groups.slice(0, from))}::${formatHex(groups.slice(from + length))}`;
}

/** Converts an address to a single number for comparing and counting. */
export const ipToNumber = (words: IpWords): bigint =>
  words.reduce((number, word) => (number << 32n) | BigInt(word), 0n);

/** Converts a number back to an address. @param bits 32 or 128 */
export const ipFromNumber = (number: bigint, bits: 32 | 128): IpWords => {
  const getWord = (place: bigint) => Number((number >> (32n * place)) & 0xffff_ffffn);
  return bits === 32 ? [getWord(0n)] : [getWord(3n), getWord(2n), getWord(1n), getWord(0n)];
};

/** Copies one or four words into an address. */
export const toIpWords = (words: readonly number[]): IpWords =>
  words.length === 1 ? [words[0] ?? 0] : [words[0] ?? 0, words[1] ?? 0, words[2] ?? 0, words[3] ?? 0];

/** Returns the next or previous address; null after the last and before the first address. */
export function getAdjacentIp(words: IpWords, by: 1 | -1): IpWords | null {
  const adjacentWords = [...words];
  for (let wordIndex = adjacentWords.length - 1; wordIndex >= 0; wordIndex -= 1) {
    const getWord = (adjacentWords[wordIndex] ?? 0) + by;
    adjacentWords[wordIndex] = getWord >>> 0;
    if (getWord >= 0 && getWord <= 0xffff_ffff) return toIpWords(adjacentWords);
  }
  return null;
}

/** Parses an IPv4 address into one word. @param text four octets in decimal digits */
function parseIpv4Word(text: string): number {
  let [word, octet] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === 46) [word, octet] = [word * 256 + octet, 0];
    else octet = octet * 10 + character - 48;
  }
  return word * 256 + octet;
}

/** Parses an IPv6 address into four words. @param text IPv6 address that was already validated */
function parseIpv6Words(text: string): readonly [number, number, number, number] {
  const groups: number[] = [];
  /** Number of groups before `::` in the text. */
  let gapIndex = 8;
  let [group, from] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === 46) {
      const getWord = parseIpv4Word(text.slice(from));
      groups.push(getWord >>> 16);
      group = getWord & 0xffff;
      break;
    }
    if (character !== 58) {
      group = group * 16 + (character < 58 ? character - 48 : (character | 32) - 87);
      continue;
    }
    if (index > from) groups.push(group);
    if (text.charCodeAt(index + 1) === 58) {
      gapIndex = groups.length;
      index += 1;
    }
    [group, from] = [0, index + 1];
  }
  if (from < text.length) groups.push(group);
  const zeros = 8 - groups.length;
  const getGroup = (index: number) =>
    index < gapIndex ? (groups[index] ?? 0) : index < gapIndex + zeros ? 0 : (groups[index - zeros] ?? 0);
  return [
    getGroup(0) * 65_536 + getGroup(1),
    getGroup(2) * 65_536 + getGroup(3),
    getGroup(4) * 65_536 + getGroup(5),
    getGroup(6) * 65_536 + getGroup(7),
  ];
}

const unmapIpv4 = (words: readonly [number, number, number, number]): IpWords =>
  words[0] === 0 && words[1] === 0 && words[2] === 0xffff ? [words[3]] : words;

/** Returns the start and length of the longest run of zero groups. Of equally long runs, returns the first. */
function findLongestZeros(groups: readonly number[]): readonly [from: number, length: number] {
  let longestRun: readonly [number, number] = [0, 0];
  for (let groupIndex = 0; groupIndex < groups.length; groupIndex += 1) {
    let end = groupIndex;
    while (end < groups.length && groups[end] === 0) end += 1;
    if (end - groupIndex > longestRun[1]) longestRun = [groupIndex, end - groupIndex];
    if (end > groupIndex) groupIndex = end;
  }
  return longestRun;
}
