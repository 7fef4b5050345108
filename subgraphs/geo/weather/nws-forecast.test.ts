import { describe, expect, test } from 'vitest';
import { parseAlerts, parseDays, parseHours, parseDayParts } from './nws-forecast.ts';

/** An hourly period in the format of api.weather.gov. */
const createHour = (startTime: string, changes: object = {}) => ({
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
const createResponse = (...periods: object[]) => ({ properties: { periods } });
const noon = Date.parse('2026-11-20T17:00:00Z');
const formatHour = (hours: number) => `2026-11-20T${String(hours).padStart(2, '0')}:00:00-05:00`;
const parseFirstHour = (changes: object) =>
  parseHours(createResponse(createHour(formatHour(12), changes)), noon)?.[0];

describe('parseHours', () => {
  test('an NWS forecast has hours in metric units, from the current hour on', () => {
    const hours = parseHours(
      createResponse(createHour(formatHour(11)), createHour(formatHour(12)), createHour(formatHour(13))),
      noon,
    );
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
    expect(parseHours(createResponse(createHour(formatHour(11))), noon - 1000)).toHaveLength(1);
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
  ])('the NWS forecast converts the period %j to %j', (changes, expected) => {
    expect(parseFirstHour(changes)).toMatchObject(expected);
  });

  test('an NWS forecast has at most 48 hours, omits hours without a time, and is null when the response has no forecast', () => {
    const manyHours = Array.from({ length: 60 }, (_, index) =>
      createHour(new Date(noon + index * 3_600_000).toISOString()),
    );
    expect(parseHours(createResponse(...manyHours), noon)).toHaveLength(48);
    expect(parseHours(createResponse(createHour('soon')), noon)).toEqual([]);
    expect(parseHours({ properties: {} }, noon)).toBeNull();
  });
});

describe('parseDays', () => {
  const createDay = (date: string, changes: (hour: number) => object = () => ({})) =>
    Array.from({ length: 24 }, (_, each) =>
      createHour(`${date}T${String(each).padStart(2, '0')}:00:00-05:00`, changes(each)),
    );
  const parts = createResponse(
    { startTime: '2026-11-21T00:00:00-05:00', isDaytime: false, shortForecast: 'Clear' },
    { startTime: '2026-11-21T06:00:00-05:00', isDaytime: true, shortForecast: 'Sunny' },
  );

  test('an NWS forecast lists the days in local time for which it has every hour', () => {
    const startedDay = createDay('2026-11-20').slice(1);
    const shortenedDay = createDay('2026-11-22').slice(0, 23);
    const days = parseDays(createResponse(...startedDay, ...createDay('2026-11-21'), ...shortenedDay), parts);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-21']);
  });

  test('a day in an NWS forecast has the extremes of its hours and the condition of its daytime', () => {
    const dayWithReportedValues = parseDays(
      createResponse(
        ...createDay('2026-11-21', (each) => ({
          temperature: 30 + each,
          windSpeed: each === 5 ? '40 mph' : '5 mph',
          probabilityOfPrecipitation: { value: each === 7 ? 80 : null },
        })),
      ),
      parts,
    );
    expect(dayWithReportedValues).toMatchObject([
      {
        temperatureMin: -1.1,
        temperatureMax: 11.7,
        windSpeed: 64.4,
        precipitationProbability: 80,
        sunrise: null,
      },
    ]);
    expect(dayWithReportedValues[0]?.condition).toBe(parseFirstHour({ shortForecast: 'Sunny' })?.condition);
    expect(parseDays(createResponse(...createDay('2026-11-21')), createResponse())[0]?.condition).toBeNull();
  });

  test('values of an NWS forecast that are missing or out of bounds are null', () => {
    const createHourWithoutValues = () => ({
      temperature: null,
      windSpeed: '',
      probabilityOfPrecipitation: { value: null },
    });
    const dayWithoutValues = {
      temperatureMin: null,
      temperatureMax: null,
      windSpeed: null,
      precipitationProbability: null,
    };
    expect(
      parseDays(createResponse(...createDay('2026-11-21', createHourWithoutValues)), parts),
    ).toMatchObject([dayWithoutValues]);
    const parseDay = (changes: object) =>
      parseDays(createResponse(...createDay('2026-11-21', () => changes)), parts)[0];
    const parseCelsius = (temperature: number) => parseDay({ temperature, temperatureUnit: 'C' });
    expect([parseCelsius(70)?.temperatureMax, parseCelsius(70.1)?.temperatureMax]).toEqual([70, null]);
    expect([parseCelsius(-100)?.temperatureMin, parseCelsius(-100.1)?.temperatureMin]).toEqual([-100, null]);
    expect([parseCelsius(-100)?.temperatureMax, parseCelsius(-100.1)?.temperatureMax]).toEqual([-100, null]);
    expect([parseCelsius(70)?.temperatureMin, parseCelsius(70.1)?.temperatureMin]).toEqual([70, null]);
    const parseWind = (speed: string) => parseDay({ windSpeed: `${speed} km/h` })?.windSpeed;
    expect([parseWind('0'), parseWind('500'), parseWind('500.5')]).toEqual([0, 500, null]);
    const parseRain = (value: number) =>
      parseDay({ probabilityOfPrecipitation: { value } })?.precipitationProbability;
    expect([parseRain(0), parseRain(100), parseRain(101), parseRain(-1), parseRain(33.3)]).toEqual([
      0,
      100,
      null,
      null,
      33,
    ]);
  });

  test('an NWS forecast has at most seven days', () => {
    const dates = Array.from({ length: 9 }, (_, index) => `2026-12-0${index + 1}`);
    expect(
      parseDays(createResponse(...dates.flatMap((date) => createDay(date))), parts).map(({ date }) => date),
    ).toEqual(dates.slice(0, 7));
  });
});

describe('parseParts', () => {
  const createPart = (startTime: string, endTime: string, changes: object = {}) => ({
    ...createHour(startTime),
    name: 'Tonight',
    detailedForecast: 'Clear.',
    endTime,
    ...changes,
  });

  test("an NWS forecast lists the periods that have not ended, with the provider's descriptions", () => {
    const endedPart = createPart(formatHour(6), formatHour(12));
    const currentPart = createPart(formatHour(6), formatHour(13));
    expect(parseDayParts(createResponse(endedPart, currentPart), noon)).toMatchObject([
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
      expect(
        parseDayParts(createResponse(createPart(formatHour(12), formatHour(18), changes)), noon),
      ).toEqual([]);
    },
  );

  test('an NWS forecast has at most 14 parts of days, and null for values that are out of bounds', () => {
    expect(
      parseDayParts(
        createResponse(...Array.from({ length: 20 }, () => createPart(formatHour(12), formatHour(18)))),
        noon,
      ),
    ).toHaveLength(14);
    expect(parseDayParts({ properties: {} }, noon)).toBeNull();
    const parsePart = (changes: object) =>
      parseDayParts(createResponse(createPart(formatHour(12), formatHour(18), changes)), noon)?.[0];
    const parseCelsius = (temperature: number) =>
      parsePart({ temperature, temperatureUnit: 'C' })?.temperature;
    expect([70, 70.1, -100, -100.1].map(parseCelsius)).toEqual([70, null, -100, null]);
    const parseRain = (value: number) =>
      parsePart({ probabilityOfPrecipitation: { value } })?.precipitationProbability;
    expect([0, 100, 101, -1].map(parseRain)).toEqual([0, 100, null, null]);
  });
});

describe('parseAlerts', () => {
  const createAlert = (changes: object = {}) => ({
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

  test('an NWS alert has the start and the end of its event, or else those of the message', () => {
    expect(
      parseAlerts({ features: [createAlert(), createAlert({ onset: null, ends: null })] }),
    ).toMatchObject([
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

  test('NWS alerts without an id or an event are skipped, and at most 50 alerts are returned', () => {
    expect(parseAlerts({ features: [createAlert({ id: null }), createAlert({ event: '' })] })).toEqual([]);
    expect(parseAlerts({ features: Array.from({ length: 60 }, () => createAlert()) })).toHaveLength(50);
    expect(parseAlerts({ features: {} })).toBeNull();
    expect(parseAlerts({})).toBeNull();
  });
});
