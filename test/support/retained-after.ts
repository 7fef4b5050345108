import { getHeapSpaceStatistics } from 'node:v8';
import { runMajorGc } from '../../app/v8-flags.ts';

/**
 * Number of bytes that only a major GC frees: old objects and hidden classes. A major GC pauses all threads of the service. Code
 * that leaves such bytes behind on each call is correct, but causes such pauses.
 */
const readOldBytes = (): number =>
  getHeapSpaceStatistics()
    .filter(({ space_name }) => /^(?:old|map)_space$/.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);

/** The first rounds are a warm-up, in which V8 compiles. */
const warmUpRounds = 12;

/**
 * Measures the bytes that one call leaves in the old generation: the median of several rounds, since V8 compiles and collects
 * in between.
 * @param count calls per round
 * @param work returns null when it is synchronous
 */
export async function measureRetained(
  count: number,
  work: (turn: number) => Promise<unknown> | null,
): Promise<number> {
  const growthBytes: number[] = [];
  for (let round = 0; round < 48; round += 1) {
    // An old object that refers to its successor would retain the successor and all later objects.
    if (round === warmUpRounds) runMajorGc();
    const bytesBefore = readOldBytes();
    for (let call = 0; call < count; call += 1) {
      const result = work(call);
      // Awaiting null would create a promise, which can itself stay in the old generation.
      if (result !== null) await result;
    }
    growthBytes.push((readOldBytes() - bytesBefore) / count);
  }
  // Omit the rounds in which V8 collects garbage.
  const undisturbed = growthBytes.slice(warmUpRounds).filter((bytes) => bytes >= 0);
  undisturbed.sort((a, b) => a - b);
  if (undisturbed.length <= 5) throw new Error(`V8 collected in nearly all of ${growthBytes.length} rounds.`);
  return undisturbed[undisturbed.length >> 1] ?? NaN;
}
