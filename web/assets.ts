import { readFileSync } from 'node:fs';
import { getTextAt } from '../core/json.ts';
import type { Response } from '../router/exchange.ts';

const folder = new URL('../dist/web/', import.meta.url);
const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The static files of the pages (`dist/web/`). File names contain a content hash. */
export class Assets {
  readonly #names: ReadonlyMap<string, string>;
  #flags: unknown;
  readonly #texts = new Map<string, { readonly body: string; readonly bytes: Buffer }>();

  /**
   * Reads the list of files.
   * @throws Error when the pages have not been built
   */
  constructor() {
    const names: unknown = JSON.parse(readFileSync(new URL('names.json', folder), 'utf8'));
    if (typeof names !== 'object' || names === null) throw new Error('dist/web/names.json lists no files.');
    this.#names = new Map(Object.entries(names));
  }

  /**
   * Returns the path of a file relative to the base URL.
   * @param name such as `home.js`
   * @throws Error when there is no such file
   */
  path(name: string): string {
    const file = this.#names.get(name);
    if (file === undefined) throw new Error(`The pages have no asset ${name}.`);
    return `/assets/${file}`;
  }

  /**
   * Returns the content of a file.
   * @param name such as `world.json`
   * @throws Error when there is no such file
   */
  text(name: string): string {
    return this.#read(this.path(name).slice('/assets/'.length)).body;
  }

  /** Returns the flag of a country as SVG. @param code ISO 3166-1, in any case @returns null when there is no such flag */
  flag(code: string): string | null {
    this.#flags ??= JSON.parse(this.text('flags.json'));
    return getTextAt(this.#flags, code.toLowerCase());
  }

  #read(file: string): { readonly body: string; readonly bytes: Buffer } {
    let text = this.#texts.get(file);
    if (text === undefined) {
      const bytes = readFileSync(new URL(file, folder));
      this.#texts.set(file, (text = { body: bytes.toString(), bytes }));
    }
    return text;
  }

  /**
   * Returns the response for a request path.
   * @returns null when no asset has the path
   */
  at(path: string): Response | null {
    const countryCode = /^\/flags\/([A-Za-z]{2})\.svg$/.exec(path)?.[1];
    const flag = countryCode === undefined ? null : this.flag(countryCode);
    if (flag !== null)
      return {
        status: 200,
        headers: ['Content-Type', contentTypes['svg'] ?? '', 'Cache-Control', 'public, max-age=604800'],
        body: flag,
      };
    if (path === '/favicon.ico') return this.at(this.path('icon.svg'));
    const file = /^\/assets\/([\w.-]+)$/.exec(path)?.[1];
    if (file === undefined || ![...this.#names.values()].includes(file)) return null;
    return {
      status: 200,
      headers: [
        'Content-Type',
        contentTypes[file.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8',
        'Cache-Control',
        'public, max-age=31536000, immutable',
      ],
      ...this.#read(file),
    };
  }
}
