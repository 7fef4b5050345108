import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Folders of packages that are published by single authors and whose code runs while requests are served. */
const folders = ['stdnum/lib/cjs', 'credit-card-type/dist'];

/** Patterns of access to files, the network or the process, and of code that is created from text. */
const sideEffectPattern =
  /\b(?:process|globalThis|global|fetch|WebSocket|XMLHttpRequest|eval|Function|import)\s*[.([]/g;

test.each(folders)(
  'the code in %s only computes values, and uses no files, network, processes or other packages',
  (folder) => {
    const files = readdirSync(`${modules}${folder}`, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.js') && !/\.(?:spec|test)\.js$/.test(file),
    );
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const text = readFileSync(`${modules}${folder}/${file}`, 'utf8').replace(
        /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm,
        '',
      );
      const requiredNames = Array.from(text.matchAll(/\brequire\(([^)]*)\)/g), ([, name = '']) => name);
      expect(
        requiredNames.filter((name) => !/^["']\.\.?\//.test(name)),
        file,
      ).toEqual([]);
      expect(text.match(sideEffectPattern), file).toBeNull();
    }
  },
);
