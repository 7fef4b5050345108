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
const unit = (changes: object = {}) => ({
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
const empty =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status).end();

async function brreg(listener: RequestListener) {
  const { url, paths } = await startLoopbackServer(listener);
  const register = createBrreg({ baseUrl: `${url}/api/`, wait: async () => undefined });
  return { paths, find: () => register.find('999888774', undefined) };
}
/** Establishments have a different path from legal units. */
const below =
  (unitAnswer: RequestListener, placeAnswer: RequestListener): RequestListener =>
  (request, response) =>
    (request.url?.includes('/underenheter/') === true ? placeAnswer : unitAnswer)(request, response);
const unitWith = async (changes: object) => (await brreg(respondWith(unit(changes)))).find();

test('maps a Norwegian legal unit to a register record', async () => {
  const { find, paths } = await brreg(respondWith(unit()));
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

test('finds a Norwegian establishment when no legal unit has the number', async () => {
  const place = unit({
    forretningsadresse: undefined,
    beliggenhetsadresse: { postnummer: '5003', poststed: 'BERGEN', adresse: ['Torget 1', ''] },
    overordnetEnhet: '974760673',
    registrertIMvaregisteret: false,
  });
  const { find, paths } = await brreg(below(empty(404), respondWith(place)));
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
    expect(await unitWith(changes)).toMatchObject({ name: 'EKSEMPEL AS', active: false });
  });

  test('missing fields of a deleted unit are null', async () => {
    const disconnected = {
      organisasjonsnummer: '999888774',
      navn: 'EKSEMPEL AS',
      slettedato: '2020-01-31',
      organisasjonsform: { kode: 'AS' },
    };
    expect(await (await brreg(respondWith(disconnected))).find()).toMatchObject({
      kind: 'AS',
      activity: null,
      street: null,
      city: null,
      postal: null,
      vat: null,
    });
  });

  test('a unit that was removed from the open data is registered but has no facts', async () => {
    const record = await (await brreg(empty(410))).find();
    expect(new Set(Object.values(record ?? {}))).toEqual(new Set([null]));
    expect(await (await brreg(below(empty(404), empty(410)))).find()).not.toBeNull();
  });

  test('returns null when neither a Norwegian unit nor an establishment has the number', async () => {
    expect(await (await brreg(empty(404))).find()).toBeNull();
    expect(await (await brreg(respondWith({ status: 404, error: 'Not Found' }, 404))).find()).toBeNull();
  });
});

describe('failures of Enhetsregisteret', () => {
  test.each([
    ...failures,
    ['a 404 page, as for a wrong URL', (_: unknown, response) => response.writeHead(404).end('<html>')],
    ['another unit', respondWith(unit({ organisasjonsnummer: '974760673' }))],
    ['an invalid request', respondWith({ status: 400, feilmelding: 'Feilaktig forespørsel' }, 400)],
    ['an error after the first 404', below(empty(404), empty(500))],
    ['too many requests', empty(429)],
  ] as [string, RequestListener][])(
    '%s from Enhetsregisteret yields service_unavailable, never a verdict',
    async (_, listener) => {
      await expect((await brreg(listener)).find()).rejects.toMatchObject({
        extensions: { code: 'service_unavailable' },
        message: expect.stringMatching(/Enhetsregisteret.*BRREG_URL/) as string,
      });
    },
  );
});

test('the client of the Norwegian register follows a redirect to a new address', async () => {
  const { find, paths } = await brreg((request, response) =>
    request.url?.startsWith('/new/') === true
      ? respondWith(unit())(request, response)
      : response.writeHead(301, { location: `/new${request.url ?? ''}` }).end(),
  );
  expect(await find()).toMatchObject({ name: 'EKSEMPEL AS' });
  expect(paths).toHaveLength(2);
});
