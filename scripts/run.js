/** `npm run script -- <name> [arguments]` runs scripts/<name>.ts. Without a name, the command prints the list of scripts. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const [name, ...scriptArguments] = process.argv.slice(2);
const resolvePath = (file) => fileURLToPath(new URL(file, import.meta.url));
const program = name !== undefined && /^[a-z-]+$/.test(name) ? resolvePath(`${name}.ts`) : null;
if (program === null || !existsSync(program)) {
  if (name !== undefined) process.stderr.write(`There is no script ${JSON.stringify(name)}.\n\n`);
  process.stdout.write(readFileSync(resolvePath('README.md'), 'utf8'));
  process.exitCode = name === undefined ? 0 : 2;
} else {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, ...scriptArguments], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
