import { expect, test } from 'vitest';
import { wantsCalendar } from './calendar.ts';

test.each<[string | undefined, string | undefined, boolean]>([
  ['ics', undefined, true],
  ['ics', 'application/json', true],
  ['json', 'text/calendar', false],
  [undefined, 'text/calendar', true],
  [undefined, 'Text/Calendar, application/json;q=0.5', true],
  [undefined, 'text/calendar;q=0.1, application/json', false],
  [undefined, 'text/html, */*', false],
  [undefined, undefined, false],
])('whether a path returns a calendar for format %s and Accept %s: %s', (format, accept, wanted) => {
  const query = format === undefined ? {} : { format };
  expect(wantsCalendar({}, query, accept)).toBe(wanted);
  // A path without a calendar returns JSON for any request.
  expect(wantsCalendar(null, query, accept)).toBe(false);
});

test('rejects an unknown calendar format', () => {
  expect(() => wantsCalendar({}, { format: 'xml' }, undefined)).toThrow(/format/);
});
