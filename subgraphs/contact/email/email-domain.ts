import { LRUCache } from 'lru-cache';
import { readFacts } from '../../../facts/fact-table.ts';
import { memoize } from '../../../core/memoize.ts';
import { loadPackage } from '../../../core/package-file.ts';
import { listSuffixes } from '../domain/suffixes.ts';
import { parseDomainName, type DnsName } from '../../../facts/domain-name.ts';
import type { DomainType } from '../schema.generated.ts';
import { readDisposableNames } from './disposable-names.ts';
import { DomainSet } from './domain-set.ts';
import { findNearestProvider } from './typing-error.ts';

/** Facts about the domain of an address that are computed without a network query. */
export interface EmailDomain {
  readonly name: DnsName;
  readonly free: boolean;
  readonly disposable: boolean;
  readonly type: DomainType | null;
  /** The domain that the user probably meant to type; null when no such domain is known. */
  readonly suggestion: string | null;
}

const readProviders = memoize(() => {
  const rows = readFacts('mailbox-providers').map(({ domain = '', mark }) => ({
    domain,
    popular: mark === 'popular',
  }));
  return {
    all: new Set(rows.map(({ domain }) => domain)),
    popular: rows.filter(({ popular }) => popular).map(({ domain }) => domain),
  };
});

const readDisposableDomains = memoize(
  () => new DomainSet(readDisposableNames().filter((domain) => !readProviders().all.has(domain))),
);

const readDomainTypes = memoize(() => {
  const typeBySuffix = new Map<string, DomainType>();
  for (const { type, suffixes = '' } of readFacts('domain-types')) {
    if (type !== 'academic' && type !== 'government' && type !== 'military') continue;
    for (const suffix of suffixes.split(' ')) typeBySuffix.set(suffix, type);
  }
  return typeBySuffix;
});

function computeDomainFacts(name: DnsName): EmailDomain {
  const suffixes = [...listSuffixes(name.ascii)];
  // A subdomain of a disposable domain is also disposable.
  const isDisposable = suffixes.some((suffix) => readDisposableDomains().has(suffix));
  const isFree = !isDisposable && readProviders().all.has(name.ascii);
  return {
    name,
    free: isFree,
    disposable: isDisposable,
    type: suffixes.map((suffix) => readDomainTypes().get(suffix)).find((type) => type !== undefined) ?? null,
    // Suggest a provider even for disposable domains. Misspelled provider names are often disposable domains, because their
    // owners collect misdirected mail.
    suggestion: isFree
      ? null
      : findNearestProvider(name.ascii, readProviders().popular, name.scope !== 'unlisted'),
  };
}

const cache = new LRUCache<string, { domain: EmailDomain | null }>({ max: 10_000 });

/**
 * Returns the facts about a domain. Sources: facts/tables/mailbox-providers.tsv (free), disposable-email-domains,
 * disposable-email-domains-js and facts/tables/disposable-domains.tsv (disposable, parent domains included),
 * facts/tables/domain-types.tsv (type).
 * @returns null when the text is not a domain name
 */
export function findEmailDomain(text: string): EmailDomain | null {
  let entry = cache.get(text);
  if (entry === undefined) {
    const name = parseDomainName(text);
    cache.set(text, (entry = { domain: name === null ? null : computeDomainFacts(name) }));
  }
  return entry.domain;
}

const readRoleNames = memoize(() => {
  const roleList = loadPackage('role-based-email-addresses');
  return new Set(Array.isArray(roleList) ? roleList.map(String) : []);
});

/**
 * Whether a local part names a role, such as `info`. Ignores dots and the tag after a plus sign. Source:
 * role-based-email-addresses.
 */
export function isRoleName(local: string): boolean {
  const [name = ''] = local.toLowerCase().split('+');
  return readRoleNames().has(name) || readRoleNames().has(name.replaceAll('.', ''));
}
