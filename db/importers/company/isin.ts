/**
 * Whether a text is an ISIN (ISO 6166): a two-letter country prefix, nine characters, and a Luhn check digit. In the Luhn sum,
 * letters count as 10 to 35.
 */
export function isIsin(text: string): boolean {
  if (!/^[A-Z]{2}[0-9A-Z]{9}\d$/.test(text)) return false;
  const digits = Array.from(text, (character) => `${Number.parseInt(character, 36)}`).join('');
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
