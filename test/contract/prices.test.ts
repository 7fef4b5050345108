import { beforeAll, expect, inject, test } from 'vitest';
import { executeKeysCommand } from '../support/keys-command.ts';
import { call } from '../support/service.ts';

// A lookup costs the same by every route. The tests compare the unit counters of a key from `npm run keys -- usage`.

const env = { DATA_DIR: inject('service').dataDir };
let key: string;
let shortKey: string;
let totalBefore = 0;
beforeAll(async () => {
  const { text } = await executeKeysCommand(['create', '--plan', 'unlimited', '--json'], env);
  ({ key, short: shortKey } = JSON.parse(text) as { key: string; short: string });
});

/** Returns the units of all kinds that the key has spent since the last call. */
async function readSpentUnits(): Promise<number> {
  const { text } = await executeKeysCommand(['usage', '--key', shortKey, '--json'], env);
  const { usage } = JSON.parse(text) as { usage: { used: number }[] };
  const total = usage.reduce((sum, { used }) => sum + used, 0);
  const unitsSince = total - totalBefore;
  totalBefore = total;
  return unitsSince;
}

const paths = [
  '/country/FR',
  '/city/Oslo?country=NO&lang=ja',
  '/holiday/FR?year=2026',
  '/timezone/Europe/Paris',
  '/language/fr?deep=true',
  '/country/ZZ',
];
/** The last path is not a country, so it costs nothing. */
const resultCount = 5;

async function post(path: string, type: string, body: string, accept = '*/*') {
  const response = await call(path, {
    method: 'POST',
    key,
    headers: { 'Content-Type': type, Accept: accept },
    body,
  });
  expect(response.status, response.text.slice(0, 300)).toBe(200);
  return response.text;
}
const postGraphql = (query: string) => post('/graphql', 'application/json', JSON.stringify({ query }));
const run = (given: object) => {
  const params = { name: 'run', arguments: given };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  return post('/mcp', 'application/json', body, 'application/json, text/event-stream');
};

test('bulk rows and enriched rows cost the same units as single lookups', async () => {
  for (const path of paths) await call(path, { key });
  expect(await readSpentUnits()).toBe(resultCount);
  const lines = await post('/bulk', 'application/x-ndjson', paths.map((path) => `"${path}"\n`).join(''));
  expect(lines.trimEnd().split('\n')).toHaveLength(paths.length);
  expect(await readSpentUnits()).toBe(resultCount);
  const rows = await post('/bulk?add=country.name', 'text/csv', 'country\r\nFR\r\nDE\r\nZZ\r\nNO\r\n');
  expect(rows).toContain('Norway');
  expect(await readSpentUnits()).toBe(3);
});

test('an MCP run costs the same units as the request that it runs', async () => {
  for (const path of paths) await run({ path });
  expect(await readSpentUnits()).toBe(resultCount);
  const query =
    '{ countries(codes: ["FR", "DE"]) { name currency { name } holidays(year: 2026) { coverage } } }';
  await postGraphql(query);
  const price = await readSpentUnits();
  expect(price).toBeGreaterThan(2);
  await run({ query });
  expect(await readSpentUnits()).toBe(price);
});

test('an iCalendar response costs the same units as the JSON response', async () => {
  const calendars = [
    await call('/holiday/FR?year=2026&format=ics', { key }),
    await call('/holiday/FR?year=2026', { key, headers: { Accept: 'text/calendar' } }),
    await call('/time/zones/Europe/Paris?format=ics', { key }),
  ];
  for (const { text } of calendars) expect(text).toMatch(/^BEGIN:VCALENDAR/);
  expect(await readSpentUnits()).toBe(calendars.length);
  await postGraphql('{ holidays(country: "FR", year: 2026) { coverage } }');
  const plainUnits = await readSpentUnits();
  await postGraphql('{ holidays(country: "FR", year: 2026) { icalendar } }');
  expect(await readSpentUnits()).toBe(plainUnits);
});

test('the parameters lang and edition cost no additional units', async () => {
  const requestBodies = [
    '/country/FR?lang=ja',
    '/timezone/Europe/Paris?edition=2026c',
    '/time/Asia/Tokyo?edition=2026c',
  ];
  for (const path of requestBodies) expect([path, (await call(path, { key })).status]).toEqual([path, 200]);
  expect(await readSpentUnits()).toBe(requestBodies.length);
  await postGraphql('{ country(code: "FR") { name } clock(zone: "Asia/Tokyo") { offset } }');
  const plainUnits = await readSpentUnits();
  await postGraphql(
    '{ country(code: "FR") { name(lang: "ja") } clock(zone: "Asia/Tokyo", edition: "2026c") { offset } }',
  );
  expect(await readSpentUnits()).toBe(plainUnits);
});
