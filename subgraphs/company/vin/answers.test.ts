import { expect, test } from 'vitest';
import { execute, buildCompanySchema } from '../../../test/support/company-graph.ts';
import type { Vehicle } from './vehicle.ts';
import { computeCheckDigit, type VinParts } from './vin.ts';

const addCheckDigit = (vin: string) => vin.slice(0, 8) + computeCheckDigit(vin) + vin.slice(9);

let decodedVehicle: Vehicle | null = null;
let requested: [VinParts, number][] = [];
const createVehicles = () => ({
  decode: (parts: VinParts, latest: number) => {
    requested.push([parts, latest]);
    return decodedVehicle;
  },
});
const schema = buildCompanySchema({ vehicles: createVehicles });

/**
 * Returns the facts of a number for a given result of the decoder. A null result means that the decoder does not know
 * the maker.
 */
async function queryFacts(
  vin: string,
  decoderResult: Partial<Vehicle> | null,
  now = Date.parse('2026-06-15T12:00:00Z'),
) {
  decodedVehicle = decoderResult as Vehicle | null;
  requested = [];
  const document =
    'query ($vin: String!) { vin(vin: $vin) { vin valid checkDigitValid wmi serial make manufacturer model doors year } }';
  const { data, errors } = await execute(document, { vin }, { schema, now });
  expect(errors).toEqual([]);
  return { record: data?.['vin'] as unknown as Record<string, unknown>, requested };
}

test('a VIN is decoded once, and its model year is at most the next year', async () => {
  const vin = addCheckDigit('1HGCM82633A004352');
  const { record, requested } = await queryFacts(` ${vin.toLowerCase().slice(0, 3)}-${vin.slice(3)} `, {
    make: 'HONDA',
    model: 'Accord',
    doors: 4,
    year: 2003,
    manufacturer: 'AMERICAN HONDA',
  });
  expect(record).toEqual({
    vin,
    valid: true,
    checkDigitValid: true,
    wmi: '1HG',
    serial: '004352',
    make: 'HONDA',
    manufacturer: 'AMERICAN HONDA',
    model: 'Accord',
    doors: 4,
    year: 2003,
  });
  expect(requested.map(([parts, latest]) => [parts.vin, latest])).toEqual([[vin, 2027]]);
  const factsAtNewYear = await queryFacts(vin, null, Date.parse('2026-12-31T23:59:59Z'));
  expect(factsAtNewYear.requested[0]?.[1]).toBe(2027);
});

test('an invalid VIN is not decoded', async () => {
  const { record, requested } = await queryFacts(' 1hg-cm8 ', { make: 'HONDA' });
  expect(record).toEqual({
    vin: '1HGCM8',
    valid: false,
    checkDigitValid: null,
    wmi: null,
    serial: null,
    make: null,
    manufacturer: null,
    model: null,
    doors: null,
    year: null,
  });
  expect(requested).toEqual([]);
});

// By facts/tables/vehicle-makers.tsv, JMZ is Mazda's identifier for Europe; 953 and DA1 are manufacturers of several makes.
test.each([
  ['JMZ', null, 'Mazda', null],
  ['JMZ', { make: 'OTHER', manufacturer: 'WORKS' }, 'Mazda', 'WORKS'],
  ['JMZ', { make: 'OTHER', model: 'One', manufacturer: 'WORKS' }, 'OTHER', 'WORKS'],
  ['JMZ', { model: 'One' }, 'Mazda', null],
  ['953', null, null, 'Volkswagen Truck & Bus'],
  ['953', { make: 'OTHER', manufacturer: 'WORKS' }, null, 'Volkswagen Truck & Bus'],
  ['953', { make: 'OTHER', model: 'One', manufacturer: 'WORKS' }, 'OTHER', 'WORKS'],
  ['953', { make: 'OTHER', model: 'One' }, 'OTHER', 'Volkswagen Truck & Bus'],
  ['WXX', null, null, null],
  ['WXX', { make: 'OTHER', manufacturer: 'WORKS' }, 'OTHER', 'WORKS'],
])(
  'a vehicle from the maker %s with the decoded facts %j has the make %s and the manufacturer %s',
  async (wmi, decoderResult, make, manufacturer) => {
    const { record } = await queryFacts(`${wmi}CM82603A004352`, decoderResult);
    expect([record['make'], record['manufacturer']]).toEqual([make, manufacturer]);
  },
);
