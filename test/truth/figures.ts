import { unitedStates } from '../../db/importers/postal/united-states.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { extentOf, type Extent } from '../../facts/boundaries/extents.ts';
import { fold } from '../../facts/fold.ts';
import { cldrName } from '../../facts/names/cldr-names.ts';
import { loadPackage, readPackageJson } from '../../core/package-file.ts';
import { recordedZoneAt } from '../../facts/point/recorded-zone.ts';
import { findCurrenciesOfCountry } from '../../subgraphs/company/currency/currencies.ts';
import { findRowsByName } from '../../subgraphs/geo/city/named.ts';
import { findDivision } from '../../subgraphs/geo/point/division.ts';
import { codeFigures } from './code-figures.ts';
import { figure, type Fact, type Figure } from './figure.ts';
import { knownHeights } from './heights.ts';
import { typedNames } from './typing.ts';

interface Listed {
  readonly cca2: string;
  readonly cca3: string;
  readonly ccn3: string;
  readonly cioc: string;
  readonly tld: readonly string[];
  readonly capital: readonly string[];
  readonly area: number;
  readonly latlng: readonly [latitude: number, longitude: number];
  readonly altSpellings: readonly string[];
  readonly borders: readonly string[];
  readonly currencies: Readonly<Record<string, unknown>> | readonly unknown[];
  readonly translations: Readonly<Record<string, { readonly common: string; readonly official: string }>>;
}

/** BCP 47 tags by the language codes of the list. */
const languages: Readonly<Record<string, string>> = {
  ara: 'ar',
  ces: 'cs',
  deu: 'de',
  est: 'et',
  fin: 'fi',
  fra: 'fr',
  hrv: 'hr',
  hun: 'hu',
  ita: 'it',
  jpn: 'ja',
  kor: 'ko',
  nld: 'nl',
  per: 'fa',
  pol: 'pl',
  por: 'pt',
  rus: 'ru',
  slk: 'sk',
  spa: 'es',
  srp: 'sr-Latn',
  swe: 'sv',
  tur: 'tr',
  urd: 'ur',
  zho: 'zh',
};

/** Compares every kind of fact that another package or list also provides. */
export async function figures(places: Places): Promise<readonly Figure[]> {
  const heights = figure(
    'heights of summits, depressions, airports and places: the difference is within the stated accuracy',
    'surveys, OurAirports, GeoNames',
    (await knownHeights(places)).map(({ name, isWithin }) => [name, isWithin]),
  );
  return [...countryFigures(places), ...cityFigures(places), heights, await zipFigure(), ...codeFigures()];
}

/** Compares only countries. */
export function countryFigures({ countries }: Places): Figure[] {
  const source = 'world-countries 5.1.0';
  const listed = readPackageJson<Listed[]>('world-countries/countries.json');
  const of = (what: string, agrees: (one: Listed) => boolean | null) =>
    figure(
      what,
      source,
      listed.flatMap((one): Fact[] => {
        const reserved = agrees(one);
        return reserved === null ? [] : [[one.cca2, reserved]];
      }),
    );
  const row = ({ cca2 }: Listed) => countries.find(cca2);
  const alpha3 = (codes: readonly string[]) =>
    codes.map((code) => countries.find(code)?.alpha3 ?? code).sort();
  const names = listed.flatMap((one) =>
    Object.entries(languages).flatMap(([key, tag]) => {
      const name = one.translations[key]?.common;
      return name === undefined ? [] : [{ code: one.cca2, tag, name }];
    }),
  );
  const found = names.map(({ code, tag, name }) => ({
    code,
    tag,
    named: countries.named(name)?.code ?? null,
  }));
  return [
    of('countries: alpha-3 code', (one) => row(one)?.alpha3 === one.cca3 || one.cca2 === 'XK'),
    of('countries: numeric code', (one) => (one.ccn3 === '' ? null : row(one)?.numeric === one.ccn3)),
    of('countries: Olympic committee', (one) => (one.cioc === '' ? null : row(one)?.ioc === one.cioc)),
    of('countries: top-level domain', (one) => {
      const [tld] = one.tld;
      return tld === undefined || tld === '' ? null : one.tld.includes(row(one)?.tld ?? '');
    }),
    of('countries: capital', (one) => {
      const [capital] = one.capital;
      return capital === undefined
        ? null
        : one.capital.some((name) => fold(name) === fold(row(one)?.capital ?? ''));
    }),
    of('countries: currency', (one) => {
      const codes = Object.keys(one.currencies);
      return codes.length === 0 ? null : codes.includes(row(one)?.currency ?? '');
    }),
    of('countries: all currencies', (one) => {
      const codes = Object.keys(one.currencies).sort();
      const reserved = findCurrenciesOfCountry(one.cca2, today).map(({ code }) => code);
      return codes.length === 0 ? null : codes.join(' ') === reserved.join(' ');
    }),
    of(
      'countries: a representative point is within 0.1° of the bounding box',
      ({ cca2, latlng: [latitude, longitude] }) => {
        const extent = extentOf(cca2);
        // The list gives coordinates in whole minutes.
        return extent === null ? null : holds(extent, latitude, longitude, 0.1);
      },
    ),
    figure(
      'countries: a search for another spelling finds this country only',
      source,
      listed.flatMap(({ cca2, altSpellings }) =>
        altSpellings
          .filter((name) => Array.from(name).length > 3)
          .map((name): Fact => {
            const found = countries.named(name)?.code ?? null;
            return [`${name}${found === null ? '' : ` is ${found}`}`, found === cca2];
          }),
      ),
    ),
    of(
      'countries: borders',
      (one) =>
        alpha3(row(one)?.borders ?? []).join(' ') ===
        alpha3(one.borders.map((code) => (code === 'UNK' ? 'XK' : code))).join(' '),
    ),
    of('countries: area within 5 %', (one) => {
      const area = row(one)?.area ?? null;
      return area === null || one.area <= 0 ? null : Math.abs(area - one.area) <= one.area * 0.05;
    }),
    figure(
      'countries: a search for the name in 23 languages finds this country only',
      source,
      found.map(({ code, tag, named }) => [
        `${code} ${tag}${named === null ? '' : ` is ${named}`}`,
        named === code,
      ]),
    ),
    figure(
      'countries: names in 23 languages are the same, letter by letter',
      source,
      names.map(({ code, tag, name }) => [
        `${code} ${tag}`,
        fold(cldrName('territories', code, tag)?.text ?? '') === fold(name),
      ]),
    ),
  ];
}

/** The date for currencies, since a currency can change on a certain day. */
const today = '2026-11-24';

/** Whether a box, widened by some degrees, contains a point. */
function holds(
  { west, south, east, north }: Extent,
  latitude: number,
  longitude: number,
  by: number,
): boolean {
  const [from, to] = [west - by, east + by];
  return (
    latitude >= south - by &&
    latitude <= north + by &&
    (west <= east ? longitude >= from && longitude <= to : longitude >= from || longitude <= to)
  );
}

/** Degrees: outlines are accurate to some hundred metres, and some cities are recorded at their pier. */
const nextTo = 0.05;

/** The number of most populous cities to compare. */
const requested = 2_500;

function cityFigures(places: Places): Figure[] {
  const { cities } = places;
  const rows = Array.from({ length: requested }, (_, row) => row);
  const label = (row: number) => `${cities.name.at(row)} ${cities.country.at(row) ?? ''}`;
  const typed = typedNames(places).map(({ what, facts }) =>
    figure(`the 1,000 most populous cities: ${what}`, 'GeoNames, by population', facts),
  );
  const inhabited = Array.from({ length: cities.length }, (_, row) => row).filter(
    (row) => (cities.population(row) ?? 0) >= 1000,
  );
  const boxed = (row: number, code: string | null): Fact[] => {
    const extent = extentOf(code ?? '');
    const [latitude = 0, longitude = 0] = [cities.latitude[row], cities.longitude[row]];
    return extent === null ? [] : [[label(row), holds(extent, latitude, longitude, nextTo)]];
  };
  return [
    figure(
      'the 2,500 most populous cities: a search by name and country finds the city, or a larger namesake',
      'GeoNames, by population',
      rows.map((row): Fact => {
        const [first = -1] = findRowsByName(places, cities.name.at(row), {
          country: cities.country.at(row) ?? '',
        });
        return [label(row), first >= 0 && first <= row];
      }),
    ),
    ...typed,
    figure(
      'cities with more than 1,000 people: the position is in the bounding box of the country',
      'Natural Earth and the Census Bureau',
      inhabited.flatMap((row) => boxed(row, cities.country.at(row))),
    ),
    figure(
      'cities with more than 1,000 people: the position is in the bounding box of the division',
      'Natural Earth and the Census Bureau',
      inhabited.flatMap((row) => {
        const [country, admin1, admin2] = [cities.country, cities.admin1, cities.admin2].map((each) =>
          each.at(row),
        );
        return boxed(
          row,
          places.states.findByGeonames(country ?? '', admin1 ?? null, admin2 ?? null)?.code ?? null,
        );
      }),
    ),
    figure(
      'cities with more than 1,000 people: the time zone at the position is that of the city',
      'geo-tz 8.1.9 (OpenStreetMap)',
      rows.map((row): Fact => {
        const drawn = recordedZoneAt(cities.latitude[row] ?? 0, cities.longitude[row] ?? 0);
        return [label(row), drawn !== null && offsets(drawn) === offsets(cities.timezone.at(row) ?? '')];
      }),
    ),
    figure(
      'cities with more than 1,000 people: the division at the position, without the record of the city, is that of the city',
      'Natural Earth and the Census Bureau',
      rows.flatMap((row): Fact[] => {
        const country = cities.country.at(row) ?? '';
        const state = places.states.findByGeonames(country, cities.admin1.at(row), cities.admin2.at(row));
        if (state === null) return [];
        const [latitude = 0, longitude = 0] = [cities.latitude[row], cities.longitude[row]];
        const found = findDivision(places, country, latitude, longitude, (other) => other !== row).state;
        return found === null ? [] : [[label(row), found === state]];
      }),
    ),
  ];
}

/** Returns the offsets of a zone in January and July, so that zones with equal rules compare as equal. */
function offsets(timeZone: string): string {
  return ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z']
    .map(
      (at) =>
        new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
          .formatToParts(new Date(at))
          .find(({ type }) => type === 'timeZoneName')?.value ?? '',
    )
    .join();
}

interface Zip {
  readonly zip: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Maximum distance in kilometres between the points that two lists have for a ZIP code. */
const near = 40;

async function zipFigure(): Promise<Figure> {
  const { codes } = loadPackage('zipcodes/lib/codes.js') as { codes: Readonly<Record<string, Zip>> };
  const facts: Fact[] = [];
  let line = 0;
  for await (const { country, code, state, latitude, longitude } of unitedStates()) {
    const other = codes[code];
    if (country !== 'US' || other === undefined || state === null || state === undefined) continue;
    if (line++ % 8 !== 0) continue;
    const [lat, lon] = [(latitude ?? 0) - other.latitude, (longitude ?? 0) - other.longitude];
    const distance = Math.hypot(lat, lon * Math.cos(((latitude ?? 0) * Math.PI) / 180)) * 111.2;
    facts.push([code, state === `US-${other.state}` && distance <= near]);
  }
  return figure(
    'every eighth ZIP code: the state is the same, and the place is within 40 km',
    'zipcodes 8.0.0',
    facts,
  );
}
