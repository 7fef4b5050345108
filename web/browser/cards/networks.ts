import asnQuery from '../../queries/asn.graphql';
import domainQuery from '../../queries/domain.graphql';
import ipQuery from '../../queries/ip.graphql';
import macQuery from '../../queries/mac.graphql';
import networkQuery from '../../queries/network.graphql';
import { sizeOfNetwork } from '../network-notations.ts';
import { at, list, number, text } from '../request.ts';
import {
  capitalPoint,
  count,
  country,
  countryOf,
  currency,
  facts,
  joined,
  onlyZone,
  pointOf,
  prefixed,
  yesOrNo,
  zoneOf,
  type Card,
} from './card.ts';

export const networksCards = {
  ip: {
    query: ipQuery,
    field: 'ip',
    finding: (record) => ({
      title: text(record, 'address') ?? '',
      subtitle: text(record, 'asnName') ?? 'no assigned network',
      mark: '–',
      flag: text(record, 'country.code'),
      facts: facts(
        country(record),
        ['Network', text(record, 'network')],
        ['Registry', text(record, 'registry')],
        currency(countryOf(record)),
      ),
      clock: zoneOf(at(record, 'timezone')) ?? onlyZone(record),
      point: pointOf(record, '', '') ?? capitalPoint(record),
    }),
  },
  network: {
    query: networkQuery,
    field: 'ip',
    finding: (record, { label }) => ({
      title: label,
      subtitle: text(record, 'asnName') ?? 'no assigned network',
      mark: 'IP',
      flag: text(record, 'country.code'),
      facts: facts(
        ['Addresses', sizeOfNetwork(label)],
        ['Part of', text(record, 'network')],
        ['Autonomous system', joined([prefixed('AS', text(record, 'asnNumber'))])],
        ['Registry', text(record, 'registry')],
        country(record),
      ),
      clock: null,
      point: null,
    }),
  },
  asn: {
    query: asnQuery,
    field: 'asn',
    finding: (record, { label }) => ({
      title: text(record, 'name') ?? label,
      subtitle: label,
      mark: 'AS',
      flag: text(record, 'country.code'),
      facts: facts(
        ['Registered in', text(record, 'country.name')],
        ['Addresses used in', text(record, 'usageCountry.name')],
        ['Blocks', count(number(record, 'prefixCount'))],
        [
          'First blocks',
          list(record, 'prefixes')
            .filter((each) => typeof each === 'string')
            .join(', '),
        ],
      ),
      clock: null,
      point: null,
    }),
  },
  mac: {
    query: macQuery,
    field: 'mac',
    finding: (record, { label }) => ({
      title: text(record, 'mac') ?? label,
      subtitle: text(record, 'vendor') ?? 'no registered vendor',
      mark: 'MAC',
      facts: facts(
        ['Bits', number(record, 'bits')],
        ['Block', text(record, 'block')],
        ['Locally administered', yesOrNo(at(record, 'local'))],
        ['Multicast', yesOrNo(at(record, 'multicast'))],
      ),
      clock: null,
      point: null,
    }),
  },
  domain: {
    query: domainQuery,
    field: 'domain',
    finding: (record) => ({
      title: text(record, 'unicodeName') ?? text(record, 'name') ?? '',
      subtitle: text(record, 'company.name') ?? 'no company in the directory',
      mark: '.',
      facts: facts(
        ['Public suffix', text(record, 'suffix')],
        ['Reserved', yesOrNo(at(record, 'reserved'))],
        ['Website', text(record, 'company.website')],
      ),
      clock: null,
      point: null,
    }),
  },
} satisfies Readonly<Record<string, Card>>;
