import { StoreError } from './store-error.ts';

/**
 * Whether a lookup failed because the store did not respond or rejected a statement. Such a failure says nothing about
 * the data.
 */
export const isStoreFailure = (error: unknown): boolean => error instanceof StoreError;
