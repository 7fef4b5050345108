import { expect, test } from 'vitest';
import { textParameter } from '../parameters/text.ts';
import { chooseFormat } from './format.ts';

const calendar = { calendar: 'holidays-calendar' };

test.each<[string | undefined, string | undefined, string, string]>([
  ['ics', undefined, 'ics', 'error'],
  ['ics', 'application/json', 'ics', 'error'],
  ['csv', undefined, 'csv', 'csv'],
  ['csv', 'application/json', 'csv', 'csv'],
  ['json', 'text/calendar, text/csv', 'json', 'json'],
  [undefined, 'text/calendar', 'ics', 'json'],
  [undefined, 'Text/Calendar, application/json;q=0.5', 'ics', 'json'],
  [undefined, 'text/calendar;q=0.1, application/json', 'json', 'json'],
  [undefined, 'text/csv', 'csv', 'csv'],
  [undefined, 'text/csv;q=0.5, application/json', 'json', 'json'],
  [undefined, 'text/html, */*', 'json', 'json'],
  [undefined, undefined, 'json', 'json'],
  ['xml', undefined, 'error', 'error'],
])(
  'format %s and Accept %s select %s on a path with a calendar, and %s on any other path',
  (format, accept, withCalendar, without) => {
    const query = format === undefined ? {} : { format };
    const chooseFor = (route: Parameters<typeof chooseFormat>[0]) => {
      try {
        return chooseFormat(route, query, accept);
      } catch (error) {
        expect(String(error)).toContain('format must be one of json, csv');
        return 'error';
      }
    };
    expect([chooseFor(calendar), chooseFor({})]).toEqual([withCalendar, without]);
  },
);

test("a path's own parameter named format does not select the format of the response", () => {
  const parameters = { format: textParameter('A format of its own.', { example: 'x', maximum: 10 }) };
  expect(chooseFormat({ parameters }, { format: 'csv' }, undefined)).toBe('json');
  expect(chooseFormat({ parameters }, { format: 'x' }, 'text/csv')).toBe('csv');
});
