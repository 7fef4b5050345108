import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Loads a module of an installed CommonJS package without validation. The caller specifies the type of the pinned version. */
export const requirePackage = <T>(specifier: string): T => require(specifier) as T;
