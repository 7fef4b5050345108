/**
 * Formats texts of RFC 5545 without a library, because escaping and folding take only a few lines. Libraries also add random
 * identifiers and creation times, which would make responses uncacheable.
 */

/**
 * Formats a text property and escapes commas, semicolons, backslashes and line breaks. @param name property name with parameters
 */
export const formatTextLine = (name: string, text: string): string =>
  `${name}:${text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')}`;

const MAX_LINE_OCTETS = 75;

/** Folds a line to at most 75 octets. Continuation lines begin with a space. Characters are never split. */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE_OCTETS) return line;
  let foldedLines = '';
  let remainingOctets = MAX_LINE_OCTETS;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > remainingOctets) {
      foldedLines += '\r\n ';
      remainingOctets = MAX_LINE_OCTETS - 1;
    }
    foldedLines += character;
    remainingOctets -= size;
  }
  return foldedLines;
}

/**
 * Formats an iCalendar object from the lines of its components. Lines end with CRLF. @param head properties of the object, such
 * as its name
 */
export function formatIcalendar(head: readonly string[], components: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lookup//calendars//EN',
    'CALSCALE:GREGORIAN',
    ...head,
    ...components,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
