import { readPackageJson } from '../package-json.ts';
import { requirePackage } from './require-package.ts';
import { titleCase, type PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

/** A code and the name of its place; the city records tell the rest where just one has the name. */
function named(settlements: Settlements, country: string, code: string, city: string): PostalPlace {
  const found = settlements.named(country, city);
  return {
    ...{ country, code, city, state: found?.state ?? null },
    ...{ latitude: found?.latitude ?? null, longitude: found?.longitude ?? null },
  };
}

/** Codes of Posten, whose list is in capitals. */
export function* norway(settlements: Settlements): Generator<PostalPlace> {
  const codes = requirePackage<Record<string, string>>(
    'norway-postal-codes/converted/postal-codes-simple.js',
  );
  for (const [code, place] of Object.entries(codes)) {
    if (/^\d{4}$/.test(code))
      yield named(
        settlements,
        'NO',
        code,
        titleCase(place).replace(/ (I|På|Ved) /, (word) => word.toLowerCase()),
      );
  }
}

export function* hungary(settlements: Settlements): Generator<PostalPlace> {
  const codes = readPackageJson<Record<string, string[]>>('hungarian-postal-codes/lib/postal-codes.json');
  for (const [code, places] of Object.entries(codes)) {
    for (const place of places) yield named(settlements, 'HU', code, place);
  }
}
