import { readdirSync, readFileSync } from 'node:fs';

const operationsFolder = new URL('../../schema/operations/', import.meta.url);
const readOperationFile = (path: string) => readFileSync(new URL(path, operationsFolder), 'utf8');

/** Returns the names of the operation documents. */
export const listOperationNames = (): string[] =>
  readdirSync(operationsFolder).flatMap((file) =>
    file.endsWith('.graphql') ? [file.slice(0, -'.graphql'.length)] : [],
  );

/** Returns the text of an operation document with all fragments that it needs. */
export const readOperation = (name: string): string => addFragments(`${name}.graphql`, readOperationFile);

/**
 * Appends imported fragments to a document, transitively and each once: `#import "fragments/city-main.graphql"` adds
 * the fragment CityMain, the only one in that file. Every file imports exactly the fragments that it spreads itself.
 * @param read reads a file by its path relative to schema/operations
 * @throws Error for an unknown or unused import, and for a spread without an import
 */
export function addFragments(path: string, read: (path: string) => string): string {
  const texts = new Map<string, string>();
  const addFile = (file: string, importer: string | null): void => {
    if (texts.has(file)) return;
    const text = importer === null ? read(file) : readFragment(file, importer, read);
    texts.set(file, text);
    for (const importedFile of readImports(file, text)) addFile(importedFile, file);
  };
  addFile(path, null);
  return [...texts.values()].join('\n');
}

function readFragment(file: string, importer: string, read: (path: string) => string): string {
  let text: string;
  try {
    text = read(file);
  } catch (cause) {
    throw new Error(`${importer} imports ${file}, which does not exist.`, { cause });
  }
  const definedNames = findNames(text, /^(?:fragment|query)\s+(\w+)/gm);
  if (definedNames.join(' ') !== toFragmentName(file))
    throw new Error(
      `${file} must contain only the fragment ${toFragmentName(file)}, not ${definedNames.join(', ')}.`,
    );
  return text;
}

/**
 * Returns the files that a file imports.
 * @throws Error for an unused or missing import
 */
function readImports(file: string, text: string): readonly string[] {
  const importedFiles = findNames(text, /^#import "([^"]*)"$/gm);
  const importedFragments = new Set(importedFiles.map(toFragmentName));
  const spreadNames = new Set(findNames(text, /\.\.\.(?!\s*on\b)\s*(\w+)/g));
  const ownFragments = new Set(findNames(text, /^fragment\s+(\w+)/gm));
  const unusedFile = importedFiles.find((each) => !spreadNames.has(toFragmentName(each)));
  if (unusedFile !== undefined) throw new Error(`${file} imports ${unusedFile} and does not use it.`);
  const missingFragment = [...spreadNames].find(
    (name) => !importedFragments.has(name) && !ownFragments.has(name),
  );
  if (missingFragment !== undefined)
    throw new Error(`${file} uses the fragment ${missingFragment} and does not import it.`);
  return importedFiles;
}

/** Maps `fragments/city-main.graphql` to `CityMain`. */
const toFragmentName = (file: string): string =>
  file
    .replace(/^fragments\/|\.graphql$/g, '')
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const findNames = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);
