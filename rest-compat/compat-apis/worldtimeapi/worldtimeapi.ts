import { getNumberAt, getObjectAt, getTextAt, getTextsAt, type JsonObject } from '../../../core/json.ts';
import { type CompatRequest, type CompatApi, type CompatResponse, type CompatPath } from '../compat-api.ts';
import type { Body } from '../../routing/route.ts';
import { formatCell } from '../../formats/fields.ts';
import { dayMs } from '../../../facts/iso-day.ts';

/** Converts the clock of a zone to the form of the original API. */
function formatClock(clock: JsonObject, { ip, now }: CompatRequest): Body {
  const localTime = getTextAt(clock, 'at') ?? '';
  // The calendar day in local time.
  const day = Date.parse(`${localTime.slice(0, 10)}T00:00:00Z`);
  const isDst = clock['dst'] === true;
  const season = isDst ? getObjectAt(clock, 'season') : null;
  return {
    utc_offset: clock['offset'],
    timezone: clock['timezoneId'],
    day_of_week: new Date(day).getUTCDay(),
    day_of_year: (day - Date.UTC(new Date(day).getUTCFullYear(), 0, 1)) / dayMs + 1,
    datetime: localTime,
    utc_datetime: new Date(now).toISOString().replace('Z', '+00:00'),
    unixtime: clock['unix'],
    raw_offset: clock['standardOffsetSeconds'],
    week_number: getWeekNumber(day),
    dst: clock['dst'],
    abbreviation: clock['abbreviation'],
    dst_offset: isDst ? clock['dstOffsetSeconds'] : 0,
    dst_from: formatInstant(season, 'start'),
    dst_until: formatInstant(season, 'end'),
    client_ip: ip,
  };
}

const formatInstant = (season: JsonObject | null, end: 'start' | 'end'): string | null =>
  season === null ? null : (getTextAt(getObjectAt(season, end), 'at')?.replace('Z', '+00:00') ?? null);

/** Returns the ISO 8601 week number: week 1 contains the first Thursday of the year. */
function getWeekNumber(day: number): number {
  const thursday = day + (4 - (new Date(day).getUTCDay() || 7)) * dayMs;
  const yearStart = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - yearStart) / (7 * dayMs)) + 1;
}

const toPlainText = (form: Body): string =>
  Object.entries(form)
    .map(([key, value]) => `${key}: ${formatCell(value)}\n`)
    .join('');

/** Whether the path ends with `.txt`, which requests plain text. */
const isText = ({ values }: CompatRequest): boolean => values.at(-1)?.endsWith('.txt') === true;
const removeTextSuffix = (text: string): string => text.replace(/\.txt$/, '');

const createClockResponse = (clock: JsonObject | null, request: CompatRequest): CompatResponse | null => {
  if (clock === null || getNumberAt(clock, 'unix') === null) return null;
  const body = formatClock(clock, request);
  return isText(request) ? { text: toPlainText(body) } : { body };
};

const getInstant = ({ now }: CompatRequest): string => new Date(now).toISOString();

const createZonesPath = (
  path: CompatPath['path'],
  area: (request: CompatRequest) => string | null,
): CompatPath => ({
  path,
  document: 'zones',
  variables: (request) => ({ area: area(request) }),
  answer(data, request) {
    const names = getTextsAt(getObjectAt(data, 'zones'), 'timezoneIds');
    if (names.length === 0) return null;
    return isText(request) || path.endsWith('.txt')
      ? { text: names.map((name) => `${name}\n`).join('') }
      : { body: names };
  },
});

const createZonePath = (path: CompatPath['path']): CompatPath => ({
  path,
  document: 'clock',
  variables: (request) => ({ zone: removeTextSuffix(request.values.join('/')), at: getInstant(request) }),
  answer: (data, request) => createClockResponse(getObjectAt(data, 'clock'), request),
});

const createAddressPath = (path: CompatPath['path']): CompatPath => ({
  path,
  document: 'ip-clock',
  variables: (request) => ({
    address: removeTextSuffix(request.values[0] ?? request.ip),
    at: getInstant(request),
  }),
  answer(data, request) {
    const ipZone = getObjectAt(getObjectAt(data, 'ip'), 'timezone');
    return ipZone === null ? null : createClockResponse(getObjectAt(ipZone, 'at'), request);
  },
});

/** Emulates the API worldtimeapi.org. */
export const worldtimeapi: CompatApi = {
  name: 'worldtimeapi',
  notFound: { body: { error: 'unknown location' } },
  paths: [
    createZonesPath('/api/timezone', () => null),
    createZonesPath('/api/timezone.txt', () => null),
    createZonesPath('/api/timezone/{area}', ({ values: [area = ''] }) => removeTextSuffix(area)),
    createZonePath('/api/timezone/{area}/{location}'),
    createZonePath('/api/timezone/{area}/{location}/{region}'),
    createAddressPath('/api/ip'),
    createAddressPath('/api/ip/{address}'),
  ],
};
