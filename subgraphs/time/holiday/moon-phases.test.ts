import { expect, test } from 'vitest';
import { phasesBetween, type Phase } from './moon-phases.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

// U.S. Naval Observatory, Phases of the Moon (universal time), including eclipses.
test.each([
  ['new', '1999-08-11T11:08Z'],
  ['new', '2000-01-06T18:14Z'],
  ['full', '2000-01-21T04:40Z'],
  ['full', '2015-09-28T02:50Z'],
  ['new', '2017-08-21T18:30Z'],
  ['full', '2018-07-27T20:20Z'],
  ['new', '2019-07-02T19:16Z'],
  ['new', '2020-12-14T16:17Z'],
  ['full', '2022-11-08T11:02Z'],
  ['new', '2024-04-08T18:21Z'],
  ['full', '2025-03-14T06:55Z'],
  ['full', '2026-03-03T11:38Z'],
  ['new', '2026-08-12T17:37Z'],
] as const)('finds the %s moon at %s within a minute', (phase, text) => {
  const at = Date.parse(text);
  const found = phasesBetween(phase, at - 2 * day, at + 2 * day);
  expect(found).toHaveLength(1);
  expect(Math.abs((found[0] ?? NaN) - at)).toBeLessThan(1.5 * minute);
});

test.each(['new', 'full'] as const)(
  'lists every %s moon once, from the start (included) to the end (excluded)',
  (phase: Phase) => {
    const [from, to] = [Date.UTC(1970, 0), Date.UTC(2077, 0)];
    const all = phasesBetween(phase, from, to);
    // 107 years of 365.2425 days in lunations of 29.530589 days.
    expect(Math.abs(all.length - (107 * 365.2425) / 29.530589)).toBeLessThan(1.5);
    const gaps = all.slice(1).map((at, index) => (at - (all[index] ?? NaN)) / day);
    // Synodic months last from 29.26 to 29.84 days.
    expect(Math.min(...gaps)).toBeGreaterThan(29.2);
    expect(Math.max(...gaps)).toBeLessThan(29.9);
    const [first = NaN, second = NaN] = all;
    expect(phasesBetween(phase, first, second)).toEqual([first]);
    expect(phasesBetween(phase, first + 1, second)).toEqual([]);
    expect(phasesBetween(phase, first + 1, second + 1)).toEqual([second]);
  },
);
