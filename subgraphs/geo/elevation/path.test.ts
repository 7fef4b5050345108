import { describe, expect, test } from 'vitest';
import { samplePath } from './path.ts';

describe('samplePath', () => {
  test('the points of an elevation path have equal distances on great circles, across several legs and the antimeridian', () => {
    const equatorPath = samplePath(
      [
        { latitude: 0, longitude: 170 },
        { latitude: 0, longitude: -170 },
      ],
      5,
    );
    expect(equatorPath.map(({ longitude }) => longitude)).toEqual([
      170,
      175,
      expect.closeTo(180),
      -175,
      -170,
    ]);
    const pathOfTwoLegs = samplePath(
      [
        { latitude: 0, longitude: 0 },
        { latitude: 0, longitude: 1 },
        { latitude: 3, longitude: 1 },
      ],
      5,
    );
    expect(pathOfTwoLegs.slice(1)).toEqual([0, 1, 2, 3].map((latitude) => ({ latitude, longitude: 1 })));
    // Los Angeles to New York, two fifths of the way: 38° 40.167′ N, 101° 37.570′ W by Ed Williams' Aviation Formulary.
    const flightPath = samplePath(
      [
        { latitude: 33 + 57 / 60, longitude: -118 - 24 / 60 },
        { latitude: 40 + 38 / 60, longitude: -73 - 47 / 60 },
      ],
      6,
    );
    expect(flightPath[2]?.latitude).toBeCloseTo(38 + 40.167 / 60, 3);
    expect(flightPath[2]?.longitude).toBeCloseTo(-101 - 37.57 / 60, 3);
    // Six decimals are a tenth of a metre; more would be rounding noise.
    for (const { latitude, longitude } of flightPath.slice(1, -1)) {
      expect(String(latitude)).toMatch(/^\d+\.\d{1,6}$/);
      expect(String(longitude)).toMatch(/^-\d+\.\d{1,6}$/);
    }
    // The ends are returned as given, with all their decimals.
    expect([flightPath[0]?.longitude, flightPath[5]]).toEqual([
      -118 - 24 / 60,
      { latitude: 40 + 38 / 60, longitude: -73 - 47 / 60 },
    ]);
    const stationaryPoint = { latitude: 5, longitude: 5 };
    expect(samplePath([stationaryPoint, stationaryPoint], 3)).toEqual([
      stationaryPoint,
      stationaryPoint,
      stationaryPoint,
    ]);
  });
});
