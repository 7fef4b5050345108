import type { StateRow } from './states.ts';
import type { district } from '../tables/district.ts';
import type {
  gbDistrict,
  gbPopulation,
  usCounty,
  usPopulation,
  usPropertyTax,
} from '../tables/official-district.ts';

type BundledDistrict = typeof district.$inferSelect;
type OfficialDistrict = typeof usCounty.$inferSelect & typeof gbDistrict.$inferSelect;
type CountedPopulation = typeof usPopulation.$inferSelect & typeof gbPopulation.$inferSelect;
type PropertyTax = typeof usPropertyTax.$inferSelect;

/** A district with facts from official files. A fact is null when no file was imported, or when the file lacks the fact. */
export interface DistrictRow extends BundledDistrict {
  readonly propertyTax: PropertyTax | null;
}

/** Imported files of statistics offices; empty when no file was imported. */
export interface OfficialStatistics {
  /** District lists by country. */
  readonly districts: Readonly<Record<'US' | 'GB', readonly OfficialDistrict[]>>;
  /** Populations of states and districts by FIPS or GSS code. */
  readonly population: readonly CountedPopulation[];
  readonly propertyTax: readonly PropertyTax[];
}

export const noStatistics: OfficialStatistics = {
  districts: { US: [], GB: [] },
  population: [],
  propertyTax: [],
};

/** Adds official figures to the bundled districts. An imported list replaces the districts of its states. */
export function addOfficialStatistics(
  bundled: Iterable<BundledDistrict>,
  figures: OfficialStatistics,
): DistrictRow[] {
  const populationByCode = new Map(figures.population.map((row) => [row.code, row]));
  const taxes = new Map(figures.propertyTax.map((row) => [row.code, row]));
  return listDistricts([...bundled], figures).map((row) => {
    const { population = row.population, populationPeriod = row.populationPeriod } =
      row.country === 'FR' ? {} : (populationByCode.get(row.code) ?? {});
    const propertyTax = row.country === 'US' ? (taxes.get(row.code) ?? null) : null;
    return { ...row, population, populationPeriod, propertyTax };
  });
}

/** GSS codes of the nations. */
const nations: Readonly<Record<string, string>> = {
  'GB-ENG': 'E92000001',
  'GB-WLS': 'W92000004',
  'GB-SCT': 'S92000003',
  'GB-NIR': 'N92000002',
};

/** Adds official populations to states. */
export function addPopulations(states: readonly StateRow[], { population }: OfficialStatistics): StateRow[] {
  const populationByCode = new Map(population.map((row) => [row.code, row]));
  return states.map((state) => {
    const countedPopulation = populationByCode.get(state.fips ?? nations[state.code] ?? '');
    return countedPopulation === undefined
      ? state
      : {
          ...state,
          population: countedPopulation.population,
          populationPeriod: countedPopulation.populationPeriod,
        };
  });
}

function listDistricts(
  bundled: readonly BundledDistrict[],
  { districts }: OfficialStatistics,
): BundledDistrict[] {
  const knownRows = new Map(bundled.map((row) => [`${row.country}:${row.code}`, row]));
  const replacedStates = new Set([...districts.US, ...districts.GB].map(({ state }) => state));
  const rows = bundled.filter(({ state }) => state === null || !replacedStates.has(state));
  for (const [country, scheme] of [
    ['US', 'fips'],
    ['GB', 'gss'],
  ] as const) {
    for (const officialDistrict of districts[country]) {
      const previousRow = knownRows.get(`${country}:${officialDistrict.code}`);
      // The location of the seat, if known, is more useful than an arbitrary inner point.
      const { latitude = null, longitude = null } =
        typeof previousRow?.latitude === 'number' ? previousRow : officialDistrict;
      rows.push({
        ...officialDistrict,
        country,
        scheme,
        latitude,
        longitude,
        territory: previousRow?.territory ?? getTerritory(officialDistrict.state),
        seat: previousRow?.seat ?? null,
        timezones: previousRow?.timezones ?? listZones(bundled, officialDistrict.state),
        population: previousRow?.population ?? null,
        populationPeriod: previousRow?.populationPeriod ?? null,
      });
    }
  }
  return rows;
}

const getTerritory = (state: string) => (state === 'US-PR' ? 'PR' : null);

/** Returns the zone of the state for a new district, if all known districts of the state have the same zone. */
function listZones(bundled: readonly BundledDistrict[], state: string): string[] {
  const zones = new Set(bundled.filter((row) => row.state === state).flatMap((row) => row.timezones));
  return zones.size === 1 ? [...zones] : [];
}
