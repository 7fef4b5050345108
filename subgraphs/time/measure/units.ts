import { readFacts, type FactRow } from '../../../facts/fact-table.ts';
import { requireKnownWord } from '../../../core/known-word.ts';
import type { MeasureUnit, UnitSystem } from '../schema.generated.ts';
import {
  formatDegreeSpelling,
  foldSpelling,
  parseQualifiedSpelling,
  formatQuotient,
} from './unit-spelling.ts';
import { divide, multiply, parseDecimal, createRational, type Rational } from './rational.ts';

interface UnitProduct {
  /** Factor of the conversion to the base unit. A power of pi is separate. */
  readonly factor: Rational;
  readonly pi: number;
  /** Whether a conversion divides the factor by the amount, as for litres per 100 km. */
  readonly reciprocal: boolean;
}

/** Conversion of an amount to the base unit of its type. */
interface UnitScale extends UnitProduct {
  /** Amount in the base unit that equals 0 in this unit: 273.15 (K) for degrees Celsius. */
  readonly offset: Rational;
}

export interface Unit extends MeasureUnit {
  readonly scale: UnitScale;
}

/**
 * Parses a factor of decimals, pi and at most one x, from left to right: `0.3048*4.4482216152605`, `5/9`,
 * `648000/pi`, `100/x`.
 * @throws Error naming the unit
 */
function parseProduct(text: string, unit: string): UnitProduct {
  let product: UnitProduct = { factor: createRational(1n), pi: 0, reciprocal: false };
  for (const [, sign = '', term = ''] of `*${text}`.matchAll(/([*/])([^*/]*)/g)) {
    if (term === 'pi') product = { ...product, pi: product.pi + (sign === '*' ? 1 : -1) };
    else if (term === 'x' && sign === '/') product = { ...product, reciprocal: true };
    else {
      const value = parseDecimal(term);
      if (value === undefined) throw new Error(`units.tsv: ${unit}: ${text} is not a product of decimals`);
      product = { ...product, factor: (sign === '*' ? multiply : divide)(product.factor, value) };
    }
  }
  return product;
}

const unitSystems = ['metric', 'us', 'imperial', 'both', 'other'] as const satisfies readonly UnitSystem[];

function toUnit(row: FactRow): Unit {
  const { unit = '', name = '', plural = '', symbol = '', type = '', system = '' } = row;
  const { aliases = '', factor = '', offset = '' } = row;
  return {
    unit,
    name,
    plural,
    symbol,
    type,
    system: requireKnownWord(unitSystems, system, 'units.tsv'),
    aliases: aliases === '' ? [] : aliases.split('|'),
    factor,
    offset,
    scale: { ...parseProduct(factor, unit), offset: parseProduct(offset, unit).factor },
  };
}

const maxSpellingLength = 64;

/** Abbreviations that can have a full stop after each letter: m.p.h. */
const punctuatedAbbreviations: ReadonlySet<string> = new Set([
  'bhp',
  'btu',
  'cc',
  'fps',
  'hp',
  'kmh',
  'kph',
  'mpg',
  'mph',
  'psi',
  'rpm',
]);

/**
 * Removes the full stops of abbreviations: lbs., sq. ft., fl.oz., m.p.h. Other full stops between letters are multiplication
 * signs, so that `m.s` does not become milliseconds.
 */
function removeFullStops(text: string): string {
  const letters = text.replace(/\./g, '');
  if (punctuatedAbbreviations.has(letters.toLowerCase()) && /^(?:\p{L}\.)+\p{L}\.?$/u.test(text))
    return letters;
  return text.replace(/^(sq|cu|fl)\.\s*(?=\p{L})/iu, '$1 ').replace(/(?<=\p{L})\.(?=\s|$)/gu, '');
}

const toLower = (text: string): string => text.toLowerCase();

export class UnitTable {
  /** Units in the order of the file: by type, then by size. */
  readonly units: readonly Unit[];
  readonly types: ReadonlySet<string>;
  readonly #exact = new Map<string, Unit[]>();
  readonly #caseless = new Map<string, Unit[]>();

  constructor(rows: readonly FactRow[] = readFacts('units')) {
    this.units = rows.map(toUnit);
    this.types = new Set(this.units.map((unit) => unit.type));
    for (const unit of this.units) {
      const spellings = new Set(
        [unit.unit, unit.symbol, unit.symbol.replace('⋅', ' '), unit.name, unit.plural, ...unit.aliases].map(
          foldSpelling,
        ),
      );
      for (const spelling of spellings) addSpelling(this.#exact, spelling, unit);
      for (const spelling of new Set([...spellings].map(toLower)))
        addSpelling(this.#caseless, spelling, unit);
    }
  }

  /**
   * Finds the possible units of a text by key, symbol, name, plural or alias. Case is ignored when no exact spelling matches. A
   * single letter is always case-sensitive: `m` and `M` are unrelated. Unknown texts are tried again with other spellings of
   * quotients, degrees and systems.
   */
  find(text: string): readonly Unit[] {
    if (text.length > maxSpellingLength) return [];
    const units = this.#spelled(text);
    if (units.length > 0 || text.trim().length < 2) return units;
    const [degrees, divided, qualified] = [
      formatDegreeSpelling(text),
      formatQuotient(text),
      parseQualifiedSpelling(text),
    ];
    if (degrees !== null) return this.#spelled(degrees);
    // Try the text without hyphens: kilowatt-hours, kW-h.
    const unitsWithoutHyphen = this.#spelled(text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' '));
    if (unitsWithoutHyphen.length > 0) return unitsWithoutHyphen;
    if (divided !== null && this.#spelled(divided).length > 0) return this.#spelled(divided);
    const plain = removeFullStops(text);
    if (plain !== text) return this.find(plain);
    if (qualified === null) return [];
    const { spelling, system } = qualified;
    const unqualifiedUnits = this.find(spelling);
    const systemUnits = unqualifiedUnits.filter((unit) => unit.system === system);
    return systemUnits.length > 0 ? systemUnits : unqualifiedUnits.filter((unit) => unit.system === 'both');
  }

  #spelled(text: string): readonly Unit[] {
    const spelling = foldSpelling(text);
    return (
      this.#exact.get(spelling) ?? (spelling.length > 1 ? this.#caseless.get(toLower(spelling)) : null) ?? []
    );
  }
}

function addSpelling(index: Map<string, Unit[]>, spelling: string, unit: Unit): void {
  const spelledUnits = index.get(spelling);
  if (spelledUnits === undefined) index.set(spelling, [unit]);
  else spelledUnits.push(unit);
}
