import type { GraphQLSchema } from 'graphql';
import type { Problem } from '../../router/errors.ts';
import { bulkHelp } from './bulk-help.ts';
import { helpOf, type Help } from './help.ts';
import { formAt, forms, openApiText, postmanText } from '../openapi/committed.ts';
import { KeptTexts } from '../formats/cached-texts.ts';
import { Llms } from './llms.ts';
import { releaseNotes } from './release-notes.ts';
import type { PathSource } from '../routing/path-source.ts';
import { versions, type Body, type Route, type Version } from '../routing/route.ts';
import { wellKnown } from './well-known.ts';
import { isVersion, latest, unknownVersion } from '../routing/versions.ts';

/** A page about the service itself, or why there is none. */
export type Guide =
  | { readonly version: Version; readonly body: Body }
  | {
      readonly version: Version;
      readonly text: string;
      readonly type: string;
      /** Where the text is kept: its validator and its bytes. */
      readonly etag?: string;
      readonly bytes?: Buffer;
    }
  | { readonly version: Version; readonly problem: Problem };

/** What needs no key: the help of each endpoint, the notes of each version with its catalog, and its OpenAPI document. */
export class Guides {
  readonly #routes: readonly Route[];
  readonly #help: Help;
  readonly #llms: Llms;
  readonly #options: GuidesOptions;
  readonly #texts = new KeptTexts();

  constructor(options: GuidesOptions) {
    const { routes, schema } = options;
    this.#options = options;
    this.#routes = routes;
    this.#help = helpOf(routes, schema);
    this.#llms = new Llms(routes, schema);
  }

  /**
   * @param path behind the version prefix
   * @param prefix the version of the prefix
   * @param asked the version that the request names, if it names one
   * @param baseUrl tells the absolute URL that links begin with
   * @returns null when the path is a lookup
   */
  at(path: string, prefix: string | null, asked: string | null, baseUrl: () => string): Guide | null {
    // Nearly every path is a lookup.
    if (path !== '/' && !path.includes('/help') && !path.startsWith('/version')) {
      if (path.startsWith('/openapi.')) return this.#description(path, asked, baseUrl());
      return /^\/(?:\.well-known\/|llms|postman\.json|security\.txt)/.test(path)
        ? this.#forPrograms(path, baseUrl())
        : null;
    }
    const base = baseUrl();
    const custom = customGuide(this.#options.custom, path, asked, base);
    if (custom !== null) return custom;
    if (/^\/bulk\/help\/?$/.test(path)) return { version: latest, body: bulkHelp(base) };
    const isNotes = prefix === null ? /^\/(?:help|version)\/?$/.test(path) : /^\/(?:help\/?)?$/.test(path);
    const isHelp = this.#help.has(path) || (prefix !== null && /^\/[^/]+\/help\/?$/.test(path));
    if (!isNotes && !isHelp) return null;
    if (asked !== null && !isVersion(asked)) return { version: latest, problem: unknownVersion(asked) };
    const version = asked ?? latest;
    if (isNotes) return { version, body: releaseNotes(this.#routes, version, base) };
    // What only an older version lists is shown to whom names no version.
    for (const each of asked === null ? [...versions].reverse() : [asked]) {
      const body = this.#help.find(path, each, base);
      if (body !== null) return { version: each, body };
    }
    return {
      version,
      problem: {
        code: 'not_found',
        message: `Version ${version} has no help for ${path.slice(0, 100)}: GET ${base}/version/${version} lists what it has.`,
      },
    };
  }

  #forPrograms(path: string, base: string): Guide | null {
    const id = `${path} ${base}`;
    if (path === '/postman.json') {
      const kept = this.#texts.of(id, () => postmanText(base));
      return { version: latest, type: 'application/json; charset=utf-8', ...kept };
    }
    if (path === '/llms.txt' || path === '/llms-full.txt') {
      const kept = this.#texts.of(id, () => this.#llms.at(path, base) ?? '');
      return { version: latest, type: 'text/markdown; charset=utf-8', ...kept };
    }
    const { contact, clock } = this.#options;
    const known = wellKnown(path, { base, contact, now: clock() });
    return known === null ? null : { version: latest, ...known };
  }

  /** The paths in a form for programs. */
  #description(path: string, asked: string | null, base: string): Guide | null {
    const form = formAt(path);
    if (form === null) return null;
    if (asked !== null && !isVersion(asked)) return { version: latest, problem: unknownVersion(asked) };
    const version = asked ?? latest;
    const { custom } = this.#options;
    const id = `${path} ${version} ${custom?.revision ?? 0} ${base}`;
    const kept = this.#texts.of(id, () => openApiText(version, form, base, custom));
    return { version, type: forms[form], ...kept };
  }
}

/** What the guides are made of. */
interface GuidesOptions {
  readonly routes: readonly Route[];
  readonly schema: GraphQLSchema;
  /** Whom to tell of a weakness; undefined: the operator does not say. */
  readonly contact: string | undefined;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Further paths, next to the table. */
  readonly custom?: PathSource | undefined;
}

/** The help of a path that is not in the table. */
function customGuide(
  custom: PathSource | undefined,
  path: string,
  asked: string | null,
  base: string,
): Guide | null {
  const version = asked === null || !isVersion(asked) ? latest : asked;
  const body = custom?.help(path, version, base) ?? null;
  if (body === null) return null;
  return asked !== null && !isVersion(asked)
    ? { version, problem: unknownVersion(asked) }
    : { version, body };
}
