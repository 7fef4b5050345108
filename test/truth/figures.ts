import { readUsPlaces } from '../../db/importers/postal/united-states.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { findExtent, type Extent } from '../../facts/boundaries/extents.ts';
import { fold } from '../../facts/fold.ts';
import { findCldrName } from '../../facts/names/cldr-names.ts';
import { loadPackage, readPackageJson } from '../../core/package-file.ts';
import { findRecordedZone } from '../../facts/point/recorded-zone.ts';
import { findCurrenciesOfCountry } from '../../subgraphs/company/currency/currencies.ts';
import { findRowsByName } from '../../subgraphs/geo/city/rows-by-name.ts';
import { findDivision } from '../../subgraphs/geo/point/division.ts';
import { buildCodeFigures } from './code-figures.ts';
import { buildFigure, type Fact, type Figure } from './figure.ts';
import { compareHeights } from './heights.ts';
import { measureTypedNames } from './typing.ts';

interface ListedCountry {
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
export async function buildFigures(places: Places): Promise<readonly Figure[]> {
  const heights = buildFigure(
    'heights of summits, depressions, airports and places: the difference is within the stated accuracy',
    'surveys, OurAirports, GeoNames',
    (await compareHeights(places)).map(({ name, isWithin }) => [name, isWithin]),
  );
  return [
    ...buildCountryFigures(places),
    ...buildCityFigures(places),
    heights,
    await buildZipFigure(),
    ...buildCodeFigures(),
  ];
}

/** Compares only countries. */
export function buildCountryFigures({ countries }: Places): Figure[] {
  const source = 'world-countries 5.1.0';
  const listedCountries = readPackageJson<ListedCountry[]>('world-countries/countries.json');
  const buildCountryFigure = (what: string, agrees: (one: ListedCountry) => boolean | null) =>
    buildFigure(
      what,
      source,
      listedCountries.flatMap((one): Fact[] => {
        const agreement = agrees(one);
        return agreement === null ? [] : [[one.cca2, agreement]];
      }),
    );
  const findCountry = ({ cca2 }: ListedCountry) => countries.find(cca2);
  const toAlpha3Codes = (codes: readonly string[]) =>
    codes.map((code) => countries.find(code)?.alpha3 ?? code).sort();
  const translatedNames = listedCountries.flatMap((one) =>
    Object.entries(languages).flatMap(([key, tag]) => {
      const name = one.translations[key]?.common;
      return name === undefined ? [] : [{ code: one.cca2, tag, name }];
    }),
  );
  const foundCountries = translatedNames.map(({ code, tag, name }) => ({
    code,
    tag,
    named: countries.named(name)?.code ?? null,
  }));
  return [
    buildCountryFigure(
      'countries: alpha-3 code',
      (one) => findCountry(one)?.alpha3 === one.cca3 || one.cca2 === 'XK',
    ),
    buildCountryFigure('countries: numeric code', (one) =>
      one.ccn3 === '' ? null : findCountry(one)?.numeric === one.ccn3,
    ),
    buildCountryFigure('countries: Olympic committee', (one) =>
      one.cioc === '' ? null : findCountry(one)?.ioc === one.cioc,
    ),
    buildCountryFigure('countries: top-level domain', (one) => {
      const [tld] = one.tld;
      return tld === undefined || tld === '' ? null : one.tld.includes(findCountry(one)?.tld ?? '');
    }),
    buildCountryFigure('countries: capital', (one) => {
      const [capital] = one.capital;
      return capital === undefined
        ? null
        : one.capital.some((name) => fold(name) === fold(findCountry(one)?.capital ?? ''));
    }),
    buildCountryFigure('countries: currency', (one) => {
      const codes = Object.keys(one.currencies);
      return codes.length === 0 ? null : codes.includes(findCountry(one)?.currency ?? '');
    }),
    buildCountryFigure('countries: all currencies', (one) => {
      const codes = Object.keys(one.currencies).sort();
      const currentCodes = findCurrenciesOfCountry(one.cca2, figureDate).map(({ code }) => code);
      return codes.length === 0 ? null : codes.join(' ') === currentCodes.join(' ');
    }),
    buildCountryFigure(
      'countries: a representative point is within 0.1° of the bounding box',
      ({ cca2, latlng: [latitude, longitude] }) => {
        const countryExtent = findExtent(cca2);
        // The list gives coordinates in whole minutes.
        return countryExtent === null ? null : isInsideBox(countryExtent, latitude, longitude, 0.1);
      },
    ),
    buildFigure(
      'countries: a search for another spelling finds this country only',
      source,
      listedCountries.flatMap(({ cca2, altSpellings }) =>
        altSpellings
          .filter((name) => Array.from(name).length > 3)
          .map((name): Fact => {
            const foundCode = countries.named(name)?.code ?? null;
            return [`${name}${foundCode === null ? '' : ` is ${foundCode}`}`, foundCode === cca2];
          }),
      ),
    ),
    buildCountryFigure(
      'countries: borders',
      (one) =>
        toAlpha3Codes(findCountry(one)?.borders ?? []).join(' ') ===
        toAlpha3Codes(one.borders.map((code) => (code === 'UNK' ? 'XK' : code))).join(' '),
    ),
    buildCountryFigure('countries: area within 5 %', (one) => {
      const area = findCountry(one)?.area ?? null;
      return area === null || one.area <= 0 ? null : Math.abs(area - one.area) <= one.area * 0.05;
    }),
    buildFigure(
      'countries: a search for the name in 23 languages finds this country only',
      source,
      foundCountries.map(({ code, tag, named }) => [
        `${code} ${tag}${named === null ? '' : ` is ${named}`}`,
        named === code,
      ]),
    ),
    buildFigure(
      'countries: names in 23 languages are the same, letter by letter',
      source,
      translatedNames.map(({ code, tag, name }) => [
        `${code} ${tag}`,
        fold(findCldrName('territories', code, tag)?.text ?? '') === fold(name),
      ]),
    ),
  ];
}

/** The date for currencies, since a currency can change on a certain day. */
const figureDate = '2026-11-24';

/** Whether a box, widened by some degrees, contains a point. */
function isInsideBox(
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

/** Tolerance in degrees: outlines are accurate to some hundred metres, and some cities are recorded at their pier. */
const boxTolerance = 0.05;

/** The number of most populous cities to compare. */
const sampleSize = 2_500;

function buildCityFigures(places: Places): Figure[] {
  const { cities } = places;
  const rows = Array.from({ length: sampleSize }, (_, row) => row);
  const formatCityLabel = (row: number) => `${cities.name.at(row)} ${cities.country.at(row) ?? ''}`;
  const typingFigures = measureTypedNames(places).map(({ what, facts }) =>
    buildFigure(`the 1,000 most populous cities: ${what}`, 'GeoNames, by population', facts),
  );
  const inhabited = Array.from({ length: cities.length }, (_, row) => row).filter(
    (row) => (cities.population(row) ?? 0) >= 1000,
  );
  const compareWithBox = (row: number, code: string | null): Fact[] => {
    const countryExtent = findExtent(code ?? '');
    const [latitude = 0, longitude = 0] = [cities.latitude[row], cities.longitude[row]];
    return countryExtent === null
      ? []
      : [[formatCityLabel(row), isInsideBox(countryExtent, latitude, longitude, boxTolerance)]];
  };
  return [
    buildFigure(
      'the 2,500 most populous cities: a search by name and country finds the city, or a larger namesake',
      'GeoNames, by population',
      rows.map((row): Fact => {
        const [first = -1] = findRowsByName(places, cities.name.at(row), {
          country: cities.country.at(row) ?? '',
        });
        return [formatCityLabel(row), first >= 0 && first <= row];
      }),
    ),
    ...typingFigures,
    buildFigure(
      'cities with more than 1,000 people: the position is in the bounding box of the country',
      'Natural Earth and the Census Bureau',
      inhabited.flatMap((row) => compareWithBox(row, cities.country.at(row))),
    ),
    buildFigure(
      'cities with more than 1,000 people: the position is in the bounding box of the division',
      'Natural Earth and the Census Bureau',
      inhabited.flatMap((row) => {
        const [country, admin1, admin2] = [cities.country, cities.admin1, cities.admin2].map((each) =>
          each.at(row),
        );
        return compareWithBox(
          row,
          places.states.findByGeonames(country ?? '', admin1 ?? null, admin2 ?? null)?.code ?? null,
        );
      }),
    ),
    buildFigure(
      'cities with more than 1,000 people: the time zone at the position is that of the city',
      'geo-tz 8.1.9 (OpenStreetMap)',
      rows.map((row): Fact => {
        const recordedZone = findRecordedZone(cities.latitude[row] ?? 0, cities.longitude[row] ?? 0);
        return [
          formatCityLabel(row),
          recordedZone !== null &&
            formatOffsets(recordedZone) === formatOffsets(cities.timezone.at(row) ?? ''),
        ];
      }),
    ),
    buildFigure(
      'cities with more than 1,000 people: the division at the position, without the record of the city, is that of the city',
      'Natural Earth and the Census Bureau',
      rows.flatMap((row): Fact[] => {
        const country = cities.country.at(row) ?? '';
        const state = places.states.findByGeonames(country, cities.admin1.at(row), cities.admin2.at(row));
        if (state === null) return [];
        const [latitude = 0, longitude = 0] = [cities.latitude[row], cities.longitude[row]];
        const foundState = findDivision(places, country, latitude, longitude, (other) => other !== row).state;
        return foundState === null ? [] : [[formatCityLabel(row), foundState === state]];
      }),
    ),
  ];
}

/** Returns the offsets of a zone in January and July, so that zones with equal rules compare as equal. */
function formatOffsets(timeZone: string): string {
  return ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z']
    .map(
      (at) =>
        new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
          .formatToParts(new Date(at))
          .find(({ type }) => type === 'timeZoneName')?.value ?? '',
    )
    .join();
}

interface ZipCode {
  readonly zip: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Maximum distance in kilometres between the points that two lists have for a ZIP code. */
const nearKm = 40;

async function buildZipFigure(): Promise<Figure> {
  const { codes } = loadPackage('zipcodes/lib/codes.js') as { codes: Readonly<Record<string, ZipCode>> };
  const facts: Fact[] = [];
  let line = 0;
  for await (const { country, code, state, latitude, longitude } of readUsPlaces()) {
    const otherPosition = codes[code];
    if (country !== 'US' || otherPosition === undefined || state === null || state === undefined) continue;
    if (line++ % 8 !== 0) continue;
    const [lat, lon] = [(latitude ?? 0) - otherPosition.latitude, (longitude ?? 0) - otherPosition.longitude];
    const distance = Math.hypot(lat, lon * Math.cos(((latitude ?? 0) * Math.PI) / 180)) * 111.2;
    facts.push([code, state === `US-${otherPosition.state}` && distance <= nearKm]);
  }
  return buildFigure(
    'every eighth ZIP code: the state is the same, and the place is within 40 km',
    'zipcodes 8.0.0',
    facts,
  );
}
