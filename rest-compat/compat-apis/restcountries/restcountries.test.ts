import { beforeAll, expect, test } from 'vitest';
import { openDefaultCompatFixture, type CompatFixture } from '../../../test/support/compat-fixture.ts';

let fixture: CompatFixture;
beforeAll(async () => {
  fixture = await openDefaultCompatFixture();
});

test('restcountries returns a country with all keys of the original API', async () => {
  const [norway] = await fixture.get<Record<string, unknown>[]>('/restcountries/v3.1/alpha/no');
  expect(norway).toMatchObject({
    name: { common: 'Norway', official: 'Kingdom of Norway', nativeName: { nob: { common: 'Norge' } } },
    tld: ['.no'],
    cca2: 'NO',
    ccn3: '578',
    cca3: 'NOR',
    cioc: 'NOR',
    independent: true,
    unMember: true,
    currencies: { NOK: { name: 'Norwegian Krone' } },
    altSpellings: ['NO', 'Kingdom of Norway', 'Kongeriket Norge'],
    translations: { fra: { common: 'Norvège' }, jpn: { common: 'ノルウェー' }, srp: { common: 'Norveška' } },
    latlng: [expect.closeTo(62, -1), expect.closeTo(10, -1)],
    idd: { root: '+4', suffixes: ['7'] },
    capital: ['Oslo'],
    region: 'Europe',
    landlocked: false,
    borders: ['FIN', 'RUS', 'SWE'],
    demonyms: { eng: { f: 'Norwegian', m: 'Norwegian' } },
    flag: '🇳🇴',
    car: { signs: ['N'], side: 'right' },
    continents: ['Europe'],
    startOfWeek: 'monday',
    postalCode: { format: '####' },
  });
});

test.each([
  ['/v3.1/name/land?fullText=false&fields=cca2', 'FI'],
  ['/v3.1/name/iceland?fullText=true&fields=cca2', 'IS'],
  ['/v3.1/alpha?codes=170,no,est&fields=cca2', 'EE'],
  ['/v3.1/currency/cop?fields=cca2', 'CO'],
  ['/v3.1/currency/peso?fields=cca2', 'CO'],
  ['/v3.1/lang/spa?fields=cca2', 'PE'],
  ['/v3.1/lang/spanish?fields=cca2', 'PE'],
  ['/v3.1/capital/tallinn?fields=cca2', 'EE'],
  ['/v3.1/region/europe?fields=cca2', 'FR'],
  ['/v3.1/subregion/Northern%20Europe?fields=cca2', 'NO'],
  ['/v3.1/demonym/peruvian?fields=cca2', 'PE'],
  ['/v3.1/translation/germany?fields=cca2', 'DE'],
  ['/v3.1/translation/allemagne?fields=cca2', 'DE'],
  ['/v3.1/translation/%E3%83%89%E3%82%A4%E3%83%84?fields=cca2', 'DE'],
  ['/v3.1/currency/usd?fields=cca2', 'PA'],
  ['/v3.1/translation/deutschland?fields=cca2', 'DE'],
  ['/v3.1/translation/Alemania?fields=cca2', 'DE'],
  ['/v3.1/translation/%E3%83%9A%E3%83%AB%E3%83%BC?fields=cca2', 'PE'],
  ['/v3.1/translation/yr%20almaen?fields=cca2', 'DE'],
  ['/v3.1/name/schweiz?fields=cca2', 'CH'],
  ['/v3.1/name/suisse?fullText=true&fields=cca2', 'CH'],
  ['/v3.1/independent?status=true&fields=cca2', 'FR'],
  ['/v3.1/all?fields=cca2', 'AQ'],
])('the restcountries path %s finds %s', async (path, code) => {
  const foundCountries = await fixture.get<{ cca2: string }[]>(`/restcountries${path}`);
  expect(foundCountries).toContainEqual({ cca2: code });
});

test('restcountries returns native names, and the translations of the original API', async () => {
  const { name, translations } = await fixture.get<{
    name: { nativeName: Record<string, unknown> };
    translations: Record<string, unknown>;
  }>('/restcountries/v3.1/alpha/ch?fields=name,translations');
  const nameOnly = (common: string) => ({ official: null, common });
  expect(name.nativeName).toEqual({
    deu: nameOnly('Schweiz'),
    fra: nameOnly('Suisse'),
    ita: nameOnly('Svizzera'),
    roh: nameOnly('Svizra'),
  });
  expect(Object.keys(translations).join(' ')).toBe(
    'ara bre ces cym deu est fin fra hrv hun ita jpn kor nld per pol por rus slk spa srp swe tur urd zho',
  );
  expect(translations).toMatchObject({
    fra: nameOnly('Suisse'),
    jpn: nameOnly('スイス'),
    per: nameOnly('سوئیس'),
    srp: nameOnly('Švajcarska'),
    zho: nameOnly('瑞士'),
  });
  const allCountries = await fixture.get<{ translations: object }[]>(
    '/restcountries/v3.1/all?fields=translations',
  );
  expect(allCountries.filter((country) => Object.keys(country.translations).length < 25)).toEqual([]);
});

test('restcountries with fields returns an object for one code, the original 404 for unknown codes, and 400 for unknown fields', async () => {
  expect(await fixture.get('/restcountries/v3.1/alpha/NO?fields=cca3,capital')).toEqual({
    cca3: 'NOR',
    capital: ['Oslo'],
  });
  const missingResponse = await fixture.ask('/restcountries/v3.1/name/nowhere');
  expect([missingResponse.status, JSON.parse(missingResponse.body)]).toEqual([
    404,
    { message: 'Not Found', status: 404 },
  ]);
  expect((await fixture.ask('/restcountries/v3.1/all?fields=colour')).status).toBe(400);
});
