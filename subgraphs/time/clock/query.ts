import type { QueryResolvers } from '../schema.generated.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { resolveBatch } from '../../validation/batch.ts';
import { zoneTargetsRule } from '../../validation/zone-targets.ts';
import { useEdition, type Editions } from '../editions/editions.ts';
import { requireZone } from './conversion.ts';
import { parseTimestamp } from './instant.ts';
import { createSourceClock } from './source-clock.ts';
import { findTimezone } from '../timezone/resolvers.ts';
import { findZoneAtPoint, type ZonesAtPoint } from '../point/zone-at-point.ts';
import { createNameFilter, searchZones } from '../zones/resolvers.ts';
import { createPage } from '../../validation/page.ts';

/** Creates the query fields of time zones and clocks. */
export const createTimeQuery = (zonesAt: ZonesAtPoint, editions: Editions) =>
  ({
    timezone: (_, { id, edition: version }) =>
      useEdition(editions.findEdition(version), (edition) => findTimezone(edition, id)),
    timezones: (_, { ids }) => resolveBatch('zones', ids, 'ids', (id) => findTimezone(editions.standard, id)),
    timezoneConnection: (_, { query, area, country, ...page }) => {
      const ids = editions.standard.zoneIds.filter(createNameFilter({ query, area, country }));
      return createPage(
        ids.map((id) => ({ id })),
        ({ id }) => id,
        page,
      );
    },
    clock: (_, { zone, edition: version, ...request }, { now }) =>
      useEdition(editions.findEdition(version), (edition) => {
        // Validate the targets before the zone, so that an invalid target is rejected even when the zone is unknown.
        const id = edition.findZoneId(zone);
        const clock = createSourceClock(edition, id, request, now);
        return id === undefined ? null : clock;
      }),
    clockAtPoint: (_, { latitude, longitude, edition: version, ...request }, { now }) =>
      useEdition(editions.findEdition(version), (edition) =>
        createSourceClock(edition, findZoneAtPoint(edition, latitude, longitude, zonesAt), request, now, {
          latitude,
          longitude,
        }),
      ),
    convert: (_, { at, zone, targets: wanted, disambiguation, edition: version }, { now }) =>
      useEdition(editions.findEdition(version), (edition) => {
        const source = requireZone(edition, zone, 'zone');
        const targets = zoneTargetsRule
          .read(wanted, 'targets')
          .map((id) => requireZone(edition, id, 'targets'));
        return [...(createSourceClock(edition, source, { at, targets, disambiguation }, now).targets ?? [])];
      }),
    checkWallTime: (_, { zone, at, edition: version }, { now }) =>
      useEdition(editions.findEdition(version), (edition) => {
        const id = edition.findZoneId(zone);
        if (parseTimestamp(at).offset !== undefined) {
          throw createInvalidInputError(
            'at',
            'at must be a local time without an offset: for example, use 2026-11-01T01:30.',
          );
        }
        if (id === undefined) return null;
        // Only a conversion resolves a wall time. The target zone has no effect on the result.
        const { resolution, language } = createSourceClock(edition, id, { at, to: id }, now);
        return resolution ? { edition, id, resolution, language } : null;
      }),
    zones: (_, { edition: version, ...filters }, { now }) =>
      useEdition(editions.findEdition(version), (edition) => searchZones(edition, filters, now)),
  }) satisfies QueryResolvers;
