/**
 * Texts of RFC 5545. Written here because they are a few lines once escaping and folding are right, and because what a
 * library would bring besides (random identifiers, the time of writing) must not stand in an answer that can be cached.
 */

/** A property with a text value: commas, semicolons, backslashes and line ends are escaped. @param name with its parameters */
export const textLine = (name: string, text: string): string =>
  `${name}:${text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')}`;

const LONGEST_LINE = 75;

/** Lines of at most 75 octets; what goes on begins with a blank. No character is torn apart. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= LONGEST_LINE) return line;
  let folded = '';
  let room = LONGEST_LINE;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > room) {
      folded += '\r\n ';
      room = LONGEST_LINE - 1;
    }
    folded += character;
    room -= size;
  }
  return folded;
}

/** An iCalendar object of components, given line by line. Lines end with CRLF. @param head further properties of it */
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
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
