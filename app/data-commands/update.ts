import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../db/client/client.ts';
import { DatasetError } from '../../db/import/dataset.ts';
import { megabytes, progressOn } from '../../db/import/progress.ts';
import { provenanceOf } from '../../db/import/provenance.ts';
import { freeSources, type FreeSource } from '../../db/importers/free-sources.ts';
import { timezones } from '../../db/importers/timezones.ts';
import type { TrustedOrigins } from '../../net/reach.ts';
import { importFile } from './import-file.ts';
import { importZones } from './import-zones.ts';
import { fetchedFile, sourceOf } from './source-file.ts';
import { UsageError, type Writable } from './writable.ts';

export interface UpdateOptions {
  /** Names of sources, separated by commas. Default: all that are not fetched only where they are named. */
  readonly only?: string | undefined;
  /** ISO 3166-1 alpha-2: the file of one country, of sources that have such. */
  readonly country?: string | undefined;
  readonly force?: boolean | undefined;
  /** IMPORT_TRUSTED. */
  readonly trusted: TrustedOrigins;
  /** IMPORT_MIRROR. */
  readonly mirror?: string | undefined;
  readonly today: Date;
}

/**
 * The sources that are meant.
 * @param names as they stand on the command line beside --only
 * @throws UsageError for a name that there is not
 */
export function chosen(names: readonly string[], { only, country }: UpdateOptions): readonly FreeSource[] {
  const wanted = [...names, ...(only ?? '').split(',')].map((name) => name.trim()).filter(Boolean);
  const unknown = wanted.find((name) => freeSources.every((source) => source.name !== name));
  if (unknown !== undefined)
    throw new UsageError(
      `there is no source "${unknown}": ${freeSources.map(({ name }) => name).join(', ')}`,
    );
  const sources = freeSources.filter(({ name, onlyNamed }) =>
    wanted.length === 0 ? onlyNamed !== true : wanted.includes(name),
  );
  if (country === undefined) return sources;
  if (!/^[A-Z]{2}$/.test(country))
    throw new UsageError(`--country must be a code of two letters such as AT, not "${country}"`);
  const whole = wanted.length === 0 ? undefined : sources.find(({ hasCountries }) => hasCountries !== true);
  if (whole !== undefined) throw new UsageError(`${whole.name} has no files of single countries`);
  return sources.filter(({ hasCountries }) => hasCountries === true);
}

/** What would be fetched, from where, how large, under which licence. */
export function announce(sources: readonly FreeSource[], options: UpdateOptions, out: Writable): void {
  for (const source of sources) {
    const [url = ''] = source.urls(options.today, options.country);
    const size = options.country === undefined ? `about ${sizeOf(source)}` : 'less than 20 MB';
    out.write(
      `${source.name.padEnd(14)} ${size.padStart(15)}  ${source.licence.padEnd(18)} ${source.what}\n`,
    );
    out.write(`${''.padEnd(14)} ${url}\n`);
  }
  const bytes = sources.reduce((sum, source) => sum + source.megabytes, 0) * 1e6;
  if (options.country === undefined) out.write(`together       about ${megabytes(bytes)}\n`);
  const rest = freeSources.filter((source) => source.onlyNamed === true && !sources.includes(source));
  if (rest.length > 0) {
    const named = rest.map((source) => `${source.name} (${sizeOf(source)})`);
    out.write(`only by name   ${named.join(', ')}\n`);
  }
}

const sizeOf = (source: FreeSource): string => megabytes(source.megabytes * 1e6);

/**
 * Fetches the sources one after the other and imports what has changed. One that fails changes nothing and stops no other.
 * @returns the exit code: 1 when one has failed
 */
export async function update(
  db: Database,
  out: Writable,
  sources: readonly FreeSource[],
  options: UpdateOptions,
): Promise<0 | 1> {
  const failed: string[] = [];
  for (const source of sources) {
    const folder = await mkdtemp(join(tmpdir(), 'lookup-update-'));
    try {
      await updateOne(db, out, source, { ...options, folder });
    } catch (error) {
      if (!(error instanceof DatasetError)) throw error;
      failed.push(source.name);
      out.write(`${source.name.padEnd(14)} failed: ${error.message}\n`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  if (failed.length > 0) out.write(`not updated: ${failed.join(', ')}; the editions before stay\n`);
  return failed.length > 0 ? 1 : 0;
}

async function updateOne(
  db: Database,
  out: Writable,
  source: FreeSource,
  options: UpdateOptions & { readonly folder: string },
): Promise<void> {
  const { dataset } = source;
  const urls = source.urls(options.today, options.country).map((url) => new URL(url));
  const present = await provenanceOf(db.orm, dataset.name);
  for (const url of urls) {
    const isOurs =
      present !== undefined &&
      !present.bundled &&
      present.source === sourceOf(url) &&
      present.revision === dataset.revision;
    const from = await fetchedFile(url, {
      ...options,
      since: isOurs ? present.importedAt : undefined,
      progress: progressOn(out),
    });
    if (from === 'absent') continue;
    if (from === 'unchanged') out.write(`${source.name.padEnd(14)} nothing newer is there\n`);
    else if (dataset === timezones) await importZones(db, out, from, { force: options.force, newest: true });
    else await importFile(db, out, dataset, { from, force: options.force });
    return;
  }
  throw new DatasetError(`there is no file at ${urls.map(({ href }) => href).join(', nor at ')}`);
}
