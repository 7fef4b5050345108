import { readPackageJson } from '../../../core/package-file.ts';
import { toEnglish } from './names.ts';
import { parseDegrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';

interface Place {
  readonly name: string;
  readonly canton: string;
  readonly latitude: string;
  readonly longitude: string;
}

export function* readSwissPlaces(): Generator<PostalPlace> {
  const codes = readPackageJson<Record<string, Place[]>>(
    'switzerland-postal-codes/dist/postal-codes-full.json',
  );
  for (const [code, places] of Object.entries(codes)) {
    for (const { name, canton, latitude, longitude } of places) {
      const point = { latitude: parseDegrees(latitude, 90), longitude: parseDegrees(longitude, 180) };
      yield toEnglish({ country: 'CH', code, city: name, state: `CH-${canton}`, ...point });
    }
  }
}
