import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import type { CountryRow } from '../../../db/snapshot/countries.ts';
import { continentCode } from '../../validation/division-code.ts';
import { cldrTranslator, languagesOfNames, localName } from '../../local-name.ts';
import { nodeId } from '../../node-id.ts';
import type { Resolvers } from '../schema.generated.ts';

/** The properties of a continent that its countries don't determine. */
export interface ContinentModel {
  readonly code: string;
  readonly name: string;
  readonly region: string | null;
  readonly subregion: string | null;
  readonly emoji: string;
}

/** Codes of the continents in CLDR: UN M49 codes, except for Antarctica, which is a territory there. */
const territories: Readonly<Record<string, string>> = {
  AF: '002',
  AN: 'AQ',
  AS: '142',
  EU: '150',
  NA: '003',
  OC: '009',
  SA: '005',
};
const translateContinent = ({ code }: ContinentModel) =>
  cldrTranslator('territories', territories[code] ?? code);

const continent = (
  code: string,
  name: string,
  emoji: string,
  region: string | null = null,
  subregion: string | null = null,
): ContinentModel => ({ code, name, region, subregion, emoji });

/** The seven continents with their UN M49 regions, sorted by code. */
const continents: readonly ContinentModel[] = [
  continent('AF', 'Africa', '🌍', 'Africa'),
  continent('AN', 'Antarctica', '🇦🇶'),
  continent('AS', 'Asia', '🌏', 'Asia'),
  continent('EU', 'Europe', '🌍', 'Europe'),
  continent('NA', 'North America', '🌎', 'Americas'),
  continent('OC', 'Oceania', '🌏', 'Oceania'),
  continent('SA', 'South America', '🌎', 'Americas', 'South America'),
];

/** Finds a continent. @param code case-insensitive */
export const findContinent = (code: string): ContinentModel | null =>
  continents.find((each) => each.code === code.toUpperCase()) ?? null;

export const countriesOf = ({ countries }: Places, code: string): CountryRow[] =>
  countries.all.filter((country) => country.continent === code);

/** Territories that another country's population or area already includes. */
const included = {
  // FR counts metropolitan France and the five overseas regions in its population, but only the European territory in its area.
  population: { FI: ['AX'], FR: ['GF', 'GP', 'MQ', 'RE', 'YT'] },
  area: { FI: ['AX'] },
} as const;

/** The population or area of a country without territories that have their own record, so that a sum counts no one twice. */
function own({ countries }: Places, row: CountryRow, figure: keyof typeof included): number | null {
  const value = row[figure];
  if (value === null) return null;
  const parts: Readonly<Record<string, readonly string[]>> = included[figure];
  return countries.select(parts[row.code] ?? []).reduce((rest, part) => rest - (part[figure] ?? 0), value);
}

/** Sums the known values. @returns null when none is known */
function sum(rows: readonly CountryRow[], figure: (row: CountryRow) => number | null): number | null {
  const known = rows.flatMap((row) => figure(row) ?? []);
  return known.length === 0 ? null : Math.round(known.reduce((total, value) => total + value, 0) * 100) / 100;
}

export const continentResolvers = (source: PlacesSource): Resolvers => {
  const countries = (code: string) => countriesOf(source.current, code);
  return {
    Query: {
      continent: (_, { code }) => findContinent(continentCode.read(code, 'code')),
      continents: () => [...continents],
    },
    Continent: {
      __resolveReference: ({ code }) => findContinent(code),
      id: ({ code }) => nodeId.of('continent', code),
      population: ({ code }) => sum(countries(code), (row) => own(source.current, row, 'population')),
      populationPeriod: ({ code }) =>
        countries(code).find((row) => row.populationPeriod !== null)?.populationPeriod ?? null,
      area: ({ code }) => sum(countries(code), (row) => own(source.current, row, 'area')),
      countries: ({ code }) => countries(code),
      name: (row, wanted) => localName(row.name, wanted, translateContinent(row)),
      nameLanguages: (row, wanted) => languagesOfNames(wanted, [row.name, translateContinent(row)]),
    },
  };
};
