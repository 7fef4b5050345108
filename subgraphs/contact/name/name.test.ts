import { expect, test } from 'vitest';
import { createContactGraph } from '../../../test/support/contact-graph.ts';
import { findGender, isGivenName } from './given-name.ts';
import { parseName } from './name-parse.ts';

const { get } = createContactGraph();
const parseParts = (name: string, origin: string | null = null) => {
  const parsed = parseName(name, origin);
  return parsed === null ? null : [parsed.prefix, parsed.first, parsed.middle, parsed.last, parsed.suffix];
};

test("CAT-061: /name corrects the capital letters of BILLY O'SHALL", async () => {
  const { status, body } = await get("/name/BILLY%20O'SHALL");
  expect(status).toBe(200);
  expect(body).toEqual({
    name: "Billy O'Shall",
    valid: true,
    prefix: null,
    first: 'Billy',
    middle: null,
    last: "O'Shall",
    suffix: null,
  });
  expect(Object.keys(body)).toEqual(['name', 'valid', 'prefix', 'first', 'middle', 'last', 'suffix']);
});

test('REF-023: /name returns facts about a given name alone', async () => {
  const { body } = await get('/name/Maria?deep=true');
  expect(body).toMatchObject({ name: 'Maria', first: 'Maria', last: null, deep: { gender: 'female' } });
});

test.each([
  ['smith, john a.', [null, 'John', 'A.', 'Smith', null]],
  ['Dr. Juan Carlos de la Cruz Jr.', ['Dr.', 'Juan', 'Carlos', 'de la Cruz', 'Jr.']],
  ['J. R. R. Tolkien', [null, 'J.', 'R. R.', 'Tolkien', null]],
  ['Ludwig van Beethoven', [null, 'Ludwig', null, 'van Beethoven', null]],
  ['José Ortega y Gasset', [null, 'José', null, 'Ortega y Gasset', null]],
  ['Prof. Dr. Anna Müller-Lüdenscheidt', ['Prof. Dr.', 'Anna', null, 'Müller-Lüdenscheidt', null]],
  ['Vincent van Gogh III, PhD', [null, 'Vincent', null, 'van Gogh', 'III, PhD']],
  ['mr john smith md', ['Mr.', 'John', null, 'Smith', 'MD']],
  ['Smith, John, Jr.', [null, 'John', null, 'Smith', 'Jr.']],
  // Capitals after a comma are a degree when a complete name precedes them, or another part follows.
  ['Maria Anna Lopez, MA', [null, 'Maria', 'Anna', 'Lopez', 'MA']],
  ['Li Wei, MA, PhD', [null, 'Li', null, 'Wei', 'MA, PhD']],
  ['Ho Chi, MA', [null, 'MA', null, 'Ho Chi', null]],
  // Senior is also a family name, but not after a title and a name.
  ['Dr. Smith Senior', ['Dr.', null, null, 'Smith', 'Sr.']],
  ['Jason Smith Senior', [null, 'Jason', null, 'Smith', 'Sr.']],
  ['Jason Senior', [null, 'Jason', null, 'Senior', null]],
  ['John "Jack" Smith', [null, 'John', null, 'Smith', null]],
  ['Mr. Smith', ['Mr.', null, null, 'Smith', null]],
  ['MARY-JANE MCDONALD', [null, 'Mary-Jane', null, 'McDonald', null]],
  ["d'angelo russell", [null, "D'Angelo", null, 'Russell', null]],
  ['CHARLES DE GAULLE', [null, 'Charles', null, 'de Gaulle', null]],
  ['Leonardo DiCaprio', [null, 'Leonardo', null, 'DiCaprio', null]],
  ['ÉMILE ZOLA', [null, 'Émile', null, 'Zola', null]],
  ['Александр Пушкин', [null, 'Александр', null, 'Пушкин', null]],
])('/name splits the name %s into %j', (name, expected) => {
  expect(parseParts(name)).toEqual(expected);
});

test.each([
  // A generation follows the name directly; another suffix follows a comma.
  ['John Smith III', 'John Smith III'],
  ['John Smith Jr., PhD', 'John Smith Jr., PhD'],
  ['John Smith, PhD, Jr.', 'John Smith, PhD, Jr.'],
  ['John Smith, DVM', 'John Smith, DVM'],
])('/name formats the name %s as %s', (name, text) => {
  expect(parseName(name, null)?.text).toBe(text);
});

test.each([
  ['Nagy János', 'HU', ['János', null, 'Nagy'], 'Nagy János'],
  ['Nguyễn Văn An', 'VN', ['An', 'Văn', 'Nguyễn'], 'Nguyễn Văn An'],
  ['王小明', 'CN', ['小明', null, '王'], '王小明'],
  ['歐陽菲菲', 'TW', ['菲菲', null, '歐陽'], '歐陽菲菲'],
  ['김민수', null, ['민수', null, '김'], '김민수'],
  ['남궁민수', null, ['민수', null, '남궁'], '남궁민수'],
  ['山田 太郎', null, ['太郎', null, '山田'], '山田 太郎'],
  // The end of a Japanese family name cannot be detected.
  ['山田太郎', 'JP', [null, null, null], '山田太郎'],
])('the name %s (%s) has the family name first', (name, origin, [first, middle, last], text) => {
  expect(parseParts(name, origin)).toEqual([null, first, middle, last, null]);
  expect(parseName(name, origin)?.text).toBe(text);
});

test('the parameters country and name_locale determine the name order of /name', async () => {
  for (const query of ['country=HU', 'name_locale=hu', 'name_locale=hu-HU', 'name_locale=HU_HU']) {
    expect((await get(`/name/Nagy%20J%C3%A1nos?${query}`)).body).toMatchObject({
      first: 'János',
      last: 'Nagy',
    });
  }
  expect((await get('/name/x?name_locale=!')).body).toMatchObject({ param: 'name_locale' });
});

test.each([
  ['12345', 'malformed'],
  ['a@b.c', 'malformed'],
  ['http://x.y', 'malformed'],
  ['<b>', 'malformed'],
  ['', 'malformed'],
  [' ', 'malformed'],
  ['...', 'malformed'],
  ['Dr.', 'incomplete'],
  ['x'.repeat(121), 'malformed'],
  ['R2D2', 'malformed'],
  ['😀', 'malformed'],
  ['a, b, c, d', 'incomplete'],
])('the name %s returns valid: false with nulls and the reason %s', async (text, reason) => {
  expect(parseName(text, null)).toBeNull();
  if (text === '') return;
  const { status, body } = await get(`/name/${encodeURIComponent(text)}?deep=true`);
  expect(status).toBe(200);
  expect(body).toEqual({
    name: text,
    valid: false,
    prefix: null,
    first: null,
    middle: null,
    last: null,
    suffix: null,
    reason,
    deep: { gender: null, salutation: null, short: null, directory: null, initials: null },
  });
});

test('the deep fields of a name are salutation, short form, directory form and initials', async () => {
  expect((await get('/name/Dr.%20John%20A.%20Smith%20Jr.?deep=true')).body['deep']).toEqual({
    gender: 'male',
    salutation: 'Dr. Smith',
    short: 'John Smith',
    directory: 'Smith, John A.',
    initials: 'JAS',
  });
  expect((await get('/name/mary%20jones?deep=true')).body['deep']).toMatchObject({
    gender: 'female',
    salutation: 'Ms. Jones',
  });
  expect((await get('/name/Nagy%20J%C3%A1nos?country=HU&deep=true')).body['deep']).toMatchObject({
    short: 'Nagy János',
    directory: 'Nagy János',
  });
  // Only capital letters are initials.
  expect((await get('/name/%E7%8E%8B%E5%B0%8F%E6%98%8E?country=CN&deep=true')).body['deep']).toMatchObject({
    initials: null,
  });
});

// These names are in the records of the Social Security Administration for one sex, for both, or not at all.
test.each([
  ['John', 'male'],
  ['Mary', 'female'],
  ['Casey', null],
  ['Jessie', null],
  ['Zzyzx', null],
  ['Qwertyuiop', null],
  ['J.', null],
  // A share of 90 % and 50 births are sufficient. 49 births are not sufficient.
  ['Ilya', 'male'],
  ['Eknoor', 'female'],
  ['Akeim', 'male'],
  ['Ahmira', 'female'],
  ['Aerick', null],
  ['Aizza', null],
])('the gender of the name %s is %s', (name, gender) => {
  expect(findGender(name)).toBe(gender);
});

test('a word with fifty births of any sex is a given name', () => {
  const names = ['Ahmira', 'Casey', 'john', 'JOHN', 'Aerick', 'Aizza', 'Smithson', 'constructor'];
  expect(names.map(isGivenName)).toEqual([true, true, true, true, ...Array(4).fill(false)]);
});

test('a title determines the gender when the given name does not', async () => {
  expect((await get('/name/Mrs.%20Casey%20Jones?deep=true')).body['deep']).toMatchObject({
    gender: 'female',
    salutation: 'Mrs. Jones',
  });
  expect((await get('/name/Casey%20Jones?deep=true')).body['deep']).toMatchObject({
    gender: null,
    salutation: null,
  });
});

test('the name statistics of the requested country determine the gender of Andrea', async () => {
  expect((await get('/name/Andrea%20Rossi?country=IT&deep=true')).body['deep']).toMatchObject({
    gender: 'male',
    salutation: 'Mr. Rossi',
  });
  expect((await get('/name/Andrea%20Ross?country=US&deep=true')).body['deep']).toMatchObject({
    gender: 'female',
  });
});

test('/name has gender and salutation at the top level in API version 1.0.0', async () => {
  expect((await get('/version/1.0.0/name/Mary%20Jones')).body).toMatchObject({
    gender: 'female',
    salutation: 'Ms. Jones',
  });
});

test.each(['constructor', 'CONSTRUCTOR', 'proto-type', '__proto__', 'toString', 'hasOwnProperty'])(
  'the JavaScript property name %s is parsed as an ordinary name',
  async (word) => {
    expect(findGender(word)).toBeNull();
    expect((await get(`/name/${word}%20Smith`)).status).toBe(200);
  },
);

test('two titles of a name are joined with "and" in any case', () => {
  for (const text of ['MR AND MRS SMITH', 'mr and mrs smith', 'Mr & Mrs Smith'])
    expect(parseParts(text)?.slice(1), text).toEqual([null, null, 'Smith', null]);
});
