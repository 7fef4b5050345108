import { mergeResolvers } from '../merge-resolvers.ts';
import { dateResolvers } from './date/resolvers.ts';
import { holidayCalendar } from './holiday/calendar.ts';
import { holidayResolvers } from './holiday/resolvers.ts';
import { measureResolvers } from './measure/resolvers.ts';
import type { Resolvers } from './schema.generated.ts';
import { clockResolvers, resolutionResolvers, seasonResolvers, transitionResolvers } from './clock.ts';
import { countryResolvers } from './country.ts';
import { countryLocationResolvers, locateCountry, locationResolvers } from './location.ts';
import { pointResolvers } from './point.ts';
import { timeQuery } from './query.ts';
import { timezoneResolvers } from './timezone.ts';
import { zonesAtPoint, type ZonesAtPoint } from './zone-at-point.ts';
import { catalogResolvers, zoneRowResolvers } from './zones.ts';

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
export const timeResolvers = ({ zonesAt = zonesAtPoint }: { zonesAt?: ZonesAtPoint } = {}): Resolvers =>
  mergeResolvers([
    clockFamily(zonesAt),
    holidayResolvers(holidayCalendar()),
    dateResolvers,
    measureResolvers(),
  ]);
