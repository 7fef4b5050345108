import { readPackageJson } from '../../core/package-file.ts';
import { expect, test } from 'vitest';
import { buildCountryRows } from '../../db/importers/country-rows.ts';
import { Countries } from '../../db/snapshot/countries.ts';

interface ListedCountry {
  readonly cca2: string;
  readonly region: string;
  readonly subregion: string;
  readonly languages: Readonly<Record<string, string>>;
}
const worldCountries = readPackageJson<ListedCountry[]>('world-countries/countries.json');

const countries = new Countries(buildCountryRows());
const findCountry = (code: string) => countries.find(code);

/** UN M49 subregions; only Asia and Oceania, since the other list divides Europe and the Americas differently. */
const subregions = new Map(
  worldCountries
    .filter(({ region }) => region === 'Asia' || region === 'Oceania')
    .map(({ cca2, subregion }) => [cca2, subregion]),
);

test('the subregions of Asia and Oceania are those of UN M49', () => {
  const renamedSubregions: Readonly<Record<string, string>> = { 'South-Eastern Asia': 'South-eastern Asia' };
  const violations = [...subregions].filter(([code, subregion]) => {
    const ownSubregion = findCountry(code)?.subregion;
    return ownSubregion !== (renamedSubregions[subregion] ?? subregion);
  });
  // The other list places the Indian Ocean Territory in Africa and the Outlying Islands in Northern America.
  expect(
    violations.map(([code, subregion]) => `${code} ${subregion} ${findCountry(code)?.subregion}`),
  ).toEqual([]);
  expect(subregions.size).toBeGreaterThan(70);
});

test('the official languages of a country include all languages that another list names', () => {
  const alpha2 = new Map(
    Object.entries({ nso: 'nso', afr: 'af', zul: 'zu', roh: 'rm', dan: 'da', fao: 'fo' }),
  );
  for (const [code, languages] of [
    ['ZA', ['afr', 'nso', 'zul']],
    ['CH', ['roh']],
    ['FO', ['dan', 'fao']],
  ] as const) {
    const listedLanguages = worldCountries.find(({ cca2 }) => cca2 === code)?.languages ?? {};
    for (const language of languages) {
      expect([code, language, Object.keys(listedLanguages).includes(language)]).toEqual([
        code,
        language,
        true,
      ]);
      expect(findCountry(code)?.languages).toContain(alpha2.get(language));
    }
  }
  // The constitution of South Africa names eleven spoken languages.
  expect(findCountry('ZA')?.languages).toHaveLength(11);
});

test('an uninhabited territory has the currency that ISO 4217 assigns to it', () => {
  const money = ['TF', 'UM', 'HM', 'BV', 'AQ', 'GS'].map((code) => findCountry(code)?.currency ?? null);
  expect(money).toEqual(['EUR', 'USD', 'AUD', 'NOK', null, null]);
});

test('the population of a country belongs to the stated year, or both are null', () => {
  // Censuses and registers of statistics offices, of territories that the World Bank does not list.
  for (const [code, population, period] of [
    ['CK', 15_040, '2021'],
    ['FK', 3_662, '2021'],
    ['JE', 103_267, '2021'],
    ['TK', 1_647, '2019'],
    ['TW', 23_400_220, '2024'],
  ]) {
    const { population: people, populationPeriod } = findCountry(String(code)) ?? {};
    expect([code, people, populationPeriod]).toEqual([code, population, period]);
  }
});

/** Populations in thousands by the statistics office of the country: estimates or registers of July 2024 to January 2025. */
const officialPopulations: Readonly<Record<string, number>> = {
  AT: 9_197,
  BR: 212_584,
  CA: 41_289,
  CH: 9_049,
  CN: 1_408_280,
  DE: 83_577,
  ES: 49_078,
  GE: 3_695,
  IE: 5_380,
  IT: 58_934,
  JP: 123_802,
  KR: 51_217,
  KW: 4_988,
  MD: 2_409,
  MT: 574,
  NL: 18_044,
  NO: 5_594,
  PH: 112_729,
  SE: 10_588,
  SG: 6_037,
  TR: 85_665,
  US: 340_111,
  VN: 101_300,
};

test('the population of a country is within 5 % of the number of its statistics office for 2024', () => {
  const largeDifferences = Object.entries(officialPopulations).flatMap(([code, thousands]) => {
    const { population, populationPeriod } = findCountry(code) ?? {};
    const isWithinTolerance = Math.abs((population ?? 0) / (thousands * 1000) - 1) < 0.05;
    return isWithinTolerance && populationPeriod === '2024' ? [] : [[code, population, populationPeriod]];
  });
  expect(largeDifferences).toEqual([]);
});

test('a country is found by its common alternative names', () => {
  for (const [name, code] of [
    ['Turkey', 'TR'],
    ['Ivory Coast', 'CI'],
    ['Cape Verde', 'CV'],
    ['Macau', 'MO'],
    ['Burma', 'MM'],
    ['Great Britain', 'GB'],
    ['Holland', 'NL'],
    ['USA', 'US'],
    ['Georgia', 'GE'],
    ['Ceylon', 'LK'],
    ['The Ukraine', 'UA'],
    ['Korea, Republic of', 'KR'],
    ['Iran, Islamic Republic of', 'IR'],
    ['Congo, Democratic Republic of the', 'CD'],
    ['Republic of Ireland', 'IE'],
    ['Birmanie', 'MM'],
    ['Holanda', 'NL'],
    ['Weißrussland', 'BY'],
    ['Großbritannien', 'GB'],
    ['EE.UU.', 'US'],
    ['米国', 'US'],
    ['Молдавия', 'MD'],
    ['中華民國', 'TW'],
    ["République d'Autriche", 'AT'],
    ['Острова Кука', 'CK'],
    ['アルゼンチン共和国', 'AR'],
    ['Congo, the Democratic Republic of the', 'CD'],
    ['Corée (la République de)', 'KR'],
    ['République hellénique', 'GR'],
    ['جمهورية ألمانيا الاتحادية', 'DE'],
    ['越南社会主义共和国', 'VN'],
    // Names that two countries share.
    ['Congo', undefined],
    ['Конго', undefined],
    ['Kongo', undefined],
    ['Korea', undefined],
    ['コンゴ', undefined],
    ['Republic', undefined],
    ['Islands', undefined],
  ]) {
    expect([name, countries.named(name ?? '')?.code ?? findCountry(name ?? '')?.code]).toEqual([name, code]);
  }
});

/** ISO 639-2 codes of languages: several in Latin script, Russian and Japanese. */
const languageTags = ['deu', 'fra', 'spa', 'ita', 'por', 'nld', 'swe', 'pol', 'ces', 'rus', 'jpn'];

test('the full names of a country in eleven languages find that country and, except for listed errors, no other', () => {
  interface TranslatedCountry {
    readonly cca2: string;
    readonly translations: Readonly<Record<string, { readonly official: string; readonly common: string }>>;
  }
  const listedCountries = readPackageJson<TranslatedCountry[]>('world-countries/countries.json');
  const nameQueries = listedCountries.flatMap(({ cca2, translations }) =>
    languageTags.flatMap((tag) => {
      const { official = '', common = '' } = translations[tag] ?? {};
      return [official, common].filter((name) => name !== '').map((name) => ({ cca2, name }));
    }),
  );
  const foundCountries = nameQueries.map(({ cca2, name }) => ({
    cca2,
    name,
    code: countries.named(name)?.code ?? null,
  }));
  const wrongCountries = foundCountries.filter(({ cca2, code }) => code !== null && code !== cca2);
  expect(
    foundCountries.filter(({ cca2, code }) => code === cca2).length / foundCountries.length,
  ).toBeGreaterThan(0.88);
  // Errors of the other list (Cameroon by the name of the Ivory Coast), and names that two countries share (Guiana,
  // Saint-Martin).
  expect([...new Set(wrongCountries.map(({ cca2, code }) => `${cca2} ${code ?? ''}`))].sort()).toEqual([
    'CM CI',
    'GF GY',
    'SS SD',
    'SX MF',
  ]);
});
