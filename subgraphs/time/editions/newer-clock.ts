import { memoize } from '../../../core/memoize.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import type { LocalTimeType } from '../tz/compile.ts';
import type { Edition } from '../tz/edition.ts';
import { formatOffset } from '../clock/timestamp.ts';

/** The clock of a zone in a newer edition than the bundled one, during a period in which the two editions differ. */
interface NewerClock {
  /** IANA's name of the newer release: `2026f`. */
  readonly edition: string;
  /** Start and end of the period, epoch seconds. The end is Infinity for a permanent change. */
  readonly from: number;
  readonly until: number;
  /** UTC offset as `±HH:MM`. */
  readonly offset: string;
  readonly abbreviation: string;
}

const parseSeconds = (time: string): number => Date.parse(time) / 1000;

/** Reads the periods by canonical zone from the table timezone-changes. */
const readChanges = memoize(() => {
  const changesByZone = new Map<string, NewerClock[]>();
  for (const { zone = '', from = '', until = '', edition = '', offset = '', abbreviation = '' } of readFacts(
    'timezone-changes',
  )) {
    const end = until === '' ? Infinity : parseSeconds(until);
    changesByZone.set(zone, [
      ...(changesByZone.get(zone) ?? []),
      { edition, from: parseSeconds(from), until: end, offset, abbreviation },
    ]);
  }
  return changesByZone;
});

/**
 * Returns the clock of a newer edition at an instant; null when the clock is the same in every known newer edition.
 * @param id identifier in the edition's spelling, or an alias
 * @param unix epoch seconds
 * @param type the local time type in the edition in use
 */
export function findNewerClock(
  edition: Edition,
  id: string,
  unix: number,
  type: LocalTimeType,
): NewerClock | null {
  const periods = readChanges().get(edition.canonicalId(id));
  const newerPeriod = periods?.find(
    (each) => each.edition > edition.version && each.from <= unix && unix < each.until,
  );
  if (newerPeriod === undefined) return null;
  const isSame =
    newerPeriod.offset === formatOffset(type.offset) && newerPeriod.abbreviation === type.abbreviation;
  return isSame ? null : newerPeriod;
}

/** Zones whose clocks are different in a newer edition. */
interface ChangedZones {
  /** IANA's name of the newest release with a change. */
  readonly edition: string;
  /** Canonical identifiers, sorted. */
  readonly zones: readonly string[];
}

/**
 * Returns the zones whose local time, now or later, is different in a newer edition. Null when there are no such zones.
 * @param version the edition in use
 * @param unix the current time, epoch seconds
 */
export function findChangedZones(version: string, unix: number): ChangedZones | null {
  const currentChanges = [...readChanges()].flatMap(([zone, periods]) =>
    periods
      .filter(({ edition, until }) => edition > version && until > unix)
      .map(({ edition }) => ({ zone, edition })),
  );
  if (currentChanges.length === 0) return null;
  const editions = currentChanges.map(({ edition }) => edition).sort();
  return {
    edition: editions.at(-1) ?? version,
    zones: [...new Set(currentChanges.map(({ zone }) => zone))].sort(),
  };
}
