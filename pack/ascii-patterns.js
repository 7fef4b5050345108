/**
 * Escapes non-ASCII characters in regular expressions. esbuild escapes only strings, and a single character beyond
 * Latin-1 makes V8 store the complete bundle with two bytes per character, in each thread.
 */
import ts from 'typescript';

/** @returns the same program; everything outside regular expression literals is unchanged */
export function escapePatterns(text, path) {
  if (!/[^\0-\x7f]/.test(text)) return text;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const pieces = [];
  let copiedLength = 0;
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
      const from = node.getStart(source);
      pieces.push(text.slice(copiedLength, from), escapePattern(text.slice(from, node.end)));
      copiedLength = node.end;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return pieces.join('') + text.slice(copiedLength);
}

/** Escapes each UTF-16 unit. A regular expression reads two escapes of surrogates as one character. */
function escapePattern(pattern) {
  // A backslash before such a character would combine with the escape and change its meaning.
  if (/\\[^\0-\x7f]/.test(pattern)) return pattern;
  return pattern.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
