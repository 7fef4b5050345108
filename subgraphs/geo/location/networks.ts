import { zonesOfCountry } from '../../../db/country-zones.ts';
import { readIp } from '../../../db/ip-address.ts';
import type { NetworksSource } from '../../../db/snapshot/networks.ts';
import type { Candidate, PlaceSource } from './location.ts';

/**
 * Addresses by the country that they are estimated to be in: one with a single zone is where they are, the zones of
 * another are candidates. Coordinates are not known.
 */
export const networkPlaces = (networks: NetworksSource): PlaceSource => ({
  label: 'dbip_country',
  find(value) {
    const words = readIp(value);
    const country = words === null ? null : networks.current.countryAt(words);
    if (country === null) return [];
    return zonesOfCountry(country).map((timezone): Candidate => ({
      id: null,
      name: null,
      country,
      state: null,
      timezone,
      latitude: null,
      longitude: null,
    }));
  },
});
