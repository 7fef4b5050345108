import { memoizePerObject } from '../../../core/memoize-per-object.ts';
import type { Resolvers, TimezoneResolvers } from '../schema.generated.ts';
import { createInvalidInputError, LookupError } from '../../../core/lookup-error.ts';
import { connectionFields, pageInfoFields, type Page } from '../../validation/page.ts';
import { createIntegerRule } from '../../validation/number-rule.ts';
import { createClock } from '../clock/resolvers.ts';
import { toInstant, LAST_UNIX, parseInstant } from '../clock/instant.ts';
import { SECONDS_PER_DAY, computeYear } from '../tz/calendar.ts';
import { changesAfter } from '../tz/changes.ts';
import { useEdition, type Editions } from '../editions/editions.ts';
import { pinnedEdition, type Edition } from '../tz/edition.ts';
import { formatPosixTz } from '../tz/posix.ts';
import { formatVtimezone, formatZoneCalendar } from './vtimezone.ts';
import { findWindowsIds } from './windows-ids.ts';
import { findZoneRow } from '../../../facts/zone-tab.ts';

/** The model of a zone: an identifier in the database's spelling. Aliases are not resolved. */
export interface TimezoneModel {
  readonly id: string;
}

/** A page of zones. */
export type TimezonePage = Page<TimezoneModel>;

const TEN_YEARS = 3653 * SECONDS_PER_DAY;
const transitionLimitRule = createIntegerRule({ minimum: 1, maximum: 1000, example: 100 });

/** Finds a zone; null for an identifier that the edition lacks. @param id in any case */
export function findTimezone({ findZoneId }: Edition, id: string): TimezoneModel | null {
  const zoneId = findZoneId(id);
  return zoneId === undefined ? null : { id: zoneId };
}

/** Returns the part of an identifier before the slash, such as `Europe`; null when there is no slash. */
export const findNamingArea = (id: string): string | null =>
  id.includes('/') ? id.slice(0, id.indexOf('/')) : null;

/** Returns the ISO 3166-1 alpha-2 codes of a zone's countries; empty when no country is recorded. */
export const listCountries = (id: string): readonly string[] => findZoneRow(id)?.countries ?? [];

/** Cache of POSIX strings by identifier. Computing a POSIX string includes the compilation of the zone. */
const getPosixCache = memoizePerObject<Edition, Map<string, string | null>>(() => new Map());

function findPosixText(edition: Edition, id: string): string | null {
  const texts = getPosixCache(edition);
  const cachedText = texts.get(id);
  if (cachedText !== undefined) return cachedText;
  const posixText = formatPosixTz(edition.linesOf(id), edition.rulesOf) ?? null;
  texts.set(id, posixText);
  return posixText;
}

/**
 * Creates the resolvers of a zone, which is the same record in all editions. Fields that depend on an edition have an argument
 * for the edition. Default: the operator's default edition.
 */
function createTimezoneFields(editions: Editions): TimezoneResolvers {
  /** Computes a field by the rules of an edition. @throws not_found when the edition lacks the zone */
  const computeInEdition = <T>(
    version: string | null | undefined,
    id: string,
    answer: (edition: Edition) => T,
  ) =>
    useEdition(editions.findEdition(version), (edition) => {
      if (edition.findZoneId(id) === id) return answer(edition);
      throw new LookupError(
        'not_found',
        `edition ${edition.version} does not contain the time zone ${id}: use an edition that contains the zone, or omit edition.`,
        'edition',
      );
    });
  return {
    // Records of places name zones of the pinned edition, which an older default edition may lack.
    __resolveReference: ({ id }) => findTimezone(editions.standard, id) ?? findTimezone(pinnedEdition, id),
    id: ({ id }) => id,
    namingArea: ({ id }) => findNamingArea(id),
    canonical: ({ id }, { edition }) =>
      computeInEdition(edition, id, ({ canonicalId }) => ({ id: canonicalId(id) })),
    equivalents: ({ id }, { edition }) =>
      computeInEdition(edition, id, ({ equivalentIds }) => equivalentIds(id).map((other) => ({ id: other }))),
    countries: ({ id }) => listCountries(id).map((code) => ({ code })),
    now: ({ id }, { edition: version }, { now }) =>
      computeInEdition(version, id, (edition) => createClock(edition, id, toInstant(now))),
    at: ({ id }, { at, edition: version }) =>
      computeInEdition(version, id, (edition) => createClock(edition, id, parseInstant(at))),
    transitions: ({ id }, { since, until, limit, edition: version }, { now }) => {
      transitionLimitRule.read(limit, 'limit');
      const { unix: after } = typeof since === 'string' ? parseInstant(since, 'since') : toInstant(now);
      const endInstant =
        typeof until === 'string'
          ? parseInstant(until, 'until').unix
          : Math.min(after + TEN_YEARS, LAST_UNIX);
      return computeInEdition(version, id, (edition) => {
        const zone = edition.zoneOf(id);
        const transitions = [];
        for (const change of changesAfter(zone, after, endInstant)) {
          transitions.push({ edition, id, zone, change, language: 'en' as const });
          if (transitions.length === limit) break;
        }
        return transitions;
      });
    },
    windowsIds: ({ id }) => [...findWindowsIds(id)],
    posix: ({ id }, { edition }) => computeInEdition(edition, id, (named) => findPosixText(named, id)),
    vtimezone: ({ id }, { fromYear, edition: version }, { now }) =>
      computeInEdition(version, id, (edition) => formatVtimezone(edition, id, readFirstYear(fromYear, now))),
    icalendar: ({ id }, { fromYear, edition: version }, { now }) =>
      computeInEdition(version, id, (edition) =>
        formatZoneCalendar(edition, id, readFirstYear(fromYear, now)),
      ),
  };
}

/** Validates the argument `fromYear`. Default: the current year. @param now epoch milliseconds */
function readFirstYear(fromYear: number | null | undefined, now: number): number {
  const year = fromYear ?? computeYear(toInstant(now).unix);
  if (year >= 1 && year <= 9999) return year;
  throw createInvalidInputError(
    'fromYear',
    `fromYear must be a year from 1 to 9999, not ${year}: for example, use 2026.`,
  );
}

export const createTimezoneResolvers = (editions: Editions): Resolvers => ({
  Timezone: createTimezoneFields(editions),
  TimezoneConnection: connectionFields,
  PageInfo: pageInfoFields,
});
