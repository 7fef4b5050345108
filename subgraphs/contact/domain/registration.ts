/** Registration of a domain. A field is null when the registry does not publish the fact. */
export interface Registration {
  readonly registered: true;
  readonly created: string | null;
  readonly updated: string | null;
  readonly expires: string | null;
  readonly registrar: string | null;
  readonly status: string[];
  readonly dnssec: boolean | null;
  readonly nameservers: string[];
  readonly source: 'rdap' | 'whois';
}

/**
 * Result of a registry query: a registration, `free`, or null for an unreliable response. A name is `free` only when the
 * registry explicitly reports that the name is not registered.
 */
export type Verdict = Registration | 'free' | null;

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Converts a time or date in one of the registries' formats to ISO 8601. @returns null for an ambiguous text */
export function parseIsoTime(text: string): string | null {
  const value = text.trim();
  const time =
    /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/.exec(value);
  if (time !== null) {
    // Return only the date of a time without a time zone. The hour is uncertain, but the date is nearly certain.
    if (time[7] === undefined) return formatExistingDate(time[1], time[2], time[3]);
    const zone = time[7] === 'UTC' ? 'Z' : time[7].replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
    const instant = new Date(`${value.slice(0, 10)}T${value.slice(11, 19)}${zone}`);
    return Number.isNaN(instant.getTime()) ? null : instant.toISOString().replace('.000Z', 'Z');
  }
  const date = /^(\d{4})[-./](\d{2})[-./](\d{2})\.?$/.exec(value);
  if (date !== null) return formatExistingDate(date[1], date[2], date[3]);
  const monthNameDate = /^(\d{1,2})-([a-z]{3})-(\d{4})$/i.exec(value);
  const month = months.indexOf(monthNameDate?.[2]?.toLowerCase() ?? '');
  return monthNameDate === null || month === -1
    ? null
    : formatExistingDate(monthNameDate[3], String(month + 1), monthNameDate[1]);
}

/** Top-level domains whose registries write the day before the month. */
const dayFirstDomains = new Set(['hk', 'rs']);

/**
 * Converts a time with `parseIsoTime`, or from formats of individual registries: `1999. 07. 28.`, `2026/04/01 01:02:45 (JST)`,
 * `10.03.2008 12:31:19`.
 * @param top the top-level domain
 */
export function parseRegistryTime(text: string, top: string): string | null {
  const value = text.trim();
  const [, year, month, day, clock, zone] =
    /^(\d{4})(?:\. ?|\/|-)(\d{2})(?:\. ?|\/|-)(\d{2})\.?(?: (\d{2}:\d{2}:\d{2}) ?\((JST|GMT\+0:00)\))?$/.exec(
      value,
    ) ?? [];
  if (year !== undefined) {
    const date = formatExistingDate(year, month, day);
    return date === null || clock === undefined
      ? date
      : parseIsoTime(`${date}T${clock}${zone === 'JST' ? '+09:00' : 'Z'}`);
  }
  const [, first, second, last] = /^(\d{2})[-.](\d{2})[-.](\d{4})(?: \d{2}:\d{2}:\d{2})?$/.exec(value) ?? [];
  if (first !== undefined) return dayFirstDomains.has(top) ? formatExistingDate(last, second, first) : null;
  return parseIsoTime(value);
}

function formatExistingDate(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : null;
}
