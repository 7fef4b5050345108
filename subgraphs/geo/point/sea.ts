import { isOnHighSeas } from '../../../facts/point/high-seas.ts';
import { isNearLand, isOnLand } from '../../../facts/point/land.ts';
import { createUnavailableError } from '../../../core/lookup-error.ts';
import { getReliefGrid, computeRelief } from '../elevation/grid.ts';

/**
 * South of this latitude (Antarctic Treaty) there are no territorial waters, and unclaimed land has no time zone. The relief
 * therefore distinguishes land from sea.
 */
const antarcticTreatyLatitude = -60;

/** Whether a point is on the sea, outside every country's waters. All families with points use this function. */
export function isSea(latitude: number, longitude: number): boolean {
  // Test islands first, because the boundaries of time zones don't include uninhabited islands.
  if (isOnLand(latitude, longitude)) return false;
  if (isOnHighSeas(latitude, longitude))
    return latitude > antarcticTreatyLatitude || computeSeaShare(latitude, longitude) > 0.5;
  // Time zones also cover claimed waters: 200 nautical miles, or all waters of an archipelago. Disputed land is missing in the
  // coastlines.
  const isClaimed = latitude > antarcticTreatyLatitude && computeSeaShare(latitude, longitude) === 1;
  return isClaimed && !isNearLand(latitude, longitude);
}

function computeSeaShare(latitude: number, longitude: number): number {
  try {
    return computeRelief(getReliefGrid(), latitude, longitude).sea;
  } catch {
    throw createUnavailableError(
      'Points at sea and in the Antarctic are not available because relief.bin of the release cannot be read. Restore it.',
    );
  }
}
