import { mergeResolvers } from '../merge-resolvers.ts';
import { businessResolvers } from './business/resolvers.ts';
import { dateResolvers } from './date/resolvers.ts';
import { holidayCalendar } from './holiday/calendar.ts';
import { holidayResolvers } from './holiday/resolvers.ts';
import { measureResolvers } from './measure/resolvers.ts';
import type { Resolvers } from './schema.generated.ts';
import {
  clockResolvers,
  resolutionResolvers,
  seasonResolvers,
  transitionResolvers,
} from './clock/resolvers.ts';
import { Editions } from './editions/editions.ts';
import {
  differenceResolvers,
  differencesResolvers,
  editionQuery,
  clockSettingResolvers,
  periodResolvers,
} from './editions/resolvers.ts';
import { countryResolvers } from './country/resolvers.ts';
import { countryLocationResolvers, locateCountry, locationResolvers } from './location/resolvers.ts';
import { pointResolvers } from './point/resolvers.ts';
import { timeQuery } from './clock/query.ts';
import { timezoneResolvers } from './timezone/resolvers.ts';
import { zonesAtPoint } from '../../facts/point/zones-at-point.ts';
import type { ZonesAtPoint } from './point/zone-at-point.ts';
import { catalogResolvers, zoneRowResolvers } from './zones/resolvers.ts';

/** Zones and clocks. @param zonesAt boundaries of zones */
export const clockFamily = (zonesAt: ZonesAtPoint, editions = new Editions()): Resolvers => ({
  Query: {
    ...timeQuery(zonesAt, editions),
    ...editionQuery(editions),
    countryLocation: (_, { country }) => locateCountry(country),
  },
  Clock: clockResolvers,
  Country: countryResolvers,
  CountryLocation: countryLocationResolvers(editions),
  DstSeason: seasonResolvers,
  ClockSetting: clockSettingResolvers,
  Location: locationResolvers(editions),
  Point: pointResolvers(zonesAt, editions),
  Timezone: timezoneResolvers(editions),
  TimezoneDifference: differenceResolvers,
  TimezoneDifferencePeriod: periodResolvers,
  TimezoneDifferences: differencesResolvers,
  Transition: transitionResolvers,
  WallTimeResolution: resolutionResolvers,
  ZoneCatalog: catalogResolvers,
  ZoneRow: zoneRowResolvers,
});

/** What the subgraph needs from outside. */
export interface TimeSources {
  /** Boundaries of zones; the package's if omitted. */
  readonly zonesAt?: ZonesAtPoint;
  /** Editions of the time-zone database; the pinned one alone if omitted. */
  readonly editions?: Editions | undefined;
}

/** Resolvers of the time subgraph, by type and field. */
export function timeResolvers({ zonesAt = zonesAtPoint, editions }: TimeSources = {}): Resolvers {
  const holidays = holidayCalendar();
  return mergeResolvers([
    clockFamily(zonesAt, editions),
    holidayResolvers(holidays),
    businessResolvers(holidays),
    dateResolvers,
    measureResolvers(),
  ]);
}
