import { DateTime } from 'luxon';
import type { Instant } from './instant.ts';
import type { Language } from '../names/languages.ts';
import { RuledZone } from './ruled-zone.ts';
import type { Zone } from '../tz/zone.ts';
import type { ClockTextStyle } from '../schema.generated.ts';

const formats = {
  short: DateTime.DATETIME_SHORT,
  medium: DateTime.DATETIME_MED,
  full: DateTime.DATETIME_FULL,
  huge: DateTime.DATETIME_HUGE,
} as const satisfies Record<ClockTextStyle, Intl.DateTimeFormatOptions>;

/** Formats an instant as local date and time in a language, by Intl. */
export function clockText(zone: Zone, { unix }: Instant, style: ClockTextStyle, language: Language): string {
  const local = DateTime.fromSeconds(unix, { zone: new RuledZone(zone), locale: language });
  // Include the era before year 1: year 0 is 1 BC and would otherwise be formatted as year 1.
  return local.toLocaleString(local.year < 1 ? { ...formats[style], era: 'short' } : formats[style]);
}
