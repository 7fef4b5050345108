import { expect, test } from 'vitest';
import { romanizeMunicipality, romanize } from './romaji.ts';
import { romanizeUkrainian } from '../../../facts/names/romanized-ukrainian.ts';

// English names from the municipalities' official web pages.
test.each([
  ['千代田区', 'チヨダク', null, 'Chiyoda-ku'],
  ['京都市下京区', 'キョウトシシモギョウク', null, 'Kyoto-shi Shimogyo-ku'],
  ['広島市中区', 'ヒロシマシナカク', null, 'Hiroshima-shi Naka-ku'],
  ['北九州市小倉北区', 'キタキュウシュウシコクラキタク', null, 'Kitakyushu-shi Kokurakita-ku'],
  ['静岡市葵区', 'シズオカシアオイク', null, 'Shizuoka-shi Aoi-ku'],
  ['堺市堺区', 'サカイシサカイク', null, 'Sakai-shi Sakai-ku'],
  ['四日市市', 'ヨッカイチシ', null, 'Yokkaichi-shi'],
  ['東温市', 'トウオンシ', null, 'Toon-shi'],
  ['八重山郡与那国町', 'ヤエヤマグンヨナグニチョウ', 'Yaeyama-gun', 'Yonaguni-cho'],
  ['美方郡新温泉町', 'ミカタグンシンオンセンチョウ', 'Mikata-gun', "Shin'onsen-cho"],
  ['町田市', 'マチダシ', null, 'Machida-shi'],
])('the Japanese municipality %s is romanised', (local, kana, district, city) => {
  const names = romanizeMunicipality(local, kana);
  expect([names.district?.name ?? null, names.city.name]).toEqual([district, city]);
});

test('romanised names of Japanese municipalities have no long-vowel marks', () => {
  expect(['トウキョウ', 'オオサカ', 'コウベ', 'ニイガタ', 'ユウバリ'].map(romanize)).toEqual([
    'Tokyo',
    'Osaka',
    'Kobe',
    'Niigata',
    'Yubari',
  ]);
});

// Examples from the table of Resolution 55 of the Cabinet of Ministers of Ukraine, 2010-01-27.
test.each([
  ['Алушта', 'Alushta'],
  ['Борщагівка', 'Borshchahivka'],
  ['Згорани', 'Zghorany'],
  ['Розгон', 'Rozghon'],
  ['Галаґан', 'Halagan'],
  ['Єнакієве', 'Yenakiieve'],
  ['Житомир', 'Zhytomyr'],
  ['Їжакевич', 'Yizhakevych'],
  ['Йосипівка', 'Yosypivka'],
  ['Харків', 'Kharkiv'],
  ['Біла Церква', 'Bila Tserkva'],
  ['Щербухи', 'Shcherbukhy'],
  ['Юрій', 'Yurii'],
  ['Яготин', 'Yahotyn'],
  ['Костянтин', 'Kostiantyn'],
  ['Русь', 'Rus'],
  ["Знам'янка", 'Znamianka'],
])('the Ukrainian name %s is romanised as %s', (name, latin) => {
  expect(romanizeUkrainian(name)).toBe(latin);
});
