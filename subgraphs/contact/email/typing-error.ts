/** Every text that one missing character makes of a word, and the word itself. */
function* shortened(word: string): Generator<string> {
  yield word;
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

const indexes = new WeakMap<readonly string[], Map<string, string[]>>();

/** Two words with one edit between them share a shortened form: the index finds candidates without comparing all. */
function indexOf(words: readonly string[]): Map<string, string[]> {
  let index = indexes.get(words);
  if (index === undefined) {
    index = new Map();
    for (const word of words) {
      for (const form of shortened(word)) index.set(form, [...(index.get(form) ?? []), word]);
    }
    indexes.set(words, index);
  }
  return index;
}

/** Whether one insertion, deletion, substitution or swap of neighbours turns one word into the other. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/**
 * The provider whose domain is one typing error away; null when none is.
 * @param providers the domains in the order of preference
 */
export function nearestProvider(domain: string, providers: readonly string[]): string | null {
  // So few letters are as likely a name of their own.
  if (domain.length < 7) return null;
  const index = indexOf(providers);
  for (const form of shortened(domain)) {
    const found = index.get(form)?.find((provider) => isOneEdit(domain, provider));
    if (found !== undefined) return found;
  }
  return null;
}
