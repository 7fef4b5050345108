/**
 * Builds facts/tables/national-given-names.tsv. Usage: `npm run script -- national-given-names <folder>`. The folder contains the
 * unpacked npm package @faker-js/faker.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Locales whose names belong to a single country. */
const locales: Readonly<Record<string, string>> = {
  af_ZA: 'ZA', ar: 'SA', az: 'AZ', bn_BD: 'BD', cs_CZ: 'CZ', da: 'DK', de: 'DE', de_AT: 'AT', el: 'GR',
  en_IN: 'IN', es: 'ES', es_MX: 'MX', fa: 'IR', fi: 'FI', fr: 'FR', he: 'IL', hr: 'HR', hu: 'HU',
  hy: 'AM', id_ID: 'ID', it: 'IT', lv: 'LV', mk: 'MK', nb_NO: 'NO', ne: 'NP', nl: 'NL', pl: 'PL', pt_BR: 'BR',
  pt_PT: 'PT', ro: 'RO', ru: 'RU', sk: 'SK', sl_SI: 'SI', sr_RS_latin: 'RS', sv: 'SE', th: 'TH', tr: 'TR', uk: 'UA',
  uz_UZ_latin: 'UZ',
}; // prettier-ignore

interface Locale {
  readonly person?: {
    readonly first_name?: { readonly male?: readonly string[]; readonly female?: readonly string[] };
  };
}

const [, , folder = ''] = process.argv;
const faker: { allLocales: Readonly<Record<string, Locale>> } = await import(
  pathToFileURL(path.join(folder, 'dist/index.js')).href
);

/** Sexes of the lists that contain a name, by name and country: `jean FR`. */
const sexesByName = new Map<string, Set<'male' | 'female'>>();
for (const [locale, country] of Object.entries(locales))
  for (const sex of ['male', 'female'] as const)
    for (const text of faker.allLocales[locale]?.person?.first_name?.[sex] ?? []) {
      const name = text.trim().normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i');
      if (!/^\p{L}[\p{L}\p{M}'’-]+$/u.test(name)) continue;
      const key = `${name} ${country}`;
      sexesByName.set(key, (sexesByName.get(key) ?? new Set()).add(sex));
    }

/** Well-known names that the lists lack, or contain for one sex only. */
const wellKnownNames: readonly (readonly [
  country: string,
  sexes: readonly ('male' | 'female')[],
  names: string,
])[] = [
  [
    'DE',
    ['male'],
    'björn gerhard götz günther hans-peter jörg jörn jürgen kai karl-heinz rüdiger sascha sören uwe',
  ],
  [
    'FR',
    ['male'],
    'jean-baptiste jean-claude jean-françois jean-luc jean-marie jean-michel jean-paul jean-pierre',
  ],
  [
    'FR',
    ['female'],
    'anne-marie marie-christine marie-claire marie-france marie-hélène marie-louise marie-thérèse',
  ],
  ['FR', ['male', 'female'], 'camille claude dominique'],
  ['IT', ['male'], 'andrea luca mattia nicola simone'],
  ['RU', ['male'], 'danila foma ilya kuzma luka nikita никита илья данила фома кузьма лука'],
];
for (const [country, sexes, names] of wellKnownNames)
  for (const name of names.split(' ')) sexesByName.set(`${name} ${country}`, new Set(sexes));

const rows = new Map<string, { male: string[]; female: string[]; both: string[] }>();
for (const [key, sexes] of [...sexesByName].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const [name = '', country = ''] = key.split(' ');
  const row = rows.get(name) ?? { male: [], female: [], both: [] };
  row[sexes.size > 1 ? 'both' : ([...sexes][0] ?? 'both')].push(country);
  rows.set(name, row);
}

const tableHeader = `# Given names in lower case, each with the countries where it is given to men, to women, and to both.
# Edition: 2026-11. Source: @faker-js/faker 10.6.0 (MIT License), its lists of first names by locale and sex,
# and some fifty well-known names.
# Written by scripts/national-given-names.ts. Sorted by code unit for binary search.
`;
writeFileSync(
  new URL('../facts/tables/national-given-names.tsv', import.meta.url),
  `${tableHeader}name\tmale\tfemale\tboth\n${[...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, { male, female, both }]) =>
        `${[name, male.join(' '), female.join(' '), both.join(' ')].join('\t')}\n`,
    )
    .join('')}`,
);
