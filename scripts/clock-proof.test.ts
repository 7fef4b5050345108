import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getSection } from './pages/marked-section.ts';
import { difficultCases, formatHostClocks, describeHost, renderProofSection } from './clock-proof.ts';

/** Removes the alignment of table columns. */
const removePadding = (text: string): string => text.replace(/ +/g, ' ').replace(/-{2,}/g, '--');

const page = readFileSync(new URL('../docs/accuracy.md', import.meta.url), 'utf8');
const section = getSection(page, 'clocks');
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| ') && /\d{4}-\d\d-\d\dT/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The host that wrote the section; a newer host may have newer rules. */
const host = /Luxon: (Node \S+ with edition \w+)/.exec(section)?.[1] ?? '';

test('the section of hard cases in docs/accuracy.md matches the rules of this service and of the recorded host', () => {
  expect(rows).toHaveLength(difficultCases.length);
  const recordedRows = new Map(difficultCases.map((each, index) => [each, rows[index] ?? []]));
  const isSameHost = host === describeHost(process.versions);
  const renderedSection = renderProofSection(host, (each) => {
    const [, , , , intl = '', luxon = ''] = recordedRows.get(each) ?? [];
    return isSameHost ? formatHostClocks(each) : { intl, luxon };
  });
  expect(removePadding(section)).toBe(removePadding(renderedSection.trim()));
});

test('Intl on the host of the clock proof in docs/accuracy.md is wrong by an hour in Vancouver and Casablanca in December 2026', () => {
  const differing = rows.flatMap(([, zone, at, ours = '', intl = '']) =>
    intl.startsWith(`GMT${ours.split(' ')[0] ?? ''}`) ? [] : [`${zone} ${at}`],
  );
  expect(differing).toEqual([
    'America/Vancouver 2026-12-01T12:00:00Z',
    'Africa/Casablanca 2026-12-01T12:00:00Z',
  ]);
});
