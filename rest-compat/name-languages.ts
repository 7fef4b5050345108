import { isBody } from './answer.ts';
import { nameTag } from './parameters/language-tag.ts';
import type { Body, Route } from './route.ts';

/** What documents call the languages of a record's names; the body does not have it, the header does. */
const key = 'name_languages';

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
      const languages = [...new Set(languagesIn(body))];
      return languages.length === 0 ? own : { ...own, 'Content-Language': languages.join(', ') };
    },
    shape(body, variables, version) {
      const plain = variables['lang'] === undefined ? body : withoutLanguages(body);
      return shape === undefined ? plain : shape(plain, variables, version);
    },
  };
};

function languagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(languagesIn);
  if (!isBody(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && Array.isArray(inner) ? inner.map(String) : languagesIn(inner),
  );
}

function withoutLanguages(body: Body): Body {
  const plain: Body = {};
  for (const [name, inner] of Object.entries(body)) if (name !== key) plain[name] = strip(inner);
  return plain;
}

const strip = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(strip) : isBody(value) ? withoutLanguages(value) : value;
