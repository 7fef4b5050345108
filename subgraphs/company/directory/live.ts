import type { CompanyRecord } from '../../../db/records/company-record.ts';
import { createCompanyDirectory, type CompanyDirectory } from './directory.ts';

/**
 * Provides the directory over a source of records that can change while the service runs. The index is rebuilt only
 * when the source returns a different list.
 * @param cursorSecret see createCompanyDirectory.
 */
export function createLiveDirectory(
  source: { readonly current: readonly CompanyRecord[] },
  cursorSecret: string,
): () => CompanyDirectory {
  let records: readonly CompanyRecord[] | undefined;
  let directory: CompanyDirectory | undefined;
  return () => {
    if (directory === undefined || records !== source.current) {
      records = source.current;
      directory = createCompanyDirectory(records, cursorSecret);
    }
    return directory;
  };
}
