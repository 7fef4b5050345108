import { lazy } from '../../../core/lazy.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import type { LocalTimeType } from '../tz/compile.ts';
import type { Edition } from '../tz/edition.ts';
import { formatOffset } from '../clock/timestamp.ts';

/** The clock of a zone in an edition that is newer than the bundled one, in a period in which the two differ. */
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

const secondsOf = (time: string): number => Date.parse(time) / 1000;

/** Periods by canonical zone, from the table timezone-changes. */
const changes = lazy(() => {
  const found = new Map<string, NewerClock[]>();
  for (const { zone = '', from = '', until = '', edition = '', offset = '', abbreviation = '' } of readFacts(
    'timezone-changes',
  )) {
    const end = until === '' ? Infinity : secondsOf(until);
    found.set(zone, [
      ...(found.get(zone) ?? []),
      { edition, from: secondsOf(from), until: end, offset, abbreviation },
    ]);
  }
  return found;
});

/**
 * Returns the clock that a newer edition is known to have at an instant; null when none is known to differ.
 * @param id identifier in the edition's spelling, or an alias
 * @param unix epoch seconds
 * @param type the local time type in the edition in use
 */
export function newerClock(
  edition: Edition,
  id: string,
  unix: number,
  type: LocalTimeType,
): NewerClock | null {
  const periods = changes().get(edition.canonicalId(id));
  const found = periods?.find(
    (each) => each.edition > edition.version && each.from <= unix && unix < each.until,
  );
  if (found === undefined) return null;
  const isSame = found.offset === formatOffset(type.offset) && found.abbreviation === type.abbreviation;
  return isSame ? null : found;
}

/** Zones whose clocks a newer edition has changed. */
interface ChangedZones {
  /** IANA's name of the newest release with a change. */
  readonly edition: string;
  /** Canonical identifiers, sorted. */
  readonly zones: readonly string[];
}

/**
 * Returns the zones for which a newer edition has a different local time now or later; null when there are none.
 * @param version the edition in use
 * @param unix the current time, epoch seconds
 */
export function changedZones(version: string, unix: number): ChangedZones | null {
  const current = [...changes()].flatMap(([zone, periods]) =>
    periods
      .filter(({ edition, until }) => edition > version && until > unix)
      .map(({ edition }) => ({ zone, edition })),
  );
  if (current.length === 0) return null;
  const editions = current.map(({ edition }) => edition).sort();
  return { edition: editions.at(-1) ?? version, zones: [...new Set(current.map(({ zone }) => zone))].sort() };
}
