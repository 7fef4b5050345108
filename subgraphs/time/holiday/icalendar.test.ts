import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { execute, get, getText } from '../../../test/support/dates-graph.ts';

const calendar = { accept: 'text/calendar' };

/** Parses the events with an independent RFC 5545 implementation. */
function eventsOf(text: string) {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(root.name).toBe('vcalendar');
  return root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('the iCalendar text of a year of holidays', () => {
  test('the holiday calendar has one all-day event for each holiday in the JSON response, as an RFC 5545 parser reads it', async () => {
    for (const target of [
      '/holiday/DE?year=2026&type=all',
      '/holiday/JP?year=2027',
      '/holiday/MA?year=2028&type=all',
    ]) {
      const { body } = await get(target);
      const holidays = body['holidays'] as { date: string; name: string; estimated: boolean }[];
      const { status, body: text, headers } = await getText(target, calendar);
      expect([status, headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
      const events = eventsOf(text);
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

  test('iCalendar lines are folded at 75 octets with CRLF, and texts are unchanged after parsing', async () => {
    const { body } = await getText('/holiday/IN?year=2026&type=all', calendar);
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = body.slice(0, -2).split('\r\n');
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    for (const line of lines) {
      expect(line).not.toContain('\n');
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    const { body: german } = await getText('/holiday/DE?year=2026', calendar);
    const corpusChristi = eventsOf(german).find(({ summary }) => summary === 'Corpus Christi');
    expect(corpusChristi?.description).toMatch(/^Fronleichnam\nOnly in BW, BY, /);
  });

  test('the holiday calendar is reproducible, and its events keep their UIDs when fewer days are requested', async () => {
    const first = await getText('/holiday/DE?year=2026&type=all', calendar);
    const again = await getText('/holiday/DE?year=2026&type=all', calendar);
    expect(again.body).toBe(first.body);
    expect(first.body).toMatch(/\r\nDTSTAMP:20\d{4}01T000000Z\r\n/);
    const all = new Map(eventsOf(first.body).map((event) => [event.uid, event.startDate.toString()]));
    const bavarian = eventsOf((await getText('/holiday/DE?year=2026&region=BY', calendar)).body);
    expect(bavarian.length).toBeGreaterThan(9);
    for (const { uid, startDate } of bavarian) expect(all.get(uid)).toBe(startDate.toString());
    const known = { ...calendar, 'if-none-match': first.headers.get('ETag') ?? '' };
    expect(await getText('/holiday/DE?year=2026&type=all', known)).toMatchObject({ status: 304, body: '' });
  });

  test('the holiday calendar is selected by Accept or by format, which takes precedence; JSON is the default', async () => {
    const formOf = async (target: string, accept?: string) =>
      (await getText(target, accept === undefined ? {} : { accept })).headers.get('Content-Type');
    const [json, text] = ['application/json; charset=utf-8', 'text/calendar; charset=utf-8'];
    expect(await formOf('/holiday/US?year=2026')).toBe(json);
    expect(await formOf('/holiday/US?year=2026', '*/*')).toBe(json);
    expect(await formOf('/holiday/US?year=2026', 'text/*')).toBe(json);
    expect(await formOf('/holiday/US?year=2026', 'text/calendar;q=0')).toBe(json);
    expect(await formOf('/holiday/US?year=2026', 'application/json, text/calendar;q=0.5')).toBe(json);
    expect(await formOf('/holiday/US?year=2026', 'application/json;q=0.5, Text/Calendar')).toBe(text);
    expect(await formOf('/holiday/US?year=2026&format=ics')).toBe(text);
    expect(await formOf('/holiday/US?format=ics')).toBe(text);
    expect(await formOf('/holiday/US?year=2026&format=ics', 'application/json')).toBe(text);
    expect(await formOf('/holiday/US?year=2026&format=json', 'text/calendar')).toBe(json);
    expect(await formOf('/holiday/US/2026-07-04', 'text/calendar')).toBe(json);
    expect((await getText('/holiday/US?year=2026')).headers.get('Vary')).toContain('Accept,');
  });

  test('the holiday calendar has the same Cache-Control as the JSON response', async () => {
    const caching = async (target: string) => (await getText(target)).headers.get('Cache-Control');
    expect(await caching('/holiday/US?format=ics')).toBe('no-store');
    expect(await caching('/holiday/US?year=2026&format=ics')).toBe('private, max-age=86400');
  });

  test('a request for a holiday calendar reports errors in JSON with the invalid parameter', async () => {
    expect(await get('/holiday/ZZ?year=2026&format=ics')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await get('/holiday/US?year=2077', calendar)).toMatchObject({
      status: 400,
      body: { param: 'year' },
    });
    expect(await get('/holiday/US?year=2026&format=xml')).toMatchObject({
      status: 400,
      body: { param: 'format', message: expect.stringContaining('format=json') as string },
    });
  });

  test('a holiday calendar without holidays is 404, because RFC 5545 has no empty calendar', async () => {
    const { status, body } = await get('/holiday/AQ?year=2026&format=ics');
    expect({ status, code: body['code'] }).toEqual({ status: 404, code: 'not_found' });
    expect((await execute('{ holidays(country: "AQ", year: 2026) { icalendar } }')).data).toEqual({
      holidays: { icalendar: null },
    });
  });
});

test('the graph returns the same iCalendar text as REST', async () => {
  const { data } = await execute('{ holidays(country: "DE", year: 2026) { icalendar } }');
  const { body } = await getText('/holiday/DE?year=2026', calendar);
  expect(data).toEqual({ holidays: { icalendar: body } });
});
