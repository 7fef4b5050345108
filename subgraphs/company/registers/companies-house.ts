import { isJsonObject, getObjectsAt, getTextAt, getTextsAt } from '../../../core/json.ts';
import {
  joinParts,
  createFailedResponseError,
  emptyRegisterRecord,
  createRegisterClient,
  type AuthenticatedRegisterOptions,
  type Register,
} from './register-record.ts';

/** Statuses of registered companies that are not subject to proceedings. */
const activeStatuses = new Set(['active', 'open', 'registered']);

/**
 * Creates the client of Companies House, the register of the United Kingdom: GET /company/{number} of its public data API.
 * Source: developer-specs.company-information.service.gov.uk, company profile.
 */
export function createCompaniesHouse({ baseUrl, key, ...rest }: AuthenticatedRegisterOptions): Register {
  const provider = createRegisterClient({
    name: 'Companies House',
    setting: 'COMPANIES_HOUSE_KEY',
    baseUrl: key === undefined ? undefined : (baseUrl ?? 'https://api.company-information.service.gov.uk'),
    headers: { authorization: `Basic ${Buffer.from(`${key ?? ''}:`).toString('base64')}` },
    ...rest,
  });
  return {
    countryCode: 'GB',
    name: provider.name,
    configured: provider.configured,
    async find(number, signal) {
      const { status, value } = await provider.json(`/company/${number}`, { signal });
      const errors = getObjectsAt(value, 'errors').map((error) => error['error']);
      if (status === 404 && errors.includes('company-profile-not-found')) return null;
      if (status !== 200 || !isJsonObject(value) || getTextAt(value, 'company_number') !== number)
        throw createFailedResponseError(provider, status);
      const readText = (...path: string[]) => getTextAt(value, ...path);
      const officeKey = 'registered_office_address';
      const companyStatus = readText('company_status');
      return {
        ...emptyRegisterRecord,
        name: readText('company_name'),
        active: companyStatus === null ? null : activeStatuses.has(companyStatus),
        kind: readText('type'),
        activity: getTextsAt(value, 'sic_codes')[0] ?? null,
        street: joinParts(
          ', ',
          joinParts(' ', readText(officeKey, 'premises'), readText(officeKey, 'address_line_1')),
          readText(officeKey, 'address_line_2'),
        ),
        city: readText(officeKey, 'locality'),
        postal: readText(officeKey, 'postal_code'),
      };
    },
  };
}
