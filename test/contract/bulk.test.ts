import { expect, test } from 'vitest';
import { call, get } from '../support/service.ts';
import { parseJsonLines } from '../support/json-lines.ts';

test('POST /bulk returns the same body for each path as a separate request does', async () => {
  const paths = [
    '/country/FR',
    '/city/Oslo?country=NO',
    '/time/Asia/Tokyo?at=2026-01-01T00:00:00Z',
    '/language/fr?deep=true',
  ];
  const { status, text, headers } = await call('/bulk', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson' },
    body: paths.map((path) => `${JSON.stringify(path)}\n`).join(''),
  });
  expect(status).toBe(200);
  expect(headers.get('x-ratelimit-limit')).not.toBeNull();
  const bulkResults = parseJsonLines(text) as { answer: unknown }[];
  expect(bulkResults.map(({ answer }) => answer)).toEqual(await Promise.all(paths.map(get)));
});

test('POST /bulk adds the country of each IP address to a CSV file', async () => {
  const { text } = await call('/bulk?add=ip.country&by=ip=address', {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv' },
    body: 'address,who\r\n8.8.8.8,a\r\n10.0.0.1,b\r\nx,c\r\n',
  });
  const { country } = await get('/ip/8.8.8.8');
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('address,who,ip.country,ip.status,ip.error');
  expect(lines[1]).toBe(`8.8.8.8,a,${String(country)},found,`);
  expect(lines[2]).toBe('10.0.0.1,b,,found,');
  expect(lines[3]).toMatch(/^x,c,,invalid,.+/);
});
