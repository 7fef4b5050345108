import { describe, expect, test } from 'vitest';
import { execute, noon } from '../../../test/support/time-graph.ts';
import { zoneIds } from '../tz/edition.ts';

describe('a time zone in the graph', () => {
  test('a time zone is resolved as a federation entity with its clock', async () => {
    const { data, errors } = await execute(
      `query ($zones: [_Any!]!) {
        _entities(representations: $zones) { ... on Timezone { id now { at offset abbreviation dst unix } } }
      }`,
      { zones: ['America/Vancouver', 'america/gotham'].map((id) => ({ __typename: 'Timezone', id })) },
    );
    expect(errors).toEqual([]);
    expect(data._entities).toEqual([
      {
        id: 'America/Vancouver',
        now: {
          at: '2026-11-20T05:00:00-07:00',
          offset: '-07:00',
          abbreviation: 'MST',
          dst: false,
          unix: noon / 1000,
        },
      },
      null,
    ]);
  });

  test('an alias of a time zone keeps its own id and has its canonical zone', async () => {
    const { data } = await execute(
      '{ timezone(id: "asia/calcutta") { id namingArea canonical { id } equivalents { id } countries { code } } }',
    );
    expect(data.timezone).toEqual({
      id: 'Asia/Calcutta',
      namingArea: 'Asia',
      canonical: { id: 'Asia/Kolkata' },
      equivalents: [{ id: 'Asia/Calcutta' }, { id: 'Asia/Kolkata' }],
      countries: [],
    });
  });

  test('a time zone lists its transitions in order within the requested bounds', async () => {
    const document = `query ($limit: Int! = 100) {
      timezone(id: "Europe/Dublin") {
        transitions(since: "2026-01-01", until: "2026-12-31", limit: $limit) {
          at unix changeSeconds before { at abbreviation dst } after { at abbreviation dst }
        }
      }
    }`;
    const { data } = await execute(document);
    expect(data.timezone.transitions).toEqual([
      {
        at: '2026-03-29T01:00:00Z',
        unix: 1774746000,
        changeSeconds: 3600,
        before: { at: '2026-03-29T01:00:00+00:00', abbreviation: 'GMT', dst: true },
        after: { at: '2026-03-29T02:00:00+01:00', abbreviation: 'IST', dst: false },
      },
      {
        at: '2026-10-25T01:00:00Z',
        unix: 1792890000,
        changeSeconds: -3600,
        before: { at: '2026-10-25T02:00:00+01:00', abbreviation: 'IST', dst: false },
        after: { at: '2026-10-25T01:00:00+00:00', abbreviation: 'GMT', dst: true },
      },
    ]);
    expect((await execute(document, { limit: 1 })).data.timezone.transitions).toHaveLength(1);
    expect((await execute(document, { limit: 1001 })).errors[0]).toMatchObject({
      code: 'invalid_request',
      param: 'limit',
    });
  });

  test('a time zone has its Windows identifiers (CLDR windowsZones)', async () => {
    const { data } = await execute(
      '{ timezones(ids: ["America/New_York", "US/Eastern", "Etc/GMT+3", "Mars/X"]) { windowsIds posix } }',
    );
    expect(data.timezones).toEqual([
      { windowsIds: ['Eastern Standard Time'], posix: 'EST5EDT,M3.2.0,M11.1.0' },
      { windowsIds: ['Eastern Standard Time'], posix: 'EST5EDT,M3.2.0,M11.1.0' },
      { windowsIds: ['SA Eastern Standard Time'], posix: '<-03>3' },
      null,
    ]);
  });

  test('the graph rejects a request for more than 100 time zones', async () => {
    const { errors } = await execute('query ($ids: [ID!]!) { timezones(ids: $ids) { id } }', {
      ids: zoneIds,
    });
    expect(errors[0]).toMatchObject({ code: 'invalid_request', param: 'ids' });
  });

  test('a country in the graph lists its time zones', async () => {
    const { data } = await execute(
      `query ($countries: [_Any!]!) { _entities(representations: $countries) { ... on Country { timezones { id } } } }`,
      { countries: ['DK', 'JP', 'BV'].map((code) => ({ __typename: 'Country', code })) },
    );
    expect(data._entities).toEqual([
      { timezones: [{ id: 'Europe/Copenhagen' }] },
      { timezones: [{ id: 'Asia/Tokyo' }] },
      { timezones: [] },
    ]);
  });

  test('a clock in the graph has its time zone, and the name of the zone in the requested language', async () => {
    const { data } = await execute(
      '{ clock(zone: "Europe/Berlin", lang: "fr") { name de: name(lang: "de") timezone { id } deep { offset } } }',
    );
    expect(data.clock).toEqual({
      name: 'heure d’Europe centrale',
      de: 'Mitteleuropäische Zeit',
      timezone: { id: 'Europe/Berlin' },
      deep: { offset: '+01:00' },
    });
  });

  test('a time zone in the graph has an iCalendar component', async () => {
    const { data } = await execute('{ timezone(id: "Asia/Tokyo") { vtimezone(fromYear: 2026) } }');
    expect(data.timezone.vtimezone).toContain('TZOFFSETTO:+0900\r\nTZNAME:JST\r\n');
  });
});

describe('conversions in the graph', () => {
  test('one GraphQL query converts an instant to several time zones', async () => {
    const { data } = await execute(
      '{ convert(at: "2026-07-01T12:00", zone: "America/New_York", targets: ["Asia/Tokyo", "UTC"]) { at timezoneId } }',
    );
    expect(data.convert).toEqual([
      { at: '2026-07-02T01:00:00+09:00', timezoneId: 'Asia/Tokyo' },
      { at: '2026-07-01T16:00:00+00:00', timezoneId: 'UTC' },
    ]);
    const unknownZoneErrors = await execute(
      '{ convert(at: "2026-07-01", zone: "Mars/X", targets: ["UTC"]) { at } }',
    );
    expect(unknownZoneErrors.errors[0]).toMatchObject({ code: 'not_found', param: 'zone' });
  });

  test('the graph reports whether a wall time is unique, occurs twice or does not exist', async () => {
    const checkWallTime = async (at: string, zone = 'America/New_York') =>
      (
        await execute(
          'query ($zone: ID!, $at: String!) { checkWallTime(zone: $zone, at: $at) { kind adjustmentSeconds alternatives { unix } } }',
          {
            zone,
            at,
          },
        )
      ).data?.checkWallTime;
    expect(await checkWallTime('2026-07-01T12:00')).toEqual({
      kind: 'unique',
      adjustmentSeconds: 0,
      alternatives: [],
    });
    expect(await checkWallTime('2026-03-08T02:30')).toMatchObject({ kind: 'gap', adjustmentSeconds: 3600 });
    expect(await checkWallTime('2026-11-01T01:30')).toMatchObject({
      kind: 'overlap',
      alternatives: [{ unix: 1793511000 }, { unix: 1793514600 }],
    });
    expect(await checkWallTime('2026-07-01T12:00', 'Mars/X')).toBeNull();
    const { errors } = await execute('{ checkWallTime(zone: "UTC", at: "2026-07-01T12:00Z") { kind } }');
    expect(errors[0]).toMatchObject({ code: 'invalid_request', param: 'at' });
  });
});
