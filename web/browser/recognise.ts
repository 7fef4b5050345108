/** The kinds of records that a text can identify. */
export type Kind =
  'email' | 'ip' | 'mac' | 'phone' | 'domain' | 'zone' | 'postal' | 'point' | 'company' | 'city' | 'country';

export interface Guess {
  readonly kind: Kind;
  readonly variables: Readonly<Record<string, string | number>>;
  /** The REST path of the same lookup. */
  readonly path: string;
  /** The text that suggestions and cards show. */
  readonly label: string;
  readonly hint: string;
}

const encode = encodeURIComponent;

/** Returns the lookups that the form of a text suggests, the likeliest first; an empty list for a plain name. */
export function recognise(text: string): readonly Guess[] {
  const typed = text.trim();
  if (typed === '') return [];
  if (/^[^\s@]+@[^\s@]+$/.test(typed)) {
    const label = typed;
    return [
      {
        kind: 'email',
        variables: { address: typed },
        path: `/email/${encode(typed)}`,
        label,
        hint: 'e-mail',
      },
    ];
  }
  const ip: Guess = {
    kind: 'ip',
    variables: { address: typed },
    path: `/ip/${typed}`,
    label: typed,
    hint: 'IP address',
  };
  if (isHardwareAddress(typed)) {
    const mac: Guess = { ...ip, kind: 'mac', path: `/mac/${typed}`, hint: 'MAC address' };
    // Eight groups with colons can be an EUI-64 or an IPv6 address.
    return typed.split(':').length === 8 ? [mac, ip] : [mac];
  }
  if (isIpAddress(typed)) return [ip];
  const point = /^(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}\.\d+)$/.exec(typed);
  if (point?.[1] !== undefined && point[2] !== undefined) {
    const [latitude, longitude] = [Number(point[1]), Number(point[2])];
    const path = `/point?lat=${latitude}&lon=${longitude}&deep=true`;
    return [{ kind: 'point', variables: { latitude, longitude }, path, label: typed, hint: 'point' }];
  }
  if (/^\+[\d\s().-]{6,24}$/.test(typed)) {
    const number = `+${typed.replace(/\D/g, '')}`;
    return [
      {
        kind: 'phone',
        variables: { number },
        path: `/phone/${number}?deep=true`,
        label: typed,
        hint: 'phone',
      },
    ];
  }
  if (/^(?:[A-Za-z]+(?:\/[A-Za-z0-9_+-]+){1,2}|UTC|GMT)$/.test(typed)) return [zone(typed)];
  const url = /^(?:https?:\/\/)?((?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,})(?:\/.*)?$/u.exec(
    typed,
  )?.[1];
  if (url !== undefined) {
    return [
      {
        kind: 'domain',
        variables: { name: url },
        path: `/domain/${encode(url)}`,
        label: url,
        hint: 'domain',
      },
    ];
  }
  return postal(typed);
}

export const zone = (id: string): Guess => ({
  kind: 'zone',
  variables: { id },
  path: `/time/${id}?deep=true`,
  label: id,
  hint: 'time zone',
});

/** Recognises a postal code, optionally with its country code before or after it: `90210 US`, `100-0001, JP`. */
function postal(typed: string): readonly Guess[] {
  const [, countryBefore, digits, countryAfter] =
    /^(?:([A-Za-z]{2})[\s,]+)?((?=.*\d)[A-Za-z\d][A-Za-z\d -]{1,9}?)(?:[\s,]+([A-Za-z]{2}))?$/.exec(typed) ??
    [];
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

const isIpAddress = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) || (/^[\da-f:.]+$/i.test(text) && text.split(':').length > 2);

const notations = [
  // Accept octets without leading zeros, as some systems write them: `0:1a:11:0:0:0`.
  /^[\da-f]{1,2}(?::[\da-f]{1,2}){5}$/i,
  /^[\da-f]{2}(?:(?::[\da-f]{2}){7}|(?:-[\da-f]{2}){5}|(?:-[\da-f]{2}){7})$/i,
  // A text without digits is a domain (`dead.beef.cafe`) or a name; a text with digits only is a number.
  /^(?=.*\d)[\da-f]{4}(?:\.[\da-f]{4}){2,3}$/i,
  /^(?=.*\d)(?=.*[a-f])(?:[\da-f]{12}|[\da-f]{16})$/i,
];

/** Whether a text is an EUI-48 or EUI-64 in a notation that `/mac` accepts. */
const isHardwareAddress = (text: string): boolean => notations.some((notation) => notation.test(text));
