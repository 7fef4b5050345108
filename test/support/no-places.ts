import { Countries } from '../../db/snapshot/countries.ts';
import { Districts } from '../../db/snapshot/districts.ts';
import { Languages } from '../../db/snapshot/languages.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { States } from '../../db/snapshot/states.ts';

/** Empty places for tests that need none. */
export const noPlaces: Places = {
  countries: new Countries([]),
  states: new States([]),
  languages: new Languages([], []),
  get cities(): never {
    throw new Error('the test has no cities');
  },
  districts: new Districts([]),
  datasets: [],
};
