import { invalid } from '../subgraphs/lookup-error.ts';
import type { Variables } from './route.ts';

/** Ways to say where the clock is: exactly one of them, or none for UTC. Country is one only without city and address. */
const sources = ['timezone', 'id', 'lat', 'ip', 'city', 'iata', 'icao', 'unlocode', 'address'] as const;

const shown = (name: string): string =>
  name === 'lat' ? 'lat and lon' : name === 'timezone' ? 'a zone in the path' : name;

/**
 * Chooses the source of a clock, before anything is looked up.
 * @returns the variables with `timezone` for a zone, UTC by default, and `state` without its country's prefix
 * @throws invalid_request for two sources, for a context without what it narrows, for to together with targets
 */
export function oneSource(variables: Variables): Variables {
  const has = (name: string) => variables[name] !== undefined;
  if (has('lat') !== has('lon')) {
    const [given, other] = has('lat') ? ['lat', 'lon'] : ['lon', 'lat'];
    throw invalid(other, `${given} needs ${other}: give both, as in lat=40.7128&lon=-74.006.`);
  }
  const given = sources.filter(has);
  const [first, second] = given;
  if (first !== undefined && second !== undefined) {
    throw invalid(
      second,
      `${shown(second)} cannot be combined with ${shown(first)}: give exactly one source.`,
    );
  }
  const narrows = first === 'city' || first === 'address';
  if (has('country') && first !== undefined && !narrows) {
    throw invalid(
      'country',
      `country cannot be combined with ${shown(first)}: it narrows only city and address.`,
    );
  }
  if (has('state') && !(narrows && has('country'))) {
    throw invalid(
      'state',
      'state needs country and city or address: as in city=Springfield&state=IL&country=US.',
    );
  }
  if (first === 'address' && variables['country'] !== 'US') {
    throw invalid('country', 'address needs country=US: addresses of other countries are not recorded.');
  }
  if (has('to') && has('targets')) {
    throw invalid(
      'targets',
      'targets cannot be combined with to: name one zone in to, or list all in targets.',
    );
  }
  return {
    ...variables,
    ...(has('state') ? { state: bareState(String(variables['state']), String(variables['country'])) } : {}),
    timezone: variables['timezone'] ?? variables['id'] ?? 'UTC',
  };
}

/** @param state upper case, as `IL` or `US-IL` */
function bareState(state: string, country: string): string {
  const [prefix, code] = state.split('-');
  if (code === undefined) return state;
  if (prefix === country) return code;
  throw invalid(
    'state',
    `state is of another country than country=${country}: use state=${code} or its own country.`,
  );
}
