import { asc, desc, gt, max, sql } from 'drizzle-orm';
import type { Orm } from '../client/database.ts';
import { city } from '../tables/city.ts';
import {
  openCodedColumn,
  createCodedSections,
  getSection,
  openTextColumn,
  createTextSections,
} from './columns.ts';
import type { CodedColumn, TextColumn } from './columns.ts';
import { openNameIndex, NameIndexBuilder } from './name-index.ts';
import type { Sections } from './section-file.ts';
import type { SnapshotFormat } from './snapshot.ts';
import { fold } from '../../facts/fold.ts';
import { dayMs, formatIsoDay } from '../../facts/iso-day.ts';
import { removeCityWord } from '../../facts/place-name.ts';

/**
 * All cities in columns. Rows are numbered from 0 by descending population, then by class of place and GeoNames id. The lowest
 * number of several rows is therefore the largest city.
 */
export interface CityColumns {
  readonly length: number;
  /** Stable id of a city: `city_` and twelve characters. */
  id(row: number): string;
  /** Returns the row of a city by its id; undefined when no city has the id. */
  rowOfId(id: string): number | undefined;
  /** Returns the rows whose folded name, ASCII name or alternate name equals the name, the largest city first. */
  rowsByName(name: string): number[];
  readonly geonamesId: Uint32Array;
  readonly name: TextColumn;
  readonly asciiName: TextColumn;
  /** Degrees, WGS 84. */
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  /** ISO 3166-1 alpha-2 codes, and XK. */
  readonly country: CodedColumn;
  /** GeoNames codes of the division. The tables `admin1` and `admin2` have the names. */
  readonly admin1: CodedColumn;
  readonly admin2: CodedColumn;
  readonly featureCode: CodedColumn;
  /** IANA identifiers. */
  readonly timezone: CodedColumn;
  /** Null: unknown. */
  population(row: number): number | null;
  /** Year of the population; null when unknown. */
  populationYear(row: number): number | null;
  /** Recorded elevation in metres above sea level; null when unknown. */
  elevation(row: number): number | null;
  /** Elevation in metres above sea level by a digital elevation model; null when unknown. */
  dem(row: number): number | null;
  /** Date of the last change in the source: `2023-03-05`. */
  modified(row: number): string;
}

const pageSize = 10_000;
const idLength = 12;
const idPrefix = 'city_';
/** Value for an unknown elevation, which is lower than any place on land. */
const unknownHeight = -32_768;
const unitSeparator = '\u001f';
const recordSeparator = '\u001e';

export const citiesFormat: SnapshotFormat<CityColumns> = {
  name: 'cities',
  datasets: ['cities'],
  revision: 2,
  build: (orm) => collectCities(orm, [createCityColumns]),
  open: openColumns,
};

/** Collects data of all cities. Rows are added one after the other in any order. */
export interface CityCollector {
  add(row: number, record: CityRecord): void;
  sections(): Sections;
}

/** Ranks of places without a known population, in descending order: capitals and seats, other places, sections of places. */
const placeRankExpression = sql`case
  when ${city.featureCode} like 'PPLC%' then 0
  when ${city.featureCode} like 'PPLA%' then 1
  when ${city.featureCode} in ('PPLX', 'PPLL', 'PPLF', 'PPLR') then 3
  else 2
end`;

/**
 * Reads the table once for several collectors.
 * @param kinds functions that create a collector for the given number of rows
 */
export async function collectCities(
  orm: Orm,
  kinds: readonly ((length: number) => CityCollector)[],
): Promise<Sections> {
  const ranking = await orm
    .select({ id: city.geonamesId })
    .from(city)
    .orderBy(desc(sql`coalesce(${city.population}, 0)`), asc(placeRankExpression), asc(city.geonamesId));
  const rowById = new Map(ranking.map(({ id }, row) => [id, row]));
  const collectors = kinds.map((kind) => kind(ranking.length));
  for await (const record of readRecords(orm)) {
    const row = rowById.get(record.geonamesId);
    if (row !== undefined) for (const collector of collectors) collector.add(row, record);
  }
  return Object.fromEntries(collectors.flatMap((collector) => Object.entries(collector.sections())));
}

/** Creates a collector of the sections of `CityColumns`. */
export function createCityColumns(length: number): CityCollector {
  const createTexts = () => new Array<string>(length).fill('');
  const createCodes = () => new Array<string | null>(length).fill(null);

  const ids = new Uint8Array(length * idLength);
  const [names, asciiNames] = [createTexts(), createTexts()];
  const [countries, admin1s, admin2s, featureCodes, timezones] = [
    createCodes(),
    createCodes(),
    createCodes(),
    createCodes(),
    createCodes(),
  ];
  const geonamesId = new Uint32Array(length);
  const [latitude, longitude] = [new Float64Array(length), new Float64Array(length)];
  const population = new Uint32Array(length);
  const populationYear = new Uint16Array(length);
  const [elevation, dem] = [new Int16Array(length), new Int16Array(length)];
  const modifiedDays = new Int32Array(length);
  const index = new NameIndexBuilder();

  return {
    add(row, record) {
      ids.set(Buffer.from(record.id.slice(idPrefix.length)), row * idLength);
      geonamesId[row] = record.geonamesId;
      names[row] = record.name;
      asciiNames[row] = record.asciiName === record.name ? '' : record.asciiName;
      latitude[row] = record.latitude;
      longitude[row] = record.longitude;
      countries[row] = record.country;
      admin1s[row] = record.admin1;
      admin2s[row] = record.admin2;
      featureCodes[row] = record.featureCode;
      timezones[row] = record.timezone;
      population[row] = record.population;
      populationYear[row] = record.populationYear;
      elevation[row] = record.elevation;
      dem[row] = record.dem;
      modifiedDays[row] = Date.parse(record.modified) / dayMs;
      index.addFolded(row, new Set([fold(record.name), fold(record.asciiName), ...record.others]));
    },
    sections: () => ({
      ids,
      idOrder: sortByBytes(ids, length),
      geonamesId,
      latitude,
      longitude,
      population,
      populationYear,
      elevation,
      dem,
      modified: modifiedDays,
      ...createTextSections('name', names),
      ...createTextSections('asciiName', asciiNames),
      ...createCodedSections('country', countries),
      ...createCodedSections('admin1', admin1s),
      ...createCodedSections('admin2', admin2s),
      ...createCodedSections('featureCode', featureCodes),
      ...createCodedSections('timezone', timezones),
      ...index.sections('names'),
    }),
  };
}

/**
 * Fetch each page as one text and split the text here, because the drivers take ten times as long for 200,000 rows of fields.
 * The importer rejects control characters, so that the separators are unambiguous.
 */
const unitExpression = sql.raw(`chr(${unitSeparator.charCodeAt(0)})`);
const recordFields = [
  city.geonamesId,
  city.id,
  city.name,
  city.asciiName,
  city.latitude,
  city.longitude,
  city.country,
  city.admin1,
  city.admin2,
  city.featureCode,
  city.timezone,
  city.population,
  city.populationYear,
  city.elevation,
  city.dem,
  city.modified,
].map((column) => sql`coalesce(${column}::text, '')`);
const recordExpression = sql.join(
  [...recordFields, sql`array_to_string(${city.alternateNames}, ${unitExpression})`],
  sql` || ${unitExpression} || `,
);

/** Reads the rows in pages. All names together would take 100 MB of memory. */
async function* readRecords(orm: Orm) {
  let lastId = 0;
  for (;;) {
    const page = orm
      .select({ text: sql<string>`${recordExpression}`.as('text'), id: city.geonamesId })
      .from(city)
      .where(gt(city.geonamesId, lastId))
      .orderBy(asc(city.geonamesId))
      .limit(pageSize)
      .as('page');
    const [joined] = await orm
      .select({
        text: sql<
          string | null
        >`string_agg(${page.text}, ${sql.raw(`chr(${recordSeparator.charCodeAt(0)})`)})`,
        last: max(page.id),
      })
      .from(page);
    if (joined === undefined || joined.text === null || joined.last === null) return;
    for (const text of joined.text.split(recordSeparator)) yield parseRecord(text);
    lastId = joined.last;
  }
}

export type CityRecord = ReturnType<typeof parseRecord>;

function parseRecord(text: string) {
  const [id = '', cityId = '', name = '', asciiName = '', latitude, longitude, country = '', ...rest] =
    text.split(unitSeparator);
  const [admin1, admin2, featureCode, timezone, population, populationYear, ...others] = rest;
  const [elevation, dem, modified = '', ...names] = others;
  const alternateNames = names.filter((other) => other !== '');
  /** The folded alternate names. A name with the word for city also occurs without that word. */
  const foldedNames: ReadonlySet<string> = new Set(
    alternateNames.flatMap((other) => [fold(other), fold(removeCityWord(other) ?? '')]).filter(Boolean),
  );
  return {
    geonamesId: Number(id),
    id: cityId,
    name,
    asciiName,
    alternateNames,
    others: foldedNames,
    latitude: Number(latitude),
    longitude: Number(longitude),
    country,
    admin1: admin1 || null,
    admin2: admin2 || null,
    featureCode: featureCode || null,
    timezone: timezone || null,
    population: Number(population),
    populationYear: Number(populationYear),
    elevation: elevation === '' ? unknownHeight : Number(elevation),
    dem: dem === '' ? unknownHeight : Number(dem),
    modified,
  };
}

/** Returns the row numbers, sorted by the ids of the rows. */
function sortByBytes(ids: Uint8Array, length: number) {
  const bytes = Buffer.from(ids.buffer);
  const getKey = (row: number) => bytes.toString('latin1', row * idLength, (row + 1) * idLength);
  const keys = Array.from({ length }, (_, row) => getKey(row));
  return Uint32Array.from(keys.keys()).sort((a, b) => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1));
}

function openColumns(sections: Sections): CityColumns {
  const idBytes = getSection(sections, 'ids', Uint8Array);
  const ids = Buffer.from(idBytes.buffer, idBytes.byteOffset, idBytes.byteLength);
  const idOrder = getSection(sections, 'idOrder', Uint32Array);
  const asciiNames = openTextColumn(sections, 'asciiName');
  const name = openTextColumn(sections, 'name');
  const population = getSection(sections, 'population', Uint32Array);
  const populationYear = getSection(sections, 'populationYear', Uint16Array);
  const modifiedDays = getSection(sections, 'modified', Int32Array);
  const elevation = getSection(sections, 'elevation', Int16Array);
  const demElevations = getSection(sections, 'dem', Int16Array);
  const toHeight = (value: number | undefined) =>
    value === undefined || value === unknownHeight ? null : value;
  const getId = (row: number) => ids.toString('latin1', row * idLength, (row + 1) * idLength);
  const openedNameIndex = openNameIndex(sections, 'names');
  return {
    length: idOrder.length,
    id: (row) => idPrefix + getId(row),
    rowOfId(id) {
      if (id.length !== idPrefix.length + idLength || !id.startsWith(idPrefix)) return undefined;
      const idWithoutPrefix = id.slice(idPrefix.length);
      let lowerIndex = 0;
      let upperIndex = idOrder.length;
      while (lowerIndex < upperIndex) {
        const middle = (lowerIndex + upperIndex) >>> 1;
        if (getId(idOrder[middle] ?? 0) < idWithoutPrefix) lowerIndex = middle + 1;
        else upperIndex = middle;
      }
      const row = idOrder[lowerIndex];
      return row !== undefined && getId(row) === idWithoutPrefix ? row : undefined;
    },
    rowsByName: (text) => openedNameIndex.rows(text),
    geonamesId: getSection(sections, 'geonamesId', Uint32Array),
    name,
    asciiName: { length: asciiNames.length, at: (row) => asciiNames.at(row) || name.at(row) },
    latitude: getSection(sections, 'latitude', Float64Array),
    longitude: getSection(sections, 'longitude', Float64Array),
    country: openCodedColumn(sections, 'country'),
    admin1: openCodedColumn(sections, 'admin1'),
    admin2: openCodedColumn(sections, 'admin2'),
    featureCode: openCodedColumn(sections, 'featureCode'),
    timezone: openCodedColumn(sections, 'timezone'),
    population: (row) => population[row] || null,
    populationYear: (row) => populationYear[row] || null,
    elevation: (row) => toHeight(elevation[row]),
    dem: (row) => toHeight(demElevations[row]),
    modified: (row) => formatIsoDay((modifiedDays[row] ?? 0) * dayMs),
  };
}
