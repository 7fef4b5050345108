import { quoted } from '../../core/quoted.ts';
import { isBody } from '../formats/answer.ts';
import { contentLanguage, languagesOf, withoutLanguages } from '../formats/name-languages.ts';
import type { Body, Variables } from '../routing/route.ts';
import { extend } from '../../core/with-more.ts';

/** Returns the 404 message for an unknown zone. */
export const unknownZone = ({ timezone }: Variables): string => {
  const name = String(timezone);
  const hint = name.includes(' ') ? ' Write + as %2B in a query.' : '';
  // A name without a region may be that of a city.
  const city = /^\p{L}[\p{L}_ '-]{2,40}$/u.test(name)
    ? ` For the clock of a city use /time?city=${encodeURIComponent(name.replaceAll('_', ' '))}.`
    : '';
  return `No time zone in the IANA database is named ${quoted(name)}.${hint} Use for example America/New_York.${city}`;
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
