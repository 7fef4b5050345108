export interface VatAddressRecord {
  readonly lines: readonly string[];
  readonly street: string | null;
  readonly city: string | null;
  readonly postal: string | null;
  readonly countryCode: string;
}

type AddressParts = Partial<Record<'street' | 'city' | 'postal', string>>;

/**
 * Address formats of the member states. The expressions match lines joined by ` | `, and named groups are the parts of the
 * address. The first matching expression applies. Source: the member states' entries in VIES.
 */
const linePatternsByCountry: Readonly<Record<string, readonly RegExp[]>> = {
  BG: [/^(?<street>.*?),? *(?:обл\.[^,|]*,)? *(?:гр|с)\. *(?<city>[^\d,|]+?) +(?<postal>\d{4})\b/u],
  EE: [/^(?<street>.*?)(?: {2,}| \| |, )(?<postal>\d{5}) +(?<city>\p{L}[^,|]*)$/u, /, (?<postal>\d{5})$/],
  GR: [/^(?<street>.*?) *(?: \| | {2,}|, )(?<postal>\d{3} ?\d{2}) *- *(?<city>[^|]+)$/u],
  HR: [
    /^(?<street>.*?), [^,|]+, (?<postal>\d{5}) (?<city>[^,|]+)$/u,
    /^(?<street>.*?)(?:, | \| )(?<postal>\d{5}) (?<city>[^,|]+)$/u,
  ],
  // Postal code, city and street are in one line. Only for Budapest does the postal code determine where the city ends.
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

/** Default format of most member states: the last line contains postal code and city. */
const usualLinePattern =
  /^(?:(?<street>.*) \| )?(?:[A-Z]{1,2}-)?(?<postal>\d{3,5}(?:[ -]?\d{2,3})?) +(?<city>[^\d|][^|]*)$/u;

const cleanText = (text: string | undefined): string | null => {
  const trimmedText = (text ?? '')
    .replaceAll(' | ', ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
  return trimmedText === '' ? null : trimmedText;
};

/**
 * Parses a printed address in the format of the member state. Parts that cannot be parsed are null; `lines` always contains the
 * complete text.
 * @returns null when the text contains no address
 */
export function parsePrintedAddress(text: string | null, countryCode: string): VatAddressRecord | null {
  const lines = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return null;
  const singleLine = lines.join(' | ');
  const addressParts: AddressParts | undefined = (linePatternsByCountry[countryCode] ?? [usualLinePattern])
    .map((form) => form.exec(singleLine)?.groups)
    .find((groups) => groups !== undefined);
  return {
    lines,
    // Without a city, the street cannot be separated, so that `street` contains the complete text.
    street: addressParts?.city === undefined ? cleanText(singleLine) : cleanText(addressParts.street),
    city: cleanText(addressParts?.city),
    postal: cleanText(addressParts?.postal),
    countryCode,
  };
}
