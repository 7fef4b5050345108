import { parseIp } from '../../../facts/ip/ip-address.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import { findPlaceOfIp, listZones, type IpSources, type IpPlace } from '../ip/place-of-ip.ts';
import type { Candidate, PlaceSource } from './location.ts';

/** IP addresses as a source for `location`, by their declared or estimated location. Each possible time zone is a candidate. */
export const createNetworkPlaceSource = (places: PlacesSource, sources: IpSources): PlaceSource => ({
  label: 'dbip_country',
  find(value) {
    const { current } = places;
    const words = parseIp(value);
    const place = words === null ? null : findPlaceOfIp(words, current, sources);
    return place === null ? [] : listCandidates(current, place);
  },
});

function listCandidates(places: Places, found: IpPlace): readonly Candidate[] {
  const { source, country, city, latitude, longitude, records } = found;
  const state = found.state?.code.slice(3) ?? null;
  const zones = listZones(places, found);
  if (zones.length > 1 && records.length > 0) {
    return records.map((record) => ({
      id: record.id,
      name: record.name,
      country,
      state: record.state?.code.slice(3) ?? null,
      timezone: record.timezoneId,
      latitude: record.latitude,
      longitude: record.longitude,
      source,
    }));
  }
  const [record, other] = records;
  const id = record !== undefined && other === undefined ? record.id : null;
  return zones.map((timezone) => ({
    id,
    name: city,
    country,
    state,
    timezone,
    latitude,
    longitude,
    source,
  }));
}
