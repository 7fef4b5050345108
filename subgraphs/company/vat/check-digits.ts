/**
 * Check rules of VAT numbers, where the package stdnum deviates from the official publication. Sources: the algorithms that the
 * member states published through the Commission; the national rules of birth numbers (CZ, SK: zákon 133/2000; BG: ЕГН, ЛНЧ;
 * LV: personas kods); for TW the Ministry of Finance. The functions take numbers without their prefix.
 */

const computeWeightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

const isDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const splitIntoPairs = (digits: string): readonly [number, number, number] => [
  Number(digits.slice(0, 2)),
  Number(digits.slice(2, 4)),
  Number(digits.slice(4, 6)),
];

function hasValidBelgianCheckDigits(digits: string): boolean {
  return (
    /^[01]\d{9}$/.test(digits) &&
    Number(digits.slice(0, 8)) > 0 &&
    97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
  );
}

/** A Danish number has eight digits and does not begin with zero. The weighted sum is divisible by 11. */
const hasValidDanishCheckDigits = (digits: string): boolean =>
  /^[1-9]\d{7}$/.test(digits) && computeWeightedSum(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/** Checks the nine digits of a Bulgarian company. */
function isBulgarianCompanyNumber(digits: string): boolean {
  const firstRemainder = computeWeightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const checkDigit =
    firstRemainder < 10 ? firstRemainder : (computeWeightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10;
  return checkDigit === Number(digits[8]);
}

/** Checks the ten digits of a Bulgarian citizen (with the date of birth), a foreigner or another person. */
function isBulgarianPersonNumber(digits: string): boolean {
  const lastDigit = Number(digits[9]);
  const [year, month, day] = splitIntoPairs(digits);
  const [century, shift] = month > 40 ? [2000, 40] : month > 20 ? [1800, 20] : [1900, 0];
  const citizenRemainder =
    isDate(century + year, month - shift, day) &&
    (computeWeightedSum(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === lastDigit;
  const isForeigner = computeWeightedSum(digits, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === lastDigit;
  const remainder = computeWeightedSum(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return citizenRemainder || isForeigner || (remainder !== 1 && (11 - remainder) % 11 === lastDigit);
}

/**
 * Values added to the month of a birth number: 50 for women. Since 2004, another 20 is added when all numbers of a day are in
 * use.
 */
const monthShifts = [0, 20, 50, 70];

/**
 * Checks a birth number. Numbers issued until 1953 have nine digits without a check digit; later numbers have ten digits with a
 * check digit.
 */
function isBirthNumber(digits: string): boolean {
  const [short, writtenMonth, day] = splitIntoPairs(digits);
  const shift = monthShifts.find((each) => writtenMonth > each && writtenMonth <= each + 12);
  if (shift === undefined) return false;
  const month = writtenMonth - shift;
  if (digits.length === 9) {
    const year = short >= 80 ? 1800 + short : 1900 + short;
    return year <= 1953 && shift % 50 === 0 && isDate(year, month, day);
  }
  const year = short < 54 ? 2000 + short : 1900 + short;
  return (
    (year >= 2004 || shift % 50 === 0) &&
    isDate(year, month, day) &&
    (Number(digits.slice(0, 9)) % 11) % 10 === Number(digits[9])
  );
}

function hasValidCzechCheckDigits(digits: string): boolean {
  if (/^[0-8]\d{7}$/.test(digits)) {
    const checkDigit = (11 - (computeWeightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return (checkDigit === 0 ? 1 : checkDigit) % 10 === Number(digits[7]);
  }
  if (/^6\d{8}$/.test(digits)) {
    const remainder = computeWeightedSum(digits.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
    return (8 - ((21 - remainder) % 11) + 10) % 10 === Number(digits[8]);
  }
  return /^\d{9,10}$/.test(digits) && isBirthNumber(digits);
}

/** The check digit follows ISO 7064 MOD 11,10. No number begins with zero. */
function hasValidGermanCheckDigits(digits: string): boolean {
  if (!/^[1-9]\d{8}$/.test(digits)) return false;
  let runningProduct = 10;
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + runningProduct) % 10;
    runningProduct = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - runningProduct) % 10 === Number(digits[8]);
}

function hasValidBritishCheckDigits(number: string): boolean {
  const governmentOffice = /^(GD|HA)(\d{3})$/.exec(number);
  if (governmentOffice !== null)
    return governmentOffice[1] === 'GD'
      ? Number(governmentOffice[2]) < 500
      : Number(governmentOffice[2]) >= 500;
  if (!/^\d{9}(?:\d{3})?$/.test(number) || Number(number.slice(0, 9)) === 0) return false;
  const remainder = computeWeightedSum(number, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
  return remainder === 0 || (Number(number.slice(0, 3)) >= 100 && (remainder === 42 || remainder === 55));
}

function hasValidLatvianCheckDigits(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false;
  if (Number(digits[0]) > 3) return computeWeightedSum(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  // A personal code issued since 2017 begins with 32 and contains no date of birth.
  const [day, month, year] = splitIntoPairs(digits);
  const hasBirthDate = day === 32 || isDate(1800 + 100 * Number(digits[6]) + year, month, day);
  return (
    hasBirthDate &&
    ((1 + computeWeightedSum(digits, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === Number(digits[10])
  );
}

const toDigits = (character: string): string =>
  /\d/.test(character) ? character : String(parseInt(character, 36));

/**
 * Checks modulo 11 as for citizen service numbers. Since 2020, ISO 7064 MOD 97-10 over prefix and number is an alternative.
 * Suffixes begin at 01.
 */
function hasValidDutchCheckDigits(number: string): boolean {
  if (!/^\d{9}B\d{2}$/.test(number) || number.endsWith('00') || Number(number.slice(0, 9)) === 0)
    return false;
  if (computeWeightedSum(number, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0) return true;
  let remainder = 0;
  for (const digit of Array.from(`NL${number}`, toDigits).join(''))
    remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

function hasValidSlovenianCheckDigits(digits: string): boolean {
  if (!/^[1-9]\d{7}$/.test(digits)) return false;
  const checkDigit = 11 - (computeWeightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return checkDigit !== 11 && checkDigit % 10 === Number(digits[7]);
}

function hasValidSlovakCheckDigits(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  return (/^[1-9]\d[2-47-9]/.test(digits) && Number(digits) % 11 === 0) || isBirthNumber(digits);
}

/**
 * The number has eight digits. The digits of all products are summed, and the sum is divisible by 5 (by 10 until April 2023).
 * The product of seven and four has the digits 2 and 8 with the sum 10, which counts as 1 or 0.
 */
function hasValidTaiwaneseCheckDigits(digits: string): boolean {
  if (!/^\d{8}$/.test(digits) || digits === '00000000') return false;
  const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce((total, weight, at) => {
    const product = weight * Number(digits[at]);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (digits[6] === '7' && (sum + 1) % 5 === 0);
}

/** Check rules by prefix. */
export const ownRules: Readonly<Record<string, (number: string) => boolean>> = {
  BE: hasValidBelgianCheckDigits,
  BG: (digits) =>
    /^\d{9}$/.test(digits)
      ? isBulgarianCompanyNumber(digits)
      : /^\d{10}$/.test(digits) && isBulgarianPersonNumber(digits),
  CZ: hasValidCzechCheckDigits,
  DE: hasValidGermanCheckDigits,
  DK: hasValidDanishCheckDigits,
  GB: hasValidBritishCheckDigits,
  LV: hasValidLatvianCheckDigits,
  NL: hasValidDutchCheckDigits,
  SI: hasValidSlovenianCheckDigits,
  SK: hasValidSlovakCheckDigits,
  TW: hasValidTaiwaneseCheckDigits,
  XI: (number) => /^\d+$/.test(number) && hasValidBritishCheckDigits(number),
};
