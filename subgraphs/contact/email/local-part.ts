/** RFC 5321: octets of a local part, its quotes included. */
const longest = 64;

const atom = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
const ascii = new RegExp(`^${atom}(?:\\.${atom})*$`);

/**
 * What RFC 6531 adds to an atom: anything beyond ASCII, less what nobody can see or type: controls, halves of surrogate
 * pairs, blanks, code points that mean nothing, marks of direction, and ASCII in its full-width disguise. Joiners stay,
 * Persian and emoji are written with them.
 */
const beyond = '(?![\\uFF01-\\uFF5E\\uFFFD])(?:[^\\0-\\x7F\\p{C}\\p{Z}]|[\\u200C\\u200D])';
const anyAtom = `(?:[a-zA-Z0-9!#$%&'*+/=?^_\`{|}~-]|${beyond})+`;
const international = new RegExp(`^${anyAtom}(?:\\.${anyAtom})*$`, 'u');

/** RFC 5321 `Quoted-string`: printable ASCII, with a backslash before `"` and `\`; no folding, no controls. */
const quoted = new RegExp(`^"(?:[ !#-\\[\\]-~]|\\\\[ -~]|${beyond})*"$`, 'u');

/** Whether a text is a local part by RFC 5321 and RFC 6531: a dotted atom or a quoted string. */
export function isLocalPart(text: string): boolean {
  if (text.length > longest) return false;
  if (ascii.test(text)) return true;
  if (Buffer.byteLength(text) > longest) return false;
  return text.startsWith('"') ? quoted.test(text) : international.test(text);
}
