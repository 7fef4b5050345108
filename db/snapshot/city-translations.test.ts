import { describe, expect, test } from 'vitest';
import {
  byScript,
  joinTranslations,
  principalCities,
  firstMatchingTranslation,
  translationIn,
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
  ])('a name in the script of %s alone is assigned to it: %s', (tag, name) => {
    expect([...byScript(['Anything', name, "N'Importe Qôi"])]).toEqual([[tag, name]]);
  });

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
  ])('assigns no language to city names: %s', (_, name) => expect([...byScript([name])]).toEqual([]));

  test('no city names yield no translations', () => expect([...byScript([])]).toEqual([]));

  test('the translation of a city is the shortest form of its name, in any order', () => {
    const forms = ['서울특별시', '서울', '서울시'];
    expect(byScript(forms).get('ko')).toBe('서울');
    expect(byScript(forms.toReversed()).get('ko')).toBe('서울');
  });

  test('several different names in one language yield no translation; other languages are unaffected', () => {
    const found = byScript(['კონსტანტინოპოლი', 'სტამბოლი', 'Κωνσταντινούπολη']);
    expect([...found]).toEqual([['el', 'Κωνσταντινούπολη']]);
    expect([...byScript(['서울', '서울시', '한양'])]).toEqual([]);
  });

  test('city names in a language that differ only in accents count as one', () => {
    expect([...byScript(['Αθήνα', 'Αθηνα'])].length).toBe(1);
  });
});

describe('the principal city of a zone', () => {
  const cities = principalCities();
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

  test('the principal city of a zone has no empty text or placeholder; languages without a name are absent', () => {
    const all = [...cities.values()].flatMap((texts) => [...texts.values()]);
    expect(all.length).toBeGreaterThan(10_000);
    expect(all.filter((text) => text === '' || text === '=')).toEqual([]);
  });
});

describe('serialised translations', () => {
  const both = new Map([
    ['de', 'Wien'],
    ['fr', 'Vienne'],
    ['cs', 'Vídeň'],
    ['Wien', 'cs'],
  ]);
  const written = writeTranslations(both);

  test('the first language with a name is returned', () => {
    expect(translationIn(written, ['fr', 'de'])).toEqual({ text: 'Vienne', language: 'fr' });
    expect(translationIn(written, ['pl', 'de', 'fr'])).toEqual({ text: 'Wien', language: 'de' });
    expect(translationIn(written, ['cs'])).toEqual({ text: 'Vídeň', language: 'cs' });
    expect(translationIn(written, ['pl'])).toBeNull();
    expect(translationIn(written, [])).toBeNull();
    expect(translationIn('', ['de', ''])).toBeNull();
  });

  test('city translations do not confuse names with languages', () => {
    expect(translationIn(written, ['Vienne'])).toBeNull();
    const requested: string[] = [];
    expect(firstMatchingTranslation(written, (name) => requested.push(name) < 0)).toBeUndefined();
    expect(requested).toEqual([...both.values()]);
    expect(firstMatchingTranslation(written, (name) => name.startsWith('V'))).toBe('Vienne');
  });

  test('the first of two joined translations takes precedence', () => {
    const second = writeTranslations(
      new Map([
        ['de', 'Wean'],
        ['hu', 'Bécs'],
      ]),
    );
    const joined = joinTranslations(written, second);
    expect(translationIn(joined, ['de'])?.text).toBe('Wien');
    expect(translationIn(joined, ['hu'])?.text).toBe('Bécs');
    expect(joinTranslations('', second)).toBe(second);
    expect(joinTranslations(written, '')).toBe(written);
    expect(joinTranslations('', '')).toBe('');
    expect(writeTranslations(new Map())).toBe('');
  });
});
