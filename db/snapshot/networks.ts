import { readRowsInParts } from '../client/table-parts.ts';
import { parseRange } from '../../facts/ip/ip-range.ts';
import type { IpRange } from '../../facts/ip/ip-range.ts';
import type { IpWords } from '../../facts/ip/ip-address.ts';
import { autonomousSystem, networkCountry } from '../tables/network.ts';
import {
  openCodedColumn,
  createCodedSections,
  getSection,
  openTextColumn,
  createTextSections,
} from './columns.ts';
import { IpRanges, createRangeSections, type RangesByValue, type ValuedRange } from './ip-ranges.ts';
import type { Sections } from './section-file.ts';
import type { SnapshotFormat } from './snapshot.ts';
import { compareText } from './text-order.ts';

/** An autonomous system. */
export interface AutonomousSystemRow {
  /** 1 to 4294967295. */
  readonly number: number;
  readonly name: string;
  /** ISO 3166-1 alpha-2 code of the country in which the system is registered. */
  readonly country: string | null;
  /** ISO 3166-1 alpha-2 code of the estimated country of most of the system's addresses. */
  readonly usageCountry: string | null;
}

/** Networks in memory: the operator and country of IP addresses. */
export interface Networks {
  /** Returns the estimated country of an address, ISO 3166-1 alpha-2. */
  countryAt(address: IpWords): string | null;
  /** Returns the system that announces an address, and the announced range. */
  systemAt(address: IpWords): { readonly system: AutonomousSystemRow; readonly range: IpRange } | null;
  system(number: number): AutonomousSystemRow | null;
  /** Returns the ranges of a system, sorted, IPv4 first. */
  rangesOf(number: number): Iterable<IpRange>;
}

/** Networks in memory. `current` changes when a new version is swapped in; an earlier value of `current` stays consistent. */
export interface NetworksSource {
  readonly current: Networks;
}

export const networksFormat: SnapshotFormat<Networks> = {
  name: 'networks',
  datasets: ['autonomous-systems', 'ip-countries'],
  revision: 2,
  async build(orm) {
    const countries = (await readRowsInParts(orm, networkCountry)).sort((a, b) =>
      compareText(a.country, b.country),
    );
    const systems = (await readRowsInParts(orm, autonomousSystem)).sort((a, b) => a.number - b.number);
    return {
      ...createRangeSections('countryRanges', generateRanges(countries)),
      ...createTextSections(
        'countries',
        countries.map(({ country }) => country),
      ),
      ...createRangeSections('systemRanges', generateRanges(systems)),
      number: Uint32Array.from(systems, ({ number }) => number),
      ...createTextSections(
        'name',
        systems.map(({ name }) => name),
      ),
      ...createCodedSections(
        'country',
        systems.map(({ country }) => country),
      ),
      ...createCodedSections(
        'usageCountry',
        systems.map(({ usageCountry }) => usageCountry),
      ),
    };
  },
  open: openNetworks,
};

/** Yields the ranges of rows. The value of a range is the row number, counted from 1. */
function* generateRanges(rows: readonly { readonly ranges: readonly string[] }[]): Generator<ValuedRange> {
  for (const [row, { ranges }] of rows.entries())
    for (const text of ranges) yield { ...parseRange(text), value: row + 1 };
}

function openNetworks(sections: Sections): Networks {
  const countryRanges = new IpRanges(sections, 'countryRanges');
  const systemRanges = new IpRanges(sections, 'systemRanges');
  const codes = openTextColumn(sections, 'countries');
  const countries = Array.from({ length: codes.length }, (_, row) => codes.at(row));
  const numbers = getSection(sections, 'number', Uint32Array);
  const names = openTextColumn(sections, 'name');
  const systemCountries = openCodedColumn(sections, 'country');
  const usageCountries = openCodedColumn(sections, 'usageCountry');
  let rangesByValue: RangesByValue | undefined;

  const toAutonomousSystemRow = (row: number): AutonomousSystemRow => ({
    number: numbers[row] ?? 0,
    name: names.at(row),
    country: systemCountries.at(row),
    usageCountry: usageCountries.at(row),
  });
  function findRow(number: number): number | null {
    let lowerIndex = 0;
    let upperIndex = numbers.length;
    while (lowerIndex < upperIndex) {
      const middle = (lowerIndex + upperIndex) >>> 1;
      if ((numbers[middle] ?? 0) < number) lowerIndex = middle + 1;
      else upperIndex = middle;
    }
    return numbers[lowerIndex] === number ? lowerIndex : null;
  }
  return {
    countryAt: (address) => countries[countryRanges.valueAt(address) - 1] ?? null,
    systemAt(address) {
      const range = systemRanges.rangeAt(address);
      return range === null ? null : { system: toAutonomousSystemRow(range.value - 1), range };
    },
    system(number) {
      const row = findRow(number);
      return row === null ? null : toAutonomousSystemRow(row);
    },
    rangesOf(number) {
      const row = findRow(number);
      rangesByValue ??= systemRanges.byValue();
      return row === null ? [] : rangesByValue.of(row + 1);
    },
  };
}
