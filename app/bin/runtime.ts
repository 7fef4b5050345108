import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Traces } from '../traces.ts';
import { youngStaysYoung } from '../v8-flags.ts';

/** What Node is told before a program of ours is loaded: each begins with this module. */

// Libraries check at every step where this is not said.
process.env['NODE_ENV'] ??= 'production';

// V8 lets the heap grow to four times before it collects it. A service holds it tighter once it has read its tables (heap.ts).
setFlagsFromString('--heap-growing-percent=80');

// Where all cores compile the embedded database at once, what they took for it lies scattered in the end: 15 to 35 MB.
setFlagsFromString('--wasm-num-compilation-tasks=1');

setFlagsFromString(youngStaysYoung);

// The folder of what was built, not that of this source.
Error.prepareStackTrace = new Traces(pathToFileURL(`${import.meta.dirname}/`)).written;
