import { getNumberAt, getObjectAt, getTextAt, type JsonObject } from '../../../core/json.ts';
import {
  joinParts,
  createFailedResponseError,
  emptyRegisterRecord,
  createRegisterClient,
  type AuthenticatedRegisterOptions,
  type Register,
  type RegisterRecord,
} from './register-record.ts';

/**
 * Creates the client of Sirene, the register of INSEE for France (API version 3.11). A legal unit is queried through its head
 * office, which has the address. An establishment is queried by its own number. Source: portail-api.insee.fr, documentation of
 * API Sirene 3.11.
 */
export function createSirene({ baseUrl, key, ...rest }: AuthenticatedRegisterOptions): Register {
  const provider = createRegisterClient({
    name: 'Sirene',
    setting: 'SIRENE_KEY',
    baseUrl: key === undefined ? undefined : (baseUrl ?? 'https://api.insee.fr/api-sirene/3.11'),
    headers: { 'x-insee-api-key-integration': key ?? '', accept: 'application/json' },
    ...rest,
  });
  return {
    countryCode: 'FR',
    name: provider.name,
    configured: provider.configured,
    async find(number, signal) {
      const isLegalUnit = number.length === 9;
      const query = encodeURIComponent(`siren:${number} AND etablissementSiege:true`);
      const { status, value } = await provider.json(
        isLegalUnit ? `/siret?q=${query}&nombre=1` : `/siret/${number}`,
        { signal },
      );
      if (status === 404 && getNumberAt(value, 'header', 'statut') === 404) return null;
      const establishment = isLegalUnit
        ? getObjectAt(value, 'etablissements', 0)
        : getObjectAt(value, 'etablissement');
      const returnedNumber = establishment?.[isLegalUnit ? 'siren' : 'siret'];
      if (status !== 200 || establishment === null || returnedNumber !== number)
        throw createFailedResponseError(provider, status);
      return isLegalUnit
        ? toLegalUnitRecord(establishment)
        : { ...toLegalUnitRecord(establishment), ...toEstablishmentRecord(establishment) };
    },
  };
}

/** Returns a field; null for the value `[ND]`, which means that the register does not publish the field. */
function readPublishedText(value: unknown, ...path: readonly (string | number)[]): string | null {
  const text = getTextAt(value, ...path);
  return text === '[ND]' ? null : text;
}

const isActiveState = (state: string | null): boolean | null => (state === null ? null : state === 'A');

/** Returns the facts of the legal unit from the response for one of its establishments. */
function toLegalUnitRecord(establishment: JsonObject): RegisterRecord {
  const readLegalUnitField = (key: string) => readPublishedText(establishment, 'uniteLegale', key);
  const readAddressField = (key: string) => readPublishedText(establishment, 'adresseEtablissement', key);
  const siren = readPublishedText(establishment, 'siren');
  const headOfficeNumber = readLegalUnitField('nicSiegeUniteLegale');
  return {
    ...emptyRegisterRecord,
    name:
      readLegalUnitField('denominationUniteLegale') ??
      joinParts(
        ' ',
        readLegalUnitField('prenomUsuelUniteLegale'),
        readLegalUnitField('nomUsageUniteLegale') ?? readLegalUnitField('nomUniteLegale'),
      ),
    active: isActiveState(readLegalUnitField('etatAdministratifUniteLegale')),
    kind: readLegalUnitField('categorieJuridiqueUniteLegale'),
    activity: readLegalUnitField('activitePrincipaleUniteLegale'),
    street: joinParts(
      ' ',
      readAddressField('numeroVoieEtablissement'),
      readAddressField('indiceRepetitionEtablissement'),
      readAddressField('typeVoieEtablissement'),
      readAddressField('libelleVoieEtablissement'),
    ),
    city: readAddressField('libelleCommuneEtablissement'),
    postal: readAddressField('codePostalEtablissement'),
    siren,
    siege: siren === null || headOfficeNumber === null ? null : siren + headOfficeNumber,
  };
}

/** Returns the facts about the establishment itself. The first period is the current period. */
function toEstablishmentRecord(establishment: JsonObject): Pick<RegisterRecord, 'active'> {
  return {
    active: isActiveState(
      readPublishedText(establishment, 'periodesEtablissement', 0, 'etatAdministratifEtablissement'),
    ),
  };
}
