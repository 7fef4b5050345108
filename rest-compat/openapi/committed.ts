import { readFileSync } from 'node:fs';
import { isBody } from '../formats/answer.ts';
import type { PathSource } from '../routing/path-source.ts';
import type { Body, Version } from '../routing/route.ts';
import { yamlOf } from './yaml.ts';

/** In which forms the document is served. */
export const forms = {
  json: 'application/json; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
} as const;

type Form = keyof typeof forms;

/** The document as it was generated: `schema/openapi/<version>.json`. */
export function readOpenApi(version: Version): Body {
  const text = readFileSync(new URL(`../../schema/openapi/${version}.json`, import.meta.url), 'utf8');
  const document: unknown = JSON.parse(text);
  if (!isBody(document)) throw new Error(`schema/openapi/${version}.json holds no document.`);
  return document;
}

/** What stands where the address of the service goes: no template of a path (`{base}` is one) and no text has it. */
const address = '<address of the service>';

const texts = new Map<string, { readonly parts: readonly string[]; readonly revision: number }>();

/**
 * @param base absolute URL by which the client reaches the service.
 * @param custom further paths, next to the table
 */
export function openApiText(version: Version, form: Form, base: string, custom?: PathSource): string {
  const id = `${version} ${form}`;
  const revision = custom?.revision ?? 0;
  const known = texts.get(id);
  let parts = known?.revision === revision ? known.parts : undefined;
  if (parts === undefined) {
    const servers = [{ url: `${address}/version/${version}`, description: 'This service.' }];
    const ours = { ...readOpenApi(version), servers };
    const document = custom?.describe(ours, version) ?? ours;
    parts = (form === 'json' ? JSON.stringify(document) : yamlOf(document)).split(address);
    texts.set(id, { parts, revision });
  }
  return parts.join(base);
}

/** `openapi.json` and `openapi.yaml`, behind the version prefix. */
export const formAt = (path: string): Form | null =>
  path === '/openapi.json' ? 'json' : path === '/openapi.yaml' ? 'yaml' : null;

/** The collection for Postman and its like, of the newest version. @param base as above */
export function postmanText(base: string): string {
  const text = readFileSync(new URL('../../schema/openapi/postman.json', import.meta.url), 'utf8');
  const collection: unknown = JSON.parse(text);
  if (!isBody(collection)) throw new Error('schema/openapi/postman.json holds no collection.');
  const variable = [
    { key: 'base', value: base },
    { key: 'key', value: '' },
  ];
  return JSON.stringify({ ...collection, variable });
}
