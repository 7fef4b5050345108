import type { Database } from '../../db/client/client.ts';
import { formatMegabytes, createTerminalProgress } from '../../db/import/progress.ts';
import { readProvenance } from '../../db/import/provenance.ts';
import { freeSources, type FreeSource } from '../../db/importers/free-sources.ts';
import { timezones } from '../../db/importers/timezones.ts';
import type { TrustedOrigins } from '../../net/public-addresses.ts';
import { describeUnknownWord } from '../option-error.ts';
import { geonamesPostalCodes } from '../../db/importers/geonames-postal.ts';
import { importCountry } from './import-country.ts';
import { importFile } from './import-file.ts';
import { importZones } from './import-zones.ts';
import { fetchFile, getRecordedSource } from './source-file.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
import type { Writable } from './writable.ts';
import { isUserFacing, UserFacingError } from '../../core/user-facing-error.ts';

export interface UpdateOptions {
  /** Names of sources, separated by commas. Default: all sources except the very large ones. */
  readonly only?: string | undefined;
  /** ISO 3166-1 alpha-2 code. Sources with separate files for each country are updated from this country's file. */
  readonly country?: string | undefined;
  readonly force?: boolean | undefined;
  /** Maximum size of a download in bytes. */
  readonly maxBytes: number;
  /** IMPORT_TRUSTED. */
  readonly trusted: TrustedOrigins;
  /** IMPORT_MIRROR. */
  readonly mirror?: string | undefined;
  readonly today: Date;
}

/**
 * Returns the sources to update.
 * @param names names from the command line, in addition to those of --only
 * @throws UserFacingError for an unknown source, and for a country when a named source has no files by country
 */
export function selectSources(
  names: readonly string[],
  { only, country }: UpdateOptions,
): readonly FreeSource[] {
  const requestedNames = [...names, ...(only ?? '').split(',')].map((name) => name.trim()).filter(Boolean);
  const unknownName = requestedNames.find((name) => freeSources.every((source) => source.name !== name));
  if (unknownName !== undefined)
    throw new UserFacingError(
      'usage',
      `${describeUnknownWord(
        'source',
        unknownName,
        freeSources.map(({ name }) => name),
      )} Sources: ${freeSources.map(({ name }) => name).join(', ')}.`,
    );
  const sources = freeSources.filter(({ name, onlyNamed }) =>
    requestedNames.length === 0 ? onlyNamed !== true : requestedNames.includes(name),
  );
  if (country === undefined) return sources;
  if (!/^[A-Z]{2}$/.test(country))
    throw new UserFacingError(
      'usage',
      `--country must be an ISO 3166-1 alpha-2 code such as AT, not "${country}"`,
    );
  const sourcesWithoutCountries =
    requestedNames.length === 0 ? undefined : sources.find(({ hasCountries }) => hasCountries !== true);
  if (sourcesWithoutCountries !== undefined)
    throw new UserFacingError(
      'usage',
      `${sourcesWithoutCountries.name} has no files by country: update it without --country`,
    );
  return sources.filter(({ hasCountries }) => hasCountries === true);
}

/** Prints the sources to download with their URLs, sizes and licences. */
export function printSources(sources: readonly FreeSource[], options: UpdateOptions, out: Writable): void {
  for (const source of sources) {
    const [url = ''] = source.urls(options.today, options.country);
    const size = options.country === undefined ? `about ${formatSize(source)}` : 'less than 20 MB';
    out.write(
      `${source.name.padEnd(14)} ${size.padStart(15)}  ${source.licence.padEnd(18)} ${source.what}\n`,
    );
    out.write(`${''.padEnd(14)} ${url}\n`);
  }
  const bytes = sources.reduce((sum, source) => sum + source.megabytes, 0) * 1e6;
  if (options.country === undefined) out.write(`together       about ${formatMegabytes(bytes)}\n`);
  const sourcesByNameOnly = freeSources.filter(
    (source) => source.onlyNamed === true && !sources.includes(source),
  );
  if (sourcesByNameOnly.length > 0) {
    const namedSourceTexts = sourcesByNameOnly.map((source) => `${source.name} (${formatSize(source)})`);
    out.write(`only by name   ${namedSourceTexts.join(', ')}\n`);
  }
}

const formatSize = (source: FreeSource): string => formatMegabytes(source.megabytes * 1e6);

/**
 * Downloads the sources one after the other, and imports those that have changed. A source that fails keeps its existing data,
 * and the other sources are still updated.
 * @returns the exit code: 1 when a source failed
 */
export async function update(
  db: Database,
  out: Writable,
  sources: readonly FreeSource[],
  options: UpdateOptions,
): Promise<0 | 1> {
  const failedNames: string[] = [];
  for (const source of sources) {
    try {
      await withTemporaryFolder('lookup-update-', (folder) =>
        updateDataset(db, out, source, { ...options, folder }),
      );
    } catch (error) {
      if (!isUserFacing(error, 'dataset')) throw error;
      failedNames.push(source.name);
      out.write(`${source.name.padEnd(14)} failed: ${error.message}\n`);
    }
  }
  if (failedNames.length > 0)
    out.write(`not updated: ${failedNames.join(', ')}; their present data is unchanged\n`);
  return failedNames.length > 0 ? 1 : 0;
}

async function updateDataset(
  db: Database,
  out: Writable,
  source: FreeSource,
  options: UpdateOptions & { readonly folder: string },
): Promise<void> {
  const { dataset } = source;
  const urls = source.urls(options.today, options.country).map((url) => new URL(url));
  const currentProvenance = await readProvenance(db.orm, dataset.name);
  for (const url of urls) {
    const isSameSource =
      currentProvenance !== undefined &&
      !currentProvenance.bundled &&
      currentProvenance.source === getRecordedSource(url) &&
      currentProvenance.revision === dataset.revision;
    // The limit is twice the published size. A file of one country has less than 20 MB.
    const publishedBytes = 2e6 * (options.country === undefined ? source.megabytes : 20);
    const sourceFile = await fetchFile(url, {
      ...options,
      maxBytes: Math.min(options.maxBytes, Math.max(publishedBytes, 20e6)),
      since: isSameSource ? currentProvenance.importedAt : undefined,
      progress: createTerminalProgress(out),
    });
    if (sourceFile === 'absent') continue;
    if (sourceFile === 'unchanged') out.write(`${source.name.padEnd(14)} no newer version is available\n`);
    else if (dataset === timezones)
      await importZones(db, out, sourceFile, { force: options.force, newest: true });
    else if (options.country !== undefined && dataset === geonamesPostalCodes)
      await importCountry(db, out, options.country, sourceFile, options);
    else await importFile(db, out, dataset, { from: sourceFile, force: options.force });
    return;
  }
  throw new UserFacingError(
    'dataset',
    `there is no file at ${urls.map(({ href }) => href).join(', nor at ')}`,
  );
}
