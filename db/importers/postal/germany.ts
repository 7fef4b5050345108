import { groupBy } from '../../../core/group-by.ts';
import { readGermanTowns, readGermanZips } from './german-lists.ts';
import { toEnglish } from './names.ts';
import { parseDegrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

/** Yields the codes of OpenGeoDB with coordinates. States and additional places come from a list of towns. */
export function* readGermanPlaces(settlements: Settlements): Generator<PostalPlace> {
  const townsByCode = groupBy(readGermanTowns(), (town) => town.zip);
  for (const { zip, city, lat, lon } of readGermanZips()) {
    const townsOfCode = townsByCode.get(zip) ?? [];
    const { state } = townsOfCode.find(({ name }) => name === city) ?? townsOfCode[0] ?? {};
    const place: PostalPlace = {
      country: 'DE',
      code: zip,
      city,
      state: state === undefined ? null : settlements.state('DE', state),
      latitude: parseDegrees(lat, 90),
      longitude: parseDegrees(lon, 180),
      localities: [...new Set(townsOfCode.map(({ name }) => name))]
        .filter((name) => name !== city)
        .slice(0, 50),
    };
    yield toEnglish(place);
  }
}
