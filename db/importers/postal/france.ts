import { readFacts } from '../../../facts/fact-table.ts';
import { readPackageJson } from '../../../core/package-file.ts';
import type { Settlements } from './settlements.ts';
import type { PostalPlace } from './place.ts';

interface Commune {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  readonly departement?: string;
  readonly codesPostaux?: readonly string[];
  readonly population?: number;
}

/** The year of the legal populations in this version. */
const year = '2023';

/**
 * Codes of La Poste with their communes, largest first. The population is that of the communes or the arrondissement, and
 * unknown when a commune has several codes.
 */
export function* readFrenchPlaces(
  settlements: Settlements,
  regionOf: (department: string) => string | null,
): Generator<PostalPlace> {
  const parisRows = new Map(readFacts('paris').map((row) => [row['code'] ?? '', row]));
  const getPoint = (code: string) => {
    const { latitude = '', longitude = '' } = parisRows.get(code) ?? {};
    return latitude === '' ? null : { latitude: Number(latitude), longitude: Number(longitude) };
  };
  const allCommunes = readPackageJson<Commune[]>('@etalab/decoupage-administratif/data/communes.json');
  const communesByCode = new Map<string, Commune[]>();
  const arrondissements = new Map<string, { readonly code: string; readonly population: number | null }>();
  for (const commune of allCommunes) {
    const [, ...others] = commune.codesPostaux ?? [];
    if (commune.type === 'arrondissement-municipal') {
      for (const code of commune.codesPostaux ?? []) {
        // The 16th arrondissement has two codes, and the population of each is unknown.
        const population = others.length === 0 ? (commune.population ?? null) : null;
        arrondissements.set(code, { code: commune.code, population });
      }
    } else if (commune.type === 'commune-actuelle') {
      for (const code of commune.codesPostaux ?? [])
        communesByCode.set(code, [...(communesByCode.get(code) ?? []), commune]);
    }
  }
  for (const [code, unsorted] of communesByCode) {
    const communes = unsorted.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
    const [largest, ...others] = communes;
    if (largest === undefined) continue;
    const arrondissement = arrondissements.get(code);
    const isComplete = communes.every(({ codesPostaux }) => codesPostaux?.length === 1);
    const population =
      arrondissement?.population ??
      (isComplete ? communes.reduce((sum, { population: people = 0 }) => sum + people, 0) : null);
    const seat =
      getPoint(arrondissement?.code ?? '') ?? settlements.commune(arrondissement?.code ?? largest.code);
    const department = largest.departement ?? null;
    yield {
      country: 'FR',
      code,
      city: largest.nom,
      localities: others.slice(0, 50).map(({ nom }) => nom),
      district: department,
      state: department === null ? null : regionOf(department),
      latitude: seat?.latitude ?? null,
      longitude: seat?.longitude ?? null,
      population,
      populationPeriod: population === null ? null : year,
    };
  }
}
