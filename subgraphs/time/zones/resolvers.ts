import type {
  QueryZonesArgs,
  Resolvers,
  ZoneCatalogResolvers,
  ZoneRowResolvers,
} from '../schema.generated.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { countryAlpha2Rule } from '../../validation/country-code.ts';
import { toInstant, parseInstant, type Instant } from '../clock/instant.ts';
import { computeYearStart, computeYear } from '../tz/calendar.ts';
import { observesDst } from '../tz/changes.ts';
import type { LocalTimeType } from '../tz/compile.ts';
import type { Edition } from '../tz/edition.ts';
import { formatOffset, formatUtc } from '../clock/timestamp.ts';
import { findNamingArea, listCountries } from '../timezone/resolvers.ts';

/** The model of a row in the zone catalog: a zone at an instant in epoch seconds. All rows of a result have the same instant. */
export interface ZoneRowModel {
  readonly id: string;
  readonly edition: Edition;
  readonly unix: number;
}

/** The model of the zone catalog: the zones that match all filters. */
export interface ZoneCatalogModel {
  readonly edition: Edition;
  readonly at: Instant;
  readonly rows: readonly ZoneRowModel[];
}

const MAX_SEARCH_LENGTH = 64;

/** Creates a predicate for identifiers that contain every word of a search. */
function createZoneSearch(q: string): (id: string) => boolean {
  const searchText = q.trim();
  if ([...searchText].length > MAX_SEARCH_LENGTH) {
    throw createInvalidInputError(
      'q',
      `q must have at most ${MAX_SEARCH_LENGTH} characters after trimming: for example, use new york.`,
    );
  }
  const words = searchText
    .toLowerCase()
    .split(/[\s_]+/)
    .filter((word) => word !== '');
  return (id) => {
    const name = id.toLowerCase();
    return words.every((word) => name.includes(word));
  };
}

function parseOffset(text: string): number {
  const match = /^([+-])([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  const offsetSeconds = Number(match?.[2]) * 3600 + Number(match?.[3]) * 60 + Number(match?.[4] ?? 0);
  if (!match || (match[1] === '-' && offsetSeconds === 0)) {
    const hint = text.startsWith(' ') ? ' Encode + as %2B in a URL.' : '';
    throw createInvalidInputError(
      'offset',
      `offset must be ±HH:MM or ±HH:MM:SS, less than 24 hours, with +00:00 for zero: for example, use +05:45.${hint}`,
    );
  }
  return match[1] === '-' ? -offsetSeconds : offsetSeconds;
}

type Filters = Omit<Partial<QueryZonesArgs>, 'edition'>;

/** Combines the filters that depend only on the identifier. @throws invalid_request */
export function createNameFilter({ query, area, country }: Filters): (id: string) => boolean {
  const matches = createZoneSearch(query ?? '');
  const lowerCaseArea = area?.toLowerCase();
  const wantedCountry = countryAlpha2Rule.optional(country, 'country');
  return (id) =>
    matches(id) &&
    (lowerCaseArea === undefined || findNamingArea(id)?.toLowerCase() === lowerCaseArea) &&
    (wantedCountry === null || listCountries(id).includes(wantedCountry));
}

const findLocalTimeType = ({ edition, id, unix }: ZoneRowModel): LocalTimeType => edition.zoneOf(id).at(unix);

/** Whether the DST flag is set at any time in the UTC calendar year of the row's instant. */
function observesDstInYear({ edition, id, unix }: ZoneRowModel): boolean {
  const year = computeYear(unix);
  return observesDst(edition.zoneOf(id), computeYearStart(year), computeYearStart(year + 1));
}

/**
 * Combines the filters that depend on local time. Zones are compiled only when the request has such a filter. @throws
 * invalid_request
 */
function createFilter({
  offset,
  abbreviation,
  dst,
  observesDst: wanted,
}: Filters): (row: ZoneRowModel) => boolean {
  const requestedOffset = typeof offset === 'string' ? parseOffset(offset) : undefined;
  const lowerCaseAbbreviation = abbreviation?.toLowerCase();
  return (row) =>
    (requestedOffset === undefined || findLocalTimeType(row).offset === requestedOffset) &&
    (lowerCaseAbbreviation === undefined ||
      findLocalTimeType(row).abbreviation.toLowerCase() === lowerCaseAbbreviation) &&
    (typeof dst !== 'boolean' || findLocalTimeType(row).dst === dst) &&
    (typeof wanted !== 'boolean' || observesDstInYear(row) === wanted);
}

/** Returns the zones that match all filters at the requested instant. @throws invalid_request */
export function searchZones(edition: Edition, filters: Filters, now: number): ZoneCatalogModel {
  const instant = typeof filters.at === 'string' ? parseInstant(filters.at) : toInstant(now);
  const rows = edition.zoneIds
    .filter(createNameFilter(filters))
    .map((id) => ({ edition, id, unix: instant.unix }))
    .filter(createFilter(filters));
  // The sort is stable, so that zones with equal offsets stay sorted by identifier.
  if (filters.sort === 'offset')
    rows.sort((a, b) => findLocalTimeType(a).offset - findLocalTimeType(b).offset);
  return { edition, at: instant, rows };
}

const catalogFields: ZoneCatalogResolvers = {
  timezoneDatabaseVersion: ({ edition }) => edition.version,
  timezoneIds: ({ rows }) => rows.map(({ id }) => id),
  at: ({ at }) => formatUtc(at),
  zones: ({ rows }) => [...rows],
};

const rowFields: ZoneRowResolvers = {
  timezoneId: ({ id }) => id,
  countryCodes: ({ id }) => [...listCountries(id)],
  namingArea: ({ id }) => findNamingArea(id),
  abbreviation: (row) => findLocalTimeType(row).abbreviation,
  offset: (row) => formatOffset(findLocalTimeType(row).offset),
  offsetSeconds: (row) => findLocalTimeType(row).offset,
  dst: (row) => findLocalTimeType(row).dst,
  observesDst: observesDstInYear,
};

export const zonesResolvers: Resolvers = { ZoneCatalog: catalogFields, ZoneRow: rowFields };
