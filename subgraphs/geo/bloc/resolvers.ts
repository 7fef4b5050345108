import { readFacts } from '../../../facts/fact-table.ts';
import { requireKnownWord } from '../../../core/known-word.ts';
import type { PlacesSource } from '../../../db/snapshot/places.ts';
import { blocCodeRule } from '../../validation/bloc-code.ts';
import { nodeId } from '../../node-id.ts';
import type { BlocType, Resolvers } from '../schema.generated.ts';

export interface BlocMemberModel {
  readonly countryCode: string;
  /** Date of accession: YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly joined: string | null;
}

/** One completed membership. A country that joined and left twice has two memberships. */
export interface FormerMemberModel {
  readonly countryCode: string;
  /** Date of accession: YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly joined: string;
  /** Date of leaving as published by the bloc: the first day after the membership, or its last day. */
  readonly left: string;
}

export interface BlocModel {
  readonly code: string;
  readonly name: string;
  readonly type: BlocType;
  readonly founded: number;
  /** Current members, sorted by country code. */
  readonly members: BlocMemberModel[];
  /** Former members, sorted by the date of leaving. */
  readonly formerMembers: FormerMemberModel[];
}

const blocTypes = [
  'economic',
  'monetary',
  'travel',
  'military',
  'political',
  'payments',
] as const satisfies readonly BlocType[];

let blocsByCode: ReadonlyMap<string, BlocModel> | undefined;

/** All blocs by their codes, in alphabetical order. */
export function getBlocs(): ReadonlyMap<string, BlocModel> {
  blocsByCode ??= new Map(
    readFacts('blocs')
      .map(({ code = '', name = '', type = '', founded = '', members = '', former = '' }): BlocModel => ({
        code,
        name,
        type: requireKnownWord(blocTypes, type, 'blocs.tsv'),
        founded: Number(founded),
        members: members
          .split(' ')
          .map((member) => member.split(':'))
          .map(([countryCode = '', joined = null]) => ({ countryCode, joined }))
          .sort((a, b) => (a.countryCode < b.countryCode ? -1 : 1)),
        formerMembers: former
          .split(' ')
          .filter((member) => member !== '')
          .map((member) => member.split(/[:/]/))
          .map(([countryCode = '', joined = '', left = '']) => ({ countryCode, joined, left }))
          .sort((a, b) => (a.left < b.left ? -1 : 1)),
      }))
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      .map((bloc) => [bloc.code, bloc]),
  );
  return blocsByCode;
}

/** Returns the blocs that a country is a member of, by code. */
export const findBlocsOfCountry = (country: string): BlocModel[] =>
  [...getBlocs().values()].filter(({ members }) =>
    members.some(({ countryCode }) => countryCode === country),
  );

export const blocResolvers = (source: PlacesSource): Resolvers => {
  const findMemberCountries = ({ members }: BlocModel) =>
    source.current.countries.select(members.map(({ countryCode }) => countryCode));
  const findCountry = ({ countryCode }: { readonly countryCode: string }) => {
    const country = source.current.countries.find(countryCode);
    if (country === null) throw new Error(`a bloc has the unknown member ${countryCode}`);
    return country;
  };
  return {
    Query: {
      bloc: (_, { code }) => getBlocs().get(blocCodeRule.read(code, 'code')) ?? null,
      blocs: () => [...getBlocs().values()],
    },
    Bloc: {
      __resolveReference: ({ code }) => getBlocs().get(code.toUpperCase()) ?? null,
      id: ({ code }) => nodeId.of('bloc', code),
      memberCount: ({ members }) => members.length,
      countries: findMemberCountries,
      population: (bloc) =>
        findMemberCountries(bloc).reduce((sum, { population }) => sum + (population ?? 0), 0) || null,
    },
    BlocMember: { country: findCountry },
    FormerBlocMember: { country: findCountry },
  };
};
