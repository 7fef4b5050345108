import { findAcceptedType } from '../../router/http/graphql/media-type.ts';
import { choice } from '../parameters/choice.ts';
import type { Query } from '../parameters/query.ts';
import type { Route } from '../routing/route.ts';

/** The Content-Type of calendar responses. */
export const calendarType = 'text/calendar; charset=utf-8';

const mediaTypes = { json: 'application/json', csv: 'text/csv', ics: 'text/calendar' } as const;
type Format = keyof typeof mediaTypes;

const always = 'Errors are always JSON.';
/** Parameter of every path: links and programs that read a URL cannot set Accept. */
export const formatParameter = choice(
  `Response format: JSON, or CSV as with Accept: text/csv. ${always}`,
  ['json', 'csv'],
  'json',
);
/** Parameter of every path that can return a calendar. */
export const calendarFormatParameter = choice(
  `Response format: JSON, CSV as with Accept: text/csv, or iCalendar as with Accept: text/calendar. ${always}`,
  ['json', 'csv', 'ics'],
  'json',
);

/** Whether a path has a parameter of its own with this name, as /date and custom operations can have. Accept selects the format there. */
export const hasOwnFormat = ({ parameters = {} }: Pick<Route, 'parameters'>): boolean =>
  Object.hasOwn(parameters, 'format');

/**
 * Returns the format of a response: the parameter `format` decides, otherwise Accept.
 * @throws invalid_request for an unknown format
 */
export function formatOf(
  route: Pick<Route, 'calendar' | 'parameters'>,
  query: Query,
  accept: string | undefined,
): Format {
  const hasCalendar = route.calendar !== undefined;
  const text = query['format'];
  if (text !== undefined && !hasOwnFormat(route))
    return (hasCalendar ? calendarFormatParameter : formatParameter).parse(text, 'format');
  // Most clients name neither type, which saves the parser.
  if (accept === undefined || !/text\/c/i.test(accept)) return 'json';
  const formats: readonly Format[] = hasCalendar ? ['json', 'csv', 'ics'] : ['json', 'csv'];
  const accepted = findAcceptedType(
    accept,
    formats.map((format) => mediaTypes[format]),
  );
  return formats.find((format) => mediaTypes[format] === accepted) ?? 'json';
}
