import type { QueryResolvers } from '../schema.generated.ts';
import { invalid } from '../../lookup-error.ts';
import { batch } from '../../rules/batch.ts';
import { zoneTargets } from '../../rules/zone-targets.ts';
import { knownZone } from './conversion.ts';
import { readTimestamp } from './instant.ts';
import { findZoneId } from '../rules/edition.ts';
import { sourceClock } from './source-clock.ts';
import { findTimezone } from '../timezone/resolvers.ts';
import { zoneAtPoint, type ZonesAtPoint } from '../point/zone-at-point.ts';
import { searchZones } from '../zones/resolvers.ts';

/** Root fields of zones and clocks. */
export const timeQuery = (zonesAt: ZonesAtPoint) =>
  ({
    timezone: (_, { id }) => findTimezone(id),
    timezones: (_, { ids }) => batch('zones', ids, 'ids').map(findTimezone),
    clock: (_, { zone, ...request }, { now }) => {
      // The request is read first: a bad destination is refused whatever the source is.
      const id = findZoneId(zone);
      const clock = sourceClock(id, request, now);
      return id === undefined ? null : clock;
    },
    clockAtPoint: (_, { latitude, longitude, ...request }, { now }) =>
      sourceClock(zoneAtPoint(latitude, longitude, zonesAt), request, now, { latitude, longitude }),
    convert: (_, { at, zone, targets: wanted, disambiguation }, { now }) => {
      const source = knownZone(zone, 'zone');
      const targets = zoneTargets.read(wanted, 'targets').map((id) => knownZone(id, 'targets'));
      return [...(sourceClock(source, { at, targets, disambiguation }, now).targets ?? [])];
    },
    checkWallTime: (_, { zone, at }, { now }) => {
      const id = findZoneId(zone);
      if (readTimestamp(at).offset !== undefined) {
        throw invalid(
          'at',
          'at must have no offset, since a wall time is to be checked: 2026-11-01T01:30 works.',
        );
      }
      if (id === undefined) return null;
      // Only a conversion reads wall time; to which zone does not matter.
      const { resolution, language } = sourceClock(id, { at, to: id }, now);
      return resolution ? { id, resolution, language } : null;
    },
    zones: (_, filters, { now }) => searchZones(filters, now),
  }) satisfies QueryResolvers;
