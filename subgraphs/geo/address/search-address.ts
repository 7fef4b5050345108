import type { AddressStore, UsAddressRow } from '../../../db/queries/us-addresses.ts';
import { listCompletions, abbreviateStreetWords } from '../../../facts/us-street.ts';
import type { AddressSearchReason } from '../schema.generated.ts';
import { isInPlaceStartingWith, removeDuplicates, isInPlace } from './find-address.ts';
import type { ParsedAddress } from './parse-address.ts';

/** The area to which a search is restricted. */
export interface SearchArea {
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly postal?: string | undefined;
}

export interface SearchResult {
  readonly addresses: readonly UsAddressRow[];
  /** The reason for an empty result; null when there are results. */
  readonly reason: AddressSearchReason | null;
}

const maxRows = 2000;
/** Minimum number of characters after the house number. */
const minCharacters = 2;

/**
 * Finds addresses that begin with the input. The input is a number and a street whose last word can be unfinished, or a street
 * and the beginning of its place. A search without an area that has more than `limit` matches returns the reason
 * `missing_context`.
 *
 * @param address null when the input is not yet the beginning of an address
 */
export async function searchAddresses(
  store: AddressStore,
  address: ParsedAddress | null,
  area: SearchArea,
  limit: number,
): Promise<SearchResult> {
  if (address === null || address.words.join('').length < minCharacters) {
    return { addresses: [], reason: 'more_input' };
  }
  const state = address.state ?? area.state;
  const postal = address.postal ?? area.postal;
  const completeStreetWords = abbreviateStreetWords(address.words.slice(0, -1));
  const streetBeginnings = listCompletions(address.words.at(-1) ?? '').map((word) =>
    [...completeStreetWords, word].join(' '),
  );
  const interpretationsWithPlace = address.readings.filter(({ place }) => place !== '');
  const streets = interpretationsWithPlace.map(({ street }) => street);
  const rows = await store.find(address.number, streets, streetBeginnings, { state, postal }, maxRows);
  const matchingRows = rows.filter(
    (row) =>
      isInPlace(row, area.city ?? '') &&
      (streetBeginnings.some((beginning) => row.streetKey.startsWith(beginning)) ||
        interpretationsWithPlace.some(
          ({ street, place }) => row.streetKey === street && isInPlaceStartingWith(row, place),
        )),
  );
  const addresses = removeDuplicates(matchingRows, address.unit);
  if (addresses.length === 0) return { addresses, reason: 'no_matches' };
  const isRestricted = state !== undefined || postal !== undefined || area.city !== undefined;
  if (addresses.length > limit && !isRestricted) return { addresses: [], reason: 'missing_context' };
  return { addresses: addresses.slice(0, limit), reason: null };
}
