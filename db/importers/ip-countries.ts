import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import { toIpWords, getAdjacentIp, type IpWords } from '../../facts/ip/ip-address.ts';
import { dbIpTerms, IpDatabase, rejectOtherPublisher, type ValueRun } from '../records/ip-database.ts';
import { formatRange, type IpRange } from '../../facts/ip/ip-range.ts';
import { networkCountry } from '../tables/network.ts';
import { readBundledPackage } from '../../core/package-file.ts';
import { computeMaxUnpacked } from '../import/unpacked-size.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';
import { readAgreedCountries, agreementPackages, readCountryRuns } from './ip-agreement.ts';

type Row = typeof networkCountry.$inferInsert;

const dbIpFile = 'dbip-country-lite-YYYY-MM.mmdb.gz of https://db-ip.com/db/download/ip-to-country-lite';

/**
 * Countries of IP addresses, one row per country. Sources: the agreement of the bundled sources, or a database in the MaxMind
 * DB format.
 */
export const ipCountries: Dataset<typeof networkCountry> = {
  name: 'ip-countries',
  table: networkCountry,
  revision: 3,
  licence: `${dbIpTerms.licence} AND CC0-1.0 AND PDDL-1.0`,
  attribution: `${dbIpTerms.attribution}. Registries: the Number Resource Organization (https://www.nro.net), CC BY 4.0`,
  about: 250,
  bundled() {
    const packages = agreementPackages.map(readBundledPackage);
    return {
      edition: packages[0]?.edition ?? '',
      source: packages.map(({ source }) => source).join(', '),
    };
  },
  terms: () => Promise.resolve(dbIpTerms),
  file: `${dbIpFile} (compressed or unpacked)`,
  *rows(file): Generator<ParsedEntry<Row>> {
    const ranges = new Map<string, string[]>();
    const runs = file === undefined ? readAgreedCountries() : readCountryRuns(file, openIpDatabase(file));
    for (const { country, range } of mergeRanges(runs)) {
      const list = ranges.get(country);
      if (list === undefined) ranges.set(country, [formatRange(range)]);
      else list.push(formatRange(range));
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

/** Yields the ranges of countries in order. */
function* mergeRanges(
  runs: Iterable<ValueRun<string | null>>,
): Generator<{ country: string; range: IpRange }> {
  let lastRun: ValueRun<string | null> | undefined;
  const closeRange = (next: IpWords | undefined): IpRange | null => {
    if (lastRun === undefined) return null;
    const { first } = lastRun;
    const end = next?.length === first.length ? getAdjacentIp(next, -1) : first.map(() => 0xffff_ffff);
    return end === null ? null : { first, last: toIpWords(end) };
  };
  for (const run of runs) {
    if (run.value === lastRun?.value && run.first.length === lastRun?.first.length) continue;
    const endedRange = closeRange(run.first);
    if (endedRange !== null && lastRun?.value) yield { country: lastRun.value, range: endedRange };
    lastRun = run;
  }
  const endedRange = closeRange(undefined);
  if (endedRange !== null && lastRun?.value) yield { country: lastRun.value, range: endedRange };
}

function openIpDatabase(file: string): IpDatabase {
  let database: IpDatabase;
  try {
    const bytes = readFileSync(file);
    database = new IpDatabase(
      file.endsWith('.gz') ? gunzipSync(bytes, { maxOutputLength: computeMaxUnpacked(bytes.length) }) : bytes,
    );
  } catch (error) {
    throw new UserFacingError('dataset', `ip-countries: ${file} is not a MaxMind DB`, { cause: error });
  }
  rejectOtherPublisher(database, `ip-countries: ${file}`, dbIpFile);
  return database;
}
