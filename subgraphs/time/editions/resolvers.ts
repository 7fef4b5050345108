import { readPackageManifest } from '../../../core/package-file.ts';
import { integerRule } from '../../validation/number-rule.ts';
import type {
  ClockSettingResolvers,
  QueryResolvers,
  Resolvers,
  TimezoneDifferencePeriodResolvers,
  TimezoneDifferenceResolvers,
  TimezoneDifferencesResolvers,
} from '../schema.generated.ts';
import { knownZone } from '../clock/conversion.ts';
import { formatOffset, formatUtc } from '../clock/timestamp.ts';
import type { Difference, ZoneDifferences } from '../tz/differences.ts';
import { pinned, type Edition } from '../tz/edition.ts';
import { aspectsOf, comparisonEnd, Comparisons } from './comparisons.ts';
import type { Editions } from './editions.ts';

/** The differences between two editions. */
export interface TimezoneDifferencesModel {
  readonly before: Edition;
  readonly after: Edition;
  readonly zones: readonly ZoneDifferences[];
}

const periodPage = integerRule({ minimum: 1, maximum: 1000, example: 100 });

/** Formats an instant in UTC; null for an infinite one. */
const instant = (unix: number): string | null =>
  Number.isFinite(unix) ? formatUtc({ unix, milliseconds: 0 }) : null;

/** Query fields for the available editions and the differences between two of them. */
function editionQuery(editions: Editions) {
  const comparisons = new Comparisons();
  let source: string | undefined;
  return {
    timezoneEditions: () => {
      const isDefault = (version: string) => version === editions.standard.version;
      const bundledEdition = {
        version: pinned.version,
        default: isDefault(pinned.version),
        bundled: true,
        zoneCount: pinned.zoneIds.length,
        source: (source ??= `npm tzdata@${readPackageManifest('tzdata').version}`),
        importedAt: null,
      };
      const imported = editions.imported.map(({ version: named, zones, source, importedAt }) => ({
        version: named,
        default: isDefault(named),
        bundled: false,
        zoneCount: zones,
        source,
        importedAt: importedAt.toISOString(),
      }));
      return [bundledEdition, ...imported];
    },
    timezoneDifferences: async (_, { beforeEdition, afterEdition, zone }) => {
      const before = await editions.named(beforeEdition, 'before');
      const after = await editions.named(afterEdition, 'after');
      if (zone === null || zone === undefined)
        return { before, after, zones: await comparisons.of(before, after) };
      const id = before.findZoneId(zone) ?? knownZone(after, zone, 'zone');
      return { before, after, zones: comparisons.zoneChanges(before, after, id) };
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
  changed: ({ times }) => [...aspectsOf(times ?? [])],
  from: ({ times }) => instant(times?.[0]?.from ?? -Infinity),
  until: ({ times }) => {
    // A difference in the last compared year counts as permanent, because recurring rules apply in every year.
    const until = times?.at(-1)?.until ?? Infinity;
    return until >= comparisonEnd.lastYear ? null : instant(until);
  },
  times: ({ times }) => times?.length ?? 0,
  periods: ({ times }, { limit }) => (times ?? []).slice(0, periodPage.read(limit, 'limit')),
};

const periodFields: TimezoneDifferencePeriodResolvers = {
  from: ({ from }: Difference) => instant(from),
  until: ({ until }: Difference) => instant(until),
};

const clockSettingFields: ClockSettingResolvers = {
  abbreviation: ({ abbreviation }) => abbreviation,
  offset: ({ offset }) => formatOffset(offset),
  offsetSeconds: ({ offset }) => offset,
  standardOffsetSeconds: ({ standardOffset }) => standardOffset,
  dst: ({ dst }) => dst,
};

export const editionsResolvers = (editions: Editions): Resolvers => ({
  Query: editionQuery(editions),
  TimezoneDifferences: differencesFields,
  TimezoneDifference: differenceFields,
  TimezoneDifferencePeriod: periodFields,
  ClockSetting: clockSettingFields,
});
