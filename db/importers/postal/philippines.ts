import { fold } from '../../../facts/fold.ts';
import { readPackageJson } from '../../../core/package-file.ts';
import type { PostalPlace } from './place.ts';
import type { Settlement, Settlements } from './settlements.ts';

/** Words that the list has short. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\bSta\. ?/g, 'Santa '],
  [/\bSto\. ?/g, 'Santo '],
  [/\bGen\. ?/g, 'General '],
  [/\bPres\. ?/g, 'President '],
];
const whole = (name: string) => written.reduce((text, [short, word]) => text.replace(short, word), name);

/** The central office is that of its city: `Makati CPO + Buendia Ave`. */
const cityOf = (office: string) => office.replace(/ CPO\b.*$/, '');

/** A city with or without that word. */
function seatNamed(settlements: Settlements, city: string): Settlement | null {
  const short = city.replace(/ City$/, '');
  const found = [short, `${short} City`].flatMap((name) => settlements.named('PH', name) ?? []);
  const [seat, another] = found.filter(({ isSeat, population }) => isSeat && population >= 20_000);
  return another === undefined ? (seat ?? null) : null;
}

/**
 * Codes of PHLPost with their post offices. The place is the first of them; its region and coordinates are known where
 * one seat alone in the country has its name, and enough people that no quarter of a city is meant.
 */
export function* philippines(settlements: Settlements): Generator<PostalPlace> {
  const codes = readPackageJson<Record<string, string | readonly string[]>>(
    'zipcodes-ph/build/zipcodes.json',
  );
  for (const [code, names] of Object.entries(codes)) {
    const [city, ...others] = [names].flat().map(whole).map(cityOf);
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
