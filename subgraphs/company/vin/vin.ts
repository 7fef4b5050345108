/** What the characters of a vehicle identification number tell by ISO 3779 and 49 CFR 565, without any table. */
export interface VinParts {
  /** Seventeen characters, upper case. */
  readonly vin: string;
  /** Positions 1 to 3. */
  readonly wmi: string;
  /** What a maker is registered under: six characters for makers of fewer than 1,000 vehicles a year. */
  readonly maker: string;
  /** Positions 4 to 8. */
  readonly descriptor: string;
  /** Positions 10 to 17. */
  readonly identifier: string;
  readonly checkDigitValid: boolean;
}

const form = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Values of letters in the check digit's sum. */
const values: Readonly<Record<string, number>> = Object.fromEntries(
  [...'ABCDEFGH']
    .map((letter, index) => [letter, index + 1] as const)
    .concat(
      [...'JKLMN'].map((letter, index) => [letter, index + 1] as const),
      [['P', 7] as const, ['R', 9] as const],
      [...'STUVWXYZ'].map((letter, index) => [letter, index + 2] as const),
    ),
);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The character that position 9 must have: a digit or X. */
export function checkDigitOf(vin: string): string {
  const sum = weights.reduce((total, weight, index) => {
    const character = vin[index] ?? '0';
    return total + weight * (values[character] ?? Number(character));
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Regions whose law prescribes the check digit: North America (1 to 5) and China (L). */
const checked = /^[1-5L]/;

/**
 * @param text blanks and hyphens are ignored, in either case.
 * @returns null when it is no VIN: not seventeen characters, a letter I, O or Q, no serial number at the end, or a
 *   wrong check digit where the law prescribes one
 */
export function readVin(text: string): VinParts | null {
  const vin = text.replace(/[\s-]/g, '').toUpperCase();
  if (!form.test(vin)) return null;
  const checkDigitValid = vin[8] === checkDigitOf(vin);
  if (!checkDigitValid && checked.test(vin)) return null;
  const wmi = vin.slice(0, 3);
  return {
    vin,
    wmi,
    maker: wmi[2] === '9' ? wmi + vin.slice(11, 14) : wmi,
    descriptor: vin.slice(3, 8),
    identifier: vin.slice(9),
    checkDigitValid,
  };
}

const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/**
 * The model years that position 10 can mean, the likelier first: the code comes back every 30 years. In cars and
 * light trucks for North America a letter in position 7 means 2010 or later, a digit earlier.
 * @param latest the last model year that can exist
 */
export function modelYears({ vin }: VinParts, light: boolean, latest: number): readonly number[] {
  const index = yearLetters.indexOf(vin[9] ?? '0');
  if (index < 0) return [];
  const early = 1980 + index;
  const late = early + 30;
  const lateFirst = light ? /[A-Z]/.test(vin[6] ?? '') : true;
  return (lateFirst ? [late, early] : [early, late]).filter((year) => year <= latest);
}

/** Whether vehicles of the maker's region carry the model year in position 10 by law. */
export const carriesYear = ({ vin, checkDigitValid }: VinParts): boolean =>
  checked.test(vin) || checkDigitValid;

/** The serial number: positions 12 to 17, of which the first three tell a maker of few vehicles. */
export const serialOf = ({ identifier, maker }: VinParts): string =>
  identifier.slice(maker.length === 6 ? 5 : 2);
