import { domainToASCII } from 'node:url';
import { readFacts } from '../../../facts/fact-table.ts';
import { readPackageJson } from '../../../core/package-file.ts';

const listFileNames = [
  'disposable-email-domains-js/dist/dict/disposable_email_blocklist.json',
  'disposable-email-domains/index.json',
];

/**
 * Incorrect entries of the lists: public suffixes below which unrelated names are registered, and the domain of the company
 * Angi.
 */
const wrongDomains = new Set(['edu.pl', 'my.id', 'web.id', 'angi.com']);

const asciiPattern = /^[\x20-\x7e]*$/;

/**
 * Returns the domains that provide disposable addresses, in ASCII. An entry also covers its subdomains. Sources: the packages
 * disposable-email-domains and disposable-email-domains-js, facts/tables/disposable-domains.tsv and temporary-domains.tsv.
 */
export function readDisposableNames(): string[] {
  const packageNames = listFileNames.flatMap((file) => readPackageJson<readonly string[]>(file));
  const tableFiles = ['disposable-domains', 'temporary-domains'];
  const tableNames = tableFiles.flatMap((table) => readFacts(table).map(({ domain = '' }) => domain));
  return [...packageNames, ...tableNames]
    .filter((domain) => !wrongDomains.has(domain))
    .map((domain) => (asciiPattern.test(domain) ? domain : domainToASCII(domain)));
}
