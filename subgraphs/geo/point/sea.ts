import { isHighSea } from '../../../facts/point/high-sea.ts';
import { isLand } from '../../../facts/point/land.ts';
import { unavailable } from '../../lookup-error.ts';
import { relief, reliefAt } from '../elevation/grid.ts';

/** South of the treaty's parallel no state draws its waters, and unclaimed land has no zone: the relief tells. */
const antarctic = -60;

/** Whether a point lies on the sea, beyond the waters of any country. One answer for every family of points. */
export function isSea(latitude: number, longitude: number): boolean {
  // The boundaries of time zones lack islands where nobody lives.
  if (!isHighSea(latitude, longitude) || isLand(latitude, longitude)) return false;
  if (latitude > antarctic) return true;
  try {
    return reliefAt(relief(), latitude, longitude).sea > 0.5;
  } catch {
    throw unavailable(
      'Points of the Antarctic are not available: relief.bin of the installation cannot be read.',
    );
  }
}
