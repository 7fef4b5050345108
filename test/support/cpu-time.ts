/**
 * Milliseconds of this process's own work: what else runs on the machine is not measured.
 * @param repeats the least of so many runs is told: what the engine does besides, once in a while, is not measured either
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
