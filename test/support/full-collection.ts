import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Takes away all that nobody holds, and moves what lives to where it lives long. */
export const fullCollection = runInNewContext('gc') as () => void;
