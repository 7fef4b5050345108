import { expect, test } from 'vitest';
import { parseIsoTime, parseRegistryTime } from './registration.ts';

test.each([
  ['1997-09-15T04:00:00Z', '1997-09-15T04:00:00Z'],
  [' 1997-09-15 04:00:00Z ', '1997-09-15T04:00:00Z'],
  ['2020-01-02 03:04:05 UTC', '2020-01-02T03:04:05Z'],
  ['2020-01-02T03:04:05+02:00', '2020-01-02T01:04:05Z'],
  ['2020-01-02T03:04:05-0530', '2020-01-02T08:34:05Z'],
  ['2020-01-02T03:04:05.123456Z', '2020-01-02T03:04:05Z'],
  ['2020-01-02T03:04:05', '2020-01-02'],
  ['2020-02-30T03:04:05', null],
  ['2020-13-02T03:04:05Z', null],
  ['2020-01-02T25:04:05Z', null],
  ['2020-01-02', '2020-01-02'],
  ['2020.12.31', '2020-12-31'],
  ['2020/12/31.', '2020-12-31'],
  ['2020-02-29', '2020-02-29'],
  ['2021-02-29', null],
  ['2-Jan-2020', '2020-01-02'],
  ['31-DEC-1999', '1999-12-31'],
  ['30-feb-2020', null],
  ['02-Foo-2020', null],
])('parseIsoTime converts the registry time %s to %s', (text, time) => {
  expect(parseIsoTime(text)).toBe(time);
});

test.each(['2020-01-02T03:04:05Z', '2020-01-02T03:04:05', '2020-01-02', '2020/12/31', '02-Jan-2020'])(
  'the registry time %s is accepted only without text before or after it',
  (text) => {
    for (const suffix of ['1', 'x', '-', '(a)']) {
      expect([parseIsoTime(suffix + text), parseIsoTime(text + suffix)], suffix).toEqual([null, null]);
      expect(
        [parseRegistryTime(suffix + text, 'com'), parseRegistryTime(text + suffix, 'com')],
        suffix,
      ).toEqual([null, null]);
    }
  },
);

test.each([
  // The registries of Korea, Japan and Kazakhstan use these formats.
  ['1999. 07. 28.', 'kr', '1999-07-28'],
  ['1999. 07. 28', 'kr', '1999-07-28'],
  ['2005/05/30', 'jp', '2005-05-30'],
  ['2026/06/01 01:05:04 (JST)', 'jp', '2026-05-31T16:05:04Z'],
  ['1999-06-07 13:01:43 (GMT+0:00)', 'kz', '1999-06-07T13:01:43Z'],
  ['2026/06/01 01:05:04', 'jp', null],
  ['2026/06/01 01:05:04 (CET)', 'jp', null],
  ['2026/13/01', 'jp', null],
  ['2026/13/01 01:05:04 (JST)', 'jp', null],
  // These registries write the day before the month.
  ['22-01-2001', 'hk', '2001-01-22'],
  ['10.03.2008 12:31:19', 'rs', '2008-03-10'],
  ['31.04.2008', 'rs', null],
  ['10.03.2008', 'com', null],
  ['10.03.2008 12:31', 'rs', null],
  // Common formats.
  ['1997-09-15T04:00:00Z', 'com', '1997-09-15T04:00:00Z'],
  ['02-Jan-2020', 'uk', '2020-01-02'],
])('parseRegistryTime converts %s of .%s to %s', (text, top, time) => {
  expect(parseRegistryTime(text, top)).toBe(time);
});

test.each([
  ['1999. 07. 28.', 'kr'],
  ['2026/06/01 01:05:04 (JST)', 'jp'],
  ['22-01-2001', 'hk'],
])('the registry time %s is accepted only without text before or after it (.%s)', (text, top) => {
  for (const suffix of ['1', 'x'])
    expect([parseRegistryTime(suffix + text, top), parseRegistryTime(text + suffix, top)], suffix).toEqual([
      null,
      null,
    ]);
});
