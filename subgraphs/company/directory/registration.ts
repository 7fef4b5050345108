import { invalid } from '../../lookup-error.ts';
import type { CompanyDirectory } from './directory.ts';
import type { CompanyProfile } from './profile.ts';

/** A company as the register of its number knows it. */
export interface RegisteredCompany {
  /** In the register's spelling. */
  readonly number: string;
  readonly type: string;
  readonly authority: string;
  readonly company: CompanyProfile;
}

/** Authorities whose register is one country's. */
const registerCountries: Readonly<Record<string, string>> = { sec: 'US', irs: 'US' };

/**
 * Finds the company that has the number: a CIK with or without leading zeros, or another recorded identifier.
 * @param country ISO 3166-1 alpha-2 of the register or of the incorporation; needed when several companies have the number.
 * @returns null when no company of the directory has it.
 */
export function findRegistration(
  directory: CompanyDirectory,
  number: string,
  country: string | null,
): RegisteredCompany | null {
  if (!/^[A-Za-z0-9][A-Za-z0-9 ./-]{0,31}$/.test(number)) {
    throw invalid(
      'number',
      'number must be a company number of at most 32 letters and digits: use for example 0000320193.',
    );
  }
  const found = directory
    .withNumber(number)
    .filter(
      ({ company, identifier }) =>
        country === null ||
        company.countryCode === country ||
        registerCountries[identifier.authority] === country,
    );
  const [only, other] = found;
  if (only === undefined) return null;
  if (other !== undefined) {
    throw country === null
      ? invalid(
          'country',
          `Several companies have the number ${number}: name the country, for example country=${only.company.countryCode ?? 'US'}.`,
        )
      : invalid(
          'number',
          `Several companies of ${country} have the number ${number}: search with identifier and authority, for example identifier=320193&authority=sec.`,
        );
  }
  const { company, identifier } = only;
  return { number: identifier.value, type: identifier.type, authority: identifier.authority, company };
}
