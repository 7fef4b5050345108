import { instant } from './instant.ts';

/** The instant of a clock (`?at=`). */
export const at = instant(
  'ISO 8601 date or timestamp, to the millisecond, in UTC years 0001 to 9999; now if omitted. Without an offset it ' +
    'means UTC, but wall time of the source zone with to or targets. Write + as %2B.',
);
