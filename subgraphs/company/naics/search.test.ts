import { expect, test } from 'vitest';
import { execute, buildCompanySchema } from '../../../test/support/company-graph.ts';
import { createNaicsEdition } from './edition.ts';

const createRow = (code: string, title: string, description: string | null = null) => ({
  code,
  title,
  description,
});
const edition = createNaicsEdition(2022, [
  createRow('11', 'Farms'),
  createRow(
    '1112',
    'Turnip Farming',
    'Farms that grow turnips. They may sell jam. Jam of turnips is made elsewhere.',
  ),
  createRow('111219', 'Other Turnip Farming (except Jam)'),
  createRow('31-33', 'Works'),
  createRow('311', 'Jam Works'),
  createRow('3114', 'Jam Works'),
]);
const schema = buildCompanySchema({ naics: { edition: () => edition } });

async function search(query: string, limit = 50) {
  const document =
    'query ($q: String!, $limit: Int!) { naicsSearch(query: $q, limit: $limit) { query year results { naics { code } match { field text } } } }';
  const { data, errors } = await execute(document, { q: query, limit }, { schema });
  const result = data?.['naicsSearch'] as unknown as {
    readonly year: number;
    readonly results: { readonly naics: { readonly code: string }; readonly match: object }[];
  } | null;
  return { errors, codes: result?.results.map(({ naics }) => naics.code), match: result?.results[0]?.match };
}

test('a NAICS search for digits finds the classes whose codes begin with them, and the sector that contains these codes', async () => {
  expect(await search('111')).toMatchObject({
    codes: ['1112', '111219'],
    match: { field: 'code', text: '1112' },
  });
  expect((await search('31')).codes).toEqual(['31-33', '311', '3114']);
  expect((await search('32')).codes).toEqual(['31-33']);
  expect((await search('31', 2)).codes).toEqual(['31-33', '311']);
  // Codes have two to six digits.
  for (const query of ['3', '3111111']) expect((await search(query)).codes, query).toEqual([]);
});

test('the NAICS search ranks the most specific class first among equal matches, then the lower code', async () => {
  expect((await search('jam works')).codes).toEqual(['3114', '311']);
  expect((await search('jam works', 1)).codes).toEqual(['3114']);
});

test('the NAICS search does not match words that a title excludes', async () => {
  expect((await search('jam')).codes).not.toContain('111219');
  expect((await search('turnip')).codes).toContain('111219');
});

test('the NAICS search returns the sentence of a description that has the most query words', async () => {
  expect(await search('turnip jam')).toMatchObject({
    codes: ['1112'],
    match: { field: 'description', text: 'Jam of turnips is made elsewhere.' },
  });
});

test('the NAICS search accepts queries of 1 to 100 characters and limits from 1 to 50', async () => {
  expect((await search('x'.repeat(100))).errors).toEqual([]);
  expect((await search('x'.repeat(101))).errors).toMatchObject([{ code: 'invalid_request', param: 'q' }]);
  expect((await search(' ')).errors).toMatchObject([{ param: 'q' }]);
  expect((await search('jam', 0)).errors).toMatchObject([{ param: 'limit' }]);
  expect((await search('jam', 51)).errors).toMatchObject([{ param: 'limit' }]);
});
