/* eslint no-console: off -- a script for people */
import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { controls, type Control } from './controls.ts';

/**
 * `npm run siege:prove [-- --only logs]`: proves that the classes of `npm run siege` can fail. It removes each control of
 * `controls.ts` from a copy of the sources, and runs its class against the service without it. Exits with status 1 when a class
 * still passes. DATA_DIR names a folder with imported data, which saves the import of each run.
 */
const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const root = fileURLToPath(new URL('../../', import.meta.url));
const notCopied = new Set(['node_modules', '.git', '.cache', '.data', 'dist', 'release', 'coverage']);

/** Copies the sources without a control. @throws when the source has changed, so that the control is not found */
async function copyWithout({ file, source, replacement }: Control, folder: string): Promise<void> {
  await cp(root, folder, {
    recursive: true,
    filter: (path) => !notCopied.has(basename(path)) || path === root,
  });
  for (const name of ['node_modules', '.cache']) await symlink(join(root, name), join(folder, name));
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  if (text.split(source).length !== 2) throw new Error(`${file} does not have exactly one ${source}`);
  await writeFile(
    path,
    text.replace(source, () => replacement),
  );
}

/** Runs a class in a folder. @returns the exit code, and the output after the name of the service */
function runClass(
  folder: string,
  className: string,
): Promise<{ readonly code: number; readonly text: string }> {
  for (const files of [[], ['test/fuzz/loop-hold.ts', 'test/siege/main.ts']]) {
    const { status, stderr } = spawnSync(process.execPath, ['build.js', ...files], { cwd: folder });
    if (status !== 0) throw new Error(`The copy cannot be built: ${stderr.toString()}`);
  }
  return new Promise((resolve) => {
    const args = ['dist/tools/main.js', '--only', className];
    execFile(process.execPath, args, { cwd: folder, env: process.env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), text: stdout + stderr }),
    );
  });
}

for (const control of controls.filter(({ className }) => className.includes(options.only))) {
  const folder = await mkdtemp(join(tmpdir(), 'lookup-siege-proof-'));
  try {
    await copyWithout(control, folder);
    const { code, text } = await runClass(folder, control.className);
    const withstood = /withstood (\d+) of (\d+) attacks/.exec(text);
    const isProved = code === 1 && withstood !== null;
    if (!isProved) process.exitCode = 1;
    console.log(
      `${isProved ? 'proved   ' : 'NOT PROVED'} ${control.className}: without ${control.name}, ${withstood?.[0] ?? `it ends with ${code}`}`,
    );
    for (const line of text.split('\n').filter((each) => each.startsWith('    ')))
      console.log(line.slice(0, 200));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
