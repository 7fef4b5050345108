import moment from 'moment-timezone-2026f';
import { expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { formatOffset } from '../clock/timestamp.ts';
import { pinned } from '../tz/edition.ts';
import { changedZones, newerClock } from './newer-clock.ts';

const unix = (time: string) => Date.parse(time) / 1000;
const offsetIn2026f = (zone: string, time: number) =>
  formatOffset(moment.tz(time * 1000, zone).utcOffset() * 60);

test('the comparison is with edition 2026f', () => {
  // Another version of the package, which other tests load, would replace its data.
  expect(moment.tz.dataVersion).toBe('2026f');
});

test('a newer clock is reported exactly at the instants at which edition 2026f differs, and with its offset', () => {
  // Two instants a year from 1971 to 2035, and the days on which 2026f has a different local time.
  const instants = ['1979-05-26T12:00:00Z', '1992-05-02T12:00:00Z', '2026-11-02T12:00:00Z'].map(unix);
  for (let year = 1971; year <= 2035; year++)
    instants.push(unix(`${year}-01-15T12:00:00Z`), unix(`${year}-07-15T12:00:00Z`));
  const wrong: string[] = [];
  let found = 0;
  for (const zone of pinned.zoneIds.filter((id) => id.includes('/') && moment.tz.zone(id) !== null)) {
    for (const time of instants) {
      const type = pinned.zoneOf(zone).at(time);
      const newer = newerClock(pinned, zone, time, type);
      const expected = offsetIn2026f(zone, time);
      if (newer !== null) found += 1;
      if ((newer?.offset ?? formatOffset(type.offset)) !== expected)
        wrong.push(`${zone} ${time}: ${newer?.offset ?? 'none'}, not ${expected}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(40);
});

test('a newer clock begins and ends at the second of edition 2026f, with its abbreviation', () => {
  const wrong: string[] = [];
  for (const { zone = '', from = '', until = '' } of readFacts('timezone-changes')) {
    const ends = until === '' ? [] : [unix(until) - 1, unix(until)];
    for (const time of [unix(from) - 1, unix(from), ...ends]) {
      const type = pinned.zoneOf(zone).at(time);
      const newer = newerClock(pinned, zone, time, type);
      const clock = newer ?? { offset: formatOffset(type.offset), abbreviation: type.abbreviation };
      const expected = `${offsetIn2026f(zone, time)} ${moment.tz(time * 1000, zone).zoneAbbr()}`;
      if (`${clock.offset} ${clock.abbreviation}` !== expected)
        wrong.push(`${zone} ${time}: ${clock.offset} ${clock.abbreviation}, not ${expected}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the zones with a different local time from now on are named until their last difference has passed', () => {
  expect(changedZones('2026c', unix('2026-11-27T00:00:00Z'))).toEqual({
    edition: '2026f',
    zones: ['America/Havana', 'America/Inuvik', 'America/Winnipeg'],
  });
  // Cuba keeps its summer time for one winter.
  expect(changedZones('2026c', unix('2027-04-01T00:00:00Z'))?.zones).toEqual([
    'America/Inuvik',
    'America/Winnipeg',
  ]);
  expect(changedZones('2026f', unix('2026-11-27T00:00:00Z'))).toBeNull();
});
