import { blocksOf, countBlocks } from '../../../facts/ip/ip-range.ts';
import type { NetworksSource } from '../../../db/snapshot/networks.ts';
import type { PlacesSource } from '../../../db/snapshot/places.ts';
import { resolveBatch } from '../../validation/batch.ts';
import { requireExactlyOne } from '../../validation/exactly-one.ts';
import { parseSystemNumber } from '../../validation/network.ts';
import { createIntegerRule } from '../../validation/number-rule.ts';
import { nodeId } from '../../node-id.ts';
import type { Resolvers } from '../schema.generated.ts';

const maxPrefixes = 1_000;

const prefixLimit = createIntegerRule({ minimum: 1, maximum: maxPrefixes, example: 100 });

export const asnResolvers = (places: PlacesSource, networks: NetworksSource): Resolvers => {
  const findCountry = (code: string | null) => (code === null ? null : places.current.countries.find(code));
  return {
    Query: {
      asn(_, { code, number }) {
        requireExactlyOne({ code, number }, 'code=15169');
        const requestedNumber = parseSystemNumber(
          code ?? number ?? '',
          typeof code === 'string' ? 'code' : 'number',
        );
        return networks.current.system(requestedNumber);
      },
      asns(_, { codes, numbers }) {
        requireExactlyOne({ codes, numbers }, 'codes=15169');
        const param = codes ? 'codes' : 'numbers';
        return resolveBatch('places', codes ?? numbers ?? [], param, (text) =>
          networks.current.system(parseSystemNumber(text, param)),
        );
      },
    },
    Asn: {
      __resolveReference: ({ number }) => networks.current.system(number),
      id: ({ number }) => nodeId.of('asn', String(number)),
      code: ({ number }) => String(number),
      countryCode: ({ country }) => country,
      countryName: ({ country }) => findCountry(country)?.name ?? null,
      country: ({ country }) => findCountry(country),
      usageCountryCode: ({ usageCountry }) => usageCountry,
      usageCountryName: ({ usageCountry }) => findCountry(usageCountry)?.name ?? null,
      usageCountry: ({ usageCountry }) => findCountry(usageCountry),
      deep: (system) => system,
      prefixCount: ({ number }) => countBlocks(networks.current.rangesOf(number)),
      prefixes({ number }, { limit }) {
        prefixLimit.read(limit, 'limit');
        const blocks = [];
        for (const block of blocksOf(networks.current.rangesOf(number))) {
          if (blocks.push(block) === limit) break;
        }
        return blocks;
      },
    },
  };
};
