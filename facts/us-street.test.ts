import { describe, expect, test } from 'vitest';
import { endingsOf, numberKey, streetKey } from './us-street.ts';

describe('US street names', () => {
  // USPS Publication 28: standard suffixes (C1), directionals (section 233) and their common spellings.
  test.each([
    ['Pennsylvania Avenue Northwest', 'PENNSYLVANIA AVE NW'],
    ['Pennsylvania Ave. N.W.', 'PENNSYLVANIA AVE NW'],
    ['5th Avenue', '5TH AVE'],
    ['Fifth Av', '5TH AVE'],
    ['N. Oak Drv', 'N OAK DR'],
    ['Martin Luther King Jr Boulevard', 'MARTIN LUTHER KING JR BLVD'],
    ["O'Farrell Street", 'OFARRELL ST'],
    ['Saint Marks Pl', 'ST MARKS PL'],
    ['Cañon Perdido Str', 'CANON PERDIDO ST'],
    ['  Main   St ', 'MAIN ST'],
    ['County Highway 12-34', 'COUNTY HWY 12-34'],
  ])('the street %s has the key %s (LOC-048)', (street, key) => {
    expect(streetKey(street)).toBe(key);
    expect(streetKey(key)).toBe(key);
  });

  test('unfinished last words match the abbreviations of their completions', () => {
    expect(endingsOf('AVENU')).toEqual(expect.arrayContaining(['AVENU', 'AVE']));
    expect(endingsOf('ELM')).toEqual(['ELM']);
    expect(endingsOf('S')).toEqual(['S']);
  });

  test('house numbers retain fractions, hyphens and letters', () => {
    expect(numberKey('123 - 45')).toBe('123-45');
    expect(numberKey('12 1/2')).toBe('12 1/2');
    expect(numberKey('12a')).toBe('12A');
    expect(numberKey('None')).toBeNull();
  });
});
