import { describe, expect, test } from 'vitest';
import {
  groupByScript,
  joinTranslations,
  readPrincipalCities,
  findMatchingTranslation,
  findTranslation,
  writeTranslations,
} from './city-translations.ts';

describe('names without a recorded language', () => {
  test.each([
    ['el', 'Θεσσαλονίκη'],
    ['he', 'תל אביב'],
    ['hy', 'Երևան'],
    ['ja', 'さいたま市'],
    ['ja', 'マルセイユ'],
    ['ka', 'თბილისი'],
    ['ko', '서울특별시'],
    ['th', 'เชียงใหม่'],
  ])(
    'a city name in a script that only the language %s uses is assigned to that language: %s',
    (tag, name) => {
      expect([...groupByScript(['Anything', name, "N'Importe Qôi"])]).toEqual([[tag, name]]);
    },
  );

  test.each([
    ['Latin', 'Zürich'],
    ['Cyrillic, which many languages have', 'Москва'],
    ['Arabic, the same', 'القاهرة'],
    ['Han alone, which is Chinese or Japanese', '東京'],
    ['two scripts', 'Αθήνα Athína'],
    ['two scripts, the other first', 'Athína Αθήνα'],
    ['Georgian and Latin', 'Tbilisi თბილისი'],
    ['Georgian, then Latin', 'თბილისი Tbilisi'],
    ['Thai and Latin', 'Bangkok กรุงเทพ'],
    ['Thai, then Latin', 'กรุงเทพ Bangkok'],
    ['Hangul and Latin', 'Seoul 서울'],
    ['Hangul, then Latin', '서울 Seoul'],
    ['Hebrew and Latin', 'Haifa חיפה'],
    ['Hebrew, then Latin', 'חיפה Haifa'],
    ['Armenian and Latin', 'Yerevan Երևան'],
    ['Armenian, then Latin', 'Երևան Yerevan'],
    ['kana and Latin', 'Tokyo とうきょう'],
    ['kana, then Latin', 'とうきょう Tokyo'],
  ])('city names without a certain language are assigned to none: %s', (_, name) =>
    expect([...groupByScript([name])]).toEqual([]),
  );

  test('an empty list of city names yields no translations', () =>
    expect([...groupByScript([])]).toEqual([]));

  test('the translation of a city is the shortest form of its name, in whatever order the names are listed', () => {
    const forms = ['서울특별시', '서울', '서울시'];
    expect(groupByScript(forms).get('ko')).toBe('서울');
    expect(groupByScript(forms.toReversed()).get('ko')).toBe('서울');
  });

  test('several different names of a city in one language yield no translation, and other languages are unaffected', () => {
    const foundTranslations = groupByScript(['კონსტანტინოპოლი', 'სტამბოლი', 'Κωνσταντινούπολη']);
    expect([...foundTranslations]).toEqual([['el', 'Κωνσταντινούπολη']]);
    expect([...groupByScript(['서울', '서울시', '한양'])]).toEqual([]);
  });

  test('city names in one language that differ only in accents count as one name', () => {
    expect([...groupByScript(['Αθήνα', 'Αθηνα'])].length).toBe(1);
  });
});

describe('the principal city of a zone', () => {
  const cities = readPrincipalCities();
  // CLDR 48, exemplarCity.
  test.each([
    ['FR paris', 'ru', 'Париж'],
    ['AT vienna', 'de', 'Wien'],
    ['CZ prague', 'cs', 'Praha'],
    ['GB london', 'de', 'London'],
    ['CI abidjan', 'es', 'Abiyán'],
  ])('the principal city of the zone %s has a name in %s: %s', (key, tag, name) =>
    expect(cities.get(key)?.get(tag)).toBe(name),
  );

  test('the principal city of a zone has no empty or placeholder name, and languages without a name are absent', () => {
    const allNames = [...cities.values()].flatMap((texts) => [...texts.values()]);
    expect(allNames.length).toBeGreaterThan(10_000);
    expect(allNames.filter((text) => text === '' || text === '=')).toEqual([]);
  });
});

describe('serialised translations', () => {
  const viennaNames = new Map([
    ['de', 'Wien'],
    ['fr', 'Vienne'],
    ['cs', 'Vídeň'],
    ['Wien', 'cs'],
  ]);
  const writtenNames = writeTranslations(viennaNames);

  test('a translation lookup returns the name in the first requested language that has one', () => {
    expect(findTranslation(writtenNames, ['fr', 'de'])).toEqual({ text: 'Vienne', language: 'fr' });
    expect(findTranslation(writtenNames, ['pl', 'de', 'fr'])).toEqual({ text: 'Wien', language: 'de' });
    expect(findTranslation(writtenNames, ['cs'])).toEqual({ text: 'Vídeň', language: 'cs' });
    expect(findTranslation(writtenNames, ['pl'])).toBeNull();
    expect(findTranslation(writtenNames, [])).toBeNull();
    expect(findTranslation('', ['de', ''])).toBeNull();
  });

  test('the translations of a city do not confuse names with languages', () => {
    expect(findTranslation(writtenNames, ['Vienne'])).toBeNull();
    const comparedNames: string[] = [];
    expect(findMatchingTranslation(writtenNames, (name) => comparedNames.push(name) < 0)).toBeUndefined();
    expect(comparedNames).toEqual([...viennaNames.values()]);
    expect(findMatchingTranslation(writtenNames, (name) => name.startsWith('V'))).toBe('Vienne');
  });

  test('the first of two joined sets of translations takes precedence', () => {
    const secondNames = writeTranslations(
      new Map([
        ['de', 'Wean'],
        ['hu', 'Bécs'],
      ]),
    );
    const joinedNames = joinTranslations(writtenNames, secondNames);
    expect(findTranslation(joinedNames, ['de'])?.text).toBe('Wien');
    expect(findTranslation(joinedNames, ['hu'])?.text).toBe('Bécs');
    expect(joinTranslations('', secondNames)).toBe(secondNames);
    expect(joinTranslations(writtenNames, '')).toBe(writtenNames);
    expect(joinTranslations('', '')).toBe('');
    expect(writeTranslations(new Map())).toBe('');
  });
});
