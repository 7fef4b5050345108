import { quoted } from '../../core/quoted.ts';
import { isBody } from '../formats/answer.ts';
import { contentLanguage, languagesOf, withoutLanguages } from '../formats/name-languages.ts';
import type { Body, Variables } from '../routing/route.ts';
import { extend } from '../../core/with-more.ts';

/** Returns the 404 message for an unknown zone. */
export const unknownZone = ({ timezone }: Variables): string => {
  const hint = String(timezone).includes(' ') ? ' Write + as %2B in a query.' : '';
  return `No time zone in the IANA database is named ${quoted(String(timezone))}.${hint} Use for example America/New_York.`;
};

/** Returns the Content-Language header for a clock's translated names. */
export const clockLanguages = (body: Body): Readonly<Record<string, string>> =>
  contentLanguage(languagesOf(clockOf(body)));

const clockOf = (body: Body): Body => (isBody(body['clock']) ? body['clock'] : body);

/** Puts the fields of the clock first, then the location, then `deep`. */
export function unwrapClock({ clock, ...location }: Body): Body {
  const { deep, ...main } = withoutLanguages(isBody(clock) ? clock : {});
  return extend(main, deep === undefined ? { location } : { location, deep });
}
