import type { NpiRow, NpiStore } from '../../../db/queries/npi.ts';
import { createUnavailableError } from '../../../core/lookup-error.ts';
import {
  joinParts,
  formatPhone,
  formatPostalCode,
  findStateName,
  unknownProvider,
  type NpiRegistryRecord,
} from './registry-record.ts';

/**
 * Looks up a number in the imported NPPES file.
 * @returns `registered: false` when the file does not contain the number; null when no file is imported
 * @throws service_unavailable when the store fails
 */
export async function findStoredProvider(store: NpiStore, npi: string): Promise<NpiRegistryRecord | null> {
  try {
    const edition = await store.edition();
    if (edition === null) return null;
    const source = `NPPES Downloadable File, edition ${edition}`;
    const row = await store.find(npi);
    return row === null ? { ...unknownProvider, source, registered: false } : toRegistryRecord(row, source);
  } catch {
    throw createUnavailableError(
      'The imported NPI records cannot be read because the database does not respond. Try again later.',
    );
  }
}

function toRegistryRecord(row: NpiRow, source: string): NpiRegistryRecord {
  const { active, kind, first, last, credential, taxonomy, address, city, state } = row;
  return {
    active,
    kind,
    first,
    last,
    credential,
    taxonomy,
    address,
    city,
    state,
    source,
    registered: true,
    name: row.organization ?? joinParts(first, row.middle, last),
    // The file contains only the codes of taxonomies. Their names may not be republished.
    specialty: null,
    stateName: findStateName(row.country, state),
    postal: formatPostalCode(row.postal, row.country),
    countryCode: row.country,
    phone: formatPhone(row.phone),
    deactivatedAt: row.deactivatedAt,
    replacement: row.replacement,
  };
}
