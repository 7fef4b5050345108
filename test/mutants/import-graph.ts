import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** `import type … from './a.ts'`, `export … from './a.ts'`, `import './a.ts'`, `import('./a.ts')`. */
const importPattern = /\b(?:(?:import|export)\s+(type\b)?[^'";]*?from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * Returns the importers of each file by relative specifiers; paths are relative to `root`. Type-only imports are not
 * included, since they run no code and cannot detect a mutant.
 */
export function findImporters(
  root: string,
  files: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const importersByFile = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, kind, target = ''] of text.matchAll(importPattern)) {
      if (kind === 'type') continue;
      const path = join(dirname(file), target);
      importersByFile.set(path, [...(importersByFile.get(path) ?? []), file]);
    }
  }
  return importersByFile;
}

/**
 * Returns the test files that reach a file, nearest first. The order is: the file's own tests by name, tests of its folder, then
 * other tests by the number of imports in between.
 */
export function findTests(file: string, graph: ReadonlyMap<string, readonly string[]>): string[] {
  const visited = new Set([file]);
  const tests: string[] = [];
  let currentRing = [file];
  while (currentRing.length > 0) {
    const nextRing: string[] = [];
    for (const importer of currentRing.flatMap((each) => graph.get(each) ?? [])) {
      if (visited.has(importer)) continue;
      visited.add(importer);
      if (importer.endsWith('.test.ts')) tests.push(importer);
      else nextRing.push(importer);
    }
    currentRing = nextRing;
  }
  const folder = dirname(file);
  const ownTestName = `${basename(file, '.ts')}.test.ts`;
  const rankNearness = (testFile: string) =>
    Number(basename(testFile) === ownTestName) + Number(testFile.startsWith(`${folder}/`));
  return tests
    .map((test, order) => ({ test, order }))
    .sort((a, b) => rankNearness(b.test) - rankNearness(a.test) || a.order - b.order)
    .map(({ test }) => test);
}
