import { readdirSync, readFileSync } from 'node:fs';
import type { DatasetRow } from '../../../db/snapshot/places.ts';
import { packageManifest } from '../../../core/package-file.ts';
import type { Origin } from '../../origin.ts';

/** Something that answers rest on, as it is told. */
export interface DatasetModel {
  readonly name: string;
  readonly edition: string;
  readonly source: string;
  readonly licence: string;
  readonly attribution: string | null;
  /** Null: no table. */
  readonly rowCount: number | null;
  /** Null: not imported, it is part of the installation or asked live. */
  readonly importedAt: Date | null;
  readonly families: readonly string[];
}

/** Everything that answers rest on: what the store holds now, and what needs no store. */
export class Provenance {
  readonly #origins: readonly Origin[];
  /** Packages and files do not change while the product runs. */
  #installed: readonly DatasetModel[] | undefined;

  constructor(origins: readonly Origin[]) {
    this.#origins = origins;
  }

  /** The families that something is known of, sorted. */
  get families(): readonly string[] {
    return [...new Set(this.#origins.flatMap(({ families }) => families))].sort();
  }

  /** By name. */
  datasets(stored: readonly DatasetRow[]): readonly DatasetModel[] {
    const familiesOf = (name: string) =>
      this.#origins.find((origin) => 'stored' in origin && origin.stored === name)?.families ?? [];
    this.#installed ??= merged(this.#origins.flatMap((origin) => installed(origin) ?? []));
    return [...stored.map((row) => ({ ...row, families: familiesOf(row.name) })), ...this.#installed].sort(
      (a, b) => (a.name < b.name ? -1 : 1),
    );
  }
}

/** What an origin outside the store says of itself. Null: it stands in the store. */
function installed(origin: Origin): DatasetModel | null {
  const { families } = origin;
  const plain = { rowCount: null, importedAt: null, families };
  if ('stored' in origin) return null;
  if ('npm' in origin) {
    const { npm, name = npm, dataLicence, attribution = null } = origin;
    const { version, licence: own } = packageManifest(npm);
    const licence = dataLicence === undefined ? own : `${own} AND ${dataLicence}`;
    return { ...plain, name, edition: version, source: `npm ${npm}@${version}`, licence, attribution };
  }
  if ('file' in origin) {
    const { file, licence = 'MIT', attribution = null } = origin;
    const texts = textsOf(file);
    return {
      ...plain,
      name: file.replace(/^facts\//, '').replace(/\.\w+$|\/$/, ''),
      edition: origin.edition ?? editionOf(texts[0] ?? '', file),
      source: file,
      licence,
      attribution,
      rowCount: /(?:\.tsv|\/)$/.test(file) ? texts.reduce((sum, text) => sum + rowsOf(text, file), 0) : null,
    };
  }
  if ('live' in origin) {
    const { live: name, setting, licence, attribution = null } = origin;
    return { ...plain, name, edition: 'live', source: `asked live: ${setting}`, licence, attribution };
  }
  const { standard: name, edition } = origin;
  return { ...plain, name, edition, source: `computed: ${name}`, licence: 'MIT', attribution: null };
}

/** What several subgraphs read stands once. */
function merged(datasets: readonly DatasetModel[]): readonly DatasetModel[] {
  const byName = new Map<string, DatasetModel>();
  for (const dataset of datasets) {
    const known = byName.get(dataset.name);
    const families = [...new Set([...(known?.families ?? []), ...dataset.families])].sort();
    byName.set(dataset.name, { ...(known ?? dataset), families });
  }
  return [...byName.values()];
}

/** The text of a file, or of each table of a folder. */
function textsOf(file: string): readonly string[] {
  const path = new URL(`../../../${file}`, import.meta.url);
  const tables = file.endsWith('/') ? readdirSync(path).filter((name) => name.endsWith('.tsv')) : [''];
  return tables.map((name) => readFileSync(new URL(name, path), 'utf8'));
}

/** `# Edition: 2026-11. Source: …` → `2026-11`. */
function editionOf(text: string, file: string): string {
  const head = text.split('\n').filter((line) => line.startsWith('#'));
  const edition = /\bedition:?\s+(.+?)(?=[,:;(]|\.(?:\s|$)|\s*$)/i.exec(
    head.find((line) => /\bedition\b/i.test(line)) ?? '',
  );
  if (edition?.[1] === undefined) throw new Error(`${file} says no edition.`);
  return edition[1].trim();
}

/** Lines that are neither comment nor column names, which the first line of a fact table has. */
const rowsOf = (text: string, file: string): number =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length -
  (file.startsWith('facts/tables/') ? 1 : 0);
