import { beforeAll, describe, expect, test } from 'vitest';
import { postalCodes } from '../../db/importers/postal/index.ts';
import type { Places } from '../../db/snapshot/places.ts';
import type { PostalCodeRow, PostalCodes } from '../../db/queries/postal-codes.ts';
import { findPostal } from '../../subgraphs/geo/postal/find-postal.ts';
import { LookupError } from '../../core/lookup-error.ts';
import { bundledRows, testPlaces } from '../support/places.ts';
import { postalCodesOf } from '../support/postal-codes.ts';

/** Number of codes per country, evenly distributed. */
const perCountry = 60;

let places: Places;
let codes: PostalCodes;
let rows: readonly PostalCodeRow[];
let sample: readonly PostalCodeRow[];
beforeAll(async () => {
  places = await testPlaces();
  rows = await bundledRows(postalCodes);
  codes = postalCodesOf(rows);
  sample = [...new Set(rows.map(({ country }) => country))].flatMap((country) => {
    const all = rows.filter((row) => row.country === country);
    const step = Math.max(1, Math.floor(all.length / perCountry));
    return all.filter((_, at) => at % step === 0);
  });
}, 300_000);

/** Returns the record, or the code of the error. */
async function answer(code: string, country: string | null): Promise<PostalCodeRow | string | null> {
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
const ofPost: Readonly<Record<string, ReadonlySet<string>>> = {
  US: new Set(['AS', 'GU', 'MP', 'PR', 'VI']),
  FR: new Set(['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT']),
};
/** Returns the territory of a record, or null when it is in the country itself. The state NC of the US is not New Caledonia. */
const territoryOf = ({ country, state }: PostalCodeRow): string | null => {
  const part = departments[state ?? ''] ?? state?.slice(3) ?? '';
  return ofPost[country]?.has(part) === true ? part : null;
};
const territories = new Set(Object.values(ofPost).flatMap((codes) => [...codes]));

/** Countries whose post serves territories with their own country code. */
const posts: Readonly<Record<string, string>> = { AX: 'FI', CC: 'AU', CX: 'AU', GL: 'DK', NF: 'AU' };

describe('postal codes with a country', () => {
  test('a postal code is never found in another country, for codes of every country (GEO-057)', async () => {
    const loaded = new Set(rows.map(({ country }) => country));
    const wrong: string[] = [];
    let requested = 0;
    for (const { code: country } of places.countries.all) {
      const isServed = loaded.has(country) || territories.has(country) || ['SJ', 'UM'].includes(country);
      for (const row of sample) {
        if (row.country === country) continue;
        requested++;
        const found = await answer(row.code, country);
        if (found === null ? !isServed : typeof found === 'string') {
          const right = found === 'service_unavailable' && !isServed;
          if (!right) wrong.push(`${row.country} ${row.code} in ${country}: ${JSON.stringify(found)}`);
        } else if (found !== null && typeof found !== 'string') {
          const ofTerritory = territoryOf(found) === country;
          if (found.country !== country && !ofTerritory && posts[found.country] !== country)
            wrong.push(`${row.country} ${row.code} in ${country}: ${found.country} ${found.city}`);
        }
      }
    }
    expect(requested).toBeGreaterThan(200_000);
    expect(wrong).toEqual([]);
  }, 300_000);

  test('a postal code of a territory is found in the territory and in the country whose post serves it', async () => {
    const own = rows.filter(
      (row) => territories.has(territoryOf(row) ?? '') && /^(US|FR)$/.test(row.country),
    );
    expect(own.length).toBeGreaterThan(400);
    for (const row of own) {
      const territory = territoryOf(row);
      expect(await answer(row.code, territory), `${row.code} ${territory}`).toMatchObject(row);
      expect(await answer(row.code, row.country), row.code).toMatchObject(row);
    }
    expect(await answer('9170', 'SJ')).toMatchObject({ country: 'NO', city: 'Longyearbyen' });
    expect(await answer('8099', 'SJ')).toMatchObject({ country: 'NO', city: 'Jan Mayen' });
  });

  test('a postal code that the territory records itself is also found in its country, and is rejected without a country', async () => {
    const [juan] = rows.filter(({ key, country }) => key === '00901' && country === 'US');
    const island = { ...juan, country: 'PR', city: 'Old San Juan', state: null };
    const alone = postalCodesOf([island]);
    const found = async (store: PostalCodes, country: string | null) =>
      (await findPostal(places, store, { code: '00901', country }))?.row.country;
    expect([await found(alone, 'PR'), await found(alone, 'US')]).toEqual(['PR', 'PR']);
    const both = postalCodesOf([juan ?? {}, island]);
    expect([await found(both, 'PR'), await found(both, 'US')]).toEqual(['PR', 'US']);
    // Five digits are a postal code in dozens of countries.
    expect(await answer('00901', null)).toBe('invalid_request');
  });

  test('military mail has its region and no coordinates', async () => {
    const mail = rows.filter(({ state }) => /^US-A[AEP]$/.test(state ?? ''));
    expect(mail.length).toBeGreaterThan(800);
    for (const { city, latitude = null, longitude = null, stateName } of mail) {
      expect([city, latitude, longitude]).toEqual([expect.stringMatching(/^[AFD]PO$/), null, null]);
      expect(stateName).toMatch(/^Armed Forces (Americas|Europe|Pacific)$/);
    }
  });

  test('postal codes of the arrondissements of Paris, Lyon and Marseille have coordinates of their own', () => {
    const parts = rows.filter(
      ({ country, key }) => country === 'FR' && /^(750([01]\d|20)|75116|6900\d|130(0\d|1[0-6]))$/.test(key),
    );
    expect(parts).toHaveLength(46);
    const points = new Set(parts.map(({ latitude, longitude }) => `${latitude} ${longitude}`));
    // The 16th arrondissement of Paris has two codes.
    expect(points.size).toBe(45);
  });
});
