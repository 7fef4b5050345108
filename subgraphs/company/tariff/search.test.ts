import { expect, test } from 'vitest';
import type { TariffStore } from '../../../db/queries/tariff-lines.ts';
import { execute, buildCompanySchema } from '../../../test/support/company-graph.ts';

const createLine = (code: string) => ({
  code,
  description: `line ${code}`,
  lineage: ['heading'],
  general: 'Free',
  special: null,
  other: '10%',
  units: ['kg'],
});

let currentSchedule: TariffStore | undefined;
const getCurrentSchedule = () => {
  if (currentSchedule === undefined) throw new Error('no schedule');
  return currentSchedule;
};
const schema = buildCompanySchema({
  tariff: {
    edition: () => getCurrentSchedule().edition(),
    find: (code) => getCurrentSchedule().find(code),
    search: (words, limit) => getCurrentSchedule().search(words, limit),
    below: (code, limit) => getCurrentSchedule().below(code, limit),
  },
});

/** A schedule that returns the given number of lines for every query, and records the queries. */
function setSchedule(count: number, edition: string | null = '2026 Revision 3') {
  const requested: string[] = [];
  const lines = Array.from({ length: count }, (_, index) =>
    createLine(`09011100${String(index).padStart(2, '0')}`),
  );
  currentSchedule = {
    edition: async () => edition,
    find: async (code) => (requested.push(`find ${code}`), code === '090111' ? createLine(code) : null),
    search: async (words, limit) => (
      requested.push(`search ${words.join(' ')} ${limit}`),
      lines.slice(0, limit)
    ),
    below: async (code, limit) => (requested.push(`below ${code} ${limit}`), lines.slice(0, limit)),
  };
  const search = async (query: string) => {
    const document = 'query ($q: String!) { tariffSearch(query: $q) { revision results { hts } } }';
    const { data } = await execute(document, { q: query }, { schema });
    const { revision, results } = data?.['tariffSearch'] as unknown as {
      revision: string;
      results: { hts: string }[];
    };
    return { revision, codes: results.map(({ hts }) => hts) };
  };
  return { requested, search };
}

test('the tariff search matches each word, ignores case, and lists matching chapters first', async () => {
  const { requested, search } = setSchedule(25);
  const { revision, codes } = await search('Coffee, NOT (decaffeinated) Café');
  expect(requested).toEqual(['search coffee not decaffeinated café 20']);
  expect(revision).toBe('2026 Revision 3');
  expect(codes).toHaveLength(20);
  expect((await search('coffee')).codes.slice(0, 2)).toEqual(['09', '0901.11.00.00']);
  expect((await search('coffee')).codes).toHaveLength(20);
});

test.each([
  ['09', 'below 09 20', ['09', '0901.11.00.00']],
  ['0901.11', 'below 090111 20', ['0901.11.00.00', '0901.11.00.01']],
  ['0901110015', 'below 0901110015 20', ['0901.11.00.00', '0901.11.00.01']],
  ['77', 'below 77 20', ['0901.11.00.00', '0901.11.00.01']],
])('the tariff search treats %s as the beginning of a code', async (query, request, codes) => {
  const { requested, search } = setSchedule(25);
  const result = await search(query);
  expect(requested).toEqual([request]);
  expect(result.codes.slice(0, 2)).toEqual(codes);
  expect(result.codes).toHaveLength(20);
});

test('the tariff search treats one digit or eleven digits as words, and returns no results for text without words', async () => {
  const { requested, search } = setSchedule(1);
  await search('9');
  await search('09011100150');
  await search('!!');
  expect(requested).toEqual(['search 9 20', 'search 09011100150 20']);
});

test('the tariff search covers only the chapters when no schedule is imported', async () => {
  const { requested, search } = setSchedule(5, null);
  expect(await search('coffee')).toEqual({ revision: 'HS 2022', codes: ['09'] });
  expect(await search('09')).toEqual({ revision: 'HS 2022', codes: ['09'] });
  expect(await search('0901')).toEqual({ revision: 'HS 2022', codes: [] });
  expect(requested).toEqual([]);
});

test('a tariff line has its section and chapter in its lineage', async () => {
  setSchedule(0);
  const document =
    '{ tariff(code: "0901.11") { hts lineage revision general special other units section { number } } none: tariff(code: "0902") { hts } }';
  expect((await execute(document, {}, { schema })).data).toEqual({
    tariff: {
      hts: '0901.11',
      lineage: ['Plants and products of plants', 'Coffee, tea, maté and spices', 'heading'],
      revision: '2026 Revision 3',
      general: 'Free',
      special: null,
      other: '10%',
      units: ['kg'],
      section: { number: 2 },
    },
    none: null,
  });
});

test('the tariff search rejects a query of more than 100 characters', async () => {
  const { requested } = setSchedule(1);
  const document = 'query ($q: String!) { tariffSearch(query: $q) { query } }';
  const queryErrors = async (length: number) =>
    (await execute(document, { q: 'x'.repeat(length) }, { schema })).errors;
  expect(await queryErrors(100)).toEqual([]);
  expect(requested).toHaveLength(1);
  expect(await queryErrors(101)).toMatchObject([{ code: 'invalid_request', param: 'q' }]);
});
