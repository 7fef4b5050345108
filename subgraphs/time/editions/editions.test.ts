import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { execute, noon, createTimeService } from '../../../test/support/time-graph.ts';
import { pinnedEdition } from '../tz/edition.ts';
import { Editions, type EditionStore, type ImportedEdition } from './editions.ts';

const excerptText = readFileSync(
  new URL('../../../test/truth/tzdata-2026f-excerpt.zi', import.meta.url),
  'utf8',
);
const createImportedEdition = (version: string, hash = version): ImportedEdition => ({
  version,
  zones: 8,
  source: 'tzdata.zi',
  hash,
  importedAt: new Date('2026-11-22T12:00:00Z'),
});

/** A store in memory that counts its reads. */
class MemoryStore implements EditionStore {
  rows = [createImportedEdition('2026f')];
  texts = new Map([['2026f', excerptText]]);
  reads = 0;
  failure: Error | null = null;

  async list() {
    return this.rows;
  }

  async text(version: string) {
    this.reads += 1;
    if (this.failure !== null) throw this.failure;
    return this.texts.get(version) ?? null;
  }
}

const openEditions = async (standard: string | null = null) => {
  const store = new MemoryStore();
  return { store, editions: await Editions.open(store, standard) };
};

describe('Editions', () => {
  test('an edition of the time-zone database is loaded on first use, and only once for concurrent requests', async () => {
    const { store, editions } = await openEditions();
    expect(store.reads).toBe(0);
    const concurrentEditions = await Promise.all([
      editions.findEdition('2026f'),
      editions.findEdition('2026f'),
    ]);
    expect(concurrentEditions[0]).toBe(concurrentEditions[1]);
    expect(store.reads).toBe(1);
    // A loaded edition is returned without a promise.
    expect(editions.findEdition('2026f')).toBe(concurrentEditions[0]);
    expect(editions.findEdition(null)).toBe(pinnedEdition);
  });

  test('an unknown edition of the time-zone database is rejected with a list of the available editions', async () => {
    const { editions } = await openEditions();
    expect(() => editions.findEdition('2030a')).toThrow(
      'edition must be an available edition of the time-zone database, not "2030a": use one of 2026c, 2026f.',
    );
  });

  test('loading an edition of the time-zone database is repeated after a failure of the store', async () => {
    const { store, editions } = await openEditions();
    store.failure = new Error('down');
    await expect(editions.findEdition('2026f')).rejects.toThrow('down');
    store.failure = null;
    expect((await editions.findEdition('2026f')).version).toBe('2026f');
  });

  test('imported, re-imported and rolled-back time-zone editions are available without a restart', async () => {
    const { store, editions } = await openEditions();
    const first = await editions.findEdition('2026f');
    store.rows = [createImportedEdition('2026e'), createImportedEdition('2026f')];
    store.texts.set('2026e', excerptText.replace('2026f', '2026e'));
    await editions.refresh();
    expect(editions.versions).toEqual(['2026c', '2026e', '2026f']);
    expect((await editions.findEdition('2026e')).version).toBe('2026e');
    expect(editions.findEdition('2026f')).toBe(first);
    store.rows = [createImportedEdition('2026f', 'another text')];
    await editions.refresh();
    expect(() => editions.findEdition('2026e')).toThrow(/2026c, 2026f\./);
    expect(await editions.findEdition('2026f')).not.toBe(first);
  });

  test("the operator's default time-zone edition must exist, and applies when a request names no edition", async () => {
    await expect(openEditions('2026g')).rejects.toMatchObject({ name: 'UserFacingError', kind: 'settings' });
    const { editions } = await openEditions('2026f');
    expect(editions.standard.version).toBe('2026f');
    expect(editions.findEdition(undefined)).toBe(editions.standard);
    expect(editions.findEdition('2026c')).toBe(pinnedEdition);
  });
});

// Since edition 2026d, Manitoba has permanent standard time from November 2026. For this instant, moment-timezone 0.6.6 (2026f)
// returns -05:00 EST, and 2026c -06:00 CST.
const winterTime = '2026-12-01T12:00:00Z';

describe('editions in the REST API', () => {
  const openService = async (standard: string | null = null) => {
    const { editions } = await openEditions(standard);
    return createTimeService({ now: noon, editions });
  };

  test('the parameter edition selects the time-zone rules, has a default value, and is returned in deep', async () => {
    const get = await openService();
    const path = `/time/America/Winnipeg?at=${winterTime}&deep=true`;
    expect((await get(path)).body).toMatchObject({
      offset: '-06:00',
      abbreviation: 'CST',
      deep: { timezone_database_version: '2026c' },
    });
    const laterBody = (await get(`${path}&edition=2026f`)).body;
    expect(laterBody).toMatchObject({
      at: '2026-12-01T07:00:00-05:00',
      abbreviation: 'EST',
      dst: false,
      deep: {
        standard_offset: '-05:00',
        next_dst: null,
        season: null,
        timezone_database_version: '2026f',
      },
    });
    expect(await get(`${path}&edition=2026c`)).toEqual(await get(path));
  });

  test('a conversion uses the same time-zone edition for the wall time and the targets', async () => {
    const get = await openService();
    const path = '/time/America/Winnipeg?at=2026-12-01T09:00&to=America/New_York';
    expect((await get(path)).body.to.at).toBe('2026-12-01T10:00:00-05:00');
    expect((await get(`${path}&edition=2026f`)).body.to.at).toBe('2026-12-01T09:00:00-05:00');
  });

  test('clocks by coordinates, the list of zones, single zones and the legacy paths accept the parameter edition', async () => {
    const get = await openService();
    const timeQuery = `at=${winterTime}&edition=2026f`;
    expect((await get(`/time?lat=49.9&lon=-97.14&${timeQuery}`)).body.abbreviation).toBe('EST');
    expect((await get(`/timezone/America/Winnipeg?${timeQuery}`)).body.offset).toBe('-05:00');
    expect((await get(`/time/zones?${timeQuery}`)).body).toEqual({
      timezone_database_version: '2026f',
      timezones: [
        ...['America/New_York', 'America/Rainy_River', 'America/Winnipeg', 'Australia/Lord_Howe'],
        ...['Canada/Central', 'Etc/UTC', 'Europe/Dublin', 'UTC'],
      ],
    });
    const zone = (await get('/time/zones/America/Winnipeg?edition=2026f&from=2027')).body;
    expect(zone.posix).toBe('EST5');
    expect(zone.equivalents.map((each: { timezone: string }) => each.timezone)).toEqual([
      'America/Rainy_River',
      'America/Winnipeg',
      'Canada/Central',
    ]);
    expect(zone.vtimezone).not.toContain('RRULE');
    // A zone that the requested edition lacks is not found, even when other editions have it.
    expect((await get('/time/Europe/Paris?edition=2026f')).status).toBe(404);
    expect((await get('/time/UTC?to=Europe/Paris&edition=2026f')).status).toBe(404);
  });

  test.each(['2030a', '2026', 'newest', ''])(
    'a request with edition=%s returns 400 and suggests a valid edition',
    async (edition) => {
      const { status, body } = await (await openService())(`/time/UTC?edition=${edition}`);
      expect({ status, param: body.param }).toEqual({ status: 400, param: 'edition' });
      expect(body.message).toContain('2026c');
    },
  );

  test("the operator's default time-zone edition applies to REST requests without the parameter edition", async () => {
    const get = await openService('2026f');
    expect((await get(`/time/America/Winnipeg?at=${winterTime}`)).body.offset).toBe('-05:00');
    expect((await get('/time/zones')).body.timezone_database_version).toBe('2026f');
    expect((await get(`/time/America/Winnipeg?at=${winterTime}&edition=2026c`)).body.offset).toBe('-06:00');
  });

  test('/time/editions lists the time-zone editions and marks the default', async () => {
    const { body } = await (await openService('2026f'))('/time/editions');
    expect(body.editions).toEqual([
      {
        edition: '2026c',
        default: false,
        bundled: true,
        zone_count: 597,
        source: expect.stringMatching(/^npm tzdata@/) as string,
        imported_at: null,
      },
      {
        edition: '2026f',
        default: true,
        bundled: false,
        zone_count: 8,
        source: 'tzdata.zi',
        imported_at: '2026-11-22T12:00:00.000Z',
      },
    ]);
  });

  test('the comparison of two time-zone editions reports the zones, periods and properties that differ', async () => {
    const get = await openService();
    const { body } = await get('/time/editions/2026c/2026f');
    expect(body).toMatchObject({ before: '2026c', after: '2026f', count: body.zones.length as number });
    const findZone = (id: string) => body.zones.find((each: { timezone: string }) => each.timezone === id);
    expect(findZone('America/Winnipeg')).toEqual({
      timezone: 'America/Winnipeg',
      only_in: null,
      until: null,
      // The excerpt has no rules before 2008.
      changed: ['offset', 'standard_offset', 'dst', 'abbreviation'],
      from: null,
      times: expect.any(Number) as number,
    });
    expect(findZone('Europe/Paris')).toEqual({
      timezone: 'Europe/Paris',
      only_in: '2026c',
      from: null,
      until: null,
      changed: [],
      times: 0,
    });
    expect(findZone('UTC')).toBeUndefined();
    const zoneDifference = (await get('/time/editions/2026c/2026f?zone=america/winnipeg')).body;
    expect(zoneDifference.count).toBe(1);
    expect(zoneDifference.zones[0].periods).toContainEqual({
      from: '2026-11-01T07:00:00Z',
      until: '2027-03-14T08:00:00Z',
      before: {
        abbreviation: 'CST',
        offset: '-06:00',
        offset_seconds: -21_600,
        standard_offset_seconds: -21_600,
        dst: false,
      },
      after: {
        abbreviation: 'EST',
        offset: '-05:00',
        offset_seconds: -18_000,
        standard_offset_seconds: -18_000,
        dst: false,
      },
    });
    expect((await get('/time/editions/2026c/2026c')).body).toMatchObject({ count: 0, zones: [] });
    expect(await get('/time/editions/2026c/2030a')).toMatchObject({
      status: 400,
      body: { param: 'after', message: expect.stringMatching(/^after must be/) as string },
    });
    expect((await get('/time/editions/2026c/2026f?zone=Mars/Base')).status).toBe(404);
  });
});

test('a clock response names the newer edition in a Link header, and with deep also in its body', async () => {
  const get = createTimeService();
  const timeQuery = `at=${winterTime}`;
  const getLink = async (path: string) => (await get(path)).headers.get('link');
  for (const path of [
    `/time/America/Winnipeg?${timeQuery}`,
    `/time/Canada/Central?${timeQuery}`,
    `/time?lat=49.9&lon=-97.14&${timeQuery}`,
    `/timezone/America/Winnipeg?${timeQuery}`,
  ])
    expect(await getLink(path), path).toMatch(
      /rel="help"; title="Edition 2026f of the time-zone database has a different local time/,
    );
  for (const path of [`/time/America/Toronto?${timeQuery}`, '/time/America/Winnipeg?at=2026-07-01'])
    expect(await getLink(path), path).toBeUndefined();

  const plainBody = (await get(`/time/America/Winnipeg?${timeQuery}`)).body;
  expect(plainBody).not.toHaveProperty('newer_edition');
  const { deep } = (await get(`/time/America/Winnipeg?${timeQuery}&deep=true`)).body;
  expect(deep).toMatchObject({ newer_edition: '2026f', newer_offset: '-05:00' });
  const otherBody = (await get(`/time/America/Toronto?${timeQuery}&deep=true`)).body;
  expect(otherBody.deep).toMatchObject({ newer_edition: null, newer_offset: null });
});

describe('editions in the graph', () => {
  test('the fields of a zone have the argument edition, and a zone is the same record in all editions', async () => {
    const { editions } = await openEditions();
    const { data, errors } = await execute(
      `{ timezone(id: "America/Winnipeg") {
           now(edition: "2026f") { timezoneDatabaseVersion }
           here: at(at: "${winterTime}") { offset }
           there: at(at: "${winterTime}", edition: "2026f") { offset resolution { kind } }
           transitions(since: "2026-10-01", limit: 1, edition: "2026f") { at changeSeconds before { abbreviation } after { abbreviation } }
           posix(edition: "2026f")
         }
         checkWallTime(zone: "America/Winnipeg", at: "2027-03-14T02:30", edition: "2026f") { kind }
         skipped: checkWallTime(zone: "America/Winnipeg", at: "2027-03-14T02:30") { kind }
         convert(zone: "UTC", at: "${winterTime}", targets: ["America/Winnipeg"], edition: "2026f") { abbreviation }
         timezoneEditions { version default } }`,
      {},
      noon,
      editions,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      timezone: {
        now: { timezoneDatabaseVersion: '2026f' },
        here: { offset: '-06:00' },
        there: { offset: '-05:00', resolution: null },
        transitions: [
          {
            at: '2026-11-01T07:00:00Z',
            changeSeconds: 0,
            before: { abbreviation: 'CDT' },
            after: { abbreviation: 'EST' },
          },
        ],
        posix: 'EST5',
      },
      checkWallTime: { kind: 'unique' },
      skipped: { kind: 'gap' },
      convert: [{ abbreviation: 'EST' }],
      timezoneEditions: [
        { version: '2026c', default: true },
        { version: '2026f', default: false },
      ],
    });
  });

  test('a zone that only another edition contains is found, with an error for the fields of the default edition', async () => {
    const store = new MemoryStore();
    store.texts.set('2026f', `${excerptText}L Etc/UTC Moon/Base\n`);
    const editions = await Editions.open(store, null);
    const { data, errors } = await execute(
      `{ none: timezone(id: "Moon/Base") { id }
         timezone(id: "moon/base", edition: "2026f") { id posix(edition: "2026f") canonical(edition: "2026f") { id } now { at } } }`,
      {},
      noon,
      editions,
    );
    expect(data).toEqual({
      none: null,
      timezone: { id: 'Moon/Base', posix: 'UTC0', canonical: { id: 'Etc/UTC' }, now: null },
    });
    expect(errors).toMatchObject([{ code: 'not_found', param: 'edition' }]);
  });
});
