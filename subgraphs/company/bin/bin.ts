import creditCardType from 'credit-card-type';
import { readFacts } from '../../../facts/fact-table.ts';
import { binCodeRule as binRule } from '../../validation/bin.ts';

export interface BinRecord {
  readonly bin: string;
  readonly prefix: string;
  readonly countryCode: string | null;
  readonly issuer: string | null;
  readonly issuerUrl: string | null;
  readonly brand: string;
  readonly brandName: string;
  readonly type: string | null;
  readonly prepaid: boolean | null;
  readonly lengths: readonly number[];
}

interface Brand {
  readonly prefix: string;
  readonly brand: string;
  readonly name: string;
  readonly lengths: readonly number[];
}

let brandFacts: readonly Brand[] | undefined;

const readOwnBrands = (): readonly Brand[] =>
  (brandFacts ??= readFacts('card-brands').map((row) => ({
    prefix: row['prefix'] ?? '',
    brand: row['brand'] ?? '',
    name: row['name'] ?? '',
    lengths: (row['lengths'] ?? '').split(',').map(Number),
  })));

/**
 * Finds the card scheme of the digits. Sources: facts/tables/card-brands.tsv, otherwise the longest matching range of the
 * package.
 * @returns null when no range contains the digits, or when two ranges match equally well
 */
function findBrand(bin: string): Brand | null {
  const ownBrand = readOwnBrands().find(({ prefix }) => bin.startsWith(prefix));
  if (ownBrand !== undefined) return ownBrand;
  const [best, second] = creditCardType(bin).sort((a, b) => (b.matchStrength ?? 0) - (a.matchStrength ?? 0));
  const matchStrength = best?.matchStrength ?? 0;
  if (best === undefined || matchStrength === 0 || matchStrength === second?.matchStrength) return null;
  return {
    prefix: bin.slice(0, matchStrength),
    brand: best.type,
    name: best.niceType,
    lengths: best.lengths,
  };
}

/**
 * Looks up a card range by its first 6 to 11 digits. Longer numbers are rejected, so that the service never accepts a complete
 * card number. The error message does not repeat the input.
 * @returns null when the digits belong to no known scheme
 * @throws invalid_request unless the text has 6 to 11 digits
 */
export function parseBin(bin: string, param = 'bin'): BinRecord | null {
  binRule.read(bin, param);
  const brand = findBrand(bin);
  if (brand === null) return null;
  return {
    bin,
    prefix: brand.prefix,
    brand: brand.brand,
    brandName: brand.name,
    lengths: brand.lengths,
    // The issuer is unknown. The schemes disclose issuers only to their members, and public lists are outdated and contain
    // wrong countries.
    countryCode: null,
    issuer: null,
    issuerUrl: null,
    type: null,
    prepaid: null,
  };
}
