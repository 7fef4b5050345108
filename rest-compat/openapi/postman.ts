import type { OpenApi } from './document.ts';

/** A Postman collection, format 2.1, which Bruno, Insomnia and Hoppscotch can import. */
export interface PostmanCollection {
  readonly info: Readonly<Record<string, string>>;
  readonly auth: object;
  readonly variable: readonly { readonly key: string; readonly value: string }[];
  readonly item: readonly Folder[];
}

interface Folder {
  readonly name: string;
  readonly description: string;
  readonly item: readonly object[];
}

/** Returns each example of the document as a request, in one folder per family. Key and base URL are variables. */
export function createPostmanCollection({ info, tags, paths }: OpenApi): PostmanCollection {
  const operations = Object.entries(paths).map(([path, { get }]) => ({ path, ...get }));
  return {
    info: {
      name: `Lookup ${String(info['version'])}`,
      description: String(info['summary']),
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-API-Key', type: 'string' },
        { key: 'value', value: '{{key}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: [
      { key: 'base', value: 'http://127.0.0.1:4000' },
      { key: 'key', value: '' },
    ],
    item: tags.map(({ name, description }) => ({
      name,
      description,
      item: operations
        .filter(({ tags: own }) => own.includes(name))
        .flatMap(({ path, description: text, 'x-examples': examples }) =>
          examples.map((example) => ({
            name: `${path}: ${example.note}`,
            request: { method: 'GET', description: text, url: createUrl(example.path) },
          })),
        ),
    })),
  };
}

/** Returns a URL with its parts. The Postman format requires the parts in addition to the raw URL. */
function createUrl(target: string): object {
  const [path = '', query = ''] = target.split('?');
  return {
    raw: `{{base}}${target}`,
    host: ['{{base}}'],
    path: path.slice(1).split('/'),
    ...(query === ''
      ? {}
      : {
          query: query.split('&').map((pair) => {
            const [key = '', value = ''] = pair.split('=');
            return { key, value };
          }),
        }),
  };
}
