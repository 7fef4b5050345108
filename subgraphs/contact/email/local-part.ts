/** Maximum length of a local part in octets, including quotes (RFC 5321). */
const maxOctets = 64;

const atomPatternSource = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
const asciiPattern = new RegExp(`^${atomPatternSource}(?:\\.${atomPatternSource})*$`);

/**
 * Characters that RFC 6531 adds to an atom: all characters beyond ASCII, with exceptions. Excluded are full-width ASCII, and
 * invisible or unassigned characters (controls, lone surrogates, spaces, bidirectional marks). Joiners are allowed, because
 * Persian and emoji need joiners.
 */
const nonAsciiCharacter = '(?![\\uFF01-\\uFF5E\\uFFFD])(?:[^\\0-\\x7F\\p{C}\\p{Z}]|[\\u200C\\u200D])';
const unicodeAtom = `(?:[a-zA-Z0-9!#$%&'*+/=?^_\`{|}~-]|${nonAsciiCharacter})+`;
const internationalPattern = new RegExp(`^${unicodeAtom}(?:\\.${unicodeAtom})*$`, 'u');

/**
 * Matches a `Quoted-string` of RFC 5321: printable ASCII with a backslash before `"` and `\`, without folding and controls. RFC
 * 6531 adds other characters.
 */
const quotedPattern = new RegExp(`^"(?:[ !#-\\[\\]-~]|\\\\[ -~]|${nonAsciiCharacter})*"$`, 'u');

/** Whether a text is a local part by RFC 5321 and RFC 6531: a dotted atom or a quoted string. */
export function isLocalPart(text: string): boolean {
  if (text.length > maxOctets) return false;
  if (asciiPattern.test(text)) return true;
  if (Buffer.byteLength(text) > maxOctets) return false;
  return text.startsWith('"') ? quotedPattern.test(text) : internationalPattern.test(text);
}
