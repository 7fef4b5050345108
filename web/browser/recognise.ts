import { findDates } from './typed-dates.ts';
import { isHardwareAddress, isIpAddress, parseNetwork } from './network-notations.ts';

/** The kinds of records that a text can identify. */
export type Kind =
  | 'asn'
  | 'city'
  | 'company'
  | 'country'
  | 'currency'
  | 'date'
  | 'domain'
  | 'email'
  | 'emoji'
  | 'iban'
  | 'ip'
  | 'language'
  | 'mac'
  | 'measure'
  | 'network'
  | 'phone'
  | 'point'
  | 'postal'
  | 'state'
  | 'vat'
  | 'vin'
  | 'zone';

export interface Guess {
  readonly kind: Kind;
  readonly variables: Readonly<Record<string, string | number>>;
  /** REST path of the same lookup. */
  readonly path: string;
  /** The text that suggestions and cards show. */
  readonly label: string;
  readonly hint: string;
}

const encode = encodeURIComponent;

/** Units that are also country codes. In lower case, they are units: `5000 km`, but `75001 FR`. */
const unitsLikeCountries = new Set([
  'cm',
  'gb',
  'ha',
  'in',
  'kg',
  'km',
  'lb',
  'mg',
  'ml',
  'mm',
  'ms',
  'pa',
  'tb',
]);

/** Returns the lookups that the notation of a text suggests, the most likely first; an empty list for a plain name. */
export function recogniseText(text: string): readonly Guess[] {
  const typedText = text.trim();
  if (typedText === '') return [];
  for (const notation of notations) {
    const guesses = notation(typedText);
    if (guesses.length > 0) return guesses;
  }
  const letters = /^\d{4,}[\s,]+([A-Za-z]{2})$/.exec(typedText)?.[1];
  return letters !== undefined && !unitsLikeCountries.has(letters)
    ? [...recognisePostalCode(typedText), ...recogniseMeasure(typedText)]
    : [...recogniseMeasure(typedText), ...recognisePostalCode(typedText)];
}

/**
 * Whether the notation of a text identifies its kind with certainty, so that no search by name is needed. Amounts and postal
 * codes are uncertain: `3M`.
 */
export const hasCertainGuess = ([first]: readonly Guess[]): boolean =>
  first !== undefined && first.kind !== 'postal' && first.kind !== 'measure';

function recogniseEmail(typed: string): readonly Guess[] {
  if (!/^[^\s@]+@[^\s@]+$/.test(typed)) return [];
  return [
    {
      kind: 'email',
      variables: { address: typed },
      path: `/email/${encode(typed)}`,
      label: typed,
      hint: 'e-mail',
    },
  ];
}

const createAddressGuess = (kind: 'ip' | 'mac', typed: string): Guess => ({
  kind,
  variables: { address: typed },
  path: `/${kind}/${typed}`,
  label: typed,
  hint: kind === 'ip' ? 'IP address' : 'MAC address',
});

function recogniseHardwareAddress(typed: string): readonly Guess[] {
  if (!isHardwareAddress(typed)) return [];
  const mac = createAddressGuess('mac', typed);
  // A text of eight groups with colons is an EUI-64 or an IPv6 address.
  return typed.split(':').length === 8 ? [mac, createAddressGuess('ip', typed)] : [mac];
}

const recogniseIpAddress = (typed: string): readonly Guess[] =>
  isIpAddress(typed) ? [createAddressGuess('ip', typed)] : [];

function recogniseNetwork(typed: string): readonly Guess[] {
  const foundNetwork = parseNetwork(typed);
  if (foundNetwork === null) return [];
  return [
    {
      kind: 'network',
      variables: { address: foundNetwork.address },
      path: `/ip/${foundNetwork.address}`,
      label: typed,
      hint: 'network',
    },
  ];
}

function recognisePoint(typed: string): readonly Guess[] {
  const [, first, second] = /^(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}\.\d+)$/.exec(typed) ?? [];
  if (first === undefined || second === undefined) return [];
  const [latitude, longitude] = [Number(first), Number(second)];
  const path = `/point?lat=${latitude}&lon=${longitude}&deep=true`;
  return [{ kind: 'point', variables: { latitude, longitude }, path, label: typed, hint: 'point' }];
}

function recognisePhone(typed: string): readonly Guess[] {
  if (!/^\+[\d\s().-]{6,24}$/.test(typed)) return [];
  const number = `+${typed.replace(/\D/g, '')}`;
  return [
    { kind: 'phone', variables: { number }, path: `/phone/${number}?deep=true`, label: typed, hint: 'phone' },
  ];
}

/** Recognises an IBAN (ISO 13616): a country code, two check digits, and 11 to 30 letters and digits, often in groups of four. */
function recogniseIban(typed: string): readonly Guess[] {
  const compact = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(compact) || !/\d{4}/.test(compact)) return [];
  return [
    {
      kind: 'iban',
      variables: { iban: compact },
      path: `/iban/${compact}?deep=true`,
      label: typed,
      hint: 'IBAN',
    },
  ];
}

/** Recognises a vehicle identification number (ISO 3779): 17 letters and digits without I, O and Q. */
function recogniseVin(typed: string): readonly Guess[] {
  const compact = typed.toUpperCase();
  if (!/^(?=(?:.*\d){4})(?=.*[A-Z])[A-HJ-NPR-Z\d]{17}$/.test(compact)) return [];
  return [
    {
      kind: 'vin',
      variables: { vin: compact },
      path: `/vin/${compact}?deep=true`,
      label: compact,
      hint: 'vehicle identification number',
    },
  ];
}

function recogniseAsn(typed: string): readonly Guess[] {
  const number = /^ASN?\s?(\d{1,10})$/i.exec(typed)?.[1];
  if (number === undefined || Number(number) > 0xffff_ffff) return [];
  return [
    {
      kind: 'asn',
      variables: { number },
      path: `/asn/AS${number}?deep=true`,
      label: `AS${number}`,
      hint: 'autonomous system',
    },
  ];
}

const recogniseDate = (typed: string): readonly Guess[] =>
  findDates(typed).map(({ iso, label }) => ({
    kind: 'date',
    variables: { date: iso },
    path: `/date/${iso}?deep=true`,
    label,
    hint: 'date',
  }));

/** Recognises an emoji, which can be a sequence of characters: a flag, a keycap, a family. */
function recogniseEmoji(typed: string): readonly Guess[] {
  const isEmoji =
    /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[\d#*]\u{FE0F}?\u{20E3})[\p{Emoji_Component}\p{Extended_Pictographic}]*$/u.test(
      typed,
    );
  if (!isEmoji && !/^:[\w+-]+:$/.test(typed)) return [];
  return [
    {
      kind: 'emoji',
      variables: { key: typed },
      path: `/emoji/${encode(typed)}?deep=true`,
      label: typed,
      hint: 'emoji',
    },
  ];
}

/** Recognises a state code of ISO 3166-2: `US-CA`, `JP-13`. */
function recogniseStateCode(typed: string): readonly Guess[] {
  if (!/^[A-Za-z]{2}-[A-Za-z\d]{1,3}$/.test(typed)) return [];
  const code = typed.toUpperCase();
  return [
    {
      kind: 'state',
      variables: { code },
      path: `/state/${code}?deep=true`,
      label: code,
      hint: 'state or province',
    },
  ];
}

/**
 * Recognises a VAT number: a prefix of two letters (CHE for Switzerland), then eight to twelve characters with at least seven
 * digits.
 */
function recogniseVat(typed: string): readonly Guess[] {
  const compact = typed.replace(/[\s.-]/g, '').toUpperCase();
  if (!/^(?:CHE\d{9}(?:MWST|TVA|IVA)?|(?=.(?:.*\d){7})[A-Z]{2}[A-Z\d]{8,12})$/.test(compact)) return [];
  return [
    {
      kind: 'vat',
      variables: { number: compact },
      path: `/vat/${compact}`,
      label: typed,
      hint: 'VAT number',
    },
  ];
}

const recogniseZone = (typed: string): readonly Guess[] =>
  /^(?:[A-Za-z]+(?:\/[A-Za-z0-9_+-]+){1,2}|UTC|GMT)$/.test(typed) ? [createZoneGuess(typed)] : [];

export const createZoneGuess = (id: string): Guess => ({
  kind: 'zone',
  variables: { id },
  path: `/time/${id}?deep=true`,
  label: id,
  hint: 'time zone',
});

function recogniseDomain(typed: string): readonly Guess[] {
  const name = /^(?:https?:\/\/)?((?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,})(?:\/.*)?$/u.exec(
    typed,
  )?.[1];
  if (name === undefined) return [];
  return [
    { kind: 'domain', variables: { name }, path: `/domain/${encode(name)}`, label: name, hint: 'domain' },
  ];
}

/**
 * Recognises an amount with a unit, and an optional target unit: `5 kg`, `6'2"`, `98.6 °F in °C`. The service checks the units.
 */
function recogniseMeasure(typed: string): readonly Guess[] {
  const unit = String.raw`[\p{L}°µ%'"′″²³/·^-][\p{L}\d°µ%'"′″²³/·^ .-]*?`;
  const [, amount, to] =
    new RegExp(String.raw`^([-+−]?\d[\d.,' ]*${unit})(?:\s+(?:to|in|as)\s+(${unit}))?$`, 'u').exec(typed) ??
    [];
  if (amount === undefined) return [];
  const path = `/measure/${encode(amount)}${to === undefined ? '' : `?to=${encode(to)}`}`;
  return [
    {
      kind: 'measure',
      variables: { measure: amount, ...(to === undefined ? {} : { to }) },
      path,
      label: typed,
      hint: 'measure',
    },
  ];
}

/**
 * Recognises a postal code with an optional country code before or after it: `90210 US`, `100-0001, JP`. Postal codes have at
 * least three characters and two digits. They never begin with a group of only one or two digits (`12 Oaks`).
 */
function recognisePostalCode(typed: string): readonly Guess[] {
  const [, countryBefore, digits, countryAfter] =
    /^(?:([A-Za-z]{2})[\s,]+)?((?=.*\d.*\d)(?!\d{1,2}\s)[A-Za-z\d][A-Za-z\d -]{1,8}?[A-Za-z\d])(?:[\s,]+([A-Za-z]{2}))?$/.exec(
      typed,
    ) ?? [];
  if (digits === undefined) return [];
  const country = (countryAfter ?? countryBefore)?.toUpperCase();
  const code = digits.trim();
  return [
    {
      kind: 'postal',
      variables: { code, ...(country === undefined ? {} : { country }) },
      path: `/postal/${encode(code)}${country === undefined ? '' : `?country=${country}`}`,
      label: country === undefined ? code : `${code}, ${country}`,
      hint: 'postal code',
    },
  ];
}

/**
 * Functions that recognise a notation, in the order in which they are tried. The first match wins, because later notations are
 * more general and also match many of these texts.
 */
const notations: readonly ((typed: string) => readonly Guess[])[] = [
  recogniseEmail,
  recogniseHardwareAddress,
  recogniseNetwork,
  recogniseIpAddress,
  recognisePoint,
  recognisePhone,
  recogniseIban,
  recogniseVin,
  recogniseAsn,
  recogniseDate,
  recogniseEmoji,
  recogniseStateCode,
  recogniseVat,
  recogniseZone,
  recogniseDomain,
];
