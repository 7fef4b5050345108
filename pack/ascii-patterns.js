/**
 * Escapes non-ASCII characters in regular expressions, because esbuild escapes only strings. With a single character beyond
 * Latin-1, V8 stores the complete bundle with two bytes per character, in each thread.
 */
import ts from 'typescript';

/** Escapes the regular expression literals of a program. @returns the program, otherwise unchanged */
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

/** Escapes each UTF-16 unit. In a regular expression, two escapes of surrogates count as one character. */
function escapePattern(pattern) {
  // Keep a pattern with a backslash before such a character, because the escape would change its meaning.
  if (/\\[^\0-\x7f]/.test(pattern)) return pattern;
  return pattern.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
