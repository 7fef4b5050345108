import KDBush from 'kdbush';
import type { Orm } from '../client/database.ts';
import { readFacts } from '../../facts/fact-table.ts';
import { fold } from '../../facts/fold.ts';
import { admin2 } from '../tables/city.ts';
import { citiesForm, cityColumns, collectCities, type CityCollector, type CityColumns } from './cities.ts';
import {
  codedColumn,
  codedSections,
  textColumn,
  textSections,
  type CodedColumn,
  type TextColumn,
} from './columns.ts';
import { placeKey, spellingVariants } from '../../facts/place-name.ts';
import {
  byScript,
  cityExonyms,
  joinTranslations,
  principalCities,
  writeTranslations,
  type CityTranslations,
} from './city-translations.ts';
import { localName } from './local-name.ts';
import { nameIndex, NameIndexBuilder } from './name-index.ts';
import type { SnapshotForm } from './snapshot.ts';
import { Typeahead, typeaheadSections, type RankedName } from './typeahead.ts';

/** All cities in memory, including data derived from their names. Row numbers are those of `CityColumns`. */
export interface CityTable extends CityColumns {
  /**
   * Returns the rows that own a name, in any spelling; the largest city first. A place owns its recorded, native and English
   * name, but not the names that other languages use. Far larger cities that are commonly called by a part of their name (Pachuca
   * de Soto) or that had the name until recently (Port Elizabeth) come first, unless an owner is a large city itself.
   */
  rowsOwning(name: string): number[];
  /** Rows of larger places whose own name has the same letters with different spaces: `losangeles`, `LapuLapu City`. */
  rowsJoined(name: string): number[];
  /** Native names in the script of the country; empty when there is none. */
  readonly nameLocal: TextColumn;
  /** Names in other languages, for `translationIn`; empty when none is known. */
  readonly translations: TextColumn;
  /** Names of the second-order divisions by GeoNames. */
  readonly district: CodedColumn;
  /** Typeahead over own names in all spellings. */
  readonly ownNames: Typeahead;
  /** Typeahead over all other names. */
  readonly otherNames: Typeahead;
  /** Spatial index of the rows. */
  readonly points: KDBush;
}

/**
 * Minimum ratio between the population of a city and that of the owners of a name, for finding the city by that part of its full
 * name.
 */
const minimumPopulationRatio = 5;
/** The same ratio for a former name of a city. */
const formerNameRatio = 20;
/** Minimum population of a city that is found by a part of its name. */
const largePopulation = 100_000;
/** Minimum population of a place that is found by its words written as one. */
const townPopulation = 15_000;

/** A single snapshot contains columns and names, so that both always have the same version. */
export const cityTableForm: SnapshotForm<CityTable> = {
  name: 'city-table',
  datasets: ['cities', 'admin2'],
  revision: citiesForm.revision * 100 + 13,
  build: async (orm) => collectCities(orm, [cityColumns, cityNames(await districtNames(orm))]),
  open(sections) {
    const columns = citiesForm.open(sections);
    const own = nameIndex(sections, 'own');
    const short = nameIndex(sections, 'short');
    const former = nameIndex(sections, 'former');
    const joined = nameIndex(sections, 'joined');
    const translated = nameIndex(sections, 'translated');
    return {
      ...columns,
      nameLocal: textColumn(sections, 'nameLocal'),
      translations: textColumn(sections, 'translations'),
      district: codedColumn(sections, 'district'),
      rowsOwning(text) {
        const key = placeKey(text);
        const owners = own.rows(key);
        let largest = 0;
        for (const row of owners) largest = Math.max(largest, columns.population(row) ?? 0);
        if (largest >= largePopulation) return owners;
        const largerBy = (rows: readonly number[], ratio: number) =>
          rows.filter((row) => (columns.population(row) ?? 0) >= largest * ratio);
        const populous = [
          ...largerBy(short.rows(key), minimumPopulationRatio),
          ...largerBy(former.rows(key), formerNameRatio),
        ].sort((a, b) => a - b);
        return populous.length === 0 ? owners : [...new Set([...populous, ...owners])];
      },
      rowsJoined: (text) => joined.rows(fold(text).replaceAll(' ', '')),
      rowsByName: (text) =>
        [...new Set([...columns.rowsByName(text), ...translated.rows(text)])].sort((a, b) => a - b),
      ownNames: new Typeahead(sections, 'ownNames'),
      otherNames: new Typeahead(sections, 'otherNames'),
      points: pointsOf(columns),
    };
  },
};

function pointsOf({ length, latitude, longitude }: CityColumns): KDBush {
  const points = new KDBush(length);
  for (let row = 0; row < length; row++) points.add(longitude[row] ?? 0, latitude[row] ?? 0);
  return points.finish();
}

/** Prefixes before the part of the name that people use: Santiago de Querétaro, Heroica Matamoros. */
const titlePattern = /(?:^| )(?:de|del|da|do|di|of)$|^(?:heroica|heroico|ciudad|cidade|kota)$/;

/** Whether a name is a common part of a full name: its beginning, or the part after a prefix. Both names are folded. */
function isPart(name: string, full: string): boolean {
  if (full.startsWith(`${name} `)) return true;
  return full.endsWith(` ${name}`) && titlePattern.test(full.slice(0, -name.length - 1));
}

/** Names of second-order divisions by GeoNames codes: `US.CA.037`. */
async function districtNames(orm: Orm): Promise<ReadonlyMap<string, string>> {
  const rows = await orm.select().from(admin2);
  return new Map(rows.map((row) => [`${row.country}.${row.admin1}.${row.code}`, row.name]));
}

/** Collects the sections that `CityTable` adds to `CityColumns`. */
const cityNames =
  (districtOf: ReadonlyMap<string, string>) =>
  (length: number): CityCollector => {
    const local = new Array<string>(length).fill('');
    const countries = new Array<string>(length).fill('');
    const districts = new Array<string | null>(length).fill(null);
    const names = new Array<string>(length).fill('');
    const translations = new Array<string>(length).fill('');
    const exonyms = cityExonyms();
    const exonymsOf = new Map<number, CityTranslations>();
    const ownNames: RankedName[] = [];
    const otherNames: RankedName[] = [];
    const index = new NameIndexBuilder();
    const short = new NameIndexBuilder();
    const former = new NameIndexBuilder();
    const joined = new NameIndexBuilder();
    const translated = new NameIndexBuilder();
    const largest = new Map<string, number>();
    const populations = new Uint32Array(length);

    const scoreOf = (row: number) => populations[row] ?? 0;
    const addOther = (row: number, name: string) => otherNames.push({ name, row, score: scoreOf(row) });
    const addOwn = (row: number, own: readonly string[]) => {
      const forms = new Set(own.flatMap((name) => [...spellingVariants(name)]));
      index.add(row, new Set([...forms].map(placeKey)));
      for (const name of forms) ownNames.push({ name, row, score: scoreOf(row) });
      if (scoreOf(row) < townPopulation) return;
      const phrases = [...forms].filter((name) => name.includes(' '));
      joined.add(row, new Set(phrases.map((name) => name.replaceAll(' ', ''))));
    };
    const addRecorded = () => {
      for (const { country = '', name = '', name_local: native = '', recorded = '', also = '' } of readFacts(
        'city-names',
      )) {
        const row = largest.get(`${country} ${recorded || name}`);
        if (row === undefined) continue;
        names[row] = name;
        if (native !== '' || recorded !== '') local[row] = native;
        addOwn(row, [name, native]);
        // Complete additional names count as own names; typeahead ranks them like other names.
        for (const additional of also.split(',')) {
          index.add(row, [...spellingVariants(additional)].map(placeKey));
          for (const form of spellingVariants(additional)) addOther(row, form);
        }
      }
    };
    const addFormer = () => {
      for (const { country = '', name = '', former: names = '' } of readFacts('city-renamings')) {
        const row = largest.get(`${country} ${name}`);
        if (row !== undefined)
          former.add(
            row,
            names.split(',').flatMap((one) => [...spellingVariants(one)].map(placeKey)),
          );
      }
    };
    const addTexts = (row: number, texts: CityTranslations) => {
      translated.add(row, texts.values());
      for (const text of new Set([...texts.values()].map(fold))) if (text !== '') addOther(row, text);
      translations[row] = joinTranslations(writeTranslations(texts), translations[row] ?? '');
    };
    const addTranslated = () => {
      for (const [row, texts] of exonymsOf) addTexts(row, texts);
      const principal = principalCities();
      const found = new Set<string>();
      // Rows are sorted by population, so the first match is the largest city.
      for (const [row, name] of names.entries()) {
        const key = `${countries[row] ?? ''} ${fold(name)}`;
        const texts = principal.get(key);
        if (texts === undefined || found.has(key)) continue;
        found.add(key);
        addTexts(row, texts);
      }
    };

    return {
      add(row, record) {
        const { country, name, admin1, population } = record;
        const key = `${country} ${name}`;
        const native = localName(record) ?? '';
        local[row] = native;
        if (row < (largest.get(key) ?? Infinity)) largest.set(key, row);
        districts[row] = districtOf.get(`${country}.${admin1}.${record.admin2}`) ?? null;
        populations[row] = population;
        names[row] = name;
        countries[row] = country;
        const texts = byScript(record.alternateNames);
        // Skip Japanese alternate names, which are readings: なごやし.
        if (country === 'JP') texts.delete('ja');
        if (country === 'JP' && native !== '') texts.set('ja', native);
        translations[row] = writeTranslations(texts);
        const known = exonyms.get(record.geonamesId);
        if (known !== undefined) exonymsOf.set(row, known);
        const own = [name, record.asciiName, native];
        addOwn(row, own);
        const foldedNames = own.map(fold);
        const others = [...record.others].filter((other) => !foldedNames.includes(other));
        for (const other of others) addOther(row, other);
        if (population >= largePopulation)
          short.add(
            row,
            others.filter((other) => foldedNames.some((one) => isPart(other, one))).map(placeKey),
          );
      },
      sections() {
        // First, by the recorded names, which English names then replace.
        addFormer();
        addRecorded();
        addTranslated();
        return {
          ...textSections('name', names),
          ...textSections('nameLocal', local),
          ...textSections('translations', translations),
          ...codedSections('district', districts),
          ...index.sections('own'),
          ...short.sections('short'),
          ...former.sections('former'),
          ...joined.sections('joined'),
          ...translated.sections('translated'),
          ...typeaheadSections('ownNames', ownNames),
          ...typeaheadSections('otherNames', otherNames),
        };
      },
    };
  };
