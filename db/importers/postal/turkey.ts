import { readFacts } from '../../../facts/fact-table.ts';
import type { StateName } from '../state-names.ts';
import { degrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

/** Codes of PTT with their district; the central district of a province has the name of its city. */
export function* turkey(
  settlements: Settlements,
  states: ReadonlyMap<string, StateName>,
): Generator<PostalPlace> {
  const others = new Map(
    readFacts('turkish-districts').map(({ province = '', district = '', latitude, longitude }) => [
      province + district,
      { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) },
    ]),
  );
  for (const { code = '', district = '' } of readFacts('turkish-postal-codes')) {
    const state = `TR-${code.slice(0, 2)}`;
    const province = states.get(state);
    const city = district === 'Merkez' ? (province?.nameLocal ?? province?.name ?? district) : district;
    const seat = others.get(code.slice(0, 2) + district) ?? settlements.named('TR', city, state);
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
