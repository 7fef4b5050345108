import { getPublicSuffix } from 'tldts';
import { describe, expect, test } from 'vitest';
import { disposableNames } from './disposable-names.ts';
import { DomainSet, numberOf } from './domain-set.ts';

const names = [...new Set(disposableNames())];

describe('a set of domains', () => {
  test('knows what a Set of the same names knows, of the names and of what differs from one by a letter', () => {
    const all = new Set(names);
    const set = new DomainSet(names);
    const changed = names.flatMap((name, index) => {
      const at = index % name.length;
      return [
        name.slice(0, at) + name.slice(at + 1),
        `${name.slice(0, at)}q${name.slice(at + 1)}`,
        [...name].reverse().join(''),
        `${name}m`,
      ];
    });
    expect(names.filter((name) => !set.has(name))).toEqual([]);
    expect(changed.filter((name) => set.has(name) !== all.has(name))).toEqual([]);
    expect(changed.length).toBeGreaterThan(400_000);
  });

  test('gives each of them another number, within 53 bits', () => {
    const numbers = names.map(numberOf);
    expect(new Set(numbers).size).toBe(names.length);
    expect(numbers.every(Number.isSafeInteger)).toBe(true);
  });

  test('the empty one has nothing, one of one has it', () => {
    expect(new DomainSet([]).has('')).toBe(false);
    expect(new DomainSet([]).has('a.example')).toBe(false);
    expect(new DomainSet(['a.example']).has('a.example')).toBe(true);
  });
});

test('no list takes a whole registry for throw-away', () => {
  expect(names.filter((name) => getPublicSuffix(name) === name)).toEqual([]);
});
