import { expect, test } from 'vitest';
import { readFacts } from '../../facts/fact-table.ts';
import { findFormerProvince } from './vietnam-provinces.ts';

test('each of the 63 Vietnamese provinces of ISO 3166-2 belongs to one of the 34 provinces of July 2025', () => {
  const rows = readFacts('vietnam-provinces');
  const formerCodes = rows.flatMap(({ provinces = '' }) => provinces.split(' '));
  expect([rows.length, formerCodes.length, new Set(formerCodes).size]).toEqual([34, 63, 63]);
});

// Positions and provinces before July 2025, by the list of communes of the General Statistics Office.
test.each([
  ['Hanoi, which was not merged', '01', 21.03, 105.85, '44'],
  ['Pleiku in Gia Lai', '52', 13.98, 108.0, '49'],
  ['Quy Nhơn in Bình Định, now Gia Lai', '52', 13.78, 109.2, '46'],
  ['Phước Vĩnh in Bình Dương, now Hồ Chí Minh City', '79', 11.3, 106.8, '75'],
  ['Thủ Dầu Một, near the former border of Bình Dương', '79', 11.05, 106.6, null],
  ['a point of another province than the code says', '79', 21.03, 105.85, null],
  ['an unknown code', '99', 21.03, 105.85, null],
])('the former province of %s is known only when it is certain', (_, code, latitude, longitude, province) => {
  expect(findFormerProvince(code, latitude, longitude)).toBe(province);
});
