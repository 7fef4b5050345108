import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { readFacts } from '../../facts.ts';
import { packageFile } from '../package-file.ts';
import { municipality, type Municipality } from './romaji.ts';
import type { Settlement, Settlements } from './settlements.ts';
import type { PostalPlace } from './place.ts';

interface Address {
  readonly code: string;
  /** Prefecture and municipality by JIS X 0401 and 0402. */
  readonly jisCode: string;
  readonly prefecture: string;
  readonly city: string;
  /** Null: of one office with a code of its own, whose list has no kana. */
  readonly cityKana: string | null;
}

/** Every line of the package's data, which it gives out only code by code: packed by the leading digits. */
function* addresses(): Generator<Address> {
  const packed = readFileSync(packageFile('yubin', 'dist/index.cjs'), 'utf8');
  for (const [, text = ''] of packed.matchAll(/"\d{3}": "([A-Za-z0-9+/=]+)"/g)) {
    for (const line of inflateRawSync(Buffer.from(text, 'base64')).toString().split('\n')) {
      const [type, code = '', , jisCode = '', prefecture = '', fifth = '', sixth = '', seventh = ''] =
        line.split(',');
      if (type === 'k') yield { code, jisCode, prefecture, city: sixth, cityKana: seventh };
      else if (type === 'j') yield { code, jisCode, prefecture, city: fifth, cityKana: null };
    }
  }
}

type Point = Pick<Settlement, 'latitude' | 'longitude'>;

/** All codes of Japan Post with their municipality; its coordinates stand for those of the code. */
export function* japan(settlements: Settlements): Generator<PostalPlace> {
  const offices: Address[] = [];
  const known = new Map<string, Municipality>();
  const points = new Map<string, Point | null>();
  const placed = ({ code, jisCode, prefecture, city }: Address): PostalPlace => {
    const state = `JP-${jisCode.slice(0, 2)}`;
    let point = points.get(jisCode);
    if (point === undefined) points.set(jisCode, (point = pointOf(settlements, city, state)));
    const names = known.get(jisCode);
    return {
      ...{ country: 'JP', code: `${code.slice(0, 3)}-${code.slice(3)}`, state, stateNameLocal: prefecture },
      ...{ city: names?.city.name ?? city, cityLocal: names?.city.local ?? null },
      ...{ districtName: names?.district?.name ?? null, districtNameLocal: names?.district?.local ?? null },
      ...{ latitude: point?.latitude ?? null, longitude: point?.longitude ?? null },
    };
  };
  for (const address of addresses()) {
    const { jisCode, city, cityKana } = address;
    if (cityKana === null) {
      offices.push(address);
      continue;
    }
    if (!known.has(jisCode)) known.set(jisCode, municipality(city, cityKana));
    yield placed(address);
  }
  // By now every municipality has been read with its kana.
  for (const address of offices) yield placed(address);
}

const wards = new Map(
  readFacts('tokyo-wards').map(({ name = '', latitude, longitude }): [string, Point] => [
    name,
    { latitude: Number(latitude), longitude: Number(longitude) },
  ]),
);

/** Where a municipality is: by its whole name, without its district, without its kind; a ward's city stands for it. */
function pointOf(settlements: Settlements, city: string, state: string): Point | null {
  const ward = state === 'JP-13' ? wards.get(city) : undefined;
  if (ward !== undefined) return ward;
  const [, own = city] = /^.+?郡(.+)$/.exec(city) ?? /^.+?島(.+[町村])$/.exec(city) ?? [];
  const around = /^(.+?市).+区$/.exec(city)?.[1];
  for (const name of [
    own,
    own.slice(0, -1),
    ...(around === undefined ? [] : [around, around.slice(0, -1)]),
  ]) {
    const found = name.length > 1 ? settlements.named('JP', name, state) : null;
    if (found !== null) return found;
  }
  return null;
}
