import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { Traces } from '../traces.ts';
import { tuneV8AtStart } from '../v8-flags.ts';

/** Configures Node before a program is loaded: each program imports this module first. */

// Select the production build of libraries, which omits expensive development checks.
process.env['NODE_ENV'] ??= 'production';

tuneV8AtStart();

// In a built program, `import.meta.dirname` is the folder of the built files.
Error.prepareStackTrace = new Traces(pathToFileURL(`${import.meta.dirname}/`)).written;
