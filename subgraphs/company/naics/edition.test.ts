import { describe, expect, test } from 'vitest';
import { createNaicsEdition, type NaicsRecord } from './edition.ts';
import { findRetiredClass, findSuccessors } from './retired-classes.ts';

const createRow = (code: string, description: string | null = null) => ({
  code,
  title: `Class ${code}`,
  description,
});
const listCodes = (records: readonly NaicsRecord[]) => records.map(({ code }) => code);

describe('NAICS version', () => {
  const edition = createNaicsEdition(
    2022,
    ['3212', '31-33', '321', '3219', '11', '322', '9999', '44-45', '321211'].map((code) => createRow(code)),
  );
  const findByCode = (code: string) => edition.find(code);

  test('a NAICS version sorts its classes by code, in whatever order the rows are read', () => {
    expect(listCodes(edition.records)).toEqual([
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

  test('the level of a NAICS class is its number of digits, or 2 for a sector with several codes', () => {
    expect(['11', '31-33', '321', '3212', '321211'].map((code) => findByCode(code)?.level)).toEqual([
      2, 2, 3, 4, 6,
    ]);
  });

  test('a NAICS version finds a sector with several codes by each of these codes', () => {
    for (const code of ['31', '32', '33', '31-33']) expect(findByCode(code)?.code).toBe('31-33');
    for (const code of ['44', '45']) expect(findByCode(code)?.code).toBe('44-45');
    for (const code of ['30', '34', '43', '46', '12']) expect(findByCode(code)).toBeNull();
  });

  test('a NAICS class has its parent and children, and a parent that the version lacks is null', () => {
    expect(findByCode('321')?.parent?.code).toBe('31-33');
    expect(findByCode('3212')?.parent?.code).toBe('321');
    expect(listCodes(findByCode('31-33')?.children ?? [])).toEqual(['321', '322']);
    expect(listCodes(findByCode('321')?.children ?? [])).toEqual(['3212', '3219']);
    for (const code of ['31-33', '11', '9999', '321211']) expect(findByCode(code)?.parent, code).toBeNull();
  });
});

test('a NAICS class lists each class that its description excludes, once', () => {
  const text = [
    'This class comprises 321.',
    'Excluded from this class are: sawing, see 321, 322 and 321; in 2022 others, see 99.',
    'Not excluded from 321.',
    'Excluded from all else.',
  ];
  const edition = createNaicsEdition(2022, [
    createRow('32', text.join('\n\n')),
    createRow('321'),
    createRow('322'),
  ]);
  expect(edition.find('32')?.exclusions).toEqual([
    { description: text[1], codes: ['321', '322'] },
    { description: text[3], codes: [] },
  ]);
  expect(edition.find('321')?.exclusions).toEqual([]);
});

// By the Census Bureau's concordance, 454110 of 2017 (electronic shopping) was split among the shops of 2022.
describe('retired NAICS class of 2017', () => {
  const currentEdition = createNaicsEdition(
    2022,
    ['455110', '455211', '449110'].map((code) => createRow(code)),
  );

  test('a retired NAICS class has its own year and the successors that exist in the current version', () => {
    const retiredRecord = findRetiredClass('454110', currentEdition);
    expect(retiredRecord).toMatchObject({ code: '454110', year: 2017 });
    const successors = retiredRecord === null ? [] : listCodes(findSuccessors(retiredRecord, currentEdition));
    expect(successors.length).toBeGreaterThan(0);
    expect(successors.every((code) => currentEdition.find(code) !== null)).toBe(true);
  });

  test('findRetiredClass returns null for a current class or an unknown code', () => {
    expect(findRetiredClass('111110', currentEdition)).toBeNull();
    expect(findRetiredClass('999999', currentEdition)).toBeNull();
    const [own] = currentEdition.records;
    expect(own === undefined ? null : findSuccessors(own, currentEdition)).toEqual([]);
  });

  test('findRetiredClass returns null when the current version is older than 2022', () => {
    expect(findRetiredClass('454110', createNaicsEdition(2017, []))).toBeNull();
    expect(findRetiredClass('454110', createNaicsEdition(2021, []))).toBeNull();
  });
});
