import { getTextsAt } from '../../core/json.ts';
import { isBody } from './responses.ts';
import { nameTagParameter } from '../parameters/language-tag.ts';
import type { Body, Route } from '../routing/route.ts';

/**
 * Field of operation results with the languages of a record's names. It becomes a response header and is removed from
 * the body.
 */
const languagesKey = 'name_languages';

/** Returns the Content-Language header, or no header when there are no languages. */
export const createContentLanguage = (languages: readonly string[]): Readonly<Record<string, string>> =>
  languages.length === 0 ? {} : { 'Content-Language': languages.join(', ') };

/** Returns the languages of a record's names. */
export const getLanguages = (record: Body): readonly string[] => getTextsAt(record, languagesKey);

/** Returns a record without the languages field. */
export function removeLanguages(record: Body): Body {
  const recordWithoutLanguages = { ...record };
  delete recordWithoutLanguages[languagesKey];
  return recordWithoutLanguages;
}

/**
 * Adds `lang` to routes whose names exist in several languages. Content-Language reports the languages in the response.
 * The documents select `name_languages` when `lang` is given.
 */
export const addNameLanguages = (rows: readonly Route[]): readonly Route[] => rows.map(addNameLanguage);

const addNameLanguage = (route: Route): Route => {
  const { shape, headers } = route;
  return {
    ...route,
    parameters: { ...route.parameters, lang: nameTagParameter },
    headers(body, variables) {
      const headersOfRoute = headers?.(body, variables) ?? {};
      if (variables['lang'] === undefined) return headersOfRoute;
      return { ...headersOfRoute, ...createContentLanguage([...new Set(collectLanguages(body))]) };
    },
    shape(body, variables, version) {
      const plainBody = variables['lang'] === undefined ? body : removeAllLanguages(body);
      return shape === undefined ? plainBody : shape(plainBody, variables, version);
    },
  };
};

function collectLanguages(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collectLanguages);
  if (!isBody(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === languagesKey ? getLanguages(value) : collectLanguages(inner),
  );
}

/** Returns a record without its languages field and without those of nested records. */
function removeAllLanguages(record: Body): Body {
  const plainRecord = removeLanguages(record);
  for (const [name, inner] of Object.entries(plainRecord)) plainRecord[name] = stripLanguages(inner);
  return plainRecord;
}

const stripLanguages = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(stripLanguages) : isBody(value) ? removeAllLanguages(value) : value;
