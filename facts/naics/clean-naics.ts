/** One class of a NAICS version. */
export interface NaicsRow {
  /** Code of the class: two to six digits, or a range of sectors such as `31-33`. */
  readonly code: string;
  readonly title: string;
  /** Paragraphs of the description, separated by an empty line. Null when the version contains no description. */
  readonly description: string | null;
}

/** Matches a description that only refers to the description of another class. */
const referencePattern = /^See industry description for (\d{2,6})\.?$/i;

/**
 * Cleans the texts of the Census Bureau. Removes the marker T from titles, which denotes classes that Canada, Mexico and the
 * United States share. Removes cross-references at the end of descriptions, and replaces a reference to another class by the
 * description of that class.
 */
export function cleanNaics(raw: readonly { code: string; title: string; description: string }[]): NaicsRow[] {
  const texts = new Map(raw.map(({ code, description }) => [code, cleanParagraphs(description)]));
  const resolveDescription = (code: string, depth = 0): string | null => {
    const text = texts.get(code) ?? '';
    const referencedCode = referencePattern.exec(text)?.[1];
    // Return null for a circular reference.
    if (referencedCode !== undefined) return depth < 4 ? resolveDescription(referencedCode, depth + 1) : null;
    return text === '' || text === 'NULL' ? null : text;
  };
  return raw.map(({ code, title }) => ({
    code,
    title: title.trim().replace(/(?<=[a-z)])T$/, ''),
    description: resolveDescription(code),
  }));
}

const cleanParagraphs = (text: string): string =>
  text
    .replace(/Cross-References\.[^]*$/, '')
    .split(/(?:\r?\n){2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '' && paragraph !== 'The Sector as a Whole')
    .join('\n\n');
