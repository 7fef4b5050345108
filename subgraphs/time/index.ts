import { mergeResolvers } from '../merge-resolvers.ts';
import { businessResolvers } from './business/resolvers.ts';
import { dateResolvers } from './date/resolvers.ts';
import { createHolidayCalendar } from './holiday/calendar.ts';
import { holidayResolvers } from './holiday/resolvers.ts';
import { createMeasureResolvers } from './measure/resolvers.ts';
import type { Resolvers } from './schema.generated.ts';
import { createTimeQuery } from './clock/query.ts';
import { clockResolvers } from './clock/resolvers.ts';
import { countryResolvers } from './country/resolvers.ts';
import { Editions } from './editions/editions.ts';
import { createEditionsResolvers } from './editions/resolvers.ts';
import { createLocationResolvers } from './location/resolvers.ts';
import { createPointResolvers } from './point/resolvers.ts';
import type { ZonesAtPoint } from './point/zone-at-point.ts';
import { createTimezoneResolvers } from './timezone/resolvers.ts';
import { zonesResolvers } from './zones/resolvers.ts';
import { findZonesAtPoint } from '../../facts/point/zones-at-point.ts';

/** Creates the resolvers of time zones and clocks. @param zonesAt boundaries of time zones */
export const createClockResolvers = (zonesAt: ZonesAtPoint, editions = new Editions()): Resolvers =>
  mergeResolvers([
    { Query: createTimeQuery(zonesAt, editions) },
    clockResolvers,
    countryResolvers,
    createEditionsResolvers(editions),
    createLocationResolvers(editions),
    createPointResolvers(zonesAt, editions),
    createTimezoneResolvers(editions),
    zonesResolvers,
  ]);

/** Dependencies of the time subgraph. */
export interface TimeSources {
  /** Time-zone boundaries. Default: the boundaries of geo-tz. */
  readonly zonesAt?: ZonesAtPoint;
  /** Editions of the time-zone database. Default: the pinned edition only. */
  readonly editions?: Editions | undefined;
}

/** Creates the resolvers of the time subgraph by type and field. */
export function createTimeResolvers({ zonesAt = findZonesAtPoint, editions }: TimeSources = {}): Resolvers {
  const holidays = createHolidayCalendar();
  return mergeResolvers([
    createClockResolvers(zonesAt, editions),
    holidayResolvers(holidays),
    businessResolvers(holidays),
    dateResolvers,
    createMeasureResolvers(),
  ]);
}
