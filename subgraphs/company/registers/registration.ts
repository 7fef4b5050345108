import { createInvalidInputError } from '../../../core/lookup-error.ts';
import type { CompanyDirectory } from '../directory/directory.ts';
import type { CompanyProfile } from '../directory/profile.ts';
import { findStateName } from '../directory/subdivision.ts';
import { findCountryOfNumber, parseNationalNumber } from './national-number.ts';
import { emptyRegisterRecord, type Register, type RegisterRecord } from './register-record.ts';

/** Facts about the company to which a number belongs. */
export interface RegistrationFacts extends RegisterRecord {
  /** Name of the source of the facts. Null when no source was queried. */
  readonly source: string | null;
  /** Whether a register contains the number; null when no register could be queried. */
  readonly registered: boolean | null;
  readonly state: string | null;
  readonly stateName: string | null;
  readonly gst: string | null;
  readonly acn: string | null;
  readonly company: CompanyProfile | null;
}

/** A company number, and the facts about the company with that number. */
export interface Registration {
  /** The number in the register's format. */
  readonly number: string;
  readonly type: string | null;
  readonly valid: boolean;
  readonly countryCode: string | null;
  /** Queries the national register. Resolvers of register fields share one query. */
  readonly facts: () => RegistrationFacts | Promise<RegistrationFacts>;
}

export interface RegistrationSources {
  readonly directory: () => CompanyDirectory;
  /** National registers that can be queried, by country. */
  readonly registers: ReadonlyMap<string, Register>;
}

const unknownFacts: RegistrationFacts = {
  ...emptyRegisterRecord,
  source: null,
  registered: null,
  state: null,
  stateName: null,
  gst: null,
  acn: null,
  company: null,
};

/** Countries of the authorities that register companies of a single country. */
const registerCountries: Readonly<Record<string, string>> = { sec: 'US', irs: 'US' };

/**
 * Finds the company that has a number. First searches the directory, by CIK with or without leading zeros, or by another
 * recorded identifier. Then queries the national register of `country`, if the service has number rules for that country.
 * Without `country`, the number of a national register must match the formats of a single country.
 * @param country ISO 3166-1 alpha-2 of the register or of the incorporation. Required when several companies have the number.
 * @returns null when no company of the directory has the number and the service has no rules for the country
 */
export function findRegistration(
  { directory, registers }: RegistrationSources,
  number: string,
  country: string | null,
  signal?: AbortSignal,
): Registration | null {
  if (!/^[A-Za-z0-9][A-Za-z0-9 ./-]{0,31}$/.test(number)) {
    throw createInvalidInputError(
      'number',
      'number must be a company number of at most 32 letters and digits: for example, use 0000320193.',
    );
  }
  const companyRegistration = findInDirectory(directory(), number, country);
  if (companyRegistration !== null) return companyRegistration;
  const registerCountry = country ?? findCountryOfNumber(number);
  return registerCountry === null
    ? null
    : findInRegister(registers.get(registerCountry), number, registerCountry, signal);
}

function findInDirectory(
  directory: CompanyDirectory,
  number: string,
  country: string | null,
): Registration | null {
  const matches = directory
    .withNumber(number)
    .filter(
      ({ company, identifier }) =>
        country === null ||
        company.countryCode === country ||
        registerCountries[identifier.authority] === country,
    );
  const [only, second] = matches;
  if (only === undefined) return null;
  if (second !== undefined) {
    throw country === null
      ? createInvalidInputError(
          'country',
          `Several companies have the number ${number}: for example, use country=${only.company.countryCode ?? 'US'}.`,
        )
      : createInvalidInputError(
          'number',
          `Several companies of ${country} have the number ${number}: use the company search, for example identifier=320193&authority=sec.`,
        );
  }
  const { company, identifier } = only;
  return {
    number: identifier.value,
    type: identifier.type,
    valid: true,
    countryCode: company.countryCode,
    facts: () => toFacts(company),
  };
}

function toFacts(company: CompanyProfile): RegistrationFacts {
  const { address, status } = company;
  const findNumber = (kind: string) => company.identifiers.find(({ type }) => type === kind)?.value ?? null;
  return {
    source: 'company directory',
    registered: true,
    name: company.name,
    active: status === null ? null : status.toLowerCase() === 'active',
    kind: null,
    activity: company.industries[0]?.name ?? null,
    street: address?.street ?? null,
    city: address?.city ?? null,
    state: address?.state ?? null,
    stateName: findStateName(address?.state ?? null, address?.countryCode ?? null),
    postal: address?.postal ?? null,
    vat: findNumber('vat'),
    gst: findNumber('gst'),
    acn: findNumber('acn'),
    siren: findNumber('siren'),
    siege: findNumber('siret'),
    company,
  };
}

function findInRegister(
  register: Register | undefined,
  text: string,
  country: string,
  signal: AbortSignal | undefined,
): Registration | null {
  const nationalNumber = parseNationalNumber(text, country);
  if (nationalNumber === null) return null;
  const { number, valid } = nationalNumber;
  let pendingFacts: Promise<RegistrationFacts> | undefined;
  // The rules alone determine whether a number is valid. The register does not need to be available.
  const query =
    register?.configured !== true || !valid ? null : () => queryRegister(register, number, signal);
  return {
    ...nationalNumber,
    countryCode: country,
    facts: () =>
      query === null ? { ...unknownFacts, registered: valid ? null : false } : (pendingFacts ??= query()),
  };
}

async function queryRegister(
  register: Register,
  number: string,
  signal: AbortSignal | undefined,
): Promise<RegistrationFacts> {
  const record = await register.find(number, signal);
  return { ...unknownFacts, source: register.name, registered: record !== null, ...record };
}
