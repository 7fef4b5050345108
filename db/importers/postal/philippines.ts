import { fold } from '../../../facts/fold.ts';
import { readPackageJson } from '../../../core/package-file.ts';
import type { PostalPlace } from './place.ts';
import type { Settlement, Settlements } from './settlements.ts';

/** Words that the list abbreviates. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\bSta\. ?/g, 'Santa '],
  [/\bSto\. ?/g, 'Santo '],
  [/\bGen\. ?/g, 'General '],
  [/\bPres\. ?/g, 'President '],
];
const expanded = (name: string) => written.reduce((text, [short, word]) => text.replace(short, word), name);

/** Returns the city of a central office: `Makati CPO + Buendia Ave`. */
const cityOf = (office: string) => office.replace(/ CPO\b.*$/, '');

/** Finds a city with or without the word City. */
function seatNamed(settlements: Settlements, city: string): Settlement | null {
  const shortName = city.replace(/ City$/, '');
  const found = [shortName, `${shortName} City`].flatMap((name) => settlements.named('PH', name) ?? []);
  const [seat, another] = found.filter(({ isSeat, population }) => isSeat && population >= 20_000);
  return another === undefined ? (seat ?? null) : null;
}

/**
 * Codes of PHLPost with their post offices. The first office is the main place. Its region and coordinates are known when a
 * single seat in the country has its name and is too large to be a quarter of a city.
 */
export function* philippines(settlements: Settlements): Generator<PostalPlace> {
  const codes = readPackageJson<Record<string, string | readonly string[]>>(
    'zipcodes-ph/build/zipcodes.json',
  );
  for (const [code, names] of Object.entries(codes)) {
    const [city, ...others] = [names].flat().map(expanded).map(cityOf);
    if (city === undefined) continue;
    const seat = seatNamed(settlements, city);
    yield {
      country: 'PH',
      code,
      city,
      state: seat?.state,
      localities: [...new Set(others)].filter((name) => fold(name) !== fold(city)).slice(0, 50),
      latitude: seat?.latitude,
      longitude: seat?.longitude,
    };
  }
}
