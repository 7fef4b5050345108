import type { StateName } from '../state-names.ts';
import { readItalianComuni } from './italian-comuni.ts';
import { toEnglish } from './names.ts';
import { parseDegrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

/** Yields CAP codes with their comuni, the capital of the province first. */
export function* readItalianPlaces(
  settlements: Settlements,
  states: ReadonlyMap<string, StateName>,
): Generator<PostalPlace> {
  const comuni = readItalianComuni().toSorted(
    (a, b) => Number(b.flag_capoluogo === 'SI') - Number(a.flag_capoluogo === 'SI'),
  );
  for (const comune of comuni) {
    if (!/^\d{5}$/.test(comune.cap)) continue;
    const province = states.get(`IT-${comune.sigla_provincia}`);
    const place: PostalPlace = {
      country: 'IT',
      code: comune.cap,
      city: comune.denominazione_ita,
      state: settlements.state('IT', comune.denominazione_regione.split('/')[0] ?? ''),
      districtName: province?.name ?? comune.denominazione_provincia,
      districtNameLocal: province?.nameLocal ?? null,
      latitude: parseDegrees(comune.lat, 90),
      longitude: parseDegrees(comune.lon, 180),
    };
    yield toEnglish(place);
  }
}
