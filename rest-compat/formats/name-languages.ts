import { textsAt } from '../../core/json.ts';
import { isBody } from './answer.ts';
import { nameTag } from '../parameters/language-tag.ts';
import type { Body, Route } from '../routing/route.ts';

/** What documents call the languages of a record's names; the body does not have it, the header does. */
const key = 'name_languages';

/** The header that lists languages; none where no name is given. */
export const contentLanguage = (languages: readonly string[]): Readonly<Record<string, string>> =>
  languages.length === 0 ? {} : { 'Content-Language': languages.join(', ') };

/** What a record tells of the languages of its names. */
export const languagesOf = (record: Body): readonly string[] => textsAt(record, key);

/** A record without the key that only the header needs. */
export function withoutLanguages(record: Body): Body {
  const rest = { ...record };
  delete rest[key];
  return rest;
}

/**
 * Rows whose names can be had in other languages: `lang` chooses one, and Content-Language says which they are in. The
 * documents ask for `name_languages` when `lang` is given.
 */
export const inLanguages = (rows: readonly Route[]): readonly Route[] => rows.map(inLanguage);

const inLanguage = (route: Route): Route => {
  const { shape, headers } = route;
  return {
    ...route,
    parameters: { ...route.parameters, lang: nameTag },
    headers(body, variables) {
      const own = headers?.(body, variables) ?? {};
      if (variables['lang'] === undefined) return own;
      return { ...own, ...contentLanguage([...new Set(languagesIn(body))]) };
    },
    shape(body, variables, version) {
      const plain = variables['lang'] === undefined ? body : withoutAll(body);
      return shape === undefined ? plain : shape(plain, variables, version);
    },
  };
};

function languagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(languagesIn);
  if (!isBody(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key ? languagesOf(value) : languagesIn(inner),
  );
}

/** The same for a record and all that it holds. */
function withoutAll(record: Body): Body {
  const plain = withoutLanguages(record);
  for (const [name, inner] of Object.entries(plain)) plain[name] = strip(inner);
  return plain;
}

const strip = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(strip) : isBody(value) ? withoutAll(value) : value;
