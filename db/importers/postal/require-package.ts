import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A module of an installed CommonJS package; the type is the caller's reading of the pinned version. */
export const requirePackage = <T>(specifier: string): T => require(specifier) as T;
