import { around } from 'geokdbush';
import { findDivisionAtPoint } from '../../../facts/boundaries/division-at-point.ts';
import type { DistrictRow } from '../../../db/snapshot/districts.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';
import { CityModel } from '../city/city.ts';
import { findSuccessors } from '../district/town-district.ts';
import { findCounty, hasCounties } from './county.ts';

type DivisionMethod = 'polygon' | 'nearest' | null;

interface StateResult {
  /** The method that found the state. */
  readonly method: DivisionMethod;
  readonly state: StateRow | null;
}

interface DistrictResult {
  /** The method that found the district. */
  readonly districtMethod: DivisionMethod;
  readonly district: DistrictRow | null;
  readonly districtCode: string | null;
  readonly districtName: string | null;
}

/** State and district of a point, each with the method that determined it. */
export interface Division extends StateResult, DistrictResult {}

/** Maximum distance in km to a recorded place from which state and district are taken. */
const maxNeighbourDistance = 50;

const noDistrict = { districtMethod: null, district: null, districtCode: null, districtName: null } as const;

/** The result for a point outside all countries. */
export const noDivision: Division = { method: null, state: null, ...noDistrict };

/**
 * Finds state and district of a point in a country by boundaries. The boundaries come from the Census Bureau in the United
 * States, and from Natural Earth in other countries. Where the boundaries are inconclusive, the nearest recorded place of the
 * country is used. The district of that place is used only if the place is in the state that the boundaries show.
 *
 * @param country ISO 3166-1 alpha-2
 * @param mayProvide whether state and district of a row of the city table may be used
 */
export function findDivision(
  places: Places,
  country: string,
  latitude: number,
  longitude: number,
  mayProvide: (row: number) => boolean = () => true,
): Division {
  const outlinedDivision = findDivisionByOutline(places, country, latitude, longitude);
  if (outlinedDivision !== null && outlinedDivision.inDistrict !== null)
    return { ...outlinedDivision.inState, ...outlinedDivision.inDistrict };
  const { cities } = places;
  const number = cities.country.codeOf(country);
  const isNeighbour = (row: number) => {
    if (cities.country.codes[row] !== number || !mayProvide(row)) return false;
    if (outlinedDivision === null) return true;
    const { state, district } = new CityModel(places, row);
    if (outlinedDivision.parts.size > 0)
      return district !== null && outlinedDivision.parts.has(district.code);
    return state === null || state === outlinedDivision.inState.state;
  };
  const [row] = around(cities.points, longitude, latitude, 1, maxNeighbourDistance, isNeighbour);
  if (row === undefined) return { ...noDivision, ...outlinedDivision?.inState };
  const { state, district, districtName } = new CityModel(places, row);
  const stateResult = outlinedDivision?.inState ?? { method: state === null ? null : 'nearest', state };
  if (districtName === null) return { ...stateResult, ...noDistrict };
  const districtCode = district?.code ?? null;
  return { ...stateResult, districtMethod: 'nearest', district, districtCode, districtName };
}

interface OutlinedDivision {
  readonly inState: StateResult;
  /** District by the boundaries; null when the boundaries do not determine a district. */
  readonly inDistrict: DistrictResult | null;
  /** Codes of the districts into which the district on the map was divided; empty for an existing district. */
  readonly parts: ReadonlySet<string>;
}

const noCodes: ReadonlySet<string> = new Set();

/** Finds state and district from boundaries alone. @returns null when the state is unknown */
function findDivisionByOutline(
  places: Places,
  country: string,
  latitude: number,
  longitude: number,
): OutlinedDivision | null {
  if (hasCounties(country)) {
    const county = findCounty(places, country, latitude, longitude);
    if (county === null) return null;
    const { state, fips, ...district } = county;
    const stateResult = { method: state === null ? null : 'polygon', state } as const;
    const successorCodes = district.districtCode === null ? findSuccessors(fips) : noCodes;
    if (successorCodes.size > 0) return { inState: stateResult, inDistrict: null, parts: successorCodes };
    return {
      inState: stateResult,
      parts: successorCodes,
      inDistrict: { districtMethod: district.districtCode === null ? null : 'polygon', ...district },
    };
  }
  const outlinedDivision = findDivisionAtPoint(country, latitude, longitude);
  const state = outlinedDivision === null ? null : places.states.find(outlinedDivision.state);
  if (outlinedDivision === null || state === null) return null;
  const stateResult = { method: 'polygon', state } as const;
  const district =
    outlinedDivision.district === null ? null : places.districts.find(outlinedDivision.district, country);
  if (district === null) return { inState: stateResult, inDistrict: null, parts: noCodes };
  const { code: districtCode, name: districtName } = district;
  return {
    inState: stateResult,
    parts: noCodes,
    inDistrict: { districtMethod: 'polygon', district, districtCode, districtName },
  };
}
