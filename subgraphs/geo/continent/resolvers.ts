import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import type { CountryRow } from '../../../db/snapshot/countries.ts';
import { continentCodeRule } from '../../validation/division-code.ts';
import { createCldrTranslator, listLanguages, toLocalName } from '../../local-name.ts';
import { nodeId } from '../../node-id.ts';
import type { Resolvers } from '../schema.generated.ts';

/** The properties of a continent that cannot be computed from its countries. */
export interface ContinentModel {
  readonly code: string;
  readonly name: string;
  readonly region: string | null;
  readonly subregion: string | null;
  readonly emoji: string;
}

/** Continents by their codes in CLDR: UN M49 codes, except for Antarctica, which is a territory in CLDR. */
const continentByTerritory: Readonly<Record<string, string>> = {
  AF: '002',
  AN: 'AQ',
  AS: '142',
  EU: '150',
  NA: '003',
  OC: '009',
  SA: '005',
};
const translateContinent = ({ code }: ContinentModel) =>
  createCldrTranslator('territories', continentByTerritory[code] ?? code);

const createContinent = (
  code: string,
  name: string,
  emoji: string,
  region: string | null = null,
  subregion: string | null = null,
): ContinentModel => ({ code, name, region, subregion, emoji });

/** The seven continents with their UN M49 regions, sorted by code. */
const continents: readonly ContinentModel[] = [
  createContinent('AF', 'Africa', '🌍', 'Africa'),
  createContinent('AN', 'Antarctica', '🇦🇶'),
  createContinent('AS', 'Asia', '🌏', 'Asia'),
  createContinent('EU', 'Europe', '🌍', 'Europe'),
  createContinent('NA', 'North America', '🌎', 'Americas'),
  createContinent('OC', 'Oceania', '🌏', 'Oceania'),
  createContinent('SA', 'South America', '🌎', 'Americas', 'South America'),
];

/** Finds a continent. @param code case-insensitive */
export const findContinent = (code: string): ContinentModel | null =>
  continents.find((each) => each.code === code.toUpperCase()) ?? null;

export const listCountries = ({ countries }: Places, code: string): CountryRow[] =>
  countries.all.filter((country) => country.continent === code);

/** Territories that are also included in the population or area of another country. */
const includedParts = {
  // FR includes metropolitan France and the five overseas regions in its population, but only the European territory in its
  // area.
  population: { FI: ['AX'], FR: ['GF', 'GP', 'MQ', 'RE', 'YT'] },
  area: { FI: ['AX'] },
} as const;

/**
 * Returns the population or area of a country without territories that have their own record. A sum then counts no resident or
 * area twice.
 */
function subtractIncludedParts(
  { countries }: Places,
  row: CountryRow,
  figure: keyof typeof includedParts,
): number | null {
  const value = row[figure];
  if (value === null) return null;
  const includedByCountry: Readonly<Record<string, readonly string[]>> = includedParts[figure];
  return countries
    .select(includedByCountry[row.code] ?? [])
    .reduce((rest, part) => rest - (part[figure] ?? 0), value);
}

/** Sums the known values. @returns null when every value is unknown */
function sumColumn(rows: readonly CountryRow[], figure: (row: CountryRow) => number | null): number | null {
  const knownValues = rows.flatMap((row) => figure(row) ?? []);
  return knownValues.length === 0
    ? null
    : Math.round(knownValues.reduce((total, value) => total + value, 0) * 100) / 100;
}

export const continentResolvers = (source: PlacesSource): Resolvers => {
  const listContinentCountries = (code: string) => listCountries(source.current, code);
  return {
    Query: {
      continent: (_, { code }) => findContinent(continentCodeRule.read(code, 'code')),
      continents: () => [...continents],
    },
    Continent: {
      __resolveReference: ({ code }) => findContinent(code),
      id: ({ code }) => nodeId.of('continent', code),
      population: ({ code }) =>
        sumColumn(listContinentCountries(code), (row) =>
          subtractIncludedParts(source.current, row, 'population'),
        ),
      populationPeriod: ({ code }) =>
        listContinentCountries(code).find((row) => row.populationPeriod !== null)?.populationPeriod ?? null,
      area: ({ code }) =>
        sumColumn(listContinentCountries(code), (row) => subtractIncludedParts(source.current, row, 'area')),
      countries: ({ code }) => listContinentCountries(code),
      name: (row, wanted) => toLocalName(row.name, wanted, translateContinent(row)),
      nameLanguages: (row, wanted) => listLanguages(wanted, [row.name, translateContinent(row)]),
    },
  };
};
