import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { replaceSection } from '../../scripts/pages/marked-section.ts';
import { readTestPlaces } from '../support/places.ts';
import type { Figure } from './figure.ts';
import { buildCountryFigures, buildFigures } from './figures.ts';

/** The minimum share of agreeing facts; the default is 98 %. */
const minimumFacts: Readonly<Record<string, number>> = {
  // The other list uses other forms: Iran or Islamic Republic of Iran, short and long names.
  'countries: names in 23 languages are the same, letter by letter': 0.75,
  'countries: a search for the name in 23 languages finds this country only': 0.85,
  'countries: area within 5 %': 0.9,
  'countries: borders': 0.9,
  'countries: capital': 0.9,
  'countries: top-level domain': 0.97,
  'countries: currency': 0.97,
  // The other list includes an area code: +358 18.
  'countries: calling code': 0.97,
  'the 1,000 most populous cities: a prefix of four letters finds the city first, or a more populous one': 0.95,
  'the 1,000 most populous cities: a prefix of three letters finds the city among the first five': 0.95,
  'the 1,000 most populous cities: with one letter wrong, missing, added or swapped, the city is among the first five': 0.97,
  'heights of summits, depressions, airports and places: the difference is within the stated accuracy': 0.95,
  // The other list has currencies without an ISO 4217 code (FOK, GGP) and unofficial ones (USD in Cambodia).
  'countries: all currencies': 0.9,
  // The other list rounds islands to whole or half degrees.
  'countries: a representative point is within 0.1° of the bounding box': 0.97,
  'countries: a search for another spelling finds this country only': 0.85,
};

const formatPercent = ({ facts, differing }: Figure): string =>
  `${((100 * (facts - differing.length)) / facts).toFixed(1)} %`;

const listLimit = 12;
const file = '../../docs/accuracy.md';

/** Renders the generated section of the page. */
function formatTable(all: readonly Figure[]): string {
  const rows = all.map((each) => {
    const { what, source, facts, differing } = each;
    const remainderText = differing.length > listLimit ? `, and ${differing.length - listLimit} more` : '';
    const listedNames = differing.slice(0, listLimit).join(', ');
    return `| ${what} | ${source} | ${facts.toLocaleString('en')} | ${formatPercent(each)} | ${listedNames}${remainderText} |`;
  });
  return `| facts | source | number | agree | differ |
| ----- | ------ | ------ | ----- | ------ |
${rows.join('\n')}
`;
}

test('the agreement with other sources is as docs/accuracy.md states, and above the required share', async () => {
  const allFigures = await buildFigures(await readTestPlaces());
  const weakFigures = allFigures.filter(
    ({ what, facts, differing }) => 1 - differing.length / facts < (minimumFacts[what] ?? 0.98),
  );
  expect(
    weakFigures.map(
      (each) => `${each.what}: ${formatPercent(each)} ${each.differing.slice(0, 20).join(', ')}`,
    ),
  ).toEqual([]);
  expect(allFigures.reduce((sum, { facts }) => sum + facts, 0)).toBeGreaterThan(15_000);
  const page = replaceSection(
    readFileSync(new URL(file, import.meta.url), 'utf8'),
    'facts',
    formatTable(allFigures),
  );
  await expect(await format(page, { parser: 'markdown', printWidth: 120 })).toMatchFileSnapshot(file);
});

/**
 * Names that the other list has under a wrong country or for two countries: its Hungarian name of Tajikistan is that of
 * Tanzania.
 */
const mistakenNames =
  'AS hu is WS, CM pl is CI, DM ko is DO, GN fa is PG, GF sk is GY, IO ko is IN, MF ar is SX, GS ko is GE, SS pl is SD, ' +
  'SX fr is MF, SX hr is MF, SX pt is MF, SX sr-Latn is MF, TZ hu is TJ';

test('a country name in another language finds another country only where the compared list is wrong', async () => {
  const foundFigure = buildCountryFigures(await readTestPlaces()).find(({ what }) =>
    what.startsWith('countries: a search for the name in 23'),
  );
  expect(foundFigure?.differing.filter((each) => each.includes(' is ')).join(', ')).toBe(mistakenNames);
});
