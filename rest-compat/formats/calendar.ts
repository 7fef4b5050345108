import { acceptedType } from '../../router/http/graphql/media-type.ts';
import { choice } from '../parameters/choice.ts';
import type { PreparedRoute } from '../handler/prepared-route.ts';
import type { Query } from '../parameters/query.ts';

const calendar = 'text/calendar';
/** How a calendar text is labelled. */
export const calendarType = `${calendar}; charset=utf-8`;

/** Of every path that answers a calendar too: programs that subscribe to an address send no Accept of their own. */
export const formatParameter = choice(
  'Form of the answer: JSON, or an iCalendar text as for Accept: text/calendar. What goes wrong is told in JSON.',
  ['json', 'ics'],
  'json',
);

/**
 * Whether a calendar is to be answered: `format` says so, or else Accept names text/calendar and nothing rather.
 * @throws invalid_request for a format that is none
 */
export function wantsCalendar(prepared: PreparedRoute, query: Query, accept: string | undefined): boolean {
  if (prepared.calendar === null) return false;
  const format = query['format'];
  if (format !== undefined) return formatParameter.parse(format, 'format') === 'ics';
  return (
    accept?.toLowerCase().includes(calendar) === true &&
    acceptedType(accept, ['application/json', calendar]) === calendar
  );
}
