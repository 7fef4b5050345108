import type { Dataset, Entry } from '../import/dataset.ts';
import { readIp, type IpWords } from '../../facts/ip/ip-address.ts';
import { autonomousSystem } from '../tables/network.ts';
import { bundledCountries } from './ip-countries.ts';
import { linesOf } from './lines.ts';
import { bundledPackage, packageFile } from '../../core/package-file.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

type Row = typeof autonomousSystem.$inferInsert;

const form = /^([\d.:a-f]+),([\d.:a-f]+),(\d{1,10}),(?:"((?:[^"]|"")*)"|([^"]*))$/i;

/** Autonomous systems with their ranges, from lines `first,last,number,name`; one row per system. */
export const autonomousSystems: Dataset<typeof autonomousSystem> = {
  name: 'autonomous-systems',
  table: autonomousSystem,
  revision: 2,
  licence: 'CC-BY-4.0',
  attribution:
    'Contains data of RouteViews (https://www.routeviews.org), the Number Resource Organization ' +
    '(https://www.nro.net) and DB-IP (https://db-ip.com), CC BY 4.0',
  about: 91_000,
  bundled: () => bundledPackage('@ip-location-db/asn'),
  file: 'asn-ipv4.csv and asn-ipv6.csv of https://github.com/sapics/ip-location-db, concatenated',
  rows: (file) => read(file === undefined ? packaged() : [file]),
};

const packaged = () =>
  ['asn-ipv4.csv', 'asn-ipv6.csv'].map((name) => packageFile(`@ip-location-db/asn/${name}`));

interface System {
  readonly name: string;
  readonly ranges: string[];
  /** Number of addresses by country, IPv4 and IPv6. */
  readonly sizes: Readonly<Record<1 | 4, Map<string, number>>>;
}

async function* read(files: readonly string[]): AsyncGenerator<Entry<Row>> {
  const systems = new Map<number, System>();
  const countryOf = bundledCountries();
  for (const file of files) {
    for await (const { line, text } of linesOf(file)) {
      if (text === '') continue;
      const [, from = '', to = '', digits = '', quoted, plain = ''] = form.exec(text) ?? [];
      const [first, last] = [readIp(from), readIp(to)];
      const number = Number(digits);
      if (first === null || last?.length !== first.length || number > 0xffff_ffff) {
        throw new UserFacingError(
          'dataset',
          `autonomous-systems: line ${line} must have the fields first,last,number,name`,
        );
      }
      // 0 means that the space is not announced.
      if (number === 0) continue;
      const name = (quoted?.replaceAll('""', '"') ?? plain).trim();
      const system: System = systems.get(number) ?? {
        name,
        ranges: [],
        sizes: { 1: new Map(), 4: new Map() },
      };
      systems.set(number, system);
      system.ranges.push(`${from}-${to}`);
      const country = countryOf(from);
      const sizes = system.sizes[first.length];
      if (country !== null) sizes.set(country, (sizes.get(country) ?? 0) + sizeOf(first, last));
    }
  }
  const rows = [...systems].sort(([a], [b]) => a - b);
  for (const [index, [number, { name, ranges, sizes }]] of rows.entries()) {
    const line = index + 1;
    const country = largest(sizes[1]) ?? largest(sizes[4]);
    if (name === '') yield { line, rejected: `AS${number} has no name` };
    else yield { line, row: { number, name, country, ranges } };
  }
}

/** Number of IPv4 addresses, or of IPv6 /64 networks; only for comparison. */
function sizeOf([high, low = 0, ...rest]: IpWords, [lastHigh, lastLow = 0]: IpWords): number {
  // Computed by word, because a complete IPv6 address exceeds the precision of a number.
  return rest.length === 0 ? lastHigh - high + 1 : (lastHigh - high) * 2 ** 32 + lastLow - low + 1;
}

/** The country with the largest size; the first by code among equals. */
function largest(sizes: ReadonlyMap<string, number>): string | null {
  const [best] = [...sizes].sort(([a, size], [b, other]) => other - size || (a < b ? -1 : 1));
  return best?.[0] ?? null;
}
