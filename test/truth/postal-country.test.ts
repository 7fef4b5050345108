import { beforeAll, describe, expect, test } from 'vitest';
import { postalCodes } from '../../db/importers/postal/index.ts';
import type { Places } from '../../db/snapshot/places.ts';
import type { PostalCodeRow, PostalCodes } from '../../db/queries/postal-codes.ts';
import { findPostal } from '../../subgraphs/geo/postal/find-postal.ts';
import { LookupError } from '../../core/lookup-error.ts';
import { readBundledRows, readTestPlaces } from '../support/places.ts';
import { createPostalCodes } from '../support/postal-codes.ts';

/** Number of codes per country, evenly distributed. */
const perCountry = 60;

let places: Places;
let codes: PostalCodes;
let rows: readonly PostalCodeRow[];
let sample: readonly PostalCodeRow[];
beforeAll(async () => {
  places = await readTestPlaces();
  rows = await readBundledRows(postalCodes);
  codes = createPostalCodes(rows);
  sample = [...new Set(rows.map(({ country }) => country))].flatMap((country) => {
    const countryRows = rows.filter((row) => row.country === country);
    const rowStep = Math.max(1, Math.floor(countryRows.length / perCountry));
    return countryRows.filter((_, at) => at % rowStep === 0);
  });
});

/** Returns the record, or the code of the error. */
async function findCode(code: string, country: string | null): Promise<PostalCodeRow | string | null> {
  try {
    return (await findPostal(places, codes, { code, country }))?.row ?? null;
  } catch (error) {
    if (error instanceof LookupError) return String(error.extensions['code']);
    throw error;
  }
}

/** Territories by the state of a record, which the importers take from the sources: US-PR, FR-971. */
const departments: Readonly<Record<string, string>> = {
  'FR-971': 'GP',
  'FR-972': 'MQ',
  'FR-973': 'GF',
  'FR-974': 'RE',
  'FR-976': 'YT',
};
const territoriesOfPost: Readonly<Record<string, ReadonlySet<string>>> = {
  US: new Set(['AS', 'GU', 'MP', 'PR', 'VI']),
  FR: new Set(['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT']),
};
/** Returns the territory of a record, or null when it is in the country itself. The state NC of the US is not New Caledonia. */
const findTerritory = ({ country, state }: PostalCodeRow): string | null => {
  const departmentName = departments[state ?? ''] ?? state?.slice(3) ?? '';
  return territoriesOfPost[country]?.has(departmentName) === true ? departmentName : null;
};
const territories = new Set(Object.values(territoriesOfPost).flatMap((codes) => [...codes]));

/** Countries whose post serves territories with their own country code. */
const postalCountries: Readonly<Record<string, string>> = {
  AX: 'FI',
  CC: 'AU',
  CX: 'AU',
  GL: 'DK',
  NF: 'AU',
};

describe('postal codes with a country', () => {
  test('a postal code with its country is never found in another country, for codes of every country (GEO-057)', async () => {
    const loadedCountries = new Set(rows.map(({ country }) => country));
    const mismatches: string[] = [];
    let requestCount = 0;
    for (const { code: country } of places.countries.all) {
      const isServed =
        loadedCountries.has(country) || territories.has(country) || ['SJ', 'UM'].includes(country);
      for (const row of sample) {
        if (row.country === country) continue;
        requestCount++;
        const foundRow = await findCode(row.code, country);
        if (foundRow === null ? !isServed : typeof foundRow === 'string') {
          const right = foundRow === 'service_unavailable' && !isServed;
          if (!right)
            mismatches.push(`${row.country} ${row.code} in ${country}: ${JSON.stringify(foundRow)}`);
        } else if (foundRow !== null && typeof foundRow !== 'string') {
          const ofTerritory = findTerritory(foundRow) === country;
          if (foundRow.country !== country && !ofTerritory && postalCountries[foundRow.country] !== country)
            mismatches.push(`${row.country} ${row.code} in ${country}: ${foundRow.country} ${foundRow.city}`);
        }
      }
    }
    expect(requestCount).toBeGreaterThan(200_000);
    expect(mismatches).toEqual([]);
  });

  test('a postal code of a territory is found in the territory and in the country whose postal service covers it', async () => {
    const ownRows = rows.filter(
      (row) => territories.has(findTerritory(row) ?? '') && /^(US|FR)$/.test(row.country),
    );
    expect(ownRows.length).toBeGreaterThan(400);
    for (const row of ownRows) {
      const territory = findTerritory(row);
      expect(await findCode(row.code, territory), `${row.code} ${territory}`).toMatchObject(row);
      expect(await findCode(row.code, row.country), row.code).toMatchObject(row);
    }
    expect(await findCode('9170', 'SJ')).toMatchObject({ country: 'NO', city: 'Longyearbyen' });
    expect(await findCode('8099', 'SJ')).toMatchObject({ country: 'NO', city: 'Jan Mayen' });
  });

  test('a postal code that a territory records itself is also found in its country, and is ambiguous without a country', async () => {
    const [juan] = rows.filter(({ key, country }) => key === '00901' && country === 'US');
    const island = { ...juan, country: 'PR', city: 'Old San Juan', state: null };
    const islandCodes = createPostalCodes([island]);
    const findPostalCode = async (store: PostalCodes, country: string | null) =>
      (await findPostal(places, store, { code: '00901', country }))?.row.country;
    expect([await findPostalCode(islandCodes, 'PR'), await findPostalCode(islandCodes, 'US')]).toEqual([
      'PR',
      'PR',
    ]);
    const bothCodes = createPostalCodes([juan ?? {}, island]);
    expect([await findPostalCode(bothCodes, 'PR'), await findPostalCode(bothCodes, 'US')]).toEqual([
      'PR',
      'US',
    ]);
    // Five digits are a postal code in dozens of countries.
    expect(await findCode('00901', null)).toBe('invalid_request');
  });

  test('a postal code of the military has its region and no coordinates', async () => {
    const mail = rows.filter(({ state }) => /^US-A[AEP]$/.test(state ?? ''));
    expect(mail.length).toBeGreaterThan(800);
    for (const { city, latitude = null, longitude = null, stateName } of mail) {
      expect([city, latitude, longitude]).toEqual([expect.stringMatching(/^[AFD]PO$/), null, null]);
      expect(stateName).toMatch(/^Armed Forces (Americas|Europe|Pacific)$/);
    }
  });

  test('the postal codes of the arrondissements of Paris, Lyon and Marseille have their own coordinates', () => {
    const parts = rows.filter(
      ({ country, key }) => country === 'FR' && /^(750([01]\d|20)|75116|6900\d|130(0\d|1[0-6]))$/.test(key),
    );
    expect(parts).toHaveLength(46);
    const points = new Set(parts.map(({ latitude, longitude }) => `${latitude} ${longitude}`));
    // The 16th arrondissement of Paris has two codes.
    expect(points.size).toBe(45);
  });
});
