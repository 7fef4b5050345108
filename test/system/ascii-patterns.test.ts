import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { escapePatterns } from '../../pack/ascii-patterns.js';

const runProgram = (program: string): unknown => runInNewContext(program);

test.each([
  `'Åse, Übung, 東京都'.match(/[äöüå]/gi)`,
  `'東京都千代田区'.replace(/^(.+?都)(.+[区町])$/u, '$2 $1')`,
  `['😀a', 'b😀', 'c'].map((text) => /[😀]/u.test(text))`,
  `['😀', '\\ud83d'].map((text) => /^[😀]$/.test(text))`,
  `'l’été'.split(/[’']/)`,
  `'a/é/b'.split(/\\/é\\//)`,
])('the ASCII form of the program %s returns the same value', (program) => {
  const rewrittenCode = escapePatterns(program, 'a.js');
  expect(rewrittenCode).not.toBe(program);
  expect(rewrittenCode.match(/\\u[0-9a-f]{4}/)).not.toBeNull();
  expect(runProgram(rewrittenCode)).toEqual(runProgram(program));
});

test.each([
  'const a = 1 / 2 / 3;',
  "const text = 'é / ü /';",
  'const raw = String.raw`é${/a/.source}/ü/`;',
  '// /é/ in a comment',
  // An escaped non-ASCII letter: its backslash would precede another backslash.
  'const odd = /\\é/;',
])('escapePatterns does not change the program %s', (program) => {
  expect(escapePatterns(program, 'a.ts')).toBe(program);
});
