import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('docs/performance.md');
const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ');
const parseFigure = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));
const formatNumber = (value: number) => value.toLocaleString('en');

/** Rounds to two significant digits, as the page does. */
const roundToTwoDigits = (value: number) => Number(value.toPrecision(2));

/** Returns the cells of one table row in a section, without the first cell, which names the row. */
function readTableCells(heading: string, name: string): string[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const row = section.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
    .slice(1);
}

const costs = 'CPU time of each part';
/** Microseconds per request. */
const [alone = 0, split = '', redis = 0, postgresql = 0, pgbouncer = 0] = readTableCells(costs, 'mean').map(
  (cell) => (cell.includes('+') ? cell : parseFigure(cell)),
) as [number, string, number, number, number];
const requests = [
  ...page.matchAll(/^\| (`\/\S+?`|GraphQL: [^|]+?) +\| +([\d,]+) +\| +([\d,]+) \+ ([\d,]+) +\|(.*)\|$/gm),
];

describe('computed values in docs/performance.md', () => {
  test('docs/performance.md states the mean CPU time of each part as computed from its measurements', () => {
    expect(requests).toHaveLength(8);
    const computeMean = (values: readonly number[]) =>
      Math.round(values.reduce((sum, value) => sum + value, 0) / requests.length);
    const parts = requests.map(([, , , , , rest = '']) =>
      rest.split('|').map((cell) => (cell.trim() === '–' ? 0 : parseFigure(cell))),
    );
    expect(alone).toBe(computeMean(requests.map(([, , one]) => parseFigure(one))));
    const [routers, subgraphs] = [3, 4].map((part) =>
      computeMean(requests.map((row) => parseFigure(row[part]))),
    );
    expect(split).toBe(`${routers} + ${subgraphs}`);
    for (const [at, value] of [redis, postgresql, pgbouncer].entries())
      expect(value).toBe(computeMean(parts.map((row) => row[at] ?? 0)));
  });

  test('docs/performance.md states the requests per second of a core and the cost of splitting as computed from its measurements', () => {
    const requestsPerCore = formatNumber(roundToTwoDigits(1e6 / alone));
    expect(collapseSpaces(page)).toContain(
      `**One core** serves ${requestsPerCore} requests of this mix per second in the default mode (1 s / ${alone} µs)`,
    );
    expect(collapseSpaces(page)).toContain(
      `**A thread** is fully used at ${requestsPerCore} requests a second`,
    );
    const [routers, subgraphs] = split.split(' + ').map(Number);
    expect(collapseSpaces(page)).toContain(
      `**Splitting costs ${(((routers ?? 0) + (subgraphs ?? 0)) / alone).toFixed(1)} times as much**`,
    );
  });

  test('docs/performance.md states the resources for a billion requests a day as computed from its measurements', () => {
    const scaleHeading = 'A billion requests a day';
    const peakPerSecond = roundToTwoDigits((3 * 1e9) / 86_400);
    expect(collapseSpaces(page)).toContain(`${formatNumber(peakPerSecond)} a second`);
    // The addend compensates for binary fractions, which would round 0.245 down.
    const computeShare = (cost: number) => (peakPerSecond * cost) / 1e6 + 1e-9;
    const [routers, needs] = readTableCells(scaleHeading, 'routers');
    expect(routers).toBe(
      `${formatNumber(peakPerSecond)} × ${alone} µs = ${computeShare(alone).toFixed(1)} cores`,
    );
    expect(needs).toMatch(new RegExp(`^${Math.round(computeShare(alone) / 0.6)} cores`));
    expect(readTableCells(scaleHeading, 'Redis or Valkey')[0]).toContain(
      `× ${redis} µs = ${computeShare(redis).toFixed(1)}`,
    );
    expect(readTableCells(scaleHeading, 'PostgreSQL')[0]).toContain(
      `× ${postgresql} µs = ${computeShare(postgresql).toFixed(1)}`,
    );
    expect(readTableCells(scaleHeading, 'PgBouncer')[0]).toContain(
      `× ${pgbouncer} µs = ${computeShare(pgbouncer).toFixed(2)}`,
    );
  });

  test('docs/performance.md states the capacity of the bottlenecks as computed from its measurements', () => {
    const redisCapacity = 1e6 / redis;
    expect(collapseSpaces(page)).toContain(
      `**Redis** is fully used at ${formatNumber(roundToTwoDigits(redisCapacity))} requests a second`,
    );
    expect(collapseSpaces(page)).toContain(
      `60 per cent used at ${formatNumber(roundToTwoDigits(redisCapacity * 0.6))}`,
    );
    const [postal] = requests.flatMap(([, name = '', , , , rest = '']) =>
      name.includes('/postal') ? [rest] : [],
    );
    const cost = parseFigure(postal?.split('|')[1]?.trim());
    expect(collapseSpaces(page)).toContain(
      `**PostgreSQL** is fully used at ${formatNumber(Number((1e6 / cost).toPrecision(3)))} postal codes a second per core (${cost} µs)`,
    );
  });

  test('the introduction of docs/performance.md states the measurements of both tables', () => {
    const readCpuMs = (name: string) =>
      /^(\d+) µs/.exec(
        page
          .split('\n')
          .find((line) => line.includes(name))
          ?.split('|')[6]
          ?.trim() ?? '',
      )?.[1];
    const [repeated, different] = [
      readCpuMs('| four subgraphs: /country/FR '),
      readCpuMs('| four subgraphs: /country/{code}'),
    ];
    const installed = requests.find(([, name]) => name === '`/country/FR`')?.[2];
    expect(collapseSpaces(page)).toContain(
      `\`/country/FR\` takes ${repeated} µs in the benchmark, because repeated responses come from a cache. Different countries take ${different} µs in the benchmark. In the measurement of an installation the same path takes ${installed} µs.`,
    );
  });
});

/** Figures that several documents repeat. Each entry is a pattern whose group matches the figure. */
const sharedFigures = [
  ['memory of the first start', /([\d.]+ GB) of memory/g, ['README.md', 'docs/install.md']],
  ['the longest first start', /(two and a half minutes)/g, ['README.md', 'docs/install.md']],
  [
    'requests per second of a core',
    /([\d,]+) requests of this mix per second|a second per core of a mix: ([\d,]+)/g,
    ['docs/performance.md'],
  ],
  [
    'memory that LOW_MEMORY=true saves',
    /`LOW_MEMORY(?:=true)?` (?:\| Save|saves) (\d+ to \d+ MB)/g,
    ['docs/operations.md', 'docs/configuration.md'],
  ],
] as const;

test.each(sharedFigures)('all documents state the same value for %s', (_, pattern, files) => {
  const figuresByFile = files.map(
    (file) => new Set(Array.from(collapseSpaces(read(file)).matchAll(pattern), (match) => match[1])),
  );
  for (const fileFigures of figuresByFile) expect([...fileFigures]).toHaveLength(1);
  expect(new Set(figuresByFile.flatMap((each) => [...each])).size).toBe(1);
});

test('only docs/performance.md states times and rates of requests, and other documents link to it', () => {
  for (const file of [
    'README.md',
    'CHANGELOG.md',
    'docs/install.md',
    'docs/operations.md',
    'docs/rest.md',
    'docs/graphql.md',
    'docs/bulk.md',
    'docs/cli.md',
  ])
    expect(
      collapseSpaces(read(file)).match(
        /[\d.,]+ (?:µs|rows\/s|(?:requests|responses|rows) (?:a|per) second)/g,
      ) ?? [],
      file,
    ).toEqual([]);
});
