import type { LookupContext } from '../../../core/lookup-context.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { isPublicAddress } from '../../../facts/ip/special-purpose.ts';
import type { DnsName } from '../../../facts/domain-name.ts';
import type { DnsAnswer, DnsType } from '../schema.generated.ts';
import type { DnsClient } from './dns-client.ts';
import type { WireRecord } from './wire.ts';

const hostRecordTypes: readonly DnsType[] = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA'];
const serviceRecordTypes: readonly DnsType[] = ['SRV', 'TXT', 'CNAME', 'PTR'];
const reverseRecordTypes: readonly DnsType[] = ['PTR', 'CNAME'];

/** Maximum number of records of all types, from which the directive `@listSize` computes the cost of the list. */
const maxRecords = 1000;

/**
 * Selects the default record types of a name. Hosts have no SRV or PTR records, and service names (`_imaps._tcp.…`) have no MX
 * records.
 */
function selectDefaultTypes(name: string): readonly DnsType[] {
  if (name.endsWith('.arpa')) return reverseRecordTypes;
  return name.startsWith('_') ? serviceRecordTypes : hostRecordTypes;
}

/** Whether clients may see a record. A private address would disclose the structure of an internal network. */
const isReturnable = ({ type, value }: WireRecord) =>
  (type !== 'A' && type !== 'AAAA') || isPublicAddress(value);

/** Looks up the records of the given types. @returns null for a name that does not exist, and for special-use names */
export type DnsLookup = (
  name: DnsName,
  types: readonly DnsType[] | null | undefined,
  context: LookupContext,
) => Promise<DnsAnswer | null>;

export const createDnsLookup =
  (client: DnsClient): DnsLookup =>
  async (name, types, context) => {
    if (name.scope !== 'public') return null;
    const queriedTypes = types ?? selectDefaultTypes(name.ascii);
    if (queriedTypes.length === 0 || new Set(queriedTypes).size !== queriedTypes.length) {
      throw createInvalidInputError(
        'type',
        'type must name each record type once: for example, use type=A,MX.',
      );
    }
    const responses = await Promise.all(queriedTypes.map((type) => client.query(name.ascii, type, context)));
    const records = new Map<string, WireRecord>();
    const hiddenRecordKeys = new Set<string>();
    for (const response of responses) {
      if (response === null) return null;
      // The response for each record type repeats the aliases. Return each alias once.
      for (const record of response) {
        const key = `${record.name} ${record.type} ${record.value}`;
        if (isReturnable(record)) records.set(key, record);
        else hiddenRecordKeys.add(key);
      }
    }
    return {
      domainName: name.ascii,
      filtered: hiddenRecordKeys.size,
      records: [...records.values()]
        .sort((a, b) => queriedTypes.indexOf(a.type) - queriedTypes.indexOf(b.type))
        .slice(0, maxRecords),
    };
  };
