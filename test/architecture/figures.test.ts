import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('docs/performance.md');
const flat = (text: string) => text.replace(/\s+/g, ' ');
const number = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));
const written = (value: number) => value.toLocaleString('en');

/** Rounds to two significant digits, as the page does. */
const rounded = (value: number) => Number(value.toPrecision(2));

/** Returns the cells of the table rows of a section that begin with a name, without empty cells. */
function cells(heading: string, name: string): string[] {
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
const [alone = 0, split = '', redis = 0, postgresql = 0, pgbouncer = 0] = cells(costs, 'mean').map((cell) =>
  cell.includes('+') ? cell : number(cell),
) as [number, string, number, number, number];
const requests = [
  ...page.matchAll(/^\| (`\/\S+?`|GraphQL: [^|]+?) +\| +([\d,]+) +\| +([\d,]+) \+ ([\d,]+) +\|(.*)\|$/gm),
];

describe('figures that docs/performance.md computes from its measurements agree with them', () => {
  test('the means of the CPU time of each part', () => {
    expect(requests).toHaveLength(8);
    const mean = (values: readonly number[]) =>
      Math.round(values.reduce((sum, value) => sum + value, 0) / requests.length);
    const parts = requests.map(([, , , , , rest = '']) =>
      rest.split('|').map((cell) => (cell.trim() === '–' ? 0 : number(cell))),
    );
    expect(alone).toBe(mean(requests.map(([, , one]) => number(one))));
    const [routers, subgraphs] = [3, 4].map((part) => mean(requests.map((row) => number(row[part]))));
    expect(split).toBe(`${routers} + ${subgraphs}`);
    for (const [at, value] of [redis, postgresql, pgbouncer].entries())
      expect(value).toBe(mean(parts.map((row) => row[at] ?? 0)));
  });

  test('requests per second of a core, and the price of splitting', () => {
    const core = written(rounded(1e6 / alone));
    expect(flat(page)).toContain(
      `**One core** serves ${core} requests of this mix per second in the default mode (1 s / ${alone} µs)`,
    );
    expect(flat(page)).toContain(`**A thread**, at ${core} requests a second`);
    const [routers, subgraphs] = split.split(' + ').map(Number);
    expect(flat(page)).toContain(
      `**Splitting costs ${(((routers ?? 0) + (subgraphs ?? 0)) / alone).toFixed(1)} times as much**`,
    );
  });

  test('the parts of a billion requests a day', () => {
    const scale = 'A billion requests a day';
    const peak = rounded((3 * 1e9) / 86_400);
    expect(flat(page)).toContain(`${written(peak)} a second`);
    // Without the error of binary fractions, which would round 0.245 down.
    const share = (cost: number) => (peak * cost) / 1e6 + 1e-9;
    const [routers, needs] = cells(scale, 'routers');
    expect(routers).toBe(`${written(peak)} × ${alone} µs = ${share(alone).toFixed(1)} cores`);
    expect(needs).toMatch(new RegExp(`^${Math.round(share(alone) / 0.6)} cores`));
    expect(cells(scale, 'Redis or Valkey')[0]).toContain(`× ${redis} µs = ${share(redis).toFixed(1)}`);
    expect(cells(scale, 'PostgreSQL')[0]).toContain(`× ${postgresql} µs = ${share(postgresql).toFixed(1)}`);
    expect(cells(scale, 'PgBouncer')[0]).toContain(`× ${pgbouncer} µs = ${share(pgbouncer).toFixed(2)}`);
  });

  test('the bottlenecks', () => {
    const full = 1e6 / redis;
    expect(flat(page)).toContain(`**Redis**, at ${written(rounded(full))} requests a second`);
    expect(flat(page)).toContain(`or ${written(rounded(full * 0.6))} at 60 per cent`);
    const [postal] = requests.flatMap(([, name = '', , , , rest = '']) =>
      name.includes('/postal') ? [rest] : [],
    );
    const cost = number(postal?.split('|')[1]?.trim());
    expect(flat(page)).toContain(
      `**PostgreSQL**, at ${written(Number((1e6 / cost).toPrecision(3)))} postal codes a second per core (${cost} µs)`,
    );
  });

  test('the introduction names the measurements of both tables', () => {
    const cpu = (name: string) =>
      /^(\d+) µs/.exec(
        page
          .split('\n')
          .find((line) => line.includes(name))
          ?.split('|')[6]
          ?.trim() ?? '',
      )?.[1];
    const [repeated, different] = [
      cpu('| four subgraphs: /country/FR '),
      cpu('| four subgraphs: /country/{code}'),
    ];
    const installed = requests.find(([, name]) => name === '`/country/FR`')?.[2];
    expect(flat(page)).toContain(
      `\`/country/FR\` takes ${repeated} µs in the benchmark, because repeated responses come from a cache. Different countries take ${different} µs there. In the measurement of an installation the same path takes ${installed} µs.`,
    );
  });
});

/** Figures that several documents name, each as a pattern whose group is the figure. */
const shared = [
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

test.each(shared)('all documents name the same figure for %s', (_, pattern, files) => {
  const found = files.map(
    (file) => new Set(Array.from(flat(read(file)).matchAll(pattern), (match) => match[1])),
  );
  for (const each of found) expect([...each]).toHaveLength(1);
  expect(new Set(found.flatMap((each) => [...each])).size).toBe(1);
});

test('only docs/performance.md has times and rates of requests; other documents link to it', () => {
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
      flat(read(file)).match(/[\d.,]+ (?:µs|rows\/s|(?:requests|responses|rows) (?:a|per) second)/g) ?? [],
      file,
    ).toEqual([]);
});
