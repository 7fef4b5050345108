import { quote } from '../../core/quote.ts';
import { isBody } from '../formats/responses.ts';
import { getTextAt } from '../../core/json.ts';
import { createContentLanguage, getLanguages, removeLanguages } from '../formats/name-languages.ts';
import type { Body, Variables } from '../routing/route.ts';
import { extend } from '../../core/extend.ts';

/** Returns the 404 message for an unknown zone. */
export const describeUnknownZone = ({ timezone }: Variables): string => {
  const name = String(timezone);
  const hint = name.includes(' ') ? ' Write + as %2B in a query.' : '';
  // A name without a region could be the name of a city.
  const city = /^\p{L}[\p{L}_ '-]{2,40}$/u.test(name)
    ? ` For the clock of a city use /time?city=${encodeURIComponent(name.replaceAll('_', ' '))}.`
    : '';
  return `No time zone in the IANA database is named ${quote(name)}.${hint} For example, use America/New_York.${city}`;
};

/** Returns the Content-Language header for a clock's translated names. */
export const createLanguageHeader = (body: Body): Readonly<Record<string, string>> =>
  createContentLanguage(getLanguages(getClock(body)));

const getClock = (body: Body): Body => (isBody(body['clock']) ? body['clock'] : body);

/** Field of operation results that becomes a hint; the body omits it. */
const newerKey = 'newer_edition';

/** Returns a hint when a newer edition of the time-zone database has a different local time. */
export function createClockHint(body: Body): string | null {
  const edition = getTextAt(getClock(body), newerKey);
  return edition === null
    ? null
    : `Edition ${edition} of the time-zone database has a different local time in this zone at this instant. deep=true adds its offset.`;
}

/** Removes the fields of a clock that are sent as headers. */
export function shapeClock(body: Body): Body {
  const bodyWithoutLanguages = removeLanguages(body);
  delete bodyWithoutLanguages[newerKey];
  return bodyWithoutLanguages;
}

/** Puts the fields of the clock first, then the location, then `deep`. */
export function unwrapClock({ clock, ...location }: Body): Body {
  const { deep, ...main } = shapeClock(isBody(clock) ? clock : {});
  return extend(main, deep === undefined ? { location } : { location, deep });
}
