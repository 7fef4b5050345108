import { createInvalidInputError } from '../../core/lookup-error.ts';
import { maxPoints } from '../../subgraphs/validation/point.ts';
import { latitude, longitude } from './coordinates.ts';
import type { Parameter } from './parameter.ts';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Points as `lat,lon|lat,lon`. The GraphQL layer checks the number of points.
 * @param minimum smallest number of points, for the description
 */
export const positionsParameter = (summary: string, minimum: number): Parameter<readonly Position[]> => ({
  in: 'query',
  summary: `${summary} Latitude and longitude in degrees, separated by a comma; ${minimum} to ${maxPoints} points, separated by |.`,
  schema: { type: 'string' },
  example: '46.5,7.9|46.6,8.0',
  required: true,
  parse(text, name) {
    return text.split('|').map((point) => {
      const result = parsePosition(point, name);
      if (result !== null) return result;
      throw createInvalidInputError(
        name,
        `${name} must be points as latitude,longitude, separated by |. For example, use ${name}=46.5,7.9|46.6,8.0.`,
      );
    });
  },
});

/** One point as `lat,lon`. */
export const positionParameter = (summary: string): Parameter<Position> => ({
  in: 'query',
  summary: `${summary} Latitude and longitude in degrees, separated by a comma.`,
  schema: { type: 'string' },
  example: '54.05,-2.8',
  parse(text, name) {
    const result = parsePosition(text, name);
    if (result !== null) return result;
    throw createInvalidInputError(
      name,
      `${name} must be latitude,longitude. For example, use ${name}=54.05,-2.8.`,
    );
  },
});

/**
 * Parses a point.
 * @returns null when the text does not have two values
 * @throws invalid_request for invalid coordinates
 */
function parsePosition(point: string, name: string): Position | null {
  const [lat, lon, extra] = point.split(',');
  if (lat === undefined || lon === undefined || extra !== undefined) return null;
  return { latitude: latitude.parse(lat.trim(), name), longitude: longitude.parse(lon.trim(), name) };
}
