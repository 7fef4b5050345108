export interface WhoisField {
  /** Header of the section that contains the field, in lower case. Empty outside of a section. */
  readonly section: string;
  /** Key of the field: lower case, without brackets, numbering and padding dots. Empty for a line without a key. */
  readonly key: string;
  readonly value: string;
}

/** Matches `key: value`, `key.....: value`, `key<tab>value`, `[Key]   value`, `a. [Key]   value`. */
const keyValueLinePattern =
  /^\s*(?:[a-z]\. )?(?:\[([^\]]{1,40})\]|([\p{L}][\p{L}\d /()'_-]{0,40}?)\s*\.*\s*(?::(?!\/\/)|(?<=\t)))\s*(.*?)\s*$/u;
/** Matches the header of a section that has the same indentation as its lines. */
const serverHeaderPattern = /^name ?servers$/i;
const commentPattern = /^\s*(?:%|#|>>>|--|\*{3})/;
const countIndent = (line: string) => line.length - line.trimStart().length;

/**
 * Parses the fields of a WHOIS response. A section begins with a key without a value, or with a line without a key that is
 * followed by indented or keyed lines. A section ends at an empty line after its first field. Comments are skipped.
 */
export function parseWhoisFields(response: string): WhoisField[] {
  const fields: WhoisField[] = [];
  const lines = response.split(/\r?\n/);
  let section = '';
  let hasField = false;
  let sectionIndent = 0;
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    if (commentPattern.test(line)) continue;
    if (text === '') {
      if (hasField) section = '';
      continue;
    }
    const indent = countIndent(line);
    if (hasField && indent < sectionIndent) section = '';
    const [, bracketed, plain, value = ''] = keyValueLinePattern.exec(line) ?? [];
    const key = (bracketed ?? plain)?.trim().toLowerCase();
    const isSectionHeader = key !== undefined && value === '' && bracketed === undefined;
    const nextLine = lines[index + 1] ?? '';
    const isHeaderWithoutColon =
      key === undefined &&
      section === '' &&
      (countIndent(nextLine) > indent ||
        keyValueLinePattern.test(nextLine) ||
        serverHeaderPattern.test(text));
    // Within a section, a key without a value is an empty field if it has more indentation than the section header.
    if (
      isHeaderWithoutColon ||
      (isSectionHeader &&
        (section === '' || hasField || indent <= sectionIndent) &&
        !isEmptyField(section, indent, sectionIndent))
    ) {
      section = key ?? text.toLowerCase();
      sectionIndent = indent;
      hasField = false;
      continue;
    }
    if (section !== '') hasField = true;
    if (key !== undefined) fields.push({ section, key, value });
    else fields.push({ section, key: '', value: text });
  }
  return fields;
}

/**
 * Whether a key without a value, such as `outzone:`, is an empty field. Such a key is in a section and has the indentation of
 * the section's fields.
 */
const isEmptyField = (section: string, indent: number, sectionIndent: number): boolean =>
  section !== '' && indent > sectionIndent;
