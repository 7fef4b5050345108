import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../schema/operations/', import.meta.url);
const fromFolder = (path: string) => readFileSync(new URL(path, folder), 'utf8');

/** Names of the operation documents. */
export const operationNames = (): string[] =>
  readdirSync(folder).flatMap((file) =>
    file.endsWith('.graphql') ? [file.slice(0, -'.graphql'.length)] : [],
  );

/** The text of an operation document with all fragments that it needs. */
export const readOperation = (name: string): string => withFragments(`${name}.graphql`, fromFolder);

/**
 * A document, followed by the fragments that its head names and those that these name in turn, each once:
 * `#import "fragments/city-main.graphql"` brings the fragment CityMain, the only one of that file. Every file names
 * what it spreads itself and nothing else, so that a file says by its own head what it rests on.
 * @param read the text of a file by its path from schema/operations.
 * @throws for an import that is unknown or not used, and for a spread of a fragment that is not imported.
 */
export function withFragments(path: string, read: (path: string) => string): string {
  const texts = new Map<string, string>();
  const bring = (file: string, by: string | null): void => {
    if (texts.has(file)) return;
    const text = by === null ? read(file) : readFragment(file, by, read);
    texts.set(file, text);
    for (const imported of importsOf(file, text)) bring(imported, file);
  };
  bring(path, null);
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

/** The files that a file imports. */
function importsOf(file: string, text: string): readonly string[] {
  const imported = namesIn(text, /^#import "([^"]*)"$/gm);
  const brought = new Set(imported.map(fragmentOf));
  const spread = new Set(namesIn(text, /\.\.\.(?!\s*on\b)\s*(\w+)/g));
  const own = new Set(namesIn(text, /^fragment\s+(\w+)/gm));
  const unused = imported.find((each) => !spread.has(fragmentOf(each)));
  if (unused !== undefined) throw new Error(`${file} imports ${unused} and does not use it.`);
  const missing = [...spread].find((name) => !brought.has(name) && !own.has(name));
  if (missing !== undefined) throw new Error(`${file} uses the fragment ${missing} and does not import it.`);
  return imported;
}

/** `fragments/city-main.graphql` → `CityMain`. */
const fragmentOf = (file: string): string =>
  file
    .replace(/^fragments\/|\.graphql$/g, '')
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const namesIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);
