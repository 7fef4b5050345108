import initSqlJs, { type Database } from 'sql.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { VehicleDecoder } from './vehicle.ts';
import { checkDigitOf, readVin } from './vin.ts';

let database: Database;
let decoder: VehicleDecoder;

/** vPIC's numbers of the elements that are read. */
const [body, cylinders, cubic, litres, doors, engine, fuel, model, plant, series, trim, power] = [
  5, 9, 11, 13, 14, 18, 24, 28, 31, 34, 38, 71,
];

/** A maker of ours in the form of vPIC: schemas with their years, and patterns of positions 4 to 8 and 10 to 17. */
beforeAll(async () => {
  database = new (await initSqlJs()).Database();
  const named = ['BodyStyle', 'FuelType', 'Model', 'VehicleType', 'Manufacturer', 'Make', 'DriveType'];
  for (const table of [...named, 'Transmission', 'GrossVehicleWeightRating', 'Country'])
    database.run(`CREATE TABLE ${table} (Id INTEGER, Name TEXT)`);
  database.run(`
    CREATE TABLE Wmi (Id INTEGER, Wmi TEXT, ManufacturerId INTEGER, VehicleTypeId INTEGER);
    CREATE TABLE Wmi_VinSchema (WmiId INTEGER, VinSchemaId INTEGER, YearFrom INTEGER, YearTo INTEGER);
    CREATE TABLE Pattern (VinSchemaId INTEGER, ElementId INTEGER, AttributeId TEXT, Keys TEXT, UpdatedOn TEXT, CreatedOn TEXT);
    CREATE TABLE Wmi_Make (WmiId INTEGER, MakeId INTEGER);
    CREATE TABLE Make_Model (MakeId INTEGER, ModelId INTEGER);
    CREATE TABLE EngineModel (Id INTEGER, Name TEXT);
    CREATE TABLE EngineModelPattern (EngineModelId INTEGER, ElementId INTEGER, AttributeId TEXT);
    INSERT INTO Wmi VALUES (1, '1AA', 10, 2), (2, '2AA', 11, 99), (3, '1A9123', 10, 5), (4, '3AA', NULL, 2), (5, '4AA', 10, 2);
    INSERT INTO VehicleType VALUES (2, ' Passenger Car '), (5, 'Bus');
    INSERT INTO Manufacturer VALUES (10, 'EXAMPLE WORKS'), (11, ' ');
    INSERT INTO Make VALUES (1, 'EXAMPLE'), (2, 'OTHER'), (3, 'THIRD');
    INSERT INTO Wmi_Make VALUES (1, 1), (1, 2), (2, 2), (3, 1);
    INSERT INTO Model VALUES (100, 'One'), (101, 'Two'), (102, 'Three'), (103, 'Four');
    INSERT INTO Make_Model VALUES (3, 100), (2, 100), (1, 101), (3, 102);
    INSERT INTO BodyStyle VALUES (7, 'Sedan'), (8, 'Coupe');
    INSERT INTO FuelType VALUES (4, 'Gasoline');
    INSERT INTO EngineModel VALUES (50, 'E-50');
    INSERT INTO EngineModelPattern VALUES (50, 9, '6'), (50, 71, '300');
    INSERT INTO Wmi_VinSchema VALUES (1, 1, 2010, 2012), (1, 2, 2011, NULL), (2, 3, 1980, NULL), (3, 4, 1980, NULL);
  `);
  const patterns: readonly (readonly [
    schema: number,
    element: number,
    value: string,
    keys: string,
    updated?: string,
  ])[] = [
    [1, model ?? 0, '100', 'AB'],
    [1, body ?? 0, '7', 'AB'],
    [1, body ?? 0, '8', 'A'],
    [1, fuel ?? 0, '4', '*****|*A'],
    [1, doors ?? 0, '4', 'A[BC]'],
    [1, power ?? 0, '150', '##'],
    [1, trim ?? 0, ' Best ', 'AB*'],
    [1, series ?? 0, 'old', 'AB', '2001-01-01'],
    [1, series ?? 0, 'new', 'AB', '2002-01-01'],
    [1, plant ?? 0, ' ', 'A'],
    [1, cubic ?? 0, '1998', 'A'],
    [1, engine ?? 0, 'E-50', 'A'],
    [2, model ?? 0, '101', 'CC'],
    [2, model ?? 0, '102', 'DD'],
    [2, litres ?? 0, '2.5', 'CC'],
    [2, cubic ?? 0, '1998', 'CC'],
    [2, cylinders ?? 0, '8', 'CC'],
    [2, engine ?? 0, 'E-50', 'CC'],
    [2, doors ?? 0, '0', 'CC'],
    // More positions, but of another schema than the model's.
    [2, series ?? 0, 'other', 'ABCDE'],
    [2, trim ?? 0, 'of no model', 'ZZ'],
    [2, power ?? 0, 'many', 'CC'],
    [3, trim ?? 0, 'T', 'A'],
    [4, model ?? 0, '103', 'A'],
  ];
  for (const [schema, element, value, keys, updated] of patterns)
    database.run('INSERT INTO Pattern VALUES (?, ?, ?, ?, ?, ?)', [
      schema,
      element,
      value,
      keys,
      updated ?? null,
      '2000-01-01',
    ]);
  decoder = new VehicleDecoder(database);
});

/** A number with its check digit. @param identifier positions 10 to 17 */
function decode(maker: string, descriptor: string, identifier: string, latest = 2027) {
  const draft = `${maker}${descriptor}0${identifier}`;
  const parts = readVin(draft.slice(0, 8) + checkDigitOf(draft) + draft.slice(9));
  if (parts === null) throw new Error(`${draft} is no VIN`);
  return decoder.decode(parts, latest);
}

describe('a vehicle', () => {
  test('has what the patterns of its model say', () => {
    // Position 10 is A: 1980 or 2010, and a letter in position 7 says which.
    expect(decode('1AA', 'ABCDE', 'AA000001')).toEqual({
      year: 2010,
      make: 'OTHER',
      model: 'One',
      trim: 'Best',
      body: 'Sedan',
      type: 'Passenger Car',
      series: 'new',
      doors: 4,
      cylinders: 6,
      displacement: 2,
      fuel: 'Gasoline',
      engine: 'E-50',
      horsepower: null,
      drive: null,
      transmission: null,
      manufacturer: 'EXAMPLE WORKS',
      plantCity: null,
      plantState: null,
      plantCountry: null,
      gvwr: null,
    });
  });

  test('has its own facts before those of its engine, and no doors where nought are told', () => {
    expect(decode('1AA', 'CCCDE', 'BA000001')).toMatchObject({
      year: 2011,
      make: 'EXAMPLE',
      model: 'Two',
      displacement: 2.5,
      cylinders: 8,
      doors: null,
      horsepower: null,
    });
  });

  test('whose model none of the makes of its maker has, bears the make of the model', () => {
    expect(decode('1AA', 'DDCDE', 'BA000001')).toMatchObject({ make: 'THIRD', model: 'Three' });
  });

  test('of which no model is known has the make of a maker that has one alone', () => {
    expect(decode('1AA', 'ZZCDE', 'BA000001')).toMatchObject({
      year: 2011,
      make: null,
      model: null,
      trim: 'of no model',
    });
    expect(decode('2AA', 'ABCDE', 'BA000001')).toMatchObject({
      make: 'OTHER',
      model: null,
      trim: 'T',
      type: null,
      manufacturer: null,
    });
    expect(decode('3AA', 'ABCDE', 'BA000001')).toMatchObject({ year: 2011, make: null, manufacturer: null });
  });

  test('is of the years of the schema alone', () => {
    expect(decode('1AA', 'ABCDE', 'CA000001')).toMatchObject({ year: 2012, model: 'One' });
    expect(decode('1AA', 'ABCDE', 'DA000001')).toMatchObject({ year: 2013, model: null });
    // Of two years the one that has a model: position 7 is a digit, so 1981 is the likelier, and nothing is known of it.
    expect(decode('1AA', 'CCD1E', 'BA000001')).toMatchObject({ year: 2011, model: 'Two' });
    expect(decode('1AA', 'ZZD1E', 'BA000001')).toMatchObject({ year: 1981, model: null });
    expect(decode('1AA', 'CCD1E', 'BA000001', 2010)).toMatchObject({ year: 1981, model: null });
  });

  test('of a maker of few has six characters of maker', () => {
    expect(decode('1A9', 'A0000', 'B0123456')).toMatchObject({ model: 'Four', type: 'Bus' });
  });

  test('of an unknown maker is null', () => {
    expect(decode('5AA', 'ABCDE', 'AA000001')).toBeNull();
  });
});
