import { readFacts, type FactRow } from '../../../facts/fact-table.ts';
import { requireKnownWord } from '../../../core/known-word.ts';
import type { MeasureUnit, UnitSystem } from '../schema.generated.ts';
import { degreeSpelling, foldSpelling, qualifiedSpelling, quotient } from './unit-spelling.ts';
import { divide, multiply, parseDecimal, rational, type Rational } from './rational.ts';

interface Product {
  /** Factor to the base unit, to be multiplied by pi to the power `pi`. */
  readonly factor: Rational;
  readonly pi: number;
  /** Whether the amount in the base unit is the factor divided by the amount (litres per 100 km). */
  readonly reciprocal: boolean;
}

/** Conversion of an amount to the base unit of its type. */
interface Scale extends Product {
  /** Value in the base unit that equals 0 in this unit: 273.15 (K) for degrees Celsius. */
  readonly offset: Rational;
}

export interface Unit extends MeasureUnit {
  readonly scale: Scale;
}

/**
 * Parses a factor of decimals, pi and at most one x, from left to right: `0.3048*4.4482216152605`, `5/9`,
 * `648000/pi`, `100/x`.
 * @throws Error naming the unit
 */
function parseProduct(text: string, unit: string): Product {
  let product: Product = { factor: rational(1n), pi: 0, reciprocal: false };
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

const systems = ['metric', 'us', 'imperial', 'both', 'other'] as const satisfies readonly UnitSystem[];

function toUnit(row: FactRow): Unit {
  const { unit = '', name = '', plural = '', symbol = '', type = '', system = '' } = row;
  const { aliases = '', factor = '', offset = '' } = row;
  return {
    unit,
    name,
    plural,
    symbol,
    type,
    system: requireKnownWord(systems, system, 'units.tsv'),
    aliases: aliases === '' ? [] : aliases.split('|'),
    factor,
    offset,
    scale: { ...parseProduct(factor, unit), offset: parseProduct(offset, unit).factor },
  };
}

const maxSpellingLength = 64;

const lower = (text: string): string => text.toLowerCase();

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
      for (const spelling of spellings) push(this.#exact, spelling, unit);
      for (const spelling of new Set([...spellings].map(lower))) push(this.#caseless, spelling, unit);
    }
  }

  /**
   * Finds the units that a text can mean: by exact key, symbol, name, plural or alias; when none match, ignoring
   * case. A single letter is always case-sensitive: `m` and `M` are unrelated. Other spellings of quotients, degrees
   * and systems are tried when the text itself is not a unit.
   */
  find(text: string): readonly Unit[] {
    if (text.length > maxSpellingLength) return [];
    const units = this.#spelled(text);
    if (units.length > 0 || text.trim().length < 2) return units;
    const [degrees, divided, qualified] = [degreeSpelling(text), quotient(text), qualifiedSpelling(text)];
    if (degrees !== null) return this.#spelled(degrees);
    // kilowatt-hours, kW-h
    const joined = this.#spelled(text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' '));
    if (joined.length > 0) return joined;
    if (divided !== null && this.#spelled(divided).length > 0) return this.#spelled(divided);
    // Abbreviations with full stops: lbs., sq. ft., fl. oz.
    const plain = text.replace(/(?<=\p{L})\./gu, '');
    if (plain !== text) return this.find(plain);
    if (qualified === null) return [];
    const { spelling, system } = qualified;
    const named = this.find(spelling);
    const own = named.filter((unit) => unit.system === system);
    return own.length > 0 ? own : named.filter((unit) => unit.system === 'both');
  }

  #spelled(text: string): readonly Unit[] {
    const spelling = foldSpelling(text);
    return (
      this.#exact.get(spelling) ?? (spelling.length > 1 ? this.#caseless.get(lower(spelling)) : null) ?? []
    );
  }
}

function push(index: Map<string, Unit[]>, spelling: string, unit: Unit): void {
  const list = index.get(spelling);
  if (list === undefined) index.set(spelling, [unit]);
  else list.push(unit);
}
