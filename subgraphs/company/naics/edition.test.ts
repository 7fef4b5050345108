import { describe, expect, test } from 'vitest';
import { naicsEdition, type NaicsRecord } from './edition.ts';
import { retiredClass, successorsOf } from './retired.ts';

const row = (code: string, description: string | null = null) => ({
  code,
  title: `Class ${code}`,
  description,
});
const codesOf = (records: readonly NaicsRecord[]) => records.map(({ code }) => code);

describe('NAICS version', () => {
  const edition = naicsEdition(
    2022,
    ['3212', '31-33', '321', '3219', '11', '322', '9999', '44-45', '321211'].map((code) => row(code)),
  );
  const found = (code: string) => edition.find(code);

  test('a NAICS version sorts its classes by code, whatever the order of the rows', () => {
    expect(codesOf(edition.records)).toEqual([
      '11',
      '31-33',
      '321',
      '3212',
      '321211',
      '3219',
      '322',
      '44-45',
      '9999',
    ]);
    expect(edition.year).toBe(2022);
    expect(edition.records.every(({ year }) => year === 2022)).toBe(true);
  });

  test('the level of a NAICS class is its number of digits, and 2 for sectors of several codes', () => {
    expect(['11', '31-33', '321', '3212', '321211'].map((code) => found(code)?.level)).toEqual([
      2, 2, 3, 4, 6,
    ]);
  });

  test('finds a NAICS sector of several codes by each of its codes', () => {
    for (const code of ['31', '32', '33', '31-33']) expect(found(code)?.code).toBe('31-33');
    for (const code of ['44', '45']) expect(found(code)?.code).toBe('44-45');
    for (const code of ['30', '34', '43', '46', '12']) expect(found(code)).toBeNull();
  });

  test('NAICS classes have parents and children; a class whose parent is not in the version has no parent', () => {
    expect(found('321')?.parent?.code).toBe('31-33');
    expect(found('3212')?.parent?.code).toBe('321');
    expect(codesOf(found('31-33')?.children ?? [])).toEqual(['321', '322']);
    expect(codesOf(found('321')?.children ?? [])).toEqual(['3212', '3219']);
    for (const code of ['31-33', '11', '9999', '321211']) expect(found(code)?.parent, code).toBeNull();
  });
});

test('a NAICS class lists the excluded classes of its description, each once', () => {
  const text = [
    'This class comprises 321.',
    'Excluded from this class are: sawing, see 321, 322 and 321; in 2022 others, see 99.',
    'Not excluded from 321.',
    'Excluded from all else.',
  ];
  const edition = naicsEdition(2022, [row('32', text.join('\n\n')), row('321'), row('322')]);
  expect(edition.find('32')?.exclusions).toEqual([
    { description: text[1], codes: ['321', '322'] },
    { description: text[3], codes: [] },
  ]);
  expect(edition.find('321')?.exclusions).toEqual([]);
});

// By the Census Bureau's concordance, 454110 of 2017 (electronic shopping) was split among the shops of 2022.
describe('retired NAICS class of 2017', () => {
  const current = naicsEdition(
    2022,
    ['455110', '455211', '449110'].map((code) => row(code)),
  );

  test('a retired NAICS class has its own year and the successors that exist in the current version', () => {
    const retired = retiredClass('454110', current);
    expect(retired).toMatchObject({ code: '454110', year: 2017 });
    const successors = retired === null ? [] : codesOf(successorsOf(retired, current));
    expect(successors.length).toBeGreaterThan(0);
    expect(successors.every((code) => current.find(code) !== null)).toBe(true);
  });

  test('returns no retired NAICS class for a current class or an unknown code', () => {
    expect(retiredClass('111110', current)).toBeNull();
    expect(retiredClass('999999', current)).toBeNull();
    const [own] = current.records;
    expect(own === undefined ? null : successorsOf(own, current)).toEqual([]);
  });

  test('returns no retired NAICS class when the current version is older than 2022', () => {
    expect(retiredClass('454110', naicsEdition(2017, []))).toBeNull();
    expect(retiredClass('454110', naicsEdition(2021, []))).toBeNull();
  });
});
