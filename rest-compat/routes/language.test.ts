import { beforeAll, describe, expect, test } from 'vitest';
import { createResponseReaders } from '../../test/support/responses-of.ts';
import { createPlacesRest, type Get } from '../../test/support/places-graph.ts';
import { readTestPlaces } from '../../test/support/places.ts';

let get: Get;
let getFree: Get;
beforeAll(async () => {
  const places = await readTestPlaces();
  get = createPlacesRest(places);
  getFree = createPlacesRest(places, false);
});

const { body, fails } = createResponseReaders(() => get);
const versionHeader = { 'api-version': '1.0.0' };

describe('languages', () => {
  test('a language is found by every ISO 639 code (MON-014, MON-015, MON-016, MON-020, MON-021, CAT-060)', async () => {
    const english = await body('/language/en');
    expect(english).toMatchObject({ language: 'en', name: 'English' });
    expect(await body('/language/eng')).toEqual(english);
    const german = await body('/language/de');
    for (const code of ['deu', 'ger', 'DE']) expect(await body(`/language/${code}`)).toEqual(german);
    expect(await body('/language/haw')).toMatchObject({ language: 'haw', name: 'Hawaiian' });
    for (const code of ['zh', 'zho', 'chi'])
      expect(await body(`/language/${code}`)).toMatchObject({ name: 'Chinese' });
  });
  test('a language has a name, a script and a direction (MON-017, MON-018, MON-019)', async () => {
    expect(await body('/language/ar')).toEqual({
      language: 'ar',
      name: 'Arabic',
      name_local: 'العربية',
      script: 'Arab',
      direction: 'rtl',
    });
    expect(await body('/language/ja')).toMatchObject({ script: 'Jpan', direction: 'ltr' });
    expect(await body('/language/he')).toMatchObject({ script: 'Hebr', direction: 'rtl' });
    expect(await body('/language/en')).toMatchObject({ script: 'Latn', direction: 'ltr' });
  });
  test('an unknown language code returns 404, and a malformed code returns 400 (MON-022)', async () => {
    await fails('/language/qqq', 404);
    await fails('/language/e', 400, 'code');
    await fails('/language/engl', 400, 'code');
  });
  test('a language has the documented keys in both API versions', async () => {
    expect((await getFree('/language/is?deep=true')).body['deep']).toEqual({
      iso3: 'isl',
      countries: ['IS'],
    });
    expect(Object.keys(await body('/language/is', versionHeader))).toEqual([
      'language',
      'name',
      'local_name',
      'script',
      'direction',
      'iso3',
      'countries',
    ]);
  });
});
