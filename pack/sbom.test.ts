import { expect, test } from 'vitest';
import { createSbom } from './sbom.js';

const product = { name: 'lookup', version: '1.0.0', description: 'facts', license: 'MIT' };
const angular = {
  name: '@angular/animation',
  version: '12.3.1',
  license: 'MIT',
  // The SHA-512 of the empty text.
  integrity:
    'sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg==',
  resolved: 'https://registry.npmjs.org/@angular/animation/-/animation-12.3.1.tgz',
};
const time = new Date('2026-11-27T00:00:00Z');
const readComponents = (packages: readonly (typeof angular)[]) =>
  JSON.parse(createSbom(product, packages, time)) as {
    serialNumber: string;
    components: Record<string, unknown>[];
    dependencies: unknown[];
  };

test('a component of the bill of materials has the package URL and hash that the specifications define', () => {
  const [component] = readComponents([angular]).components;
  expect(component).toMatchObject({
    // The example of the purl specification for npm.
    purl: 'pkg:npm/%40angular/animation@12.3.1',
    hashes: [
      {
        alg: 'SHA-512',
        content:
          'cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e',
      },
    ],
  });
});

test.each([
  ['MIT', { expression: 'MIT' }],
  ['(ISC AND CC-BY-3.0)', { expression: '(ISC AND CC-BY-3.0)' }],
  [
    'SEE LICENSE IN DBIP-LICENSE (CC-BY-4.0)',
    { license: { name: 'SEE LICENSE IN DBIP-LICENSE (CC-BY-4.0)' } },
  ],
  ['MIT or MPL-2.0', { license: { name: 'MIT or MPL-2.0' } }],
  ['BSD', { license: { name: 'BSD' } }],
  ['', { license: { name: 'unknown' } }],
])('the licence %j is an SPDX expression or a name', (license, expected) => {
  expect(readComponents([{ ...angular, license }]).components[0]?.['licenses']).toEqual([expected]);
});

test('the bill of materials depends only on the packages and the time, not on the order of the packages', () => {
  const otherPackage = { ...angular, name: 'other' };
  const [one, two] = [readComponents([angular, otherPackage]), readComponents([otherPackage, angular])];
  expect(one).toEqual(two);
  expect(one.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(readComponents([angular]).serialNumber).not.toBe(one.serialNumber);
});
