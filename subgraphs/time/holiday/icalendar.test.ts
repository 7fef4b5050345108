import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { execute, get, getText } from '../../../test/support/dates-graph.ts';

const calendarHeaders = { accept: 'text/calendar' };

/** Parses the events with an independent RFC 5545 implementation. */
function parseEvents(text: string) {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(root.name).toBe('vcalendar');
  return root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('the iCalendar text of a year of holidays', () => {
  test('the iCalendar text has one all-day event for each holiday in the JSON response, according to an RFC 5545 parser', async () => {
    for (const target of [
      '/holiday/DE?year=2026&type=all',
      '/holiday/JP?year=2027',
      '/holiday/MA?year=2028&type=all',
    ]) {
      const { body } = await get(target);
      const holidays = body['holidays'] as { date: string; name: string; estimated: boolean }[];
      const { status, body: text, headers } = await getText(target, calendarHeaders);
      expect([status, headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
      const events = parseEvents(text);
      expect(events.map(({ startDate, summary }) => `${startDate.toString()} ${summary}`)).toEqual(
        holidays.map(({ date, name }) => `${date} ${name}`),
      );
      for (const [index, { startDate, endDate, component }] of events.entries()) {
        expect(startDate.isDate && endDate.subtractDate(startDate).toSeconds()).toBe(86_400);
        expect(component.getFirstPropertyValue('status')).toBe(
          holidays[index]?.estimated === true ? 'TENTATIVE' : 'CONFIRMED',
        );
      }
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    }
  });

  test('iCalendar lines are folded at 75 octets with CRLF, and their texts are unchanged after parsing', async () => {
    const { body } = await getText('/holiday/IN?year=2026&type=all', calendarHeaders);
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = body.slice(0, -2).split('\r\n');
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    for (const line of lines) {
      expect(line).not.toContain('\n');
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    const { body: german } = await getText('/holiday/DE?year=2026', calendarHeaders);
    const corpusChristi = parseEvents(german).find(({ summary }) => summary === 'Corpus Christi');
    expect(corpusChristi?.description).toMatch(/^Fronleichnam\nOnly in BW, BY, /);
  });

  test('the iCalendar text is reproducible, and its events keep their UIDs when fewer days are requested', async () => {
    const firstResponse = await getText('/holiday/DE?year=2026&type=all', calendarHeaders);
    const secondResponse = await getText('/holiday/DE?year=2026&type=all', calendarHeaders);
    expect(secondResponse.body).toBe(firstResponse.body);
    expect(firstResponse.body).toMatch(/\r\nDTSTAMP:20\d{4}01T000000Z\r\n/);
    const startByUid = new Map(
      parseEvents(firstResponse.body).map((event) => [event.uid, event.startDate.toString()]),
    );
    const bavarianEvents = parseEvents(
      (await getText('/holiday/DE?year=2026&region=BY', calendarHeaders)).body,
    );
    expect(bavarianEvents.length).toBeGreaterThan(9);
    for (const { uid, startDate } of bavarianEvents) expect(startByUid.get(uid)).toBe(startDate.toString());
    const conditionalHeaders = {
      ...calendarHeaders,
      'if-none-match': firstResponse.headers.get('ETag') ?? '',
    };
    expect(await getText('/holiday/DE?year=2026&type=all', conditionalHeaders)).toMatchObject({
      status: 304,
      body: '',
    });
  });

  test('the iCalendar text is selected by Accept or by format, which takes precedence, and JSON is the default', async () => {
    const getContentType = async (target: string, accept?: string) =>
      (await getText(target, accept === undefined ? {} : { accept })).headers.get('Content-Type');
    const [json, text] = ['application/json; charset=utf-8', 'text/calendar; charset=utf-8'];
    expect(await getContentType('/holiday/US?year=2026')).toBe(json);
    expect(await getContentType('/holiday/US?year=2026', '*/*')).toBe(json);
    expect(await getContentType('/holiday/US?year=2026', 'text/*')).toBe(json);
    expect(await getContentType('/holiday/US?year=2026', 'text/calendar;q=0')).toBe(json);
    expect(await getContentType('/holiday/US?year=2026', 'application/json, text/calendar;q=0.5')).toBe(json);
    expect(await getContentType('/holiday/US?year=2026', 'application/json;q=0.5, Text/Calendar')).toBe(text);
    expect(await getContentType('/holiday/US?year=2026&format=ics')).toBe(text);
    expect(await getContentType('/holiday/US?format=ics')).toBe(text);
    expect(await getContentType('/holiday/US?year=2026&format=ics', 'application/json')).toBe(text);
    expect(await getContentType('/holiday/US?year=2026&format=json', 'text/calendar')).toBe(json);
    expect(await getContentType('/holiday/US/2026-07-04', 'text/calendar')).toBe(json);
    expect((await getText('/holiday/US?year=2026')).headers.get('Vary')).toContain('Accept,');
  });

  test('the iCalendar response has the same Cache-Control as the JSON response', async () => {
    const getCacheControl = async (target: string) => (await getText(target)).headers.get('Cache-Control');
    expect(await getCacheControl('/holiday/US?format=ics')).toBe('no-store');
    expect(await getCacheControl('/holiday/US?year=2026&format=ics')).toBe('private, max-age=86400');
  });

  test('a request for an iCalendar text returns errors in JSON with the invalid parameter', async () => {
    expect(await get('/holiday/ZZ?year=2026&format=ics')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await get('/holiday/US?year=2077', calendarHeaders)).toMatchObject({
      status: 400,
      body: { param: 'year' },
    });
    expect(await get('/holiday/US?year=2026&format=xml')).toMatchObject({
      status: 400,
      body: { param: 'format', message: expect.stringContaining('format=json') as string },
    });
  });

  test('a year without holidays returns 404 as iCalendar, because RFC 5545 has no empty calendar', async () => {
    const { status, body } = await get('/holiday/AQ?year=2026&format=ics');
    expect({ status, code: body['code'] }).toEqual({ status: 404, code: 'not_found' });
    expect((await execute('{ holidays(country: "AQ", year: 2026) { icalendar } }')).data).toEqual({
      holidays: { icalendar: null },
    });
  });
});

test('the graph returns the same iCalendar text as REST', async () => {
  const { data } = await execute('{ holidays(country: "DE", year: 2026) { icalendar } }');
  const { body } = await getText('/holiday/DE?year=2026', calendarHeaders);
  expect(data).toEqual({ holidays: { icalendar: body } });
});
