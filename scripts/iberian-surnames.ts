/**
 * Builds facts/tables/iberian-surnames.tsv. Usage: `npm run script -- iberian-surnames <folder>`. The folder contains
 * `spanish-names` and `popular-names-by-country-dataset` (clones from GitHub) and `faker` (the unpacked npm package).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const minBearers = 250;
/** In Spain everyone has two surnames. Surnames of foreigners are rarely second surnames. */
const minShareOfSecond = 0.6;

const [, , folder = ''] = process.argv;
const fold = (name: string) => name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** Spanish bearers of a word as a given name minus those of it as a surname. */
const excess = new Map<string, number>();
const spanish = new Set<string>();
const portuguese = new Set<string>();

const rows = (file: string) =>
  readFileSync(path.join(folder, 'spanish-names', file), 'utf8')
    .split('\n')
    .map((line) => line.split(','));
for (const file of ['hombres.csv', 'mujeres.csv'])
  for (const [name = '', bearers = ''] of rows(file))
    excess.set(fold(name), (excess.get(fold(name)) ?? 0) + Number(bearers));
for (const [name = '', first = '', second = ''] of rows('apellidos.csv')) {
  excess.set(fold(name), (excess.get(fold(name)) ?? 0) - Number(first));
  if (Number(first) >= minBearers && Number(second) >= minShareOfSecond * Number(first))
    spanish.add(fold(name));
}
interface Locale {
  readonly person?: { readonly last_name?: { readonly generic?: readonly string[] } };
}
const faker: { allLocales: Readonly<Record<string, Locale>> } = await import(
  pathToFileURL(path.join(folder, 'faker/dist/index.js')).href
);
const surnames = (locale: string) => faker.allLocales[locale]?.person?.last_name?.generic ?? [];
for (const name of [...surnames('es'), ...surnames('es_MX')]) spanish.add(fold(name));
for (const name of [...surnames('pt_PT'), ...surnames('pt_BR')]) portuguese.add(fold(name));
const popular = path.join(folder, 'popular-names-by-country-dataset/common-surnames-by-country.csv');
for (const line of readFileSync(popular, 'utf8').split('\n')) {
  const [country = '', , , , name = ''] = line.split(',');
  if (/^(?:AR|BO|CL|CO|CR|CU|DO|EC|GT|HN|MX|NI|PA|PE|PR|PY|SV|UY|VE)$/.test(country)) spanish.add(fold(name));
  if (/^(?:AO|BR|MZ|PT)$/.test(country)) portuguese.add(fold(name));
}

const names = [...new Set([...spanish, ...portuguese])].filter((name) => /^[a-z'-]{2,}$/.test(name)).sort();
const head = `# Surnames of Spanish and Portuguese, in lower case and without accents.
# Edition: 2026-11. Sources: Instituto Nacional de Estadística of Spain, surnames of ${minBearers} bearers or more that are as common
# as second surnames (2012, as collected by spanish-names); @faker-js/faker 10.6.0 (MIT License);
# popular-names-by-country-dataset (CC0, 2023). given: yes for words that are more often given
# names. Made by scripts/iberian-surnames.ts. Sorted by code unit: it is searched as it stands.
`;
writeFileSync(
  new URL('../facts/tables/iberian-surnames.tsv', import.meta.url),
  `${head}name\tlanguages\tgiven\n${names
    .map((name) => {
      const languages = [spanish.has(name) ? 'es' : '', portuguese.has(name) ? 'pt' : ''].filter(
        (code) => code !== '',
      );
      return `${name}\t${languages.join(' ')}\t${(excess.get(name) ?? 0) > 0 ? 'yes' : ''}\n`;
    })
    .join('')}`,
);
