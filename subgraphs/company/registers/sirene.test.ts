import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { holdDeadlines } from '../../../test/support/test-clock.ts';
import { failures, startLoopbackServer } from '../../../test/support/loopback-provider.ts';
import { createSirene } from './sirene.ts';

holdDeadlines();

/**
 * The format is that of API Sirene 3.11 (portail-api.insee.fr, "Documentation Sirene": variables and error codes). Fields of
 * companies that chose partial publication are `[ND]`. The company is fictitious.
 */
const createEstablishment = (
  changes: { unit?: object; address?: object; period?: object; siret?: string } = {},
) => ({
  siren: '732829320',
  nic: '00074',
  siret: changes.siret ?? '73282932000074',
  statutDiffusionEtablissement: 'O',
  dateCreationEtablissement: '1999-01-01',
  etablissementSiege: true,
  uniteLegale: {
    etatAdministratifUniteLegale: 'A',
    statutDiffusionUniteLegale: 'O',
    categorieJuridiqueUniteLegale: '5710',
    denominationUniteLegale: 'EXEMPLE INDUSTRIES',
    activitePrincipaleUniteLegale: '28.99B',
    nomenclatureActivitePrincipaleUniteLegale: 'NAFRev2',
    nicSiegeUniteLegale: '00074',
    prenomUsuelUniteLegale: null,
    nomUniteLegale: null,
    nomUsageUniteLegale: null,
    ...changes.unit,
  },
  adresseEtablissement: {
    complementAdresseEtablissement: null,
    numeroVoieEtablissement: '12',
    indiceRepetitionEtablissement: 'B',
    typeVoieEtablissement: 'RUE',
    libelleVoieEtablissement: 'DE LA PAIX',
    codePostalEtablissement: '75002',
    libelleCommuneEtablissement: 'PARIS',
    codeCommuneEtablissement: '75102',
    ...changes.address,
  },
  periodesEtablissement: [
    { dateFin: null, dateDebut: '2008-01-01', etatAdministratifEtablissement: 'A', ...changes.period },
    { dateFin: '2007-12-31', dateDebut: '1999-01-01', etatAdministratifEtablissement: 'A' },
  ],
});
const header = { statut: 200, message: 'OK' };
const searchResponse = (...changes: Parameters<typeof createEstablishment>) => ({
  header: { ...header, total: 1, debut: 0, nombre: 1 },
  etablissements: [createEstablishment(...changes)],
});
const createSingleResponse = (...changes: Parameters<typeof createEstablishment>) => ({
  header,
  etablissement: createEstablishment(...changes),
});

const respondWith =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function startSirene(listener: RequestListener, clock?: () => number) {
  const { url, paths } = await startLoopbackServer(listener);
  const register = createSirene({
    baseUrl: `${url}/api-sirene/3.11`,
    key: 'a-key',
    wait: async () => undefined,
    ...(clock && { clock }),
  });
  return { paths, find: (number = '732829320') => register.find(number, undefined) };
}
const findUnitWith = async (...changes: Parameters<typeof createEstablishment>) =>
  (await startSirene(respondWith(searchResponse(...changes)))).find();
const findEstablishmentWith = async (...changes: Parameters<typeof createEstablishment>) =>
  (await startSirene(respondWith(createSingleResponse(...changes)))).find('73282932000074');

const expectedRecord = {
  name: 'EXEMPLE INDUSTRIES',
  active: true,
  kind: '5710',
  activity: '28.99B',
  street: '12 B RUE DE LA PAIX',
  city: 'PARIS',
  postal: '75002',
  vat: null,
  siren: '732829320',
  siege: '73282932000074',
};

test('the client of Sirene queries a SIREN through its head office, and sends the API key', async () => {
  let key: unknown;
  const { find, paths } = await startSirene((request, response) => {
    key = request.headers['x-insee-api-key-integration'];
    respondWith(searchResponse())(request, response);
  });
  expect(await find()).toEqual(expectedRecord);
  expect(key).toBe('a-key');
  const requestedUrl = new URL(paths[0] ?? '', 'http://loopback');
  expect(requestedUrl.pathname).toBe('/api-sirene/3.11/siret');
  expect(requestedUrl.searchParams.get('q')).toBe('siren:732829320 AND etablissementSiege:true');
});

test('the client of Sirene queries a SIRET directly', async () => {
  const { find, paths } = await startSirene(respondWith(createSingleResponse()));
  expect(await find('73282932000074')).toEqual(expectedRecord);
  expect(paths).toEqual(['/api-sirene/3.11/siret/73282932000074']);
});

describe('status of units and establishments', () => {
  test('a French unit that has ceased is not active', async () => {
    expect(await findUnitWith({ unit: { etatAdministratifUniteLegale: 'C' } })).toMatchObject({
      active: false,
    });
  });
  test('a closed establishment of an active unit is not active', async () => {
    expect(await findEstablishmentWith({ period: { etatAdministratifEtablissement: 'F' } })).toMatchObject({
      active: false,
    });
  });
  test('an open establishment of a closed legal unit is active', async () => {
    expect(await findEstablishmentWith({ unit: { etatAdministratifUniteLegale: 'C' } })).toMatchObject({
      active: true,
    });
  });
  test('a Sirene response without a status has null for active', async () => {
    expect(await findUnitWith({ unit: { etatAdministratifUniteLegale: null } })).toMatchObject({
      active: null,
    });
  });
  test('an establishment that is not the head office reports the number of the head office', async () => {
    expect(await findEstablishmentWith({ unit: { nicSiegeUniteLegale: '00082' } })).toMatchObject({
      siege: '73282932000082',
    });
  });
  test('the company name of a French sole trader is the name of the person', async () => {
    const unit = {
      denominationUniteLegale: null,
      prenomUsuelUniteLegale: 'CAMILLE',
      nomUniteLegale: 'MARTIN',
    };
    expect(await findUnitWith({ unit })).toMatchObject({ name: 'CAMILLE MARTIN' });
    expect(await findUnitWith({ unit: { ...unit, nomUsageUniteLegale: 'PETIT' } })).toMatchObject({
      name: 'CAMILLE PETIT',
    });
  });
  test('undisclosed fields of Sirene are null', async () => {
    const notDisclosed = '[ND]';
    expect(
      await findUnitWith({
        unit: {
          denominationUniteLegale: notDisclosed,
          prenomUsuelUniteLegale: notDisclosed,
          nomUniteLegale: notDisclosed,
        },
        address: {
          numeroVoieEtablissement: notDisclosed,
          indiceRepetitionEtablissement: null,
          typeVoieEtablissement: notDisclosed,
          libelleVoieEtablissement: notDisclosed,
          codePostalEtablissement: notDisclosed,
        },
      }),
    ).toMatchObject({ name: null, street: null, postal: null, city: 'PARIS', active: true });
  });
  test('a Sirene record with an address outside France has no postal code', async () => {
    expect(await findUnitWith({ address: { codePostalEtablissement: null } })).toMatchObject({
      postal: null,
    });
  });
});

test.each(['732829320', '73282932000074'])(
  'the client of Sirene returns null for the unknown number %s',
  async (number) => {
    const { find } = await startSirene(
      respondWith({ header: { statut: 404, message: 'Aucun élément trouvé' } }, 404),
    );
    expect(await find(number)).toBeNull();
  },
);

describe('failures of Sirene', () => {
  test.each([
    ...failures,
    ['a wrong key', respondWith({ header: { statut: 401, message: 'Jeton invalide' } }, 401)],
    ['missing permission', respondWith({ header: { statut: 403, message: 'Droits insuffisants' } }, 403)],
    ['an invalid request', respondWith({ header: { statut: 400, message: 'Erreur de syntaxe' } }, 400)],
    [
      'a form that it cannot give',
      respondWith({ header: { statut: 406, message: 'Accept non valable' } }, 406),
    ],
    ['thirty in a minute', respondWith({ header: { statut: 429, message: 'Quota dépassé' } }, 429)],
    ['an internal error', respondWith({ header: { statut: 500, message: 'Erreur interne' } }, 500)],
    ['maintenance', respondWith({ header: { statut: 503, message: 'Service indisponible' } }, 503)],
    [
      '404 of the portal',
      respondWith({ message: 'No context-path matches the request URI.', http_status_code: 404 }, 404),
    ],
    [
      'another unit',
      respondWith({ header, etablissements: [{ ...createEstablishment(), siren: '552032534' }] }),
    ],
    ['an empty list', respondWith({ header, etablissements: [] })],
  ] as [string, RequestListener][])(
    'the response %s of Sirene results in service_unavailable, never in "not registered"',
    async (_, listener) => {
      await expect((await startSirene(listener)).find()).rejects.toMatchObject({
        extensions: { code: 'service_unavailable' },
        message: expect.stringMatching(/Sirene.*SIRENE_KEY/) as string,
      });
    },
  );

  test('a Sirene response about a different establishment results in service_unavailable', async () => {
    const { find } = await startSirene(respondWith(createSingleResponse({ siret: '73282932000082' })));
    await expect(find('73282932000074')).rejects.toThrow(/SIRENE_KEY/);
  });
});

test('a response of Sirene is cached for one hour', async () => {
  let now = 1;
  const { find, paths } = await startSirene(respondWith(searchResponse()), () => now);
  await find();
  now = 3_599_000;
  await find();
  expect(paths).toHaveLength(1);
  now = 3_600_002;
  await find();
  expect(paths).toHaveLength(2);
});
