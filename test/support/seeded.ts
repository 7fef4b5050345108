/** Numbers from 0 up to 1 that a seed repeats (Lehmer's generator, as MINSTD has it). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
