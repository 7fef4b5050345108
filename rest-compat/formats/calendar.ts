import { acceptedType } from '../../router/http/graphql/media-type.ts';
import { choice } from '../parameters/choice.ts';
import type { Query } from '../parameters/query.ts';

const mediaType = 'text/calendar';
/** The Content-Type of calendar responses. */
export const calendarType = `${mediaType}; charset=utf-8`;

/** Parameter of every path that can return a calendar: programs that subscribe to a URL cannot set Accept. */
export const formatParameter = choice(
  'Response format: JSON, or iCalendar as with Accept: text/calendar. Errors are always JSON.',
  ['json', 'ics'],
  'json',
);

/**
 * Whether to respond with a calendar: `format` decides, otherwise Accept, when it prefers text/calendar.
 * @param calendar the route's calendar operation; null when the route has none
 * @throws invalid_request for an unknown format
 */
export function wantsCalendar(calendar: object | null, query: Query, accept: string | undefined): boolean {
  if (calendar === null) return false;
  const format = query['format'];
  if (format !== undefined) return formatParameter.parse(format, 'format') === 'ics';
  return (
    accept?.toLowerCase().includes(mediaType) === true &&
    acceptedType(accept, ['application/json', mediaType]) === mediaType
  );
}
