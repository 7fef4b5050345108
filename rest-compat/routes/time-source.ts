import { createInvalidInputError } from '../../core/lookup-error.ts';
import { parseLocationContext, selectSingleSource } from '../../subgraphs/validation/location-source.ts';
import { requireSingleDestination } from '../../subgraphs/validation/zone-targets.ts';
import type { Variables } from '../routing/route.ts';
import { extend } from '../../core/extend.ts';

/**
 * Parameters that select the zone of a clock. A request may have one of them; without any, the zone is UTC. `country` alone is
 * also a source; with `city` or `address` it restricts them.
 */
const sources = ['timezone', 'id', 'lat', 'ip', 'city', 'iata', 'icao', 'unlocode', 'address'] as const;

const formatName = (name: string): string =>
  name === 'lat' ? 'lat and lon' : name === 'timezone' ? 'a zone in the path' : name;

const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Chooses the source of a clock before any lookup.
 * @returns the variables with `timezone` for a zone (default UTC), and with `state` without the prefix of its country
 * @throws invalid_request for two sources, for a parameter that restricts a missing selector, and for `to` together with
 * `targets`
 */
export function requireOneSource(variables: Variables): Variables {
  const isGiven = (name: string) => variables[name] !== undefined;
  if (isGiven('lat') !== isGiven('lon')) {
    const [given, other] = isGiven('lat') ? ['lat', 'lon'] : ['lon', 'lat'];
    throw createInvalidInputError(
      other,
      `${given} requires ${other}. Send both, for example lat=40.7128&lon=-74.006.`,
    );
  }
  const source = selectSingleSource(sources.filter(isGiven), formatName);
  const { state } = parseLocationContext(
    source,
    toText(variables['country']),
    toText(variables['state']),
    source === undefined ? undefined : formatName(source),
  );
  requireSingleDestination(variables['to'], variables['targets']);
  const timezone = variables['timezone'] ?? variables['id'] ?? 'UTC';
  return extend(variables, state === undefined ? { timezone } : { state, timezone });
}
