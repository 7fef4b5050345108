import { getBooleanAt, parseJson, getTextAt, getTextsAt } from '../../../core/json.ts';
import type { Provider } from '../../provider.ts';
import {
  joinParts,
  createFailedResponseError,
  emptyRegisterRecord,
  createRegisterClient,
  type Register,
  type RegisterThrottle,
  type RegisterRecord,
} from './register-record.ts';

export interface BrregOptions extends RegisterThrottle {
  /** URL of the register; undefined when the register is not configured. */
  readonly baseUrl: string | undefined;
}

/**
 * Creates the client of Enhetsregisteret (Brønnøysund), the business register of Norway: legal units and their establishments.
 * Source: data.brreg.no/enhetsregisteret/api/dokumentasjon, which does not document the bodies of 404 and 410 responses.
 */
export function createBrreg(options: BrregOptions): Register {
  const provider = createRegisterClient({
    name: 'Enhetsregisteret',
    setting: 'BRREG_URL',
    headers: { accept: 'application/json' },
    ...options,
  });
  return {
    countryCode: 'NO',
    name: provider.name,
    configured: provider.configured,
    async find(number, signal) {
      return (
        (await findEntity(provider, `/enheter/${number}`, number, signal)) ??
        findEntity(provider, `/underenheter/${number}`, number, signal)
      );
    },
  };
}

async function findEntity(
  provider: Provider,
  path: string,
  number: string,
  signal: AbortSignal | undefined,
): Promise<RegisterRecord | null> {
  const { status, text } = await provider.request(path, { signal });
  const value = parseJson(text);
  // An HTML page means that the configured URL is wrong, not that the number is unknown.
  if (status === 404 && (text === '' || value !== undefined)) return null;
  // Status 410 means that the number was registered, but was removed from the open data. No other facts are available.
  if (status === 410) return emptyRegisterRecord;
  if (status !== 200 || getTextAt(value, 'organisasjonsnummer') !== number)
    throw createFailedResponseError(provider, status);
  return toRecord(value, number);
}

function toRecord(value: unknown, number: string): RegisterRecord {
  const readText = (...path: string[]) => getTextAt(value, ...path);
  const addressKey =
    readText('forretningsadresse', 'poststed') === null ? 'beliggenhetsadresse' : 'forretningsadresse';
  const dissolutionFlags = ['konkurs', 'underAvvikling', 'underTvangsavviklingEllerTvangsopplosning'];
  return {
    ...emptyRegisterRecord,
    name: readText('navn'),
    active:
      readText('slettedato') === null && !dissolutionFlags.some((key) => getBooleanAt(value, key) === true),
    kind: readText('organisasjonsform', 'beskrivelse') ?? readText('organisasjonsform', 'kode'),
    activity: readText('naeringskode1', 'beskrivelse'),
    street: joinParts(', ', ...getTextsAt(value, addressKey, 'adresse').map((line) => line.trim() || null)),
    city: readText(addressKey, 'poststed'),
    postal: readText(addressKey, 'postnummer'),
    vat: getBooleanAt(value, 'registrertIMvaregisteret') === true ? `NO${number}MVA` : null,
  };
}
