/**
 * `npm run rolling`: two routers, two servers of each subgraph, PostgreSQL, PgBouncer and Redis. Each of them is stopped and
 * started again while clients send requests. Exits with 1 when any response is not a complete 200.
 */
import { startLoad } from './balanced-load.ts';
import { startSplitFixture } from './split-fixture.ts';

const printLine = (line: string) => void process.stdout.write(`${line}\n`);
const fixture = await startSplitFixture();
try {
  const { routers, subgraphs, stores, key } = fixture;
  printLine(`started: ${[...stores, ...subgraphs, ...routers].map(({ name }) => name).join(', ')}`);
  const load = await startLoad(
    routers.map(({ url }) => url),
    key,
  );
  const selectedTests = process.argv.slice(2);
  for (const part of [...subgraphs, ...routers, ...stores]) {
    if (selectedTests.length > 0 && !selectedTests.some((word) => part.name.startsWith(word))) continue;
    const [requested, failed, before] = [load.requested(), load.failures.length, performance.now()];
    await part.restart();
    await new Promise((go) => setTimeout(go, 1500));
    const newFailures = load.failures.slice(failed);
    const seconds = ((performance.now() - before) / 1000).toFixed(1);
    printLine(
      `${part.name}: ${seconds} s, ${load.requested() - requested} asked, ${newFailures.length} failed`,
    );
    for (const line of newFailures.slice(0, 5)) printLine(`  ${line}`);
  }
  await load.end();
  printLine(`${load.requested()} asked, ${load.failures.length} failed`);
  process.exitCode = load.failures.length === 0 ? 0 : 1;
} finally {
  await fixture.close();
}
