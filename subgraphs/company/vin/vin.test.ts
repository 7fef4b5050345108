import { describe, expect, test } from 'vitest';
import { executeOperation, buildCompanySchema } from '../../../test/support/company-graph.ts';
import { createVehicleSource } from './vehicle-source.ts';
import { computeCheckDigit, listModelYears, parseVin } from './vin.ts';

const vehicles = createVehicleSource();
const schema = buildCompanySchema({ vehicles });

const decodeVehicle = async (vin: string, latest = 2027) => {
  const parts = parseVin(vin);
  return parts === null ? null : (await vehicles()).decode(parts, latest);
};

/** Builds a number from a maker's descriptor with a fictitious serial number and a correct check digit. */
function buildVin(descriptor: string, year: string): string {
  const vinWithoutCheckDigit = `${descriptor}0${year}A000123`;
  return (
    vinWithoutCheckDigit.slice(0, 8) + computeCheckDigit(vinWithoutCheckDigit) + vinWithoutCheckDigit.slice(9)
  );
}

describe('VIN format', () => {
  test('REF-015 an American VIN requires the check digit of 49 CFR 565', () => {
    expect(parseVin('1M8GDM9AXKP042788')).toMatchObject({ wmi: '1M8', checkDigitValid: true }); // The example of the regulation.
    expect(parseVin('11111111111111111')).toMatchObject({ checkDigitValid: true });
    expect(parseVin('1M8GDM9A1KP042788')).toBeNull();
  });

  test('REF-015 a VIN outside North America reports whether its check digit is correct, but does not require it', () => {
    expect(parseVin('WVWZZZ3BZWE689725')).toMatchObject({ wmi: 'WVW', checkDigitValid: false });
    // China requires the check digit by law.
    expect(parseVin('LSVAA49J132047371')).toMatchObject({ checkDigitValid: true });
    expect(parseVin('LSVAA49J232047371')).toBeNull();
  });

  test.each([
    '',
    '1HGCM82643A004352',
    '1HGCM82633A00435',
    '1HGCM82633A0043522',
    'IHGCM82633A004352',
    '1HGCM8263OA004352',
    '1HGCM8263QA004352',
    '😀'.repeat(17),
    'x'.repeat(5000),
  ])('REF-015 REF-030 the VIN %.20s is not valid, without an error and without facts', async (vin) => {
    const { data, errors } = await executeOperation('vin', { vin, deep: true });
    expect(errors).toEqual([]);
    const {
      vin: requestedVin,
      valid,
      reason,
      deep,
      ...facts
    } = data?.['vin'] as unknown as Record<string, object>;
    expect(requestedVin).toBe(vin.toUpperCase());
    expect(valid).toBe(false);
    // The published number is 1HGCM82633A004352.
    expect(reason).toBe(vin === '1HGCM82643A004352' ? 'wrong_check_digit' : 'malformed');
    expect(new Set([...Object.values(facts), ...Object.values(deep ?? {})])).toEqual(new Set([null]));
  });

  test('the model year code of a VIN repeats every 30 years, and position 7 shows the cycle of a North American car', () => {
    const listYears = (vin: string, light: boolean, latest = 2027) => {
      const parts = parseVin(vin);
      return parts === null ? null : listModelYears(parts, light, latest);
    };
    expect(listYears('1HGCM82633A004352', true)).toEqual([2003]); // 3 means 2003 or 2033.
    expect(listYears(buildVin('1FTFW1ET', 'D'), true)).toEqual([2013, 1983]);
    expect(listYears(buildVin('1G1YY26W', 'D'), true)).toEqual([1983, 2013]);
    expect(listYears(buildVin('1G1YY26W', 'D'), false)).toEqual([2013, 1983]);
    expect(listYears(buildVin('1G1YY26W', 'Y'), true, 2029)).toEqual([2000]);
    expect(listYears('WVWZZZ3BZ0E689725', false)).toEqual([]); // 0 is not a year code.
  });
});

// Numbers of real vehicles from public examples, with their make, model and year.
const publishedVins: readonly (readonly [vin: string, make: string, model: string, year: number])[] = [
  ['1HGCM82633A004352', 'Honda', 'Accord', 2003],
  ['5YJSA1DN5CFP01785', 'Tesla', 'Model S', 2012],
  ['5YJ3E1EA7HF000337', 'Tesla', 'Model 3', 2017],
  ['WBA3A5C51CF256651', 'BMW', '328i', 2012],
  ['5GZCZ43D13S812715', 'Saturn', 'Vue', 2003],
  ['1GNEK13ZX3R298984', 'Chevrolet', 'Tahoe', 2003],
  ['JH4KA7561PC008269', 'Acura', 'Legend', 1993],
  ['1FDKF37GXVEB34368', 'Ford', 'F-350', 1997],
  ['JTDKB20U887718156', 'Toyota', 'Prius', 2008],
  ['4F2YU09161KM33122', 'Mazda', 'Tribute', 2001],
  ['3N1AB6AP7BL729215', 'Nissan', 'Sentra', 2011],
  ['JM1BK323071624570', 'Mazda', 'Mazda3', 2007],
  ['5TDYK3DC8DS290235', 'Toyota', 'Sienna', 2013],
  ['4T1BE32K25U056382', 'Toyota', 'Camry', 2005],
  ['2C3KA43R08H129584', 'Chrysler', '300', 2008],
  ['1B3HB48B67D562726', 'Dodge', 'Caliber', 2007],
  ['3D7KU28C84G163512', 'Dodge', 'Ram', 2004],
  ['2G1FC3D33C9165616', 'Chevrolet', 'Camaro', 2012],
  ['1XP5DB9X7YN526158', 'Peterbilt', '379', 2000],
];

// Descriptors (positions 1 to 8) and year letters from the makers' identification guides. The numbers built from them are
// complete and have a correct check digit, but belong to no known vehicle: serial 000123.
const descriptors: readonly (readonly [string, string, make: string, model: string, year: number])[] = [
  ['1FA6P8CF', 'F', 'Ford', 'Mustang', 2015],
  ['1FMCU0GX', 'D', 'Ford', 'Escape', 2013],
  ['1FADP3F2', 'E', 'Ford', 'Focus', 2014],
  ['1G1YY26W', '8', 'Chevrolet', 'Corvette', 2008],
  ['1GCUYDED', 'K', 'Chevrolet', 'Silverado', 2019],
  ['1GNSKBKC', 'G', 'Chevrolet', 'Tahoe', 2016],
  ['1C4RJFAG', 'C', 'Jeep', 'Grand Cherokee', 2012],
  ['1C4HJXDG', 'K', 'Jeep', 'Wrangler', 2019],
  ['1C6RR7LT', 'E', 'Ram', '1500', 2014],
  ['2C3CDXBG', 'D', 'Dodge', 'Charger', 2013],
  ['2C3CDZAG', 'F', 'Dodge', 'Challenger', 2015],
  ['2C4RC1BG', 'H', 'Chrysler', 'Pacifica', 2017],
  ['2C4RC1BG', 'E', 'Chrysler', 'Town and Country', 2014],
  ['4T1BF1FK', 'D', 'Toyota', 'Camry', 2013],
  ['4T1G11AK', 'L', 'Toyota', 'Camry', 2020],
  ['2T1BURHE', 'F', 'Toyota', 'Corolla', 2015],
  ['JTDKN3DU', 'B', 'Toyota', 'Prius', 2011],
  ['5TFDY5F1', 'G', 'Toyota', 'Tundra', 2016],
  ['3TMCZ5AN', 'H', 'Toyota', 'Tacoma', 2017],
  ['2T3P1RFV', 'K', 'Toyota', 'RAV4', 2019],
  ['1N4AL3AP', 'E', 'Nissan', 'Altima', 2014],
  ['1N4AZ0CP', 'D', 'Nissan', 'Leaf', 2013],
  ['5N1AT2MV', 'F', 'Nissan', 'Rogue', 2015],
  ['3N1AB7AP', 'E', 'Nissan', 'Sentra', 2014],
  ['4S4BSANC', 'G', 'Subaru', 'Outback', 2016],
  ['JF2SJADC', 'F', 'Subaru', 'Forester', 2015],
  ['KMHD84LF', 'H', 'Hyundai', 'Elantra', 2017],
  ['KM8J3CA4', 'G', 'Hyundai', 'Tucson', 2016],
  ['5XYZT3LB', 'F', 'Hyundai', 'Santa Fe', 2015],
  ['5XXGT4L3', 'G', 'Kia', 'Optima', 2016],
  ['KNAFX4A6', 'E', 'Kia', 'Forte', 2014],
  ['WBAJA5C5', 'H', 'BMW', '530i', 2017],
  ['55SWF4JB', 'F', 'Mercedes-Benz', 'C-Class', 2015],
  ['WDDGF4HB', 'D', 'Mercedes-Benz', 'C-Class', 2013],
  ['WAUAFAFL', 'D', 'Audi', 'A4', 2013],
  ['WA1LAAF7', 'H', 'Audi', 'Q7', 2017],
  ['1VWAT7A3', 'F', 'Volkswagen', 'Passat', 2015],
  ['3VV2B7AX', 'K', 'Volkswagen', 'Tiguan', 2019],
  ['JM1BL1UF', 'C', 'Mazda', 'Mazda3', 2012],
  ['JM3KFBCM', 'K', 'Mazda', 'CX-5', 2019],
  ['YV4A22PK', 'G', 'Volvo', 'XC90', 2016],
  ['19UUA662', '5', 'Acura', 'TL', 2005],
  ['JH4CL968', '4', 'Acura', 'TSX', 2004],
  ['5J8TB4H5', 'G', 'Acura', 'RDX', 2016],
  ['JTHBK1GG', 'E', 'Lexus', 'ES', 2014],
  ['2T2BZMCA', 'G', 'Lexus', 'RX', 2016],
  ['1GYKNDRS', 'H', 'Cadillac', 'XT5', 2017],
  ['ZFF67NFA', 'C', 'Ferrari', '458 Italia', 2012],
  ['5YJYGDEE', 'M', 'Tesla', 'Model Y', 2021],
  ['5YJXCBE2', 'H', 'Tesla', 'Model X', 2017],
  ['2HGFC2F5', 'G', 'Honda', 'Civic', 2016],
  ['1HGFA165', '8', 'Honda', 'Civic', 2008],
  ['5FNRL5H6', 'D', 'Honda', 'Odyssey', 2013],
  ['2HKRW2H5', 'J', 'Honda', 'CR-V', 2018],
  ['5FNYF6H5', 'G', 'Honda', 'Pilot', 2016],
  ['1FM5K8D8', 'E', 'Ford', 'Explorer', 2014],
  ['3FA6P0H7', 'D', 'Ford', 'Fusion', 2013],
  ['1G1BE5SM', 'H', 'Chevrolet', 'Cruze', 2017],
  ['1G1ZD5ST', 'J', 'Chevrolet', 'Malibu', 2018],
  ['2GNAXUEV', 'K', 'Chevrolet', 'Equinox', 2019],
  ['1GKKNULS', 'H', 'GMC', 'Acadia', 2017],
  ['5LMCJ1A9', 'F', 'Lincoln', 'MKC', 2015],
  ['SALGS2VF', 'F', 'Land Rover', 'Range Rover', 2015],
  ['WP0AB2A9', 'E', 'Porsche', '911', 2014],
  ['KNDJP3A5', 'F', 'Kia', 'Soul', 2015],
  ['JN8AS5MT', 'D', 'Nissan', 'Rogue', 2013],
];

describe('CAT-008 vehicle lookup by VIN', () => {
  test.each(publishedVins)('the VIN %s is decoded as a %s %s of %i', async (vin, make, model, year) => {
    const vehicle = await decodeVehicle(vin);
    expect(vehicle).toMatchObject({ make, year });
    expect(vehicle?.model).toContain(model);
  });

  test.each(descriptors)(
    'the descriptor %s with year code %s is decoded as a %s %s of %i',
    async (descriptor, letter, make, model, year) => {
      const vehicle = await decodeVehicle(buildVin(descriptor, letter));
      expect(vehicle).toMatchObject({ make, year });
      expect(vehicle?.model).toContain(model);
    },
  );

  test('the VIN lookup returns the documented shape', async () => {
    const { data, errors } = await executeOperation(
      'vin',
      { vin: '1hgcm826-33a004352', deep: true },
      { schema },
    );
    expect(errors).toEqual([]);
    expect(data?.['vin']).toEqual({
      vin: '1HGCM82633A004352',
      valid: true,
      year: 2003,
      make: 'Honda',
      model: 'Accord',
      trim: 'EX-V6',
      body: 'Coupe',
      type: 'Passenger Car',
      reason: null,
      deep: {
        recalls: null,
        series: null,
        doors: 2,
        cylinders: 6,
        displacement: null,
        fuel: 'Gasoline',
        horsepower: null,
        drive: null,
        transmission: null,
        manufacturer: 'AMERICAN HONDA MOTOR CO., INC.',
        plant_city: 'MARYSVILLE',
        plant_state: 'OHIO',
        plant_country: 'UNITED STATES (USA)',
        gvwr: 'Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)',
      },
    });
  });

  test('the VIN lookup returns the same facts as flat fields in API version 1.0.0', async () => {
    const { data } = await executeOperation('vin-v1', { vin: '5YJSA1DN5CFP01785' }, { schema });
    expect(data?.['vin']).toMatchObject({
      make: 'Tesla',
      model: 'Model S',
      plant_city: 'FREMONT',
      cylinders: null,
    });
  });

  test('a car that was never sold in America has the make of its maker code, but no year or model', async () => {
    for (const [vin, make] of [
      ['NM1ZZZ00000123456', 'Renault'],
      ['MB1AA22E6LR123456', 'Ashok Leyland'],
      ['XTCZZZ65115123456', 'KAMAZ'],
      ['PM2M300S002123456', 'Perodua'],
      ['JMYSNCY2A8U123456', 'Mitsubishi'],
      ['WVWZZZ3BZWE689725', 'Volkswagen'],
      ['VF1BB05CF26010203', 'Renault'],
      ['TMBZZZ1Z5A1234567', 'Škoda'],
      ['9BHBG51CAGP000001', 'Hyundai'],
      ['MDHFBUK13U0000001', 'Nissan'],
      // Renault Samsung for Korea. Cars that it built for Nissan of America are in vPIC by model.
      ['KNMA4C2HMNP000001', 'Renault Samsung'],
    ]) {
      const { data } = await executeOperation('vin', { vin }, { schema });
      expect(data?.['vin']).toMatchObject({ valid: true, make, model: null, year: null });
    }
  });

  test('the make of a VIN is null when its maker uses other makes outside America', async () => {
    // SAIC General Motors builds Chevrolets, Buicks and Cadillacs; vPIC has only a Cadillac.
    const { data } = await executeOperation('vin', { vin: buildVin('LSGPC52U', 'A') }, { schema });
    expect(data?.['vin']).toMatchObject({ valid: true, make: null, model: null });
  });

  test('a maker with several makes is returned as the manufacturer, and a small maker is found by six characters', async () => {
    const queryFacts = async (vin: string) => {
      const { data } = await executeOperation('vin', { vin, deep: true }, { schema });
      return data?.['vin'];
    };
    expect(await queryFacts('Z94CB41AACR000001')).toMatchObject({
      make: null,
      deep: { manufacturer: 'Hyundai Motor Manufacturing Rus' },
    });
    expect(await queryFacts('XTB21410000000001')).toMatchObject({
      make: 'Moskvich',
      deep: { manufacturer: 'AZLK' },
    });
    // SA9 alone is shared by all small British makers.
    expect(await queryFacts('SA9ZZZZZZZZ048001')).toMatchObject({ make: 'McLaren' });
    expect(await queryFacts('SA9ZZZZZZZZ999001')).toMatchObject({ make: null, deep: { manufacturer: null } });
  });

  test('a VIN of an unknown maker is valid and has no facts', async () => {
    const { data } = await executeOperation('vin', { vin: 'XZZZZZZZZZZ000001' }, { schema });
    expect(data?.['vin']).toMatchObject({ valid: true, make: null, model: null, type: null });
  });

  test.each([
    // Audi A4 B8 and BMW for Europe (ZZZ): D is 1983 or 2013. The check digit is correct by accident.
    ['WAUZZZ8K', 'D', 'Audi'],
    ['WBAZZZ8K', 'D', 'BMW'],
    // Honda Accord for markets outside of North America.
    ['JHMCM566', 'D', 'Honda'],
    // Peterbilt 579, which exists since 2012: L is 1990 or 2020. Position 7 of a heavy truck does not show the cycle.
    ['1XPBDP9X', 'L', 'Peterbilt'],
    ['1XPBD49X', 'L', 'Peterbilt'],
  ])(
    'the VIN %s with year code %s fits two model years, and has null for the year',
    async (descriptor, letter, make) => {
      expect(await decodeVehicle(buildVin(descriptor, letter))).toMatchObject({
        make,
        year: null,
        model: null,
      });
    },
  );

  // Identification guides of the makers: Peterbilt 389, Freightliner Cascadia.
  test.each([
    ['1XPXD49X', 'C', '389', 2012],
    ['1FUJGLDR', 'C', 'Cascadia', 2012],
    ['3AKJHHDR', 'L', 'Cascadia', 2020],
  ])(
    'the heavy truck %s with year code %s is a %s of %i, the only year in which the model was built',
    async (...truck) => {
      const [descriptor, letter, model, year] = truck;
      expect(await decodeVehicle(buildVin(descriptor, letter))).toMatchObject({ model, year });
    },
  );

  test('the VIN lookup ignores model years in the future', async () => {
    expect((await decodeVehicle(buildVin('5YJ3E1EA', 'H'), 2015))?.year).not.toBe(2017);
  });
});
