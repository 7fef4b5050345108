import { readFileSync } from 'node:fs';
import { isBody } from '../answer.ts';
import type { Body, Version } from '../route.ts';
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

const texts = new Map<string, readonly string[]>();

/** @param base absolute URL by which the client reaches the service. */
export function openApiText(version: Version, form: Form, base: string): string {
  const id = `${version} ${form}`;
  let parts = texts.get(id);
  if (parts === undefined) {
    const servers = [{ url: `${address}/version/${version}`, description: 'This service.' }];
    const document = { ...readOpenApi(version), servers };
    parts = (form === 'json' ? JSON.stringify(document) : yamlOf(document)).split(address);
    texts.set(id, parts);
  }
  return parts.join(base);
}

/** `openapi.json` and `openapi.yaml`, behind the version prefix. */
export const formAt = (path: string): Form | null =>
  path === '/openapi.json' ? 'json' : path === '/openapi.yaml' ? 'yaml' : null;
