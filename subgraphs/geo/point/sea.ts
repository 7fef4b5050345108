import { isHighSea } from '../../../facts/point/high-sea.ts';
import { isNearLand, isLand } from '../../../facts/point/land.ts';
import { unavailable } from '../../../core/lookup-error.ts';
import { relief, reliefAt } from '../elevation/grid.ts';

/** South of the treaty's parallel no state draws its waters, and unclaimed land has no zone: the relief tells. */
const antarctic = -60;

/** Whether a point lies on the sea, beyond the waters of any country. One answer for every family of points. */
export function isSea(latitude: number, longitude: number): boolean {
  // The boundaries of time zones lack islands where nobody lives.
  if (isLand(latitude, longitude)) return false;
  if (isHighSea(latitude, longitude)) return latitude > antarctic || shareOfSea(latitude, longitude) > 0.5;
  // They hold what states claim too: 200 nautical miles, or all between their islands. Outlines lack lands in dispute.
  const isClaimed = latitude > antarctic && shareOfSea(latitude, longitude) === 1;
  return isClaimed && !isNearLand(latitude, longitude);
}

function shareOfSea(latitude: number, longitude: number): number {
  try {
    return reliefAt(relief(), latitude, longitude).sea;
  } catch {
    throw unavailable(
      'Points off the coasts and of the Antarctic are not available: relief.bin of the installation cannot be read.',
    );
  }
}
