import { booleanAt, parsedJson, textAt, textsAt } from '../../../core/json.ts';
import type { Provider } from '../../provider.ts';
import {
  joined,
  noAnswer,
  noFacts,
  registerProvider,
  type Register,
  type RegisterPace,
  type RegisterRecord,
} from './register-record.ts';

export interface BrregOptions extends RegisterPace {
  /** Undefined: not configured. */
  readonly baseUrl: string | undefined;
}

/**
 * Enhetsregisteret, the register of Brønnøysund for Norway: legal units, and establishments under them.
 * Source: data.brreg.no/enhetsregisteret/api/dokumentasjon; the form of what 404 and 410 say is not documented.
 */
export function createBrreg(options: BrregOptions): Register {
  const provider = registerProvider({
    name: 'Enhetsregisteret',
    setting: 'BRREG_URL',
    headers: { accept: 'application/json' },
    ...options,
  });
  return {
    countryCode: 'NO',
    name: provider.name,
    configured: provider.configured,
    switchedOnBy: 'BRREG_URL=https://data.brreg.no/enhetsregisteret/api',
    async find(number, signal) {
      return (
        (await unitAt(provider, `/enheter/${number}`, number, signal)) ??
        unitAt(provider, `/underenheter/${number}`, number, signal)
      );
    },
  };
}

async function unitAt(
  provider: Provider,
  path: string,
  number: string,
  signal: AbortSignal | undefined,
): Promise<RegisterRecord | null> {
  const { status, text } = await provider.request(path, { signal });
  const value = parsedJson(text);
  // A page says that the address is wrong, not the number.
  if (status === 404 && (text === '' || value !== undefined)) return null;
  // Removed from the open data: it was registered, and nothing else is told.
  if (status === 410) return noFacts;
  if (status !== 200 || textAt(value, 'organisasjonsnummer') !== number) throw noAnswer(provider, status);
  return recordOf(value, number);
}

function recordOf(value: unknown, number: string): RegisterRecord {
  const at = (...path: string[]) => textAt(value, ...path);
  const place = at('forretningsadresse', 'poststed') === null ? 'beliggenhetsadresse' : 'forretningsadresse';
  const ending = ['konkurs', 'underAvvikling', 'underTvangsavviklingEllerTvangsopplosning'];
  return {
    ...noFacts,
    name: at('navn'),
    active: at('slettedato') === null && !ending.some((key) => booleanAt(value, key) === true),
    kind: at('organisasjonsform', 'beskrivelse') ?? at('organisasjonsform', 'kode'),
    activity: at('naeringskode1', 'beskrivelse'),
    street: joined(', ', ...textsAt(value, place, 'adresse').map((line) => line.trim() || null)),
    city: at(place, 'poststed'),
    postal: at(place, 'postnummer'),
    vat: booleanAt(value, 'registrertIMvaregisteret') === true ? `NO${number}MVA` : null,
  };
}
