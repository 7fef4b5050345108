import { describe, expect, test } from 'vitest';
import { listCompletions, toHouseNumberKey, toStreetKey } from './us-street.ts';

describe('US street names', () => {
  // Source: USPS Publication 28, standard suffixes (C1), directionals (section 233) and their common spellings.
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
  ])('the street %s has the normalised key %s (LOC-048)', (street, key) => {
    expect(toStreetKey(street)).toBe(key);
    expect(toStreetKey(key)).toBe(key);
  });

  test('an unfinished last word of a street matches the abbreviations of its completions', () => {
    expect(listCompletions('AVENU')).toEqual(expect.arrayContaining(['AVENU', 'AVE']));
    expect(listCompletions('ELM')).toEqual(['ELM']);
    expect(listCompletions('S')).toEqual(['S']);
  });

  test('house numbers keep fractions, hyphens and letters', () => {
    expect(toHouseNumberKey('123 - 45')).toBe('123-45');
    expect(toHouseNumberKey('12 1/2')).toBe('12 1/2');
    expect(toHouseNumberKey('12a')).toBe('12A');
    expect(toHouseNumberKey('None')).toBeNull();
  });
});
