import { readPackageJson } from '../../core/package-file.ts';

export interface Counted {
  readonly population: number;
  /** The year that it is for. */
  readonly period: string;
}

interface Commune {
  readonly type: string;
  readonly departement?: string;
  readonly region?: string;
  readonly population?: number;
}

/** The yearly legal population is that of 2023; these are counted by a census of their own, at longer intervals. */
const censuses: Readonly<Record<string, string>> = { 976: '2017', 987: '2022', 988: '2025' };

/**
 * People of France as sums of its communes (Insee, ISEE and ISPF through @etalab/decoupage-administratif).
 *
 * @returns by INSEE code: of departments and territories (`75`, `2A`, `971`) and of regions (`R11`, `R94`).
 */
export function frenchPopulation(): ReadonlyMap<string, Counted> {
  const people = new Map<string, number>();
  const add = (key: string, count: number) => people.set(key, (people.get(key) ?? 0) + count);
  for (const commune of readPackageJson<Commune[]>('@etalab/decoupage-administratif/data/communes.json')) {
    // Uninhabited lands have no figure; districts of Paris, Lyon and Marseille would count twice.
    if (commune.type !== 'commune-actuelle' || commune.population === undefined) continue;
    if (commune.departement !== undefined) add(commune.departement, commune.population);
    if (commune.region !== undefined) add(`R${commune.region}`, commune.population);
  }
  const counted = [...people].filter(([, population]) => population > 0);
  return new Map(
    counted.map(([code, population]) => [code, { population, period: censuses[code] ?? '2023' }]),
  );
}
