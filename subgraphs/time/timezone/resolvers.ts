import { memoizePerObject } from '../../../core/per-object.ts';
import type { Resolvers, TimezoneResolvers } from '../schema.generated.ts';
import { invalid, LookupError } from '../../../core/lookup-error.ts';
import { integerRule } from '../../validation/number-rule.ts';
import { clockOf } from '../clock/resolvers.ts';
import { instantOf, LAST_UNIX, parseInstant } from '../clock/instant.ts';
import { SECONDS_PER_DAY, yearOf } from '../tz/calendar.ts';
import { changesAfter } from '../tz/changes.ts';
import { withEdition, type Editions } from '../editions/editions.ts';
import type { Edition } from '../tz/edition.ts';
import { posixOf } from '../tz/posix.ts';
import { vtimezoneOf, zoneCalendarOf } from './vtimezone.ts';
import { windowsIdsOf } from './windows-ids.ts';
import { findZoneRow } from '../../../facts/zone-tab.ts';

/** A zone by its identifier, in the database's spelling; aliases are not resolved. */
export interface TimezoneModel {
  readonly id: string;
}

const TEN_YEARS = 3653 * SECONDS_PER_DAY;
const transitionPage = integerRule({ minimum: 1, maximum: 1000, example: 100 });

/** Finds a zone; null when the edition has no such identifier. @param id in any case */
export function findTimezone({ findZoneId }: Edition, id: string): TimezoneModel | null {
  const known = findZoneId(id);
  return known === undefined ? null : { id: known };
}

/** The part of an identifier before the slash, such as `Europe`; null when there is none. */
export const areaOf = (id: string): string | null => (id.includes('/') ? id.slice(0, id.indexOf('/')) : null);

/** ISO 3166-1 alpha-2 codes of a zone's countries; empty when none are recorded. */
export const countriesOf = (id: string): readonly string[] => findZoneRow(id)?.countries ?? [];

/** Cache of POSIX strings by identifier, because computing one compiles the zone. */
const posixTexts = memoizePerObject<Edition, Map<string, string | null>>(() => new Map());

function posixIn(edition: Edition, id: string): string | null {
  const texts = posixTexts(edition);
  const known = texts.get(id);
  if (known !== undefined) return known;
  const text = posixOf(edition.linesOf(id), edition.rulesOf) ?? null;
  texts.set(id, text);
  return text;
}

/**
 * Resolvers of a zone. The zone is the same record in all editions; fields that depend on an edition take it as an
 * argument, with the operator's default.
 */
function timezoneFields(editions: Editions): TimezoneResolvers {
  /** Computes a field by the rules of an edition. @throws not_found when the edition lacks the zone */
  const by = <T>(version: string | null | undefined, id: string, answer: (edition: Edition) => T) =>
    withEdition(editions.named(version), (edition) => {
      if (edition.findZoneId(id) === id) return answer(edition);
      throw new LookupError(
        'not_found',
        `edition ${edition.version} does not contain the time zone ${id}: use an edition that has it, or omit edition.`,
        'edition',
      );
    });
  return {
    __resolveReference: ({ id }) => findTimezone(editions.standard, id),
    id: ({ id }) => id,
    namingArea: ({ id }) => areaOf(id),
    canonical: ({ id }, { edition }) => by(edition, id, ({ canonicalId }) => ({ id: canonicalId(id) })),
    equivalents: ({ id }, { edition }) =>
      by(edition, id, ({ equivalentIds }) => equivalentIds(id).map((other) => ({ id: other }))),
    countries: ({ id }) => countriesOf(id).map((code) => ({ code })),
    now: ({ id }, { edition: version }, { now }) =>
      by(version, id, (edition) => clockOf(edition, id, instantOf(now))),
    at: ({ id }, { at, edition: version }) =>
      by(version, id, (edition) => clockOf(edition, id, parseInstant(at))),
    transitions: ({ id }, { since, until, limit, edition: version }, { now }) => {
      transitionPage.read(limit, 'limit');
      const { unix: after } = typeof since === 'string' ? parseInstant(since, 'since') : instantOf(now);
      const endInstant =
        typeof until === 'string'
          ? parseInstant(until, 'until').unix
          : Math.min(after + TEN_YEARS, LAST_UNIX);
      return by(version, id, (edition) => {
        const zone = edition.zoneOf(id);
        const found = [];
        for (const change of changesAfter(zone, after, endInstant)) {
          found.push({ edition, id, zone, change, language: 'en' as const });
          if (found.length === limit) break;
        }
        return found;
      });
    },
    windowsIds: ({ id }) => [...windowsIdsOf(id)],
    posix: ({ id }, { edition }) => by(edition, id, (named) => posixIn(named, id)),
    vtimezone: ({ id }, { fromYear, edition: version }, { now }) =>
      by(version, id, (edition) => vtimezoneOf(edition, id, firstYear(fromYear, now))),
    icalendar: ({ id }, { fromYear, edition: version }, { now }) =>
      by(version, id, (edition) => zoneCalendarOf(edition, id, firstYear(fromYear, now))),
  };
}

/** @param now epoch milliseconds */
function firstYear(fromYear: number | null | undefined, now: number): number {
  const year = fromYear ?? yearOf(instantOf(now).unix);
  if (year >= 1 && year <= 9999) return year;
  throw invalid('fromYear', `fromYear must be a year from 1 to 9999, not ${year}: use for example 2026.`);
}

export const timezoneResolvers = (editions: Editions): Resolvers => ({ Timezone: timezoneFields(editions) });
