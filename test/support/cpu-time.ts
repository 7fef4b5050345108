/**
 * Measures the processor time of this process, in milliseconds.
 * @param repeats number of runs; the shortest is returned, which excludes occasional work of the engine
 */
export async function cpuTime(work: () => unknown, repeats = 1): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < repeats; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
