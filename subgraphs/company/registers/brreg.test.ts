import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { holdDeadlines } from '../../../test/support/test-clock.ts';
import { failures, startLoopbackServer } from '../../../test/support/loopback-provider.ts';
import { createBrreg } from './brreg.ts';

holdDeadlines();

/**
 * The format is that of Enhetsregisteret's open data: data.brreg.no/enhetsregisteret/api/dokumentasjon (Enhet, Underenhet,
 * SlettetEnhet), and github.com/brreg/openAPI for 404 and 410. The company is fictitious.
 */
const createUnit = (changes: object = {}) => ({
  organisasjonsnummer: '999888774',
  navn: 'EKSEMPEL AS',
  organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap', _links: {} },
  registreringsdatoEnhetsregisteret: '1999-02-19',
  registrertIMvaregisteret: true,
  naeringskode1: { kode: '28.990', beskrivelse: 'Produksjon av spesialmaskiner' },
  antallAnsatte: 12,
  forretningsadresse: {
    land: 'Norge',
    landkode: 'NO',
    postnummer: '0150',
    poststed: 'OSLO',
    adresse: ['Bygg 2', 'Storgata 1'],
    kommune: 'OSLO',
    kommunenummer: '0301',
  },
  konkurs: false,
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
  maalform: 'Bokmål',
  ...changes,
});

const respondWith =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const respondWithStatus =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status).end();

async function startBrreg(listener: RequestListener) {
  const { url, paths } = await startLoopbackServer(listener);
  const register = createBrreg({ baseUrl: `${url}/api/`, wait: async () => undefined });
  return { paths, find: () => register.find('999888774', undefined) };
}
/** Establishments have a different path from legal units. */
const findSubUnit =
  (unitAnswer: RequestListener, placeAnswer: RequestListener): RequestListener =>
  (request, response) =>
    (request.url?.includes('/underenheter/') === true ? placeAnswer : unitAnswer)(request, response);
const findUnitWith = async (changes: object) => (await startBrreg(respondWith(createUnit(changes)))).find();

test('the client of the Norwegian register converts a legal unit to a register record', async () => {
  const { find, paths } = await startBrreg(respondWith(createUnit()));
  expect(await find()).toEqual({
    name: 'EKSEMPEL AS',
    active: true,
    kind: 'Aksjeselskap',
    activity: 'Produksjon av spesialmaskiner',
    street: 'Bygg 2, Storgata 1',
    city: 'OSLO',
    postal: '0150',
    vat: 'NO999888774MVA',
    siren: null,
    siege: null,
  });
  expect(paths).toEqual(['/api/enheter/999888774']);
});

test('the client of the Norwegian register finds an establishment when no legal unit has the number', async () => {
  const unitWithoutAddress = createUnit({
    forretningsadresse: undefined,
    beliggenhetsadresse: { postnummer: '5003', poststed: 'BERGEN', adresse: ['Torget 1', ''] },
    overordnetEnhet: '974760673',
    registrertIMvaregisteret: false,
  });
  const { find, paths } = await startBrreg(
    findSubUnit(respondWithStatus(404), respondWith(unitWithoutAddress)),
  );
  expect(await find()).toMatchObject({ street: 'Torget 1', city: 'BERGEN', postal: '5003', vat: null });
  expect(paths).toEqual(['/api/enheter/999888774', '/api/underenheter/999888774']);
});

describe('status of a unit', () => {
  test.each([
    ['bankrupt', { konkurs: true }],
    ['being wound up', { underAvvikling: true }],
    ['in forced liquidation', { underTvangsavviklingEllerTvangsopplosning: true }],
    ['deleted', { slettedato: '2020-01-31', respons_klasse: 'SlettetEnhet', konkurs: undefined }],
  ])('a Norwegian unit that is %s is not active', async (_, changes) => {
    expect(await findUnitWith(changes)).toMatchObject({ name: 'EKSEMPEL AS', active: false });
  });

  test('facts that a deleted Norwegian unit lacks are null', async () => {
    const unhandledStatuses = {
      organisasjonsnummer: '999888774',
      navn: 'EKSEMPEL AS',
      slettedato: '2020-01-31',
      organisasjonsform: { kode: 'AS' },
    };
    expect(await (await startBrreg(respondWith(unhandledStatuses))).find()).toMatchObject({
      kind: 'AS',
      activity: null,
      street: null,
      city: null,
      postal: null,
      vat: null,
    });
  });

  test('a Norwegian unit that was removed from the open data is registered but has no facts', async () => {
    const record = await (await startBrreg(respondWithStatus(410))).find();
    expect(new Set(Object.values(record ?? {}))).toEqual(new Set([null]));
    expect(
      await (await startBrreg(findSubUnit(respondWithStatus(404), respondWithStatus(410)))).find(),
    ).not.toBeNull();
  });

  test('the client of the Norwegian register returns null when no unit or establishment has the number', async () => {
    expect(await (await startBrreg(respondWithStatus(404))).find()).toBeNull();
    expect(await (await startBrreg(respondWith({ status: 404, error: 'Not Found' }, 404))).find()).toBeNull();
  });
});

describe('failures of Enhetsregisteret', () => {
  test.each([
    ...failures,
    ['a 404 page, as for a wrong URL', (_: unknown, response) => response.writeHead(404).end('<html>')],
    ['another unit', respondWith(createUnit({ organisasjonsnummer: '974760673' }))],
    ['an invalid request', respondWith({ status: 400, feilmelding: 'Feilaktig forespørsel' }, 400)],
    ['an error after the first 404', findSubUnit(respondWithStatus(404), respondWithStatus(500))],
    ['too many requests', respondWithStatus(429)],
  ] as [string, RequestListener][])(
    'the response %s of the Norwegian register results in service_unavailable, never in "not registered"',
    async (_, listener) => {
      await expect((await startBrreg(listener)).find()).rejects.toMatchObject({
        extensions: { code: 'service_unavailable' },
        message: expect.stringMatching(/Enhetsregisteret.*BRREG_URL/) as string,
      });
    },
  );
});

test('the client of the Norwegian register follows a redirect to a new address', async () => {
  const { find, paths } = await startBrreg((request, response) =>
    request.url?.startsWith('/new/') === true
      ? respondWith(createUnit())(request, response)
      : response.writeHead(301, { location: `/new${request.url ?? ''}` }).end(),
  );
  expect(await find()).toMatchObject({ name: 'EKSEMPEL AS' });
  expect(paths).toHaveLength(2);
});
