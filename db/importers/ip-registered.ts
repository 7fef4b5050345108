import { readFileSync } from 'node:fs';
import { packageFile } from '../../core/package-file.ts';
import { IpDatabase, type Block } from '../records/ip-database.ts';

/**
 * The bundled DB-IP database assigns large US networks (T-Mobile, Amazon) to GB. Of 51 random addresses where it says GB
 * but registries and operators say US, another database says US for 50. No other country is affected that much.
 */
export const mistaken = { stated: 'GB', meant: 'US' } as const;

type Span = Pick<Block, 'bits' | 'from' | 'end'>;

const registeredFile = () =>
  packageFile('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');

/** Addresses in the intended country according to the registries and the operators' geofeeds. */
export class Registered {
  readonly #database: IpDatabase;
  #spans: readonly Span[] | undefined;

  /** @param database registry data. Default: the bundled package */
  constructor(database = new IpDatabase(readFileSync(registeredFile()))) {
    this.#database = database;
  }

  /** @returns whether the address is in the intended country */
  holds(address: string): boolean {
    return codeOf(this.#database.at(address)) === mistaken.meant;
  }

  /** Splits a block into parts inside and outside the intended country, in order. */
  *parts({ bits, from, end }: Span): Generator<Span & { readonly isMeant: boolean }> {
    this.#spans ??= this.#read();
    let at = from;
    for (let next = this.#firstBehind(bits, from); at < end; next += 1) {
      const span = this.#spans[next];
      if (span === undefined || span.bits !== bits || span.from >= end) break;
      if (span.from > at) yield { bits, from: at, end: span.from, isMeant: false };
      at = span.from > at ? span.from : at;
      const to = span.end < end ? span.end : end;
      yield { bits, from: at, end: to, isMeant: true };
      at = to;
    }
    if (at < end) yield { bits, from: at, end, isMeant: false };
  }

  /** Adjacent spans are merged. */
  #read(): Span[] {
    const spans: Span[] = [];
    let last: { bits: Span['bits']; from: bigint; end: bigint } | undefined;
    for (const { bits, from, end, record } of this.#database.blocks()) {
      if (codeOf(record) !== mistaken.meant) continue;
      if (last?.bits === bits && last.end === from) last.end = end;
      else spans.push((last = { bits, from, end }));
    }
    return spans;
  }

  /** Index of the first span that ends after an address; IPv4 comes first. */
  #firstBehind(bits: number, address: bigint): number {
    const spans = this.#spans ?? [];
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
