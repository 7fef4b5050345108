/**
 * Writes the letters in regular expressions as escapes: esbuild does so with strings alone, and one letter beyond Latin-1 makes
 * V8 keep all of a bundle with two bytes a letter, in each thread.
 */
import ts from 'typescript';

/** @returns the same program; what is not in the literal of a regular expression stays as it is */
export function asciiPatterns(text, path) {
  if (!/[^\0-\x7f]/.test(text)) return text;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const pieces = [];
  let done = 0;
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
      const from = node.getStart(source);
      pieces.push(text.slice(done, from), escaped(text.slice(from, node.end)));
      done = node.end;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return pieces.join('') + text.slice(done);
}

/** By UTF-16 units: two escapes of one letter are one letter to a regular expression too. */
function escaped(pattern) {
  // A letter behind a backslash is itself; two backslashes would be another thing.
  if (/\\[^\0-\x7f]/.test(pattern)) return pattern;
  return pattern.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
