import { describe, expect, test } from 'vitest';
import { parseName } from './name-parse.ts';
import { findSuffix, parseSuffixes, takeSuffixes, takeTitles, findTitleAtEnd } from './name-ends.ts';

const parseTitled = (text: string) => {
  const { written, left } = takeTitles(text.split(' '));
  return [written.join(' '), left.join(' ')];
};

describe('titles before a name', () => {
  test.each([
    ['John Smith', '', 'John Smith'],
    ['mr. john smith', 'Mr.', 'john smith'],
    ['Secretary of State Hillary Clinton', 'Secretary of State', 'Hillary Clinton'],
    ['Mr. Secretary of State John Kerry', 'Mr. Secretary of State', 'John Kerry'],
    ['Chancellor of the Exchequer Rishi Sunak', 'Chancellor of the Exchequer', 'Rishi Sunak'],
    ['Chancellor OF THE Exchequer Rishi Sunak', 'Chancellor OF THE Exchequer', 'Rishi Sunak'],
    // A phrase that no name follows is not an office.
    ['Secretary of State', 'Secretary', 'of State'],
    ['Chancellor of the Exchequer', 'Chancellor', 'of the Exchequer'],
    ['Mr and Mrs Smith', 'Mr. and Mrs.', 'Smith'],
    ['MR & MRS Smith', 'Mr. & Mrs.', 'Smith'],
    ['Mr and Jane Smith', 'Mr.', 'and Jane Smith'],
    ['and Mrs Smith', '', 'and Mrs Smith'],
    ['Mr Andmore Mrs', 'Mr.', 'Andmore Mrs'],
    ['Mr Brand Mrs', 'Mr.', 'Brand Mrs'],
    ['his excellency John Doe', 'His Excellency', 'John Doe'],
    ['Her Majesty Queen Elizabeth', 'Her Majesty Queen', 'Elizabeth'],
    ['Her Honor Jane Doe', 'Her Honor', 'Jane Doe'],
    ['Excellency Doe', '', 'Excellency Doe'],
    ['His Excellencyson Doe', '', 'His Excellencyson Doe'],
    ['The Rt. Hon. John Doe', 'The Rt. Hon.', 'John Doe'],
    ['The Rock Johnson', '', 'The Rock Johnson'],
    // These titles are joined without a space.
    ['Prof.Dr. Hans Meier', 'Prof.Dr.', 'Hans Meier'],
    ['Mayor-Judge Jane Doe', 'Mayor-Judge', 'Jane Doe'],
    ['Dr.Meier Hans', '', 'Dr.Meier Hans'],
    // A field follows the title of a doctorate. After another title, the same word is a name.
    ['Dr. med. Hans Meier', 'Dr. med.', 'Hans Meier'],
    ['Prof.Dr. med. Hans Meier', 'Prof.Dr. med.', 'Hans Meier'],
    ['Dr. rer. nat. Hans Meier', 'Dr. rer. nat.', 'Hans Meier'],
    ['Dr. h. c. Hans Meier', 'Dr. h. c.', 'Hans Meier'],
    ['Mag. phil. Dr. Hans Meier', 'Mag. phil. Dr.', 'Hans Meier'],
    ['Dr. Hmed. Meier', 'Dr.', 'Hmed. Meier'],
    ['Dr. med.x Meier', 'Dr.', 'med.x Meier'],
    ['Frau med. Meier', 'Frau', 'med. Meier'],
    ['Mag-Judge med. Meier', 'Mag.-Judge', 'med. Meier'],
  ])('the titles of "%s" ("%s") are separated from the name "%s"', (text, written, left) => {
    expect(parseTitled(text)).toEqual([written, left]);
  });

  test('the last title with a gender or a name order determines the gender or the order of a name', () => {
    const parseGenderAndOrder = (text: string) => {
      const { gender, beforeGiven } = takeTitles(text.split(' '));
      return [gender, beforeGiven];
    };
    expect(parseGenderAndOrder('Dr. Sir Elton')).toEqual(['male', true]);
    expect(parseGenderAndOrder('Sir Dr. Elton')).toEqual(['male', false]);
    expect(parseGenderAndOrder('Prof. Frau Meier')).toEqual(['female', false]);
    expect(parseGenderAndOrder('Mr. and Mrs. Smith')).toEqual(['female', false]);
    expect(parseGenderAndOrder('Dr. Smith')).toEqual([null, false]);
    expect(parseGenderAndOrder('Smith')).toEqual([null, false]);
  });
});

test.each([
  ['Paul Lewis Mr', 'Mr.'],
  ['Paul Lewis MRS.', 'Mrs.'],
  ['Paul Lewis ms', 'Ms.'],
  ['Paul Lewis Miss', 'Miss'],
  // A single word is not a complete name; other titles are also family names.
  ['Lewis Mr', undefined],
  ['Paul Lewis Judge', undefined],
  ['Paul Lewis Amr', undefined],
  ['Paul Lewis Mrx', undefined],
])('the title at the end of the name %s is %s', (text, written) => {
  expect(findTitleAtEnd(text.split(' '))?.written).toBe(written);
});

test.each([
  ['jr', 'Jr.'],
  ['JUNIOR', 'Jr.'],
  ['Ph.D.', 'PhD'],
  ['3rd', '3rd'],
  ['J.R.', null],
  ['s.r', null],
  ['Smith', null],
])('the suffix %s has the canonical form %s', (word, written) => {
  expect(findSuffix(word)).toBe(written);
});

const takeEnds = (text: string, beforeWord?: number) => {
  const suffixes = ['before'];
  const remainingWords = takeSuffixes(text.split(' '), suffixes, beforeWord);
  return [remainingWords.join(' '), ...suffixes.slice(0, -1)];
};

test.each([
  ['John Smith MD PhD', ['John Smith', 'MD', 'PhD']],
  ['PhD', ['PhD']],
  ['Smith Senior', ['Smith', 'Sr.']],
  // A single letter is a generation after three words, but not after a word that joins two names.
  ['Larry James Johnson v', ['Larry James Johnson', 'V']],
  ['Larry James Johnson I', ['Larry James Johnson', 'I']],
  ['Rahul Kumar V', ['Rahul Kumar V']],
  ['Ramón García y V', ['Ramón García y V']],
  ['Ramón García E V', ['Ramón García E V']],
  ['Ramón García & V', ['Ramón García & V']],
  ['Ramón García and V', ['Ramón García and V']],
  ['Ramón García Yves V', ['Ramón García Yves', 'V']],
  ['Ramón García Henry V', ['Ramón García Henry', 'V']],
  ['Larry James Johnson IVY', ['Larry James Johnson IVY']],
])('the suffixes are separated from the name %s: %j', (text, expected) => {
  expect(takeEnds(text)).toEqual(expected);
});

test('Senior and Junior are parsed as family names when too few other words remain', () => {
  expect(takeEnds('Jason Senior', 2)).toEqual(['Jason Senior']);
  expect(takeEnds('Jason JUNIOR', 2)).toEqual(['Jason JUNIOR']);
  expect(takeEnds('Jason Dale Senior', 2)).toEqual(['Jason Dale', 'Sr.']);
  expect(takeEnds('Jason Sr.', 2)).toEqual(['Jason', 'Sr.']);
});

test.each([
  [['Jr.'], false, ['Jr.']],
  [['III'], false, ['III']],
  [['XIV'], false, ['XIV']],
  [['XIVa'], false, null],
  [['aXIV'], false, null],
  [['QQQ'], false, null],
  [['QQQ', 'CFP'], true, ['QQQ', 'CFP']],
  [['Q.Q.'], true, ['Q.Q.']],
  [['ABCDEF'], true, ['ABCDEF']],
  [['ABCDEFG'], true, null],
  [['Q'], true, null],
  [['Qqq'], true, null],
  [['qQQ'], true, null],
  [['Jr.', 'John'], true, null],
  [[], true, null],
])(
  'the part %j after a comma (any capitals are a degree: %s) consists of the suffixes %j',
  (part, mayBeGrade, suffixes) => {
    expect(parseSuffixes(part, mayBeGrade, mayBeGrade)).toEqual(suffixes);
  },
);

// Honours in the order of wear of the United Kingdom, ranks with their retirement, and degrees in capitals.
test.each([
  ['Sir Elton John CH CBE', 'John', 'CH, CBE'],
  ['Dame Maggie Smith CH DBE', 'Smith', 'CH, DBE'],
  ['Lord Coe CH KBE', 'Coe', 'CH, KBE'],
  ['Jane Smith, CH', 'Smith', 'CH'],
  ['Jane Smith MA', 'Smith', 'MA'],
  ['Jack MA', 'MA', null],
  ['Admiral John Smith USN (Ret.)', 'Smith', 'USN, Ret.'],
  ['Col. John Smith, USA (Ret)', 'Smith', 'USA, Ret.'],
  ['Lt Col John Smith ret.', 'Smith', 'Ret.'],
  ['Gen. John Smith, Retd', 'Smith', 'Ret.'],
  ['John Smith 2nd', 'Smith', '2nd'],
  ['John Smith 3rd, MD', 'Smith', '3rd, MD'],
  ['John Smith the 3rd', 'Smith', '3rd'],
  ['Smith 2nd, John', 'Smith', '2nd'],
  ['Smith, John, Dr.', 'Smith', null],
])('the family name of %s is %s, the suffix %s', (text, last, suffix) => {
  expect(parseName(text, null)).toMatchObject({ last, suffix });
});

test.each(['John 3', 'John Smith 22', '2nd', 'J0hn'])(
  'the digits in the name %s are not parsed as a generation',
  (text) => {
    expect(parseName(text, null)).toBeNull();
  },
);
