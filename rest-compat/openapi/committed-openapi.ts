import { readFileSync } from 'node:fs';
import { isBody } from '../formats/responses.ts';
import type { PathSource } from '../routing/path-source.ts';
import type { Body, Version } from '../routing/route.ts';
import { formatYaml } from './yaml.ts';

/** The media types of the OpenAPI document. */
export const contentTypes = {
  json: 'application/json; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
} as const;

type DocumentFormat = keyof typeof contentTypes;

/** Reads the generated document `schema/openapi/<version>.json`. */
export function readOpenApi(version: Version): Body {
  const text = readFileSync(new URL(`../../schema/openapi/${version}.json`, import.meta.url), 'utf8');
  const document: unknown = JSON.parse(text);
  if (!isBody(document)) throw new Error(`schema/openapi/${version}.json holds no document.`);
  return document;
}

/** Placeholder for the base URL. It occurs in no other text and no path template, unlike `{base}`. */
const baseUrlPlaceholder = '<address of the service>';

const texts = new Map<string, { readonly parts: readonly string[]; readonly revision: number }>();

/**
 * Returns the text of the OpenAPI document.
 * @param base absolute URL by which the client reaches the service
 * @param custom additional paths that are not built in
 */
export function formatOpenApi(
  version: Version,
  form: DocumentFormat,
  base: string,
  custom?: PathSource,
): string {
  const id = `${version} ${form}`;
  const revision = custom?.revision ?? 0;
  const cachedText = texts.get(id);
  let parts = cachedText?.revision === revision ? cachedText.parts : undefined;
  if (parts === undefined) {
    const servers = [{ url: `${baseUrlPlaceholder}/version/${version}`, description: 'This service.' }];
    const builtInDocument = { ...readOpenApi(version), servers };
    const document = custom?.describe(builtInDocument, version) ?? builtInDocument;
    parts = (form === 'json' ? JSON.stringify(document) : formatYaml(document)).split(baseUrlPlaceholder);
    texts.set(id, { parts, revision });
  }
  return parts.join(base);
}

/** Returns the form, JSON or YAML, of `openapi.json` or `openapi.yaml`. Null for other paths. */
export const parseDocumentFormat = (path: string): DocumentFormat | null =>
  path === '/openapi.json' ? 'json' : path === '/openapi.yaml' ? 'yaml' : null;

/**
 * Returns the Postman collection of the latest version.
 * @param base absolute URL by which the client reaches the service
 */
export function formatPostman(base: string): string {
  const text = readFileSync(new URL('../../schema/openapi/postman.json', import.meta.url), 'utf8');
  const collection: unknown = JSON.parse(text);
  if (!isBody(collection)) throw new Error('schema/openapi/postman.json holds no collection.');
  const variable = [
    { key: 'base', value: base },
    { key: 'key', value: '' },
  ];
  return JSON.stringify({ ...collection, variable });
}
