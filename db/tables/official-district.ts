import { bigint, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** An official list of districts, which an operator imports. Null: the list does not tell. */
const listed = () => ({
  /** US county FIPS (five digits) or GSS of the United Kingdom. */
  code: text().primaryKey(),
  name: text().notNull(),
  /** What the country calls it. */
  type: text().notNull(),
  /** ISO 3166-2. */
  state: text().notNull(),
  /** Square kilometres. */
  area: doublePrecision(),
  landArea: doublePrecision('land_area'),
  waterArea: doublePrecision('water_area'),
  /** Degrees, WGS 84: of a point inside. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
});

/** Official populations, which an operator imports. */
const counted = () => ({
  /** Of a district or of a state: FIPS of five or two digits, or GSS. */
  code: text().primaryKey(),
  population: bigint({ mode: 'number' }).notNull(),
  /** The year that the population is for. */
  populationPeriod: text('population_period').notNull(),
});

/** Counties by the Gazetteer Files of the US Census Bureau. */
export const usCounty = pgTable('us_county', listed());

/** Local authority districts by the Office for National Statistics. */
export const gbDistrict = pgTable('gb_district', listed());

/** Population estimates of the US Census Bureau. */
export const usPopulation = pgTable('us_population', counted());

/** Mid-year population estimates of the Office for National Statistics. */
export const gbPopulation = pgTable('gb_population', counted());

/** Taxes on homes by the American Community Survey of the US Census Bureau. */
export const usPropertyTax = pgTable('us_property_tax', {
  /** US county FIPS. */
  code: text().primaryKey(),
  /** Median of what owners pay on their home in a year, US dollars. */
  annualMedian: integer('annual_median').notNull(),
  /** The last year of the survey. */
  period: text().notNull(),
});
