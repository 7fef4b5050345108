import { readFacts } from '../../../facts/fact-table.ts';
import { memoize } from '../../../core/memoize.ts';

interface NamedBrowser {
  readonly name: string;
  readonly version: string | null;
}

const readTokens = memoize(() => {
  const names = new Map<string, string>();
  for (const { name = '', token = '' } of readFacts('agent-browsers')) names.set(token.toLowerCase(), name);
  // A token that begins with a letter must be at the start of a word: TBrowser/ does not match ObigoInternetBrowser/.
  const tokenPatterns = [...names.keys()].map(
    (token) => (/^[a-z]/.test(token) ? '(?<![a-z])' : '') + token.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'),
  );
  return { names, any: new RegExp(`(${tokenPatterns.join('|')})(\\d[\\d.]*)?`, 'i') };
});

/**
 * Returns the browser whose name follows that of its engine in the header. Null when the table does not contain the browser.
 * Source: facts/tables/agent-browsers.tsv.
 */
export function findNamedBrowser(ua: string): NamedBrowser | null {
  const [, token = '', version = ''] = readTokens().any.exec(ua) ?? [];
  const name = readTokens().names.get(token.toLowerCase());
  return name === undefined ? null : { name, version: version === '' ? null : version.replace(/\.$/, '') };
}
