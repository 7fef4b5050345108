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
import { countryResolvers } from './country/resolvers.ts';
import { countryLocationResolvers, locateCountry, locationResolvers } from './location/resolvers.ts';
import { pointResolvers } from './point/resolvers.ts';
import { timeQuery } from './clock/query.ts';
import { timezoneResolvers } from './timezone/resolvers.ts';
import { zonesAtPoint } from '../../facts/point/zones-at-point.ts';
import type { ZonesAtPoint } from './point/zone-at-point.ts';
import { catalogResolvers, zoneRowResolvers } from './zones/resolvers.ts';

/** Zones and clocks. @param zonesAt boundaries of zones */
export const clockFamily = (zonesAt: ZonesAtPoint): Resolvers => ({
  Query: { ...timeQuery(zonesAt), countryLocation: (_, { country }) => locateCountry(country) },
  Clock: clockResolvers,
  Country: countryResolvers,
  CountryLocation: countryLocationResolvers,
  DstSeason: seasonResolvers,
  Location: locationResolvers,
  Point: pointResolvers(zonesAt),
  Timezone: timezoneResolvers,
  Transition: transitionResolvers,
  WallTimeResolution: resolutionResolvers,
  ZoneCatalog: catalogResolvers,
  ZoneRow: zoneRowResolvers,
});

/** Resolvers of the time subgraph, by type and field. @param zonesAt boundaries of zones; the package's if omitted */
export function timeResolvers({ zonesAt = zonesAtPoint }: { zonesAt?: ZonesAtPoint } = {}): Resolvers {
  const holidays = holidayCalendar();
  return mergeResolvers([
    clockFamily(zonesAt),
    holidayResolvers(holidays),
    businessResolvers(holidays),
    dateResolvers,
    measureResolvers(),
  ]);
}
