import { countryCodeRule } from '../../validation/country-code.ts';
import { languageTagRule } from '../../validation/language-tag.ts';
import type { Gender, PersonNameResolvers, QueryResolvers, Resolvers } from '../schema.generated.ts';
import { findGender } from './given-name.ts';
import { findPatronymicGender } from './name-order.ts';
import { findNameFlaw, parseName, type ParsedName } from './name-parse.ts';

export interface NameModel {
  readonly given: string;
  /** The parsed name; null when the text cannot be a name. */
  readonly parsed: ParsedName | null;
  readonly origin: string | null;
}

/** Returns the country or language whose order of names applies. The country takes precedence. */
function readOrigin(country: string | null | undefined, locale: string | null | undefined): string | null {
  if (country !== null && country !== undefined) {
    return countryCodeRule.read(country, 'country');
  }
  if (locale === null || locale === undefined) return null;
  // Accept language tags with underscores, such as ja_JP.
  const [language = ''] = languageTagRule.read(locale.trim().replaceAll('_', '-'), 'name_locale').split('-');
  return language.toLowerCase();
}

const nameQueries = {
  name: (_parent, { text, country, locale }) => {
    const origin = readOrigin(country, locale);
    return { given: text, parsed: parseName(text, origin), origin };
  },
} satisfies QueryResolvers;

function resolveGender({ parsed, origin }: NameModel): Gender | null {
  if (parsed === null || parsed.people > 1) return null;
  if (parsed.titleGender !== null) return parsed.titleGender;
  const patronymicGender = findPatronymicGender(parsed.middle?.split(' ').at(-1) ?? '');
  if (patronymicGender !== null) return patronymicGender;
  // The first word determines the gender of a given name with several words: María del Carmen.
  const [first = ''] = parsed.first?.split(' ') ?? [];
  return first.length < 2 || !/^\p{L}[\p{L}\p{M}'’-]+$/u.test(first) ? null : findGender(first, origin);
}

function resolveSalutation(model: NameModel): string | null {
  const { parsed } = model;
  if (parsed === null || parsed.last === null) return null;
  if (parsed.prefix !== null) return `${parsed.prefix} ${parsed.last}`;
  const knownGender = resolveGender(model);
  if (knownGender === null) return null;
  return `${knownGender === 'male' ? 'Mr.' : 'Ms.'} ${parsed.last}`;
}

const joinParts = (parts: readonly (string | null)[], separator: string) =>
  parts.filter((part) => part !== null).join(separator) || null;

const listInitials = (words: string | null) =>
  (words ?? '')
    .split(' ')
    .map((word) => Array.from(word)[0] ?? '')
    .filter((letter) => /\p{Lu}/u.test(letter))
    .join('');

const nameFields = {
  name: ({ given, parsed }) => parsed?.text ?? given,
  valid: ({ parsed }) => parsed !== null,
  reason: ({ given, parsed }) => (parsed === null ? findNameFlaw(given) : null),
  people: ({ parsed }) => parsed?.people ?? null,
  prefix: ({ parsed }) => parsed?.prefix ?? null,
  first: ({ parsed }) => parsed?.first ?? null,
  middle: ({ parsed }) => parsed?.middle ?? null,
  last: ({ parsed }) => parsed?.last ?? null,
  suffix: ({ parsed }) => parsed?.suffix ?? null,
  gender: resolveGender,
  salutation: resolveSalutation,
  short: ({ parsed }) => {
    if (parsed === null) return null;
    return parsed.familyFirst ? parsed.text : joinParts([parsed.first, parsed.last], ' ');
  },
  directory: ({ parsed }) => {
    if (parsed === null) return null;
    if (parsed.familyFirst) return parsed.text;
    return joinParts([parsed.last, joinParts([parsed.first, parsed.middle], ' ')], ', ');
  },
  initials: ({ parsed }) => {
    if (parsed === null) return null;
    return listInitials(joinParts([parsed.first, parsed.middle, parsed.last], ' ')) || null;
  },
  deep: (name) => name,
} satisfies PersonNameResolvers;

export const nameResolvers: Resolvers = { Query: nameQueries, PersonName: nameFields };
