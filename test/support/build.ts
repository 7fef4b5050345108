import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Tests that start programs, or threads, start what the build script makes of the sources as they are. */
export default function setup(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL('../../build.js', import.meta.url))], {
    stdio: 'inherit',
  });
}
