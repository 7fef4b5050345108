import { asc } from 'drizzle-orm';
import { byCodePoint } from '../client/by-code-point.ts';
import { ipNumber, ipOfNumber, type IpWords } from '../../facts/ip/ip-address.ts';
import { readBlock } from '../../facts/ip/ip-range.ts';
import { geofeedEntry } from '../tables/network.ts';
import { codedColumn, codedSections, textColumn, textSections } from './columns.ts';
import { IpRanges, rangeSections, type ValuedRange } from './ip-ranges.ts';
import type { SnapshotForm } from './snapshot.ts';

/** What the operator of a network says of where it is. */
export interface Geofed {
  /** ISO 3166-1 alpha-2. Null: the operator wants it not to be located. */
  readonly country: string | null;
  /** ISO 3166-2. */
  readonly state: string | null;
  readonly city: string | null;
}

/** What the imported feeds say; without one nothing. */
export interface Geofeeds {
  /** Of the smallest block around an address. */
  at(address: IpWords): Geofed | null;
}

/** Feeds in memory. Whoever took `current` keeps a whole edition, whatever is swapped in meanwhile. */
export interface GeofeedsSource {
  readonly current: Geofeeds;
}

export const geofeedsForm: SnapshotForm<Geofeeds> = {
  name: 'geofeeds',
  datasets: ['geofeeds'],
  revision: 1,
  async build(orm) {
    const rows = await orm
      .select()
      .from(geofeedEntry)
      .orderBy(asc(byCodePoint(geofeedEntry.source)), asc(byCodePoint(geofeedEntry.network)));
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

interface Open {
  readonly last: bigint;
  readonly value: number;
}

/**
 * The parts of blocks that no smaller block covers, in order. Blocks lie within each other or apart; of equal ones the
 * first counts. @returns ranges whose value is the block's place, counted from 1
 */
function* innermost(networks: readonly string[]): Generator<ValuedRange> {
  for (const bits of [32, 128] as const) {
    const blocks = networks
      .flatMap((network, place) => {
        const block = readBlock(network);
        if (block === null) throw new TypeError(`${network} is no block`);
        const family = block.first.length === 1 ? 32 : 128;
        const [first, last] = [ipNumber(block.first), ipNumber(block.last)];
        return family === bits ? [{ first, last, value: place + 1 }] : [];
      })
      .sort((a, b) => compare(a.first, b.first) || compare(b.last, a.last) || b.value - a.value);
    const range = (first: bigint, last: bigint, value: number): ValuedRange => ({
      first: ipOfNumber(first, bits),
      last: ipOfNumber(last, bits),
      value,
    });
    const around: Open[] = [];
    let next = 0n;
    /** Closes blocks that end before an address. */
    function* closeBefore(at: bigint | null) {
      for (let open = around.at(-1); open !== undefined && (at === null || open.last < at);) {
        if (next <= open.last) yield range(next, open.last, open.value);
        next = open.last + 1n;
        around.pop();
        open = around.at(-1);
      }
    }
    for (const { first, last, value } of blocks) {
      yield* closeBefore(first);
      const outer = around.at(-1);
      if (outer !== undefined && next < first) yield range(next, first - 1n, outer.value);
      next = first;
      around.push({ last, value });
    }
    yield* closeBefore(null);
  }
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
