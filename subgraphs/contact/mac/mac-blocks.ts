import { lazy } from '../../../core/lazy.ts';
import { isJsonObject } from '../../../core/json.ts';
import { readPackageJson } from '../../../core/package-file.ts';

/** Who an address block is assigned to. */
export interface MacBlock {
  /** Hexadecimal digits: 6 (MA-L), 7 (MA-M) or 9 (MA-S). */
  readonly digits: 6 | 7 | 9;
  /** Null: the registry keeps the holder private, or the block is only parted into smaller ones. */
  readonly vendor: string | null;
  readonly private: boolean;
  /** ISO 3166-1 alpha-2 of the holder's address. */
  readonly country: string | null;
}

/** The blocks of one size: sorted prefixes and, beside them, where their holder stands. */
interface Blocks {
  readonly digits: 6 | 7 | 9;
  readonly prefixes: Float64Array;
  readonly holders: Uint32Array;
}

interface Registry {
  /** Smallest block first. */
  readonly sizes: readonly Blocks[];
  /** Interned, as the registry has about 30,000 holders for 54,000 blocks. */
  readonly nameOf: (holder: number) => string;
  readonly countries: readonly (string | null)[];
}

/** Holds the blocks that are parted among others. */
const registrar = 'IEEE Registration Authority';

/** Source: oui-data (the IEEE's MA-L, MA-M and MA-S lists), packed into sorted arrays. */
const registry = lazy((): Registry => {
  const file = readPackageJson<unknown>('oui-data/index.json');
  const countries = countryCodes();
  const names: string[] = [];
  const holderCountries: (string | null)[] = [];
  const holderAt = new Map<string, number>();
  const rows = new Map<6 | 7 | 9, [prefix: number, holder: number][]>([
    [9, []],
    [7, []],
    [6, []],
  ]);
  for (const [key, text] of Object.entries(isJsonObject(file) ? file : {})) {
    const list = key.length === 6 || key.length === 7 || key.length === 9 ? rows.get(key.length) : undefined;
    if (list === undefined || typeof text !== 'string') continue;
    // The first line and the last: of the address between them nothing is told.
    const end = text.indexOf('\n');
    const name = end === -1 ? text : text.slice(0, end);
    const country = countries.get(text.slice(text.lastIndexOf('\n') + 1)) ?? null;
    const holder = `${name}\n${country}`;
    let at = holderAt.get(holder);
    if (at === undefined) {
      at = names.length;
      holderAt.set(holder, at);
      names.push(name);
      holderCountries.push(country);
    }
    list.push([parseInt(key, 16), at]);
  }
  const sizes = [...rows].map(([digits, list]) => {
    list.sort(([a], [b]) => a - b);
    return {
      digits,
      prefixes: Float64Array.from(list, ([prefix]) => prefix),
      holders: Uint32Array.from(list, ([, holder]) => holder),
    };
  });
  return { sizes, nameOf: textsOf(names), countries: holderCountries };
});

/** Texts in one piece of memory, without an object for each. */
function textsOf(texts: readonly string[]): (index: number) => string {
  const bytes = Buffer.from(texts.join(''));
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (const [index, text] of texts.entries()) ends[index] = end += Buffer.byteLength(text);
  return (index) => bytes.toString('utf8', ends[index - 1] ?? 0, ends[index]);
}

/**
 * The smallest assigned block that an address is in; undefined when none is.
 * @param hex the address as upper-case hexadecimal digits
 */
export function macBlock(hex: string): MacBlock | undefined {
  const { sizes, nameOf, countries } = registry();
  for (const { digits, prefixes, holders } of sizes) {
    const holder = holders[find(prefixes, parseInt(hex.slice(0, digits), 16))];
    if (holder === undefined) continue;
    const name = nameOf(holder);
    const isPrivate = name.toLowerCase() === 'private';
    const vendor = isPrivate || name === registrar ? null : name;
    return { digits, vendor, private: isPrivate, country: countries[holder] ?? null };
  }
  return undefined;
}

function find(sorted: Float64Array, wanted: number): number {
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

/** The registry writes countries as CLDR names them in English. */
function countryCodes(): Map<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = new Map<string, string>();
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  for (const first of letters) {
    for (const second of letters) {
      const name = names.of(first + second);
      // Codes that were withdrawn (DD, SU) still have names; the first in the alphabet is not always the living
      // one, so a name that two codes share is left out.
      if (name !== undefined) codes.set(name, codes.has(name) ? '' : first + second);
    }
  }
  return new Map([...codes].filter(([, code]) => code !== ''));
}
