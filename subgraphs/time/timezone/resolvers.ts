import type { TimezoneResolvers } from '../schema.generated.ts';
import { invalid } from '../../lookup-error.ts';
import { integerRule } from '../../rules/number-rule.ts';
import { clockOf } from '../clock/resolvers.ts';
import { instantOf, LAST_UNIX, readInstant } from '../clock/instant.ts';
import { SECONDS_PER_DAY, yearOf } from '../rules/calendar.ts';
import { changesAfter } from '../rules/changes.ts';
import { canonicalId, equivalentIds, findZoneId, linesOf, rulesOf, zoneOf } from '../rules/edition.ts';
import { posixOf } from '../rules/posix.ts';
import { vtimezoneOf, zoneCalendarOf } from './vtimezone.ts';
import { windowsIdsOf } from './windows-ids.ts';
import { rowOfZone } from '../../../facts/zone-tab.ts';

/** A zone by its identifier, in the database's spelling; an alias stays what it is. */
export interface TimezoneModel {
  readonly id: string;
}

const TEN_YEARS = 3653 * SECONDS_PER_DAY;
const transitionPage = integerRule({ minimum: 1, maximum: 1000, example: 100 });

/** Null when the edition has no such identifier. @param id in any case */
export function findTimezone(id: string): TimezoneModel | null {
  const known = findZoneId(id);
  return known === undefined ? null : { id: known };
}

/** The naming area of an identifier; null when it has none. */
export const areaOf = (id: string): string | null => (id.includes('/') ? id.slice(0, id.indexOf('/')) : null);

/** ISO 3166-1 alpha-2 codes; empty where none is recorded. */
export const countriesOf = (id: string): readonly string[] => rowOfZone(id)?.countries ?? [];

export const timezoneResolvers: TimezoneResolvers = {
  __resolveReference: ({ id }) => findTimezone(id),
  id: ({ id }) => id,
  namingArea: ({ id }) => areaOf(id),
  canonical: ({ id }) => ({ id: canonicalId(id) }),
  equivalents: ({ id }) => equivalentIds(id).map((other) => ({ id: other })),
  countries: ({ id }) => countriesOf(id).map((code) => ({ code })),
  now: ({ id }, _, { now }) => clockOf(id, instantOf(now)),
  at: ({ id }, { at }) => clockOf(id, readInstant(at)),
  transitions: ({ id }, { since, until, limit }, { now }) => {
    transitionPage.read(limit, 'limit');
    const { unix: after } = typeof since === 'string' ? readInstant(since, 'since') : instantOf(now);
    const through =
      typeof until === 'string' ? readInstant(until, 'until').unix : Math.min(after + TEN_YEARS, LAST_UNIX);
    const zone = zoneOf(id);
    const found = [];
    for (const change of changesAfter(zone, after, through)) {
      found.push({ id, zone, change, language: 'en' as const });
      if (found.length === limit) break;
    }
    return found;
  },
  windowsIds: ({ id }) => [...windowsIdsOf(id)],
  posix: ({ id }) => posixOf(linesOf(id), rulesOf) ?? null,
  vtimezone: ({ id }, { fromYear }, { now }) => vtimezoneOf(id, firstYear(fromYear, now)),
  icalendar: ({ id }, { fromYear }, { now }) => zoneCalendarOf(id, firstYear(fromYear, now)),
};

/** @param now epoch milliseconds */
function firstYear(fromYear: number | null | undefined, now: number): number {
  const year = fromYear ?? yearOf(instantOf(now).unix);
  if (year >= 1 && year <= 9999) return year;
  throw invalid('fromYear', `fromYear must be a year from 1 to 9999, not ${year}: 2026 works.`);
}
