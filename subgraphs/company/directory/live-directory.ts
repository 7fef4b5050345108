import type { CompanyRecord } from '../../../db/records/company-record.ts';
import { createCompanyDirectory, type CompanyDirectory } from './directory.ts';

/**
 * Creates a directory from a source of records that can change at run time. The index is rebuilt only when the source returns a
 * different list.
 * @param cursorSecret as in `createCompanyDirectory`
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
