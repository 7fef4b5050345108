/**
 * RFC 5545 texts. Implemented here because correct escaping and folding take only a few lines, and because the random
 * identifiers and creation times that libraries add would make responses uncacheable.
 */

/**
 * Formats a text property, escaping commas, semicolons, backslashes and line breaks. @param name property name with
 * parameters
 */
export const textLine = (name: string, text: string): string =>
  `${name}:${text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')}`;

const MAX_LINE_OCTETS = 75;

/** Folds a line to at most 75 octets; continuation lines begin with a space. Never splits a character. */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE_OCTETS) return line;
  let folded = '';
  let room = MAX_LINE_OCTETS;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > room) {
      folded += '\r\n ';
      room = MAX_LINE_OCTETS - 1;
    }
    folded += character;
    room -= size;
  }
  return folded;
}

/**
 * Formats an iCalendar object from the lines of its components. Lines end with CRLF. @param head additional
 * properties
 */
export function icalendarOf(head: readonly string[], components: readonly string[]): string {
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
