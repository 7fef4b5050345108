import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { readFacts } from '../../../facts/fact-table.ts';
import { resolvePackageFile } from '../../../core/package-file.ts';
import { romanizeMunicipality, type Municipality } from './romaji.ts';
import type { Settlement, Settlements } from './settlements.ts';
import type { PostalPlace } from './place.ts';

interface Address {
  readonly code: string;
  /** Prefecture and municipality codes of JIS X 0401 and 0402. */
  readonly jisCode: string;
  readonly prefecture: string;
  readonly city: string;
  /** Null for an organisation with its own code, because the list of organisations contains no kana. */
  readonly cityKana: string | null;
}

/**
 * Yields the addresses of the package, grouped by the first three digits. Reads the compressed data directly, because the
 * package's API returns only single codes.
 */
function* readPacks(): Generator<Address[]> {
  const packedSource = readFileSync(resolvePackageFile('yubin/dist/index.cjs'), 'utf8');
  for (const [, text = ''] of packedSource.matchAll(/"\d{3}": "([A-Za-z0-9+/=]+)"/g)) {
    const sourceAddresses: Address[] = [];
    for (const line of inflateRawSync(Buffer.from(text, 'base64')).toString().split('\n')) {
      const [type, code = '', , jisCode = '', prefecture = '', fifth = '', sixth = '', seventh = ''] =
        line.split(',');
      if (type === 'k') sourceAddresses.push({ code, jisCode, prefecture, city: sixth, cityKana: seventh });
      else if (type === 'j') sourceAddresses.push({ code, jisCode, prefecture, city: fifth, cityKana: null });
    }
    yield sourceAddresses;
  }
}

type Point = Pick<Settlement, 'latitude' | 'longitude'>;

/**
 * Yields all codes of Japan Post with the coordinates of their municipality. The 140,000 places are yielded in parts to limit
 * memory use. All places of a code are in the same part.
 */
export function* readJapanesePlaces(settlements: Settlements): Generator<Iterable<PostalPlace>> {
  const municipalities = new Map<string, Municipality>();
  const points = new Map<string, Point | null>();
  for (const sourceAddresses of readPacks()) {
    for (const { jisCode, city, cityKana } of sourceAddresses) {
      if (cityKana !== null && !municipalities.has(jisCode))
        municipalities.set(jisCode, romanizeMunicipality(city, cityKana));
    }
  }
  const toPlace = ({ code, jisCode, prefecture, city }: Address): PostalPlace => {
    const names = municipalities.get(jisCode);
    const state = `JP-${jisCode.slice(0, 2)}`;
    let point = points.get(jisCode);
    if (point === undefined) points.set(jisCode, (point = findPoint(settlements, city, state)));
    return {
      country: 'JP',
      code: `${code.slice(0, 3)}-${code.slice(3)}`,
      state,
      stateNameLocal: prefecture,
      city: names?.city.name ?? city,
      cityLocal: names?.city.local ?? null,
      districtName: names?.district?.name ?? null,
      districtNameLocal: names?.district?.local ?? null,
      latitude: point?.latitude,
      longitude: point?.longitude,
    };
  };
  for (const sourceAddresses of readPacks()) {
    // Put addresses before organisations with their own code.
    const sortedAddresses = sourceAddresses.toSorted(
      (a, b) => Number(a.cityKana === null) - Number(b.cityKana === null),
    );
    yield sortedAddresses.map(toPlace);
  }
}

const wards = new Map(
  readFacts('tokyo-wards').map(({ name = '', latitude, longitude }): [string, Point] => [
    name,
    { latitude: Number(latitude), longitude: Number(longitude) },
  ]),
);

/**
 * Finds the position of a municipality by its complete name, then without its district, then without its type. A ward has the
 * position of its city.
 */
function findPoint(settlements: Settlements, city: string, state: string): Point | null {
  const ward = state === 'JP-13' ? wards.get(city) : undefined;
  if (ward !== undefined) return ward;
  const [, own = city] = /^.+?郡(.+[町村])$/.exec(city) ?? /^.+?島(.+[町村])$/.exec(city) ?? [];
  const enclosingCity = /^(.+?市).+区$/.exec(city)?.[1];
  for (const name of [
    own,
    own.slice(0, -1),
    ...(enclosingCity === undefined ? [] : [enclosingCity, enclosingCity.slice(0, -1)]),
  ]) {
    const settlement = name.length > 1 ? settlements.named('JP', name, state) : null;
    if (settlement !== null) return settlement;
  }
  return null;
}
