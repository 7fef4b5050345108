import { blocksOf, countBlocks } from '../../../facts/ip/ip-range.ts';
import type { NetworksSource } from '../../../db/snapshot/networks.ts';
import type { PlacesSource } from '../../../db/snapshot/places.ts';
import { invalid } from '../../lookup-error.ts';
import { checkBatch } from '../batch.ts';
import type { Resolvers } from '../schema.generated.ts';

const mostPrefixes = 1_000;

/** @throws invalid_request when the text is no number of an autonomous system */
function numberOf(text: string, param: string): number {
  const [, digits] = /^(?:AS)?(\d{1,10})$/i.exec(text) ?? [];
  if (digits !== undefined && Number(digits) <= 0xffff_ffff) return Number(digits);
  throw invalid(
    param,
    `${param} must be a number from 0 to 4294967295, with or without AS, not ${JSON.stringify(text.slice(0, 64))}: AS15169 works.`,
  );
}

export const asnResolvers = (places: PlacesSource, networks: NetworksSource): Resolvers => {
  const countryOf = (code: string | null) => (code === null ? null : places.current.countries.find(code));
  return {
    Query: {
      asn: (_, { number }) => networks.current.system(numberOf(number, 'asn')),
      asns(_, { numbers }) {
        checkBatch('numbers', numbers, '["15169", "AS13335"]');
        return numbers.map((number) => networks.current.system(numberOf(number, 'numbers')));
      },
    },
    Asn: {
      __resolveReference: ({ number }) => networks.current.system(number),
      countryCode: ({ country }) => country,
      countryName: ({ country }) => countryOf(country)?.name ?? null,
      country: ({ country }) => countryOf(country),
      prefixCount: ({ number }) => countBlocks(networks.current.rangesOf(number)),
      prefixes({ number }, { limit }) {
        if (limit < 1 || limit > mostPrefixes) {
          throw invalid(
            'limit',
            `limit must be an integer from 1 to ${mostPrefixes}, not ${limit}: use limit=100.`,
          );
        }
        const blocks = [];
        for (const block of blocksOf(networks.current.rangesOf(number))) {
          if (blocks.push(block) === limit) break;
        }
        return blocks;
      },
    },
  };
};
