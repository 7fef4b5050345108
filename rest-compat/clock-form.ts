import { quoted } from '../subgraphs/rules/quoted.ts';
import { isBody } from './answer.ts';
import { contentLanguage, languagesOf, withoutLanguages } from './name-languages.ts';
import type { Body, Variables } from './route.ts';
import { withMore } from '../facts/with-more.ts';

/** The 404 of a zone that is none. */
export const noSuchZone = ({ timezone }: Variables): string => {
  const hint = String(timezone).includes(' ') ? ' Write + as %2B in a query.' : '';
  return `timezone is not in the IANA database: ${quoted(String(timezone))}.${hint} America/New_York works.`;
};

/** The languages of a clock's translated names, as the header lists them; the body does not. */
export const clockLanguages = (body: Body): Readonly<Record<string, string>> =>
  contentLanguage(languagesOf(clockOf(body)));

const clockOf = (body: Body): Body => (isBody(body['clock']) ? body['clock'] : body);

/** The clock's keys come first, then the location, then deep. */
export function unwrapClock({ clock, ...location }: Body): Body {
  const { deep, ...main } = withoutLanguages(isBody(clock) ? clock : {});
  return withMore(main, deep === undefined ? { location } : { location, deep });
}
