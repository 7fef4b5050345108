import { invalid } from '../../subgraphs/lookup-error.ts';
import { latitude, longitude } from './coordinates.ts';
import type { Parameter } from './parameter.ts';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const most = 512;

/** Points as `lat,lon|lat,lon`. @param least how many there must be */
export const positions = (summary: string, least: number): Parameter<readonly Position[]> => ({
  in: 'query',
  summary: `${summary} Latitude and longitude in degrees with a comma; points separated by |, ${least} to ${most}.`,
  schema: { type: 'string' },
  example: '46.5,7.9|46.6,8.0',
  required: true,
  parse(text, name) {
    const points = text.split('|');
    const refuse = (what: string) =>
      invalid(name, `${name} must be ${what}: ${name}=46.5,7.9|46.6,8.0 works.`);
    if (points.length < least || points.length > most) {
      throw refuse(`${least} to ${most} points separated by |, not ${points.length}`);
    }
    return points.map((point) => {
      const [lat, lon, more] = point.split(',');
      if (lat === undefined || lon === undefined || more !== undefined) {
        throw refuse('points of latitude and longitude with a comma between');
      }
      return { latitude: latitude.parse(lat.trim(), name), longitude: longitude.parse(lon.trim(), name) };
    });
  },
});
