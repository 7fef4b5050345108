import { getPublicSuffix } from 'tldts';
import { describe, expect, test } from 'vitest';
import { disposableNames } from './disposable-names.ts';
import { DomainSet, numberOf } from './domain-set.ts';

const names = [...new Set(disposableNames())];

describe('DomainSet', () => {
  test('agrees with a Set of the same names, for the names and for names that differ by one letter', () => {
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

  test('all disposable domains have distinct hashes of 53 bits', () => {
    const numbers = names.map(numberOf);
    expect(new Set(numbers).size).toBe(names.length);
    expect(numbers.every(Number.isSafeInteger)).toBe(true);
  });

  test('a domain set may have no name or one name', () => {
    expect(new DomainSet([]).has('')).toBe(false);
    expect(new DomainSet([]).has('a.example')).toBe(false);
    expect(new DomainSet(['a.example']).has('a.example')).toBe(true);
  });
});

test('no disposable domain is a public suffix', () => {
  expect(names.filter((name) => getPublicSuffix(name) === name)).toEqual([]);
});
