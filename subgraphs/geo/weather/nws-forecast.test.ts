import { describe, expect, test } from 'vitest';
import { alertsOf, daysOf, hoursOf, partsOf } from './nws-forecast.ts';

/** An hourly period in the format of api.weather.gov. */
const hour = (startTime: string, changes: object = {}) => ({
  startTime,
  isDaytime: true,
  temperature: 50,
  temperatureUnit: 'F',
  windSpeed: '10 mph',
  windDirection: 'SW',
  shortForecast: 'Sunny',
  probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: 30 },
  dewpoint: { unitCode: 'wmoUnit:degC', value: 5 },
  relativeHumidity: { unitCode: 'wmoUnit:percent', value: 60 },
  ...changes,
});
const answer = (...periods: object[]) => ({ properties: { periods } });
const noon = Date.parse('2026-11-20T17:00:00Z');
const at = (hours: number) => `2026-11-20T${String(hours).padStart(2, '0')}:00:00-05:00`;
const first = (changes: object) => hoursOf(answer(hour(at(12), changes)), noon)?.[0];

describe('hoursOf', () => {
  test('an NWS forecast has hours in metric units, from the current hour on', () => {
    const hours = hoursOf(answer(hour(at(11)), hour(at(12)), hour(at(13))), noon);
    expect(hours?.map(({ observedAt }) => observedAt)).toEqual([
      '2026-11-20T17:00:00Z',
      '2026-11-20T18:00:00Z',
    ]);
    expect(hours?.[0]).toMatchObject({
      isDay: true,
      temperature: 10,
      dewPoint: 5,
      humidity: 60,
      windSpeed: 16.1,
      windDirection: 225,
      precipitationProbability: 30,
      windGust: null,
    });
    // An hour is current until its last second.
    expect(hoursOf(answer(hour(at(11))), noon - 1000)).toHaveLength(1);
  });

  test.each([
    [{ temperature: 10, temperatureUnit: 'C' }, { temperature: 10 }],
    [{ temperature: 10, temperatureUnit: 'K' }, { temperature: null }],
    [{ temperature: null }, { temperature: null }],
    [{ windSpeed: '15 to 25 km/h' }, { windSpeed: 25 }],
    [{ windSpeed: '5 to 10 mph' }, { windSpeed: 16.1 }],
    [{ windSpeed: '7.5 km/h' }, { windSpeed: 7.5 }],
    [{ windSpeed: '10 mph in gusts' }, { windSpeed: null }],
    [{ windSpeed: '10 kn' }, { windSpeed: null }],
    [{ windDirection: 'N' }, { windDirection: 0 }],
    [{ windDirection: 'E' }, { windDirection: 90 }],
    [{ windDirection: 'NNW' }, { windDirection: 338 }],
    [{ windDirection: '' }, { windDirection: null }],
    [{ dewpoint: { unitCode: 'wmoUnit:degF', value: 5 } }, { dewPoint: null }],
    [{ isDaytime: 'yes' }, { isDay: null }],
    [{ isDaytime: false }, { isDay: false }],
  ])('the NWS period %j is converted to %j', (changes, expected) => {
    expect(first(changes)).toMatchObject(expected);
  });

  test('an NWS forecast has at most 48 hours, without hours that have no time, and is null when there is no forecast', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      hour(new Date(noon + index * 3_600_000).toISOString()),
    );
    expect(hoursOf(answer(...many), noon)).toHaveLength(48);
    expect(hoursOf(answer(hour('soon')), noon)).toEqual([]);
    expect(hoursOf({ properties: {} }, noon)).toBeNull();
  });
});

describe('daysOf', () => {
  const whole = (date: string, changes: (hour: number) => object = () => ({})) =>
    Array.from({ length: 24 }, (_, each) =>
      hour(`${date}T${String(each).padStart(2, '0')}:00:00-05:00`, changes(each)),
    );
  const parts = answer(
    { startTime: '2026-11-21T00:00:00-05:00', isDaytime: false, shortForecast: 'Clear' },
    { startTime: '2026-11-21T06:00:00-05:00', isDaytime: true, shortForecast: 'Sunny' },
  );

  test('an NWS forecast has the days in local time for which every hour is present', () => {
    const started = whole('2026-11-20').slice(1);
    const cut = whole('2026-11-22').slice(0, 23);
    const days = daysOf(answer(...started, ...whole('2026-11-21'), ...cut), parts);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-21']);
  });

  test('a day of an NWS forecast has the extremes of its hours and the condition of its daytime', () => {
    const reported = daysOf(
      answer(
        ...whole('2026-11-21', (each) => ({
          temperature: 30 + each,
          windSpeed: each === 5 ? '40 mph' : '5 mph',
          probabilityOfPrecipitation: { value: each === 7 ? 80 : null },
        })),
      ),
      parts,
    );
    expect(reported).toMatchObject([
      {
        temperatureMin: -1.1,
        temperatureMax: 11.7,
        windSpeed: 64.4,
        precipitationProbability: 80,
        sunrise: null,
      },
    ]);
    expect(reported[0]?.condition).toBe(first({ shortForecast: 'Sunny' })?.condition);
    expect(daysOf(answer(...whole('2026-11-21')), answer())[0]?.condition).toBeNull();
  });

  test('values of an NWS forecast that are missing or out of bounds are null', () => {
    const nothing = () => ({ temperature: null, windSpeed: '', probabilityOfPrecipitation: { value: null } });
    const none = {
      temperatureMin: null,
      temperatureMax: null,
      windSpeed: null,
      precipitationProbability: null,
    };
    expect(daysOf(answer(...whole('2026-11-21', nothing)), parts)).toMatchObject([none]);
    const of = (changes: object) => daysOf(answer(...whole('2026-11-21', () => changes)), parts)[0];
    const celsius = (temperature: number) => of({ temperature, temperatureUnit: 'C' });
    expect([celsius(70)?.temperatureMax, celsius(70.1)?.temperatureMax]).toEqual([70, null]);
    expect([celsius(-100)?.temperatureMin, celsius(-100.1)?.temperatureMin]).toEqual([-100, null]);
    expect([celsius(-100)?.temperatureMax, celsius(-100.1)?.temperatureMax]).toEqual([-100, null]);
    expect([celsius(70)?.temperatureMin, celsius(70.1)?.temperatureMin]).toEqual([70, null]);
    const wind = (speed: string) => of({ windSpeed: `${speed} km/h` })?.windSpeed;
    expect([wind('0'), wind('500'), wind('500.5')]).toEqual([0, 500, null]);
    const rain = (value: number) => of({ probabilityOfPrecipitation: { value } })?.precipitationProbability;
    expect([rain(0), rain(100), rain(101), rain(-1), rain(33.3)]).toEqual([0, 100, null, null, 33]);
  });

  test('an NWS forecast has at most seven days', () => {
    const dates = Array.from({ length: 9 }, (_, index) => `2026-12-0${index + 1}`);
    expect(daysOf(answer(...dates.flatMap((date) => whole(date))), parts).map(({ date }) => date)).toEqual(
      dates.slice(0, 7),
    );
  });
});

describe('partsOf', () => {
  const part = (startTime: string, endTime: string, changes: object = {}) => ({
    ...hour(startTime),
    name: 'Tonight',
    detailedForecast: 'Clear.',
    endTime,
    ...changes,
  });

  test("an NWS forecast has the periods that have not ended, with the provider's descriptions", () => {
    const over = part(at(6), at(12));
    const now = part(at(6), at(13));
    expect(partsOf(answer(over, now), noon)).toMatchObject([
      {
        name: 'Tonight',
        text: 'Clear.',
        startsAt: '2026-11-20T11:00:00Z',
        endsAt: '2026-11-20T18:00:00Z',
        isDay: true,
        temperature: 10,
        precipitationProbability: 30,
      },
    ]);
  });

  test.each([{ name: null }, { detailedForecast: '' }, { startTime: 'soon' }, { endTime: null }])(
    'an NWS forecast skips a part of a day with %j',
    (changes) => {
      expect(partsOf(answer(part(at(12), at(18), changes)), noon)).toEqual([]);
    },
  );

  test('an NWS forecast has at most 14 parts of days, and null for values out of bounds', () => {
    expect(partsOf(answer(...Array.from({ length: 20 }, () => part(at(12), at(18)))), noon)).toHaveLength(14);
    expect(partsOf({ properties: {} }, noon)).toBeNull();
    const of = (changes: object) => partsOf(answer(part(at(12), at(18), changes)), noon)?.[0];
    const celsius = (temperature: number) => of({ temperature, temperatureUnit: 'C' })?.temperature;
    expect([70, 70.1, -100, -100.1].map(celsius)).toEqual([70, null, -100, null]);
    const rain = (value: number) => of({ probabilityOfPrecipitation: { value } })?.precipitationProbability;
    expect([0, 100, 101, -1].map(rain)).toEqual([0, 100, null, null]);
  });
});

describe('alertsOf', () => {
  const alert = (changes: object = {}) => ({
    properties: {
      id: 'urn:oid:1',
      event: 'Flood Warning',
      severity: 'Severe',
      urgency: 'Immediate',
      certainty: 'Likely',
      headline: 'H',
      description: 'D',
      instruction: 'I',
      areaDesc: 'A',
      senderName: 'S',
      effective: '2026-11-20T12:00:00-05:00',
      onset: '2026-11-20T13:00:00-05:00',
      expires: '2026-11-20T18:00:00-05:00',
      ends: '2026-11-21T18:00:00-05:00',
      ...changes,
    },
  });

  test('an NWS alert has the start and end of the event, otherwise those of the message', () => {
    expect(alertsOf({ features: [alert(), alert({ onset: null, ends: null })] })).toMatchObject([
      {
        id: 'urn:oid:1',
        event: 'Flood Warning',
        areas: 'A',
        sender: 'S',
        startsAt: '2026-11-20T18:00:00Z',
        endsAt: '2026-11-21T23:00:00Z',
      },
      { startsAt: '2026-11-20T17:00:00Z', endsAt: '2026-11-20T23:00:00Z' },
    ]);
  });

  test('NWS alerts without id or event are skipped, and at most 50 are returned', () => {
    expect(alertsOf({ features: [alert({ id: null }), alert({ event: '' })] })).toEqual([]);
    expect(alertsOf({ features: Array.from({ length: 60 }, () => alert()) })).toHaveLength(50);
    expect(alertsOf({ features: {} })).toBeNull();
    expect(alertsOf({})).toBeNull();
  });
});
