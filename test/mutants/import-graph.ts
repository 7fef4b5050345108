import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** `import type … from './a.ts'`, `export … from './a.ts'`, `import './a.ts'`, `import('./a.ts')`. */
const reference = /\b(?:(?:import|export)\s+(type\b)?[^'";]*?from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * Returns the importers of each file by relative specifiers; paths are relative to `root`. Type-only imports are not
 * included, since they run no code and cannot detect a mutant.
 */
export function importers(root: string, files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, kind, target = ''] of text.matchAll(reference)) {
      if (kind === 'type') continue;
      const path = join(dirname(file), target);
      found.set(path, [...(found.get(path) ?? []), file]);
    }
  }
  return found;
}

/**
 * Returns the test files that reach a file, nearest first: its own by name, those of its folder, then by the number of
 * imports in between.
 */
export function testsOf(file: string, graph: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set([file]);
  const tests: string[] = [];
  let ring = [file];
  while (ring.length > 0) {
    const next: string[] = [];
    for (const from of ring.flatMap((each) => graph.get(each) ?? [])) {
      if (seen.has(from)) continue;
      seen.add(from);
      if (from.endsWith('.test.ts')) tests.push(from);
      else next.push(from);
    }
    ring = next;
  }
  const folder = dirname(file);
  const own = `${basename(file, '.ts')}.test.ts`;
  const nearness = (test: string) => Number(basename(test) === own) + Number(test.startsWith(`${folder}/`));
  return tests
    .map((test, order) => ({ test, order }))
    .sort((a, b) => nearness(b.test) - nearness(a.test) || a.order - b.order)
    .map(({ test }) => test);
}
