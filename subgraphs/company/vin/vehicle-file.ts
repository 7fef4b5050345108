/** Content of vehicles.bin. Texts are as in vPIC. */
export interface VehicleFacts {
  readonly makers: readonly MakerFacts[];
  /** Models by their vPIC numbers. */
  readonly models: ReadonlyMap<number, { readonly name: string | null; readonly make: number | null }>;
  /** Names of makes by their vPIC numbers. */
  readonly makes: ReadonlyMap<number, string>;
  readonly patterns: readonly PatternFacts[];
  /** Number of cylinders by engine name. */
  readonly engines: ReadonlyMap<string, string>;
}

export interface MakerFacts {
  /** World manufacturer identifier: three or six characters. */
  readonly code: string;
  readonly manufacturer: string | null;
  readonly type: string | null;
  /** Whether the maker's vehicles are cars, light trucks or vans. */
  readonly isLight: boolean;
  readonly makes: readonly number[];
  /** Schemas of the maker, each with its first and last model year. */
  readonly schemas: readonly (readonly [schema: number, from: number, to: number])[];
}

export interface PatternFacts {
  readonly schema: number;
  readonly element: number;
  /** The value of an element: the number of a model for the element `model`, otherwise a text. */
  readonly value: number | string | null;
  readonly keys: string;
  /** Update time as text that sorts chronologically. */
  readonly updated: string;
}

/** vPIC number of the element whose values are models. */
export const modelElement = 28;

/** Columns in file order, with the number of bytes per value. `...Ends` columns contain the end offsets of consecutive lists. */
const layout = [
  ['textBytes', 1],
  ['textEnds', 4],
  ['keyBytes', 1],
  ['keyEnds', 4],
  ['makeNames', 4],
  ['modelNames', 4],
  // Number of the make plus one; 0 means no make.
  ['modelMakes', 2],
  // The maker's identifier, six bytes per maker.
  ['makerCodes', 1],
  ['makerManufacturers', 4],
  ['makerTypes', 4],
  ['makerIsLight', 1],
  ['makerMakeEnds', 4],
  ['makerMakes', 2],
  ['makerSchemaEnds', 4],
  ['schemas', 2],
  ['schemaFrom', 2],
  ['schemaTo', 2],
  ['patternEnds', 4],
  ['patternElements', 1],
  ['patternKeys', 2],
  // The value of a pattern: the index of a model, or the index of a text.
  ['patternValues', 2],
  // Update times as ranks: a later update has a greater rank.
  ['patternTimes', 4],
  ['engineNames', 4],
  ['engineCylinders', 4],
] as const;
type Column = (typeof layout)[number][0];

export type UnsignedIntegerArray = Uint8Array | Uint16Array | Uint32Array;

/** Vehicle data as columns of numbers. Texts are referenced by number; 0 means no text. */
export type VehicleColumns = Readonly<Record<Column, UnsignedIntegerArray>>;

/** Whether a column is delta-encoded, because neighbouring values differ little. */
const isDeltaEncoded = (column: Column): boolean => column.endsWith('Ends') || column === 'patternTimes';

/**
 * Encodes the body of the file before compression. A column begins with its length. The lowest bytes of all numbers follow,
 * then the next bytes, and so on.
 */
export function encode(facts: VehicleFacts): Uint8Array {
  const numbers = toColumns(facts);
  const encodedColumns = layout.flatMap(([column, width]) => {
    const values = numbers[column];
    const length = Buffer.alloc(4);
    length.writeUInt32LE(values.length);
    const bytePlanes = Buffer.alloc(values.length * width);
    let previousValue = 0;
    values.forEach((value, index) => {
      if (!(value >= 0 && value < 256 ** width)) throw new RangeError(`${value} is too large for ${column}`);
      const encodedNumber = isDeltaEncoded(column) ? encodeZigzag(value - previousValue) : value;
      for (let byte = 0; byte < width; byte += 1)
        bytePlanes[byte * values.length + index] = (encodedNumber >>> (8 * byte)) & 255;
      previousValue = value;
    });
    return [length, bytePlanes];
  });
  return Buffer.concat(encodedColumns);
}

const encodeZigzag = (difference: number): number => (difference << 1) ^ (difference >> 31);

function toColumns(facts: VehicleFacts): Record<Column, readonly number[]> {
  const texts = new Table();
  texts.numberOf('');
  const addText = (value: string | null): number => texts.numberOf(value?.trim() ?? '');
  const keys = new Table();
  const makes = new Table<number>();
  const models = new Table<number>();
  const schemas = new Table<number>();
  const makers = [...facts.makers].sort((a, b) => (a.code < b.code ? -1 : 1));

  const times = new Map(
    [...new Set(facts.patterns.map(({ updated }) => updated))].sort().map((time, index) => [time, index]),
  );
  const patterns = facts.patterns
    .map((pattern) => ({ ...pattern, time: times.get(pattern.updated) ?? 0 }))
    .sort((a, b) => a.schema - b.schema || a.time - b.time);
  // Assign the first numbers to the values of patterns, so that their numbers fit two bytes.
  const values = patterns.map(({ value }) =>
    typeof value === 'number' ? models.numberOf(value) : addText(value),
  );
  const patternEndOffsets: number[] = [];
  patterns.forEach(({ schema }, index) => {
    patternEndOffsets[schemas.numberOf(schema)] = index + 1;
  });
  const usedSchemas = makers.map((maker) => maker.schemas.filter(([schema]) => schemas.has(schema)));
  return {
    patternEnds: patternEndOffsets,
    patternElements: patterns.map(({ element }) => element),
    patternKeys: patterns.map((pattern) => keys.numberOf(pattern.keys)),
    patternValues: values,
    patternTimes: patterns.map(({ time }) => time),
    makerCodes: makers.flatMap(({ code }) => [...Buffer.from(code.padEnd(6), 'latin1')]),
    makerManufacturers: makers.map(({ manufacturer }) => addText(manufacturer)),
    makerTypes: makers.map(({ type }) => addText(type)),
    makerIsLight: makers.map(({ isLight }) => Number(isLight)),
    makerMakeEnds: computeEndOffsets(makers.map((maker) => maker.makes.length)),
    makerMakes: makers.flatMap((maker) => maker.makes.map((make) => makes.numberOf(make))),
    makerSchemaEnds: computeEndOffsets(usedSchemas.map(({ length }) => length)),
    schemas: usedSchemas.flat().map(([schema]) => schemas.numberOf(schema)),
    schemaFrom: usedSchemas.flat().map(([, from]) => from),
    schemaTo: usedSchemas.flat().map(([, , to]) => to),
    modelMakes: models.all.map((model) => {
      const make = facts.models.get(model)?.make ?? null;
      return make === null ? 0 : makes.numberOf(make) + 1;
    }),
    modelNames: models.all.map((model) => addText(facts.models.get(model)?.name ?? null)),
    makeNames: makes.all.map((make) => addText(facts.makes.get(make) ?? null)),
    engineNames: [...facts.engines.keys()].map(addText),
    engineCylinders: [...facts.engines.values()].map(addText),
    textBytes: [...Buffer.from(texts.all.join(''))],
    textEnds: computeEndOffsets(texts.all.map((each) => Buffer.byteLength(each))),
    keyBytes: [...Buffer.from(keys.all.join(''))],
    keyEnds: computeEndOffsets(keys.all.map((each) => each.length)),
  };
}

function computeEndOffsets(lengths: readonly number[]): number[] {
  let end = 0;
  return lengths.map((length) => (end += length));
}

/** Assigns consecutive numbers to distinct values in order of first use. */
class Table<T = string> {
  readonly #numbers = new Map<T, number>();

  numberOf(value: T): number {
    const existingNumber = this.#numbers.get(value);
    if (existingNumber !== undefined) return existingNumber;
    this.#numbers.set(value, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  has(value: T): boolean {
    return this.#numbers.has(value);
  }

  get all(): T[] {
    return [...this.#numbers.keys()];
  }
}

/** Decodes the body of the file. @throws RangeError when the body is truncated or too long */
export function decode(body: Uint8Array): VehicleColumns {
  const view = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let offset = 0;
  const readColumn = (column: Column, width: 1 | 2 | 4): UnsignedIntegerArray => {
    const length = view.readUInt32LE(offset);
    offset += 4;
    const values =
      width === 1 ? new Uint8Array(length) : width === 2 ? new Uint16Array(length) : new Uint32Array(length);
    if (offset + length * width > view.length) throw new RangeError('The file of vehicles is truncated.');
    for (let byte = 0; byte < width; byte += 1) {
      for (let index = 0; index < length; index += 1)
        values[index] = (values[index] ?? 0) | ((view[offset + index] ?? 0) << (8 * byte));
      offset += length;
    }
    if (isDeltaEncoded(column)) {
      let value = 0;
      for (let index = 0; index < length; index += 1) {
        const encodedNumber = values[index] ?? 0;
        values[index] = value += (encodedNumber >>> 1) ^ -(encodedNumber & 1);
      }
    }
    return values;
  };
  const columns: Partial<Record<Column, UnsignedIntegerArray>> = {};
  for (const [column, width] of layout) columns[column] = readColumn(column, width);
  if (offset !== view.length || !hasAllColumns(columns))
    throw new RangeError('The file of vehicles is longer than its columns.');
  return columns;
}

const hasAllColumns = (all: Partial<VehicleColumns>): all is VehicleColumns =>
  layout.every(([column]) => all[column] !== undefined);
