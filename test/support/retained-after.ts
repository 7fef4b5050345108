import { getHeapSpaceStatistics } from 'node:v8';
import { runMajorGc } from '../../app/v8-flags.ts';

/**
 * Bytes that only a major GC frees, which pauses all threads of the service: old objects and hidden classes. Code that leaves
 * some behind on each call is correct, but causes such pauses.
 */
const oldBytes = (): number =>
  getHeapSpaceStatistics()
    .filter(({ space_name }) => /^(?:old|map)_space$/.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);

/** The first rounds are a warm-up, in which V8 compiles. */
const warming = 12;

/**
 * Measures the bytes that one call leaves in the old generation: the median of several rounds, since V8 compiles and collects
 * in between.
 * @param count calls per round
 * @param work returns null when it is synchronous
 */
export async function retainedAfter(
  count: number,
  work: (turn: number) => Promise<unknown> | null,
): Promise<number> {
  const grown: number[] = [];
  for (let round = 0; round < 48; round += 1) {
    // An old object that refers to its successor would keep it and all later ones alive.
    if (round === warming) runMajorGc();
    const before = oldBytes();
    for (let turn = 0; turn < count; turn += 1) {
      const done = work(turn);
      // An unnecessary promise would sometimes be left behind itself.
      if (done !== null) await done;
    }
    grown.push((oldBytes() - before) / count);
  }
  // V8 collects in some rounds.
  const undisturbed = grown.slice(warming).filter((bytes) => bytes >= 0);
  undisturbed.sort((a, b) => a - b);
  if (undisturbed.length <= 5) throw new Error(`V8 collected in nearly all of ${grown.length} rounds.`);
  return undisturbed[undisturbed.length >> 1] ?? NaN;
}
