import { describe, expect, test } from 'vitest';
import { pinnedEdition } from '../tz/edition.ts';
import { listOtherZonesAtPoint, findZoneAtPoint } from './zone-at-point.ts';

describe('findZoneAtPoint', () => {
  test.each([
    ['a city', 48.8566, 2.3522, 'Europe/Paris'],
    ['an island with its own time zone', -31.55, 159.08, 'Australia/Lord_Howe'],
    ['land that two zones cover, by its legal time', 43.8, 87.6, 'Asia/Shanghai'],
    ['the band that begins on a meridian, going east', 40, -37.5, 'Etc/GMT+2'],
    ['the 180th meridian from the east', 0, 180, 'Etc/GMT-12'],
    ['the 180th meridian from the west', 0, -180, 'Etc/GMT+12'],
    ['the North Pole', 90, 0, 'Etc/GMT'],
    ['the North Pole at another longitude', 90, 123, 'Etc/GMT'],
    ['the South Pole', -90, 0, 'Antarctica/McMurdo'],
    ['the middle of the Atlantic on the equator', 0, -30, 'Etc/GMT+2'],
  ])('the time zone at a point is found: %s', (_, latitude, longitude, zone) => {
    expect(findZoneAtPoint(pinnedEdition, latitude, longitude)).toBe(zone);
  });

  test('the zone on land takes precedence over the zone at sea, whatever the order of the boundaries', () => {
    expect(findZoneAtPoint(pinnedEdition, 1, 1, () => ['Etc/GMT', 'Africa/Lagos'])).toBe('Africa/Lagos');
    expect(findZoneAtPoint(pinnedEdition, 1, 1, () => ['Europe/Paris', 'Europe/Berlin'])).toBe(
      'Europe/Berlin',
    );
  });

  test('the zone at a point is undefined in a gap between the boundaries', () => {
    expect(findZoneAtPoint(pinnedEdition, 1, 1, () => [])).toBeUndefined();
  });

  test.each([
    [91, 0],
    [0, 181],
    [NaN, 0],
    [0, -Infinity],
  ])('findZoneAtPoint rejects the invalid point %f, %f', (latitude, longitude) => {
    expect(() => findZoneAtPoint(pinnedEdition, latitude, longitude)).toThrow(
      /must be a decimal number from/,
    );
    expect(() => listOtherZonesAtPoint(pinnedEdition, latitude, longitude)).toThrow(
      /must be a decimal number from/,
    );
  });
});
