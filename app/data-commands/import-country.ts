import { asc, ne } from 'drizzle-orm';
import type { Database } from '../../db/client/client.ts';
import type { Dataset } from '../../db/import/dataset.ts';
import { readProvenance } from '../../db/import/provenance.ts';
import { geonamesPostalCodes } from '../../db/importers/geonames-postal.ts';
import { geonamesPostal } from '../../db/tables/postal.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';
import { importFile } from './import-file.ts';
import type { SourceFile } from './source-file.ts';
import type { Writable } from './writable.ts';

/** Maximum number of rows of other countries, which are in memory during the import: about 250 MB. */
const maxOtherRows = 500_000;
/** Maximum length of the recorded source in characters. It names the file of each imported country. */
const maxSourceLength = 500;

/**
 * Imports the postal codes of one country, and keeps those of all other countries.
 * @param country ISO 3166-1 alpha-2
 * @throws UserFacingError when there are too many other rows; the file of all countries should then be imported
 */
export async function importCountry(
  db: Database,
  out: Writable,
  country: string,
  from: SourceFile,
  { force }: { readonly force?: boolean | undefined },
): Promise<void> {
  const previousProvenance = await readProvenance(db.orm, geonamesPostalCodes.name);
  if (previousProvenance === undefined) return importFile(db, out, geonamesPostalCodes, { from, force });
  if (previousProvenance.rowCount > maxOtherRows)
    throw new UserFacingError('dataset', 'most countries are loaded: update postal without --country');
  // Read the other rows before the import, because the connection of the embedded database cannot read while it writes.
  const otherRows = await db.orm
    .select()
    .from(geonamesPostal)
    .where(ne(geonamesPostal.country, country))
    .orderBy(asc(geonamesPostal.country), asc(geonamesPostal.key));
  const mergedDataset: Dataset<typeof geonamesPostal> = {
    ...geonamesPostalCodes,
    async *rows(file) {
      for (const [index, row] of otherRows.entries()) yield { line: index + 1, row };
      yield* geonamesPostalCodes.rows(file);
    },
  };
  const sources = [...new Set([...previousProvenance.source.split(', '), from.source])].join(', ');
  await importFile(db, out, mergedDataset, {
    from: {
      path: from.path,
      edition: from.edition,
      source: sources.length > maxSourceLength ? 'several countries of GeoNames' : sources,
      // Record no hash, because the file alone does not determine the rows.
    },
    force,
    over: previousProvenance.contentHash,
  });
}
