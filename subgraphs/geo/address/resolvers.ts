import type { PlacesSource } from '../../../db/snapshot/places.ts';
import type { AddressStore, UsAddressRow } from '../../../db/queries/us-addresses.ts';
import { invalid } from '../../../core/lookup-error.ts';
import { checkLimit } from '../../validation/batch.ts';
import { countryCode } from '../../validation/country-code.ts';
import { ipWords } from '../../validation/network.ts';
import { quote } from '../../../core/quoted.ts';
import { parseText } from '../../../core/text.ts';
import { placeOfIp, type IpSources } from '../ip/place-of-ip.ts';
import { isSpecialUse } from '../../../facts/ip/special-purpose.ts';
import type { Resolvers } from '../schema.generated.ts';
import { countyOfAddress } from './county-of-address.ts';
import { addressesOf, queryStore } from './find-address.ts';
import { parseAddress, type ReadAddress } from './read-address.ts';
import { searchAddresses } from './search-address.ts';

/** A requested address, with the recorded addresses that match it. */
export interface AddressModel {
  /** The address as the client gave it, or the line of a search result. */
  readonly input: string;
  readonly read: ReadAddress | null;
  /** Recorded addresses that match the input. */
  readonly rows: readonly UsAddressRow[];
}

const line = { maximum: 200, example: '350 5th Ave, New York, NY 10118' };
const searchText = { ...line, example: '350 5th av' };

function checkArea(country: string, state: string | null | undefined, postal: string | null | undefined) {
  if (countryCode.read(country, 'country') !== 'US') {
    throw invalid('country', `country must be US, not ${quote(country)}: only US addresses are recorded.`);
  }
  const code = /^(?:US-)?([A-Z]{2})$/.exec((state ?? 'NY').toUpperCase())?.[1];
  if (code === undefined)
    throw invalid('state', 'state must be the code of a US state: use for example NY or US-NY.');
  if (!/^\d{5}(-\d{4})?$/.test(postal ?? '10118')) {
    throw invalid('postal', 'postal must be a ZIP code of five digits: use for example 10118.');
  }
  return { state: state === null || state === undefined ? undefined : code, postal: postal?.slice(0, 5) };
}

/** Formats an address in one line: `350 5th Ave, New York, NY 10118`. */
function lineOf({ number, street, unit, city, state, postal }: UsAddressRow): string {
  const line = `${number} ${street}${unit === null ? '' : ` ${/^[\w-]+$/.test(unit) ? `#${unit}` : unit}`}`;
  return `${line}${city === null ? '' : `, ${city}`}, ${state}${postal === null ? '' : ` ${postal}`}`;
}

/** The United States and their territories: the countries that have recorded addresses. */
const recordedCountries = new Set(['US', 'PR', 'VI', 'GU', 'MP', 'AS']);

/**
 * Whether an IP address is known to be outside the area of recorded addresses. @throws invalid_request when `ip` is
 * malformed
 */
function isOutsideRecordedArea(places: PlacesSource, sources: IpSources, ip: string): boolean {
  const words = ipWords(ip, 'ip');
  const found = isSpecialUse(words) ? null : placeOfIp(words, places.current, sources);
  return found !== null && !recordedCountries.has(found.country);
}

/** Returns the only matching address; null when several match. */
const singleMatch = ({ rows }: AddressModel): UsAddressRow | null =>
  rows.length === 1 ? (rows[0] ?? null) : null;

export function addressResolvers(
  places: PlacesSource,
  sources: IpSources,
  store: AddressStore | undefined,
): Resolvers {
  const countyFor = (model: AddressModel) => {
    const row = singleMatch(model);
    return row === null ? null : countyOfAddress(places.current, row);
  };
  const stateOf = (row: UsAddressRow | null) =>
    row === null ? null : places.current.states.find(`US-${row.state}`);
  return {
    Query: {
      async address(_, { address }) {
        const input = parseText(address, 'address', line);
        const read = parseAddress(places.current, input);
        const rows = await queryStore(store, async (open) => (read === null ? [] : addressesOf(open, read)));
        return { input, read, rows };
      },
      async addressSearch(_, { query, country, ip, state, postal, city, limit }) {
        const text = parseText(query, 'q', searchText);
        const area = checkArea(country ?? 'US', state, postal);
        checkLimit(limit);
        const isOutside = typeof ip === 'string' && isOutsideRecordedArea(places, sources, ip) && !country;
        const read = parseAddress(places.current, text);
        const { addresses, reason } = await queryStore(store, async (open) =>
          isOutside
            ? { addresses: [], reason: 'no_matches' as const }
            : searchAddresses(open, read, { ...area, city: city ?? undefined }, limit),
        );
        return {
          results: addresses.map((row) => ({ input: lineOf(row), read, rows: [row] })),
          reason,
        };
      },
    },
    Address: {
      address: (model) => {
        const row = singleMatch(model);
        return row === null ? model.input : lineOf(row);
      },
      valid: ({ read }) => read !== null,
      registered: ({ rows }) => rows.length > 0,
      matches: ({ rows }) => rows.length,
      houseNumber: (model) => singleMatch(model)?.number ?? null,
      street: (model) => singleMatch(model)?.street ?? null,
      unit: (model) => singleMatch(model)?.unit ?? null,
      cityName: (model) => singleMatch(model)?.city ?? null,
      district: countyFor,
      districtCode: (model) => countyFor(model)?.code ?? null,
      districtName: (model) => singleMatch(model)?.county ?? countyFor(model)?.name ?? null,
      stateCode: (model) => singleMatch(model)?.state ?? null,
      stateName: (model) => stateOf(singleMatch(model))?.name ?? null,
      state: (model) => stateOf(singleMatch(model)),
      postalCode: (model) => singleMatch(model)?.postal ?? null,
      countryCode: (model) => (singleMatch(model) === null ? null : 'US'),
      countryName: (model) =>
        singleMatch(model) === null ? null : (places.current.countries.find('US')?.name ?? null),
      latitude: (model) => singleMatch(model)?.latitude ?? null,
      longitude: (model) => singleMatch(model)?.longitude ?? null,
      deep: (model) => model,
    },
  };
}
