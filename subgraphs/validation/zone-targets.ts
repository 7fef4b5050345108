import { invalid } from '../../core/lookup-error.ts';
import { quote } from '../../core/quoted.ts';

const maxZones = 10;
const maxIdLength = 64;

/** Time zones to convert to, in request order and with duplicates. The rule does not check whether they exist. */
export const zoneTargets = {
  most: maxZones,
  longest: maxIdLength,
  /** @throws invalid_request when the list is empty or too long, or an element cannot be a zone identifier */
  read(ids: readonly string[], param: string): readonly string[] {
    const throwInvalid = (rule: string) =>
      invalid(param, `${param} must ${rule}: for example, use UTC,Asia/Tokyo.`);
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

/** @throws invalid_request when both `to` and `targets` are given */
export function requireSingleDestination(to: unknown, targets: unknown): void {
  if (to === undefined || to === null || targets === undefined || targets === null) return;
  throw invalid(
    'targets',
    'targets cannot be combined with to: use to for one time zone, or targets for several.',
  );
}
