import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../schema/operations/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');

/** Names of the operation documents. */
export const operationNames = (): string[] =>
  readdirSync(folder).flatMap((file) =>
    file.endsWith('.graphql') ? [file.slice(0, -'.graphql'.length)] : [],
  );

/**
 * The text of an operation document, followed by the fragment files that its head names: `#import "fragments/x.graphql"`.
 */
export function readOperation(name: string): string {
  const text = read(`${name}.graphql`);
  const imported = Array.from(
    text.matchAll(/^#import "(fragments\/[\w-]+\.graphql)"$/gm),
    ([, path = '']) => path,
  );
  return [text, ...imported.map(read)].join('\n');
}
