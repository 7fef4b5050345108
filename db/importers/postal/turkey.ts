import { readFacts } from '../../../facts/fact-table.ts';
import type { StateName } from '../state-names.ts';
import { parseDegrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

/** Yields the codes of PTT with their district. The central district of a province has the name of its city. */
export function* readTurkishPlaces(
  settlements: Settlements,
  states: ReadonlyMap<string, StateName>,
): Generator<PostalPlace> {
  const districtSeats = new Map(
    readFacts('turkish-districts').map(({ province = '', district = '', latitude, longitude }) => [
      province + district,
      { latitude: parseDegrees(latitude, 90), longitude: parseDegrees(longitude, 180) },
    ]),
  );
  for (const { code = '', district = '' } of readFacts('turkish-postal-codes')) {
    const state = `TR-${code.slice(0, 2)}`;
    const province = states.get(state);
    const city = district === 'Merkez' ? (province?.nameLocal ?? province?.name ?? district) : district;
    const seat = districtSeats.get(code.slice(0, 2) + district) ?? settlements.named('TR', city, state);
    yield {
      country: 'TR',
      code,
      city,
      state,
      districtName: district,
      latitude: seat?.latitude,
      longitude: seat?.longitude,
    };
  }
}
