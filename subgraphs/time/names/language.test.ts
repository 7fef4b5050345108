import { describe, expect, test } from 'vitest';
import { languageTag } from '../../../rest-compat/parameters/language-tag.ts';
import { languages } from './languages.ts';
import { get, buildTarget, createTimeService } from '../../../test/support/time-graph.ts';

const getTime = (query: Record<string, string>, zone = 'America/New_York') =>
  get(buildTarget(`/time/${zone}`, { deep: 'true', ...query }));
const getName = async (lang: string, zone?: string) =>
  (await getTime({ lang }, zone)).body.deep.name as string | null;

describe('the parameter lang', () => {
  test.each([
    ['TIM-258 a list', 'fr,en'],
    ['TIM-260 empty', ''],
    ['TIM-261 an underscore', 'en_US'],
    ['TIM-261 one letter', 'e'],
    ['TIM-261 a trailing hyphen', 'fr-'],
    ['TIM-261 punctuation', 'x!!'],
    ['TIM-261 nine letters', 'abcdefghi'],
    ['TIM-259 65 characters', `en-x-${'abcdefg-'.repeat(7)}abcd`],
  ])('%s: a clock request with an invalid lang is rejected', async (_, lang) => {
    const { status, body } = await getTime({ lang });
    expect([status, body.code, body.param]).toEqual([400, 'invalid_request', 'lang']);
  });

  test('TIM-259: the parameter lang accepts a tag of 64 characters', async () => {
    const lang = `zz-x-${'abcdefg-'.repeat(7)}abc`;
    expect(lang).toHaveLength(64);
    const { status, body } = await getTime({ lang });
    expect([status, body.deep.name]).toEqual([200, 'Eastern Time']);
  });

  test('TIM-279: the parameter lang is validated even when the response contains no names', async () => {
    expect((await get('/time/UTC?lang=!!')).status).toBe(400);
  });

  test('TIM-258 TIM-262: zone names exist in each of the 41 languages that the help lists', async () => {
    expect(languages).toHaveLength(41);
    for (const language of languages) {
      const { status, headers, body } = await getTime({ lang: language }, 'America/New_York');
      expect([status, headers.get('content-language')]).toEqual([200, language]);
      expect(body.deep.name).toBeTruthy();
    }
    expect(languageTag.summary).toContain(`Offered: ${languages.join(', ')}.`);
  });

  test('TIM-263 TIM-264: scripts and regions of a language have their own zone names', async () => {
    expect(await getName('zh-Hant')).not.toBe(await getName('zh-Hans'));
    expect(await getName('sr-Latn')).not.toBe(await getName('sr'));
    expect(await getName('pt-PT')).not.toBe(await getName('pt'));
    const getMoscowName = async (lang: string) =>
      (await getTime({ lang, at: '2026-07-01' }, 'America/St_Johns')).headers;
    expect((await getMoscowName('es-419')).get('content-language')).toBe('es-419');
  });

  test('TIM-265 TIM-266 TIM-267: the parameter lang applies to the zone names of the source, of to and of targets', async () => {
    const germanName = 'Nordamerikanische Ostküstenzeit';
    expect(await getName('de')).toBe(germanName);
    const conversionBody = await getTime({ lang: 'de', to: 'America/New_York' }, 'UTC');
    expect(conversionBody.body.to.deep.name).toBe(germanName);
    const targetsBody = await getTime({ lang: 'de', targets: 'America/New_York,America/Toronto' }, 'UTC');
    expect(targetsBody.body.targets.map((each: { deep: { name: string } }) => each.deep.name)).toEqual([
      germanName,
      germanName,
    ]);
  });

  test('TIM-268 TIM-278 TIM-270: the parameter lang changes only the names of zones', async () => {
    const query = { to: 'Asia/Tokyo', at: '2026-07-01T12:00' };
    const [english, german] = [(await getTime(query)).body, (await getTime({ ...query, lang: 'de' })).body];
    for (const body of [english, german]) {
      body.deep.name = null;
      body.to.deep.name = null;
    }
    expect(german).toEqual(english);
  });

  test('TIM-269: the parameter lang of /time does not change the names of places', async () => {
    const place = {
      id: 'city_1',
      name: 'München',
      country: 'DE',
      state: 'BY',
      timezone: 'Europe/Berlin',
      latitude: 48.1,
      longitude: 11.6,
    };
    const service = createTimeService({ places: { city: { label: 'city_reference', find: () => [place] } } });
    const { body } = await service(buildTarget('/time', { city: 'München', lang: 'en', deep: 'true' }));
    expect(body.location.candidates[0].name).toBe('München');
  });

  test('TIM-271: the language of zone names does not depend on Accept-Language', async () => {
    const { body, headers } = await get('/time/America/New_York?deep=true', { 'accept-language': 'de' });
    expect([body.deep.name, headers.get('content-language')]).toEqual(['Eastern Time', 'en']);
  });

  test.each([
    ['TIM-272 an unknown language', 'zz', 'en'],
    ['TIM-273 a script that is not offered', 'fr-Cyrl', 'en'],
    ['TIM-274 a region that is not listed', 'de-AT', 'de'],
    ['TIM-274 a region that follows another', 'es-AR', 'es-419'],
    ['TIM-274 a region that follows another', 'en-AU', 'en-GB'],
    ['TIM-274 a region that implies a script', 'zh-TW', 'zh-Hant'],
    ['TIM-275 upper case', 'DE', 'de'],
    ['TIM-275 lower case', 'zh-hant', 'zh-Hant'],
  ])('%s: a request with the language %s returns zone names in %s (TIM-276)', async (_, lang, language) => {
    expect((await getTime({ lang })).headers.get('content-language')).toBe(language);
  });

  test('TIM-276: Content-Language lists all languages of a mixed response in their order', async () => {
    // CLDR 48 has no Italian name for the time of Acre or for its city.
    const { headers, body } = await getTime({ lang: 'it', to: 'America/Rio_Branco' });
    expect(body.to.deep.name).toBe('Acre Standard Time');
    expect(headers.get('content-language')).toBe('it, en');
  });

  test('TIM-277: a response without zone names has no Content-Language, and the default language is English', async () => {
    expect((await get('/time/America/New_York?lang=de')).headers.has('content-language')).toBe(false);
    expect((await get('/time/America/New_York?deep=true')).headers.get('content-language')).toBe('en');
    expect((await get('/time/Etc/GMT+3?deep=true&lang=de')).headers.has('content-language')).toBe(false);
  });

  test('TIM-280: a zone without a name is unnamed in every language', async () => {
    for (const lang of languages) expect(await getName(lang, 'Etc/GMT+3')).toBeNull();
  });
});

describe('the legacy paths', () => {
  test('TIM-281: the legacy path /timezone returns the same main fields as /time', async () => {
    const timeQuery = '?at=2026-07-01T12:00:00Z';
    expect((await get(`/timezone/America/New_York${timeQuery}`)).body).toEqual(
      (await get(`/time/America/New_York${timeQuery}`)).body,
    );
  });

  test('TIM-282: the legacy path /timezone requires lat and lon when the request names no zone', async () => {
    expect((await get('/timezone')).status).toBe(400);
    expect((await get('/timezone?lat=1')).status).toBe(400);
  });

  test('TIM-283: the legacy path /timezone finds the zone of coordinates', async () => {
    const { body } = await get('/timezone?lat=40.7128&lon=-74.006');
    expect([body.latitude, body.timezone]).toEqual([40.7128, 'America/New_York']);
  });

  test('TIM-284: the legacy paths convert a clock with the parameter to', async () => {
    const { body } = await get('/timezone/America/New_York?to=Asia/Tokyo&at=2026-07-01T12:00');
    expect([body.unix, body.to.at]).toEqual([1782921600, '2026-07-02T01:00:00+09:00']);
  });

  test('the legacy path /timezone returns flat responses in version 1.0.0, and accepts at and to only for conversions', async () => {
    const versionOneBody = await get('/version/1.0.0/timezone/America/New_York');
    expect(versionOneBody.body).toEqual({
      timezone: 'America/New_York',
      name: 'Eastern Time',
      abbreviation: 'EST',
      offset: '-05:00',
      offset_minutes: -300,
      dst: false,
      next_dst: { at: '2027-03-14T03:00:00-04:00', dst: true, offset: '-04:00', abbreviation: 'EDT' },
    });
    const { body } = await get('/version/1.0.0/timezone?lat=40.7128&lon=-74.006&to=UTC');
    expect(Object.keys(body as object)).toEqual([
      ...[
        'latitude',
        'longitude',
        'timezone',
        'name',
        'abbreviation',
        'offset',
        'offset_minutes',
        'dst',
        'next_dst',
      ],
      ...['at', 'to'],
    ]);
  });
});
