import { expect, test } from 'vitest';
import { execute, get } from '../../../test/support/time-graph.ts';
import { findZoneId, pinnedEdition, zoneIds } from '../tz/edition.ts';
import { findZoneName } from '../names/zone-name.ts';

test('an empty conversion target is rejected as malformed in the graph, as in REST', async () => {
  const { errors } = await execute('{ clock(zone: "UTC", targets: ["UTC", ""]) { at } }');
  expect(errors).toMatchObject([{ code: 'invalid_request', param: 'targets' }]);
  expect(await get('/time/UTC?targets=UTC,')).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', param: 'targets' },
  });
});

test.each(['+24:00', '+25:00', '-99:00'])(
  'a list of zones filtered by the impossible offset %s returns 400, not an empty list',
  async (offset) => {
    expect(await get(`/time/zones?offset=${encodeURIComponent(offset)}`)).toMatchObject({
      status: 400,
      body: { param: 'offset' },
    });
  },
);

test('findZoneId rejects characters that only fold to ASCII letters', () => {
  const zonesWithK = zoneIds.filter((id) => /k/i.test(id));
  expect(zonesWithK.length).toBeGreaterThan(50);
  for (const id of zonesWithK) {
    expect(findZoneId(id.replace(/k/i, '\u212a'))).toBeUndefined();
    expect(findZoneId(id.toUpperCase())).toBe(id);
  }
});

test('the name of a zone contains its city in a language that has no name for the metazone', () => {
  const seconds = Date.parse('2026-03-01T00:00Z') / 1000;
  // In Japanese, CLDR 48 has the exemplar city ヌーク and the region format {0}時間. In English, CLDR has West Greenland Time.
  expect(findZoneName(pinnedEdition, 'America/Nuuk', seconds, 'ja')).toEqual({
    name: 'ヌーク時間',
    language: 'ja',
  });
});
