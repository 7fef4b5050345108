import { domainToUnicode } from 'node:url';
import type { LookupContext } from '../../../core/lookup-context.ts';
import type { DnsLookup } from '../dns/dns-lookup.ts';
import type { MailExchangeLookup } from '../mx/mail-exchange.ts';
import { findMailOperator } from '../email/mail-operator.ts';
import { nodeId } from '../../node-id.ts';
import { resolveBatch } from '../../validation/batch.ts';
import type { DomainResolvers, Resolvers } from '../schema.generated.ts';
import { parseDomainModel, type DomainModel } from './domain.ts';
import type { Registration } from './registration.ts';
import type { Registry } from './registry.ts';

export interface DomainSources {
  readonly registry: Registry;
  readonly mxOf: MailExchangeLookup;
  readonly dnsOf: DnsLookup;
}

export const domainResolvers = (sources: DomainSources): Resolvers => ({
  Query: {
    domain: (_parent, { name }) => parseDomainModel(name),
    domains: (_parent, { names }) =>
      resolveBatch('contacts', names, 'names', (name) => parseDomainModel(name, 'names')),
  },
  Domain: createDomainFields(sources),
});

function createDomainFields({ registry, mxOf, dnsOf }: DomainSources) {
  /** Whether the name can be registered at a public registry. */
  const isRegistrable = ({ name, reserved }: DomainModel) => !reserved && name.scope === 'public';

  function findRegistration(
    domain: DomainModel,
    context: LookupContext,
  ): Promise<Registration | null> | null {
    return isRegistrable(domain) ? registry.registration(domain.name.ascii, context) : null;
  }

  return {
    __resolveReference: ({ name }) => parseDomainModel(name),
    id: ({ name }) => nodeId.of('domain', name.ascii),
    name: ({ name }) => name.ascii,
    unicodeName: ({ name }) => domainToUnicode(name.ascii),
    suffix: ({ suffix }) => suffix,
    reserved: ({ reserved }) => reserved,
    available: (domain, _args, context) => {
      if (domain.reserved) return false;
      const pendingRegistration = findRegistration(domain, context);
      return pendingRegistration === null ? null : pendingRegistration.then((result) => result === null);
    },
    registration: (domain, _args, context) => findRegistration(domain, context),
    mx: ({ name }, _args, context) => mxOf(name, context),
    dns: ({ name }, { types }, context) => dnsOf(name, types, context),
    values: async ({ name }, { recordType: type }, context) => {
      const response = await dnsOf(name, [type], context);
      return (response?.records ?? []).filter((record) => record.type === type).map(({ value }) => value);
    },
    mailProvider: async ({ name }, _args, context) => {
      const exchange = await mxOf(name, context);
      return exchange === null ? null : findMailOperator(exchange.records.map(({ host }) => host));
    },
    deep: (domain) => domain,
  } satisfies DomainResolvers;
}
