import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toCivilDate, SECONDS_PER_DAY } from './calendar.ts';
import { createEdition, pinnedEdition } from './edition.ts';
import type { ClockType, ZoneRule, ZoneLine } from './source.ts';
import { parseZic } from './zic-source.ts';
import { loadMomentEdition } from '../../../test/support/moment-edition.ts';

const moment = loadMomentEdition('moment-timezone-2026f');

const sourceExcerpt = readFileSync(
  new URL('../../../test/truth/tzdata-2026f-excerpt.zi', import.meta.url),
  'utf8',
);

const formatDuration = (seconds: number): string =>
  `${seconds < 0 ? '-' : ''}${[3600, 60, 1].map((unit) => Math.floor(Math.abs(seconds) / unit) % (unit === 3600 ? 1000 : 60)).join(':')}`;
const clockSuffix: Record<ClockType, string> = { wall: '', standard: 's', universal: 'u' };
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const formatRuleLine = (name: string, { from, to, written, clock, save, letters }: ZoneRule): string =>
  `Rule\t${name}\t${from}\t${to === Infinity ? 'max' : to === from ? 'only' : to}\t-\t${MONTHS[written.month - 1]}\t${written.day}\t${formatDuration(written.time)}${clockSuffix[clock]}\t${formatDuration(save)}\t${letters || '-'}`;

function formatZoneLine({ standardOffset, rules, save, format, until }: ZoneLine): string {
  const line = `${formatDuration(standardOffset)} ${rules ?? (save === 0 ? '-' : formatDuration(save))} ${format}`;
  if (until === null) return line;
  const { year, month, day } = toCivilDate(Math.floor(until.local / SECONDS_PER_DAY));
  const seconds = until.local - Math.floor(until.local / SECONDS_PER_DAY) * SECONDS_PER_DAY;
  return `${line} ${year} ${MONTHS[month - 1]} ${day} ${formatDuration(seconds)}${clockSuffix[until.clock]} # until`;
}

/** Formats the pinned edition in the format of an IANA release. */
function formatPinnedSource(): string {
  const canonical = pinnedEdition.zoneIds.filter((id) => pinnedEdition.canonicalId(id) === id);
  const sets = new Set(
    canonical.flatMap((id) => pinnedEdition.linesOf(id).flatMap(({ rules }) => rules ?? [])),
  );
  return [
    '# version 2026c',
    ...[...sets].flatMap((name) => pinnedEdition.rulesOf(name).map((rule) => formatRuleLine(name, rule))),
    ...canonical.map(
      (id) => `Zone ${id} ${pinnedEdition.linesOf(id).map(formatZoneLine).join('\n\t\t\t')}\n`,
    ),
    ...pinnedEdition.zoneIds
      .filter((id) => pinnedEdition.canonicalId(id) !== id)
      .map((id) => `Link\t${pinnedEdition.canonicalId(id)}\t${id}`),
  ].join('\n');
}

test('edition 2026c in zic format has identical transitions in all 597 zones after it is formatted and parsed', () => {
  const parsedEdition = createEdition(parseZic(formatPinnedSource()));
  expect([parsedEdition.version, parsedEdition.zoneIds]).toEqual(['2026c', pinnedEdition.zoneIds]);
  const through = Date.UTC(2100, 0) / 1000;
  for (const id of parsedEdition.zoneIds) {
    const [one, other] = [pinnedEdition.zoneOf(id), parsedEdition.zoneOf(id)];
    for (let period = 0; one.startOf(period) < through; period += 1) {
      const same =
        one.startOf(period) === other.startOf(period) && one.typeOf(period) === other.typeOf(period);
      if (!same)
        expect([other.startOf(period), other.typeOf(period)], id).toEqual([
          one.startOf(period),
          one.typeOf(period),
        ]);
    }
    expect(other.periodAt(through), id).toBe(one.periodAt(through));
  }
});

test('an excerpt of edition 2026f has the offsets and abbreviations of moment-timezone', () => {
  expect(moment.tz.dataVersion).toBe('2026f');
  const parsedEdition = createEdition(parseZic(sourceExcerpt));
  expect(parsedEdition.zoneIds).toHaveLength(8);
  const [first, last] = [Date.UTC(2009, 0), Date.UTC(2037, 0)];
  for (const id of parsedEdition.zoneIds) {
    for (let step = 0; step < 400; step += 1) {
      const instant = Math.floor(first + ((last - first) * step) / 400);
      const { offset, abbreviation } = parsedEdition.zoneOf(id).at(instant / 1000);
      const witness = moment.tz(instant, id);
      expect([offset, abbreviation], `${id} ${instant}`).toEqual([
        witness.utcOffset() * 60,
        witness.zoneAbbr(),
      ]);
    }
  }
  expect(parsedEdition.canonicalId('America/Rainy_River')).toBe('America/Winnipeg');
  expect(parsedEdition.zoneOf('Europe/Dublin').at(Date.UTC(2027, 0) / 1000)).toMatchObject({
    dst: true,
    standardOffset: 3600,
  });
});

describe('invalid zic sources', () => {
  const versionLine = '# version 2026f\n';
  test.each([
    ['R US 2007 ma - Mar Su>=8 2 1 D', /edition has no version/],
    ['# version newest\n', /edition has no version/],
    [`${versionLine}Q x`, /^line 2: "Q" is unknown/],
    [`${versionLine}R US 2007 ma - M Su>=8 2 1 D`, /^line 2: "M" is unknown/],
    [`${versionLine}R US 2007 ma - Ma Su>=8 2 1 D`, /^line 2: "Ma" is unknown/],
    [`${versionLine}R US 2007 m - Mar Su>=8 2 1 D`, /^line 2: "m" is not a year/],
    [`${versionLine}R US 2007 ma - Mar S>=8 2 1 D`, /^line 2: "S" is unknown/],
    [`${versionLine}R US 2007 ma - Mar Su=8 2 1 D`, /^line 2: "Su=8" is not a day/],
    [`${versionLine}R US 2007 ma - Mar Su>=8 2x 1 D`, /^line 2: "2x" is not a time/],
    [`${versionLine}R US 2007 ma - Mar Su>=8 2 1`, /^line 2: a rule has ten fields/],
    [`${versionLine}R US 2007 ma - Mar Su>=8 2 1s D`, /^line 2: the saving 1s is not supported/],
    [`${versionLine}R US x ma - Mar Su>=8 2 1 D`, /^line 2: "x" is not a year/],
    [`${versionLine}R US 20070 ma - Mar Su>=8 2 1 D`, /^line 2: "20070" is not a year/],
    [`${versionLine}R US 2007x ma - Mar Su>=8 2 1 D`, /^line 2: "2007x" is not a year/],
    [`${versionLine}R US 2007 20080 - Mar Su>=8 2 1 D`, /^line 2: "20080" is not a year/],
    [`${versionLine}R US 2007 onlyx - Mar Su>=8 2 1 D`, /^line 2: "onlyx" is not a year/],
    [`${versionLine}R US 2007 "" - Mar Su>=8 2 1 D`, /^line 2: "" is not a year/],
    [`${versionLine}R US 2007 ma - Mar 123 2 1 D`, /^line 2: "123" is not a day/],
    [`${versionLine}R US 2007 ma - Mar Su>=123 2 1 D`, /^line 2: "Su>=123" is not a day/],
    [`${versionLine}R US 2007 ma - Mar xlastSun 2 1 D`, /^line 2: "xlastSun" is not a day/],
    [`${versionLine}R US 2007 ma - Mar last 2 1 D`, /^line 2: "last" is not a day/],
    [`${versionLine}R US 2007 ma - "" Su>=8 2 1 D`, /^line 2: "" is unknown/],
    [`${versionLine}R US 2007 ma - Mar Su>=8 2:000 1 D`, /^line 2: "2:000" is not a time/],
    [`${versionLine}R US 2007 ma - Mar Su>=8 1234 1 D`, /^line 2: "1234" is not a time/],
    [`${versionLine}R US 2007 ma - Mar Su>=8 x2 1 D`, /^line 2: "x2" is not a time/],
    [`${versionLine}R US 2007 ma - Mar Su>=8 2 0d D`, /^line 2: the saving 0d is not supported/],
    [`${versionLine}Z X 1 -`, /^line 2: a zone line needs an offset, rules and a format/],
    [`${versionLine}Z X 1 - X 2026\n`, /truncated/],
    [`${versionLine}Z X 1 US X\n`, /rules US, which are missing/],
    [`${versionLine}Z X 1 - X\nL Y Z\n`, /^Z is a link to Y, which is missing/],
    [`${versionLine}Z X 1 - X\nL A B\nL B A\n`, /which is missing/],
  ])('parseZic rejects the line %j, and the error names the line', (text, reason) => {
    expect(() => parseZic(text)).toThrow(reason);
  });
});

describe('syntax of the zic manual', () => {
  const parseLines = (...lines: readonly string[]) => parseZic(['# version 2026f', ...lines].join('\n'));

  test('a zic source may contain rules of one year, rules of several years, and permanent rules', () => {
    const { rules } = parseLines(
      ...['o', 'only', '2009', 'ma', 'maximum'].map((to) => `R A 2007 ${to} - Mar lastSu 2 1 D`),
    );
    expect(rules.get('A')?.map(({ to }) => to)).toEqual([2007, 2007, 2009, Infinity, Infinity]);
  });

  test('a zic source may contain times with a clock suffix, and savings with a DST suffix', () => {
    const { rules } = parseLines(
      ...['-', '0', '2', '2w', '1:30s', '-1:00:30u', '25g', '1z'].map(
        (at) => `R A 2007 o - Mar 8 ${at} 1d -`,
      ),
      'R A 2007 o - Mar 8 0 0s D',
      'R A 2007 o - Mar 8 0 -1 D',
    );
    const rulesOfZone = rules
      .get('A')
      ?.map(({ written, clock, save, letters }) => [written.time, clock, save, letters]);
    expect(rulesOfZone).toEqual([
      [0, 'wall', 3600, ''],
      [0, 'wall', 3600, ''],
      [7200, 'wall', 3600, ''],
      [7200, 'wall', 3600, ''],
      [5400, 'standard', 3600, ''],
      [-3630, 'universal', 3600, ''],
      [90_000, 'universal', 3600, ''],
      [3600, 'universal', 3600, ''],
      [0, 'wall', 0, 'D'],
      [0, 'wall', -3600, 'D'],
    ]);
  });

  test('a zic source may contain zones of several lines, with comments, quotation marks and empty lines between them', () => {
    const { zones } = parseLines(
      'Zone X -0:30 - "L M T" 1900 # until',
      '',
      '# a comment',
      ' 1:00 0:30 X%sT 1950 May Sun>=8 2s',
      ' 1 A X',
      'R A 2007 o - Mar 8 2 1 D',
    );
    expect(zones.get('X')).toEqual([
      {
        standardOffset: -1800,
        rules: null,
        save: 0,
        format: 'L M T',
        until: { local: Date.UTC(1900) / 1000, clock: 'wall' },
      },
      // The first Sunday from 8 May 1950 on was the 14th.
      {
        standardOffset: 3600,
        rules: null,
        save: 1800,
        format: 'X%sT',
        until: { local: Date.UTC(1950, 4, 14, 2) / 1000, clock: 'standard' },
      },
      { standardOffset: 3600, rules: 'A', save: 0, format: 'X', until: null },
    ]);
  });

  test('a zic source may contain links to links, and a zone takes precedence over a link with its name', () => {
    const { links } = parseLines('Z X 1 - X', 'Z Y 1 - Y', 'L X A', 'L A B', 'L B C', 'L X Y');
    expect(Object.fromEntries(links)).toEqual({ A: 'X', B: 'X', C: 'X' });
  });

  test('parseZic accepts the name of the edition as an argument', () => {
    expect(parseZic('Z X 1 - X', '2026a').version).toBe('2026a');
    expect(() => parseZic('Z X 1 - X', 'newest')).toThrow(/edition has no version/);
    expect(() => parseZic('Z X 1 - X')).toThrow(/edition has no version/);
  });
});
