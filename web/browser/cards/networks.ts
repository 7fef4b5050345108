import asnQuery from '../../queries/asn.graphql';
import domainQuery from '../../queries/domain.graphql';
import ipQuery from '../../queries/ip.graphql';
import macQuery from '../../queries/mac.graphql';
import networkQuery from '../../queries/network.graphql';
import { countAddresses } from '../network-notations.ts';
import { getValueAt, getListAt, getNumberAt, getTextAt } from '../request.ts';
import {
  findCapitalPoint,
  formatNumber,
  createCountryFact,
  getCountry,
  createCurrencyFact,
  removeUnknownFacts,
  joinKnownTexts,
  findOnlyZone,
  findPoint,
  addPrefix,
  formatYesOrNo,
  findZone,
  type Card,
} from './card.ts';

export const networksCards = {
  ip: {
    query: ipQuery,
    field: 'ip',
    finding: (record) => ({
      title: getTextAt(record, 'address') ?? '',
      subtitle: getTextAt(record, 'asnName') ?? 'no assigned network',
      mark: '–',
      flag: getTextAt(record, 'country.code'),
      facts: removeUnknownFacts(
        createCountryFact(record),
        ['Network', getTextAt(record, 'network')],
        ['Registry', getTextAt(record, 'registry')],
        createCurrencyFact(getCountry(record)),
      ),
      clock: findZone(getValueAt(record, 'timezone')) ?? findOnlyZone(record),
      point: findPoint(record, '', '') ?? findCapitalPoint(record),
    }),
  },
  network: {
    query: networkQuery,
    field: 'ip',
    finding: (record, { label }) => ({
      title: label,
      subtitle: getTextAt(record, 'asnName') ?? 'no assigned network',
      mark: 'IP',
      flag: getTextAt(record, 'country.code'),
      facts: removeUnknownFacts(
        ['Addresses', countAddresses(label)],
        ['Part of', getTextAt(record, 'network')],
        ['Autonomous system', joinKnownTexts([addPrefix('AS', getTextAt(record, 'asnNumber'))])],
        ['Registry', getTextAt(record, 'registry')],
        createCountryFact(record),
      ),
      clock: null,
      point: null,
    }),
  },
  asn: {
    query: asnQuery,
    field: 'asn',
    finding: (record, { label }) => ({
      title: getTextAt(record, 'name') ?? label,
      subtitle: label,
      mark: 'AS',
      flag: getTextAt(record, 'country.code'),
      facts: removeUnknownFacts(
        ['Registered in', getTextAt(record, 'country.name')],
        ['Addresses used in', getTextAt(record, 'usageCountry.name')],
        ['Blocks', formatNumber(getNumberAt(record, 'prefixCount'))],
        [
          'First blocks',
          getListAt(record, 'prefixes')
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
      title: getTextAt(record, 'mac') ?? label,
      subtitle: getTextAt(record, 'vendor') ?? 'no registered vendor',
      mark: 'MAC',
      facts: removeUnknownFacts(
        ['Bits', getNumberAt(record, 'bits')],
        ['Block', getTextAt(record, 'block')],
        ['Locally administered', formatYesOrNo(getValueAt(record, 'local'))],
        ['Multicast', formatYesOrNo(getValueAt(record, 'multicast'))],
      ),
      clock: null,
      point: null,
    }),
  },
  domain: {
    query: domainQuery,
    field: 'domain',
    finding: (record) => ({
      title: getTextAt(record, 'unicodeName') ?? getTextAt(record, 'name') ?? '',
      subtitle: getTextAt(record, 'company.name') ?? 'no company in the directory',
      mark: '.',
      facts: removeUnknownFacts(
        ['Public suffix', getTextAt(record, 'suffix')],
        ['Reserved', formatYesOrNo(getValueAt(record, 'reserved'))],
        ['Website', getTextAt(record, 'company.website')],
      ),
      clock: null,
      point: null,
    }),
  },
} satisfies Readonly<Record<string, Card>>;
