import { textsAt } from '../../core/json.ts';
import { isBody } from './answer.ts';
import { nameTag } from '../parameters/language-tag.ts';
import type { Body, Route } from '../routing/route.ts';

/**
 * Field of operation results with the languages of a record's names. It becomes a response header and is removed from
 * the body.
 */
const languagesKey = 'name_languages';

/** Returns the Content-Language header, or no header when there are no languages. */
export const contentLanguage = (languages: readonly string[]): Readonly<Record<string, string>> =>
  languages.length === 0 ? {} : { 'Content-Language': languages.join(', ') };

/** Returns the languages of a record's names. */
export const languagesOf = (record: Body): readonly string[] => textsAt(record, languagesKey);

/** Returns a record without the languages field. */
export function withoutLanguages(record: Body): Body {
  const rest = { ...record };
  delete rest[languagesKey];
  return rest;
}

/**
 * Adds `lang` to routes whose names exist in several languages. Content-Language reports the languages in the response.
 * The documents select `name_languages` when `lang` is given.
 */
export const withNameLanguages = (rows: readonly Route[]): readonly Route[] => rows.map(withNameLanguage);

const withNameLanguage = (route: Route): Route => {
  const { shape, headers } = route;
  return {
    ...route,
    parameters: { ...route.parameters, lang: nameTag },
    headers(body, variables) {
      const headersOfRoute = headers?.(body, variables) ?? {};
      if (variables['lang'] === undefined) return headersOfRoute;
      return { ...headersOfRoute, ...contentLanguage([...new Set(languagesIn(body))]) };
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
    name === languagesKey ? languagesOf(value) : languagesIn(inner),
  );
}

/** Returns a record without the languages fields of it and of nested records. */
function withoutAll(record: Body): Body {
  const plain = withoutLanguages(record);
  for (const [name, inner] of Object.entries(plain)) plain[name] = strip(inner);
  return plain;
}

const strip = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(strip) : isBody(value) ? withoutAll(value) : value;
