import type { LookupContext } from '../../../core/lookup-context.ts';
import { resolveBatch } from '../../validation/batch.ts';
import { toDomainModel } from '../domain/domain.ts';
import type { DnsClient } from '../dns/dns-client.ts';
import { isPublicAddress } from '../../../facts/ip/special-purpose.ts';
import { isNullMx, type MailExchangeLookup } from '../mx/mail-exchange.ts';
import { parseDomainName, type DnsName } from '../../../facts/domain-name.ts';
import { isGivenName } from '../name/given-name.ts';
import { repairCase } from '../name/name-case.ts';
import type { DeliveryStatus, EmailResolvers, QueryResolvers, Resolvers } from '../schema.generated.ts';
import { isRoleName } from './email-domain.ts';
import { findEmailFlaw, parseEmail, type EmailAddress } from './email-address.ts';
import { findMailOperator } from './mail-operator.ts';

export interface EmailModel {
  readonly given: string;
  /** Parts of the address; null when the syntax is not valid. */
  readonly address: EmailAddress | null;
}

const parseEmailModel = (given: string): EmailModel => ({ given, address: parseEmail(given) });

const emailQueries = {
  email: (_parent, { address }) => parseEmailModel(address),
  emails: (_parent, { addresses }) => resolveBatch('contacts', addresses, 'addresses', parseEmailModel),
} satisfies QueryResolvers;

type DeliveryReason = 'invalid' | 'no_domain' | 'no_mail_server' | 'null_mx' | 'disposable' | 'role';
interface Delivery {
  readonly status: DeliveryStatus | null;
  readonly reason: DeliveryReason | null;
}

const findTag = (local: string) => {
  const plusIndex = local.indexOf('+', 1);
  return plusIndex === -1 || plusIndex === local.length - 1 ? null : local.slice(plusIndex + 1);
};

/** Whether a host can receive mail from the Internet. False for IP addresses, localhost and names of internal networks. */
function isReachable(host: string): boolean {
  const name = parseDomainName(host, true);
  return name !== null && name.scope !== 'special';
}

const noReplyPattern = /^(?:no|do[-_.]?not|dont)[-_.]?reply/i;

function guessFirstName(local: string): string | null {
  const [name = ''] = local.split(/[.+_\-\d]/);
  if (name.length < 3 || !/^[a-z]+$/i.test(name) || isRoleName(local)) return null;
  return isGivenName(name) ? repairCase(name) : null;
}

/**
 * Creates the e-mail resolvers.
 * @param mxOf looks up the mail exchangers of a domain; null when the name does not exist
 * @param client looks up the addresses of a domain without mail exchangers, to which RFC 5321 delivers mail directly
 */
export const emailResolvers = (mxOf: MailExchangeLookup, client: DnsClient): Resolvers => ({
  Query: emailQueries,
  Email: createEmailFields(mxOf, client),
});

function createEmailFields(mxOf: MailExchangeLookup, client: DnsClient) {
  /** Whether the host has a public address. Addresses of internal networks cannot receive mail from the Internet. */
  async function hasAddress(name: DnsName, context: LookupContext): Promise<boolean> {
    const lists = await Promise.all([
      client.query(name.ascii, 'A', context),
      client.query(name.ascii, 'AAAA', context),
    ]);
    return lists.some(
      (list) =>
        list?.some(({ type, value }) => (type === 'A' || type === 'AAAA') && isPublicAddress(value)) === true,
    );
  }

  async function checkDelivery({ address }: EmailModel, context: LookupContext): Promise<Delivery> {
    const createUndeliverable = (reason: DeliveryReason): Delivery => ({ status: 'undeliverable', reason });
    if (address === null) return createUndeliverable('invalid');
    const { domain, local } = address;
    const exchange = await mxOf(domain.name, context);
    if (exchange === null) return createUndeliverable('no_domain');
    if (isNullMx(exchange)) return createUndeliverable('null_mx');
    const { records } = exchange;
    const hasMailServer =
      records.length === 0
        ? await hasAddress(domain.name, context)
        : records.some(({ host }) => isReachable(host));
    if (!hasMailServer) return createUndeliverable('no_mail_server');
    if (domain.disposable) return { status: 'risky', reason: 'disposable' };
    if (isRoleName(local)) return { status: 'risky', reason: 'role' };
    return { status: null, reason: null };
  }

  return {
    email: ({ given, address }) => address?.text ?? given,
    valid: ({ address }) => address !== null,
    flaw: ({ given, address }) => (address === null ? findEmailFlaw(given) : null),
    suggestion: ({ address }) => {
      const suggestedDomain = address?.domain.suggestion ?? null;
      return address === null || suggestedDomain === null ? null : `${address.local}@${suggestedDomain}`;
    },
    free: ({ address }) => address?.domain.free ?? null,
    domainName: ({ address }) => address?.domain.name.ascii ?? null,
    domain: ({ address }) => (address === null ? null : toDomainModel(address.domain.name)),
    hasPublicDomain: ({ address }) => address?.domain.name.scope === 'public',
    domainType: ({ address }) => address?.domain.type ?? null,
    domainValid: (email, { live }, context) => {
      if (email.address === null) return null;
      if (email.address.domain.name.scope !== 'public') return false;
      if (!live) return null;
      return checkDelivery(email, context).then(({ status }) => status !== 'undeliverable');
    },
    role: ({ address }) => (address === null ? null : isRoleName(address.local)),
    disposable: ({ address }) => address?.domain.disposable ?? null,
    firstName: ({ address }) => (address === null ? null : guessFirstName(address.local)),
    noReply: ({ address }) => (address === null ? null : noReplyPattern.test(address.local)),
    tag: ({ address }) => (address === null ? null : findTag(address.local)),
    mailProvider: async ({ address }, _args, context) => {
      const exchange = address === null ? null : await mxOf(address.domain.name, context);
      return exchange === null ? null : findMailOperator(exchange.records.map(({ host }) => host));
    },
    deliverable: async (email, _args, context) =>
      (await checkDelivery(email, context)).status === 'undeliverable' ? false : null,
    catchall: () => null,
    status: async (email, _args, context) => (await checkDelivery(email, context)).status,
    reason: async (email, _args, context) => (await checkDelivery(email, context)).reason,
    mx: ({ address }, _args, context) => (address === null ? null : mxOf(address.domain.name, context)),
    deep: (email) => email,
  } satisfies EmailResolvers;
}
