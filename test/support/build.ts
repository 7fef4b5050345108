import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Programs that tests start as separate processes: `dist/tools/<name>.js`. */
const tools = [
  new URL('hold-folder.ts', import.meta.url),
  new URL('import-forever.ts', import.meta.url),
  new URL('print-clocks.ts', import.meta.url),
  new URL('print-compat-documents.ts', import.meta.url),
  new URL('spend-units.ts', import.meta.url),
];

/** Builds the current sources for tests that start programs or threads. */
export default function setup(): void {
  const script = fileURLToPath(new URL('../../build.js', import.meta.url));
  for (const files of [[], tools.map((url) => fileURLToPath(url))])
    execFileSync(process.execPath, [script, ...files], { stdio: 'inherit' });
}

/** Returns the path of a built tool. */
export const getToolPath = (name: string): string =>
  fileURLToPath(new URL(`../../dist/tools/${name}.js`, import.meta.url));
