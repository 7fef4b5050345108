/**
 * The longest text that everything a regular expression matches must contain; empty when none can be told. Read from the
 * source of the expression: what is optional, a class, a group or beside an alternative counts for nothing.
 */
export function requiredText(source: string): string {
  if (source.includes('|')) return '';
  let longest = '';
  let run = '';
  const end = () => {
    if (run.length > longest.length) longest = run;
    run = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '(' || character === '[') {
      end();
      at = closing(source, at);
    } else if (character === '?' || character === '*' || character === '{') {
      // What it follows need not be there.
      run = run.slice(0, -1);
      end();
      if (character === '{') at = source.indexOf('}', at);
    } else if (character === '\\') {
      at += 1;
      const escaped = source.charAt(at);
      // `\d`, `\b`, `\1`: a class, a place or a reference. Others stand for themselves.
      if (/[a-z0-9]/i.test(escaped)) end();
      else run += escaped;
    } else if (/[.^$+)\]]/.test(character)) end();
    else run += character;
  }
  end();
  return longest;
}

/** Where a group or class that begins here ends. */
function closing(source: string, start: number): number {
  const isClass = source.charAt(start) === '[';
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '\\') at += 1;
    else if (isClass && character === ']') return at;
    else if (!isClass && character === '(') depth += 1;
    else if (!isClass && character === ')' && (depth -= 1) === 0) return at;
  }
  return source.length;
}
