import { domainToASCII } from 'node:url';
import { readFacts } from '../../../facts/fact-table.ts';
import { readPackageJson } from '../../../core/package-file.ts';

const lists = [
  'disposable-email-domains-js/dist/dict/disposable_email_blocklist.json',
  'disposable-email-domains/index.json',
];

/** Public suffixes that are on the lists by mistake: unrelated names are registered below them. */
const suffixes = new Set(['edu.pl', 'my.id', 'web.id']);

const asciiPattern = /^[\x20-\x7e]*$/;

/**
 * Returns the domains that provide throw-away addresses, in ASCII. Their subdomains count, too. Sources: the packages
 * disposable-email-domains and disposable-email-domains-js, facts/tables/disposable-domains.tsv.
 */
export function disposableNames(): string[] {
  const listed = lists.flatMap((file) => readPackageJson<readonly string[]>(file));
  const fromTable = readFacts('disposable-domains').map(({ domain = '' }) => domain);
  return [...listed, ...fromTable]
    .filter((domain) => !suffixes.has(domain))
    .map((domain) => (asciiPattern.test(domain) ? domain : domainToASCII(domain)));
}
