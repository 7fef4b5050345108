import { createSourceError, type Provider } from '../../provider.ts';
import { isJsonObject, getObjectAt, getObjectsAt, getTextAt, type JsonObject } from '../../../core/json.ts';
import {
  joinParts,
  formatPhone,
  formatPostalCode,
  findStateName,
  unknownProvider,
  type NpiRegistryRecord,
} from './registry-record.ts';

const typesByCode = { 'NPI-1': 'individual', 'NPI-2': 'organization' } as const;
const isProviderTypeCode = (text: string): text is keyof typeof typesByCode => text in typesByCode;

/** Returns a field of a record; null for an empty field, which contains dashes. */
function readFact(record: JsonObject | undefined, key: string): string | null {
  const text = getTextAt(record, key);
  return text === null || /^-+$/.test(text) ? null : text;
}

const source = 'NPPES registry';

/** Whether the response has error 15, "CMS deactivated NPI …". The registry returns no other facts about a deactivated number. */
const isDeactivated = (response: JsonObject): boolean =>
  getObjectsAt(response, 'Errors').some((error) => String(error['number']) === '15');

function parseRegistryResponse(
  result: JsonObject,
  kind: NpiRegistryRecord['kind'],
  basic: JsonObject,
): NpiRegistryRecord {
  const addresses = getObjectsAt(result, 'addresses');
  const practiceLocation = addresses.find((each) => each['address_purpose'] === 'LOCATION') ?? addresses[0];
  const taxonomies = getObjectsAt(result, 'taxonomies');
  const taxonomy = taxonomies.find((each) => each['primary'] === true) ?? taxonomies[0];
  const [first, middle, last] = ['first_name', 'middle_name', 'last_name'].map((key) => readFact(basic, key));
  const countryCode = readFact(practiceLocation, 'country_code');
  const state = readFact(practiceLocation, 'state');
  const status = readFact(basic, 'status');
  return {
    source,
    registered: true,
    active: status === null ? null : status === 'A',
    kind,
    name: readFact(basic, 'organization_name') ?? joinParts(first ?? null, middle ?? null, last ?? null),
    first: first ?? null,
    last: last ?? null,
    credential: readFact(basic, 'credential'),
    specialty: readFact(taxonomy, 'desc'),
    taxonomy: readFact(taxonomy, 'code'),
    address: joinParts(readFact(practiceLocation, 'address_1'), readFact(practiceLocation, 'address_2')),
    city: readFact(practiceLocation, 'city'),
    state,
    stateName: findStateName(countryCode, state),
    postal: formatPostalCode(readFact(practiceLocation, 'postal_code'), countryCode),
    countryCode,
    phone: formatPhone(readFact(practiceLocation, 'telephone_number')),
    deactivatedAt: readFact(basic, 'deactivation_date'),
    replacement: null,
  };
}

/**
 * Queries NPPES, the national registry of US health care providers (API version 2.1). Source:
 * npiregistry.cms.hhs.gov/api-page (fields and errors).
 * @throws service_unavailable when the registry fails or responds in an unknown format
 */
export async function queryNppes(
  provider: Provider,
  npi: string,
  signal: AbortSignal | undefined,
): Promise<NpiRegistryRecord> {
  const { status, value } = await provider.json(`/?version=2.1&number=${npi}`, { signal });
  const createFailure = () => createSourceError(provider, `returned status ${status} in an unknown format`);
  // The registry reports errors with status 200 and a list of errors instead of results. A deactivated number is also reported
  // as an error.
  if (status === 200 && isJsonObject(value) && isDeactivated(value))
    return { ...unknownProvider, source, registered: true, active: false };
  if (status !== 200 || !isJsonObject(value) || !Array.isArray(value['results'])) throw createFailure();
  const results = getObjectsAt(value, 'results');
  if (results.length === 0 && value['result_count'] === 0)
    return { ...unknownProvider, source, registered: false };
  const result = results.find((each) => String(each['number']) === npi);
  const kind = getTextAt(result, 'enumeration_type') ?? '';
  const basicFacts = getObjectAt(result, 'basic');
  if (result === undefined || !isProviderTypeCode(kind) || basicFacts === null) throw createFailure();
  return parseRegistryResponse(result, typesByCode[kind], basicFacts);
}
