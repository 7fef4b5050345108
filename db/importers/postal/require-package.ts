import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Loads a module of an installed CommonJS package; the caller states the type of the pinned version. */
export const requirePackage = <T>(specifier: string): T => require(specifier) as T;
