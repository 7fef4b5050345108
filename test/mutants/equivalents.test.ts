import { expect, test } from 'vitest';
import { nameMutants, readEquivalents } from './equivalents.ts';
import { listMutants } from './mutations.ts';

const listMutantNames = (text: string) => nameMutants('a.ts', text, listMutants('a.ts', text));

test('a mutant keeps its name when other lines move', () => {
  const line = 'const x = a < b;';
  expect(listMutantNames(line)).toEqual(['a.ts\tconst x = a < b;\toperator: < → <=']);
  expect(listMutantNames(`\n\n  ${line}`)).toEqual(listMutantNames(line));
});

test('identical mutants on one line have different names', () => {
  const names = listMutantNames('const x = [a < b, c < d];');
  expect(new Set(names).size).toBe(2);
});

test('each row of the list of equivalent mutants has a name and a reason', () => {
  const row = 'a.ts\tconst x = a < b;\toperator: < → <=\ta is never b';
  expect(readEquivalents(`# A comment\n${row}\n`)).toEqual([
    { name: 'a.ts\tconst x = a < b;\toperator: < → <=', reason: 'a is never b' },
  ]);
  expect(() => readEquivalents('a.ts\tconst x = a < b;\toperator: < → <=')).toThrow('reason');
});
