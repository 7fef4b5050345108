import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { fold } from '../../facts/fold.ts';
import type { city } from '../tables/city.ts';
import { toAsciiName } from './ascii-name.ts';
import { firstMunicipalityNumber } from './city-numbers.ts';
import { parseDegrees } from './degrees.ts';
import { newerEdition } from './newer-cities.ts';
import { readGermanTowns, readGermanZips } from './postal/germany.ts';
import { readItalianComuni } from './postal/italy.ts';
import { createStableId } from './stable-id.ts';

type City = typeof city.$inferInsert;

interface Municipality {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** GeoNames codes of the divisions; null when not known. */
  readonly admin1: string | null;
  readonly admin2: string | null;
}

/** Kilometres within which a record whose name contains the other name is the same place. */
const maxSameSettlementKm = 3;
/** Kilometres within which a record with the same core name is the same place: positions of postal codes are inexact. */
const maxSameCoreNameKm = 9;
/** Number of nearest records that are compared. */
const comparedRecordCount = 10;

/**
 * Places of official and postal lists that GeoNames lacks: mostly municipalities that bear the name of no village, such as
 * Neulingen and Remchingen, and some villages.
 */
const lists: Readonly<Record<string, () => Iterable<Municipality>>> = {
  DE: readGermanMunicipalities,
  IT: readItalianMunicipalities,
};

/** Whether a country has a list of municipalities. */
export const hasMunicipalities = (country: string): boolean => Object.hasOwn(lists, country);

/**
 * Returns a folded name without the parts that distinguish namesakes: Ellwangen (Jagst), Uffing am Staffelsee, Ostseebad Prerow,
 * Haldensleben I.
 */
const toCoreName = (name: string): string =>
  fold(name.replace(/\(.*\)/, ''))
    .replace(/^(?:ostseebad|bad) /, '')
    .replace(/ (?:am|an|auf|bei|im|in|ob|unter|vor|vorm) .*$/, '')
    .replace(/ i$/, '');

/** Yields the municipalities of a country (ISO 3166-1 alpha-2) whose names no record of the country has. */
export function* readMissingMunicipalities(country: string, records: readonly City[]): Generator<City> {
  const names = new Set(
    records.flatMap(({ name, asciiName, alternateNames }) => [name, asciiName, ...alternateNames].map(fold)),
  );
  const index = new KDBush(records.length);
  for (const { longitude, latitude } of records) index.add(longitude, latitude);
  index.finish();
  const regions = new Map(records.map(({ admin1, admin2 }) => [admin2, admin1]));
  let number = firstMunicipalityNumber(country);
  for (const { name, latitude, longitude, admin1, admin2 } of lists[country]?.() ?? []) {
    const folded = fold(name);
    if (names.has(folded) || names.has(`bad ${folded}`)) continue;
    names.add(folded);
    const nearest = around(index, longitude, latitude, comparedRecordCount).flatMap(
      (row) => records[row] ?? [],
    );
    const isKnown = nearest.some(
      (record) =>
        distance(record.longitude, record.latitude, longitude, latitude) <= maxSameSettlementKm &&
        (fold(record.name).includes(folded) || folded.includes(fold(record.name))),
    );
    const coreName = toCoreName(name);
    const hasSameCoreName = around(index, longitude, latitude, Infinity, maxSameCoreNameKm).some((row) => {
      const record = records[row];
      return record !== undefined && toCoreName(record.name) === coreName;
    });
    const [first] = nearest;
    if (isKnown || hasSameCoreName || first === undefined) continue;
    yield {
      geonamesId: number++,
      id: createStableId('city', `municipality:${country} ${name}`),
      name,
      asciiName: toAsciiName(name),
      alternateNames: [],
      latitude,
      longitude,
      featureCode: 'PPL',
      country,
      otherCountries: null,
      admin1: admin1 ?? (admin2 === null ? null : (regions.get(admin2) ?? null)),
      admin2,
      admin3: null,
      admin4: null,
      population: null,
      elevation: null,
      dem: null,
      timezone: first.timezone,
      modified: newerEdition,
    };
  }
}

/** GeoNames codes of the German states. */
const germanStates: Readonly<Record<string, string>> = {
  'Baden-Württemberg': '01',
  Bayern: '02',
  Bremen: '03',
  Hamburg: '04',
  Hessen: '05',
  Niedersachsen: '06',
  'Nordrhein-Westfalen': '07',
  'Rheinland-Pfalz': '08',
  Saarland: '09',
  'Schleswig-Holstein': '10',
  Brandenburg: '11',
  'Mecklenburg-Vorpommern': '12',
  Sachsen: '13',
  'Sachsen-Anhalt': '14',
  Thüringen: '15',
  Berlin: '16',
};

/**
 * Districts of cities that were municipalities when the list of postal codes was made. Source: the Saxon laws on municipal reform
 * of 1998 (Dresden, Chemnitz, Plauen), and the incorporations of Dresden in 1997 and of Cottbus in 2003.
 */
const cityDistricts: ReadonlySet<string> = new Set([
  ...['Cossebaude', 'Langebrück', 'Weixdorf', 'Schönfeld-Weißig'],
  ...['Grüna', 'Röhrsdorf', 'Jößnitz', 'Gallinchen'],
  ...['Engelsdorf', 'Mölkau', 'Wiederitzsch', 'Lindenthal', 'Böhlitz-Ehrenberg', 'Cainsdorf'],
]);

/** Present names of health resorts, by their names in the list of postal codes. */
const currentNames: ReadonlyMap<string, string> = new Map([
  ['Bayersoien', 'Bad Bayersoien'],
  ['Bederkesa', 'Bad Bederkesa'],
  ['Grönenbach', 'Bad Grönenbach'],
  ['Hindelang', 'Bad Hindelang'],
  ['Rodach bei Coburg', 'Bad Rodach'],
]);

/**
 * The places of German postal codes (OpenGeoDB) whose state is known, without islands, resorts, pairs of places and districts of
 * cities.
 */
function* readGermanMunicipalities(): Generator<Municipality> {
  const states = readGermanStates();
  for (const { zip, city, lat, lon } of readGermanZips()) {
    if (cityDistricts.has(city) || /[/+.]|^(?:Insel|Nordseebad) /.test(city)) continue;
    const state = states.get(`${zip} ${city}`) ?? states.get(zip);
    const admin1 = germanStates[state ?? ''];
    if (admin1 === undefined) continue;
    yield* toMunicipality(currentNames.get(city) ?? city, lat, lon, { admin1, admin2: null });
  }
}

/** The states of postal codes with their places, and of postal codes that are in one state alone. */
function readGermanStates(): Map<string, string | null> {
  const states = new Map<string, string | null>();
  for (const { name, zip, state } of readGermanTowns()) {
    states.set(`${zip} ${name}`, state);
    states.set(zip, (states.get(zip) ?? state) === state ? state : null);
  }
  return states;
}

/** The comuni of Italy (Istat). */
function* readItalianMunicipalities(): Generator<Municipality> {
  for (const { denominazione_ita: name, sigla_provincia: admin2, lat, lon } of readItalianComuni())
    yield* toMunicipality(name, lat, lon, { admin1: null, admin2 });
}

function* toMunicipality(
  name: string,
  lat: string,
  lon: string,
  divisions: Pick<Municipality, 'admin1' | 'admin2'>,
): Generator<Municipality> {
  const [latitude, longitude] = [parseDegrees(lat, 90), parseDegrees(lon, 180)];
  if (latitude !== null && longitude !== null) yield { name, latitude, longitude, ...divisions };
}
