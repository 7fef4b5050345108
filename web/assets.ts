import { readFileSync } from 'node:fs';
import type { Response } from '../router/exchange.ts';

const folder = new URL('../dist/web/', import.meta.url);
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The files of the pages, whose names change with their content. */
export class Assets {
  readonly #names: ReadonlyMap<string, string>;
  readonly #texts = new Map<string, { readonly body: string; readonly bytes: Buffer }>();

  /** @throws when the build has not run. */
  constructor() {
    const listed: unknown = JSON.parse(readFileSync(new URL('names.json', folder), 'utf8'));
    if (typeof listed !== 'object' || listed === null) throw new Error('dist/web/names.json lists no files.');
    this.#names = new Map(Object.entries(listed));
  }

  /** @param name `home.js`. @returns its path behind the base URL. */
  path(name: string): string {
    const known = this.#names.get(name);
    if (known === undefined) throw new Error(`The pages have no file ${name}.`);
    return `/assets/${known}`;
  }

  /** @param name `world.json`. @returns the content of the file. */
  text(name: string): string {
    return this.#read(this.path(name).slice('/assets/'.length)).body;
  }

  #read(file: string): { readonly body: string; readonly bytes: Buffer } {
    let text = this.#texts.get(file);
    if (text === undefined) {
      const bytes = readFileSync(new URL(file, folder));
      this.#texts.set(file, (text = { body: bytes.toString(), bytes }));
    }
    return text;
  }

  /** @returns null when there is no such file. */
  at(path: string): Response | null {
    const file = /^\/assets\/([\w.-]+)$/.exec(path)?.[1];
    if (file === undefined || ![...this.#names.values()].includes(file)) return null;
    return {
      status: 200,
      headers: [
        'Content-Type',
        types[file.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8',
        'Cache-Control',
        'public, max-age=31536000, immutable',
      ],
      ...this.#read(file),
    };
  }
}
