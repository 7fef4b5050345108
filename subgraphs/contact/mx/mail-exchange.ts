import type { LookupContext } from '../../../core/lookup-context.ts';
import type { DnsName } from '../../../facts/domain-name.ts';
import type { DnsClient } from '../dns/dns-client.ts';
import type { MxRecord } from '../schema.generated.ts';

export interface MailExchangeModel {
  readonly domainName: string;
  readonly records: MxRecord[];
}

/**
 * Looks up the mail exchangers of a name, preferred first. @returns null for a name that does not exist, and for special-use
 * names
 */
export type MailExchangeLookup = (name: DnsName, context: LookupContext) => Promise<MailExchangeModel | null>;

export const createMailExchangeLookup =
  (client: DnsClient): MailExchangeLookup =>
  async (name, context) => {
    if (name.scope !== 'public') return null;
    const records = await client.query(name.ascii, 'MX', context);
    if (records === null) return null;
    const mailServers = records
      .filter(({ type }) => type === 'MX')
      .map(({ value }) => {
        const [priority = '', host = ''] = value.split(' ');
        return { priority: Number(priority), host };
      })
      .sort((a, b) => a.priority - b.priority || (a.host < b.host ? -1 : 1));
    return { domainName: name.ascii, records: mailServers };
  };

/** Whether the domain does not accept mail according to its null MX record (RFC 7505). */
export const isNullMx = ({ records }: MailExchangeModel) =>
  records.length === 1 && records[0]?.priority === 0 && records[0].host === '.';
