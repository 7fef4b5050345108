import { getPublicSuffix } from 'tldts';
import { describe, expect, test } from 'vitest';
import { readDisposableNames } from './disposable-names.ts';
import { DomainSet, hashName } from './domain-set.ts';

const names = [...new Set(readDisposableNames())];

describe('DomainSet', () => {
  test('DomainSet agrees with a JavaScript Set, for its names and for names that differ by one letter', () => {
    const referenceSet = new Set(names);
    const domainSet = new DomainSet(names);
    const changedNames = names.flatMap((name, index) => {
      const position = index % name.length;
      return [
        name.slice(0, position) + name.slice(position + 1),
        `${name.slice(0, position)}q${name.slice(position + 1)}`,
        [...name].reverse().join(''),
        `${name}m`,
      ];
    });
    expect(names.filter((name) => !domainSet.has(name))).toEqual([]);
    expect(changedNames.filter((name) => domainSet.has(name) !== referenceSet.has(name))).toEqual([]);
    expect(changedNames.length).toBeGreaterThan(400_000);
  });

  test('all disposable email domains have distinct hashes of 53 bits', () => {
    const hashes = names.map(hashName);
    expect(new Set(hashes).size).toBe(names.length);
    expect(hashes.every(Number.isSafeInteger)).toBe(true);
  });

  test('a DomainSet with no name or one name finds only its names', () => {
    expect(new DomainSet([]).has('')).toBe(false);
    expect(new DomainSet([]).has('a.example')).toBe(false);
    expect(new DomainSet(['a.example']).has('a.example')).toBe(true);
  });
});

test('no disposable email domain is a public suffix', () => {
  expect(names.filter((name) => getPublicSuffix(name) === name)).toEqual([]);
});
