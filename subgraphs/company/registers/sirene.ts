import { numberAt, objectAt, textAt, type JsonObject } from '../../../core/json.ts';
import {
  joinParts,
  createFailedResponseError,
  emptyRegisterRecord,
  createRegisterClient,
  type KeyedRegisterOptions,
  type Register,
  type RegisterRecord,
} from './register-record.ts';

/**
 * Creates the client of Sirene, the register of INSEE for France (API version 3.11). A legal unit is queried through its head
 * office, which has the address. An establishment is queried by its own number. Source: portail-api.insee.fr, documentation of
 * API Sirene 3.11.
 */
export function createSirene({ baseUrl, key, ...rest }: KeyedRegisterOptions): Register {
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
      const isUnit = number.length === 9;
      const query = encodeURIComponent(`siren:${number} AND etablissementSiege:true`);
      const { status, value } = await provider.json(
        isUnit ? `/siret?q=${query}&nombre=1` : `/siret/${number}`,
        { signal },
      );
      if (status === 404 && numberAt(value, 'header', 'statut') === 404) return null;
      const establishment = isUnit ? objectAt(value, 'etablissements', 0) : objectAt(value, 'etablissement');
      const returnedNumber = establishment?.[isUnit ? 'siren' : 'siret'];
      if (status !== 200 || establishment === null || returnedNumber !== number)
        throw createFailedResponseError(provider, status);
      return isUnit
        ? toUnitRecord(establishment)
        : { ...toUnitRecord(establishment), ...toEstablishmentRecord(establishment) };
    },
  };
}

/** Returns a field; null for the value `[ND]`, which means that the register does not publish the field. */
function readPublishedText(value: unknown, ...path: readonly (string | number)[]): string | null {
  const text = textAt(value, ...path);
  return text === '[ND]' ? null : text;
}

const isActiveState = (state: string | null): boolean | null => (state === null ? null : state === 'A');

/** Returns the facts of the legal unit from the response for one of its establishments. */
function toUnitRecord(establishment: JsonObject): RegisterRecord {
  const readUnitField = (key: string) => readPublishedText(establishment, 'uniteLegale', key);
  const readAddressField = (key: string) => readPublishedText(establishment, 'adresseEtablissement', key);
  const siren = readPublishedText(establishment, 'siren');
  const headOfficeNumber = readUnitField('nicSiegeUniteLegale');
  return {
    ...emptyRegisterRecord,
    name:
      readUnitField('denominationUniteLegale') ??
      joinParts(
        ' ',
        readUnitField('prenomUsuelUniteLegale'),
        readUnitField('nomUsageUniteLegale') ?? readUnitField('nomUniteLegale'),
      ),
    active: isActiveState(readUnitField('etatAdministratifUniteLegale')),
    kind: readUnitField('categorieJuridiqueUniteLegale'),
    activity: readUnitField('activitePrincipaleUniteLegale'),
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
