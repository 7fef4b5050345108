import { createBrreg } from './brreg.ts';
import { createCompaniesHouse } from './companies-house.ts';
import type { Register } from './register-record.ts';
import { createSirene } from './sirene.ts';
import type { CompanySettings } from '../settings.ts';

/** Creates the national registers that can be queried, by country. */
export const createRegisters = (settings: CompanySettings): ReadonlyMap<string, Register> =>
  new Map(
    [
      createSirene({ baseUrl: settings.SIRENE_URL, key: settings.SIRENE_KEY }),
      createCompaniesHouse({ baseUrl: settings.COMPANIES_HOUSE_URL, key: settings.COMPANIES_HOUSE_KEY }),
      createBrreg({ baseUrl: settings.BRREG_URL }),
    ].map((register) => [register.countryCode, register]),
  );
