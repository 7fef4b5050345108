import { findRecordedZone } from '../../../facts/point/recorded-zone.ts';
import type { PlacesSource } from '../../../db/snapshot/places.ts';
import type { AddressStore } from '../../../db/queries/us-addresses.ts';
import type { Candidate, PlaceSource } from '../location/location.ts';
import { findAddresses, queryStore } from './find-address.ts';
import { parseAddress } from './parse-address.ts';

/**
 * US address points as a source for `location`. Every exact match is a candidate. Time zones come from the boundaries of
 * geo-tz.
 */
export const createAddressPlaceSource = (
  places: PlacesSource,
  store: AddressStore | undefined,
): PlaceSource => ({
  label: 'us_address_points',
  async find(value, { state }) {
    const parsedAddress = parseAddress(places.current, value);
    const rows = await queryStore(store, async (open) =>
      parsedAddress === null ? [] : findAddresses(open, parsedAddress, { state }),
    );
    return rows.map((row): Candidate => {
      const { number, street, city, latitude, longitude } = row;
      const name = `${number} ${street}${city === null ? '' : `, ${city}`}`;
      const timezone = findRecordedZone(latitude, longitude);
      return { id: null, name, country: 'US', state: row.state, timezone, latitude, longitude };
    });
  },
});
