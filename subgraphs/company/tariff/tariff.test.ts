import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/client/client.ts';
import { tariff } from '../../../db/importers/tariff.ts';
import { importDataset } from '../../../db/import/import.ts';
import { StoreError } from '../../../core/store-error.ts';
import { createTariffStore } from '../../../db/queries/tariff-lines.ts';
import { tariffRoutes } from '../../../rest-compat/routes/tariff.ts';
import { execute, executeOperation, buildCompanySchema } from '../../../test/support/company-graph.ts';
import { databases, type Store } from '../../../test/support/databases.ts';
import { getChapters } from './chapters.ts';

describe('chapters of the Harmonized System', () => {
  test('the Harmonized System has the chapters 1 to 97 except 77 in 21 sections, and two chapters of the United States', () => {
    const chapterCodes = Array.from({ length: 99 }, (_, index) => String(index + 1).padStart(2, '0'));
    expect([...getChapters().keys()]).toEqual(chapterCodes.filter((code) => code !== '77'));
    const sections = [...getChapters().values()].map(({ section }) => section.number);
    expect(sections).toEqual([...sections].sort((a, b) => a - b));
    expect(new Set(sections)).toEqual(new Set(Array.from({ length: 22 }, (_, index) => index + 1)));
    for (const { description, section } of getChapters().values()) {
      expect(description.length * section.description.length).toBeGreaterThan(16);
    }
  });

  // The first chapter of each section in the nomenclature.
  test('each section of the Harmonized System begins with the chapter that the nomenclature defines', () => {
    const firstChapters = '01 06 15 16 25 28 39 41 44 47 50 64 68 71 72 84 86 90 93 94 97'.split(' ');
    firstChapters.forEach((code, index) => expect(getChapters().get(code)?.section.number).toBe(index + 1));
  });

  test('REF-017 a tariff chapter has the documented shape without an imported schedule', async () => {
    const { data, errors } = await executeOperation('tariff', { code: '09', deep: true });
    expect(errors).toEqual([]);
    expect(data?.['tariff']).toEqual({
      hts: '09',
      description: 'Coffee, tea, maté and spices',
      lineage: ['Plants and products of plants'],
      general: null,
      revision: 'HS 2022',
      deep: { origin: null, effective_rate: null, measures: null, units: [], special: null, other: null },
    });
  });

  test('CAT-012 the tariff search covers chapters without an imported schedule, and requires q', async () => {
    const { data } = await executeOperation('tariff-search', { q: 'coffee' });
    expect(data?.['tariffSearch']).toMatchObject({
      q: 'coffee',
      revision: 'HS 2022',
      lines: [{ hts: '09' }],
    });
    expect((await execute('{ tariffSearch(query: " ") { query } }')).errors).toMatchObject([{ param: 'q' }]);
    expect(tariffRoutes[1]).toMatchObject({ path: '/tariff', when: ['q'] });
  });

  test('a tariff lookup below a chapter returns service_unavailable with the import command when no schedule is imported', async () => {
    for (const code of ['0901', '0901.21', '09012100']) {
      const { data, errors } = await executeOperation('tariff', { code });
      expect(data).toEqual({ tariff: null });
      expect(errors).toMatchObject([
        { code: 'service_unavailable', message: expect.stringContaining('import tariff') as string },
      ]);
    }
  });

  test('REF-029 a tariff code outside all chapters returns null, and a malformed code is rejected', async () => {
    for (const code of ['77', '7701', '00']) {
      expect(await executeOperation('tariff', { code })).toEqual({ data: { tariff: null }, errors: [] });
    }
    const codeParameter = tariffRoutes[0]?.parameters?.['code'];
    for (const code of ['9', '090', '09012', '09012100101', 'coffee', '']) {
      expect((await executeOperation('tariff', { code })).errors).toMatchObject([{ param: 'code' }]);
      expect(() => codeParameter?.parse(code, 'code')).toThrow(/0901/);
    }
  });

  test('a tariff lookup returns service_unavailable, never "unknown", when the store fails', async () => {
    const rejectRequest = () => Promise.reject(new StoreError('down'));
    const schema = buildCompanySchema({
      tariff: { edition: rejectRequest, find: rejectRequest, search: rejectRequest, below: rejectRequest },
    });
    expect((await executeOperation('tariff', { code: '0901' }, { schema })).errors).toMatchObject([
      { code: 'service_unavailable' },
    ]);
  });
});

// Lines in the format of the JSON export of the United States International Trade Commission.
const createLine = (indent: number, htsno: string, description: string, more: object = {}) => ({
  htsno,
  indent: String(indent),
  description,
  superior: htsno === '' ? 'true' : null,
  units: [],
  general: '',
  special: '',
  other: '',
  footnotes: [],
  quotaQuantity: null,
  additionalDuties: null,
  ...more,
});
const freeDuties = { general: 'Free', special: '', other: 'Free' };
const scheduleLines = [
  createLine(0, '0901', 'Coffee, whether or not roasted or decaffeinated; coffee husks and skins'),
  createLine(1, '', 'Coffee, not roasted:'),
  createLine(2, '0901.11.00', 'Not decaffeinated', freeDuties),
  createLine(3, '', 'Arabica:'),
  createLine(4, '0901.11.00.15', 'Certified organic', { units: ['kg'] }),
  createLine(1, '', 'Coffee, roasted:'),
  createLine(2, '0901.21.00', 'Not decaffeinated', freeDuties),
  createLine(0, '0902', 'Tea, whether or not flavored'),
  createLine(1, '0902.10', 'Green tea (not fermented):'),
  createLine(2, '0902.10.10.00', 'Flavored', {
    units: ['kg'],
    general: '6.4%',
    special: 'Free (A,AU,BH)',
    other: '20%',
  }),
  createLine(0, '9903', 'Temporary <i>modifications</i>'),
];

describe.each(databases)('imported tariff schedule on $name', ({ make }) => {
  let store: Store;
  let db: Database;
  let folder: string;
  beforeAll(async () => {
    store = await make();
    db = await store.open();
    folder = await mkdtemp(join(tmpdir(), 'lookup-tariff-'));
    const path = join(folder, 'hts.json');
    await writeFile(path, JSON.stringify(scheduleLines));
    const importSource = { path, edition: '2026 HTS Revision 8', source: 'hts.json' };
    expect(await importDataset(db, tariff, { from: importSource })).toMatchObject({
      status: 'imported',
      rows: 8,
      rejected: 0,
    });
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
    await rm(folder, { recursive: true });
  });
  const runOperation = async (name: string, variables: Record<string, unknown>) => {
    const { data, errors } = await executeOperation(name, variables, {
      schema: buildCompanySchema({ tariff: createTariffStore(db) }),
    });
    expect(errors).toEqual([]);
    return data as unknown as {
      tariff: object | null;
      tariffSearch: { lines: { hts: string }[]; revision: string };
    };
  };

  test('CAT-011 REF-017 a tariff heading is found by its code with or without dots', async () => {
    for (const code of ['0901', '09.01']) {
      expect((await runOperation('tariff', { code })).tariff).toMatchObject({
        hts: '0901',
        description: expect.stringContaining('Coffee') as string,
        revision: '2026 HTS Revision 8',
      });
    }
  });

  test('a tariff line has its lineage, and inherits missing rates from the line above', async () => {
    expect((await runOperation('tariff', { code: '0901.11.00.15', deep: true })).tariff).toEqual({
      hts: '0901.11.00.15',
      description: 'Certified organic',
      lineage: [
        'Plants and products of plants',
        'Coffee, tea, maté and spices',
        'Coffee, whether or not roasted or decaffeinated; coffee husks and skins',
        'Coffee, not roasted:',
        'Not decaffeinated',
        'Arabica:',
      ],
      general: 'Free',
      revision: '2026 HTS Revision 8',
      deep: {
        origin: null,
        effective_rate: null,
        measures: null,
        units: ['kg'],
        special: null,
        other: 'Free',
      },
    });
    expect((await runOperation('tariff', { code: '0902101000', deep: true })).tariff).toMatchObject({
      general: '6.4%',
      deep: { special: 'Free (A,AU,BH)', other: '20%' },
    });
  });

  test('a tariff lookup returns chapters of national use when the imported schedule contains them', async () => {
    expect((await runOperation('tariff', { code: '9903' })).tariff).toMatchObject({
      description: 'Temporary modifications',
      lineage: [
        expect.stringContaining('United States'),
        expect.stringContaining('Temporary legislation'),
      ] as unknown[],
    });
    expect((await runOperation('tariff', { code: '9904' })).tariff).toBeNull();
  });

  test('REF-017 the tariff search finds lines by words of description and lineage, or by the beginning of a code', async () => {
    const searchCodes = async (q: string) =>
      (await runOperation('tariff-search', { q })).tariffSearch.lines.map(({ hts }) => hts);
    expect(await searchCodes('coffee roasted')).toEqual(expect.arrayContaining(['0901', '0901.21.00']));
    expect(await searchCodes('green tea')).toEqual(['0902.10', '0902.10.10.00']);
    expect(await searchCodes('0901.11')).toEqual(['0901.11.00', '0901.11.00.15']);
    expect(await searchCodes('100% _')).toEqual([]);
    expect((await searchCodes('a')).length).toBeLessThanOrEqual(20);
  });

  test.each([
    ['invalid JSON', '{'],
    ['an object', '{"error":"busy"}'],
    ['an empty list', '[]'],
    ['lines without form', '[{"htsno":"0101"}]'],
  ])('an import of a file with %s leaves the tariff schedule unchanged', async (_, text) => {
    const path = join(folder, 'broken.json');
    await writeFile(path, text);
    await expect(
      importDataset(db, tariff, { from: { path, edition: 'broken', source: 'broken.json' } }),
    ).rejects.toThrow(/tariff/);
    expect((await runOperation('tariff', { code: '0901' })).tariff).not.toBeNull();
  });
});
