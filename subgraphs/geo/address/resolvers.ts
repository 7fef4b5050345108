import type { PlacesSource } from '../../../db/snapshot/places.ts';
import type { AddressStore, UsAddressRow } from '../../../db/queries/us-addresses.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { checkLimit } from '../../validation/batch.ts';
import { countryCodeRule } from '../../validation/country-code.ts';
import { parseIpWords } from '../../validation/network.ts';
import { quote } from '../../../core/quote.ts';
import { parseText } from '../../../core/text.ts';
import { findPlaceOfIp, type IpSources } from '../ip/place-of-ip.ts';
import { isSpecialUse } from '../../../facts/ip/special-purpose.ts';
import type { Resolvers } from '../schema.generated.ts';
import { findCountyOfAddress } from './county-of-address.ts';
import { findAddresses, queryStore } from './find-address.ts';
import { parseAddress, type ParsedAddress } from './parse-address.ts';
import { searchAddresses } from './search-address.ts';

/** The model of a requested address, with all matching recorded addresses. */
export interface AddressModel {
  /** The address text of the request, or the line of a search result. */
  readonly input: string;
  readonly read: ParsedAddress | null;
  /** Recorded addresses that match the input. */
  readonly rows: readonly UsAddressRow[];
}

const addressTextRule = { maximum: 200, example: '350 5th Ave, New York, NY 10118' };
const searchTextRule = { ...addressTextRule, example: '350 5th av' };

function checkArea(country: string, state: string | null | undefined, postal: string | null | undefined) {
  if (countryCodeRule.read(country, 'country') !== 'US') {
    throw createInvalidInputError(
      'country',
      `country must be US, not ${quote(country)}: only US addresses are recorded.`,
    );
  }
  const code = /^(?:US-)?([A-Z]{2})$/.exec((state ?? 'NY').toUpperCase())?.[1];
  if (code === undefined)
    throw createInvalidInputError(
      'state',
      'state must be the code of a US state: for example, use NY or US-NY.',
    );
  if (!/^\d{5}(-\d{4})?$/.test(postal ?? '10118')) {
    throw createInvalidInputError(
      'postal',
      'postal must be a ZIP code of five digits: for example, use 10118.',
    );
  }
  return { state: state === null || state === undefined ? undefined : code, postal: postal?.slice(0, 5) };
}

/** Formats an address in one line: `350 5th Ave, New York, NY 10118`. */
function formatLine({ number, street, unit, city, state, postal }: UsAddressRow): string {
  const line = `${number} ${street}${unit === null ? '' : ` ${/^[\w-]+$/.test(unit) ? `#${unit}` : unit}`}`;
  return `${line}${city === null ? '' : `, ${city}`}, ${state}${postal === null ? '' : ` ${postal}`}`;
}

/** The United States and their territories, to which all recorded addresses belong. */
const recordedCountries = new Set(['US', 'PR', 'VI', 'GU', 'MP', 'AS']);

/** Whether an IP address is certainly outside the area of recorded addresses. @throws invalid_request when `ip` is malformed */
function isOutsideRecordedArea(places: PlacesSource, sources: IpSources, ip: string): boolean {
  const words = parseIpWords(ip, 'ip');
  const ipPlace = isSpecialUse(words) ? null : findPlaceOfIp(words, places.current, sources);
  return ipPlace !== null && !recordedCountries.has(ipPlace.country);
}

/** Returns the recorded address if there is exactly one match; otherwise null. */
const getSingleMatch = ({ rows }: AddressModel): UsAddressRow | null =>
  rows.length === 1 ? (rows[0] ?? null) : null;

export function addressResolvers(
  places: PlacesSource,
  sources: IpSources,
  store: AddressStore | undefined,
): Resolvers {
  const findCounty = (model: AddressModel) => {
    const row = getSingleMatch(model);
    return row === null ? null : findCountyOfAddress(places.current, row);
  };
  const findState = (row: UsAddressRow | null) =>
    row === null ? null : places.current.states.find(`US-${row.state}`);
  return {
    Query: {
      async address(_, { address }) {
        const input = parseText(address, 'address', addressTextRule);
        const parsedAddress = parseAddress(places.current, input);
        const rows = await queryStore(store, async (open) =>
          parsedAddress === null ? [] : findAddresses(open, parsedAddress),
        );
        return { input, read: parsedAddress, rows };
      },
      async addressSearch(_, { query, country, ip, state, postal, city, limit }) {
        const text = parseText(query, 'q', searchTextRule);
        const area = checkArea(country ?? 'US', state, postal);
        checkLimit(limit);
        const isOutsideArea =
          typeof ip === 'string' && isOutsideRecordedArea(places, sources, ip) && !country;
        const parsedAddress = parseAddress(places.current, text);
        const { addresses, reason } = await queryStore(store, async (open) =>
          isOutsideArea
            ? { addresses: [], reason: 'no_matches' as const }
            : searchAddresses(open, parsedAddress, { ...area, city: city ?? undefined }, limit),
        );
        return {
          results: addresses.map((row) => ({ input: formatLine(row), read: parsedAddress, rows: [row] })),
          reason,
        };
      },
    },
    Address: {
      address: (model) => {
        const row = getSingleMatch(model);
        return row === null ? model.input : formatLine(row);
      },
      valid: ({ read }) => read !== null,
      registered: ({ rows }) => rows.length > 0,
      matches: ({ rows }) => rows.length,
      houseNumber: (model) => getSingleMatch(model)?.number ?? null,
      street: (model) => getSingleMatch(model)?.street ?? null,
      unit: (model) => getSingleMatch(model)?.unit ?? null,
      cityName: (model) => getSingleMatch(model)?.city ?? null,
      district: findCounty,
      districtCode: (model) => findCounty(model)?.code ?? null,
      districtName: (model) => getSingleMatch(model)?.county ?? findCounty(model)?.name ?? null,
      stateCode: (model) => getSingleMatch(model)?.state ?? null,
      stateName: (model) => findState(getSingleMatch(model))?.name ?? null,
      state: (model) => findState(getSingleMatch(model)),
      postalCode: (model) => getSingleMatch(model)?.postal ?? null,
      countryCode: (model) => (getSingleMatch(model) === null ? null : 'US'),
      countryName: (model) =>
        getSingleMatch(model) === null ? null : (places.current.countries.find('US')?.name ?? null),
      latitude: (model) => getSingleMatch(model)?.latitude ?? null,
      longitude: (model) => getSingleMatch(model)?.longitude ?? null,
      deep: (model) => model,
    },
  };
}
