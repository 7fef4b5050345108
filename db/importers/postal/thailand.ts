import { getDatabase, setEngMode } from 'thai-address-universal';
import type { StateName } from '../state-names.ts';
import type { PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

interface LocalisedName {
  /** Romanised. */
  readonly name: string;
  readonly local: string;
}
interface District extends LocalisedName {
  readonly province: LocalisedName;
  /** Number of subdistricts of the district that have the code. */
  count: number;
}

/** Corrections of errors in the list's romanisation. */
const correctedNames: Readonly<Record<string, string>> = {
  'Kan La Ya Wi Nat Tha': 'Galyani Vadhana',
  'Kathum Baen': 'Krathum Baen',
  'Khai Bangnatan': 'Khai Bang Rachan',
  'Khwao Sinrin': 'Khwao Sinarin',
  'Lum Luk Ka': 'Lam Luk Ka',
  'Nakahon Chai Si': 'Nakhon Chai Si',
  Nam: 'Nam Pat',
  'Phupa Man': 'Phu Pha Man',
  Satn: 'Sathon',
  'Si Songkham': 'Si Songkhram',
  'Snam Chai Khet': 'Sanam Chai Khet',
  'Thong Pha Phumi': 'Thong Pha Phum',
  Upnnat: 'Ubonrat',
  'Waeng Ain': 'Waeng Yai',
};

/**
 * Yields codes of Thailand Post. The place of a code is the district with the most subdistricts that have the code. Districts
 * in the usual province of the first two digits take precedence.
 */
export async function* readThaiPlaces(
  settlements: Settlements,
  states: ReadonlyMap<string, StateName>,
): AsyncGenerator<PostalPlace> {
  const provinces = [...states.values()].filter(({ country }) => country === 'TH');
  const stateCodesByName = new Map(
    provinces.flatMap(({ code, spellings }) => spellings.map((name) => [toComparableName(name), code])),
  );
  const provinceNames = new Map(
    provinces.flatMap(({ name, spellings }) => spellings.map((other) => [toComparableName(other), name])),
  );
  const codes = await readDistrictsByCode((name) => provinceNames.get(toComparableName(name)) ?? name);
  const provinceByPrefix = findUsualProvinces(codes);
  const findSeat = (state: string, names: readonly string[]) =>
    names.map((name) => settlements.named('TH', name, state)).find((seat) => seat !== null);
  for (const [code, districts] of codes) {
    const countUsualProvince = ({ province }: District) =>
      Number(provinceByPrefix.get(code.slice(0, 2)) === province.local);
    const [main, ...others] = districts.toSorted(
      (a, b) => countUsualProvince(b) - countUsualProvince(a) || b.count - a.count,
    );
    if (main === undefined) continue;
    const state = stateCodesByName.get(toComparableName(main.province.name)) ?? null;
    const city = getCity(main);
    const seat = state === null ? undefined : findSeat(state, [main.local, city.local, main.name]);
    // Do not assign a code of several Bangkok districts to one of them.
    const district = isBangkok(main) && others.length > 0 ? null : main;
    yield {
      country: 'TH',
      code,
      city: city.name,
      cityLocal: city.local,
      localities: [...new Set(others.map((other) => getCity(other).name))].filter(
        (name) => name !== city.name,
      ),
      districtName: district?.name,
      districtNameLocal: district?.local,
      state,
      stateNameLocal: main.province.local,
      latitude: seat?.latitude,
      longitude: seat?.longitude,
    };
  }
}

/**
 * Groups the rows of the list (subdistricts, in the same order in both languages) by code. @param provinceName returns the name
 * in ISO 3166-2
 */
async function readDistrictsByCode(provinceName: (name: string) => string): Promise<Map<string, District[]>> {
  await setEngMode(false);
  const localDatabase = getDatabase();
  await setEngMode(true);
  const latinDatabase = getDatabase();
  const codes = new Map<string, District[]>();
  for (const [place, { postal_code: code, district, province }] of localDatabase.entries()) {
    const latinNames = latinDatabase[place];
    if (latinNames === undefined || !/^\d{5}$/.test(code)) continue;
    const districts = codes.get(code) ?? [];
    codes.set(code, districts);
    const knownDistrict = districts.find((one) => one.local === district && one.province.local === province);
    if (knownDistrict !== undefined) knownDistrict.count++;
    else {
      districts.push({
        name: correctedNames[latinNames.district] ?? latinNames.district,
        local: district,
        province: { name: provinceName(latinNames.province), local: province },
        count: 1,
      });
    }
  }
  return codes;
}

/** Returns, for each pair of first digits, the province with the most subdistricts. */
function findUsualProvinces(codes: ReadonlyMap<string, readonly District[]>): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const [code, districts] of codes) {
    const provinces = counts.get(code.slice(0, 2)) ?? new Map<string, number>();
    counts.set(code.slice(0, 2), provinces);
    for (const { province, count } of districts) {
      provinces.set(province.local, (provinces.get(province.local) ?? 0) + count);
    }
  }
  return new Map(
    [...counts].map(([digits, provinces]) => {
      const [[most] = ['']] = [...provinces].sort((a, b) => b[1] - a[1]);
      return [digits, most];
    }),
  );
}

const isBangkok = ({ province }: District) => province.name === 'Bangkok';

/**
 * Returns the city of a district. Districts of Bangkok are parts of one city. The district around a provincial capital has the
 * name of the capital: Mueang Krabi.
 */
function getCity(district: District): LocalisedName {
  const { name, local, province } = district;
  if (isBangkok(district) || local === `เมือง${province.local}`) return province;
  return { name, local };
}

/** Ignore spaces, because the list and ISO 3166-2 differ in spaces: Lop Buri, Lopburi. */
const toComparableName = (name: string) => name.toLowerCase().replaceAll(' ', '');
