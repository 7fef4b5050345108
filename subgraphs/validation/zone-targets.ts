import { createInvalidInputError } from '../../core/lookup-error.ts';
import { quote } from '../../core/quote.ts';

const maxZones = 10;
const maxIdLength = 64;

/**
 * Target time zones of a conversion, in request order and with duplicates. Only the format of an identifier is
 * validated: the zone need not exist.
 */
export const zoneTargetsRule = {
  most: maxZones,
  longest: maxIdLength,
  /**
   * Validates the identifiers. @throws invalid_request when the list is empty or too long, or an element has an invalid format
   */
  read(ids: readonly string[], param: string): readonly string[] {
    const throwInvalid = (rule: string) =>
      createInvalidInputError(param, `${param} must ${rule}: for example, use UTC,Asia/Tokyo.`);
    if (ids.length < 1 || ids.length > maxZones) {
      throw throwInvalid(`list 1 to ${maxZones} IANA time zone identifiers, not ${ids.length}`);
    }
    if (ids.some((id) => id.trim() === '')) throw throwInvalid('have no empty element');
    const longId = ids.find((id) => id.length > maxIdLength);
    if (longId !== undefined) {
      throw throwInvalid(`list identifiers of at most ${maxIdLength} characters, not ${quote(longId)}`);
    }
    return ids;
  },
} as const;

/** Checks that a request has only one kind of target. @throws invalid_request when the request has both `to` and `targets` */
export function requireSingleDestination(to: unknown, targets: unknown): void {
  if (to === undefined || to === null || targets === undefined || targets === null) return;
  throw createInvalidInputError(
    'targets',
    'targets cannot be combined with to: use to for one time zone, or targets for several.',
  );
}
