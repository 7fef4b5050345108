import type { Page } from '../../validation/page.ts';
import { readdirSync, readFileSync } from 'node:fs';
import type { DatasetRow } from '../../../db/snapshot/places.ts';
import { readPackageManifest } from '../../../core/package-file.ts';
import type { Origin } from '../../origin.ts';

/** A page of data sources. */
export type DatasetPage = Page<DatasetModel>;

/** A data source of responses. */
export interface DatasetModel {
  readonly name: string;
  readonly edition: string;
  readonly source: string;
  readonly licence: string;
  readonly attribution: string | null;
  /** Number of rows; null when the source is not a table. */
  readonly rowCount: number | null;
  /** Time of the import; null when the source is part of the installation or is queried at request time. */
  readonly importedAt: Date | null;
  readonly families: readonly string[];
}

/** The data sources of all responses: the imported datasets of the store, and all other sources. */
export class Provenance {
  readonly #origins: readonly Origin[];
  /** Cache of the data sources outside the store. Packages and files do not change at run time. */
  #installed: readonly DatasetModel[] | undefined;

  constructor(origins: readonly Origin[]) {
    this.#origins = origins;
  }

  /** The families that have a data source, sorted. */
  get families(): readonly string[] {
    return [...new Set(this.#origins.flatMap(({ families }) => families))].sort();
  }

  /** Returns all data sources, sorted by name. */
  datasets(stored: readonly DatasetRow[]): readonly DatasetModel[] {
    const findFamilies = (name: string) =>
      this.#origins.find((origin) => 'stored' in origin && origin.stored === name)?.families ?? [];
    this.#installed ??= mergeDatasets(this.#origins.flatMap((origin) => toInstalledDataset(origin) ?? []));
    return [...stored.map((row) => ({ ...row, families: findFamilies(row.name) })), ...this.#installed].sort(
      (a, b) => (a.name < b.name ? -1 : 1),
    );
  }
}

/** Describes a data source outside the store. @returns null when the source is a dataset of the store */
function toInstalledDataset(origin: Origin): DatasetModel | null {
  const { families } = origin;
  const commonFields = { rowCount: null, importedAt: null, families };
  if ('stored' in origin) return null;
  if ('npm' in origin) {
    const { npm, name = npm, dataLicence, attribution = null } = origin;
    const { version, licence: own } = readPackageManifest(npm);
    const licence = dataLicence === undefined ? own : `${own} AND ${dataLicence}`;
    return { ...commonFields, name, edition: version, source: `npm ${npm}@${version}`, licence, attribution };
  }
  if ('file' in origin) {
    const { file, licence = 'MIT', attribution = null } = origin;
    const tables = readTables(file);
    return {
      ...commonFields,
      name: file.replace(/^facts\//, '').replace(/\.\w+$|\/$/, ''),
      edition: origin.edition ?? findEdition(tables[0], file),
      source: file,
      licence,
      attribution,
      rowCount: /(?:\.tsv|\/)$/.test(file)
        ? tables.reduce((sum, bytes) => sum + countRows(bytes, file), 0)
        : null,
    };
  }
  if ('live' in origin) {
    const { live: name, setting, licence, attribution = null } = origin;
    return { ...commonFields, name, edition: 'live', source: `live: ${setting}`, licence, attribution };
  }
  const { standard: name, edition } = origin;
  return { ...commonFields, name, edition, source: `computed: ${name}`, licence: 'MIT', attribution: null };
}

/** Merges the entries of sources that several subgraphs read. */
function mergeDatasets(datasets: readonly DatasetModel[]): readonly DatasetModel[] {
  const datasetsByName = new Map<string, DatasetModel>();
  for (const dataset of datasets) {
    const previousDataset = datasetsByName.get(dataset.name);
    const families = [...new Set([...(previousDataset?.families ?? []), ...dataset.families])].sort();
    datasetsByName.set(dataset.name, { ...(previousDataset ?? dataset), families });
  }
  return [...datasetsByName.values()];
}

/** Reads a file, or each table of a folder. */
function readTables(file: string): readonly Buffer[] {
  const path = new URL(`../../../${file}`, import.meta.url);
  const tables = file.endsWith('/') ? readdirSync(path).filter((name) => name.endsWith('.tsv')) : [''];
  return tables.map((name) => readFileSync(new URL(name, path)));
}

/** Maximum length of a file's header in bytes. */
const maxHeaderBytes = 8192;
const hashSignCode = 0x23;

/** Returns the edition in the header of a file: `# Edition: 2026-11. Source: …` → `2026-11`. */
function findEdition(bytes: Buffer | undefined, file: string): string {
  const textStart = bytes?.toString('utf8', 0, maxHeaderBytes) ?? '';
  const edition = /^# edition:\s+(.+?)(?=[,:;(]|\.(?:\s|$)|\s*$)/im.exec(textStart);
  if (edition?.[1] === undefined) throw new Error(`${file} has no edition in its header.`);
  return edition[1].trim();
}

/** Counts the rows of a table: all lines except comments and, in fact tables, the header row. */
function countRows(bytes: Buffer, file: string): number {
  let rows = file.startsWith('facts/tables/') ? -1 : 0;
  for (let start = 0; start < bytes.length;) {
    const lineFeed = bytes.indexOf(0x0a, start);
    const end = lineFeed === -1 ? bytes.length : lineFeed;
    if (end > start && bytes[start] !== hashSignCode) rows += 1;
    start = end + 1;
  }
  return rows;
}
