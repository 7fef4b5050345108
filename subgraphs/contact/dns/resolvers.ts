import { requireName } from '../domain/public-name.ts';
import type { Resolvers } from '../schema.generated.ts';
import type { DnsLookup } from './dns-lookup.ts';

export const dnsResolvers = (dnsOf: DnsLookup): Resolvers => ({
  Query: {
    dns: (_parent, { domain, types }, context) => dnsOf(requireName('domain', domain, true), types, context),
  },
});
