import { readPackageManifest } from '../../../core/package-file.ts';
import { createIntegerRule } from '../../validation/number-rule.ts';
import type {
  ClockSettingResolvers,
  QueryResolvers,
  Resolvers,
  TimezoneDifferencePeriodResolvers,
  TimezoneDifferenceResolvers,
  TimezoneDifferencesResolvers,
} from '../schema.generated.ts';
import { requireZone } from '../clock/conversion.ts';
import { formatOffset, formatUtc } from '../clock/timestamp.ts';
import type { Difference, ZoneDifferences } from '../tz/differences.ts';
import { pinnedEdition, type Edition } from '../tz/edition.ts';
import { listAspects, comparedPeriod, Comparisons } from './comparisons.ts';
import type { Editions } from './editions.ts';

/** The differences between two editions. */
export interface TimezoneDifferencesModel {
  readonly before: Edition;
  readonly after: Edition;
  readonly zones: readonly ZoneDifferences[];
}

const periodLimitRule = createIntegerRule({ minimum: 1, maximum: 1000, example: 100 });

/** Formats an instant in UTC; null for an infinite instant. */
const formatInstant = (unix: number): string | null =>
  Number.isFinite(unix) ? formatUtc({ unix, milliseconds: 0 }) : null;

/** Creates the query fields for the available editions and for the differences between two editions. */
function createEditionQuery(editions: Editions) {
  const comparisons = new Comparisons();
  let source: string | undefined;
  return {
    timezoneEditions: () => {
      const isDefault = (version: string) => version === editions.standard.version;
      const bundledEdition = {
        version: pinnedEdition.version,
        default: isDefault(pinnedEdition.version),
        bundled: true,
        zoneCount: pinnedEdition.zoneIds.length,
        source: (source ??= `npm tzdata@${readPackageManifest('tzdata').version}`),
        importedAt: null,
      };
      const importedEditions = editions.imported.map(({ version: named, zones, source, importedAt }) => ({
        version: named,
        default: isDefault(named),
        bundled: false,
        zoneCount: zones,
        source,
        importedAt: importedAt.toISOString(),
      }));
      return [bundledEdition, ...importedEditions];
    },
    timezoneDifferences: async (_, { beforeEdition, afterEdition, zone }) => {
      const earlierEdition = await editions.findEdition(beforeEdition, 'before');
      const laterEdition = await editions.findEdition(afterEdition, 'after');
      if (zone === null || zone === undefined)
        return {
          before: earlierEdition,
          after: laterEdition,
          zones: await comparisons.compareZones(earlierEdition, laterEdition),
        };
      const id = earlierEdition.findZoneId(zone) ?? requireZone(laterEdition, zone, 'zone');
      return {
        before: earlierEdition,
        after: laterEdition,
        zones: comparisons.compareZone(earlierEdition, laterEdition, id),
      };
    },
  } satisfies QueryResolvers;
}

const differencesFields: TimezoneDifferencesResolvers = {
  beforeEdition: ({ before }) => before.version,
  afterEdition: ({ after }) => after.version,
  count: ({ zones }) => zones.length,
  zones: ({ zones }) => [...zones],
};

const differenceFields: TimezoneDifferenceResolvers = {
  timezoneId: ({ id }) => id,
  onlyIn: ({ only }) => only,
  changed: ({ times }) => [...listAspects(times ?? [])],
  from: ({ times }) => formatInstant(times?.[0]?.from ?? -Infinity),
  until: ({ times }) => {
    // A difference in the last compared year counts as permanent, because recurring rules apply in every year.
    const lastEnd = times?.at(-1)?.until ?? Infinity;
    return lastEnd >= comparedPeriod.lastYear ? null : formatInstant(lastEnd);
  },
  times: ({ times }) => times?.length ?? 0,
  periods: ({ times }, { limit }) => (times ?? []).slice(0, periodLimitRule.read(limit, 'limit')),
};

const periodFields: TimezoneDifferencePeriodResolvers = {
  from: ({ from }: Difference) => formatInstant(from),
  until: ({ until }: Difference) => formatInstant(until),
};

const clockSettingFields: ClockSettingResolvers = {
  abbreviation: ({ abbreviation }) => abbreviation,
  offset: ({ offset }) => formatOffset(offset),
  offsetSeconds: ({ offset }) => offset,
  standardOffsetSeconds: ({ standardOffset }) => standardOffset,
  dst: ({ dst }) => dst,
};

export const createEditionsResolvers = (editions: Editions): Resolvers => ({
  Query: createEditionQuery(editions),
  TimezoneDifferences: differencesFields,
  TimezoneDifference: differenceFields,
  TimezoneDifferencePeriod: periodFields,
  ClockSetting: clockSettingFields,
});
