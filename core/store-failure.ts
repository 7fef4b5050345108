import { StoreError } from './store-error.ts';

/** Whether a lookup failed because the store did not answer, or refused: that says nothing about the data. */
export const isStoreFailure = (error: unknown): boolean => error instanceof StoreError;
