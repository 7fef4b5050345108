import { expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { formatOffset } from '../clock/timestamp.ts';
import { pinnedEdition } from '../tz/edition.ts';
import { loadMomentEdition } from '../../../test/support/moment-edition.ts';
import { findChangedZones, findNewerClock } from './newer-clock.ts';

const moment = loadMomentEdition('moment-timezone-2026f');

const parseUnix = (time: string) => Date.parse(time) / 1000;
const findOffsetIn2026f = (zone: string, time: number) =>
  formatOffset(moment.tz(time * 1000, zone).utcOffset() * 60);

test('the newer time-zone edition that these tests use is 2026f', () => {
  expect(moment.tz.dataVersion).toBe('2026f');
});

test('a newer clock is reported exactly when edition 2026f has a different offset', () => {
  // Test two instants a year from 1971 to 2035, and the days on which 2026f has a different local time.
  const instants = ['1979-05-26T12:00:00Z', '1992-05-02T12:00:00Z', '2026-11-02T12:00:00Z'].map(parseUnix);
  for (let year = 1971; year <= 2035; year++)
    instants.push(parseUnix(`${year}-01-15T12:00:00Z`), parseUnix(`${year}-07-15T12:00:00Z`));
  const differences: string[] = [];
  let foundCount = 0;
  for (const zone of pinnedEdition.zoneIds.filter((id) => id.includes('/') && moment.tz.zone(id) !== null)) {
    for (const time of instants) {
      const type = pinnedEdition.zoneOf(zone).at(time);
      const newer = findNewerClock(pinnedEdition, zone, time, type);
      const expected = findOffsetIn2026f(zone, time);
      if (newer !== null) foundCount += 1;
      if ((newer?.offset ?? formatOffset(type.offset)) !== expected)
        differences.push(`${zone} ${time}: ${newer?.offset ?? 'none'}, not ${expected}`);
    }
  }
  expect(differences).toEqual([]);
  expect(foundCount).toBeGreaterThan(40);
});

test('a newer clock begins and ends in the same second as in edition 2026f, with its abbreviation', () => {
  const differences: string[] = [];
  for (const { zone = '', from = '', until = '' } of readFacts('timezone-changes')) {
    const endInstants = until === '' ? [] : [parseUnix(until) - 1, parseUnix(until)];
    for (const time of [parseUnix(from) - 1, parseUnix(from), ...endInstants]) {
      const type = pinnedEdition.zoneOf(zone).at(time);
      const newer = findNewerClock(pinnedEdition, zone, time, type);
      const clock = newer ?? { offset: formatOffset(type.offset), abbreviation: type.abbreviation };
      const expected = `${findOffsetIn2026f(zone, time)} ${moment.tz(time * 1000, zone).zoneAbbr()}`;
      if (`${clock.offset} ${clock.abbreviation}` !== expected)
        differences.push(`${zone} ${time}: ${clock.offset} ${clock.abbreviation}, not ${expected}`);
    }
  }
  expect(differences).toEqual([]);
});

test('a zone with a different local time in a newer edition is listed until the last difference has passed', () => {
  expect(findChangedZones('2026c', parseUnix('2026-11-27T00:00:00Z'))).toEqual({
    edition: '2026f',
    zones: ['America/Havana', 'America/Inuvik', 'America/Winnipeg'],
  });
  // Cuba keeps its summer time for one winter.
  expect(findChangedZones('2026c', parseUnix('2027-04-01T00:00:00Z'))?.zones).toEqual([
    'America/Inuvik',
    'America/Winnipeg',
  ]);
  expect(findChangedZones('2026f', parseUnix('2026-11-27T00:00:00Z'))).toBeNull();
});
