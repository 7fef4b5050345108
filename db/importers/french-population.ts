import { readPackageJson } from '../../core/package-file.ts';

export interface CountedPopulation {
  readonly population: number;
  /** The year of the population figure. */
  readonly period: string;
}

interface Commune {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  readonly departement?: string;
  readonly region?: string;
  readonly population?: number;
}

/**
 * Years of the census in territories with their own census at longer intervals. All other territories have the legal population
 * of 2023.
 */
const censusYears: Readonly<Record<string, string>> = { 976: '2017', 987: '2022', 988: '2025' };

/**
 * Sums the populations of the French communes (Insee, ISEE and ISPF through @etalab/decoupage-administratif).
 *
 * @returns populations by INSEE code: departments and territories (`75`, `2A`, `971`) and regions (`R11`, `R94`)
 */
export function readFrenchPopulation(): ReadonlyMap<string, CountedPopulation> {
  const populations = new Map<string, number>();
  const add = (key: string, count: number) => populations.set(key, (populations.get(key) ?? 0) + count);
  for (const commune of readCountedCommunes()) {
    if (commune.departement !== undefined) add(commune.departement, commune.population);
    if (commune.region !== undefined) add(`R${commune.region}`, commune.population);
  }
  const positivePopulations = [...populations].filter(([, population]) => population > 0);
  return new Map(
    positivePopulations.map(([code, population]) => [
      code,
      { population, period: censusYears[code] ?? '2023' },
    ]),
  );
}

/** A commune with its legal population of 2023. */
export interface FrenchCommune {
  /** INSEE code: `75056`, `2A004`. */
  readonly code: string;
  readonly name: string;
  readonly population: number;
}

/** Yields the communes of the departments, without the communes of territories with their own census. */
export function* readFrenchCommunes(): Generator<FrenchCommune> {
  for (const { code, nom: name, departement, population } of readCountedCommunes()) {
    if (departement !== undefined && !(departement in censusYears)) yield { code, name, population };
  }
}

function* readCountedCommunes(): Generator<Commune & { readonly population: number }> {
  for (const commune of readPackageJson<Commune[]>('@etalab/decoupage-administratif/data/communes.json')) {
    const { population } = commune;
    // Skip uninhabited areas, which have no population, and the arrondissements of Paris, Lyon and Marseille, whose residents
    // would be counted twice.
    if (commune.type === 'commune-actuelle' && population !== undefined) yield { ...commune, population };
  }
}
