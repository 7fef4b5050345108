import { quoted } from '../subgraphs/rules/quoted.ts';
import { isBody } from './answer.ts';
import type { Body, Variables } from './route.ts';

/** The 404 of a zone that is none. */
export const noSuchZone = ({ timezone }: Variables): string => {
  const hint = String(timezone).includes(' ') ? ' Write + as %2B in a query.' : '';
  return `timezone is not in the IANA database: ${quoted(String(timezone))}.${hint} America/New_York works.`;
};

/** The languages of translated names, as the header lists them; the body does not. */
export function contentLanguage(body: Body): Readonly<Record<string, string>> {
  const clock = clockOf(body);
  const languages = clock['name_languages'];
  return Array.isArray(languages) && languages.length > 0 ? { 'Content-Language': languages.join(', ') } : {};
}

const clockOf = (body: Body): Body => (isBody(body['clock']) ? body['clock'] : body);

/** A body without the key that only the header needs. */
export function withoutLanguages(body: Body): Body {
  const rest = { ...body };
  delete rest['name_languages'];
  return rest;
}

/** The clock's keys come first, then the location, then deep. */
export function unwrapClock({ clock, ...location }: Body): Body {
  const { deep, ...main } = withoutLanguages(isBody(clock) ? clock : {});
  return { ...main, location, ...(deep === undefined ? {} : { deep }) };
}
