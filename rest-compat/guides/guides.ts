import type { GraphQLSchema } from 'graphql';
import type { Problem } from '../../router/errors.ts';
import { createBulkHelp } from './bulk-help.ts';
import { createHelp, type Help } from './help.ts';
import {
  parseDocumentFormat,
  contentTypes,
  formatOpenApi,
  formatPostman,
} from '../openapi/committed-openapi.ts';
import { CachedTexts } from '../formats/cached-texts.ts';
import { Llms } from './llms.ts';
import { createReleaseNotes } from './release-notes.ts';
import type { PathSource } from '../routing/path-source.ts';
import { versions, type Body, type Route, type Version } from '../routing/route.ts';
import { findWellKnownDocument } from './well-known.ts';
import { isVersion, latestVersion, createVersionProblem } from '../routing/versions.ts';

/** A page about the service, or the reason why the page cannot be returned. */
export type Guide =
  | { readonly version: Version; readonly body: Body }
  | {
      readonly version: Version;
      readonly text: string;
      readonly type: string;
      /** ETag and UTF-8 bytes of a cached text. */
      readonly etag?: string;
      readonly bytes?: Buffer;
    }
  | { readonly version: Version; readonly problem: Problem };

/**
 * Serves the pages that need no key. These are help pages, release notes with the catalogue of a version, OpenAPI documents, and
 * texts for programs and language models.
 */
export class Guides {
  readonly #routes: readonly Route[];
  readonly #help: Help;
  readonly #llms: Llms;
  readonly #options: GuidesOptions;
  readonly #texts = new CachedTexts();

  constructor(options: GuidesOptions) {
    const { routes, schema } = options;
    this.#options = options;
    this.#routes = routes;
    this.#help = createHelp(routes, schema);
    this.#llms = new Llms(routes, schema);
  }

  /**
   * Returns the page at a path.
   * @param path without the version prefix
   * @param prefix version in the path prefix
   * @param requested version that the request names, or null
   * @param baseUrl returns the absolute URL prefix of links
   * @returns null when the path is a lookup
   */
  at(path: string, prefix: string | null, requested: string | null, baseUrl: () => string): Guide | null {
    // Fast path: nearly every request is a lookup.
    if (path !== '/' && !path.includes('/help') && !path.startsWith('/version')) {
      if (path.startsWith('/openapi.')) return this.#description(path, requested, baseUrl());
      return /^\/(?:\.well-known\/|llms|postman\.json|security\.txt)/.test(path)
        ? this.#machineReadableGuide(path, baseUrl())
        : null;
    }
    const base = baseUrl();
    const custom = findCustomGuide(this.#options.custom, path, requested, base);
    if (custom !== null) return custom;
    if (/^\/bulk\/help\/?$/.test(path)) return { version: latestVersion, body: createBulkHelp(base) };
    const isReleaseNotesPath =
      prefix === null ? /^\/(?:help|version)\/?$/.test(path) : /^\/(?:help\/?)?$/.test(path);
    const isHelp = this.#help.has(path) || (prefix !== null && /^\/[^/]+\/help\/?$/.test(path));
    if (!isReleaseNotesPath && !isHelp) return null;
    if (requested !== null && !isVersion(requested))
      return { version: latestVersion, problem: createVersionProblem(requested) };
    const version = requested ?? latestVersion;
    if (isReleaseNotesPath) return { version, body: createReleaseNotes(this.#routes, version, base) };
    // Without a requested version, search older versions too.
    for (const candidateVersion of requested === null ? [...versions].reverse() : [requested]) {
      const body = this.#help.find(path, candidateVersion, base);
      if (body !== null) return { version: candidateVersion, body };
    }
    return {
      version,
      problem: {
        code: 'not_found',
        message: `Version ${version} has no help for ${path.slice(0, 100)}. GET ${base}/version/${version} lists all endpoints.`,
      },
    };
  }

  #machineReadableGuide(path: string, base: string): Guide | null {
    const id = `${path} ${base}`;
    if (path === '/postman.json') {
      const cachedText = this.#texts.of(id, () => formatPostman(base));
      return { version: latestVersion, type: 'application/json; charset=utf-8', ...cachedText };
    }
    if (path === '/llms.txt' || path === '/llms-full.txt') {
      const cachedText = this.#texts.of(id, () => this.#llms.at(path, base) ?? '');
      return { version: latestVersion, type: 'text/markdown; charset=utf-8', ...cachedText };
    }
    const { contact, clock } = this.#options;
    const page = findWellKnownDocument(path, { base, contact, now: clock() });
    return page === null ? null : { version: latestVersion, ...page };
  }

  /** Returns the OpenAPI document. */
  #description(path: string, requested: string | null, base: string): Guide | null {
    const form = parseDocumentFormat(path);
    if (form === null) return null;
    if (requested !== null && !isVersion(requested))
      return { version: latestVersion, problem: createVersionProblem(requested) };
    const version = requested ?? latestVersion;
    const { custom } = this.#options;
    const id = `${path} ${version} ${custom?.revision ?? 0} ${base}`;
    const cachedText = this.#texts.of(id, () => formatOpenApi(version, form, base, custom));
    return { version, type: contentTypes[form], ...cachedText };
  }
}

/** Options of `Guides`. */
interface GuidesOptions {
  readonly routes: readonly Route[];
  readonly schema: GraphQLSchema;
  /** Contact for vulnerability reports; undefined when the operator has set none. */
  readonly contact: string | undefined;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Additional paths that are not built in. */
  readonly custom?: PathSource | undefined;
}

/** Returns the help of a path that is not built in. */
function findCustomGuide(
  custom: PathSource | undefined,
  path: string,
  requested: string | null,
  base: string,
): Guide | null {
  const version = requested === null || !isVersion(requested) ? latestVersion : requested;
  const body = custom?.help(path, version, base) ?? null;
  if (body === null) return null;
  return requested !== null && !isVersion(requested)
    ? { version, problem: createVersionProblem(requested) }
    : { version, body };
}
