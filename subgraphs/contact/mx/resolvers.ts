import type { LookupContext } from '../../context.ts';
import type { DnsName } from '../../../facts/domain-name.ts';
import { requireName } from '../domain/public-name.ts';
import type { MxRecord, QueryResolvers } from '../schema.generated.ts';
import type { DnsClient } from '../dns/dns-client.ts';

export interface MailExchangeModel {
  readonly domainName: string;
  readonly records: MxRecord[];
}

export function createMailExchangeLookup(client: DnsClient) {
  /** The mail exchangers, preferred first; null when the name does not exist, which special names never do. */
  async function mxOf(name: DnsName, context: LookupContext): Promise<MailExchangeModel | null> {
    if (name.scope !== 'public') return null;
    const records = await client.query(name.ascii, 'MX', context.signal);
    if (records === null) return null;
    const exchangers = records
      .filter(({ type }) => type === 'MX')
      .map(({ value }) => {
        const [priority = '', host = ''] = value.split(' ');
        return { priority: Number(priority), host };
      })
      .sort((a, b) => a.priority - b.priority || (a.host < b.host ? -1 : 1));
    return { domainName: name.ascii, records: exchangers };
  }

  return {
    mxOf,
    queries: {
      mx: (_parent, { domain }, context) => mxOf(requireName('domain', domain), context),
    } satisfies QueryResolvers,
  };
}

/** RFC 7505: the domain says that it takes no mail. */
export const isNullMx = ({ records }: MailExchangeModel) =>
  records.length === 1 && records[0]?.priority === 0 && records[0].host === '.';
