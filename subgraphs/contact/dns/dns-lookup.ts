import type { LookupContext } from '../../../core/lookup-context.ts';
import { invalid } from '../../../core/lookup-error.ts';
import { isPublicAddress } from '../../../facts/ip/special-purpose.ts';
import type { DnsName } from '../../../facts/domain-name.ts';
import type { DnsAnswer, DnsType } from '../schema.generated.ts';
import type { DnsClient } from './dns-client.ts';
import type { WireRecord } from './wire.ts';

const hostTypes: readonly DnsType[] = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA'];
const serviceTypes: readonly DnsType[] = ['SRV', 'TXT', 'CNAME', 'PTR'];
const reverseTypes: readonly DnsType[] = ['PTR', 'CNAME'];

/** Of all types together; what the price of the list counts with (`@listSize`). */
const mostRecords = 1000;

/** What is worth asking for: hosts have no SRV or PTR, service names (`_imaps._tcp.…`) no MX. */
function usualTypes(name: string): readonly DnsType[] {
  if (name.endsWith('.arpa')) return reverseTypes;
  return name.startsWith('_') ? serviceTypes : hostTypes;
}

/** An address that is not public would tell of somebody's inner network. */
const mayBeTold = ({ type, value }: WireRecord) =>
  (type !== 'A' && type !== 'AAAA') || isPublicAddress(value);

/** The records of some types of a name; null when it does not exist, which special names never do. */
export type DnsLookup = (
  name: DnsName,
  types: readonly DnsType[] | null | undefined,
  context: LookupContext,
) => Promise<DnsAnswer | null>;

export const dnsLookup =
  (client: DnsClient): DnsLookup =>
  async (name, types, context) => {
    if (name.scope !== 'public') return null;
    const asked = types ?? usualTypes(name.ascii);
    if (asked.length === 0 || new Set(asked).size !== asked.length) {
      throw invalid('type', 'type must name each record type once: use for example type=A,MX.');
    }
    const answers = await Promise.all(asked.map((type) => client.query(name.ascii, type, context.signal)));
    const records = new Map<string, WireRecord>();
    const hidden = new Set<string>();
    for (const list of answers) {
      if (list === null) return null;
      // An alias comes back with every type; it is told once.
      for (const record of list) {
        const key = `${record.name} ${record.type} ${record.value}`;
        if (mayBeTold(record)) records.set(key, record);
        else hidden.add(key);
      }
    }
    return {
      domainName: name.ascii,
      filtered: hidden.size,
      records: [...records.values()]
        .sort((a, b) => asked.indexOf(a.type) - asked.indexOf(b.type))
        .slice(0, mostRecords),
    };
  };
