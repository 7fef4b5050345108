import { turnedOffBy } from '../../../core/setting.ts';
import { createBrreg } from './brreg.ts';
import { createCompaniesHouse } from './companies-house.ts';
import type { Register } from './register-record.ts';
import { createSirene } from './sirene.ts';
import type { CompanySettings } from '../settings.ts';

/** Creates the national registers that can be queried, by country. */
export const createRegisters = (settings: CompanySettings): ReadonlyMap<string, Register> =>
  new Map(
    [
      createSirene({
        baseUrl: settings.SIRENE_URL,
        key: settings.SIRENE_KEY,
        turnedOffBy: offlineOnly(settings),
      }),
      createCompaniesHouse({
        baseUrl: settings.COMPANIES_HOUSE_URL,
        key: settings.COMPANIES_HOUSE_KEY,
        turnedOffBy: offlineOnly(settings),
      }),
      createBrreg({ baseUrl: settings.BRREG_URL, turnedOffBy: turnedOffBy(settings, 'BRREG_URL') }),
    ].map((register) => [register.countryCode, register]),
  );

/** A register that needs a key is turned off by OFFLINE only. */
const offlineOnly = ({ OFFLINE: offline }: CompanySettings): string | undefined =>
  offline === 'true' ? 'OFFLINE=true' : undefined;
