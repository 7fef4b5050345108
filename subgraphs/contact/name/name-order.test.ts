import { expect, test } from 'vitest';
import { parseName } from './name-parse.ts';
import { findPatronymicGender } from './name-order.ts';

const parseParts = (text: string, origin: string | null) => {
  const parsed = parseName(text, origin);
  return [parsed?.first, parsed?.middle, parsed?.last];
};

// Names of well-known people in the order of lists and in the order of speech.
test.each([
  ['Толстой Лев Николаевич', 'RU', ['Лев', 'Николаевич', 'Толстой']],
  ['Лев Николаевич Толстой', 'RU', ['Лев', 'Николаевич', 'Толстой']],
  ['Ахматова Анна Андреевна', 'ru', ['Анна', 'Андреевна', 'Ахматова']],
  ['Ахматова Анна Андреевна', null, ['Анна', 'Андреевна', 'Ахматова']],
  ['Шевченко Тарас Григорович', 'UA', ['Тарас', 'Григорович', 'Шевченко']],
  ['Тарас Григорович Шевченко', 'uk', ['Тарас', 'Григорович', 'Шевченко']],
  ['Косач Лариса Петрівна', 'UA', ['Лариса', 'Петрівна', 'Косач']],
  ['Быкаў Васіль Уладзіміравіч', 'BY', ['Васіль', 'Уладзіміравіч', 'Быкаў']],
  ['Алексіевіч Святлана Аляксандраўна', 'BY', ['Святлана', 'Аляксандраўна', 'Алексіевіч']],
  ['Tchaikovsky Pyotr Ilyich', 'RU', ['Pyotr', 'Ilyich', 'Tchaikovsky']],
  ['Tereshkova Valentina Vladimirovna', null, ['Valentina', 'Vladimirovna', 'Tereshkova']],
  ['Pyotr Ilyich Tchaikovsky', null, ['Pyotr', 'Ilyich', 'Tchaikovsky']],
  ['Абрамович Роман Аркадьевич', null, ['Роман', 'Аркадьевич', 'Абрамович']],
  ['Роман Аркадьевич Абрамович', null, ['Роман', 'Аркадьевич', 'Абрамович']],
  ['Роман Абрамович', 'RU', ['Роман', undefined, 'Абрамович']],
  ['Алиев Гейдар Алирза оглы', 'RU', ['Гейдар', 'Алирза оглы', 'Алиев']],
  ['Пушкин А. С.', null, ['А.', 'С.', 'Пушкин']],
  ['Пушкин А.С.', 'RU', ['А.', 'С.', 'Пушкин']],
  ['А. С. Пушкин', 'RU', ['А.', 'С.', 'Пушкин']],
  ['Гагарин Юрий', 'RU', ['Юрий', undefined, 'Гагарин']],
  ['Юрий Гагарин', 'RU', ['Юрий', undefined, 'Гагарин']],
  ['Анна Сергеевна', null, ['Анна', 'Сергеевна', undefined]],
  ['Владимир Владимирович', 'RU', ['Владимир', 'Владимирович', undefined]],
  ['Новак Ђоковић', 'RS', ['Новак', undefined, 'Ђоковић']],
  ['Слободан Милошевич', null, ['Слободан', undefined, 'Милошевич']],
  ['Martin Ivan Petrovich', 'AR', ['Martin', 'Ivan', 'Petrovich']],
])('the name %s (%s) is split into %j', (text, origin, expected) => {
  expect(parseParts(text, origin)).toEqual(expected.map((part) => part ?? null));
});

test.each([
  ['Иванович', 'male'],
  ['Сергеевна', 'female'],
  ['Ильинична', 'female'],
  ['Сергіївна', 'female'],
  ['Іванаўна', 'female'],
  ['Petrovna', 'female'],
  ['Сергей', null],
  ['Anna', null],
])('the patronymic %s belongs to a %s', (word, gender) => {
  expect(findPatronymicGender(word)).toBe(gender);
});

// Particles after a title begin the family name, unless they are a given name.
test.each([
  ['Frau von der Leyen', [null, null, 'von der Leyen']],
  ['Herr von Weizsäcker', [null, null, 'von Weizsäcker']],
  ['Prof. Dr. von Braun', [null, null, 'von Braun']],
  ['Mevrouw van den Berg', [null, null, 'van den Berg']],
  ['Mr. De Niro', [null, null, 'De Niro']],
  ['MRS DE LA CRUZ', [null, null, 'de la Cruz']],
  ['Mme de Pompadour', [null, null, 'de Pompadour']],
  ['Mr. Van der Berg', [null, null, 'Van der Berg']],
  ['Mr. Van Nguyen', ['Van', null, 'Nguyen']],
  ['Frau Ursula von der Leyen', ['Ursula', null, 'von der Leyen']],
  ['von der Leyen', [null, null, 'von der Leyen']],
  ['Van Morrison', ['Van', null, 'Morrison']],
])('a name with a particle, %s, is split into %j', (text, expected) => {
  expect(parseParts(text, null)).toEqual(expected);
});
