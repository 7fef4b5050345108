import { memoize } from '../../../core/memoize.ts';
import { isJsonObject } from '../../../core/json.ts';
import { readPackageJson } from '../../../core/package-file.ts';

/** An address block and its holder. */
export interface MacBlock {
  /** Length of the prefix in hexadecimal digits: 6 (MA-L), 7 (MA-M) or 9 (MA-S). */
  readonly digits: 6 | 7 | 9;
  /**
   * Name of the holder. Null when the registry does not disclose the name, or when the block is only a container of smaller
   * blocks.
   */
  readonly vendor: string | null;
  readonly private: boolean;
  /** ISO 3166-1 alpha-2 of the holder's address. */
  readonly country: string | null;
}

/** Blocks of one size: sorted prefixes, and the indexes of their holders at the same positions. */
interface BlockIndex {
  readonly digits: 6 | 7 | 9;
  readonly prefixes: Float64Array;
  readonly holders: Uint32Array;
}

interface Registry {
  /** Blocks by size, the smallest first. */
  readonly sizes: readonly BlockIndex[];
  /** Returns the name of a holder. Names are interned: about 30,000 holders have 54,000 blocks. */
  readonly nameOf: (holder: number) => string;
  readonly countries: readonly (string | null)[];
}

/** The registry's name for the holder of blocks that are divided into smaller blocks. */
const registrarName = 'IEEE Registration Authority';

/** Reads the address blocks into sorted arrays. Source: oui-data (MA-L, MA-M and MA-S lists of the IEEE). */
const readRegistry = memoize((): Registry => {
  const file = readPackageJson<unknown>('oui-data/index.json');
  const countries = listCountryCodes();
  const names: string[] = [];
  const holderCountries: (string | null)[] = [];
  const indexByHolder = new Map<string, number>();
  const rowsBySize = new Map<6 | 7 | 9, [prefix: number, holder: number][]>([
    [9, []],
    [7, []],
    [6, []],
  ]);
  for (const [key, text] of Object.entries(isJsonObject(file) ? file : {})) {
    const sizeRows =
      key.length === 6 || key.length === 7 || key.length === 9 ? rowsBySize.get(key.length) : undefined;
    if (sizeRows === undefined || typeof text !== 'string') continue;
    // Use the first line of the registered address, which is the holder's name, and the last line, which is the country.
    const end = text.indexOf('\n');
    const name = end === -1 ? text : text.slice(0, end);
    const country = countries.get(text.slice(text.lastIndexOf('\n') + 1)) ?? null;
    const holder = `${name}\n${country}`;
    let holderIndex = indexByHolder.get(holder);
    if (holderIndex === undefined) {
      holderIndex = names.length;
      indexByHolder.set(holder, holderIndex);
      names.push(name);
      holderCountries.push(country);
    }
    sizeRows.push([parseInt(key, 16), holderIndex]);
  }
  const blockIndexes = [...rowsBySize].map(([digits, list]) => {
    list.sort(([a], [b]) => a - b);
    return {
      digits,
      prefixes: Float64Array.from(list, ([prefix]) => prefix),
      holders: Uint32Array.from(list, ([, holder]) => holder),
    };
  });
  return { sizes: blockIndexes, nameOf: packTexts(names), countries: holderCountries };
});

/** Stores texts in one buffer, which needs less memory than separate string objects. */
function packTexts(texts: readonly string[]): (index: number) => string {
  const bytes = Buffer.from(texts.join(''));
  const endOffsets = new Uint32Array(texts.length);
  let end = 0;
  for (const [index, text] of texts.entries()) endOffsets[index] = end += Buffer.byteLength(text);
  return (index) => bytes.toString('utf8', endOffsets[index - 1] ?? 0, endOffsets[index]);
}

/**
 * Returns the smallest assigned block that contains an address; undefined for an unassigned address.
 * @param hex the address as upper-case hexadecimal digits
 */
export function findMacBlock(hex: string): MacBlock | undefined {
  const { sizes, nameOf, countries } = readRegistry();
  for (const { digits, prefixes, holders } of sizes) {
    const holder = holders[findPosition(prefixes, parseInt(hex.slice(0, digits), 16))];
    if (holder === undefined) continue;
    const name = nameOf(holder);
    const isPrivate = name.toLowerCase() === 'private';
    const vendor = isPrivate || name === registrarName ? null : name;
    return { digits, vendor, private: isPrivate, country: countries[holder] ?? null };
  }
  return undefined;
}

function findPosition(sorted: Float64Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle] ?? 0;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Returns country codes by name. The registry uses the English names of CLDR. */
function listCountryCodes(): Map<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = new Map<string, string>();
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  for (const first of letters) {
    for (const second of letters) {
      const name = names.of(first + second);
      // Withdrawn codes (DD, SU) still have names, and can sort before or after the current code. Omit a name that two codes
      // share.
      if (name !== undefined) codes.set(name, codes.has(name) ? '' : first + second);
    }
  }
  return new Map([...codes].filter(([, code]) => code !== ''));
}
