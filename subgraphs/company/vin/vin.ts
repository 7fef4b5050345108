/** Parts of a vehicle identification number by ISO 3779 and 49 CFR 565. Parsing needs no table. */
export interface VinParts {
  /** The complete number: seventeen characters, upper case. */
  readonly vin: string;
  /** World manufacturer identifier: positions 1 to 3. */
  readonly wmi: string;
  /** Identifier under which the maker is registered: six characters for makers of fewer than 1,000 vehicles a year. */
  readonly maker: string;
  /** Vehicle descriptor section: positions 4 to 8. */
  readonly descriptor: string;
  /** Vehicle identifier section: positions 10 to 17. */
  readonly identifier: string;
  readonly checkDigitValid: boolean;
}

const vinPattern = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Values of letters in the sum of the check digit. */
const characterValues: Readonly<Record<string, number>> = Object.fromEntries(
  [...'ABCDEFGH']
    .map((letter, index) => [letter, index + 1] as const)
    .concat(
      [...'JKLMN'].map((letter, index) => [letter, index + 1] as const),
      [['P', 7] as const, ['R', 9] as const],
      [...'STUVWXYZ'].map((letter, index) => [letter, index + 2] as const),
    ),
);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Computes the character of position 9: a digit or X. */
export function computeCheckDigit(vin: string): string {
  const sum = weights.reduce((total, weight, index) => {
    const character = vin[index] ?? '0';
    return total + weight * (characterValues[character] ?? Number(character));
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Regions that require the check digit by law: North America (1 to 5) and China (L). */
const checkedRegionPattern = /^[1-5L]/;

const removeSeparators = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Returns the reason why a text is not a valid number; null for a valid number. */
export const findVinFlaw = (text: string): 'malformed' | 'wrong_check_digit' | null =>
  parseVin(text) !== null
    ? null
    : vinPattern.test(removeSeparators(text))
      ? 'wrong_check_digit'
      : 'malformed';

/**
 * Parses a vehicle identification number. A number has seventeen characters without I, O and Q, and a serial number at the end.
 * The check digit must be correct where the law requires one.
 * @param text in upper or lower case; spaces and hyphens are ignored
 * @returns null when the number is not valid
 */
export function parseVin(text: string): VinParts | null {
  const vin = removeSeparators(text);
  if (!vinPattern.test(vin)) return null;
  const isCheckDigitValid = vin[8] === computeCheckDigit(vin);
  if (!isCheckDigitValid && checkedRegionPattern.test(vin)) return null;
  const wmi = vin.slice(0, 3);
  return {
    vin,
    wmi,
    maker: wmi[2] === '9' ? wmi + vin.slice(11, 14) : wmi,
    descriptor: vin.slice(3, 8),
    identifier: vin.slice(9),
    checkDigitValid: isCheckDigitValid,
  };
}

const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/**
 * Returns the possible model years of position 10, most likely first. The code repeats every 30 years. In North American cars
 * and light trucks, a letter in position 7 means 2010 or later, and a digit means an earlier year.
 * @param latest the last possible model year
 */
export function listModelYears({ vin }: VinParts, light: boolean, latest: number): readonly number[] {
  const index = yearLetters.indexOf(vin[9] ?? '0');
  if (index < 0) return [];
  const earlyYear = 1980 + index;
  const lateYear = earlyYear + 30;
  const isLaterYear = light ? /[A-Z]/.test(vin[6] ?? '') : true;
  return (isLaterYear ? [lateYear, earlyYear] : [earlyYear, lateYear]).filter((year) => year <= latest);
}

/** Whether the vehicle was built in North America, where position 7 of cars and light trucks distinguishes the 30-year cycles. */
export const isNorthAmerican = ({ vin }: VinParts): boolean => /^[1-5]/.test(vin);

/** Whether position 10 is a model year: required by law in the maker's region, or indicated by a valid check digit. */
export const hasModelYear = ({ vin, checkDigitValid }: VinParts): boolean =>
  checkedRegionPattern.test(vin) || checkDigitValid;

/**
 * Returns the serial number: positions 12 to 17. For a small maker, the first three of these positions identify the maker and
 * are omitted.
 */
export const findSerial = ({ identifier, maker }: VinParts): string =>
  identifier.slice(maker.length === 6 ? 5 : 2);
