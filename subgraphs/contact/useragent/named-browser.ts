import { readFacts } from '../../../facts/fact-table.ts';
import { lazy } from '../../../core/lazy.ts';

interface NamedBrowser {
  readonly name: string;
  readonly version: string | null;
}

const tokens = lazy(() => {
  const names = new Map<string, string>();
  for (const { name = '', token = '' } of readFacts('agent-browsers')) names.set(token.toLowerCase(), name);
  // A token that begins with a letter must begin a word: TBrowser/ does not match ObigoInternetBrowser/.
  const escaped = [...names.keys()].map(
    (token) => (/^[a-z]/.test(token) ? '(?<![a-z])' : '') + token.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'),
  );
  return { names, any: new RegExp(`(${escaped.join('|')})(\\d[\\d.]*)?`, 'i') };
});

/**
 * Returns the browser that names itself in addition to its engine. Null when the table has none. Source:
 * facts/tables/agent-browsers.tsv.
 */
export function namedBrowser(ua: string): NamedBrowser | null {
  const [, token = '', version = ''] = tokens().any.exec(ua) ?? [];
  const name = tokens().names.get(token.toLowerCase());
  return name === undefined ? null : { name, version: version === '' ? null : version.replace(/\.$/, '') };
}
