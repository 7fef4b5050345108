// A process that locks a data folder until it is killed: see db/client/data-folder.test.ts.
import { lockFolder } from '../../db/client/folder-lock.ts';

const printLine = (line: string) => process.stdout.write(`${line}\n`);

try {
  await lockFolder(process.argv[2] ?? '');
  printLine('held');
  process.stdin.resume();
} catch (error) {
  printLine(String(error));
}
