import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import { geonamesPostal } from '../tables/postal.ts';
import { createStateNameFinder, readStatesByGeonamesCode } from './admin1-states.ts';
import { readLines } from './lines.ts';
import { parseDegrees } from './degrees.ts';
import { toPostalKey, type PostalRow } from './postal/place.ts';
import { readStateNames } from './state-names.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/**
 * Postal codes in GeoNames' export format (`US.txt`, `allCountries.txt`): 12 tab-separated columns, see
 * https://download.geonames.org/export/zip/readme.txt. There is no bundled source; operators import single countries.
 */
export const geonamesPostalCodes: Dataset<typeof geonamesPostal> = {
  name: 'postal-geonames',
  table: geonamesPostal,
  revision: 2,
  // Places of a code are usually adjacent in the file. A later place that is not adjacent is skipped.
  takesFirst: true,
  licence: 'CC-BY-4.0',
  attribution: 'Contains geographical data from GeoNames (https://www.geonames.org), CC BY 4.0',
  about: 1_800_000,
  file: 'allCountries.txt or a country’s file of https://download.geonames.org/export/zip/ (compressed or unpacked)',
  async *rows(file) {
    if (file === undefined)
      throw new UserFacingError('dataset', 'postal-geonames: name the file to import with --from <file>');
    const findState = createStateFinder();
    let lastPlace: { readonly line: number; readonly row: PostalRow & { localities: string[] } } | undefined;
    for await (const { line, text } of readLines(file)) {
      if (text === '') continue;
      const [
        country = '',
        code = '',
        place = '',
        name1 = '',
        code1 = '',
        name2 = '',
        code2 = '',
        ,
        ,
        lat,
        lon,
      ] = splitColumns(line, text);
      const violation = !/^[A-Z]{2}$/.test(country)
        ? `invalid country "${country}"`
        : !/^[A-Z0-9][A-Z0-9 -]*$/i.test(code) || code.length > 20
          ? `invalid postal code "${code}"`
          : place === '' || place.includes('\ufffd')
            ? `invalid place name "${place}"`
            : undefined;
      if (violation !== undefined) {
        yield { line, rejected: violation } satisfies ParsedEntry<PostalRow>;
        continue;
      }
      const key = toPostalKey(code);
      // The places of a code are adjacent, and the main place is first.
      if (lastPlace?.row.country === country && lastPlace.row.key === key) {
        const { localities, city } = lastPlace.row;
        if (place !== city && !localities.includes(place) && localities.length < 50) localities.push(place);
        continue;
      }
      if (lastPlace !== undefined) yield lastPlace;
      const state = findState(country, code1, name1);
      lastPlace = {
        line,
        row: {
          country,
          key,
          code,
          city: place,
          localities: [],
          state,
          stateName: state === null ? name1 || null : null,
          district: country === 'FR' && /^(\d{2,3}|2[AB])$/.test(code2) ? code2 : null,
          districtName: name2 || null,
          latitude: parseDegrees(lat, 90),
          longitude: parseDegrees(lon, 180),
        },
      };
    }
    if (lastPlace !== undefined) yield lastPlace;
  },
};

function splitColumns(line: number, text: string): readonly string[] {
  const columns = text.split('\t');
  if (columns.length === 12) return columns;
  throw new UserFacingError(
    'dataset',
    `postal-geonames: line ${line} has ${columns.length} columns; GeoNames files have 12`,
  );
}

/**
 * Returns a function that finds first-order divisions by name. The division code is used only when the name is unknown and ISO
 * 3166-2 contains the same code.
 */
function createStateFinder(): (country: string, code: string, name: string) => string | null {
  const names = readStateNames();
  const [recordedStates, named] = [readStatesByGeonamesCode(), createStateNameFinder(names.values())];
  const knownStates = new Map<string, string | null>();
  const findStateOfDivision = (country: string, name: string, division: string) => {
    const recordedState = recordedStates.get(division);
    return recordedState === undefined && name !== '' ? named(country, name) : (recordedState ?? null);
  };
  return (country, code, name) => {
    const division = `${country}.${name}`;
    let state = knownStates.get(division);
    if (state === undefined)
      knownStates.set(division, (state = findStateOfDivision(country, name, division)));
    return state ?? (names.has(`${country}-${code}`) ? `${country}-${code}` : null);
  };
}
