import { numberAt, objectAt, textAt, type JsonObject } from '../../../core/json.ts';
import {
  joined,
  noAnswer,
  noFacts,
  registerProvider,
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
  const provider = registerProvider({
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
    switchedOnBy: 'SIRENE_KEY, a key of portail-api.insee.fr',
    async find(number, signal) {
      const unit = number.length === 9;
      const query = encodeURIComponent(`siren:${number} AND etablissementSiege:true`);
      const { status, value } = await provider.json(
        unit ? `/siret?q=${query}&nombre=1` : `/siret/${number}`,
        { signal },
      );
      if (status === 404 && numberAt(value, 'header', 'statut') === 404) return null;
      const place = unit ? objectAt(value, 'etablissements', 0) : objectAt(value, 'etablissement');
      const told = place?.[unit ? 'siren' : 'siret'];
      if (status !== 200 || place === null || told !== number) throw noAnswer(provider, status);
      return unit ? unitOf(place) : { ...unitOf(place), ...establishmentOf(place) };
    },
  };
}

/** Returns a field, or null when the register withholds it, which it marks as `[ND]`. */
function told(value: unknown, ...path: readonly (string | number)[]): string | null {
  const text = textAt(value, ...path);
  return text === '[ND]' ? null : text;
}

const activeOf = (state: string | null): boolean | null => (state === null ? null : state === 'A');

/** Returns the facts of the legal unit from the response for one of its establishments. */
function unitOf(place: JsonObject): RegisterRecord {
  const of = (key: string) => told(place, 'uniteLegale', key);
  const address = (key: string) => told(place, 'adresseEtablissement', key);
  const siren = told(place, 'siren');
  const seat = of('nicSiegeUniteLegale');
  return {
    ...noFacts,
    name:
      of('denominationUniteLegale') ??
      joined(' ', of('prenomUsuelUniteLegale'), of('nomUsageUniteLegale') ?? of('nomUniteLegale')),
    active: activeOf(of('etatAdministratifUniteLegale')),
    kind: of('categorieJuridiqueUniteLegale'),
    activity: of('activitePrincipaleUniteLegale'),
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

/** Returns the facts that belong to the establishment itself. Its current period is the first. */
function establishmentOf(place: JsonObject): Pick<RegisterRecord, 'active'> {
  return { active: activeOf(told(place, 'periodesEtablissement', 0, 'etatAdministratifEtablissement')) };
}
