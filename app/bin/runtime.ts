import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { Traces } from '../traces.ts';
import { tuneStart } from '../v8-flags.ts';

/** What Node is told before a program is loaded: each program begins with this module. */

// Without it, libraries check their own state at every step.
process.env['NODE_ENV'] ??= 'production';

tuneStart();

// The folder of the built files, not of this source.
Error.prepareStackTrace = new Traces(pathToFileURL(`${import.meta.dirname}/`)).written;
