import { unavailable } from '../../../core/lookup-error.ts';
import type { Provider } from '../../provider.ts';
import { isJsonObject, objectAt, objectsAt, textAt, type JsonObject } from '../../../core/json.ts';
import {
  joined,
  phoneOf,
  formatPostalCode,
  stateNameOf,
  unknownProvider,
  type NpiRegistryRecord,
} from './registry-record.ts';

const kinds = { 'NPI-1': 'individual', 'NPI-2': 'organization' } as const;
const isKind = (text: string): text is keyof typeof kinds => text in kinds;

/** Returns a field of a record. The registry writes dashes in an empty field. */
function factOf(record: JsonObject | undefined, key: string): string | null {
  const text = textAt(record, key);
  return text === null || /^-+$/.test(text) ? null : text;
}

const source = 'NPPES registry';

/** Whether the response has error 15, "CMS deactivated NPI …". The registry returns no other facts of such a number. */
const isDeactivated = (response: JsonObject): boolean =>
  objectsAt(response, 'Errors').some((error) => String(error['number']) === '15');

function registered(
  result: JsonObject,
  kind: NpiRegistryRecord['kind'],
  basic: JsonObject,
): NpiRegistryRecord {
  const addresses = objectsAt(result, 'addresses');
  const practiceLocation = addresses.find((each) => each['address_purpose'] === 'LOCATION') ?? addresses[0];
  const taxonomies = objectsAt(result, 'taxonomies');
  const taxonomy = taxonomies.find((each) => each['primary'] === true) ?? taxonomies[0];
  const [first, middle, last] = ['first_name', 'middle_name', 'last_name'].map((key) => factOf(basic, key));
  const countryCode = factOf(practiceLocation, 'country_code');
  const state = factOf(practiceLocation, 'state');
  const status = factOf(basic, 'status');
  return {
    source,
    registered: true,
    active: status === null ? null : status === 'A',
    kind,
    name: factOf(basic, 'organization_name') ?? joined(first ?? null, middle ?? null, last ?? null),
    first: first ?? null,
    last: last ?? null,
    credential: factOf(basic, 'credential'),
    specialty: factOf(taxonomy, 'desc'),
    taxonomy: factOf(taxonomy, 'code'),
    address: joined(factOf(practiceLocation, 'address_1'), factOf(practiceLocation, 'address_2')),
    city: factOf(practiceLocation, 'city'),
    state,
    stateName: stateNameOf(countryCode, state),
    postal: formatPostalCode(factOf(practiceLocation, 'postal_code'), countryCode),
    countryCode,
    phone: phoneOf(factOf(practiceLocation, 'telephone_number')),
    deactivatedAt: factOf(basic, 'deactivation_date'),
    replacement: null,
  };
}

/**
 * Queries NPPES, the national registry of US health care providers (API version 2.1).
 * Source: npiregistry.cms.hhs.gov/api-page (fields and errors).
 * @throws service_unavailable when the registry fails or responds in an unknown form
 */
export async function queryNppes(
  provider: Provider,
  npi: string,
  signal: AbortSignal | undefined,
): Promise<NpiRegistryRecord> {
  const { status, value } = await provider.json(`/?version=2.1&number=${npi}`, { signal });
  const failure = () =>
    unavailable(
      `${provider.name} returned status ${status} in an unknown format. It is configured by ${provider.setting}.`,
    );
  // The registry reports errors with status 200 and a list of errors instead of results. A deactivated number is one of these
  // errors.
  if (status === 200 && isJsonObject(value) && isDeactivated(value))
    return { ...unknownProvider, source, registered: true, active: false };
  if (status !== 200 || !isJsonObject(value) || !Array.isArray(value['results'])) throw failure();
  const results = objectsAt(value, 'results');
  if (results.length === 0 && value['result_count'] === 0)
    return { ...unknownProvider, source, registered: false };
  const result = results.find((each) => String(each['number']) === npi);
  const kind = textAt(result, 'enumeration_type') ?? '';
  const basic = objectAt(result, 'basic');
  if (result === undefined || !isKind(kind) || basic === null) throw failure();
  return registered(result, kinds[kind], basic);
}
