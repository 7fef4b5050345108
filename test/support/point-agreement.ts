import { findCountryAtPoint } from '../../facts/point/country-at-point.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { CityModel } from '../../subgraphs/geo/city/city.ts';
import { findDivision } from '../../subgraphs/geo/point/division.ts';

/** The number of points, and the number of points that resolved as recorded. */
export interface Share {
  requested: number;
  agreeing: number;
}

export interface Agreement {
  readonly country: Share;
  /** Agreement of states, where boundaries determine the state. */
  readonly stateByBoundary: Share;
  /** Agreement of all states. Without a boundary, the result is the state of the nearest other city. */
  readonly state: Share;
  readonly usCounty: Share;
  readonly frenchDepartment: Share;
  readonly northernIrishDistrict: Share;
}

/**
 * Resolves the points of randomly chosen cities with a fixed seed, and compares the result with their records. The record of
 * the city itself is not used.
 */
export function measureAgreement(places: Places, size: number): Agreement {
  const createShare = (): Share => ({ requested: 0, agreeing: 0 });
  const measuredAgreement: Agreement = {
    country: createShare(),
    stateByBoundary: createShare(),
    state: createShare(),
    usCounty: createShare(),
    frenchDepartment: createShare(),
    northernIrishDistrict: createShare(),
  };
  const count = (of: Share, agrees: boolean) => {
    of.requested += 1;
    if (agrees) of.agreeing += 1;
  };
  for (const row of drawSample(places.cities.length, size)) {
    const city = new CityModel(places, row);
    const { latitude, longitude, country, state } = city;
    const code = findCountryAtPoint(latitude, longitude);
    count(measuredAgreement.country, code === country.code);
    const division =
      code === null ? null : findDivision(places, code, latitude, longitude, (other) => other !== row);
    if (state !== null) {
      count(measuredAgreement.state, division?.state === state);
      if (division?.method === 'polygon') count(measuredAgreement.stateByBoundary, division.state === state);
    }
    // Skip Connecticut, which replaced its counties by planning regions in 2022, after the boundaries were drawn.
    const { district } = city;
    const scheme =
      district === null
        ? undefined
        : { US: 'usCounty', FR: 'frenchDepartment', GB: 'northernIrishDistrict' }[country.code];
    if (scheme === 'usCounty' || scheme === 'frenchDepartment' || scheme === 'northernIrishDistrict')
      count(measuredAgreement[scheme], division?.district === district);
  }
  return measuredAgreement;
}

/** Returns distinct numbers below `length`. The numbers are the same in every run. */
function drawSample(length: number, size: number): Set<number> {
  const chosenIndexes = new Set<number>();
  let seed = 20_261_121;
  while (chosenIndexes.size < Math.min(size, length)) {
    // A linear congruential generator modulo 2^32 (Numerical Recipes).
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    chosenIndexes.add(Math.floor((seed / 2 ** 32) * length));
  }
  return chosenIndexes;
}
