import { mergeResolvers } from '../merge-resolvers.ts';
import { businessResolvers } from './business/resolvers.ts';
import { dateResolvers } from './date/resolvers.ts';
import { holidayCalendar } from './holiday/calendar.ts';
import { holidayResolvers } from './holiday/resolvers.ts';
import { measureResolvers } from './measure/resolvers.ts';
import type { Resolvers } from './schema.generated.ts';
import { timeQuery } from './clock/query.ts';
import { clockResolvers } from './clock/resolvers.ts';
import { countryResolvers } from './country/resolvers.ts';
import { Editions } from './editions/editions.ts';
import { editionsResolvers } from './editions/resolvers.ts';
import { locationResolvers } from './location/resolvers.ts';
import { pointResolvers } from './point/resolvers.ts';
import type { ZonesAtPoint } from './point/zone-at-point.ts';
import { timezoneResolvers } from './timezone/resolvers.ts';
import { zonesResolvers } from './zones/resolvers.ts';
import { findZonesAtPoint } from '../../facts/point/zones-at-point.ts';

/** Resolvers of time zones and clocks. @param zonesAt time-zone boundaries */
export const clockFamily = (zonesAt: ZonesAtPoint, editions = new Editions()): Resolvers =>
  mergeResolvers([
    { Query: timeQuery(zonesAt, editions) },
    clockResolvers,
    countryResolvers,
    editionsResolvers(editions),
    locationResolvers(editions),
    pointResolvers(zonesAt, editions),
    timezoneResolvers(editions),
    zonesResolvers,
  ]);

/** Dependencies of the time subgraph. */
export interface TimeSources {
  /** Time-zone boundaries. Default: those of geo-tz. */
  readonly zonesAt?: ZonesAtPoint;
  /** Editions of the time-zone database. Default: the pinned edition only. */
  readonly editions?: Editions | undefined;
}

/** Resolvers of the time subgraph, by type and field. */
export function timeResolvers({ zonesAt = findZonesAtPoint, editions }: TimeSources = {}): Resolvers {
  const holidays = holidayCalendar();
  return mergeResolvers([
    clockFamily(zonesAt, editions),
    holidayResolvers(holidays),
    businessResolvers(holidays),
    dateResolvers,
    measureResolvers(),
  ]);
}
