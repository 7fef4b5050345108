import { describe, expect, test } from 'vitest';
import { readNaics2017 } from '../../../facts/naics/naics-2017.ts';
import { readNaics2022 } from '../../../db/importers/naics-2022.ts';
import { naicsRoutes } from '../../../rest-compat/routes/naics.ts';
import { execute, executeOperation } from '../../../test/support/company-graph.ts';
import { createNaicsEdition } from './edition.ts';

const edition = createNaicsEdition(2022, readNaics2022());

const search = async (q: string, limit = 10) => {
  const { data, errors } = await executeOperation('naics-search', { q, limit });
  const result = data?.['naicsSearch'] as unknown as {
    results: {
      class: { naics: string; name: string };
      match: { field: string; text: string; corrections: object[] };
    }[];
  } | null;
  return { errors, results: (result?.results ?? []).map(({ class: one, match }) => ({ ...one, match })) };
};

describe('NAICS class lookup', () => {
  test('CAT-017 REF-018 a NAICS class is found by its code, with its parent', async () => {
    const { data } = await executeOperation('naics', { code: '541511' });
    expect(data?.['naics']).toEqual({
      naics: '541511',
      name: 'Custom Computer Programming Services',
      level: 6,
      parent: '54151',
      parent_name: 'Computer Systems Design and Related Services',
      year: 2022,
      country: 'US',
      successors: [],
    });
  });

  test('a NAICS class has its description, its children and its exclusions in deep', async () => {
    const { data } = await executeOperation('naics', { code: '31-33', deep: true });
    const { deep, ...core } = data?.['naics'] as unknown as {
      deep: { description: string; children: { naics: string }[]; exclusions: object[] };
    };
    expect(core).toMatchObject({ naics: '31-33', name: 'Manufacturing', level: 2, parent: null });
    expect(deep.description).toMatch(/^The Manufacturing sector comprises/);
    expect(deep.children.map(({ naics }) => naics)).toEqual(
      '311 312 313 314 315 316 321 322 323 324 325 326 327 331 332 333 334 335 336 337 339'.split(' '),
    );
    const agriculture = await executeOperation('naics', { code: '11', deep: true });
    expect(agriculture.data?.['naics']).toMatchObject({
      deep: { exclusions: [{ codes: ['54171', '92412'] }] },
    });
  });

  test('a NAICS lookup finds a sector by any two-digit code in its range', () => {
    for (const code of ['31', '32', '33', '31-33']) expect(edition.find(code)?.name).toBe('Manufacturing');
    expect(edition.find('45')?.code).toBe('44-45');
    expect(edition.find('49')?.code).toBe('48-49');
  });

  // Class counts of the Census Bureau for NAICS 2022.
  test('NAICS 2022 is complete: 20 sectors, 96 subsectors, and 308, 689 and 1,012 classes of the lower levels', () => {
    const counts = [2, 3, 4, 5, 6].map(
      (level) => edition.records.filter((each) => each.level === level).length,
    );
    expect(counts).toEqual([20, 96, 308, 689, 1012]);
    for (const { code, level, parent } of edition.records) {
      expect([code, parent?.level ?? 1]).toEqual([code, level - 1]);
    }
  });

  test('the titles of NAICS classes contain no markers and no surrounding spaces', () => {
    for (const { name, description } of edition.records) {
      expect(name).not.toMatch(/^\s|\s$|[a-z)]T$/);
      expect(description).not.toBe('NULL');
      expect(description ?? '').not.toMatch(/Cross-References|See industry description|\r/);
    }
    expect(edition.find('11')?.name).toBe('Agriculture, Forestry, Fishing and Hunting');
    expect(edition.find('5132')?.name).toBe('Software Publishers');
    expect(edition.find('51111')).toBeNull();
    expect(edition.find('54151')?.description).not.toBeNull();
  });

  // Codes that the Census Bureau kept in 2022 with a new title.
  test.each([
    ['425', 'Wholesale Trade Agents and Brokers'],
    ['485310', 'Taxi and Ridesharing Services'],
    ['541380', 'Testing Laboratories and Services'],
    ['624410', 'Child Care Services'],
  ])('the NAICS class %s, renamed in 2022, has the title %s', (code, title) => {
    expect(edition.find(code)?.name).toBe(title);
  });

  // Census Bureau's concordance of 2022 and 2017.
  test.each([
    ['511210', ['513210']],
    ['212113', ['212114', '212115']],
    ['443142', ['449210']],
    ['446110', ['456110']],
    ['448', ['458']],
    ['515', ['516']],
  ])('the retired NAICS class %s of 2017 has the successors %j', async (code, successors) => {
    const { data } = await executeOperation('naics', { code });
    const answer = data?.['naics'] as unknown as {
      year: number;
      successors: { naics: string; name: string }[];
    };
    expect(answer.year).toBe(2017);
    expect(answer.successors.map(({ naics }) => naics)).toEqual(expect.arrayContaining(successors));
  });

  test('every NAICS class of 2017 still exists or has current successors', async () => {
    for (const { code } of readNaics2017()) {
      if (edition.find(code) !== null) continue;
      const { data } = await execute(
        'query ($code: ID!) { naics(code: $code) { successors { year code } } }',
        {
          code,
        },
      );
      const { successors } = data?.['naics'] as unknown as { successors: { year: number }[] };
      expect([code, successors.length > 0]).toEqual([code, true]);
      for (const { year } of successors) expect(year).toBe(2022);
    }
  });

  test('REF-029 an unknown NAICS code returns null, and a malformed code is rejected before the graph is queried', async () => {
    expect(await executeOperation('naics', { code: '999999' })).toEqual({
      data: { naics: null },
      errors: [],
    });
    const code = naicsRoutes[0]?.parameters?.['code'];
    for (const text of ['1', '1234567', 'abc', '31-', '31-33-', '']) {
      expect(() => code?.parse(text, 'code')).toThrow(/541511/);
    }
    expect(code?.parse('31-33', 'code')).toBe('31-33');
  });
});

describe('CAT-018 REF-018 NAICS search', () => {
  test.each([
    ['software', '513210'],
    ['soybean', '111110'],
    ['dentist', '621210'],
    ['hotels', '721110'],
    ['pet store', '459910'],
    ['breweries', '312120'],
    ['law office', '541110'],
    ['plumbing contractor', '238220'],
    ['plumber', '238220'],
    ['electrician', '238210'],
    ['lawyer', '541110'],
    ['hairdresser', '812112'],
    ['realtor', '531210'],
    ['gym', '713940'],
    ['butcher', '445240'],
    ['streaming', '516210'],
    ['trucker', '484110'],
    ['veterinarian', '541940'],
  ])('the NAICS search for %s returns %s among the first three results', async (q, code) => {
    const { results } = await search(q, 3);
    expect(results.map(({ naics }) => naics)).toContain(code);
  });

  // Both classes have the title Soybean Farming.
  test('the NAICS search ranks the most specific class first among equal matches', async () => {
    const { results } = await search('soybean farming', 2);
    expect(results.map(({ naics }) => naics)).toEqual(['111110', '11111']);
  });

  test('the NAICS search corrects a typo and reports the correction', async () => {
    const { results } = await search('restorant');
    expect(results[0]).toMatchObject({
      match: { field: 'name', corrections: [{ from: 'restorant', to: 'restaurant' }] },
    });
    expect(results.map(({ naics }) => naics)).toContain('722511');
  });

  test('the NAICS search returns the sentence of the description that contains the query words', async () => {
    const { results } = await search('aviaries');
    expect(results[0]?.match.field).toBe('description');
    for (const { match } of results) expect(match.text.toLowerCase()).toContain('aviar');
  });

  test('a NAICS search for the beginning of a code finds the classes whose codes begin with it', async () => {
    const { results } = await search('5415', 3);
    expect(results.map(({ naics }) => naics)).toEqual(['5415', '54151', '541511']);
    expect(results[0]?.match).toEqual({ field: 'code', text: '5415', corrections: [] });
  });

  test('a NAICS search for unknown words or stop words finds no class', async () => {
    expect((await search('xyzzyqqq')).results).toEqual([]);
    expect((await search('the of and')).results).toEqual([]);
  });

  test('the NAICS search accepts limits from 1 to 50 and requires the parameter q', async () => {
    expect((await search('manufacturing', 50)).results).toHaveLength(50);
    expect((await search('manufacturing', 1)).results).toHaveLength(1);
    expect((await search('manufacturing', 51)).errors).toMatchObject([{ param: 'limit' }]);
    expect((await execute('{ naicsSearch(query: " ") { query } }')).errors).toMatchObject([{ param: 'q' }]);
    expect(naicsRoutes[1]).toMatchObject({ path: '/naics', when: ['q'] });
    expect(
      (await execute('{ naicsSearch(query: "software") { results { naics { code } } } }')).data,
    ).toMatchObject({
      naicsSearch: { results: expect.objectContaining({ length: 10 }) as unknown },
    });
  });
});

describe('NAICS version of a few classes', () => {
  const createRow = (code: string, description: string | null = null) => ({
    code,
    title: `Class ${code}`,
    description,
    year: 2027,
  });
  const smallEdition = createNaicsEdition(2027, [
    createRow('4412'),
    createRow(
      '11',
      'Farms.\n\nExcluded from 11 are 442, 999, 442 and 4412; see 11a.\n\nExcluded from it: shops.\n\nNot so 442.',
    ),
    createRow('44-46'),
    createRow('441'),
    createRow('442', 'Excluded from it is 11.'),
    createRow('72111'),
  ]);
  const listCodes = (records: readonly { code: string }[] | undefined) =>
    (records ?? []).map(({ code }) => code);

  test('NAICS classes are sorted by code, and the code of a class begins with the code of its parent', () => {
    expect(smallEdition.year).toBe(2027);
    expect(listCodes(smallEdition.records)).toEqual(['11', '44-46', '441', '4412', '442', '72111']);
    expect(smallEdition.records.map(({ level }) => level)).toEqual([2, 2, 3, 4, 3, 5]);
    expect(smallEdition.records.map(({ parent }) => parent?.code)).toEqual([
      ...[undefined, undefined, '44-46', '441', '44-46', undefined],
    ]);
    expect(['44', '45', '46', '44-46'].map((code) => listCodes(smallEdition.find(code)?.children))).toEqual(
      Array.from({ length: 4 }, () => ['441', '442']),
    );
    expect(['43', '47', '7211'].map((code) => smallEdition.find(code))).toEqual([null, null, null]);
    expect(smallEdition.find('441')).toMatchObject({ name: 'Class 441', year: 2027, description: null });
  });

  test('the exclusions of a NAICS class are existing classes, each listed once', () => {
    expect(smallEdition.find('11')?.exclusions).toEqual([
      { description: 'Excluded from 11 are 442, 999, 442 and 4412; see 11a.', codes: ['11', '442', '4412'] },
      { description: 'Excluded from it: shops.', codes: [] },
    ]);
    expect(smallEdition.find('442')?.exclusions).toHaveLength(1);
    expect(smallEdition.find('441')?.exclusions).toEqual([]);
  });
});
