import { isMatchingKeys, computeWeight } from './key-pattern.ts';
import type { VehicleColumns } from './vehicle-file.ts';
import { hasModelYear, isNorthAmerican, listModelYears, type VinParts } from './vin.ts';

/** Facts that the maker of a vehicle reported to NHTSA. Null when unknown. */
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

/** Elements of vPIC in use: the vPIC number, and the table of the element's values if one exists. */
export const elements = {
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

/** A pattern that matches a vehicle identification number. */
interface MatchingPattern {
  readonly schema: number;
  readonly element: number;
  /** The value of the pattern: the number of a model or a text. */
  readonly value: number;
  /** Number of positions at which the pattern restricts the character. */
  readonly weight: number;
  readonly time: number;
}

interface ModelCycle {
  readonly year: number | null;
  readonly patterns: readonly MatchingPattern[];
}

const modelElement = elements.model[0];

/**
 * Decodes vehicle identification numbers with the data of vehicles.bin. A lookup takes up to two milliseconds, because a maker
 * can have thousands of patterns.
 */
export class VehicleDecoder {
  readonly #columns: VehicleColumns;
  readonly #texts: Buffer;
  readonly #makers = new Map<string, number>();

  constructor(columns: VehicleColumns) {
    this.#columns = columns;
    const { textBytes, makerCodes } = columns;
    this.#texts = Buffer.from(textBytes.buffer, textBytes.byteOffset, textBytes.byteLength);
    const codes = Buffer.from(makerCodes).toString('latin1');
    for (let maker = 0; maker < codes.length / 6; maker += 1)
      this.#makers.set(codes.slice(6 * maker, 6 * maker + 6).trimEnd(), maker);
  }

  /** Decodes a number. @param latest the last possible model year @returns null when the maker is unknown */
  decode(parts: VinParts, latest: number): Vehicle | null {
    const maker = this.#makers.get(parts.maker);
    if (maker === undefined) return null;
    const { makerTypes, makerManufacturers, modelNames } = this.#columns;
    const { year, patterns } = this.#cycle(maker, parts, latest);

    const model = findBestPattern(patterns, modelElement, null);
    const decodeText = (element: Exclude<Element, 'model'>): string | null => {
      const pattern = findBestPattern(patterns, elements[element][0], model?.schema ?? null);
      return pattern === null ? null : this.#text(pattern.value);
    };
    const decodeNumber = (element: Exclude<Element, 'model'>): number | null => {
      const value = Number(decodeText(element) ?? NaN);
      return Number.isFinite(value) && value > 0 ? value : null;
    };
    const engine = decodeText('engine');
    const cubicCentimetres = decodeNumber('cubicCentimetres');
    return {
      year,
      make: this.#make(maker, model),
      model: model === null ? null : this.#text(modelNames[model.value] ?? 0),
      trim: decodeText('trim'),
      body: decodeText('body'),
      type: this.#text(makerTypes[maker] ?? 0),
      series: decodeText('series'),
      doors: decodeNumber('doors'),
      cylinders: decodeNumber('cylinders') ?? this.#cylindersOf(engine),
      displacement:
        decodeNumber('displacement') ??
        (cubicCentimetres === null ? null : Math.round(cubicCentimetres / 10) / 100),
      fuel: decodeText('fuel'),
      engine,
      horsepower: decodeNumber('horsepower'),
      drive: decodeText('drive'),
      transmission: decodeText('transmission'),
      manufacturer: this.#text(makerManufacturers[maker] ?? 0),
      plantCity: decodeText('plantCity'),
      plantState: decodeText('plantState'),
      plantCountry: decodeText('plantCountry'),
      gvwr: decodeText('gvwr'),
    };
  }

  /** Returns the model year, and the patterns that match in that year. The year is null when two years are possible. */
  #cycle(maker: number, parts: VinParts, latest: number): ModelCycle {
    const isLight = this.#columns.makerIsLight[maker] === 1;
    const years = listModelYears(parts, isLight, latest);
    const cycles = years.map((year) => ({ year, patterns: this.#patterns(maker, year, parts) }));
    const matchingCycles = cycles.filter(
      ({ patterns }) => findBestPattern(patterns, modelElement, null) !== null,
    );
    const [first, second] = matchingCycles;
    const [likely, other] = cycles;
    if (first === undefined) {
      if (likely === undefined || !hasModelYear(parts)) return { year: null, patterns: [] };
      const isYearCertain =
        other === undefined || (isLight && isNorthAmerican(parts) && !this.#mayBeHeavy(maker));
      return isYearCertain ? likely : mergeCycles(cycles);
    }
    if (!isLight || !matchingCycles.some(({ patterns }) => this.#isHeavy(patterns))) return first;
    // Position 7 of a heavy truck does not distinguish the 30-year cycles. The data can lack models of later years of the
    // maker.
    const hasLaterModels = years.some((year) => year > first.year && this.#hasSchema(maker, year));
    return second === undefined && !hasLaterModels ? first : mergeCycles(cycles);
  }

  /** Whether the vehicle weighs more than 10,000 pounds: classes 3 to 8 of the gross vehicle weight rating. */
  #isHeavy(patterns: readonly MatchingPattern[]): boolean {
    const weightRating = findBestPattern(
      patterns,
      elements.gvwr[0],
      findBestPattern(patterns, modelElement, null)?.schema ?? null,
    );
    return weightRating !== null && /^Class [3-8]/.test(this.#text(weightRating.value) ?? '');
  }

  /** Whether a maker can build heavy vehicles: the light vehicles of the maker are trucks, not cars. */
  #mayBeHeavy(maker: number): boolean {
    return this.#text(this.#columns.makerTypes[maker] ?? 0)?.startsWith('Truck') === true;
  }

  #hasSchema(maker: number, year: number): boolean {
    const { makerSchemaEnds, schemaFrom, schemaTo } = this.#columns;
    for (let span = findListStart(makerSchemaEnds, maker); span < (makerSchemaEnds[maker] ?? 0); span += 1)
      if ((schemaFrom[span] ?? 0) <= year && (schemaTo[span] ?? 0) >= year) return true;
    return false;
  }

  #patterns(maker: number, year: number, parts: VinParts): MatchingPattern[] {
    const { schemas, schemaFrom, schemaTo, patternEnds, keyBytes, keyEnds, ...columns } = this.#columns;
    const subject = Buffer.from(`${parts.descriptor}|${parts.identifier}`, 'latin1');
    const matchingPatterns: MatchingPattern[] = [];
    const schemaEnd = columns.makerSchemaEnds[maker] ?? 0;
    for (let span = findListStart(columns.makerSchemaEnds, maker); span < schemaEnd; span += 1) {
      if ((schemaFrom[span] ?? 0) > year || (schemaTo[span] ?? 0) < year) continue;
      const schema = schemas[span] ?? 0;
      const end = patternEnds[schema] ?? 0;
      for (let patternIndex = findListStart(patternEnds, schema); patternIndex < end; patternIndex += 1) {
        const key = columns.patternKeys[patternIndex] ?? 0;
        const [from, to] = [findListStart(keyEnds, key), keyEnds[key] ?? 0];
        if (!isMatchingKeys(keyBytes, from, to, subject)) continue;
        matchingPatterns.push({
          schema,
          element: columns.patternElements[patternIndex] ?? 0,
          value: columns.patternValues[patternIndex] ?? 0,
          weight: computeWeight(keyBytes, from, to),
          time: columns.patternTimes[patternIndex] ?? 0,
        });
      }
    }
    return matchingPatterns;
  }

  /** Returns the make of the model. When the model is unknown, returns the make of a maker with only one make. */
  #make(maker: number, model: MatchingPattern | null): string | null {
    const { modelMakes, makerMakes, makerMakeEnds, makeNames } = this.#columns;
    const makeNumber = model === null ? 0 : (modelMakes[model.value] ?? 0);
    if (makeNumber > 0) return this.#text(makeNames[makeNumber - 1] ?? 0);
    const firstMake = findListStart(makerMakeEnds, maker);
    if ((makerMakeEnds[maker] ?? 0) - firstMake !== 1) return null;
    return this.#text(makeNames[makerMakes[firstMake] ?? 0] ?? 0);
  }

  #cylindersOf(engine: string | null): number | null {
    if (engine === null) return null;
    const { engineNames, engineCylinders } = this.#columns;
    const index = engineNames.findIndex((name) => this.#text(name) === engine);
    return index < 0 ? null : Number(this.#text(engineCylinders[index] ?? 0));
  }

  /** Returns the text with a number; null for an empty text. */
  #text(number: number): string | null {
    const { textEnds } = this.#columns;
    return this.#texts.toString('utf8', findListStart(textEnds, number), textEnds[number] ?? 0) || null;
  }
}

/** Returns the facts that are the same in all possible model years. */
function mergeCycles([first, ...others]: readonly ModelCycle[]): ModelCycle {
  const isShared = ({ element, value }: MatchingPattern): boolean =>
    others.every(({ patterns }) => patterns.some((each) => each.element === element && each.value === value));
  return { year: null, patterns: first?.patterns.filter(isShared) ?? [] };
}

/** Returns the start offset of a list from the end offsets of all lists. */
const findListStart = (ends: { readonly [index: number]: number }, list: number): number =>
  list === 0 ? 0 : (ends[list - 1] ?? 0);

/**
 * Returns the best pattern of an element. Patterns of the given schema come first, then patterns with more restricted
 * positions, then newer patterns.
 */
function findBestPattern(
  patterns: readonly MatchingPattern[],
  element: number,
  schema: number | null,
): MatchingPattern | null {
  const candidates = patterns.filter((pattern) => pattern.element === element);
  const patternsOfSchema = candidates.filter((pattern) => pattern.schema === schema);
  return (
    (patternsOfSchema.length > 0 ? patternsOfSchema : candidates).reduce<MatchingPattern | null>((a, b) => {
      if (a === null || b.weight > a.weight) return b;
      return b.weight === a.weight && b.time > a.time ? b : a;
    }, null) ?? null
  );
}
