import { invalid } from '../../../core/lookup-error.ts';
import { blocksOf, countBlocks } from '../../../facts/ip/ip-range.ts';
import type { NetworksSource } from '../../../db/snapshot/networks.ts';
import type { PlacesSource } from '../../../db/snapshot/places.ts';
import { batch } from '../../validation/batch.ts';
import { parseSystemNumber } from '../../validation/network.ts';
import { integerRule } from '../../validation/number-rule.ts';
import { nodeId } from '../../node-id.ts';
import type { Resolvers } from '../schema.generated.ts';

const maxPrefixes = 1_000;

const isOne = (...values: readonly unknown[]): boolean =>
  values.filter((value) => value !== null && value !== undefined).length === 1;

const prefixLimit = integerRule({ minimum: 1, maximum: maxPrefixes, example: 100 });

export const asnResolvers = (places: PlacesSource, networks: NetworksSource): Resolvers => {
  const findCountry = (code: string | null) => (code === null ? null : places.current.countries.find(code));
  return {
    Query: {
      asn(_, { code, number }) {
        if (!isOne(code, number))
          throw invalid('code', 'Use exactly one of code and number: for example, use code=15169.');
        const wanted = parseSystemNumber(code ?? number ?? '', typeof code === 'string' ? 'code' : 'number');
        return networks.current.system(wanted);
      },
      asns(_, { codes, numbers }) {
        if (!isOne(codes, numbers))
          throw invalid('codes', 'Use exactly one of codes and numbers: for example, use codes=15169.');
        const param = codes ? 'codes' : 'numbers';
        return batch('places', codes ?? numbers ?? [], param, (text) =>
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
