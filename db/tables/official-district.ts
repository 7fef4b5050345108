import { bigint, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Columns of an official list of districts, which an operator imports. Null means that the list lacks the value. */
const createDistrictColumns = () => ({
  /** Code of the district: US county FIPS (five digits) or GSS of the United Kingdom. */
  code: text().primaryKey(),
  name: text().notNull(),
  /** The country's term for the district. */
  type: text().notNull(),
  /** ISO 3166-2. */
  state: text().notNull(),
  /** Square kilometres. */
  area: doublePrecision(),
  landArea: doublePrecision('land_area'),
  waterArea: doublePrecision('water_area'),
  /** Coordinates of an inner point in WGS 84 degrees. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
});

/** Columns of official population figures, which an operator imports. */
const createPopulationColumns = () => ({
  /** Code of a district or state: FIPS with five or two digits, or GSS. */
  code: text().primaryKey(),
  population: bigint({ mode: 'number' }).notNull(),
  /** The year of the population figure. */
  populationPeriod: text('population_period').notNull(),
});

/** US counties from the Gazetteer Files of the US Census Bureau. */
export const usCounty = pgTable('us_county', createDistrictColumns());

/** Local authority districts from the Office for National Statistics. */
export const gbDistrict = pgTable('gb_district', createDistrictColumns());

/** Population estimates of the US Census Bureau. */
export const usPopulation = pgTable('us_population', createPopulationColumns());

/** Mid-year population estimates of the Office for National Statistics. */
export const gbPopulation = pgTable('gb_population', createPopulationColumns());

/** Property taxes on homes from the American Community Survey of the US Census Bureau. */
export const usPropertyTax = pgTable('us_property_tax', {
  /** US county FIPS. */
  code: text().primaryKey(),
  /** Median annual tax of owners on their homes in US dollars. */
  annualMedian: integer('annual_median').notNull(),
  /** The last year of the survey. */
  period: text().notNull(),
});
