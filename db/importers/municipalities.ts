import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { fold } from '../../facts/fold.ts';
import type { city } from '../tables/city.ts';
import { toAsciiName } from './ascii-name.ts';
import { getFirstMunicipalityNumber } from './city-numbers.ts';
import { parseDegrees } from './degrees.ts';
import { newerEdition } from './newer-cities.ts';
import { readGermanTowns, readGermanZips } from './postal/german-lists.ts';
import { readItalianComuni } from './postal/italian-comuni.ts';
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

/** Maximum distance in kilometres between a municipality and a record of the same place when one name contains the other. */
const maxSameSettlementKm = 3;
/**
 * Maximum distance in kilometres between a municipality and a record of the same place with the same core name. Positions of
 * postal codes are inexact.
 */
const maxSameCoreNameKm = 9;
/** Number of nearest records that are compared. */
const comparedRecordCount = 10;

/**
 * Places in official and postal lists that GeoNames lacks: villages, and municipalities without a village of the same name,
 * such as Neulingen and Remchingen.
 */
const municipalityReaders: Readonly<Record<string, () => Iterable<Municipality>>> = {
  DE: readGermanMunicipalities,
  IT: readItalianMunicipalities,
};

/** Whether a country has a list of municipalities. */
export const hasMunicipalities = (country: string): boolean => Object.hasOwn(municipalityReaders, country);

/**
 * Returns a folded name without the parts that distinguish places of the same name: Ellwangen (Jagst), Uffing am Staffelsee,
 * Ostseebad Prerow, Haldensleben I.
 */
const toCoreName = (name: string): string =>
  fold(name.replace(/\(.*\)/, ''))
    .replace(/^(?:ostseebad|bad) /, '')
    .replace(/ (?:am|an|auf|bei|im|in|ob|unter|vor|vorm) .*$/, '')
    .replace(/ i$/, '');

/** Yields the municipalities of a country (ISO 3166-1 alpha-2) whose names are not in the records of the country. */
export function* readMissingMunicipalities(country: string, records: readonly City[]): Generator<City> {
  const names = new Set(
    records.flatMap(({ name, asciiName, alternateNames }) => [name, asciiName, ...alternateNames].map(fold)),
  );
  const index = new KDBush(records.length);
  for (const { longitude, latitude } of records) index.add(longitude, latitude);
  index.finish();
  const regions = new Map(records.map(({ admin1, admin2 }) => [admin2, admin1]));
  let number = getFirstMunicipalityNumber(country);
  for (const { name, latitude, longitude, admin1, admin2 } of municipalityReaders[country]?.() ?? []) {
    const foldedName = fold(name);
    if (names.has(foldedName) || names.has(`bad ${foldedName}`)) continue;
    names.add(foldedName);
    const nearestSettlements = around(index, longitude, latitude, comparedRecordCount).flatMap(
      (row) => records[row] ?? [],
    );
    const isKnown = nearestSettlements.some(
      (record) =>
        distance(record.longitude, record.latitude, longitude, latitude) <= maxSameSettlementKm &&
        (fold(record.name).includes(foldedName) || foldedName.includes(fold(record.name))),
    );
    const coreName = toCoreName(name);
    const hasSameCoreName = around(index, longitude, latitude, Infinity, maxSameCoreNameKm).some((row) => {
      const record = records[row];
      return record !== undefined && toCoreName(record.name) === coreName;
    });
    const [first] = nearestSettlements;
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
 * City districts that the list of postal codes still contains as municipalities. Source: the Saxon laws on municipal reform of
 * 1998 (Dresden, Chemnitz, Plauen), and the incorporations of Dresden in 1997 and of Cottbus in 2003.
 */
const cityDistricts: ReadonlySet<string> = new Set([
  ...['Cossebaude', 'Langebrück', 'Weixdorf', 'Schönfeld-Weißig'],
  ...['Grüna', 'Röhrsdorf', 'Jößnitz', 'Gallinchen'],
  ...['Engelsdorf', 'Mölkau', 'Wiederitzsch', 'Lindenthal', 'Böhlitz-Ehrenberg', 'Cainsdorf'],
]);

/** Current names of health resorts by their names in the list of postal codes. */
const currentNames: ReadonlyMap<string, string> = new Map([
  ['Bayersoien', 'Bad Bayersoien'],
  ['Bederkesa', 'Bad Bederkesa'],
  ['Grönenbach', 'Bad Grönenbach'],
  ['Hindelang', 'Bad Hindelang'],
  ['Rodach bei Coburg', 'Bad Rodach'],
]);

/**
 * Yields the places of German postal codes (OpenGeoDB) with a known state. Islands, resorts, pairs of places and city districts
 * are excluded.
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

/** Returns the state of each postal code with its place, and of each postal code that has places in only one state. */
function readGermanStates(): Map<string, string | null> {
  const states = new Map<string, string | null>();
  for (const { name, zip, state } of readGermanTowns()) {
    states.set(`${zip} ${name}`, state);
    states.set(zip, (states.get(zip) ?? state) === state ? state : null);
  }
  return states;
}

/** Yields the comuni of Italy (Istat). */
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
