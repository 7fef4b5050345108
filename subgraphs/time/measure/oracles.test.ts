import { convert, getMeasureKind, MeasureKind } from 'convert';
import { expect, test } from 'vitest';
// @ts-expect-error The package has no types for its main entry.
import unitmath from 'unitmath';
import { convertMeasure } from './measure.ts';
import { UnitTable, type Unit } from './units.ts';

// Compares every pair of units that this table shares with one of two independent libraries, which use floating point. The
// entries below list units for which a library has fewer digits or another definition.

const table = new UnitTable();
/** The library's types accept only literal units. */
const convertNumber = convert as unknown as (value: number, from: string) => { to(unit: string): number };
type UnitMath = (text: string) => { to(unit: string): { value: number } };
const unitMath = unitmath as UnitMath;

const maxFloatError = 1e-13;

interface Oracle {
  /** The library's names for the types of quantities. */
  readonly kinds: Readonly<Record<string, string | number>>;
  /** The library's spellings of units whose own spellings are ambiguous. */
  readonly spellings: Readonly<Record<string, string>>;
  /** Relative error of the factor in the library, by unit. */
  readonly rounded: Readonly<Record<string, number>>;
  /** Units that the library defines differently. */
  readonly other: readonly string[];
  readonly knows: (spelling: string, kind: string | number) => boolean;
  readonly convert: (from: string, to: string) => number;
}

const convertLibrary: Oracle = {
  kinds: {
    length: MeasureKind.Length,
    area: MeasureKind.Area,
    volume: MeasureKind.Volume,
    mass: MeasureKind.Mass,
    time: MeasureKind.Time,
    pressure: MeasureKind.Pressure,
    energy: MeasureKind.Energy,
    power: MeasureKind.Power,
    force: MeasureKind.Force,
    angle: MeasureKind.Angle,
    frequency: MeasureKind.Frequency,
    data: MeasureKind.Data,
    luminous_intensity: MeasureKind.LuminousIntensity,
    illuminance: MeasureKind.Illuminance,
    luminance: MeasureKind.Luminance,
  },
  spellings: {
    us_gal: 'gal',
    us_qt: 'qt',
    us_pt: 'pint',
    us_cup: 'cup',
    us_tsp: 'tsp',
    us_tbsp: 'tbsp',
    us_fl_oz: 'fl oz',
  },
  rounded: {
    point: 1e-4, // 0.3528 mm
    pica: 1e-5, // 4.2333 mm
    us_cwt: 2e-5, // 45.36 kg
    imp_cwt: 5e-5, // 50.8 kg
    inH2O: 1e-7, // 249.0889 Pa
    inHg: 2e-7, // 3386.389 Pa
    psi: 1e-7, // 6894.757 Pa
    hp: 1e-9, // 745.699872 W
    pdl: 1e-6, // 0.138255 N
    lbf: 1e-7, // 4.448222 N
    kip: 1e-8, // 4448.2216 N
    fc: 1e-5, // 10.764 lx
  },
  // The library has months of 30 days and years of 365 days. This table has Julian months and years.
  other: ['mo', 'yr', 'decade', 'century', 'millennium'],
  knows: (spelling, kind) => getMeasureKind(spelling as never) === kind,
  convert: (from, to) => convertNumber(1, from).to(to),
};

const unitMathLibrary: Oracle = {
  kinds: {
    length: 'm',
    area: 'm^2',
    volume: 'm^3',
    mass: 'kg',
    time: 's',
    speed: 'm/s',
    acceleration: 'm/s^2',
    pressure: 'Pa',
    energy: 'J',
    power: 'W',
    force: 'N',
    angle: 'rad',
    frequency: 'Hz',
    data: 'bit',
    current: 'A',
    voltage: 'V',
    resistance: 'ohm',
    charge: 'C',
    capacitance: 'F',
    inductance: 'H',
    luminous_intensity: 'cd',
    illuminance: 'lx',
    amount_of_substance: 'mol',
    density: 'kg/m^3',
  },
  spellings: {
    us_gal: 'gallon',
    us_qt: 'quart',
    us_pt: 'pint',
    us_cup: 'cup',
    us_tsp: 'teaspoon',
    us_tbsp: 'tablespoon',
    us_fl_oz: 'fluidounce',
  },
  // The library has the electronvolt of CODATA 2010, before its exact definition, and water at 4 °C.
  rounded: { eV: 1e-7, keV: 1e-7, MeV: 1e-7, GeV: 1e-7, inH2O: 3e-5 },
  // In the library, ct means centitonne.
  other: ['ct'],
  knows(spelling, kind) {
    try {
      unitMath(`1 ${spelling}`).to(`${kind}`);
      return true;
    } catch {
      return false;
    }
  },
  convert: (from, to) => unitMath(`1 ${from}`).to(to).value,
};

/** Finds a spelling that means only this unit and that the library accepts. */
function findSpelling(unit: Unit, { kinds, spellings, knows, other }: Oracle): string | undefined {
  const libraryKind = kinds[unit.type];
  if (libraryKind === undefined || other.includes(unit.unit)) return undefined;
  const ownSpellings = [unit.unit, unit.symbol, unit.name, unit.plural, ...unit.aliases].filter(
    (spelling) => {
      const units = table.find(spelling);
      return units.length === 1 && units[0] === unit;
    },
  );
  const explicitSpelling = spellings[unit.unit];
  return (explicitSpelling === undefined ? ownSpellings : [explicitSpelling]).find((spelling) =>
    knows(spelling, libraryKind),
  );
}

test.each([
  ['convert', convertLibrary, { pairs: 2900, units: 165 }],
  ['unitmath', unitMathLibrary, { pairs: 2500, units: 200 }],
] as const)(
  'CAT-067 REF-025: every pair of units that %s also has converts to the same amount',
  (_, oracle, least) => {
    const differences: string[] = [];
    const units = new Set<string>();
    let pairCount = 0;
    for (const type of table.types) {
      const sharedUnits = table.units
        .filter((unit) => unit.type === type)
        .flatMap((unit) => {
          const spelling = findSpelling(unit, oracle);
          return spelling === undefined ? [] : [{ unit, spelling }];
        });
      for (const from of sharedUnits) {
        for (const to of sharedUnits) {
          if (from === to) continue;
          const ownMeasure = convertMeasure(
            `1 ${from.unit.unit}`,
            { to: to.unit.unit, system: null, locale: null },
            table,
          );
          const libraryAmount = oracle.convert(from.spelling, to.spelling);
          const tolerance =
            maxFloatError + (oracle.rounded[from.unit.unit] ?? 0) + (oracle.rounded[to.unit.unit] ?? 0);
          if (!(Math.abs(Number(ownMeasure.amount) / libraryAmount - 1) <= tolerance)) {
            differences.push(
              `1 ${from.unit.unit} = ${ownMeasure.amount} ${to.unit.unit}, not ${libraryAmount}`,
            );
          }
          pairCount += 1;
          units.add(from.unit.unit);
        }
      }
    }
    expect(differences).toEqual([]);
    expect(pairCount).toBeGreaterThan(least.pairs);
    expect(units.size).toBeGreaterThan(least.units);
  },
);

test('REF-025: temperatures from -300 to 1000 degrees are converted as by both compared libraries', () => {
  const scales = ['K', 'degC', 'degF', 'degR'];
  const libraryScales = { K: 'K', degC: 'C', degF: 'F', degR: 'R' } as Record<string, string>;
  for (const from of scales) {
    for (const to of scales.filter((scale) => scale !== from)) {
      for (let value = -300; value <= 1000; value += 50) {
        const ownMeasure = convertMeasure(`${value} ${from}`, { to, system: null, locale: null }, table);
        // The libraries accept temperatures below absolute zero.
        if ((from === 'K' ? value : convertNumber(value, libraryScales[from] ?? '').to('K')) < 0) {
          expect(ownMeasure).toMatchObject({ valid: false, reason: 'out_of_range', amount: null });
          continue;
        }
        const ownAmount = Number(ownMeasure.amount);
        expect(ownAmount).toBeCloseTo(
          convertNumber(value, libraryScales[from] ?? '').to(libraryScales[to] ?? ''),
          8,
        );
        expect(ownAmount).toBeCloseTo(unitMath(`${value} ${from}`).to(to).value, 8);
      }
    }
  }
});
