import { rowsInParts } from '../client/table-parts.ts';
import { ipToNumber, ipFromNumber, type IpWords } from '../../facts/ip/ip-address.ts';
import { parseBlock } from '../../facts/ip/ip-range.ts';
import { geofeedEntry } from '../tables/network.ts';
import { codedColumn, codedSections, textColumn, textSections } from './columns.ts';
import { IpRanges, rangeSections, type ValuedRange } from './ip-ranges.ts';
import type { SnapshotForm } from './snapshot.ts';
import { compareText } from './text-order.ts';

/** The location that a network operator publishes. */
export interface Geofed {
  /** ISO 3166-1 alpha-2 code of the country. Null when the operator requests that the block is not located. */
  readonly country: string | null;
  /** ISO 3166-2. */
  readonly state: string | null;
  readonly city: string | null;
}

/** Lookups in the imported geofeeds. */
export interface Geofeeds {
  /** Returns the location of the smallest block that contains an address; null when no block does. */
  at(address: IpWords): Geofed | null;
}

/** Geofeeds in memory. A reference to `current` stays consistent when a new version is swapped in. */
export interface GeofeedsSource {
  readonly current: Geofeeds;
}

export const geofeedsForm: SnapshotForm<Geofeeds> = {
  name: 'geofeeds',
  datasets: ['geofeeds'],
  revision: 1,
  async build(orm) {
    const rows = (await rowsInParts(orm, geofeedEntry)).sort(
      (a, b) => compareText(a.source, b.source) || compareText(a.network, b.network),
    );
    const column = (name: 'country' | 'state' | 'city') => rows.map((row) => row[name]);
    return {
      ...rangeSections('ranges', innermost(rows.map(({ network }) => network))),
      ...codedSections('country', column('country')),
      ...codedSections('state', column('state')),
      ...textSections(
        'city',
        column('city').map((city) => city ?? ''),
      ),
    };
  },
  open(sections) {
    const ranges = new IpRanges(sections, 'ranges');
    const [countries, states] = [codedColumn(sections, 'country'), codedColumn(sections, 'state')];
    const cities = textColumn(sections, 'city');
    return {
      at(address) {
        const row = ranges.valueAt(address) - 1;
        if (row < 0) return null;
        return { country: countries.at(row), state: states.at(row), city: cities.at(row) || null };
      },
    };
  },
};

interface OpenBlock {
  readonly last: bigint;
  readonly value: number;
}

/**
 * Splits nested blocks into the ranges that no smaller block covers, in order. Blocks are nested or disjoint; the first
 * of equal blocks takes precedence. @returns ranges whose value is the index of the block, counted from 1
 */
function* innermost(networks: readonly string[]): Generator<ValuedRange> {
  for (const bits of [32, 128] as const) {
    const blocks = networks
      .flatMap((network, place) => {
        const block = parseBlock(network);
        if (block === null) throw new TypeError(`${network} is not a block`);
        const family = block.first.length === 1 ? 32 : 128;
        const [first, last] = [ipToNumber(block.first), ipToNumber(block.last)];
        return family === bits ? [{ first, last, value: place + 1 }] : [];
      })
      .sort((a, b) => compare(a.first, b.first) || compare(b.last, a.last) || b.value - a.value);
    const range = (first: bigint, last: bigint, value: number): ValuedRange => ({
      first: ipFromNumber(first, bits),
      last: ipFromNumber(last, bits),
      value,
    });
    const openBlocks: OpenBlock[] = [];
    let next = 0n;
    /** Closes the blocks that end before an address. */
    function* closeBefore(at: bigint | null) {
      for (let open = openBlocks.at(-1); open !== undefined && (at === null || open.last < at);) {
        if (next <= open.last) yield range(next, open.last, open.value);
        next = open.last + 1n;
        openBlocks.pop();
        open = openBlocks.at(-1);
      }
    }
    for (const { first, last, value } of blocks) {
      yield* closeBefore(first);
      const outer = openBlocks.at(-1);
      if (outer !== undefined && next < first) yield range(next, first - 1n, outer.value);
      next = first;
      openBlocks.push({ last, value });
    }
    yield* closeBefore(null);
  }
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
