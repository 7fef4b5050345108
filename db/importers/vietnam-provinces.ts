import { memoize } from '../../core/memoize.ts';
import { findDivisionAtPoint, isNearOutline } from '../../facts/boundaries/division-at-point.ts';
import { readFacts } from '../../facts/fact-table.ts';
import { readStatesByGeonamesCode } from './admin1-states.ts';

/** Distance in kilometres from the outline of a province within which the province of a point is uncertain. */
const uncertainDistanceKm = 3;

/** Provinces of ISO 3166-2 by the GeoNames code of the current province. */
const formerProvinces = memoize(
  () =>
    new Map(
      readFacts('vietnam-provinces').map(({ code = '', provinces = '' }) => [code, provinces.split(' ')]),
    ),
);

/** GeoNames codes of 2023 by ISO 3166-2. */
const formerProvinceCodes = memoize(
  () =>
    new Map(
      [...readStatesByGeonamesCode()].flatMap(([geonames, state]) =>
        state?.startsWith('VN-') === true ? [[state, geonames.slice(3)] as const] : [],
      ),
    ),
);

/**
 * Returns the ISO 3166-2 province of a place in Vietnam, by its GeoNames code of 2023. Null when the current province was
 * merged from several provinces, and the outlines do not determine which of them contains the place.
 * @param code GeoNames code of the current province
 */
export function findFormerProvince(code: string, latitude: number, longitude: number): string | null {
  const provinces = formerProvinces().get(code) ?? [];
  if (provinces.length === 1) return formerProvinceCodes().get(provinces[0] ?? '') ?? null;
  const outlinedState = findDivisionAtPoint('VN', latitude, longitude)?.state ?? '';
  if (!provinces.includes(outlinedState) || isNearOutline(latitude, longitude, uncertainDistanceKm))
    return null;
  return formerProvinceCodes().get(outlinedState) ?? null;
}
