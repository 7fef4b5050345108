import { readRowsInParts } from '../client/table-parts.ts';
import { ipToNumber, ipFromNumber, type IpWords } from '../../facts/ip/ip-address.ts';
import { parseBlock } from '../../facts/ip/ip-range.ts';
import { geofeedEntry } from '../tables/network.ts';
import { openCodedColumn, createCodedSections, openTextColumn, createTextSections } from './columns.ts';
import { IpRanges, createRangeSections, type ValuedRange } from './ip-ranges.ts';
import type { SnapshotFormat } from './snapshot.ts';
import { compareText } from './text-order.ts';

/** The location of a block as published by the network operator. */
export interface GeofeedPlace {
  /** ISO 3166-1 alpha-2 code of the country. Null when the network operator requests that the block has no location. */
  readonly country: string | null;
  /** ISO 3166-2. */
  readonly state: string | null;
  readonly city: string | null;
}

/** Lookups in the imported geofeeds. */
export interface Geofeeds {
  /** Returns the location of the smallest block that contains an address; null when no block contains the address. */
  at(address: IpWords): GeofeedPlace | null;
}

/** Geofeeds in memory. `current` changes when a new version is swapped in; an earlier value of `current` stays consistent. */
export interface GeofeedsSource {
  readonly current: Geofeeds;
}

export const geofeedsFormat: SnapshotFormat<Geofeeds> = {
  name: 'geofeeds',
  datasets: ['geofeeds'],
  revision: 1,
  async build(orm) {
    const rows = (await readRowsInParts(orm, geofeedEntry)).sort(
      (a, b) => compareText(a.source, b.source) || compareText(a.network, b.network),
    );
    const getColumn = (name: 'country' | 'state' | 'city') => rows.map((row) => row[name]);
    return {
      ...createRangeSections('ranges', listInnermostRanges(rows.map(({ network }) => network))),
      ...createCodedSections('country', getColumn('country')),
      ...createCodedSections('state', getColumn('state')),
      ...createTextSections(
        'city',
        getColumn('city').map((city) => city ?? ''),
      ),
    };
  },
  open(sections) {
    const ranges = new IpRanges(sections, 'ranges');
    const [countries, states] = [openCodedColumn(sections, 'country'), openCodedColumn(sections, 'state')];
    const cities = openTextColumn(sections, 'city');
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
 * Splits nested blocks into ranges in order, each with its smallest block. Blocks are nested or disjoint. Of equal blocks, the
 * first takes precedence. @returns ranges whose value is the index of the block, counted from 1
 */
function* listInnermostRanges(networks: readonly string[]): Generator<ValuedRange> {
  for (const bits of [32, 128] as const) {
    const blocks = networks
      .flatMap((network, place) => {
        const block = parseBlock(network);
        if (block === null) throw new TypeError(`${network} is not an address block`);
        const family = block.first.length === 1 ? 32 : 128;
        const [first, last] = [ipToNumber(block.first), ipToNumber(block.last)];
        return family === bits ? [{ first, last, value: place + 1 }] : [];
      })
      .sort(
        (a, b) => compareNumbers(a.first, b.first) || compareNumbers(b.last, a.last) || b.value - a.value,
      );
    const createRange = (first: bigint, last: bigint, value: number): ValuedRange => ({
      first: ipFromNumber(first, bits),
      last: ipFromNumber(last, bits),
      value,
    });
    const openBlocks: OpenBlock[] = [];
    let nextAddress = 0n;
    /** Ends the blocks whose last address is before an address. */
    function* closeBefore(at: bigint | null) {
      for (
        let openBlock = openBlocks.at(-1);
        openBlock !== undefined && (at === null || openBlock.last < at);
      ) {
        if (nextAddress <= openBlock.last) yield createRange(nextAddress, openBlock.last, openBlock.value);
        nextAddress = openBlock.last + 1n;
        openBlocks.pop();
        openBlock = openBlocks.at(-1);
      }
    }
    for (const { first, last, value } of blocks) {
      yield* closeBefore(first);
      const outerBlock = openBlocks.at(-1);
      if (outerBlock !== undefined && nextAddress < first)
        yield createRange(nextAddress, first - 1n, outerBlock.value);
      nextAddress = first;
      openBlocks.push({ last, value });
    }
    yield* closeBefore(null);
  }
}

const compareNumbers = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
