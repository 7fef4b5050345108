import { readPackageJson } from '../../../core/package-file.ts';
import { inEnglish } from './names.ts';
import { degrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';

interface Place {
  readonly name: string;
  readonly canton: string;
  readonly latitude: string;
  readonly longitude: string;
}

export function* switzerland(): Generator<PostalPlace> {
  const codes = readPackageJson<Record<string, Place[]>>(
    'switzerland-postal-codes/dist/postal-codes-full.json',
  );
  for (const [code, places] of Object.entries(codes)) {
    for (const { name, canton, latitude, longitude } of places) {
      const point = { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) };
      yield inEnglish({ country: 'CH', code, city: name, state: `CH-${canton}`, ...point });
    }
  }
}
