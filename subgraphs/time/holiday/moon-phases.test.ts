import { expect, test } from 'vitest';
import { listPhasesBetween, type MoonPhase } from './moon-phases.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

// Source: U.S. Naval Observatory, Phases of the Moon (universal time), including eclipses.
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
] as const)('the computed %s moon at %s is accurate to one minute', (phase, text) => {
  const instant = Date.parse(text);
  const instants = listPhasesBetween(phase, instant - 2 * dayMs, instant + 2 * dayMs);
  expect(instants).toHaveLength(1);
  expect(Math.abs((instants[0] ?? NaN) - instant)).toBeLessThan(1.5 * minuteMs);
});

test.each(['new', 'full'] as const)(
  'every %s moon is listed once, from the start (included) to the end (excluded) of a period',
  (phase: MoonPhase) => {
    const [from, to] = [Date.UTC(1970, 0), Date.UTC(2077, 0)];
    const newMoons = listPhasesBetween(phase, from, to);
    // The period has 107 years of 365.2425 days, and a lunation has 29.530589 days.
    expect(Math.abs(newMoons.length - (107 * 365.2425) / 29.530589)).toBeLessThan(1.5);
    const daysBetween = newMoons.slice(1).map((at, index) => (at - (newMoons[index] ?? NaN)) / dayMs);
    // Synodic months last from 29.26 to 29.84 days.
    expect(Math.min(...daysBetween)).toBeGreaterThan(29.2);
    expect(Math.max(...daysBetween)).toBeLessThan(29.9);
    const [first = NaN, second = NaN] = newMoons;
    expect(listPhasesBetween(phase, first, second)).toEqual([first]);
    expect(listPhasesBetween(phase, first + 1, second)).toEqual([]);
    expect(listPhasesBetween(phase, first + 1, second + 1)).toEqual([second]);
  },
);
