import { domainToASCII } from 'node:url';
import { readFacts } from '../../../facts/fact-table.ts';
import { readPackageJson } from '../../../core/package-file.ts';

const lists = [
  'disposable-email-domains-js/dist/dict/disposable_email_blocklist.json',
  'disposable-email-domains/index.json',
];

/** On a list, and yet everybody's: names are registered under them. */
const suffixes = new Set(['edu.pl', 'my.id', 'web.id']);

const isAscii = /^[\x20-\x7e]*$/;

/**
 * Domains that hand out throw-away addresses, in ASCII; their sub-domains belong to them. Sources: the packages
 * disposable-email-domains and disposable-email-domains-js, facts/tables/disposable-domains.tsv.
 */
export function disposableNames(): string[] {
  const listed = lists.flatMap((file) => readPackageJson<readonly string[]>(file));
  const own = readFacts('disposable-domains').map(({ domain = '' }) => domain);
  return [...listed, ...own]
    .filter((domain) => !suffixes.has(domain))
    .map((domain) => (isAscii.test(domain) ? domain : domainToASCII(domain)));
}
