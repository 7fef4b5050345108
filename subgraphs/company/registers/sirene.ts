import { numberAt, objectAt, textAt, type JsonObject } from '../../../core/json.ts';
import {
  joined,
  failedResponseError,
  emptyRegisterRecord,
  createRegisterClient,
  type KeyedRegisterOptions,
  type Register,
  type RegisterRecord,
} from './register-record.ts';

/**
 * Creates the client of Sirene, the register of INSEE for France (API version 3.11). A legal unit is queried through its head
 * office, which has the address; an establishment by its own number.
 * Source: portail-api.insee.fr, documentation of API Sirene 3.11.
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
      const unit = number.length === 9;
      const query = encodeURIComponent(`siren:${number} AND etablissementSiege:true`);
      const { status, value } = await provider.json(
        unit ? `/siret?q=${query}&nombre=1` : `/siret/${number}`,
        { signal },
      );
      if (status === 404 && numberAt(value, 'header', 'statut') === 404) return null;
      const establishment = unit ? objectAt(value, 'etablissements', 0) : objectAt(value, 'etablissement');
      const returnedNumber = establishment?.[unit ? 'siren' : 'siret'];
      if (status !== 200 || establishment === null || returnedNumber !== number)
        throw failedResponseError(provider, status);
      return unit ? unitOf(establishment) : { ...unitOf(establishment), ...establishmentOf(establishment) };
    },
  };
}

/** Returns a field, or null when the register does not publish it and sends `[ND]`. */
function publishedText(value: unknown, ...path: readonly (string | number)[]): string | null {
  const text = textAt(value, ...path);
  return text === '[ND]' ? null : text;
}

const activeOf = (state: string | null): boolean | null => (state === null ? null : state === 'A');

/** Returns the facts of the legal unit from the response for one of its establishments. */
function unitOf(establishment: JsonObject): RegisterRecord {
  const unitField = (key: string) => publishedText(establishment, 'uniteLegale', key);
  const address = (key: string) => publishedText(establishment, 'adresseEtablissement', key);
  const siren = publishedText(establishment, 'siren');
  const seat = unitField('nicSiegeUniteLegale');
  return {
    ...emptyRegisterRecord,
    name:
      unitField('denominationUniteLegale') ??
      joined(
        ' ',
        unitField('prenomUsuelUniteLegale'),
        unitField('nomUsageUniteLegale') ?? unitField('nomUniteLegale'),
      ),
    active: activeOf(unitField('etatAdministratifUniteLegale')),
    kind: unitField('categorieJuridiqueUniteLegale'),
    activity: unitField('activitePrincipaleUniteLegale'),
    street: joined(
      ' ',
      address('numeroVoieEtablissement'),
      address('indiceRepetitionEtablissement'),
      address('typeVoieEtablissement'),
      address('libelleVoieEtablissement'),
    ),
    city: address('libelleCommuneEtablissement'),
    postal: address('codePostalEtablissement'),
    siren,
    siege: siren === null || seat === null ? null : siren + seat,
  };
}

/** Returns the facts that belong to the establishment itself. The first period is the current one. */
function establishmentOf(establishment: JsonObject): Pick<RegisterRecord, 'active'> {
  return {
    active: activeOf(
      publishedText(establishment, 'periodesEtablissement', 0, 'etatAdministratifEtablissement'),
    ),
  };
}
