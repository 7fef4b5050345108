import type { Database, SqlValue } from 'sql.js';
import { carriesYear, modelYears, type VinParts } from './vin.ts';

/** What the maker has told NHTSA of its numbers. Unknown is null. */
export interface Vehicle {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly trim: string | null;
  readonly body: string | null;
  readonly type: string | null;
  readonly series: string | null;
  readonly doors: number | null;
  readonly cylinders: number | null;
  /** Litres. */
  readonly displacement: number | null;
  readonly fuel: string | null;
  readonly engine: string | null;
  /** Brake horsepower. */
  readonly horsepower: number | null;
  readonly drive: string | null;
  readonly transmission: string | null;
  readonly manufacturer: string | null;
  readonly plantCity: string | null;
  readonly plantState: string | null;
  readonly plantCountry: string | null;
  readonly gvwr: string | null;
}

/** The elements that we read: vPIC's number, and the table of its values where it has one. */
const elements = {
  body: [5, 'BodyStyle'],
  cylinders: [9, null],
  cubicCentimetres: [11, null],
  displacement: [13, null],
  doors: [14, null],
  drive: [15, 'DriveType'],
  engine: [18, null],
  fuel: [24, 'FuelType'],
  gvwr: [25, 'GrossVehicleWeightRating'],
  model: [28, 'Model'],
  plantCity: [31, null],
  series: [34, null],
  transmission: [37, 'Transmission'],
  trim: [38, null],
  horsepower: [71, null],
  plantCountry: [75, 'Country'],
  plantState: [77, null],
} as const;
type Element = keyof typeof elements;

interface Pattern {
  readonly schema: number;
  readonly element: number;
  readonly attribute: string;
  /** How many positions the pattern fixes. */
  readonly weight: number;
  readonly updated: string;
}

/** Cars, light trucks and vans: where position 7 tells the cycle of the model year. */
const lightTypes = new Set([2, 3, 7]);

const fixedPositions = (keys: string) => keys.replace(/\[[^\]]*\]/g, '#').replace(/[*|]/g, '').length;

const expressions = new Map<string, RegExp>();

/** `*` any character, `#` a digit, `[..]` one of several; what follows is free. */
function expressionOf(keys: string): RegExp {
  let expression = expressions.get(keys);
  if (expression === undefined) {
    const source = keys
      .replace(/[.+?^${}()\\]/g, '\\$&')
      .replace(/\|/g, '\\|')
      .replace(/\*/g, '.')
      .replace(/#/g, '\\d');
    expression = new RegExp(`^${source}`);
    if (expressions.size < 50_000) expressions.set(keys, expression);
  }
  return expression;
}

/** A decoder over an open vPIC database. Synchronous: a number takes between one and a hundred milliseconds. */
export class VehicleDecoder {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @param latest the last model year that can exist. @returns null when the maker is not known. */
  decode(parts: VinParts, latest: number): Vehicle | null {
    const wmi = this.#rows('SELECT Id, ManufacturerId, VehicleTypeId FROM Wmi WHERE Wmi = ?', [
      parts.maker,
    ])[0];
    if (wmi === undefined) return null;
    const [wmiId = null, manufacturerId = null, typeId = null] = wmi;
    const years = modelYears(parts, lightTypes.has(Number(typeId)), latest);
    const found = years
      .map((year) => ({ year, patterns: this.#patterns(wmiId, year, parts) }))
      .find(({ patterns }) => patterns.some(({ element }) => element === elements.model[0]));
    const year = found?.year ?? (carriesYear(parts) ? (years[0] ?? null) : null);
    const patterns = found?.patterns ?? (year === null ? [] : this.#patterns(wmiId, year, parts));

    const model = best(patterns, elements.model[0], null);
    const text = (element: Element): string | null => {
      const [id, table] = elements[element];
      const pattern = best(patterns, id, model?.schema ?? null);
      if (pattern === null) return null;
      return table === null ? pattern.attribute.trim() || null : this.#name(table, Number(pattern.attribute));
    };
    const number = (element: Element): number | null => {
      const value = Number(text(element) ?? NaN);
      return Number.isFinite(value) && value > 0 ? value : null;
    };
    const engine = text('engine');
    const cubicCentimetres = number('cubicCentimetres');
    return {
      year,
      make: this.#make(wmiId, model),
      model: model === null ? null : this.#name('Model', Number(model.attribute)),
      trim: text('trim'),
      body: text('body'),
      type: this.#name('VehicleType', Number(typeId)),
      series: text('series'),
      doors: number('doors'),
      cylinders: number('cylinders') ?? this.#ofEngine(engine, elements.cylinders[0]),
      displacement:
        number('displacement') ??
        (cubicCentimetres === null ? null : Math.round(cubicCentimetres / 10) / 100),
      fuel: text('fuel'),
      engine,
      horsepower: number('horsepower'),
      drive: text('drive'),
      transmission: text('transmission'),
      manufacturer: this.#name('Manufacturer', Number(manufacturerId)),
      plantCity: text('plantCity'),
      plantState: text('plantState'),
      plantCountry: text('plantCountry'),
      gvwr: text('gvwr'),
    };
  }

  #patterns(wmiId: SqlValue, year: number, parts: VinParts): Pattern[] {
    const subject = `${parts.descriptor}|${parts.identifier}`;
    const wanted = Object.values(elements)
      .map(([id]) => id)
      .join(',');
    return this.#rows(
      `SELECT p.VinSchemaId, p.ElementId, p.AttributeId, p.Keys, coalesce(p.UpdatedOn, p.CreatedOn, '')
       FROM Wmi_VinSchema s JOIN Pattern p ON p.VinSchemaId = s.VinSchemaId
       WHERE s.WmiId = ? AND s.YearFrom <= ? AND coalesce(s.YearTo, 9999) >= ? AND p.ElementId IN (${wanted})`,
      [wmiId, year, year],
    ).flatMap(([schema, element, attribute, keys, updated]) => {
      const key = String(keys);
      if (!expressionOf(key).test(subject)) return [];
      return [
        {
          schema: Number(schema),
          element: Number(element),
          attribute: String(attribute),
          weight: fixedPositions(key),
          updated: String(updated),
        },
      ];
    });
  }

  /** The make of the model; without a model the maker's only make. */
  #make(wmiId: SqlValue, model: Pattern | null): string | null {
    const own = this.#rows(
      'SELECT m.Id, m.Name FROM Wmi_Make w JOIN Make m ON m.Id = w.MakeId WHERE w.WmiId = ?',
      [wmiId],
    );
    if (model !== null) {
      const makes = this.#rows(
        'SELECT m.Id, m.Name FROM Make_Model x JOIN Make m ON m.Id = x.MakeId WHERE x.ModelId = ?',
        [Number(model.attribute)],
      );
      const make = makes.find(([id]) => own.some(([each]) => each === id)) ?? makes[0];
      if (make !== undefined) return String(make[1]);
    }
    const [only, second] = own;
    return only === undefined || second !== undefined ? null : String(only[1]);
  }

  #ofEngine(engine: string | null, element: number): number | null {
    if (engine === null) return null;
    const row = this.#rows(
      'SELECT p.AttributeId FROM EngineModel e JOIN EngineModelPattern p ON p.EngineModelId = e.Id WHERE e.Name = ? AND p.ElementId = ?',
      [engine, element],
    )[0];
    return row === undefined ? null : Number(row[0]);
  }

  #name(table: string, id: number): string | null {
    if (!Number.isFinite(id)) return null;
    const name = this.#rows(`SELECT Name FROM ${table} WHERE Id = ?`, [id])[0]?.[0];
    return typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
  }

  #rows(sql: string, values: SqlValue[]): SqlValue[][] {
    const statement = this.#database.prepare(sql, values);
    try {
      const rows: SqlValue[][] = [];
      while (statement.step()) rows.push(statement.get());
      return rows;
    } finally {
      statement.free();
    }
  }
}

/** The pattern that fixes most positions, of the model's own schema if it has one; the newest of equal ones. */
function best(patterns: readonly Pattern[], element: number, schema: number | null): Pattern | null {
  const all = patterns.filter((pattern) => pattern.element === element);
  const own = all.filter((pattern) => pattern.schema === schema);
  return (
    (own.length > 0 ? own : all).reduce<Pattern | null>((a, b) => {
      if (a === null || b.weight > a.weight) return b;
      return b.weight === a.weight && b.updated > a.updated ? b : a;
    }, null) ?? null
  );
}
