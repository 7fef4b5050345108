import { describe, expect, test } from 'vitest';
import { get, buildTarget } from '../../../test/support/time-graph.ts';

const getZones = (query: Record<string, string> = {}) => get(buildTarget('/time/zones', query));
const listIds = async (query: Record<string, string> = {}) => {
  const { status, body } = await getZones(query);
  expect(status).toBe(200);
  return body.timezones as string[];
};
const november = '2026-11-20T12:00:00Z';

describe('the catalog of zones', () => {
  test('TZC-001 TZC-002 TZC-004 TZC-009 TZC-017 TZC-057: /time/zones lists only identifiers and aliases by default', async () => {
    const { body } = await getZones();
    expect(Object.keys(body as object)).toEqual(['timezone_database_version', 'timezones']);
    expect(body.timezone_database_version).toBe('2026c');
    expect(body.timezones).toHaveLength(597);
    expect(body.timezones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Asia/Calcutta', 'US/Eastern']));
    expect((await getZones({ details: 'false' })).body).toEqual(body);
    expect(await listIds({ sort: 'timezone' })).toEqual(body.timezones); // TZC-059
  });

  test('TZC-007: /time/zones returns an empty list when no zone matches', async () => {
    expect(await listIds({ q: 'gotham' })).toEqual([]);
  });

  test.each([
    ['TZC-009 no query', {}, false],
    ['TZC-009 q', { q: 'york' }, false],
    ['TZC-009 area', { area: 'Europe' }, false],
    ['TZC-009 country', { country: 'US' }, false],
    ['TZC-016 only at', { at: november }, false],
    ['TZC-010 details', { details: 'true' }, true],
    ['TZC-011 offset', { offset: '+05:45' }, true],
    ['TZC-012 abbreviation', { abbreviation: 'IST' }, true],
    ['TZC-013 dst', { dst: 'true' }, true],
    ['TZC-014 observes_dst', { observes_dst: 'false' }, true],
    ['TZC-015 sort by offset', { sort: 'offset' }, true],
  ])(
    '%s: /time/zones returns the instant only when the response depends on it',
    async (_, query, present) => {
      const { body } = await getZones(query);
      expect('at' in body).toBe(present);
      if (present) expect(body.at).toBe('2026-11-20T12:00:00Z'); // TZC-008 TZC-063
    },
  );

  test('TZC-003 TZC-018 TZC-019 TZC-068: /time/zones sorts detailed rows like identifiers, by name or by offset', async () => {
    for (const sort of ['timezone', 'offset']) {
      const { body } = await getZones({ details: 'true', sort });
      const names = body.zones.map(({ timezone }: { timezone: string }) => timezone);
      expect(names).toEqual(body.timezones);
      expect(Object.keys(body.zones[0] as object)).toEqual([
        ...[
          'timezone',
          'countries',
          'area',
          'abbreviation',
          'offset',
          'offset_seconds',
          'dst',
          'observes_dst',
        ],
      ]);
    }
  });

  test.each([
    ['TZC-020', 'Europe/Paris', { countries: ['FR', 'MC'], area: 'Europe' }],
    ['TZC-021 TZC-023', 'UTC', { countries: [], area: null }],
    ['TZC-021', 'Etc/GMT+3', { countries: [], area: 'Etc' }],
    ['TZC-021', 'EST', { countries: [] }],
    ['TZC-022', 'Europe/Brussels', { countries: ['BE', 'LU', 'NL'] }],
    ['TZC-023', 'Japan', { area: null }],
    ['TZC-025', 'Europe/Dublin', { dst: true, offset: '+00:00', offset_seconds: 0, abbreviation: 'GMT' }],
    ['TZC-027', 'Australia/Sydney', { observes_dst: true, dst: true }],
  ])('%s: /time/zones returns the detailed row of %s', async (_, id, expected) => {
    const { body } = await getZones({ details: 'true', at: november, q: id });
    expect(body.zones.find(({ timezone }: { timezone: string }) => timezone === id)).toMatchObject(expected);
  });

  test('TZC-024: /time/zones returns offsets that have seconds', async () => {
    const { body } = await getZones({ details: 'true', at: '1900-01-01', q: 'europe/paris' });
    expect(body.zones[0]).toMatchObject({ offset: '+00:09:21', offset_seconds: 561 });
  });

  test('TZC-026: /time/zones decides whether a zone observes DST by the UTC calendar year', async () => {
    const getCasablanca = async (at: string) =>
      (await getZones({ details: 'true', at, q: 'casablanca' })).body.zones[0];
    expect(await getCasablanca('2026-05-01')).toMatchObject({ observes_dst: true, dst: false });
    expect(await getCasablanca('2027-05-01')).toMatchObject({ observes_dst: false });
  });
});

describe('the parameter q', () => {
  test.each([
    ['TZC-028', 'york', ['America/New_York']],
    ['TZC-029', 'YORK', ['America/New_York']],
    ['TZC-030', 'new tokyo', []],
    ['TZC-031', 'york new', ['America/New_York']],
    ['TZC-032', 'new_york', ['America/New_York']],
    ['TZC-032', 'buenos_aires', ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires']],
    ['TZC-037', 'france', []],
    ['TZC-034', 'x'.repeat(64), []],
    ['TZC-036', ` ${'x'.repeat(64)}         `, []],
  ])('%s: /time/zones finds zones by q=%j', async (_, q, expected) => {
    expect(await listIds({ q })).toEqual(expected);
  });

  test('TZC-030: a zone in /time/zones must match every word of the parameter q', async () => {
    expect(await listIds({ q: 'new america' })).toContain('America/New_York');
  });

  test('TZC-033: /time/zones returns all zones when the parameter q is blank', async () => {
    expect(await listIds({ q: '' })).toHaveLength(597);
    expect(await listIds({ q: ' ' })).toHaveLength(597);
  });
});

describe('filters of the catalog', () => {
  test('TZC-038 TZC-039 TZC-040: the parameter area filters /time/zones by the area in the identifier', async () => {
    expect(await listIds({ area: 'Etc' })).toHaveLength(35);
    expect(await listIds({ area: 'Indian' })).toContain('Indian/Maldives');
    expect(await listIds({ area: 'Atlantic' })).toContain('Atlantic/Reykjavik');
    expect(await listIds({ area: 'Europe' })).not.toContain('Atlantic/Reykjavik');
    expect(await listIds({ area: 'europe' })).toEqual(await listIds({ area: 'Europe' }));
    expect(await listIds({ area: 'Atlantis' })).toEqual([]);
  });

  test('TZC-041 TZC-042 TZC-043: the parameter country filters /time/zones by one or several countries', async () => {
    expect(await listIds({ country: 'US' })).toEqual(
      expect.arrayContaining(['America/New_York', 'Pacific/Honolulu']),
    );
    expect(await listIds({ country: 'LU' })).toEqual(['Europe/Brussels', 'Europe/Luxembourg']);
    expect(await listIds({ country: 'ZZ' })).toEqual([]);
  });

  test.each([
    ['TZC-044', { offset: '+05:45' }, ['Asia/Kathmandu', 'Asia/Katmandu']],
    [
      'TZC-045',
      { offset: '+00:09:21', at: '1900-01-01' },
      ['Africa/Algiers', 'Africa/Tunis', 'Europe/Monaco', 'Europe/Paris'],
    ],
    ['TZC-049', { abbreviation: 'IS' }, []],
    [
      'TZC-051',
      { abbreviation: 'IST', at: november },
      ['Asia/Calcutta', 'Asia/Jerusalem', 'Asia/Kolkata', 'Asia/Tel_Aviv', 'Israel'],
    ],
    [
      'TZC-050',
      { abbreviation: 'ist', at: november },
      ['Asia/Calcutta', 'Asia/Jerusalem', 'Asia/Kolkata', 'Asia/Tel_Aviv', 'Israel'],
    ],
    [
      'TZC-052',
      { abbreviation: 'IST', at: '2026-07-15' },
      ['Asia/Calcutta', 'Asia/Kolkata', 'Eire', 'Europe/Dublin'],
    ],
  ])('%s: /time/zones is filtered by %j', async (_, query, expected) => {
    expect(await listIds(query as Record<string, string>)).toEqual(expected);
  });

  test('TZC-047: /time/zones returns the offsets of Etc zones with their actual sign', async () => {
    expect(await listIds({ offset: '-03:00' })).toContain('Etc/GMT+3');
  });

  test('TZC-053 TZC-054: the parameter dst filters /time/zones by the DST flag at the instant, including negative saving', async () => {
    const dstIds = await listIds({ dst: 'true', at: november });
    expect(dstIds).toHaveLength(29);
    expect(dstIds).toEqual(expect.arrayContaining(['Europe/Dublin', 'Eire', 'Australia/Sydney']));
    expect(dstIds).not.toContain('America/New_York');
    const standardIds = await listIds({ dst: 'false', at: november });
    expect([...dstIds, ...standardIds].sort()).toEqual(await listIds());
  });

  test('TZC-056: the parameter observes_dst filters /time/zones by observance of daylight-saving time', async () => {
    const observingIds = await listIds({ observes_dst: 'true', at: november });
    const otherIds = await listIds({ observes_dst: 'false', at: november });
    expect(observingIds).toContain('America/New_York');
    expect(otherIds).toContain('Asia/Tokyo');
    expect([...observingIds, ...otherIds].sort()).toEqual(await listIds());
  });

  test('TZC-060 TZC-061: /time/zones sorts zones by offset, then by identifier', async () => {
    const sortedIds = await listIds({ sort: 'offset', at: november });
    expect([sortedIds[0], sortedIds.at(-1)]).toEqual(['Etc/GMT+12', 'Pacific/Kiritimati']);
    expect(sortedIds.slice(1, 4)).toEqual(['Etc/GMT+11', 'Pacific/Midway', 'Pacific/Niue']);
    expect(sortedIds.slice(-2)).toEqual(['Etc/GMT-14', 'Pacific/Kiritimati']);
  });

  test('TZC-064: /time/zones reads an instant without an offset as UTC', async () => {
    const query = { details: 'true', q: 'york' };
    const [plain, explicit] = [
      await getZones({ ...query, at: '2026-07-15T12:00' }),
      await getZones({ ...query, at: '2026-07-15T12:00:00Z' }),
    ];
    expect(plain.body).toEqual(explicit.body);
    expect(plain.body.at).toBe('2026-07-15T12:00:00Z');
  });

  test('TZC-066: /time/zones applies all filters together', async () => {
    expect(await listIds({ country: 'US', dst: 'false', offset: '-07:00', at: '2026-07-15' })).toContain(
      'America/Phoenix',
    );
  });

  test.each([
    ['TZC-035 q of 65', { q: 'x'.repeat(65) }],
    ['TZC-043 alpha-3', { country: 'USA' }],
    ['TZC-046', { offset: '5' }],
    ['TZC-046', { offset: '+5:45' }],
    ['TZC-046', { offset: '05:45' }],
    ['TZC-046 an unencoded plus', { offset: ' 05:45' }],
    ['TZC-048', { offset: '-00:00' }],
    ['TZC-055', { dst: '1' }],
    ['TZC-058', { details: 'yes' }],
    ['TZC-062', { sort: 'name' }],
    ['TZC-065 four fraction digits', { at: '2026-07-01T12:00:00.1234Z', details: 'true' }],
    ['TZC-067', { lat: '1' }],
    ['TZC-067', { to: 'UTC' }],
    ['TZC-067', { targets: 'UTC' }],
    ['TZC-067', { lang: 'de' }],
  ])('%s: /time/zones rejects the filter %j', async (_, query) => {
    const { status, body } = await getZones(query);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  test('TZC-069: /time/zones requires an API key', async () => {
    expect((await get('/time/zones', { 'x-api-key': '' })).status).toBe(401);
  });
});
