import { describe, expect, test } from 'vitest';
import { createInvalidInputError, createUnavailableError } from '../../core/lookup-error.ts';
import {
  buildCompanyRecord,
  createCompanyRest,
  createTestDirectory,
  completeRecord,
} from '../../test/support/company-directory.ts';
import { companyIdParameter } from '../parameters/company.ts';
import { companyRoutes } from './company.ts';

const get = createCompanyRest();

const getCompany = createCompanyRest(() =>
  createTestDirectory(completeRecord, buildCompanyRecord(2, { name: 'Holding' })),
);

describe('the coverage of the company directory', () => {
  test('COM-002 COM-180 COM-181 COM-182 COM-183 COM-184 COM-185 COM-186 COM-187 COM-188 the company directory reports the counts of the loaded dataset', async () => {
    const { status, body } = await get('/company/directory/coverage');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'scope',
      'label',
      'description',
      'snapshot_at',
      'companies',
      'countries',
      'with_website',
      'with_listings',
      'with_address',
    ]);
    expect(body).toMatchObject({
      scope: 'us_public_top500',
      companies: 500,
      snapshot_at: '2026-08-22T00:00:00Z',
      with_website: 500,
      with_listings: 500,
      with_address: 500,
    });
  });

  test('COM-184 the reported coverage contains fewer company profiles when fewer are loaded', async () => {
    const { body } = await getCompany('/company/directory/coverage');
    expect(body).toMatchObject({ companies: 2, with_website: 1, with_listings: 1, with_address: 1 });
  });
});

describe('a company by number', () => {
  test('CAT-010 a company is found by its CIK, in both API versions', async () => {
    const expectedCompany = {
      company: '0000320193',
      valid: true,
      registered: true,
      country: 'US',
      type: 'cik',
      name: 'Apple Inc.',
      active: null,
      address: 'One Apple Park Way',
      city: 'Cupertino',
      state: 'CA',
      postal: '95014',
    };
    for (const path of [
      '/company/0000320193',
      '/company/320193?country=US',
      '/version/1.0.0/company/0000320193',
    ]) {
      expect((await get(path)).body).toEqual(expectedCompany);
    }
    const { body } = await get('/company/0000320193?deep=true');
    expect(body).toEqual({
      ...expectedCompany,
      deep: {
        activity: 'Electronic Computers',
        state_name: 'California',
        country_name: 'Name of US',
        vat: null,
        gst: null,
        acn: null,
        siren: null,
        siege: null,
        kind: null,
        invoice: null,
      },
    });
  });

  test('a company that is requested by number has its recorded status and other identifiers', async () => {
    const { body } = await getCompany('/company/00-1234567?deep=true');
    expect(body).toMatchObject({ company: '001234567', type: 'ein', active: true });
    expect(body.deep).toMatchObject({ activity: null, state_name: 'Delaware' });
  });

  test('an unknown company number returns 404, and a malformed number returns 400', async () => {
    expect((await get('/company/9999999999')).status).toBe(404);
    expect((await get('/company/%23')).body).toMatchObject({ code: 'invalid_request', param: 'number' });
    expect((await get('/company/320193?country=USA')).body).toMatchObject({ param: 'country' });
  });

  test('CAT-073 literal paths take precedence over a company number', async () => {
    expect((await get('/company/directory')).status).toBe(404);
    expect((await get('/company/directory/coverage')).body.companies).toBe(500);
  });
});

describe('access to company paths', () => {
  const paths = [
    '/company?q=apple',
    `/company/id/${companyIdParameter.example}`,
    '/company/directory/coverage',
  ];

  test.each(paths)('COM-189 AUTH-016 the path %s needs a key', async (path) => {
    const { status, body } = await get(path, {});
    expect([status, body.code]).toEqual([401, 'invalid_api_key']);
  });

  test.each(paths)('COM-189 AUTH-021 VER-018 the path %s needs version 2.0.0', async (path) => {
    const { status, body } = await get(`/version/1.0.0${path}`);
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect(body.message).toMatch(/2\.0\.0/);
    expect((await get(`/version/2.0.0${path}`)).status).toBe(200);
  });

  test('COM-190 every company path costs one pooled unit, with and without deep', () => {
    for (const { unit, deep, path } of companyRoutes) {
      expect(unit ?? 'pooled', path).toBe('pooled');
      expect(['included', undefined], path).toContain(deep);
    }
  });
});

describe('failures of the company directory', () => {
  test.each([
    '/company?q=apple',
    `/company/id/${companyIdParameter.example}`,
    '/company/directory/coverage',
    '/company/320193',
  ])('COM-121 ERR-029 the path %s returns 503 when the directory cannot be loaded', async (path) => {
    const getWithStoreDown = createCompanyRest(() => {
      throw createUnavailableError('The company directory is not loaded.');
    });
    const { status, body } = await getWithStoreDown(path);
    expect([status, body.code]).toEqual([503, 'service_unavailable']);
  });

  test('an error of the company directory results in the status of its error code', async () => {
    const getWithFailingStore = createCompanyRest(() => {
      throw createInvalidInputError('q', 'q is wrong.');
    });
    expect((await getWithFailingStore('/company?q=apple')).status).toBe(400);
  });
});

describe('the help of company paths', () => {
  const words = companyRoutes.map(({ summary }) => summary).join(' ');

  test.each([
    ['COM-003', /not complete business coverage/],
    ['COM-005', /does not prove that a business does not exist/],
    ['COM-130', /status does not establish that the business operates/],
    ['COM-150', /not a permission to use it/],
    ['COM-176', /not verified for reachability or ownership/],
  ])('%s: the help of company paths states the limits of the data', (_, sentence) => {
    expect(words).toMatch(sentence);
  });

  test('every documented example of the company paths works', async () => {
    for (const { examples } of companyRoutes) {
      for (const { path } of examples) expect((await get(path)).status, path).toBe(200);
    }
  });
});
