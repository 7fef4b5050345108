import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importers, testsOf } from './import-graph.ts';
import { mutantsOf, mutated, random, sample } from './mutations.ts';

const changes = (text: string) => mutantsOf('example.ts', text).map((mutant) => mutated(text, mutant));

describe('mutants', () => {
  test('of a comparison: its border moves, its condition is forced', () => {
    const found = changes('if (a < 3) b();');
    for (const text of ['if (a <= 3) b();', 'if (a < 4) b();', 'if (a < 2) b();', 'if (a < 3) ;'])
      expect(found).toContain(text);
    expect(found).toContain('if ((true as boolean)) b();');
    expect(found).toContain('if ((false as boolean)) b();');
  });

  test('of logic: another operator, one operand less', () => {
    expect(changes('const x = a && b;')).toEqual(
      expect.arrayContaining(['const x = a || b;', 'const x = (a);', 'const x = (b);']),
    );
  });

  test('of a pattern: without its anchors, without its flags', () => {
    expect(changes('const x = /^a$/i;')).toEqual(
      expect.arrayContaining(['const x = /a$/i;', 'const x = /^a/i;', 'const x = /^a$/;']),
    );
  });

  test('of a call: a near relative of the method, or the value without it; others are left alone', () => {
    expect(changes('x.every(y)')).toContain('x.some(y)');
    expect(changes('x.trim()')).toContain('x');
    expect(changes('const y = x.toString() + x.constructor()')).toEqual([
      'const y = x.toString() - x.constructor()',
    ]);
  });

  test('of a number that only has to change: none', () => {
    expect(changes('const x = { revision: 2, about: 1_000, limit: 3 };')).toEqual([
      'const x = { revision: 2, about: 1_000, limit: 4 };',
      'const x = { revision: 2, about: 1_000, limit: 2 };',
    ]);
  });

  test('never touch types and imports', () => {
    expect(changes("import { a } from './a.ts';\ntype B = 1 | 2;\ninterface C { readonly d: 3 }")).toEqual(
      [],
    );
  });

  test('are drawn alike for one seed, without repetition', () => {
    const all = Array.from({ length: 50 }, (_, index) => index);
    const drawn = sample(all, 20, random(7));
    expect(sample(all, 20, random(7))).toEqual(drawn);
    expect(sample(all, 20, random(8))).not.toEqual(drawn);
    expect(new Set(drawn).size).toBe(20);
  });
});

test('the nearest tests of a file come first', () => {
  const graph = new Map([
    ['a/x.ts', ['a/y.ts', 'b/z.test.ts']],
    ['a/y.ts', ['c/far.test.ts', 'a/y.test.ts', 'a/x.test.ts']],
  ]);
  expect(testsOf('a/x.ts', graph)).toEqual(['a/x.test.ts', 'a/y.test.ts', 'b/z.test.ts', 'c/far.test.ts']);
});

test('the graph reads the imports that there are', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const graph = importers(root, ['test/mutants/mutations.test.ts', 'test/mutants/mutations.ts']);
  expect(graph.get('test/mutants/mutations.ts')).toEqual(['test/mutants/mutations.test.ts']);
});

test('what is imported for its types alone does not lead to a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-graph-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('types.ts', "import type { A } from './a.ts';\nexport type { B } from './a.ts';\n");
  write('mixed.ts', "import {\n  b,\n  type A,\n} from './a.ts';\n");
  write('again.ts', "export * from './a.ts';\n");
  write('effect.ts', "import './a.ts';\n");
  write('late.ts', "const a = await import('./a.ts');\n");
  const files = ['types.ts', 'mixed.ts', 'again.ts', 'effect.ts', 'late.ts'];
  expect(importers(folder, files).get('a.ts')).toEqual(files.slice(1));
  rmSync(folder, { recursive: true });
});
