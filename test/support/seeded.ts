/** Returns a seeded generator of numbers between 0 and 1 (Lehmer's generator with the parameters of MINSTD). */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
