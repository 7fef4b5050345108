import { instantParameter } from './instant.ts';

/** The instant of a clock (`?at=`). */
export const atParameter = instantParameter(
  'ISO 8601 date or timestamp, to the millisecond, in UTC years 0001 to 9999. Default: now. ' +
    'A value without an offset is in UTC, or, if `to` or `targets` is given, in the local time of the source zone. Write + as %2B.',
);
