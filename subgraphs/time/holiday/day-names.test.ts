import { iso31661 } from 'iso-3166';
import { expect, test } from 'vitest';
import { createHolidayCalendar } from './calendar.ts';

/** Words of Germanic and Romance languages that no English name of a holiday contains. */
const foreignWords =
  /(^|[^\p{L}])(tag|jour|journée|fête|día|dia|fiesta|janvier|santo|são(?! tomé)|san esteban|nuestra|nossa|natalicio|jeûne|república|independência|emancipação|criação|\p{L}+tag|\p{L}+dagur)(?!\p{L})/iu;
/** English names are in the Latin script. */
const latinPattern = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Countries whose local names are in a script other than Latin. */
const scriptByCountry: Readonly<Record<string, RegExp>> = {
  BG: /\p{Script=Cyrillic}/u,
  CN: /\p{Script=Han}/u,
  EG: /\p{Script=Arabic}/u,
  GR: /\p{Script=Greek}/u,
  IL: /\p{Script=Hebrew}/u,
  JP: /\p{Script=Han}|\p{Script=Katakana}/u,
  KR: /\p{Script=Hangul}/u,
  MV: /\p{Script=Thaana}/u,
  RU: /\p{Script=Cyrillic}/u,
  SA: /\p{Script=Arabic}/u,
  SD: /\p{Script=Arabic}/u,
  TH: /\p{Script=Thai}/u,
  TN: /\p{Script=Arabic}/u,
  UA: /\p{Script=Cyrillic}/u,
};
/** Test a past year and the current year. */
const years = [2010, 2026];

test('every holiday has an English name, and a local name without English suffixes', async () => {
  const calendar = createHolidayCalendar();
  const wrongNames = new Set<string>();
  for (const country of ['XK', ...iso31661.map(({ alpha2 }) => alpha2)]) {
    for (const year of years) {
      for (const { name, nameLocal, type } of (await calendar(country, year)) ?? []) {
        if (foreignWords.test(name) || !latinPattern.test(name)) wrongNames.add(`${country} name: ${name}`);
        if (name !== nameLocal && nameLocal.endsWith('(substitute day)'))
          wrongNames.add(`${country} local: ${nameLocal}`);
        const script = scriptByCountry[country];
        if (script !== undefined && type === 'public' && !script.test(nameLocal))
          wrongNames.add(`${country} script: ${nameLocal}`);
      }
    }
  }
  expect([...wrongNames].sort()).toEqual([]);
});
