/**
 * Builds facts/tables/iberian-surnames.tsv. Usage: `npm run script -- iberian-surnames <folder>`. The folder contains the unpacked
 * npm package @faker-js/faker.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Locale {
  readonly person?: {
    readonly first_name?: { readonly male?: readonly string[]; readonly female?: readonly string[] };
    readonly last_name?: { readonly generic?: readonly string[] };
  };
}

const [, , folder = ''] = process.argv;
const faker: { allLocales: Readonly<Record<string, Locale>> } = await import(
  pathToFileURL(path.join(folder, 'dist/index.js')).href
);
const fold = (name: string) => name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const getPersonNames = (locale: string) => faker.allLocales[locale]?.person;
const readSurnames = (...locales: readonly string[]) =>
  new Set(locales.flatMap((locale) => getPersonNames(locale)?.last_name?.generic ?? []).map(fold));
const spanishSurnames = readSurnames('es', 'es_MX');
const portugueseSurnames = readSurnames('pt_PT', 'pt_BR');
/** Words that are also given names, but more often surnames. */
const namesUsedAsSurnames = new Set(['duarte', 'gil', 'lara', 'lourenco', 'luna', 'miranda', 'vera']);
const givenNames = new Set(
  ['es', 'es_MX', 'pt_PT', 'pt_BR']
    .flatMap((locale) => {
      const names = getPersonNames(locale)?.first_name;
      return [...(names?.male ?? []), ...(names?.female ?? [])];
    })
    .map(fold),
);

const names = [...new Set([...spanishSurnames, ...portugueseSurnames])]
  .filter((name) => /^[a-z'-]{2,}$/.test(name))
  .sort();
const tableHeader = `# Surnames of Spanish and Portuguese, in lower case and without accents.
# Edition: 2026-11. Source: @faker-js/faker 10.6.0 (MIT License), its lists of last names of ES, MX, PT and BR.
# given: yes for words that are more often given names. Written by scripts/iberian-surnames.ts. Sorted by code unit for
# binary search.
`;
writeFileSync(
  new URL('../facts/tables/iberian-surnames.tsv', import.meta.url),
  `${tableHeader}name\tlanguages\tgiven\n${names
    .map((name) => {
      const languages = [
        spanishSurnames.has(name) ? 'es' : '',
        portugueseSurnames.has(name) ? 'pt' : '',
      ].filter((code) => code !== '');
      return `${name}\t${languages.join(' ')}\t${givenNames.has(name) && !namesUsedAsSurnames.has(name) ? 'yes' : ''}\n`;
    })
    .join('')}`,
);
