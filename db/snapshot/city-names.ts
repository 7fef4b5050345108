import KDBush from 'kdbush';
import type { Orm } from '../client/database.ts';
import { readFacts } from '../../facts/fact-table.ts';
import { fold } from '../../facts/fold.ts';
import { admin2 } from '../tables/city.ts';
import {
  citiesFormat,
  createCityColumns,
  collectCities,
  type CityCollector,
  type CityColumns,
} from './cities.ts';
import {
  openCodedColumn,
  createCodedSections,
  openTextColumn,
  createTextSections,
  type CodedColumn,
  type TextColumn,
} from './columns.ts';
import { toPlaceKey, listSpellingVariants } from '../../facts/place-name.ts';
import {
  groupByScript,
  readCityExonyms,
  joinTranslations,
  readPrincipalCities,
  writeTranslations,
  type CityTranslations,
} from './city-translations.ts';
import { findLocalName } from './local-name.ts';
import { openNameIndex, NameIndexBuilder } from './name-index.ts';
import type { SnapshotFormat } from './snapshot.ts';
import { Typeahead, createTypeaheadSections, type RankedName } from './typeahead.ts';

/** All cities in memory with data that is derived from their names. Row numbers are those of `CityColumns`. */
export interface CityTable extends CityColumns {
  /**
   * Returns the rows whose own name equals a text in any spelling, the largest city first. Own names are the recorded, native
   * and English name, but not names in other languages. A far larger city comes first if a part of its name (Pachuca de Soto)
   * or a recent former name (Port Elizabeth) equals the text. Exception: a city with the own name is large itself.
   */
  rowsOwning(name: string): number[];
  /** Returns rows of larger places whose own name differs only in spaces: `losangeles`, `LapuLapu City`. */
  rowsJoined(name: string): number[];
  /** Native names in the script of the country; empty for a place without a native name. */
  readonly nameLocal: TextColumn;
  /** Names in other languages, for `findTranslation`; empty for a place without such names. */
  readonly translations: TextColumn;
  /** Names of the second-order divisions of GeoNames. */
  readonly district: CodedColumn;
  /** Typeahead over the cities' own names in all spellings. */
  readonly ownNames: Typeahead;
  /** Typeahead over alternative names and translations. */
  readonly otherNames: Typeahead;
  /** Spatial index of the rows. */
  readonly points: KDBush;
}

/**
 * Minimum population ratio for a city that is found by a part of its name. The ratio compares the city with cities that have
 * the searched name.
 */
const minimumPopulationRatio = 5;
/** Minimum population ratio for a city that is found by a former name, compared with cities that have the searched name. */
const formerNamePopulationRatio = 20;
/** Minimum population of a city that can be found by a part of its name. */
const largePopulation = 100_000;
/** Minimum population of a place that can be found by its name without spaces. */
const minTownPopulation = 15_000;

/** The snapshot contains both columns and names, so that both always have the same version. */
export const cityTableFormat: SnapshotFormat<CityTable> = {
  name: 'city-table',
  datasets: ['cities', 'admin2'],
  revision: citiesFormat.revision * 100 + 13,
  build: async (orm) =>
    collectCities(orm, [createCityColumns, createCityNamesCollector(await readDistrictNames(orm))]),
  open(sections) {
    const columns = citiesFormat.open(sections);
    const ownNameIndex = openNameIndex(sections, 'own');
    const shortNameIndex = openNameIndex(sections, 'short');
    const formerNameIndex = openNameIndex(sections, 'former');
    const joinedNameIndex = openNameIndex(sections, 'joined');
    const translatedNameIndex = openNameIndex(sections, 'translated');
    return {
      ...columns,
      nameLocal: openTextColumn(sections, 'nameLocal'),
      translations: openTextColumn(sections, 'translations'),
      district: openCodedColumn(sections, 'district'),
      rowsOwning(text) {
        const key = toPlaceKey(text);
        const ownNameRows = ownNameIndex.rows(key);
        let largestPopulation = 0;
        for (const row of ownNameRows)
          largestPopulation = Math.max(largestPopulation, columns.population(row) ?? 0);
        if (largestPopulation >= largePopulation) return ownNameRows;
        const filterLarger = (rows: readonly number[], ratio: number) =>
          rows.filter((row) => (columns.population(row) ?? 0) >= largestPopulation * ratio);
        const populousRows = [
          ...filterLarger(shortNameIndex.rows(key), minimumPopulationRatio),
          ...filterLarger(formerNameIndex.rows(key), formerNamePopulationRatio),
        ].sort((a, b) => a - b);
        return populousRows.length === 0 ? ownNameRows : [...new Set([...populousRows, ...ownNameRows])];
      },
      rowsJoined: (text) => joinedNameIndex.rows(fold(text).replaceAll(' ', '')),
      rowsByName: (text) =>
        [...new Set([...columns.rowsByName(text), ...translatedNameIndex.rows(text)])].sort((a, b) => a - b),
      ownNames: new Typeahead(sections, 'ownNames'),
      otherNames: new Typeahead(sections, 'otherNames'),
      points: createPointIndex(columns),
    };
  },
};

function createPointIndex({ length, latitude, longitude }: CityColumns): KDBush {
  const points = new KDBush(length);
  for (let row = 0; row < length; row++) points.add(longitude[row] ?? 0, latitude[row] ?? 0);
  return points.finish();
}

/** Matches prefixes before the commonly used part of a name: Santiago de Querétaro, Heroica Matamoros. */
const titlePattern = /(?:^| )(?:de|del|da|do|di|of)$|^(?:heroica|heroico|ciudad|cidade|kota)$/;

/** Whether a name is a common part of a complete name: its beginning, or the part after a prefix. Both names are folded. */
function isPartOfName(name: string, full: string): boolean {
  if (full.startsWith(`${name} `)) return true;
  return full.endsWith(` ${name}`) && titlePattern.test(full.slice(0, -name.length - 1));
}

/** Returns the names of second-order divisions by GeoNames codes: `US.CA.037`. */
async function readDistrictNames(orm: Orm): Promise<ReadonlyMap<string, string>> {
  const rows = await orm.select().from(admin2);
  return new Map(rows.map((row) => [`${row.country}.${row.admin1}.${row.code}`, row.name]));
}

/** Creates a collector of the sections that `CityTable` adds to `CityColumns`. */
const createCityNamesCollector =
  (districtOf: ReadonlyMap<string, string>) =>
  (length: number): CityCollector => {
    const localNames = new Array<string>(length).fill('');
    const countries = new Array<string>(length).fill('');
    const districts = new Array<string | null>(length).fill(null);
    const names = new Array<string>(length).fill('');
    const translations = new Array<string>(length).fill('');
    const exonyms = readCityExonyms();
    const exonymsByRow = new Map<number, CityTranslations>();
    const ownNames: RankedName[] = [];
    const otherNames: RankedName[] = [];
    const index = new NameIndexBuilder();
    const shortNameBuilder = new NameIndexBuilder();
    const formerNameBuilder = new NameIndexBuilder();
    const joinedNameBuilder = new NameIndexBuilder();
    const translatedNameBuilder = new NameIndexBuilder();
    const largestPopulation = new Map<string, number>();
    const populations = new Uint32Array(length);

    const getScore = (row: number) => populations[row] ?? 0;
    const addOtherName = (row: number, name: string) => otherNames.push({ name, row, score: getScore(row) });
    const addOwnNames = (row: number, own: readonly string[]) => {
      const spellings = new Set(own.flatMap((name) => [...listSpellingVariants(name)]));
      index.add(row, new Set([...spellings].map(toPlaceKey)));
      for (const name of spellings) ownNames.push({ name, row, score: getScore(row) });
      if (getScore(row) < minTownPopulation) return;
      const phrases = [...spellings].filter((name) => name.includes(' '));
      joinedNameBuilder.add(row, new Set(phrases.map((name) => name.replaceAll(' ', ''))));
    };
    const addRecordedNames = () => {
      for (const { country = '', name = '', name_local: native = '', recorded = '', also = '' } of readFacts(
        'city-names',
      )) {
        const row = largestPopulation.get(`${country} ${recorded || name}`);
        if (row === undefined) continue;
        names[row] = name;
        if (native !== '' || recorded !== '') localNames[row] = native;
        addOwnNames(row, [name, native]);
        // Add names that count as own names in exact matches, but as other names in typeahead.
        for (const additionalName of also.split(',')) {
          index.add(row, [...listSpellingVariants(additionalName)].map(toPlaceKey));
          for (const form of listSpellingVariants(additionalName)) addOtherName(row, form);
        }
      }
    };
    const addFormerNames = () => {
      for (const { country = '', name = '', former = '' } of readFacts('city-renamings')) {
        const row = largestPopulation.get(`${country} ${name}`);
        if (row === undefined) continue;
        const spellings = former.split(',').flatMap((one) => [...listSpellingVariants(one)]);
        formerNameBuilder.add(row, spellings.map(toPlaceKey));
      }
    };
    const addTranslations = (row: number, texts: CityTranslations) => {
      translatedNameBuilder.add(row, texts.values());
      for (const text of new Set([...texts.values()].map(fold))) if (text !== '') addOtherName(row, text);
      translations[row] = joinTranslations(writeTranslations(texts), translations[row] ?? '');
    };
    const addTranslatedNames = () => {
      for (const [row, texts] of exonymsByRow) addTranslations(row, texts);
      const principalCities = readPrincipalCities();
      const foundKeys = new Set<string>();
      // Rows are sorted by population, so that the first match is the largest city.
      for (const [row, name] of names.entries()) {
        const key = `${countries[row] ?? ''} ${fold(name)}`;
        const texts = principalCities.get(key);
        if (texts === undefined || foundKeys.has(key)) continue;
        foundKeys.add(key);
        addTranslations(row, texts);
      }
    };

    return {
      add(row, record) {
        const { country, name, admin1, population } = record;
        const key = `${country} ${name}`;
        const nativeName = findLocalName(record) ?? '';
        localNames[row] = nativeName;
        if (row < (largestPopulation.get(key) ?? Infinity)) largestPopulation.set(key, row);
        districts[row] = districtOf.get(`${country}.${admin1}.${record.admin2}`) ?? null;
        populations[row] = population;
        names[row] = name;
        countries[row] = country;
        const texts = groupByScript(record.alternateNames);
        // Skip Japanese alternate names, because they are readings: なごやし.
        if (country === 'JP') texts.delete('ja');
        if (country === 'JP' && nativeName !== '') texts.set('ja', nativeName);
        translations[row] = writeTranslations(texts);
        const knownExonyms = exonyms.get(record.geonamesId);
        if (knownExonyms !== undefined) exonymsByRow.set(row, knownExonyms);
        const recordNames = [name, record.asciiName, nativeName];
        addOwnNames(row, recordNames);
        const foldedNames = recordNames.map(fold);
        const otherRecordNames = [...record.others].filter((other) => !foldedNames.includes(other));
        for (const other of otherRecordNames) addOtherName(row, other);
        if (population >= largePopulation)
          shortNameBuilder.add(
            row,
            otherRecordNames
              .filter((other) => foldedNames.some((one) => isPartOfName(other, one)))
              .map(toPlaceKey),
          );
      },
      sections() {
        // Add former and recorded names first, because rows are matched by recorded names, which English names then replace.
        addFormerNames();
        addRecordedNames();
        addTranslatedNames();
        return {
          ...createTextSections('name', names),
          ...createTextSections('nameLocal', localNames),
          ...createTextSections('translations', translations),
          ...createCodedSections('district', districts),
          ...index.sections('own'),
          ...shortNameBuilder.sections('short'),
          ...formerNameBuilder.sections('former'),
          ...joinedNameBuilder.sections('joined'),
          ...translatedNameBuilder.sections('translated'),
          ...createTypeaheadSections('ownNames', ownNames),
          ...createTypeaheadSections('otherNames', otherNames),
        };
      },
    };
  };
