import { DateTime } from 'luxon';
import type { Instant } from './instant.ts';
import type { Language } from '../names/languages.ts';
import { LuxonEditionZone } from './luxon-zone.ts';
import type { Zone } from '../tz/zone.ts';
import type { ClockTextStyle } from '../schema.generated.ts';

const formatByStyle = {
  short: DateTime.DATETIME_SHORT,
  medium: DateTime.DATETIME_MED,
  full: DateTime.DATETIME_FULL,
  huge: DateTime.DATETIME_HUGE,
} as const satisfies Record<ClockTextStyle, Intl.DateTimeFormatOptions>;

/** Formats an instant as local date and time in a language. Uses Intl. */
export function formatClockText(
  zone: Zone,
  { unix }: Instant,
  style: ClockTextStyle,
  language: Language,
): string {
  const localDateTime = DateTime.fromSeconds(unix, { zone: new LuxonEditionZone(zone), locale: language });
  // Include the era in years before 1. Without the era, year 0, which is 1 BC, would be formatted as year 1.
  return localDateTime.toLocaleString(
    localDateTime.year < 1 ? { ...formatByStyle[style], era: 'short' } : formatByStyle[style],
  );
}
