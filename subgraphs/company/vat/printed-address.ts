export interface VatAddressRecord {
  readonly lines: readonly string[];
  readonly street: string | null;
  readonly city: string | null;
  readonly postal: string | null;
  readonly countryCode: string;
}

type Parts = Partial<Record<'street' | 'city' | 'postal', string>>;

/**
 * How a member state prints an address, as one text with ` | ` between lines: what the expression names is read, the rest stays
 * unread. The first that fits is taken. Forms by the states' own entries in VIES.
 */
const forms: Readonly<Record<string, readonly RegExp[]>> = {
  BG: [/^(?<street>.*?),? *(?:обл\.[^,|]*,)? *(?:гр|с)\. *(?<city>[^\d,|]+?) +(?<postal>\d{4})\b/u],
  EE: [/^(?<street>.*?)(?: {2,}| \| |, )(?<postal>\d{5}) +(?<city>\p{L}[^,|]*)$/u, /, (?<postal>\d{5})$/],
  GR: [/^(?<street>.*?) *(?: \| | {2,}|, )(?<postal>\d{3} ?\d{2}) *- *(?<city>[^|]+)$/u],
  HR: [
    /^(?<street>.*?), [^,|]+, (?<postal>\d{5}) (?<city>[^,|]+)$/u,
    /^(?<street>.*?)(?:, | \| )(?<postal>\d{5}) (?<city>[^,|]+)$/u,
  ],
  // Code, city and street stand in one line: where the city ends only Budapest's codes tell.
  HU: [/^(?<postal>1\d{3}) (?<city>BUDAPEST),? (?<street>[^|]+)$/iu, /^(?<postal>\d{4}) /],
  IE: [/^(?<street>.*) \| (?<postal>[A-Z]\d[\dW] ?[A-Z\d]{4})$/],
  IT: [/^(?<street>.*?) *\| *(?<postal>\d{5}) (?<city>[^|]+?) [A-Z]{2}$/u],
  LT: [
    /^(?<street>.*?),? (?:\| )?LT-(?<postal>\d{5}) (?<city>[^,|]+)$/u,
    /^(?<street>.*?), (?<city>\p{L}[^,|\d]*?),? LT-(?<postal>\d{5})$/u,
    /\bLT-(?<postal>\d{5})\b/,
  ],
  LV: [
    /^(?<street>[^,|]*\d[^,|]*), (?<city>[^,|\d]+), (?<postal>LV-\d{4})$/u,
    /^(?<city>[^,|\d]+), (?<street>[^,|]*\d[^,|]*), (?<postal>LV-\d{4})$/u,
    /(?<postal>LV-\d{4})\b/,
  ],
  NL: [/^(?<street>.*?) \| (?<postal>\d{4} ?[A-Z]{2}) (?<city>[^|]+)$/u],
  PL: [/^(?<street>.*?)(?:, | \| )(?<postal>\d{2}-\d{3}) (?<city>[^,|]+)$/u],
  SI: [
    /^(?<street>[^,|]+), (?:[^,|\d]+, )?(?<postal>\d{4}) (?<city>[^,|]+)$/u,
    /^(?<street>.*?) \| (?<postal>\d{4}) (?<city>[^,|]+)$/u,
  ],
  SK: [
    /^(?<street>.*?) \| (?<postal>\d{3} ?\d{2}) (?<city>[^|]+?)(?: - mestská časť [^|]*)?(?: \| (?:Slovensko|Slovenská republika))?$/u,
  ],
};

/** A last line of postal code and city, which most member states print. */
const usual =
  /^(?:(?<street>.*) \| )?(?:[A-Z]{1,2}-)?(?<postal>\d{3,5}(?:[ -]?\d{2,3})?) +(?<city>[^\d|][^|]*)$/u;

const clean = (text: string | undefined): string | null => {
  const trimmed = (text ?? '')
    .replaceAll(' | ', ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
  return trimmed === '' ? null : trimmed;
};

/**
 * Reads a printed address by the form of the member state. What is not read is null, and the lines tell all.
 * @returns null when there is none
 */
export function readAddress(text: string | null, countryCode: string): VatAddressRecord | null {
  const lines = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return null;
  const whole = lines.join(' | ');
  const parts: Parts | undefined = (forms[countryCode] ?? [usual])
    .map((form) => form.exec(whole)?.groups)
    .find((groups) => groups !== undefined);
  return {
    lines,
    // Where the street cannot be told from the rest, the whole text is all that there is.
    street: parts?.city === undefined ? clean(whole) : clean(parts.street),
    city: clean(parts?.city),
    postal: clean(parts?.postal),
    countryCode,
  };
}
