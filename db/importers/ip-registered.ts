import { readFileSync } from 'node:fs';
import { packageFile } from '../../core/package-file.ts';
import { IpDatabase, type Block } from '../records/ip-database.ts';

/**
 * The edition of DB-IP in the package has large networks of the United States under GB: telephones of T-Mobile, servers of
 * Amazon. Of 51 random addresses where it says GB and the registries and the operators say US, another estimate says US
 * for 50. Nowhere else is it that far off them.
 */
export const mistaken = { said: 'GB', meant: 'US' } as const;

type Span = Pick<Block, 'bits' | 'from' | 'end'>;

const registeredFile = () =>
  packageFile('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');

/** What the registries, and the operators by their geofeeds, say: which addresses are in the country that was meant. */
export class Registered {
  private readonly database: IpDatabase;
  private spans: readonly Span[] | undefined;

  /** @param database of what they say. Default: the package's */
  constructor(database = new IpDatabase(readFileSync(registeredFile()))) {
    this.database = database;
  }

  /** @returns whether the address is in the country that was meant */
  holds(address: string): boolean {
    return codeOf(this.database.at(address)) === mistaken.meant;
  }

  /** A block in parts by whether they are in it, in order. */
  *parts({ bits, from, end }: Span): Generator<Span & { readonly isMeant: boolean }> {
    this.spans ??= this.read();
    let at = from;
    for (let next = this.firstBehind(bits, from); at < end; next += 1) {
      const span = this.spans[next];
      if (span === undefined || span.bits !== bits || span.from >= end) break;
      if (span.from > at) yield { bits, from: at, end: span.from, isMeant: false };
      at = span.from > at ? span.from : at;
      const to = span.end < end ? span.end : end;
      yield { bits, from: at, end: to, isMeant: true };
      at = to;
    }
    if (at < end) yield { bits, from: at, end, isMeant: false };
  }

  /** Neighbours are one. */
  private read(): Span[] {
    const spans: Span[] = [];
    let last: { bits: Span['bits']; from: bigint; end: bigint } | undefined;
    for (const { bits, from, end, record } of this.database.blocks()) {
      if (codeOf(record) !== mistaken.meant) continue;
      if (last?.bits === bits && last.end === from) last.end = end;
      else spans.push((last = { bits, from, end }));
    }
    return spans;
  }

  /** Number of the first span that ends behind an address; IPv4 goes first. */
  private firstBehind(bits: number, address: bigint): number {
    const spans = this.spans ?? [];
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const span = spans[middle];
      if (span !== undefined && (span.bits < bits || (span.bits === bits && span.end <= address)))
        low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function codeOf(record: unknown): string | null {
  const located = record as { readonly country_code?: string } | null;
  return located?.country_code ?? null;
}
