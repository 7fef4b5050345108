import { FixedOffsetZone } from 'luxon';
import { expect, test } from 'vitest';
import { pinnedEdition, zoneOf } from '../tz/edition.ts';
import { LuxonEditionZone } from './luxon-zone.ts';

const vienna = new LuxonEditionZone(zoneOf('Europe/Vienna'));
// Summer time in the European Union begins at 01:00 UTC on the last Sunday of March.
const changeMs = Date.UTC(2026, 2, 29, 1);

test('RuledZone changes its offset and abbreviation at the exact millisecond', () => {
  expect([changeMs - 1, changeMs].map((ts) => vienna.offset(ts))).toEqual([60, 120]);
  expect([changeMs - 1, changeMs].map((ts) => vienna.offsetName(ts))).toEqual(['CET', 'CEST']);
  expect([changeMs - 1, changeMs].map((ts) => vienna.formatOffset(ts))).toEqual(['+01:00', '+02:00']);
});

test('RuledZone returns historical offsets with seconds, such as 0:09:21 in Paris until 1911', () => {
  const paris = new LuxonEditionZone(zoneOf('Europe/Paris'));
  expect(paris.offset(Date.UTC(1900, 0, 1))).toBeCloseTo(9.35, 10);
  expect(paris.offsetName(Date.UTC(1900, 0, 1))).toBe('PMT');
});

test('RuledZone has the identifier of its zone as name and the type "ruled"', () => {
  expect([vienna.name, vienna.type, vienna.isUniversal, vienna.isValid]).toEqual([
    'Europe/Vienna',
    'ruled',
    false,
    true,
  ]);
});

test('RuledZone equals only another RuledZone with the same zone of the same edition', () => {
  expect(vienna.equals(new LuxonEditionZone(zoneOf('Europe/Vienna')))).toBe(true);
  expect(vienna.equals(new LuxonEditionZone(pinnedEdition.zoneOf('Europe/Paris')))).toBe(false);
  expect(vienna.equals(FixedOffsetZone.utcInstance)).toBe(false);
});
