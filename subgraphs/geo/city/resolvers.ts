import { around, distance as distanceBetween } from 'geokdbush';
import { fold } from '../../../facts/fold.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import { invalid } from '../../lookup-error.ts';
import { checkBatch, checkLimit } from '../batch.ts';
import { CityModel } from './city.ts';
import { rowsNamed, type Area } from './named.ts';
import { searchCities } from './search.ts';
import { checkPoint } from '../point/point-bounds.ts';
import { farthest, kilometresPerMile } from '../radius.ts';
import type { Resolvers } from '../schema.generated.ts';
import { findState } from '../state/resolvers.ts';

const idForm = /^city_[2-9a-hjkmnp-z]{12}$/;
export const isCityId = (text: string): boolean => idForm.test(text);

const nameLimit = 200;

/**
 * The area that a search is narrowed to. @returns null when there is no such country or state.
 *
 * @throws LookupError when the state is bare and there is no country, or contradicts it.
 */
export function areaOf(
  places: Places,
  country: string | null | undefined,
  state: string | null | undefined,
): Area | null {
  const within = country === null || country === undefined ? undefined : places.countries.find(country);
  if (within === null) return null;
  if (state === null || state === undefined) return within === undefined ? {} : { country: within.code };
  if (within === undefined && !state.includes('-')) {
    throw invalid(
      'country',
      `country is required with a state of one part: use country=US with state=${state}, or state=US-${state}.`,
    );
  }
  const part = findState(places, state, within ?? null, 'state');
  return part === null ? null : { country: part.country, state: part };
}

function checkName(param: string, name: string, example: string): void {
  if (fold(name) === '' || Array.from(name).length > nameLimit) {
    throw invalid(
      param,
      `${param} must be a name of 1 to ${nameLimit} characters: use for example ${example}.`,
    );
  }
}

/** Cities around a point by distance; `self` is left out. */
export function near(
  places: Places,
  at: { latitude: number; longitude: number },
  limit: number,
  radius?: number,
  self?: number,
) {
  const { cities } = places;
  return around(cities.points, at.longitude, at.latitude, limit, radius, (row) => row !== self).map((row) => {
    const [latitude = 0, longitude = 0] = [cities.latitude[row], cities.longitude[row]];
    return new CityModel(places, row, {
      distance: distanceBetween(at.longitude, at.latitude, longitude, latitude),
    });
  });
}

export const cityResolvers = (source: PlacesSource): Resolvers => {
  const byId = (id: string): CityModel | null => {
    const { current } = source;
    const row = current.cities.rowOfId(id);
    return row === undefined ? null : new CityModel(current, row);
  };
  return {
    Query: {
      city(_, { name, country, state }) {
        checkName('name', name, 'Oslo');
        const { current } = source;
        const area = areaOf(current, country, state);
        if (area === null) return null;
        const rows = rowsNamed(current, name, area);
        const [first] = rows;
        return first === undefined ? null : new CityModel(current, first, { matches: rows.length });
      },
      cityById(_, { id }) {
        if (isCityId(id)) return byId(id);
        throw invalid(
          'id',
          `id must be city_ and twelve letters or digits, as other answers give it, not "${id}".`,
        );
      },
      cities(_, { ids }) {
        checkBatch('ids', ids, 'the ids of other answers');
        return ids.map(byId);
      },
      citySearch(_, { q, country, state, limit }) {
        checkName('q', q, 'san fr');
        checkLimit(limit);
        const { current } = source;
        const area = areaOf(current, country, state);
        return area === null ? [] : searchCities(current, q, area, limit);
      },
      cityNearest(_, { latitude, longitude }) {
        checkPoint(latitude, longitude);
        return near(source.current, { latitude, longitude }, 1)[0] ?? null;
      },
    },
    City: {
      __resolveReference: ({ id }) => byId(id),
      districtCode: ({ district }) => district?.code ?? null,
      stateCode: ({ state }) => state?.code.slice(3) ?? null,
      stateName: ({ state }) => state?.name ?? null,
      countryCode: ({ country }) => country.code,
      countryName: ({ country }) => country.name,
      timezone: ({ timezoneId }) => ({ id: timezoneId }),
      elevationFt: ({ elevation }) => (elevation === null ? null : Math.round(elevation / 0.3048)),
      // The source mixes censuses of many years and records no areas.
      populationPeriod: () => null,
      area: () => null,
      landArea: () => null,
      waterArea: () => null,
      matches: ({ found }) => found.matches ?? null,
      distance({ found }, { unit }) {
        if (found.distance === undefined) return null;
        const value = unit === 'mi' ? found.distance / kilometresPerMile : found.distance;
        return Math.round(value * 100) / 100;
      },
      nearby(city, { radius, unit, limit }) {
        checkLimit(limit);
        if (!(radius > 0 && radius <= farthest[unit])) {
          throw invalid(
            'radius',
            `radius must be above 0 and at most ${farthest[unit]} ${unit}, not ${radius}: use radius=40.`,
          );
        }
        return near(city.places, city, limit, unit === 'mi' ? radius * kilometresPerMile : radius, city.row);
      },
      deep: (city) => city,
    },
  };
};
