import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs `npm run keys -- ...` as an operator would, next to the running service. */
export function executeKeysCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number; text: string }> {
  const program = fileURLToPath(new URL('../../dist/keys.js', import.meta.url));
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env['PATH'] ?? '', ...env } };
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr });
    });
  });
}
