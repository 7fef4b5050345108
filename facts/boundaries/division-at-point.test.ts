import { describe, expect, test } from 'vitest';
import { decodeOutlines, encodeOutlines, gridUnitsPerDegree } from './arcs.ts';
import { findDivisionAtPoint } from './division-at-point.ts';
import { buildOutline, type Shape } from '../../scripts/boundaries/outline.ts';

/**
 * Centres of cities, most of them a few kilometres from another state. Their states are common knowledge, with codes of ISO
 * 3166-2.
 */
const cities: readonly (readonly [city: string, latitude: number, longitude: number, state: string])[] = [
  ['Mainz', 49.9929, 8.2473, 'DE-RP'],
  ['Wiesbaden', 50.0782, 8.2398, 'DE-HE'],
  ['Mannheim', 49.4875, 8.466, 'DE-BW'],
  ['Ludwigshafen', 49.4741, 8.4353, 'DE-RP'],
  ['Ulm', 48.3984, 9.9916, 'DE-BW'],
  ['Potsdam', 52.3906, 13.0645, 'DE-BB'],
  ['Berlin', 52.52, 13.405, 'DE-BE'],
  ['Hamburg', 53.5511, 9.9937, 'DE-HH'],
  ['Norderstedt', 53.7065, 10.0103, 'DE-SH'],
  ['Bremen', 53.0793, 8.8017, 'DE-HB'],
  ['Osnabrück', 52.2799, 8.0472, 'DE-NI'],
  ['Kassel', 51.3127, 9.4797, 'DE-HE'],
  ['Salzburg', 47.8095, 13.055, 'AT-5'],
  ['Linz', 48.3069, 14.2858, 'AT-4'],
  ['Vienna', 48.2082, 16.3738, 'AT-9'],
  ['Basel', 47.5596, 7.5886, 'CH-BS'],
  ['Bern', 46.948, 7.4474, 'CH-BE'],
  ['Geneva', 46.2044, 6.1432, 'CH-GE'],
  ['Solothurn', 47.2088, 7.537, 'CH-SO'],
  ['Turin', 45.0703, 7.6869, 'IT-21'],
  ['Milan', 45.4642, 9.19, 'IT-25'],
  ['Piacenza', 45.0526, 9.693, 'IT-45'],
  ['Mantua', 45.1564, 10.7914, 'IT-25'],
  ['Madrid', 40.4168, -3.7038, 'ES-MD'],
  ['Toledo', 39.8628, -4.0273, 'ES-CM'],
  ['Miranda de Ebro', 42.6865, -2.9469, 'ES-CL'],
  ['Vitoria', 42.8467, -2.6716, 'ES-PV'],
  ['Porto', 41.1496, -8.6109, 'PT-13'],
  ['Kraków', 50.0614, 19.9366, 'PL-12'],
  ['Katowice', 50.2649, 19.0238, 'PL-24'],
  ['Hamar', 60.7945, 11.068, 'NO-34'],
  ['Fredrikstad', 59.2205, 10.9347, 'NO-31'],
  ['Drammen', 59.7441, 10.2045, 'NO-33'],
  ['Skien', 59.2096, 9.609, 'NO-40'],
  ['Bardufoss', 69.0644, 18.5151, 'NO-55'],
  ['Alta', 69.9689, 23.2716, 'NO-56'],
  ['Bergen', 60.3913, 5.3221, 'NO-46'],
  ['Ottawa', 45.4215, -75.6972, 'CA-ON'],
  ['Gatineau', 45.4765, -75.7013, 'CA-QC'],
  ['Lloydminster, east of the meridian', 53.2783, -109.97, 'CA-SK'],
  ['Vancouver', 49.2827, -123.1207, 'CA-BC'],
  ['Toronto', 43.6532, -79.3832, 'CA-ON'],
  ['Albury', -36.0737, 146.9135, 'AU-NSW'],
  ['Wodonga', -36.1217, 146.8881, 'AU-VIC'],
  ['Canberra', -35.2809, 149.13, 'AU-ACT'],
  ['Brisbane', -27.4698, 153.0251, 'AU-QLD'],
  ['Tijuana', 32.5149, -117.0382, 'MX-BCN'],
  ['Torreón', 25.5428, -103.4068, 'MX-COA'],
  ['Gómez Palacio', 25.5611, -103.4983, 'MX-DUR'],
  ['Guadalajara', 20.6597, -103.3496, 'MX-JAL'],
  ['Brasília', -15.7939, -47.8828, 'BR-DF'],
  ['São Paulo', -23.5505, -46.6333, 'BR-SP'],
  ['Petrolina', -9.3891, -40.503, 'BR-PE'],
  ['Juazeiro', -9.4317, -40.5057, 'BR-BA'],
  ['Tokyo', 35.6895, 139.6917, 'JP-13'],
  ['Kawasaki', 35.5308, 139.703, 'JP-14'],
  ['Kyoto', 35.0116, 135.7681, 'JP-26'],
  ['Shimonoseki', 33.9578, 130.9415, 'JP-35'],
  ['Delhi', 28.6519, 77.2315, 'IN-DL'],
  ['Gurugram', 28.4595, 77.0266, 'IN-HR'],
  ['Noida', 28.5706, 77.3261, 'IN-UP'],
  ['Hyderabad', 17.385, 78.4867, 'IN-TS'],
  ['Beijing', 39.9042, 116.4074, 'CN-BJ'],
  ['Langfang', 39.5196, 116.7006, 'CN-HE'],
  ['Shanghai', 31.2304, 121.4737, 'CN-SH'],
  ['Bratislava', 48.1486, 17.1077, 'SK-BL'],
  ['Saint Petersburg', 59.9343, 30.3351, 'RU-SPE'],
  ['Johannesburg', -26.2041, 28.0473, 'ZA-GP'],
  ['Istanbul', 41.0082, 28.9784, 'TR-34'],
];

/**
 * Positions of prefectures and town halls. Sources: INSEE for the codes of French departments, the Office for National Statistics
 * for British authorities.
 */
const administrativeSeats: readonly (readonly [
  city: string,
  latitude: number,
  longitude: number,
  district: string,
])[] = [
  ['Paris', 48.8566, 2.3522, '75'],
  ['Nanterre', 48.8924, 2.2071, '92'],
  ['Bobigny', 48.9086, 2.4397, '93'],
  ['Créteil', 48.7904, 2.4556, '94'],
  ['Versailles', 48.8049, 2.1204, '78'],
  ['Évry', 48.6298, 2.4417, '91'],
  ['Melun', 48.5399, 2.6608, '77'],
  ['Lyon', 45.764, 4.8357, '69'],
  ['Avignon', 43.9493, 4.8055, '84'],
  ['Nîmes', 43.8367, 4.3601, '30'],
  ['Mâcon', 46.3069, 4.8287, '71'],
  ['Agen', 44.2033, 0.6163, '47'],
  ['Strasbourg', 48.5734, 7.7521, '67'],
  ['Colmar', 48.0794, 7.3585, '68'],
  ['Belfort', 47.6397, 6.8638, '90'],
  ['Sartène', 41.6217, 8.9744, '2A'],
  ['Corte', 42.3066, 9.1505, '2B'],
  ['Manchester', 53.4795, -2.2451, 'E08000003'],
  ['Leeds', 53.7997, -1.5492, 'E08000035'],
  ['Bradford', 53.792, -1.754, 'E08000032'],
  ['Birmingham', 52.4797, -1.9026, 'E08000025'],
  ['Wolverhampton', 52.587, -2.1288, 'E08000031'],
  ['Westminster', 51.4975, -0.1357, 'E09000033'],
  ['Croydon', 51.3714, -0.0977, 'E09000008'],
  ['Edinburgh', 55.9533, -3.1883, 'S12000036'],
  ['Perth', 56.395, -3.4308, 'S12000048'],
  ['Cardiff', 51.4816, -3.1791, 'W06000015'],
  ['Aylesbury, since 2020 of Buckinghamshire', 51.8156, -0.8084, 'E06000060'],
  ['Northallerton, since 2023 of North Yorkshire', 54.3378, -1.4285, 'E06000065'],
  ['Taunton, since 2023 of Somerset', 51.0147, -3.1029, 'E06000066'],
  ['Omagh', 54.5977, -7.2997, 'N09000006'],
  ['Armagh', 54.3503, -6.6528, 'N09000002'],
];

describe('the state at a point', () => {
  test.each(cities)('the state at a point is found in %s', (_, latitude, longitude, state) => {
    expect(findDivisionAtPoint(state.slice(0, 2), latitude, longitude)?.state).toBe(state);
  });
  test.each(administrativeSeats)(
    'the division at a point includes the district: %s',
    (_, latitude, longitude, district) => {
      const country = /^[NSEW]/.test(district) ? 'GB' : 'FR';
      expect(findDivisionAtPoint(country, latitude, longitude)?.district).toBe(district);
    },
  );
  test('no state is found at sea, in another country, or in areas that were divided after the boundary data', () => {
    // Mymensingh left Dhaka in 2015, Jetisu left Almaty Region in 2022, Sidama left the South of Ethiopia in 2020.
    expect(findDivisionAtPoint('BD', 24.7471, 90.4203)).toBeNull();
    expect(findDivisionAtPoint('KZ', 45.0156, 78.3739)).toBeNull();
    expect(findDivisionAtPoint('ET', 7.05, 38.4763)).toBeNull();
    expect(findDivisionAtPoint('FR', 46, -4)).toBeNull();
    expect(findDivisionAtPoint('DE', 48.8566, 2.3522)).toBeNull();
    expect(findDivisionAtPoint('ZZ', 0, 0)).toBeNull();
  });
  test('the state of a point up to 5 km off a simplified coast is found', () => {
    expect(findDivisionAtPoint('FR', 42.6973, 9.4509)).toMatchObject({ state: 'FR-20R', district: '2B' });
    expect(findDivisionAtPoint('NO', 69.6496, 18.956)?.state).toBe('NO-55');
    expect(findDivisionAtPoint('RU', 64.7337, 177.4968)?.state).toBe('RU-CHU');
    // These points are five and ten kilometres off the Atlantic beach of Lacanau, which runs north to south at 1.2° W.
    expect(findDivisionAtPoint('FR', 45, -1.24)?.district).toBe('33');
    expect(findDivisionAtPoint('FR', 45, -1.33)).toBeNull();
  });
  test('the state of a point is found on both sides of the antimeridian', () => {
    // The points are in Bilibino and in the hills of the Chukchi Peninsula.
    expect(findDivisionAtPoint('RU', 68.0584, 166.4428)?.state).toBe('RU-CHU');
    expect(findDivisionAtPoint('RU', 65, -175)?.state).toBe('RU-CHU');
  });
});

describe('outlines of regions', () => {
  /** Two squares are adjacent, the third square is in the state of the second, and an island is within the first. */
  const createSquare = (west: number, south: number, size = 1) => [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ];
  const shapes: Shape[] = [
    { state: 'ZZ-A', district: null, rings: [createSquare(0, 0), createSquare(0.4, 0.4, 0.2)] },
    { state: 'ZZ-B', district: '1', rings: [createSquare(1, 0)] },
    { state: 'ZZ-B', district: '1', rings: [createSquare(2, 0)] },
    { state: 'ZZ-C', district: null, rings: [createSquare(0.4, 0.4, 0.2)] },
  ];
  test('encoded outlines contain each arc between regions once, and no arcs between areas of one region', () => {
    const { regions, arcs } = buildOutline(shapes, 0.001);
    expect(regions.map(({ state, district }) => [state, district])).toEqual([
      ['ZZ-A', null],
      ['ZZ-B', '1'],
      ['ZZ-C', null],
    ]);
    const [a, b, c] = regions.map((region) => new Set(region.arcs));
    expect([...(a ?? [])].filter((arc) => b?.has(arc))).toHaveLength(1);
    expect([...(a ?? [])].filter((arc) => c?.has(arc))).toHaveLength(1);
    const innerArcs = arcs.flatMap((arc, number) =>
      arc.some((x) => x === 2 * gridUnitsPerDegree) ? [number] : [],
    );
    for (const number of innerArcs)
      expect(arcs[number]).not.toEqual([
        2 * gridUnitsPerDegree,
        0,
        2 * gridUnitsPerDegree,
        gridUnitsPerDegree,
      ]);
  });
  test('outlines of regions are encoded and decoded without loss, and a truncated outline file is rejected', () => {
    const { regions, arcs } = buildOutline(shapes, 0.001);
    const body = Buffer.from(encodeOutlines(regions, arcs));
    const decodedOutlines = decodeOutlines(body);
    expect(decodedOutlines.regions).toEqual(
      regions.map((region) => ({ ...region, arcs: [...region.arcs].sort((x, y) => x - y) })),
    );
    expect([...decodedOutlines.positions]).toEqual(arcs.flat());
    expect(() => decodeOutlines(body.subarray(0, -1))).toThrow('truncated');
    expect(() => decodeOutlines(Buffer.concat([body, Buffer.from([1])]))).toThrow('after its last arc');
  });
});
