import { getHeapSpaceStatistics } from 'node:v8';
import { majorGc } from '../../app/v8-flags.ts';

/**
 * What V8 collects only by stopping for everybody: objects that have lived for a while, and hidden classes. Work that leaves one
 * of its own behind is right, and makes all others wait some times a minute.
 */
const oldBytes = (): number =>
  getHeapSpaceStatistics()
    .filter(({ space_name }) => /^(?:old|map)_space$/.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);

/** The first rounds are for V8, which compiles meanwhile. */
const warming = 12;

/**
 * How many bytes one piece of work leaves there: the median of rounds, as V8 compiles and collects meanwhile.
 * @param count pieces of work in a round
 * @param work null: it is done at once
 */
export async function leftBehind(
  count: number,
  work: (turn: number) => Promise<unknown> | null,
): Promise<number> {
  const grown: number[] = [];
  for (let round = 0; round < 48; round += 1) {
    // What leads to its successor when it is left keeps that alive from here on, and each one after it.
    if (round === warming) majorGc();
    const before = oldBytes();
    for (let turn = 0; turn < count; turn += 1) {
      const done = work(turn);
      // A promise for what needs none would be left behind some times itself.
      if (done !== null) await done;
    }
    grown.push((oldBytes() - before) / count);
  }
  // In some rounds V8 collects.
  const undisturbed = grown.slice(warming).filter((bytes) => bytes >= 0);
  undisturbed.sort((a, b) => a - b);
  if (undisturbed.length <= 5) throw new Error(`V8 collected in nearly all of ${grown.length} rounds.`);
  return undisturbed[undisturbed.length >> 1] ?? NaN;
}
