import { cleanNaics, type NaicsRow } from './clean-naics.ts';
import { readPackageJson } from '../../core/package-file.ts';

/** Returns NAICS 2017 (US) from the package naics, with cleaned texts. */
export function readNaics2017(): readonly NaicsRow[] {
  const rawClasses = readPackageJson<Record<string, { Title: string; Description: string }>>(
    'naics/data/2017_NAICS_Descriptions.json',
  );
  return cleanNaics(
    Object.entries(rawClasses).map(([code, { Title, Description }]) => ({
      code,
      title: Title,
      description: Description,
    })),
  );
}
