import { isJsonObject, type JsonObject } from '../../../facts/json.ts';

/** Reads values of foreign JSON without believing its form: what is not there, or is of another kind, is null. */
export type Json = JsonObject;

export const jsonOf = (value: unknown): Json => (isJsonObject(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** A text that says something, without surrounding blanks. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
