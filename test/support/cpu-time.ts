/**
 * Measures the processor time of this process, in milliseconds.
 * @param repeats number of runs. The time of the shortest run is returned, which excludes occasional work of the engine.
 */
export async function measureCpuTime(work: () => unknown, repeats = 1): Promise<number> {
  let shortestMs = Infinity;
  for (let run = 0; run < repeats; run += 1) {
    const cpuBefore = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(cpuBefore);
    shortestMs = Math.min(shortestMs, (user + system) / 1000);
  }
  return shortestMs;
}
