import { findAcceptedType } from '../../router/http/graphql/media-type.ts';
import { choiceParameter } from '../parameters/choice.ts';
import type { Query } from '../parameters/query.ts';
import type { Route } from '../routing/route.ts';

/** The Content-Type of calendar responses. */
export const calendarMediaType = 'text/calendar; charset=utf-8';

const mediaTypes = { json: 'application/json', csv: 'text/csv', ics: 'text/calendar' } as const;
type Format = keyof typeof mediaTypes;

const errorFormatNote = 'Errors are always JSON.';
/** The parameter `format` of every path, for links and for programs that cannot set Accept. */
export const formatParameter = choiceParameter(
  `Response format: JSON, or CSV as with Accept: text/csv. ${errorFormatNote}`,
  ['json', 'csv'],
  'json',
);
/** The parameter `format` of the paths that can return a calendar. */
export const calendarFormatParameter = choiceParameter(
  `Response format: JSON, CSV as with Accept: text/csv, or iCalendar as with Accept: text/calendar. ${errorFormatNote}`,
  ['json', 'csv', 'ics'],
  'json',
);

/** Whether a path has another parameter named `format`, such as /date. On such a path, only Accept selects the format. */
export const hasOwnFormat = ({ parameters = {} }: Pick<Route, 'parameters'>): boolean =>
  Object.hasOwn(parameters, 'format');

/**
 * Returns the format of a response by the parameter `format`, or else by the Accept header.
 * @throws invalid_request for an unknown format
 */
export function chooseFormat(
  route: Pick<Route, 'calendar' | 'parameters'>,
  query: Query,
  accept: string | undefined,
): Format {
  const hasCalendar = route.calendar !== undefined;
  const text = query['format'];
  if (text !== undefined && !hasOwnFormat(route))
    return (hasCalendar ? calendarFormatParameter : formatParameter).parse(text, 'format');
  // Fast path: most clients request neither CSV nor a calendar, so the header need not be parsed.
  if (accept === undefined || !/text\/c/i.test(accept)) return 'json';
  const formats: readonly Format[] = hasCalendar ? ['json', 'csv', 'ics'] : ['json', 'csv'];
  const acceptedType = findAcceptedType(
    accept,
    formats.map((format) => mediaTypes[format]),
  );
  return formats.find((format) => mediaTypes[format] === acceptedType) ?? 'json';
}
