import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../schema/operations/', import.meta.url);
const readOperationFile = (path: string) => readFileSync(new URL(path, folder), 'utf8');

/** Returns the names of the operation documents. */
export const operationNames = (): string[] =>
  readdirSync(folder).flatMap((file) =>
    file.endsWith('.graphql') ? [file.slice(0, -'.graphql'.length)] : [],
  );

/** Returns the text of an operation document with all fragments that it needs. */
export const readOperation = (name: string): string => withFragments(`${name}.graphql`, readOperationFile);

/**
 * Appends imported fragments to a document, transitively and each once: `#import "fragments/city-main.graphql"` adds
 * the fragment CityMain, the only one in that file. Every file imports exactly the fragments that it spreads itself.
 * @param read reads a file by its path relative to schema/operations
 * @throws Error for an unknown or unused import, and for a spread without an import
 */
export function withFragments(path: string, read: (path: string) => string): string {
  const texts = new Map<string, string>();
  const add = (file: string, by: string | null): void => {
    if (texts.has(file)) return;
    const text = by === null ? read(file) : readFragment(file, by, read);
    texts.set(file, text);
    for (const imported of importsOf(file, text)) add(imported, file);
  };
  add(path, null);
  return [...texts.values()].join('\n');
}

function readFragment(file: string, by: string, read: (path: string) => string): string {
  let text: string;
  try {
    text = read(file);
  } catch (cause) {
    throw new Error(`${by} imports ${file}, which does not exist.`, { cause });
  }
  const defined = namesIn(text, /^(?:fragment|query)\s+(\w+)/gm);
  if (defined.join(' ') !== fragmentOf(file))
    throw new Error(
      `${file} must hold the fragment ${fragmentOf(file)} alone: it holds ${defined.join(', ')}.`,
    );
  return text;
}

/**
 * Returns the files that a file imports.
 * @throws Error for an unused or missing import
 */
function importsOf(file: string, text: string): readonly string[] {
  const imported = namesIn(text, /^#import "([^"]*)"$/gm);
  const importedFragments = new Set(imported.map(fragmentOf));
  const spreadNames = new Set(namesIn(text, /\.\.\.(?!\s*on\b)\s*(\w+)/g));
  const own = new Set(namesIn(text, /^fragment\s+(\w+)/gm));
  const unused = imported.find((each) => !spreadNames.has(fragmentOf(each)));
  if (unused !== undefined) throw new Error(`${file} imports ${unused} and does not use it.`);
  const missing = [...spreadNames].find((name) => !importedFragments.has(name) && !own.has(name));
  if (missing !== undefined) throw new Error(`${file} uses the fragment ${missing} and does not import it.`);
  return imported;
}

/** Maps `fragments/city-main.graphql` to `CityMain`. */
const fragmentOf = (file: string): string =>
  file
    .replace(/^fragments\/|\.graphql$/g, '')
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const namesIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);
