import { invalid } from '../../lookup-error.ts';

/** @throws invalid_request for degrees that are on no globe, NaN included */
export function checkPoint(latitude: number, longitude: number): void {
  if (!(Math.abs(latitude) <= 90))
    throw invalid('latitude', `latitude must be from -90 to 90, not ${latitude}: use 48.8566.`);
  if (!(Math.abs(longitude) <= 180)) {
    throw invalid('longitude', `longitude must be from -180 to 180, not ${longitude}: use 2.3522.`);
  }
}
