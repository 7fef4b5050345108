import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findImporters, findTests } from './import-graph.ts';
import { listMutants, applyMutant, createRandom, drawSample } from './mutations.ts';

const listMutations = (text: string) =>
  listMutants('example.ts', text).map((mutant) => applyMutant(text, mutant));

describe('mutants', () => {
  test('the mutants of a comparison shift its boundary or replace its result', () => {
    const mutations = listMutations('if (a < 3) b();');
    for (const text of ['if (a <= 3) b();', 'if (a < 4) b();', 'if (a < 2) b();', 'if (a < 3) ;'])
      expect(mutations).toContain(text);
    expect(mutations).toContain('if ((true as boolean)) b();');
    expect(mutations).toContain('if ((false as boolean)) b();');
  });

  test('the mutants of a logical expression change the operator or drop an operand', () => {
    expect(listMutations('const x = a && b;')).toEqual(
      expect.arrayContaining(['const x = a || b;', 'const x = (a);', 'const x = (b);']),
    );
  });

  test('the mutants of a regular expression drop its anchors or flags', () => {
    expect(listMutations('const x = /^a$/i;')).toEqual(
      expect.arrayContaining(['const x = /a$/i;', 'const x = /^a/i;', 'const x = /^a$/;']),
    );
  });

  test('the mutants of some calls use a similar method or drop the call, and other calls have no mutants', () => {
    expect(listMutations('x.every(y)')).toContain('x.some(y)');
    expect(listMutations('x.trim()')).toContain('x');
    expect(listMutations('const y = x.toString() + x.constructor()')).toEqual([
      'const y = x.toString() - x.constructor()',
    ]);
  });

  test('arbitrary numbers, such as a revision, have no mutants', () => {
    expect(listMutations('const x = { revision: 2, about: 1_000, limit: 3 };')).toEqual([
      'const x = { revision: 2, about: 1_000, limit: 4 };',
      'const x = { revision: 2, about: 1_000, limit: 2 };',
    ]);
  });

  test('types and imports have no mutants', () => {
    expect(
      listMutations("import { a } from './a.ts';\ntype B = 1 | 2;\ninterface C { readonly d: 3 }"),
    ).toEqual([]);
  });

  test('a seed always selects the same sample of mutants, without repetition', () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    const drawnNumbers = drawSample(numbers, 20, createRandom(7));
    expect(drawSample(numbers, 20, createRandom(7))).toEqual(drawnNumbers);
    expect(drawSample(numbers, 20, createRandom(8))).not.toEqual(drawnNumbers);
    expect(new Set(drawnNumbers).size).toBe(20);
  });
});

test('the tests of a mutated file are ordered by their distance in the import graph, nearest first', () => {
  const graph = new Map([
    ['a/x.ts', ['a/y.ts', 'b/z.test.ts']],
    ['a/y.ts', ['c/far.test.ts', 'a/y.test.ts', 'a/x.test.ts']],
  ]);
  expect(findTests('a/x.ts', graph)).toEqual(['a/x.test.ts', 'a/y.test.ts', 'b/z.test.ts', 'c/far.test.ts']);
});

test('the import graph contains the actual imports of a file', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const graph = findImporters(root, ['test/mutants/mutations.test.ts', 'test/mutants/mutations.ts']);
  expect(graph.get('test/mutants/mutations.ts')).toEqual(['test/mutants/mutations.test.ts']);
});

test('type-only imports are not in the import graph', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-graph-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('types.ts', "import type { A } from './a.ts';\nexport type { B } from './a.ts';\n");
  write('mixed.ts', "import {\n  b,\n  type A,\n} from './a.ts';\n");
  write('again.ts', "export * from './a.ts';\n");
  write('effect.ts', "import './a.ts';\n");
  write('late.ts', "const a = await import('./a.ts');\n");
  const files = ['types.ts', 'mixed.ts', 'again.ts', 'effect.ts', 'late.ts'];
  expect(findImporters(folder, files).get('a.ts')).toEqual(files.slice(1));
  rmSync(folder, { recursive: true });
});
